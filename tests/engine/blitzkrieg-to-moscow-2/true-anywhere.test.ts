/** Property: the reason that is named is false nowhere, by every reading of the open rules. */
import { expect, it } from 'vitest';
import { isAskFrame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/steps.ts';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { RULINGS, RULING_IDS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Reason, TargetRef } from '../../../src/engine/kernel/types.ts';
import { effort } from '../../support/effort.ts';
import { FOREIGN } from './foreign-moves.ts';
import { t } from './game.ts';
import { game } from './table.ts';
import { TRUTHS } from './truths.ts';

const TARGETS: readonly TargetRef[] = [
  ...t.unitIds.map((id): TargetRef => `unit:${id}`),
  ...[...t.cardIds.german, ...t.cardIds.soviet].map((id): TargetRef => `card:${id}`),
  ...t.placeIds.map((id): TargetRef => `space:${id}`),
  ...[...new Set(FOREIGN.flatMap((move) => game.words.targets(move)))].filter((ref) => ref.startsWith('button:')),
];

/** Reasons that are not true, with one place of each. */
const lies = new Map<string, string>();
const said = new Set<string>();

function check(state: BtmState, seat: Side, reasons: readonly Reason[], isPicked: boolean, where: string): void {
  const frame = state.stack.at(-1);
  if (!frame || !isAskFrame(frame)) return;
  for (const { key, params = {} } of reasons) {
    const why = key.slice('btm.refuse.'.length);
    said.add(why);
    const truth = TRUTHS[why];
    const place = `${where} at ${frame.at}: ${JSON.stringify(params)}`;
    if (!truth) lies.set(why, `${place}: nothing says when it is true`);
    else if (!truth({ state, frame, seat, isPicked, params })) lies.set(`${why} at ${frame.at}`, place);
  }
}

/** The nth reading of each question, so that every reading comes up. */
const optionsOf = (n: number): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[n % RULINGS[id].values.length] ?? ''])),
  'free-setup': n % 4 === 0,
  odessa: n % 3 !== 0,
  moscow: n % 2 === 0,
});

/** Kinds of moves first, then one of that kind; to finish a step is the rarer choice. */
function choose(moves: readonly Move[], draw: (n: number) => number): Move | undefined {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const busy = kinds.filter((type) => !type.startsWith('end-') && type !== 'remove');
  const from = busy.length > 0 && draw(6) > 0 ? busy : kinds;
  const type = from[draw(from.length)];
  const like = moves.filter((move) => move.type === type);
  return like[draw(like.length)];
}

it('no reason that is named is false', () => {
  for (let n = 0; n < effort(4, 60); n++) {
    const seed = `true ${n}`;
    const rng = seedRng(seed);
    const draw = (of: number) => drawFrom(rng, of);
    let { state } = startGame(game, { scenario: 'campaign', seed, options: optionsOf(n) });
    for (let move = 0; ; move++) {
      const decision = decide(game, state);
      if (!decision) break;
      const { seat, moves } = decision;
      if (move % 9 === 0) {
        const meant = moves[draw(moves.length)];
        const path = meant ? game.words.targets(meant) : [];
        for (const picked of [[], path.slice(0, 1), path.slice(0, 2)])
          for (const target of TARGETS)
            check(
              state,
              seat,
              game.why.explain(state, picked, target),
              picked.length > 0,
              `${picked.join()} ${target}`,
            );
        for (let i = 0; i < 12; i++) {
          const one = FOREIGN[draw(FOREIGN.length)];
          const reason = one && game.why.refuse(state, one);
          if (reason) check(state, seat, [reason], false, game.words.notation(one));
        }
      }
      const next = choose(moves, draw);
      const done = next && applyMove(game, state, next);
      if (!done?.ok) throw new Error('a listed move is refused');
      state = done.state;
    }
  }
  expect([...lies].map(([why, where]) => `${why}: ${where}`)).toEqual([]);
  expect(said.size).toBeGreaterThan(effort(90, 105));
}, 900_000);
