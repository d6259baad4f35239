/** Tries each move, takes the best position, stops where none improves it; an attack counts as gain times chance. */
import type { HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move, MoveOf } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { Program } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { readBoard } from './board.ts';
import {
  weighAttack,
  weighBattle,
  weighMarker,
  weighRetreat,
  weighSupport,
  weighVolkssturm,
  weighWay,
} from './full.ts';
import { type Look, glanceAtAttack, glanceAtMarker, glanceAtWay, isMarkedAt, standsAt } from './glance.ts';
import { type Search, hexNo, openSearch, unitNo, weighWalk } from './search.ts';
import { PLAIN_WEIGHTS } from './weights.ts';

/** Taking a marker back: only without any other move. */
const TAKEN_BACK = -1000;
/** A unit back on the map comes before an equal move without one. */
const BACK = 0.01;

interface Row<K extends Move['type']> {
  full(search: Search, move: MoveOf<K>): number;
  glance(look: Look, move: MoveOf<K>): number;
  /** Says if dice may be rolled at once, and for which hex, if the move says so. */
  rolls?(move: MoveOf<K>): { readonly hex?: HexId; readonly isSupported?: boolean };
}

const ROWS: { readonly [K in Move['type']]?: Row<K> } = {
  volkssturm: {
    full: (search, { yes }) => (yes ? weighVolkssturm(search) : 0),
    glance: (_look, { yes }) => (yes ? 0.5 : 0),
  },
  replace: {
    full: (search, { unit, hex }) => weighWalk(search, unitNo(search, unit), [hexNo(search, hex)]),
    glance: (look, { hex }) => BACK + standsAt(look, hexNo(look, hex)),
  },
  mark: {
    full: (search, { unit }) => weighMarker(search, unitNo(search, unit)),
    glance: (look, { unit }) => glanceAtMarker(look, unitNo(look, unit)),
  },
  unmark: { full: () => TAKEN_BACK, glance: () => TAKEN_BACK },
  move: {
    full: (search, { unit, path }) =>
      weighWay(
        search,
        unitNo(search, unit),
        path.map((hex) => hexNo(search, hex)),
      ),
    glance: (look, { unit, path }) => glanceAtWay(look, unitNo(look, unit), path),
  },
  attack: {
    full: (search, { unit, hex }) => weighAttack(search, unitNo(search, unit), hexNo(search, hex)),
    glance: (look, { unit, hex }) => glanceAtAttack(look, unitNo(look, unit), hexNo(look, hex)),
  },
  battle: {
    full: (search, { hex }) => weighBattle(search, hexNo(search, hex)),
    // Attacks with a marker first, while their supporters are free.
    glance: (look, { hex }) => (isMarkedAt(look, hexNo(look, hex)) ? 1 : 0),
    rolls: ({ hex }) => ({ hex }),
  },
  support: {
    full: (search, { unit }) => (unit === null ? 0 : weighSupport(search, unitNo(search, unit))),
    glance: (_look, { unit }) => (unit === null ? 0 : 1),
    rolls: ({ unit }) => ({ isSupported: unit !== null }),
  },
  retreat: {
    full: (search, { hex }) => weighRetreat(search, hexNo(search, hex)),
    glance: (look, { hex }) => standsAt(look, hexNo(look, hex)),
  },
};

const rowOf = <K extends Move['type']>(move: MoveOf<K>): Row<K> | undefined =>
  (ROWS as { readonly [T in Move['type']]?: Row<K> })[move.type];

export const gainOf = (search: Search, move: Move): number => rowOf(move)?.full(search, move) ?? 0;
export const glanceAt = (look: Look, move: Move): number => rowOf(move)?.glance(look, move) ?? 0;
export const rollOf = (move: Move) => rowOf(move)?.rolls?.(move);

/** Taking a marker back only leads to another choice. */
export const takesBack = ({ type }: Move): boolean => type === 'unmark';

/** Moves within this of each other are equal, and the draw decides. */
const TIE = 1e-6;

export function createGreedy(facts: HlbFacts, seat: Side, weights = PLAIN_WEIGHTS): Program<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  return {
    id: 'greedy',
    choose({ moves }, look, draw) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const search = openSearch(board, attraction, seat, look(), weights);
      let best: Move[] = [];
      let most = -Infinity;
      for (const move of moves) {
        const gain = gainOf(search, move);
        if (gain > most + TIE) [best, most] = [[move], gain];
        else if (gain >= most - TIE) best.push(move);
      }
      const chosen = best[best.length === 1 ? 0 : draw(best.length)];
      if (!chosen) throw new RangeError('a decision without a move');
      return chosen;
    },
  };
}
