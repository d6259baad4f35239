import { example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** §7.9: what winning earns. */
export const bonuses: readonly RuleSection[] = [
  section(
    '7',
    '7.9',
    'Bonus actions',
    table(
      'attested',
      'Bonus actions',
      ['Bonus', 'Earned by', 'Gives', 'When'],
      [
        'Success',
        'winning the first action of the turn, if it was an event or an attack',
        'one of: Reorganise, Fortify, Reinforce, event, attack',
        'after the other two',
      ],
      [
        'Production centre',
        'an attack in the own turn that takes or regains a production centre, whatever its value',
        'one event action',
        'at once or never',
      ],
      [
        'Blitz',
        'a land attack in the own turn that takes an area',
        'a land attack out of that area (§7.9.2)',
        'directly, before any action but the production-centre event',
      ],
    ),
    text(
      'attested',
      'For a Success Bonus the gold marker is laid in its box (§2.6.3). A turn gives one Success Bonus and one chain of blitzes.',
    ),
    list(
      'ruling',
      'A Big Push and Barbarossa count as first actions that were won if at least one of their two or four conflicts was (§6.6, §6.7.2). Overlord and Bagration give no Success Bonus.',
      'The event of a production centre earns nothing further when it is won (R-60), nor does a Success Bonus, except what its attack takes.',
      'Irish Sea and North Sea are production centres too: taking one by an attack gives either side the event (R-25).',
      'Control gained without an attack earns no bonus (R-96).',
    ),
  ),
  section(
    '7.9',
    '7.9.1',
    'Several bonuses',
    text(
      'attested',
      'A turn can give all three bonuses. The one for a production centre is used at once or lost; it is no duty. A bonus action that fails ends the turn and forfeits the bonuses that are left.',
    ),
    text(
      'attested',
      'Inside a Big Push (§6.6), Barbarossa (§6.7.2), Overlord (§6.7.3) and Bagration (§6.7.4) a conflict that is lost does not end the turn.',
    ),
    text(
      'ruling',
      'The order is: event of the production centre, blitz, Success Bonus. All may be declined (R-11). A Success Bonus taken after a Big Push or Barbarossa is no longer protected (R-97). Once the Success Bonus is used, only the bonuses of its own attack can follow.',
    ),
  ),
  section(
    '7.9',
    '7.9.2',
    'Blitz',
    text(
      'attested',
      'A blitz is an attack on an area adjacent to the one just taken, and from nowhere else. It exists only as a bonus. It is resolved like any attack, with these differences.',
    ),
    list(
      'attested',
      'A chain has three blitzes at most, each out of the area that the last one took.',
      'Each blitz lowers the own hand size by 1, unless GUDERIAN is among its events. Overlord’s blitzes are free (§6.7.3).',
      'A Reusable event may be played again in the next attack of the chain, and new ones may join at any blitz. One that is left out is turned face down and serves no more in this chain.',
      'Each attack of the chain may have one general; it may be a different one each time.',
      'The chain follows the first attack of the turn or the Success Bonus attack, not both.',
      'It is completed before any other action. Only the event of a production centre may come between, and the chain goes on unless that conflict is lost.',
      'An area taken by a paratroop or amphibious attack is never the origin of a blitz, the landing of Overlord excepted.',
    ),
    list(
      'ruling',
      'A blitz goes by land against an area, not against a sea zone. Its events need the symbol for blitz (R-77).',
      'The hand size is paid when the events have been named (R-70). The card that is played counts towards the smaller hand; what is too much after that is discarded in the clean-up (R-06). At hand size 1 GUDERIAN must be played (R-86).',
      'A blitz declined before any was made leaves the chain for the Success Bonus attack. A chain that was begun and stopped is over (R-61).',
      'Reusable events of the chain do not serve in an event conflict between two of its attacks, and those used there are used up for the turn (R-71).',
    ),
    example(
      'Minsk was taken by land in the first action. The Axis blitzes Smolensk out of Minsk and Moscow out of Smolensk: the hand size falls by 2. Moscow gives an event at once; if that conflict is won or declined, a third blitz may start from Moscow.',
    ),
  ),
];
