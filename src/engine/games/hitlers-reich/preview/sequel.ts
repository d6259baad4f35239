/** Counts the dice of the next attacks of an operation after a win, on a copy (§6.7.2, §6.7.4). */
import type { Line } from '../../../kernel/types.ts';
import { unique } from '../../../kits/pointing/lookup.ts';
import type { Frame } from '../frames.ts';
import type { Side, SpaceId } from '../ids.ts';
import { isAttack, type Attack, type Move } from '../moves.ts';
import { equalChance } from '../odds/parties.ts';
import { listBagration, listBarbarossa } from '../rules/attack-lists.ts';
import { declareAttack } from '../rules/declare.ts';
import { countDice } from '../rules/dice.ts';
import { otherSide } from '../ids.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Game } from '../types.ts';
import type { Asked } from './battle.ts';
import { rehearseWon } from './stakes.ts';

/** The attacks of the operation on spaces other than the one that is attacked now. */
function listOthers(t: Tables, state: HrState, frame: Frame, target: SpaceId): readonly Attack[] {
  if (frame.at === 'barbarossa/ask')
    return listBarbarossa(
      t,
      state,
      frame.left.filter((id) => id !== target),
    );
  return frame.at === 'bagration/ask' ? listBagration(t, state).filter((one) => one.target !== target) : [];
}

interface Fight {
  readonly own: number;
  readonly other: number;
}

function diceOf(t: Tables, state: HrState, side: Side, attack: Attack): Fight {
  const conflict = declareAttack(t, state, side, attack);
  return { own: countDice(t, state, conflict, side), other: countDice(t, state, conflict, otherSide(side)) };
}

const leadOf = ({ own, other }: Fight): number => own - other;

/** Both players may see it: dice and map are public, and the chance is that of equal cards. */
export function sequelOf(game: Game, { t, state, frame, seat }: Asked, move: Move, declared: HrState): Line | null {
  if (!isAttack(move) || (frame.at !== 'barbarossa/ask' && frame.at !== 'bagration/ask')) return null;
  const before = listOthers(t, state, frame, move.target);
  const won = rehearseWon(game, declared);
  const after = listOthers(t, won, frame, move.target);
  const targets = unique(after.map(({ target }) => target));
  const told = targets.flatMap((space) => {
    const next = after.find(({ target }) => target === space);
    if (!next) return [];
    const then = diceOf(t, won, seat, next);
    const now = before.find(({ target }) => target === space);
    const gain = now ? leadOf(then) - leadOf(diceOf(t, state, seat, now)) : null;
    return [{ space, next, then, gain }];
  });
  const changed = told.filter(({ gain }) => gain !== 0).sort((a, b) => (b.gain ?? OPENED) - (a.gain ?? OPENED));
  const [best] = changed;
  if (best) {
    const { space, next, then, gain } = best;
    const share = equalChance(t, won, declareAttack(t, won, seat, next), seat);
    const about = Math.min(99, Math.max(1, Math.round(100 * share)));
    const key = gain === null ? 'hr.then.open' : 'hr.then.dice';
    return { key: changed.length > 1 ? `${key}.more` : key, params: { space, ...then, about, n: changed.length - 1 } };
  }
  const [only, ...others] = told;
  if (!only) return null;
  return others.length > 0
    ? { key: 'hr.then.same' }
    : { key: 'hr.then.stays', params: { space: only.space, ...only.then } };
}
/** A target that could not be attacked before counts for more than a die. */
const OPENED = 1.5;
