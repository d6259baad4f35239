import { example, list, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** The rest of chapter 11: retreat, advance, mechanised corps, attacks out of the rear. */
export const aftermath: readonly RuleSection[] = [
  section(
    '11',
    '11.4',
    'Retreat',
    text(
      'attested',
      'On DR and DL the owner moves each defender two hexes, so that it ends two hexes from the target. A retreat is no movement: neither the move of a unit nor the ground counts, except where movement is forbidden.',
    ),
    list(
      'ruling',
      'The first step leads to a hex beside the target, the second to one at a distance of two.',
      'Units retreat one after another, in the order that their owner chooses.',
      'While ways and zones are judged the whole stack counts as gone from the target hex, and no unit goes back to it.',
    ),
  ),
  section(
    '11.4',
    '11.4.1',
    'Where no unit retreats',
    list(
      'attested',
      'Into a hex with an enemy unit.',
      'Into an enemy zone of control, unless a friend stands in the hex.',
      'Into a rear area of the enemy.',
      'Across a hexside or into a place where movement is forbidden.',
      'Into a hex where it would break the stacking limit at the end. It may then go one hex further, to a hex where it does not.',
    ),
    text('attested', 'A unit that has no hex to retreat to is eliminated.'),
    text(
      'ruling',
      'The extra hex must be open by the same rules, and be two or three hexes from the target. Where the unit could stop in another hex, its owner chooses (Q21).',
    ),
  ),
  section(
    '11.4',
    '11.4.2',
    'Which hex comes first',
    text('attested', 'Where there are several hexes, these come first, in this order:'),
    list(
      'attested',
      'First, an own rear area (§10.5).',
      'Second, a hex nearer to an own source of supply (§13.2.1).',
      'Third, a hex without another unit.',
      'Fourth, a hex that keeps to the stacking limit.',
      'Fifth and last, a hex in an enemy zone with a friend in it.',
    ),
    text('attested', 'Among equal hexes the retreating player chooses.'),
    list(
      'ruling',
      'The order is applied to each step by itself. The first point in which two hexes differ decides between them.',
      'A hex is nearer if it takes fewer steps to the nearest source than the hex that the unit leaves (Q22). Where no hex is nearer, this point says nothing (Q23). The city that the unit is driven out of is no source (Q24).',
      'Steps are counted over hexes that a supply line may use (§13.2.3), however many. A hex without such a way counts as farthest.',
      'A step into an own rear area ends the retreat; the unit goes to the turn track, active side up.',
    ),
    example(
      'In §19.3 13th Army retreats from Minsk. 1203 is the only hex open for the first step. From there 1204, 1104 and 1103 could follow; 1204 is two steps from Smolensk, the others are further, and so it goes to 1204.',
    ),
  ),
  section(
    '11',
    '11.5',
    'Advance after combat',
    text(
      'attested',
      'If no defender is left in the target hex, attackers may enter it. They need not, but if they do it is done at once. An advance is no movement; neither the move of a unit nor enemy zones count.',
    ),
    list(
      'ruling',
      'The stacking limit holds, so that one German unit at most advances.',
      'Units may advance out of a rear area, as in the example (§19.2).',
    ),
  ),
  section(
    '11',
    '11.6',
    'Soviet mechanised corps',
    text(
      'attested',
      'They have no spent side: a corps that would become spent is eliminated and leaves the map. Many Soviet tanks of that year did not run, and most of those that fought were lost at once.',
    ),
    text(
      'attested',
      'A corps that is attacked alone must defend actively. Stacked with a unit that contributes 1 or more, which may be another corps in active defence, it may defend passively, with 0. A result then strikes it like the others: DL eliminates it.',
    ),
    text('ruling', 'The strength of a defence is therefore never 0.'),
  ),
  section(
    '11',
    '11.7',
    'Attacks out of a rear area',
    text(
      'attested',
      'Units in a rear area may attack an adjacent hex of the map. All of them may attack the same hex, even where it touches the area by one side only, since there is no stacking limit in the rear.',
    ),
    example('At the start all units of Army Group Centre could attack 1201 together.'),
  ),
];
