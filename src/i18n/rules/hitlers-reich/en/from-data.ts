import { RULINGS } from '../../../../engine/games/hitlers-reich/rulings.ts';
import { en as setUpWords } from '../../../compiled/en/hitlers-reich.setup.ts';
import { choicesOf } from '../../choices.ts';
import { fromEvents, type EventWords } from '../event-tables.ts';
import { fromMap, type MapWords } from '../map-tables.ts';
import { en as messages } from '../../../compiled/en/hitlers-reich.table.ts';

/** Fills the slots of the chapters. */

const mapWords: MapWords = {
  lang: 'en',
  areas: {
    axis: 'Areas with an Axis symbol',
    western: 'Areas with a Western symbol',
    soviet: 'Areas with a Soviet symbol',
    vichy: 'Vichy areas, neutral at first',
    'neutral-inactive': 'Areas that are neutral until their event',
    impassable: 'Areas out of play',
  },
  zones: 'Sea zones; nobody controls them at first',
  head: { space: 'Space', features: 'Features', borders: 'Borders', source: 'Named in', side: 'Side at the start' },
  production: (n) => `production ${n}`,
  features: { capital: 'capital', island: 'island', strait: 'strait' },
  nothing: '–',
  join: (items) => items.join(', '),
  pair: (a, b) => `${a} – ${b}`,
  conditional: (name) => `(${name})`,
  stated: (rules) => rules,
  follows: (rules) => `follows from ${rules}`,
  added: 'added',
  chosen: 'our choice',
  conditions: {
    'sicily-sea-held':
      'Only for land attacks of the side that controls the Sicily Sea, while no enemy fleet is there (§2.3, R-03).',
    'turkey-active': 'Adjacent once Turkey has joined the war (§2.3).',
    'turkey-controller': 'Adjacent only for the side that controls Turkey, once it has joined the war (§2.3).',
  },
  conditionalBorders: 'Borders that count only under a condition',
  closedBorders: 'Close together, but not adjacent',
  pairHead: ['Spaces', 'Why'],
};

const eventWords: EventWords = {
  lang: 'en',
  messages,
  head: { event: 'Event', copies: 'Copies', category: 'Category', use: 'Use', effect: 'Effect', source: 'Known from' },
  join: (items) => items.join(', '),
  sentence: (sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`),
  between: ' ',
  rules: (rules) => `Rules: ${rules}`,
  captions: { known: 'Effect stated in sources or deduced from them', reconstructed: 'Effect reconstructed' },
  filled: {
    caption: 'Cards that fill the set',
    head: ['Event', 'Reconstructed copies, of all', 'Evidence for it'],
    grounds: {
      'strategic-bombing': 'It mirrors WOLFPACK, and one report describes events alone reducing the Axis hand.',
      turncoats: 'One copy for each of the three countries that may change sides (R-89).',
      'murmansk-run': 'You use it up when you play it, as with all events that have more than one copy.',
      'v-rockets':
        'With it, both sides’ events change hand sizes about equally often: eight times for the Axis, seven for the Allies.',
      'synthetic-fuel':
        'As for V-ROCKETS. The rule on reshuffles speaks of several copies only for WOLFPACK (§5.4.2), which is evidence against both.',
      'jet-fighters': 'A description of an early set of cards names the title; we do not know whether it was printed.',
    },
  },
  effects: {
    caption: 'Effects that no source gives',
    head: ['Event', 'Evidence for the effect'],
    grounds: {
      'master-spy':
        'One rule names it with ENIGMA for two effects, showing a card first and choosing a card at random (§7.3). ENIGMA has the first.',
      outfoxed: 'The title suggests deception, and no other card stops an event (R-78).',
      'special-operations': 'No other card gives a die in event conflicts.',
      turncoats: 'The title and the time fit the three countries that changed sides in 1944 (R-89).',
      montgomery: 'He mirrors VON MANSTEIN, whose effect is known.',
      patton: 'An attacking general; advice on Overlord leaves no die for him to add.',
      chuikov: 'He defended Stalingrad, and this makes him different from ZHUKOV.',
      'iraq-revolts': 'Its one known consequence concerns Syria-Lebanon (§8.5).',
      'tiger-tanks': 'Strategy advice wants it as the fifth die; it mirrors T-34s & SHERMANS.',
      'von-rundstedt': 'Strategy advice names him against Overlord, so he defends.',
      'jet-fighters': 'Aircraft against aircraft, so it affects AIR SUPREMACY (R-88).',
    },
  },
};

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'hr.ruling', setUpWords, 'en');

export const { addedSpaces, closedBorders, closedCorners, conditionalBorders, crossings, drawnTogether, spaceTables } =
  fromMap(mapWords);

export const { effectTable, eventTables, filledTable, reconstructed } = fromEvents(eventWords);
