import { chapter, list, note, notes, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import {
  MAP_COUNTS,
  addedSpaces,
  closedBorders,
  closedCornerList,
  conditionalBorders,
  crossingList,
  drawnTogether,
  spaceTables,
} from '../map-tables.ts';
import type { MapWords } from '../map-tables.ts';

const words: MapWords = {
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
  pairHead: ['Spaces', 'Why'],
};

const { areas, playable, zones, borders, stated, followed, geography, addedAreas, addedZones } = MAP_COUNTS;

/** Chapter M: what the map shows, and what of it is known. */
export const map: readonly RuleSection[] = [
  chapter(
    'M',
    'The map',
    note(
      'No picture of the printed map could be had. This map was put together from the rules, which name most of its spaces and settle many of its borders, and from real geography for the rest.',
    ),
    text(
      'attested',
      `There are ${areas} areas, ${playable} of them in play, and ${zones} sea zones. The rules name ${areas - addedAreas} of the areas and ${zones - addedZones} of the zones. The number of zones is stated (§2.4), that of areas is not.`,
    ),
    text(
      'reconstructed',
      `Added so that the rules work: ${addedSpaces(words)}. Of the ${borders} borders ${stated} are stated by a rule, ${followed} follow from a rule or an example, and ${geography} rest on geography.`,
    ),
    list(
      'reconstructed',
      'Poland: Minsk and the Baltic States are attacked by land at the start of Barbarossa and so need an Axis area beside them (§6.7.2).',
      'Hungary: in the example five Axis spaces surround Bessarabia, and two of them must still be found (§16.3).',
      'Bordeaux: a landing out of the Bay of Biscay needs an enemy coast (§6.7.3).',
      'Czechoslovakia: nothing speaks for it but the gap between Berlin, Austria, Poland and Hungary.',
      'Arctic Ocean: Archangel is a port. Adriatic Sea: it gives Yugoslavia a coast. Eastern Mediterranean: the rules place Crete between the Aegean and the Mediterranean (§2.2).',
    ),
    text(
      'reconstructed',
      'Sides at the start were settled by the lists of 1944 (§10.3): what the Axis holds then without a marker has an Axis symbol, and what needs a marker has a symbol of another side. Crete, Cyprus and Sardinia follow history, Bordeaux and Czechoslovakia geography.',
    ),
    notes(
      'Names suffered in translation: the English Channel appears as the Canary area, the Channel Islands and the Dover Strait, the Straits of Gibraltar as the Moroccan strait (R-51), Bessarabia once as Belorussia (R-32).',
      'Some real borders are left out on purpose. The example names Norway as the one Axis neighbour of the North Sea (§16.1), so neither the Ruhr nor Denmark nor Holland-Belgium touches it. Iraq is part of Persia, since the neighbours listed for Turkey leave no room for it (§2.3).',
    ),
  ),
  section(
    'M',
    'M.spaces',
    'Areas and sea zones',
    note(
      'Borders in brackets are open only under a condition (see below). Under “Named in” stands the rule that names the space; where the side at the start is not stated, the last column says what it follows from.',
    ),
    ...spaceTables(words),
  ),
  section(
    'M',
    'M.borders',
    'Special borders',
    conditionalBorders('Borders that are open only under a condition', words),
    text(
      'ruling',
      'The border of Sicily and Naples counts for the Area bonus and for paratroops at all times (R-03, R-73).',
    ),
    closedBorders('Close, but not adjacent', words),
    text(
      'attested',
      'Areas out of play keep their borders, since paratroops may fly across them (§6.5.1). They count for no bonus and are never attacked.',
    ),
  ),
  section(
    'M',
    'M.drawing',
    'How the map is drawn',
    text(
      'reconstructed',
      `Coasts, rivers and ranges are those of real geography; the borders of areas and zones were drawn so that two spaces share a border exactly when they are adjacent. Where four spaces meet, the drawing had to decide, and five pairs became adjacent by it: ${drawnTogether(words)}.`,
    ),
    note('Spaces that meet in a point, or are parted by a lake or by land off the map, are not adjacent:'),
    closedCornerList(words),
    note('Adjacent spaces without a drawn border are joined by an arrow:'),
    crossingList(words),
  ),
];
