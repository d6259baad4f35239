import { chapter, list, note, notes, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 20 and 21: what was reconstructed and how, and from which sources. */
export const background: readonly RuleSection[] = [
  chapter(
    '20',
    'What was reconstructed',
    note(
      'The rulebook survives whole, with its example. The map, the counters, the cards and the table of results could not be had. What stands here in their place is ours and may be wrong. It was fitted so that every statement of the rules and of the example holds, and tested for it.',
    ),
  ),
  section(
    '20',
    '20.map',
    'The map',
    list(
      'reconstructed',
      'Orientation: the example makes 1502 and 1401, 1201 and 1202, 1202 and 1102 neighbours, and has Minsk touch both 1403 and 1202. Of four ways to lay the grid only this one agrees.',
      'Geography: the places whose hexes are known were laid over the real map. At 107 km to the hex, with true north leaning 12 degrees to the right, they come to lie half a hex from their true places on average. Every other hex follows from that.',
      'Terrain: 0901, 1201 and 1502 are clear because tanks shift the odds there, and 1503 stops nobody. 1601 is marsh (Q3). The rest is geography.',
      'Rivers: Western Dvina, Dnieper, Dniester, Prut and Don. Lesser ones are left out.',
      'Rear areas: the example names a hex or two of each German one; the others follow the frontier of 1941. That the Soviet rear touches all of the last column is ours.',
      'Cities: twelve are named in the rulebook or in reports. Dnepropetrovsk was added, for the balance and because it joins the south to Kiev. Kiev stands east of its true place for the sake of the example (Q1).',
    ),
  ),
  section(
    '20',
    '20.units',
    'Units',
    list(
      'reconstructed',
      'German passive values are half the strength, rounded up; the 5:1 against 26th Army agrees with that (Q4).',
      'Moves: 5 for panzer armies, 3 for all others.',
      '2nd Army: strength 4.',
      'Guards: three armies of 4 (2). Their strength was set to balance the game, no source gives it.',
    ),
  ),
  section(
    '20',
    '20.setup',
    'Set-up and arrivals',
    text(
      'reconstructed',
      'How many armies and corps stand in the hexes of the example is known, the names of most of them are not. They follow the Soviet order of battle of June 1941. Units further back and all Soviet arrivals are ours.',
    ),
  ),
  section(
    '20',
    '20.cards',
    'Cards',
    list(
      'reconstructed',
      'The names of all cards and the main use of each are in the rules. Second uses were added where the text says that some card must have them: a rail move for each side, and activation.',
      'The numbers of cards on the turn track were chosen at first and kept after simulation, except the six of the first German turn.',
    ),
  ),
  section(
    '20',
    '20.crt',
    'Combat results',
    list(
      'reconstructed',
      'Known from the example: 7:1 is always DE; 6:1 has one DL in six; at 5:1 a 6 is DR and a 3 is DE; at 2:1 a 3 is DR and a 5 is no effect.',
      'Known from club reports: at 3:1 a 6 is no effect; at 1:1 a 2 and a 3 drive the defender off, and three numbers in six do so.',
      'All of this follows one rule: take the column from the die. Less than 0 is DE, 0 is DL, 1 and 2 are DR, more is no effect. The other cells were filled by it.',
    ),
  ),
  section(
    '20',
    '20.balance',
    'How even the game is',
    text(
      'reconstructed',
      'The map was tuned with computer players that try out plans, of equal skill on both sides and with open hands. The games of the first sample took part in the choice of the settings; those of the second were played afterwards, with new dice.',
    ),
    table(
      'reconstructed',
      'Standard game between equal computer players',
      ['Sample', 'Games', 'German wins', 'Standard error', 'Mean score'],
      ['At the choice', '96', '46 %', '5', '9.2'],
      ['For confirmation', '80', '57.5 %', '5.5', '9.6'],
      ['Both together', '176', '51 %', '4', '9.4'],
    ),
    text(
      'reconstructed',
      'In the first sample Leningrad, which held in history, falls in three games of four, and Moscow is hardly ever worth the try. The whole is even; that does not make every front right. Games between experts, with hidden hands or with the optional rules, were not measured.',
    ),
  ),
  chapter(
    '21',
    'Sources',
    note('None of these shows the map, the cards, the counter sheet or the table of results as text.'),
    notes(
      'The publisher’s page on the game: number of counters and cards, two corrections, a remark on rear areas.',
      'Shikauchi Yasushi, article reprinted on the publisher’s site: length of the turns, extent of the map.',
      'Report of the Chihara club.',
      'Report of a tournament in January 2018, blog of w_sjk_shark55.',
      'Report no. 343 of the Ibaraki club, blog of str_takeshi.',
      'Review of the English edition of 2023, battlefieldswarriors.',
    ),
  ),
];
