import { en as messages } from '../../../en/hitlers-reich-table.ts';
import type { EventWords } from '../event-tables.ts';
import type { MapWords } from '../map-tables.ts';

export const mapWords: MapWords = {
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
      'Open to a land attack of the side that controls the Sicily Sea, while no enemy fleet is there (§2.3, R-03).',
    'turkey-active': 'Open once Turkey has joined the war (§2.3).',
    'turkey-controller': 'Adjacent only for the side that controls Turkey, once it has joined the war (§2.3).',
  },
  conditionalBorders: 'Borders that are open only under a condition',
  closedBorders: 'Close, but not adjacent',
  pairHead: ['Spaces', 'Why'],
};

export const eventWords: EventWords = {
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
    head: ['Event', 'Reconstructed of all copies', 'What speaks for it'],
    grounds: {
      'strategic-bombing': 'It mirrors WOLFPACK, and a report tells of an Axis hand worn down by events alone.',
      turncoats: 'One copy for each of the three countries that may change sides (R-89).',
      'murmansk-run': 'It is used up when it is played, as are all the events with more than one copy.',
      'v-rockets':
        'With it the events of both sides change hand sizes about equally often: eight times for the Axis, seven for the Allies.',
      'synthetic-fuel':
        'As for V-ROCKETS. The rule on reshuffles speaks of several copies only for WOLFPACK (§5.4.2), which speaks against both.',
      'jet-fighters': 'An account of an early set of cards names the title; whether it was printed is unknown.',
    },
  },
  effects: {
    caption: 'Effects that no source gives',
    head: ['Event', 'What speaks for the effect'],
    grounds: {
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
    },
  },
};
