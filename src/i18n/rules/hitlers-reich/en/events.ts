import { en } from '../../../en/table-hr.ts';
import { chapter, list, note, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { EVENT_COUNTS, copiesIn, effectTable, eventTables, filledTable, reconstructedTitles } from '../event-tables.ts';
import type { EventWords } from '../event-tables.ts';
import { choiceOf } from './choices.ts';

const words: EventWords = {
  lang: 'en',
  messages: en,
  head: { event: 'Event', copies: 'Copies', category: 'Category', use: 'Use', effect: 'Effect', source: 'Known from' },
  join: (items) => items.join(', '),
  sentence: (sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`),
  between: ' ',
  rules: (rules) => `Rules: ${rules}`,
};

const captions = {
  known: 'Effect stated in sources or deduced from them',
  reconstructed: 'Effect reconstructed',
};

const { cards, titles, filled } = EVENT_COUNTS;

/** What speaks for the copies that fill the set. */
const copyGrounds: Readonly<Record<string, string>> = {
  'strategic-bombing': 'It mirrors WOLFPACK, and a report tells of an Axis hand worn down by events alone.',
  turncoats: 'One copy for each of the three countries that may change sides (R-89).',
  'murmansk-run': 'It is used up when it is played, as are all the events with more than one copy.',
  'v-rockets':
    'With it the events of both sides change hand sizes about equally often: eight times for the Axis, seven for the Allies.',
  'synthetic-fuel':
    'As for V-ROCKETS. The rule on reshuffles speaks of several copies only for WOLFPACK (§5.4.2), which speaks against both.',
  'jet-fighters': 'An account of an early set of cards names the title; whether it was printed is unknown.',
};

/** What speaks for each effect that no source gives. */
const effectGrounds: Readonly<Record<string, string>> = {
  'master-spy':
    'One rule names it beside ENIGMA for two things, a card shown first and a card at random (§7.3). ENIGMA does the first.',
  outfoxed: 'The title speaks of deceit, and no other card stops an event (R-78).',
  'special-operations': 'No other card gives a die in event conflicts.',
  turncoats: 'The title and the time fit the three countries that changed sides in 1944 (R-89).',
  montgomery: 'He mirrors VON MANSTEIN, whose effect is known.',
  patton: 'A general of the attack; advice on Overlord leaves him no die to add.',
  chuikov: 'He defended Stalingrad, and this keeps him apart from ZHUKOV.',
  'iraq-revolts': 'Its one known consequence concerns Syria-Lebanon (§8.5).',
  'tiger-tanks': 'Advice wishes for it as the fifth die; it mirrors T-34s & SHERMANS.',
  'von-rundstedt': 'Advice names him against Overlord, so he defends.',
  'jet-fighters': 'Aircraft against aircraft: hence its bearing on AIR SUPREMACY (R-88).',
};

/** Chapter E: every event, and what of it is known. */
export const events: readonly RuleSection[] = [
  chapter(
    'E',
    'The events',
    note(
      `There are ${cards} event cards with ${titles} titles: ${copiesIn('axis')} for the Axis, ${copiesIn('allied')} for the Allies and ${copiesIn('common')} common ones. How they are held and used is told in §4.2, how they are won in §6.4.`,
    ),
    note(
      'The full texts stand only on the printed cards, and none of them could be read. The column “Known from” says what was deduced from sources and what is reconstructed; the rest a source states. None of these sentences is the text of a card.',
    ),
    list(
      'attested',
      'Reusable: stays after a conflict that was won, goes back to its mall after one that was lost (§4.2.5.1).',
      'Returnable: goes after each use to the opponent, and then back to its mall (§4.2.5.2).',
      'Removable: takes effect when it is won and leaves the game (§4.2.5.3).',
      'Recyclable: takes effect when it is won and goes to the lid, from where it may return (§4.2.5.4).',
    ),
    text('ruling', 'The symbols for amphibious, paratroop and blitz attacks bind the attacker only (R-77).'),
  ),
  section('E', 'E.axis', 'Axis events', ...eventTables('axis', captions, words)),
  section('E', 'E.allied', 'Allied events', ...eventTables('allied', captions, words)),
  section('E', 'E.common', 'Common events', ...eventTables('common', captions, words)),
  section(
    'E',
    'E.reconstructed',
    'What is reconstructed',
    text(
      'reconstructed',
      `The number of cards is known, and so is that of the common ones; the rules and other sources speak for ${cards - filled} of them. The other ${filled} fill the set; that the two sides have equally many is an assumption. No title was invented for them: further copies were given to events that are used up, and one title comes from an early set of cards. ${choiceOf('event-set')}`,
    ),
    filledTable(
      'Cards that fill the set',
      ['Event', 'Reconstructed of all copies', 'What speaks for it'],
      copyGrounds,
      words,
    ),
    effectTable('Effects that no source gives', ['Event', 'What speaks for the effect'], effectGrounds, words),
    list(
      'reconstructed',
      `Category: ${reconstructedTitles('category', words)}.`,
      `When it is used: ${reconstructedTitles('when', words)}.`,
      `Symbols of the attack: ${reconstructedTitles('icons', words)}.`,
      'Number on the die of ENIGMA (R-90); value of Spain with FRANCO (R-81); one die for ROMMEL.',
      'White and red stars are known for few events; the others follow from who could use the effect (§6.5.3.2).',
    ),
  ),
];
