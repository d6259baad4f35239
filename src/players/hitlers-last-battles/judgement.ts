/** Both evaluations of each kind of move: in full, one step ahead, and at a glance, by what it changes itself. */
import type { HexId } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move, MoveOf } from '../../engine/games/hitlers-last-battles/moves.ts';
import {
  weighAttack,
  weighBattle,
  weighMarker,
  weighRetreat,
  weighSupport,
  weighVolkssturm,
  weighWay,
} from './full.ts';
import { glanceAtAttack, glanceAtMarker, glanceAtWay, isMarkedAt, standsAt, type Look } from './glance.ts';
import { hexNo, unitNo, weighWalk, type Search } from './search.ts';

/** Taking a marker back: only without any other move. */
const TAKEN_BACK = -1000;
/** Of equals, a unit back on the map comes before none. */
const BACK = 0.01;

interface Row<K extends Move['type']> {
  full(search: Search, move: MoveOf<K>): number;
  glance(look: Look, move: MoveOf<K>): number;
  /** Whether dice may be rolled at once, and for which hex, if the move says so. */
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

/** The player's gain by a move; 0 for stopping. */
export const gainOf = (search: Search, move: Move): number => rowOf(move)?.full(search, move) ?? 0;
export const glanceAt = (look: Look, move: Move): number => rowOf(move)?.glance(look, move) ?? 0;
export const rollOf = (move: Move) => rowOf(move)?.rolls?.(move);

/** Taking a marker back only leads to another choice. */
export const takesBack = ({ type }: Move): boolean => type === 'unmark';
