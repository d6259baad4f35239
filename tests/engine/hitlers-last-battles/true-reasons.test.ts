/** Property: the reason that is named is false nowhere, by every reading of the open rules. */
import { expect, it } from 'vitest';
import { isAskFrame } from '../../../src/engine/games/hitlers-last-battles/rules/steps.ts';
import { topFrame } from '../../../src/engine/games/hitlers-last-battles/rules/field.ts';
import { RULINGS, RULING_IDS } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Side } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import type { Reason, TargetRef } from '../../../src/engine/kernel/types.ts';
import { effort } from '../../support/effort.ts';
import { makePlayer } from './players.ts';
import { game, tables } from './support.ts';
import { TRUTHS } from './truths.ts';

const ALL_MOVES = tables.listAll();
const TARGETS: readonly TargetRef[] = [
  ...tables.unitIds.map((id): TargetRef => `unit:${id}`),
  ...tables.markerIds.map((id): TargetRef => `marker:${id}`),
  ...tables.playableIds.map((id): TargetRef => `space:${id}`),
  'space:0101',
  ...[...new Set(ALL_MOVES.flatMap((move) => game.words.targets(move)))].filter((ref) => ref.startsWith('button:')),
];

/** Reasons that are not true, with one place of each. */
const lies = new Map<string, string>();
const said = new Set<string>();

function check(state: HlbState, seat: Side, reasons: readonly Reason[], isPicked: boolean, where: string): void {
  const frame = topFrame(state);
  if (!isAskFrame(frame)) return;
  for (const { key, params = {} } of reasons) {
    const why = key.slice('hlb.refuse.'.length);
    said.add(why);
    const truth = TRUTHS[why];
    const place = `${where} at ${frame.at}: ${JSON.stringify(params)}`;
    if (!truth) lies.set(why, `${place}: nothing says when it is true`);
    else if (!truth({ state, frame, seat, isPicked, params })) lies.set(`${why} at ${frame.at}`, place);
  }
}

/** The nth reading of each question, so that every reading comes up. */
const readingsOf = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[n % RULINGS[id].values.length] ?? '']));

it('no reason that is named is false', () => {
  for (let n = 0; n < effort(8, 120); n++) {
    const seed = `true ${n}`;
    const rng = seedRng(`${seed} asked`);
    const choose = makePlayer(seed, n % 3 === 0 ? 20 : 75);
    let { state } = startGame(game, { scenario: 'campaign', seed, options: readingsOf(n) });
    for (let move = 0; ; move++) {
      const decision = decide(game, state);
      if (!decision) break;
      const { seat, moves } = decision;
      if (move % 5 === 0) {
        const meant = moves[drawFrom(rng, moves.length)];
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
          const one = ALL_MOVES[drawFrom(rng, ALL_MOVES.length)];
          const reason = one && game.why.refuse(state, one);
          if (reason) check(state, seat, [reason], false, game.words.notation(one));
        }
      }
      const done = applyMove(game, state, choose(moves));
      if (!done.ok) throw new Error(done.reason.key);
      state = done.state;
    }
  }
  expect([...lies].map(([why, where]) => `${why}: ${where}`)).toEqual([]);
  expect(said.size).toBeGreaterThan(effort(55, 60));
}, 600_000);
