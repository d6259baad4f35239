import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { crtTable } from '../play-tables.ts';
import { words } from './words.ts';

/** Chapter 11, up to the end of a combat. */
export const combat: readonly RuleSection[] = [
  chapter(
    '11',
    'Combat',
    text('attested', 'In his combat phase a player may attack adjacent enemies. Nobody has to attack.'),
    text('ruling', 'No attack crosses a hexside of sea or lake.'),
  ),
  section(
    '11',
    '11.1',
    'Who may attack, and how often',
    text(
      'attested',
      'The side whose phase it is attacks, the other defends. In one combat phase each unit attacks once at most, and each is attacked once at most. Its strength is never divided. Active and spent units may attack.',
    ),
    text('attested', 'In the breakthrough phase tanks may attack again, and units may be attacked again (§12).'),
    list(
      'ruling',
      'A hex can be attacked as long as one unit in it has not been attacked in this phase. Units that have been, having retreated into it, add no strength and choose no defence; they share the result (Q28). §11.6 is judged by the others.',
      'In the breakthrough phase each attack stands alone.',
    ),
  ),
  section(
    '11',
    '11.2',
    'Attackers and target',
    text(
      'attested',
      'An attack has one hex as its target, and all units there defend together. Of a stack of attackers all or some may take part, or different ones in different attacks. Units from all hexes around the target may attack it together.',
    ),
    text('attested', 'Rear areas beside the target count among these (§11.7).'),
  ),
  section(
    '11',
    '11.3',
    'How a combat is resolved',
    text(
      'attested',
      'The attacker names attackers and target, and the combat is resolved before he names the next one. When he wants no more, the phase ends.',
    ),
  ),
  section(
    '11.3',
    '11.3.1',
    'Attack strength',
    text(
      'attested',
      'The strengths of all attackers are added. An attacker uses its strength, never its passive strength.',
    ),
    text('attested', 'A spent unit attacks with the strength on its spent side.'),
  ),
  section(
    '11.3',
    '11.3.2',
    'Active or passive defence',
    text(
      'attested',
      'A spent defender counts the strength on its spent side. For active defenders their owner chooses: active defence counts the full strength, and the unit becomes spent after the combat; passive defence counts the value in brackets, and the unit stays active.',
    ),
    text('attested', 'The choice is made for each unit, as the example shows (§19.2).'),
    text('attested', 'Mechanised corps may not always choose (§11.6).'),
  ),
  section(
    '11.3',
    '11.3.3',
    'Odds',
    text(
      'attested',
      'The attack strength is divided by the defence strength, to a whole number to one or one to a whole number, rounded in favour of the defender.',
    ),
    list(
      'ruling',
      'A weaker attacker gets one to a number that is rounded up: 3 against 4 is 1:2 (Q8).',
      'The odds have no upper limit before the shifts. For the shifts 1:3, 1:2, 1:1, 2:1 and 3:1 follow one another.',
    ),
    example(
      '2nd Panzer Army (7) attacks a Soviet army (2). Against active defence that is 7 to 2, three and a half, and so 3:1; against passive defence it is 7:1.',
    ),
  ),
  section(
    '11.3',
    '11.3.4',
    'Shifts',
    text(
      'attested',
      'The odds move to the right, in favour of the attacker (+1), or to the left, in favour of the defender (−1).',
    ),
    table(
      'attested',
      'Shifts of the odds',
      ['Ground', 'Shift', 'When'],
      ['City or mountain', '−1', 'the target hex is one'],
      ['River', '−1', 'every attacker attacks across a river; not on a snow turn'],
      [
        'Tanks',
        '+1',
        'at least one attacker is a tank and the target hex is clear; not in mud or thaw. Rivers and defending tanks do not matter',
      ],
      ['Winter', '+1', 'a Soviet attack on a snow turn'],
      ['Card of the attacker', '+1', 'one card at most'],
      ['Card of the defender', '−1', 'one card at most'],
    ),
    text(
      'attested',
      'The attacker says first whether he plays a shift card, then the defender. Hitler Order, Partisans and Tactical Superiority can be played besides (§7.1).',
    ),
  ),
  section(
    '11.3',
    '11.3.5',
    'Failure',
    text(
      'attested',
      'If the odds after all shifts are 1:2 or worse, the attack fails. No die is rolled and nobody is lost. All attackers become spent, and so do defenders that defended actively; for units that were spent before nothing changes.',
    ),
    text(
      'ruling',
      'A mechanised corps that would become spent is eliminated here as well (§11.3.7). There is no advance.',
    ),
  ),
  section(
    '11.3',
    '11.3.6',
    'Result',
    text('attested', 'Otherwise the attacker rolls one die and reads the result in the column of the odds.'),
    crtTable(words),
    list(
      'attested',
      '–: no effect.',
      'DR: all defenders retreat two hexes (§11.4).',
      'DL: all defenders become spent and retreat two hexes; those that were spent only retreat.',
      'DE: all defenders are eliminated.',
    ),
    text('attested', 'Against a hero city DR of a German attack is no effect (§14.2.1).'),
    text(
      'reconstructed',
      'Of the table only some cells are known. §20.crt tells which, and how the others were found.',
    ),
  ),
  section(
    '11.3',
    '11.3.7',
    'End of the combat',
    text(
      'attested',
      'Result, retreat and advance come first. Then all attackers and all defenders that defended actively become spent, whatever the result; those that are spent stay so.',
    ),
    text('attested', 'A mechanised corps that would become spent is eliminated (§11.6).'),
    list(
      'ruling',
      'A corps that attacked may thus advance before it is eliminated.',
      'A hex that is emptied only by this last step allows no advance.',
    ),
  ),
];
