/** Positions from which the refusals are tried: no event is held and every card is known, unless a test says otherwise. */
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import type { Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { def, type Game, open, play, refusal, tables } from '../../../support/reich.ts';

const ALL_IN_MALL: Readonly<Record<string, Place>> = Object.fromEntries(tables.copies.map((copy) => [copy, 'mall']));

/** Axis cards win, Allied cards lose; the Pact is off. */
const PLAIN: Position = {
  pact: false,
  side: 'axis',
  handSize: { axis: 5, allies: 5 },
  hands: { axis: ['G10', 'G9', 'I9', 'G8', 'I8'], allies: ['W2', 'S2', 'W3', 'S3', 'W4'] },
  decks: { axis: ['G7', 'I7', 'G6', 'I6', 'G5'], allies: ['W5', 'S5', 'W6', 'S6', 'W7'] },
  bigPush: { axis: 'ready', allies: 'none' },
};

/** The plain position with changes, any Big Push allowed; `events` are added to a table on which all are in their malls. */
export const table = ({ events = {}, ...more }: Position = {}, options: Record<string, string> = {}): Game =>
  open({ ...PLAIN, ...more, events: { ...ALL_IN_MALL, ...events } }, { options: { 'first-push': 'any', ...options } });

/** The same in an Allied turn, in which the Allied cards win. */
export const alliedTable = (more: Position = {}): Game =>
  table({
    side: 'allies',
    hands: { allies: ['W10', 'S10', 'W9', 'S9', 'W8'], axis: ['G2', 'I2', 'G3', 'I3', 'G4'] },
    decks: { allies: ['W7', 'S7', 'W6', 'S6', 'W5'], axis: ['G7', 'I7', 'G6', 'I6', 'G5'] },
    bigPush: { axis: 'none', allies: 'ready' },
    ...more,
  });

const THREE = [3, 3, 3];
/** Enough faces for both sides; what is left over is not drawn. */
const ROLLS = [...THREE, ...THREE];

/** Both cards of a conflict without events: the active side's first. */
export const fight = (game: Game, first: string, second: string, dice: readonly number[] = ROLLS): Game =>
  play(play(game, `c ${first}`), `c ${second}`, dice);

/** 1944, the Allies holding what Overlord needs. */
export const overlordTable = (more: Position = {}): Game =>
  alliedTable({
    year: { axis: 3, allies: 3 },
    vichy: 'resolved',
    italySurrendered: true,
    axisReshuffled: true,
    used: { barbarossa: true, overlord: false },
    markers: { channel: 'western', 'bay-of-biscay': 'axis' },
    events: { 'higgins-boats': 'allies-up' },
    ...more,
  });

/** Codes that were seen so far. */
export const tried = new Set<string>();

/** The code and the sentence of a refused move, `IL-10 not-adjacent`. */
export function why(game: Game, text: string): string {
  const code = refusal(game, text);
  tried.add(code);
  const move = def.words.parse(text);
  const key = move && def.why.refuse(game.state, move)?.key;
  return `${code} ${key?.slice('hr.no.'.length)}`;
}

/** The Axis has taken Leningrad by land and is asked for the bonus of the production centre. */
export const leningradTaken = (): Game =>
  play(fight(play(table(), 'A land finland>leningrad'), 'G10', 'S2'), 'discard S3');
export const leningradBlitz = (): Game => play(leningradTaken(), 'decline');
