/** Fills the parts of a table that its game leaves out. */
import type { Types } from '../../engine/kernel/types.ts';
import type { GameTable } from './game-table.ts';
import { readByResults } from './film/film-roles.ts';
import { chanceReason } from './reason.ts';

const Nothing = (): null => null;
/** A move names a piece and a place. */
const PIECE_AND_PLACE = 2;

export const DEFAULTS = {
  board: { Profile: null, Face: Nothing, Plan: null, isPlanned: () => false, Results: Nothing },
  places: { wordAround: () => null, wordAhead: () => null, kindOf: () => null, inspectHow: 'table.inspect.empty' },
  picking: {
    isLike: () => false,
    isTwin: () => false,
    lightsOneOfLike: false,
    isAction: () => false,
    isAtOnce: () => false,
    freeOrder: () => PIECE_AND_PLACE,
    changeable: () => null,
    given: () => [],
    litFirst: () => null,
  },
  offers: {
    passedOver: () => null,
    lapses: () => false,
    losesBy: () => null,
    preset: () => null,
    isBestFirst: () => false,
    proposesBest: () => false,
  },
  combos: {
    listCombos: () => [],
    several: () => null,
    hasCombosOnly: () => false,
    follow: () => null,
    isWithdrawn: () => false,
    listTaken: () => [],
    amend: () => null,
  },
  choices: {
    wordClosed: () => null,
    wordPicked: () => null,
    wordAct: () => null,
    wordParting: () => null,
    wordEnding: (_scene, _move, label) => label,
    reason: chanceReason,
    repeats: [],
  },
  log: {
    opensBeat: () => false,
    isMove: () => false,
    comesTo: () => true,
    logSeat: () => undefined,
    saysAgain: () => false,
    isSilent: () => false,
  },
  roll: {
    wordOutcome: () => null,
    DiceBefore: null,
    wordSuccess: ({ i18n }) => i18n.t('table.odds.success'),
    wordScore: ({ t }, side, points) => t('table.result.score', { side, points }),
  },
  fight: {
    wordFight: () => null,
    findFight: () => null,
    Aftermath: null,
    Explained: null,
    Done: null,
    isExplained: () => false,
    isToldBeside: () => false,
    roleOf: () => 'closes',
    report() {
      throw new Error('a game whose log opens no fight has none to report');
    },
    kindOf: () => null,
  },
} as const satisfies { readonly [Group in keyof GameTable]?: Partial<GameTable[Group]> };

type Defaults = typeof DEFAULTS;

/** A group without the members that have a default, which may still be given. */
type Given<Group, Default> = Omit<Group, keyof Default> & Partial<Pick<Group, keyof Default & keyof Group>>;

/** A game declares these parts. */
export type TableParts<T extends Types> = Omit<
  GameTable<T>,
  | 'listCues'
  | 'wordDate'
  | 'headlines'
  | 'arrivals'
  | 'readFilm'
  | 'findWays'
  | 'chapterIn'
  | 'combos'
  | 'fight'
  | keyof Defaults
> & {
  readonly listCues?: GameTable<T>['listCues'];
  readonly wordDate?: GameTable<T>['wordDate'];
  readonly headlines?: GameTable<T>['headlines'];
  readonly arrivals?: GameTable<T>['arrivals'];
  readonly readFilm?: GameTable<T>['readFilm'];
  readonly findWays?: GameTable<T>['findWays'];
  readonly chapterIn?: GameTable<T>['chapterIn'];
  readonly combos?: Given<GameTable<T>['combos'], Defaults['combos']>;
  readonly fight?: Given<GameTable<T>['fight'], Defaults['fight']>;
} & {
  readonly [Group in Exclude<keyof Defaults, 'combos' | 'fight'>]: Given<GameTable<T>[Group], Defaults[Group]>;
};

const fill = (given: TableParts<Types>): GameTable => ({
  ...given,
  listCues: given.listCues ?? (() => []),
  wordDate: given.wordDate ?? (() => ''),
  headlines: given.headlines ?? (() => []),
  arrivals: given.arrivals ?? (() => null),
  readFilm: given.readFilm ?? readByResults(given.log.isResult),
  findWays: given.findWays ?? (() => []),
  chapterIn: given.chapterIn ?? (() => null),
  board: { ...DEFAULTS.board, ...given.board },
  places: { ...DEFAULTS.places, ...given.places },
  picking: { ...DEFAULTS.picking, ...given.picking },
  offers: { ...DEFAULTS.offers, ...given.offers },
  combos: { ...DEFAULTS.combos, ...given.combos },
  choices: { ...DEFAULTS.choices, ...given.choices },
  log: { ...DEFAULTS.log, ...given.log },
  roll: { ...DEFAULTS.roll, ...given.roll },
  fight: { ...DEFAULTS.fight, ...given.fight },
});

/** Erases the game's own types, in this one place. */
export const defineGameTable = <T extends Types>(given: TableParts<T>): GameTable => fill(given);
