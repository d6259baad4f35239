/** The chance to win at the start of a player turn: a logistic sum of named features, with weights by turn. */
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { Theme, ThemesOf } from '../themes.ts';
import { valueOf, type FeatureReader, type Weights } from '../value.ts';
import { computePull } from './appraisal.ts';
import { ALLIED, GERMAN, NONE, sideNumber, type Board } from './board.ts';
import { hexOf, readPosition, spread, unitAt, unitsNear, type Position } from './position.ts';
import { PLAIN_WEIGHTS } from './weights.ts';

/** Seen from the side whose turn begins; points are those that change hands with a hex. */
export const FEATURES = [
  'being at all',
  'points ahead',
  'points we hold open in their reach',
  'points we hold with a unit and one enemy beside it',
  'points we hold with a unit and more enemies beside it',
  'points they hold open in our reach',
  'points they hold with a unit and one of ours beside it',
  'points they hold with a unit and more of ours beside it',
  'our units',
  'their units',
  'how well ours stand',
  'how well theirs stand',
] as const;

const THEMES_OF_MOVER: readonly Theme[] = [
  'other',
  'points',
  'danger',
  'danger',
  'danger',
  'reach',
  'reach',
  'reach',
  'units',
  'enemies',
  'ground',
  'enemy-ground',
];
const THEMES_OF_OTHER: readonly Theme[] = [
  'other',
  'points',
  'reach',
  'reach',
  'reach',
  'danger',
  'danger',
  'danger',
  'enemies',
  'units',
  'enemy-ground',
  'ground',
];

export const themesOf: ThemesOf<HlbTypes> = (seat, mover) => (seat === mover ? THEMES_OF_MOVER : THEMES_OF_OTHER);

type State = HlbTypes['state'];

export const turnNo = ({ turn, stack }: State): number =>
  2 * turn + (stack[stack.length - 1]?.side === 'allied' ? 1 : 0);

export const createReader = (board: Board, attraction: Float32Array): FeatureReader<HlbTypes> => ({
  features: FEATURES,
  stage: (state) => turnNo(state) - 2,
  stages: 2 * board.lastTurn,
  round: 2,
  mover: ({ stack }) => stack[stack.length - 1]?.side ?? 'german',
  read(state, seat) {
    const position = readPosition(board, state);
    const side = sideNumber(seat);
    const ours = readHoldings(position, side);
    const theirs = readHoldings(position, 1 - side);
    return [
      1,
      ours.points - theirs.points,
      ours.open,
      ours.pressed,
      ours.beset,
      theirs.open,
      theirs.pressed,
      theirs.beset,
      ...[side, 1 - side].map((one) => countUnits(position, one)),
      ...[side, 1 - side].map((one) => standing(position, one, attraction)),
    ];
  },
});

function readHoldings(position: Position, side: number) {
  const { board, owner } = position;
  const reach = new Uint8Array(board.hexIds.length);
  spread(position, 1 - side, reach);
  const holdings = { points: 0, open: 0, pressed: 0, beset: 0 };
  for (const hex of board.prizes) {
    if (owner[hex] !== side) continue;
    const gain = board.worth[side === GERMAN ? GERMAN : ALLIED][hex] ?? 0;
    const both = (board.worth[GERMAN][hex] ?? 0) + (board.worth[ALLIED][hex] ?? 0);
    holdings.points += gain;
    const near = unitsNear(position, 1 - side, hex);
    if (unitAt(position, side, hex) === NONE) holdings.open += reach[hex] === 1 ? both : 0;
    else if (near > 1) holdings.beset += both;
    else if (near > 0) holdings.pressed += both;
  }
  return holdings;
}

const countUnits = (position: Position, side: number): number =>
  position.at.filter((hex, unit) => hex !== NONE && position.board.unitSide[unit] === side).length;

function standing(position: Position, side: number, attraction: Float32Array): number {
  const pull = computePull(position, side, attraction, PLAIN_WEIGHTS.german);
  return position.at.reduce((sum, hex, unit) => {
    const isOurs = hexOf(position, unit) !== NONE && position.board.unitSide[unit] === side;
    return isOurs ? sum + (pull[hex] ?? 0) : sum;
  }, 0);
}

export const createValue = (board: Board, attraction: Float32Array, weights: Weights) =>
  valueOf(createReader(board, attraction), weights);
