import { list, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { UNIT_COUNTS, unitTables } from '../piece-tables.ts';
import { words } from './words.ts';

const { all, german, soviet } = UNIT_COUNTS;

/** Chapter 2, counters and cards. */
export const counters: readonly RuleSection[] = [
  section(
    '2',
    '2.2',
    'Counters',
    text('attested', 'Units are fighting forces. Markers show or record something.'),
    text(
      'reconstructed',
      `There are ${all} units, ${german} German or Romanian and ${soviet} Soviet, and a turn marker. The publisher gives the total of 50 counters; how it divides is ours.`,
    ),
  ),
  section(
    '2.2',
    '2.2.1',
    'What stands on a unit',
    text(
      'attested',
      'A unit shows its arm and size, its name, its strength with the passive value in brackets, its move, and a code for its set-up or arrival.',
    ),
  ),
  section(
    '2.2',
    '2.2.2',
    'Arm',
    text('attested', 'A unit with the silhouette of a tank is a tank; every other unit is infantry.'),
    text('reconstructed', 'German panzer armies and Soviet mechanised corps are the tanks of the game.'),
  ),
  section(
    '2.2',
    '2.2.3',
    'Code',
    text(
      'attested',
      'A number is the turn on which the unit arrives as a reinforcement. A letter on a German unit is the rear area in which it begins: N for Army Group North, C for Centre, S for South, R for Romania.',
    ),
  ),
  section(
    '2.2',
    '2.2.4',
    'Strength and passive strength',
    text('attested', 'Both are used in combat (§11.3.1, §11.3.2).'),
    text(
      'attested',
      'The passive strength in brackets equals the strength on the spent side, as the text on defence says.',
    ),
  ),
  section(
    '2.2',
    '2.2.5',
    'Move',
    text('attested', 'How many hexes the unit may go in one move. Weather and terrain may lower it (§10.2, §10.3).'),
  ),
  section(
    '2.2',
    '2.2.6',
    'Active and spent',
    text('attested', 'The front of a unit shows it active, the back spent.'),
    text('attested', 'Soviet mechanised corps have no spent side (§11.6).'),
  ),
  section(
    '2.2',
    '2.2.7',
    'Nationality',
    list(
      'attested',
      'German army: blue-grey.',
      'Romanian army: blue. It belongs to the German side.',
      'Soviet army: brown.',
      'Guards: yellow. They belong to the Soviet side and have a zone of control of their own (§9.1).',
    ),
  ),
  section(
    '2.2',
    '2.2.8',
    'Name',
    text('attested', 'Numbers and short forms: PzA for a panzer army, R for Romanian, MC for a mechanised corps.'),
  ),
  section('2.2', '2.2.9', 'Size', text('attested', 'Four crosses above the sign of infantry mark an army.')),
  section(
    '2.2',
    '2.2.10',
    'Markers',
    text(
      'attested',
      'A turn marker runs along the turn track. The backs of Soviet mechanised corps that have been removed serve to mark German control of cities and the hero city (§14).',
    ),
    text('ruling', 'On the screen these marks are always at hand, also while no corps has been lost.'),
  ),
  section(
    '2.2',
    '2.2.units',
    'All units',
    ...unitTables(words),
    list(
      'reconstructed',
      'The text or the example gives the strengths of the German and Romanian units other than 2nd Army, 2 (1) for a Soviet army and 1 (0) for a mechanised corps.',
      'Ours are the German passive values (half the strength, rounded up), all moves, 2nd Army and the values of the Guards. Of the moves it is known only that none but panzer armies go further than 3 (§10.3).',
    ),
  ),
  section('2', '2.3', 'Logistics cards', text('attested', 'Each side has six cards of its own (§7).')),
];
