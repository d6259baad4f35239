import { RULINGS } from '../../../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { en as setUpWords } from '../../../compiled/en/blitzkrieg-to-moscow-2.rulings.ts';
import { choicesOf } from '../../choices.ts';
import { fromMap } from '../map-tables.ts';
import { fromPieces } from '../piece-tables.ts';
import { fromPlay } from '../play-tables.ts';
import { en as messages } from '../../../compiled/en/blitzkrieg-to-moscow-2.words.ts';
import type { MapWords, PieceWords, PlayWords, TableWords } from '../slots.ts';

/** Fills the slots of the chapters. */

const map: MapWords = {
  cities: {
    caption: 'Cities',
    head: ['Hex', 'City', 'Points', 'Supply city', 'Evidence for it'],
    grounds: {
      '1907': '1806 is adjacent in the example; in a club report it is worth 2',
      '1703': 'named in the example; the hex fits what it says and is near the true place',
      '1303': 'named in the example; no other hex touches both 1403 and 1202',
      '1306': 'named in the example and in §15.1; the hex by geography',
      '1310': 'near the Soviet rear area (§15.3); in a club report it is worth 2',
      '1509': 'named in two club reports; the hex by geography',
      '1110': 'named in three club reports; the hex by geography',
      '0706': 'named in §15.1; the hex follows from the example (Q1)',
      '0304': 'name, hex and point in §15.2',
      '0608': 'named in two club reports; the hex by geography',
      '0210': 'named in three public sources; the hex by geography',
      '0106': 'name and hex in §15.2.2; a supply city in an illustration in the rulebook',
      '0407': 'only geography and balance; it links Kiev with the south',
    },
  },
  areas: {
    caption: 'Rear areas',
    head: ['Code', 'Area', 'Adjacent hexes', 'Evidence for it'],
    grounds: {
      N: '1502 and 1701 in the example',
      C: '1201 in §11.7, 1401 in the example',
      S: '0901 and 0801 in the example',
      R: '0702 and the river in front of it in the example',
      E: 'only the width of the map',
    },
    column: (column) => `every hex of column ${column}`,
  },
  terrain: {
    caption: 'Hexes that are neither clear nor a city',
    head: ['Terrain', 'Hexes'],
    names: { forest: 'Forest', marsh: 'Marsh', mountain: 'Mountain' },
  },
  hexsides: {
    rivers: 'River hexsides',
    waters: 'Hexsides of sea or lake',
    head: ['Water', 'Between'],
    names: {},
  },
};

const pieces: PieceWords = {
  captions: { german: 'German and Romanian units', soviet: 'Soviet units' },
  head: ['Unit', 'Arm', 'Strength (passive)', 'Move', 'Zone', 'Starts in'],
  arms: { tank: 'tank', infantry: 'infantry' },
  turn: (turn) => `arrives on turn ${turn}`,
  setup: {
    soviet: 'Soviet set-up',
    german: 'German set-up',
    head: ['Hex', 'Units', 'Evidence for it'],
    germanHead: ['Rear area', 'Units'],
    grounds: {
      '1601': 'stated in §3.1',
      '1502': 'infantry and a corps in the example; the names are ours',
      '1703': 'a unit in the example; its name is ours',
      '1301': 'a unit in the example; the name is from an illustration in the rulebook',
      '1201': 'infantry and a corps in the example; the names are ours',
      '1102': 'a unit without a zone in the example; its name is ours',
      '1303': 'stated in the example',
      '0901': 'infantry and two corps in the example; the names are ours',
      '0902': 'our choice',
      '0801': 'in reach of 1st Panzer Army in the example; the hex is ours',
      '0702': 'infantry and a corps in the example; the name of the corps is ours',
      '0304': 'one of the five of §15.1; the name is from an illustration in the rulebook',
      '1907': 'one of the five of §15.1; the rest is ours',
      '1310': 'one of the five of §15.1; the rest is ours',
      '0608': 'our choice',
    },
  },
  arrivals: { caption: 'Arrivals from the turn track', head: ['Turn', 'German', 'Soviet'] },
};

const play: PlayWords = {
  track: { caption: 'Turn track', head: ['Turn', 'Months', 'Weather', 'German cards', 'Soviet cards'] },
  weather: {
    caption: 'Weather',
    head: ['Weather', 'Turns', 'Move', 'Shift for tanks', 'Shift for rivers', 'Soviet winter shift'],
    printed: 'as printed',
    every: (hexes) => `${hexes} for every unit`,
    cap: (hexes) => `${hexes} at most`,
  },
  cards: {
    captions: { german: 'German cards', soviet: 'Soviet cards' },
    head: ['Card', 'Copies', 'Played, by the rulebook', 'Played, reconstructed'],
    tanks: (use, count) => `${use} of up to ${count} tanks`,
  },
  crt: { caption: 'Combat results', die: 'Die', beyond: (odds) => `${odds} and more` },
};

const words: TableWords = {
  lang: 'en',
  messages,
  yes: 'yes',
  nothing: '–',
  join: (items) => items.join(', '),
  map,
  pieces,
  play,
};

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'btm.ruling', setUpWords, 'en');

export const { areaTable, cityTable, riverTable, terrainTable, waterTable } = fromMap(words);
export const { arrivalTable, germanSetUp, sovietSetUp, unitTables } = fromPieces(words);
export const { cardTable, crtTable, turnTable, weatherTable } = fromPlay(words);
