/** What hangs on a fight before it is declared: its clean-up is rehearsed with either winner (§7.8, §7.9). */
import type { Line } from '../../kernel/types.ts';
import { rehearse, type Cue, type Stake } from '../../kits/rehearsal/rehearse.ts';
import { describe } from './describe.ts';
import type { HrEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { Game } from './game.ts';
import { otherSide, type SpaceId } from './ids.ts';
import type { Move } from './moves.ts';
import { listEarned } from './phases/bonuses.ts';
import { draftConflict } from './phases/edit.ts';
import type { HrState } from './state.ts';
import type { HrTypes } from './types.ts';
import { declaresFight } from './verbs/table.ts';
import type { Earned } from './view.ts';

/** What is told: nothing that depends on cards, dice or answers that are still to come. */
const TOLD: ReadonlySet<string> = new Set<HrEvent['type']>([
  'took',
  'fortress-lost',
  'fleet-lost',
  'hand-size',
  'italy',
  'vichy',
  'activated',
  'won',
]);

/** Its draws, and answers that decide whose a space becomes. */
const LEFT_OUT: ReadonlySet<string> = new Set<Frame['at']>([
  'refill',
  'draw',
  'clean/nation',
  'event/choose',
  'event/nation',
]);
const CLEAN_UP = /^(?:(?:clean|control|attack|event)(?:\/|$)|dues$|discard$)/;

function cueOf({ at }: Frame): Cue {
  if (LEFT_OUT.has(at)) return 'skip';
  return CLEAN_UP.test(at) ? 'go' : 'stop';
}

/** What the clean-up comes to if the mover wins, or loses. */
function rehearseEnd({ tables: t, nodes }: Game, state: HrState, move: Move, isWon: boolean) {
  const { state: after, events } = rehearse<HrTypes>({ nodes }, state, {
    move,
    then(ctx) {
      const conflict = draftConflict(ctx);
      conflict.winner = isWon ? conflict.active : otherSide(conflict.active);
      ctx.goto({ at: 'clean/step', step: 0 });
    },
    cueOf,
  });
  const lines = events.filter(({ type }) => TOLD.has(type)).flatMap((event) => describe(event) ?? []);
  return { lines, earned: isWon ? listEarned(t, after) : [] };
}

/** What the last conflict brings its winner, also while the clean-up still waits for an answer (§7.9). */
export function earnedIn({ tables: t, nodes }: Game, state: HrState): readonly Earned[] {
  const top = state.result === null ? state.stack.at(-1) : undefined;
  const isCleaning = state.conflict !== null && state.last?.won === true && top !== undefined && cueOf(top) === 'go';
  // Before K-2 `last` is still that of the conflict before.
  if (!isCleaning || top.at === 'clean/keep') return listEarned(t, state);
  return listEarned(t, rehearse<HrTypes>({ nodes }, state, { cueOf }).state);
}

const EARNED: Readonly<Record<Earned, readonly [key: string, rule: string]>> = {
  'bonus/centre': ['hr.stake.centre', '7.9.1'],
  'bonus/blitz': ['hr.stake.blitz', '7.9.2'],
  'turn/bonus': ['hr.stake.success', '7.9'],
  waiting: ['hr.stake.success-waiting', '7.9'],
};

const earnedLine = (earned: Earned, space: SpaceId): Line => {
  const [key, rule] = EARNED[earned];
  return { key, params: { space }, rule };
};

/** What comes of the fight that `move` declares, in the order of its clean-up; empty where it declares none. */
export function stakesOf(game: Game, state: HrState, move: Move): readonly Stake[] {
  if (!declaresFight(move)) return [];
  const [won, lost] = [rehearseEnd(game, state, move, true), rehearseEnd(game, state, move, false)];
  const target = 'target' in move ? move.target : '';
  const [inWin, inLoss] = [won.lines.map(textOf), lost.lines.map(textOf)];
  return [
    ...won.lines.map((line): Stake => ({ on: inLoss.includes(textOf(line)) ? 'either' : 'win', line })),
    ...won.earned.map((one): Stake => ({ on: 'win', line: earnedLine(one, target) })),
    ...lost.lines.filter((line) => !inWin.includes(textOf(line))).map((line): Stake => ({ on: 'lose', line })),
  ];
}

const textOf = ({ key, params }: Line): string => JSON.stringify([key, params]);
