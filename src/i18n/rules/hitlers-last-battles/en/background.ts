import { chapter, list, note, notes, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 12 and 13: what was reconstructed and how, and from which sources. */
export const background: readonly RuleSection[] = [
  chapter(
    '12',
    'What was reconstructed',
    note(
      'The text of the rulebook survives; the map, the set-up, the turn track and most of the counter sheet do not. What stands here in their place is ours and may be wrong.',
    ),
  ),
  section(
    '12',
    '12.map',
    'The map',
    list(
      'reconstructed',
      'Columns: 01 is the west edge, 12 the east edge, and the German retreats toward 06. Put column 06 on Berlin at 200 km to the hex, and the outer columns reach the Channel coast and Minsk. That fits a front between Rhine and Vistula.',
      'Flat tops: the retreat rule uses north and south as directions of hexes, which works only with upright columns.',
      'Half hexes: the text treats hexes cut by the frame as whole. Here these are rows 01 and 06 of the odd columns.',
      'Places: of 43 towns that were measured, every one is closer to the centre of its own hex than to any other.',
      'Cities, their values and the lesser river hexes were chosen by geography and tuned by simulation.',
    ),
  ),
  section(
    '12',
    '12.units',
    'Units and starting hexes',
    list(
      'reconstructed',
      'The Western army groups stand in the order 21st, 12th, 6th from north to south, the Soviet fronts in the order of their codes.',
      'The double counter of 1st Baltic and 3rd Belorussian follows history: one was placed under the other on 22 February 1945.',
      'Soviet fronts begin in the bridgeheads of January 1945: Baranow for 1st Ukrainian, Magnuszew and Pulawy for 1st Belorussian, the Narew for 2nd Belorussian.',
      'Army Group Vistula dates from 24 January 1945 and Centre got its name on 25 January 1945; H existed from 11 November 1944, and B held out in the Ruhr until 17 April 1945.',
    ),
  ),
  section(
    '12',
    '12.turns',
    'Turns and markers',
    text(
      'reconstructed',
      'Six turns for the last half year, each half a month to a month: three long ones from 16 December 1944, two of half a month, and a last one to 8 May 1945. The marker numbers of the turn track (§6.1) were tuned by simulation.',
    ),
  ),
  section(
    '12',
    '12.balance',
    'How even the game is',
    text(
      'reconstructed',
      'The set-up was tuned with computer players of equal skill on both sides. A set-up that is fair to random play would be lost for the German side against anybody who attacks.',
    ),
    table(
      'reconstructed',
      'Wins of equal computer players',
      ['Player on both sides', 'Games', 'German', 'Allied', 'Draw'],
      ['Greedy', '1000', '41.3 %', '58.0 %', '0.7 %'],
      ['Aggressive', '3000', '45.5 %', '54.1 %', '0.4 %'],
      ['Plan sampling', '60', '50.0 %', '50.0 %', '0.0 %'],
      ['Random', '3000', '83.8 %', '15.4 %', '0.8 %'],
    ),
    text(
      'reconstructed',
      'The rulings matter less than skill: support without a marker (Q8) would cost the German side about 4 games in 100, and control only where a move ends (§2.4) would give it 4 to 6.',
    ),
  ),
  chapter(
    '13',
    'Sources',
    note(
      'About twenty searches in Japanese and English brought up nothing on this game, neither a picture of its map and counters nor a review, and nothing else by its designer. The reconstruction rests on hints of the text, on geography and on these pages of history.',
    ),
    notes(
      'The three Western army groups from north to south: codenames.info, Siegfried-Linie Campaign.',
      'Soviet bridgeheads in January 1945: D. Grier, bookreadfree.com.',
      '1st Baltic Front put under 3rd Belorussian: codenames.info, Zemland Offensive Operation.',
      'Army Group Vistula: liquisearch.com.',
      'Army Group Centre, formerly A: howlingpixel.com.',
      'Army Group H: sagapedia.com.',
      'Army Group B: wikimili.com.',
      'First Allied Airborne Army under SHAEF: en.wikipedia.org.',
      'Fifteenth United States Army: globalsecurity.org.',
      'Time frame compared with the rules of Battle for Germany: paperzz.com.',
    ),
  ),
];
