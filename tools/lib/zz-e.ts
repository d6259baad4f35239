import { hlbKit } from './hitlers-last-battles.ts';
import { listTargets } from '../bench/engine.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { freeze } from 'immer';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
const { def } = hlbKit;
const targets = listTargets(hlbKit);
console.log(targets.length, 'targets');
const rng = seedRng('e');
const by: Record<string, number[]> = {};
for (let g = 0; g < 12; g++) {
  let { state } = startGame(def, { scenario: 'campaign', seed: 'e' + g, options: {} });
  for (let d = decide(def, state); d; d = decide(def, state)) {
    const copies = [1, 2, 3].map(() => freeze(structuredClone(state), true));
    let best = 1e9;
    for (let i = 0; i < 3; i++) { const t = performance.now(); for (const x of targets) def.explain(copies[i]!, [], x); best = Math.min(best, performance.now() - t); }
    (by[state.stack[0]!.at + (d.moves.length > 100 ? ' 100+' : d.moves.length > 30 ? ' 30+' : '')] ??= []).push(best);
    const o = applyMove(def, state, d.moves[drawFrom(rng, d.moves.length)]!); if (!o.ok) throw 1; state = o.state;
  }
}
for (const [k, v] of Object.entries(by)) { v.sort((a, b) => a - b); console.log(k.padEnd(30), v.length, 'p50', v[v.length >> 1]!.toFixed(2), 'p99', v[Math.floor(v.length * 0.99)]!.toFixed(2)); }
