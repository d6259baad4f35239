/** Every question of random games: whole sentences, no two alike, why for what is closed, no hidden card named. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { otherSide } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { cardRef } from '../../../../src/engine/kits/pointing/targets.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { listClosed } from '../../../../src/ui/games/hitlers-reich/closed.ts';
import {
  distinctMoves,
  gainOf,
  listUnspent,
  withoutLike,
  wordNotation,
} from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { nameTarget } from '../../../../src/ui/games/hitlers-reich/targets.ts';
import { titleOf } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { setupOf, walk } from '../../../engine/hitlers-reich/walk.ts';
import { effort } from '../../../support/effort.ts';
import { def } from '../../../support/reich.ts';
import {
  baseOf,
  entriesOf,
  isBroken,
  listSamples,
  loadWords,
  sceneOf,
  secretIn,
  type HrTableScene,
} from './support.ts';

beforeAll(loadWords);

/** A deck that is looked through (§5.4.4) is in the question, not in the view. */
const SHOWS_DECK = 'reshuffle/build-up';

class Faults {
  readonly found = new Set<string>();
  /** Questions seen, so that a walk that meets nothing cannot pass. */
  readonly phases = new Set<string>();

  add(scene: HrTableScene, what: string, detail: string): void {
    if (this.found.size < 20) this.found.add(`${scene.view.phase} ${scene.i18n.lang} ${what}: ${detail}`);
  }

  lookAt(scene: HrTableScene, text: string): void {
    if (isBroken(text)) this.add(scene, 'broken', text);
    if (scene.view.phase === SHOWS_DECK) return;
    const secret = secretIn(scene, text);
    if (secret !== null) this.add(scene, 'secret', secret);
  }
}

/** §7.2: an event of the deciding side that acts in the running conflict. */
const isPlayed = ({ view }: HrTableScene, { conflict }: HrState, target: TargetRef): boolean =>
  view.phase === 'conflict/name' &&
  (['axis', 'allies'] as const).some((side) =>
    (conflict?.events[side] ?? []).some((copy) => target === cardRef(titleOf(def.data.facts, copy))),
  );

/** All that is legal, and of what is alike one. */
interface Legal {
  readonly all: readonly Move[];
  readonly moves: readonly Move[];
}

function checkList(
  faults: Faults,
  state: HrState,
  scene: HrTableScene,
  { all, moves }: Legal,
  picks: readonly TargetRef[],
) {
  const entries = entriesOf(scene, moves, picks);
  const texts = entries.map(({ text }) => text);
  texts.forEach((text, at) => {
    faults.lookAt(scene, text);
    if (texts.indexOf(text) !== at) faults.add(scene, 'alike', text);
  });
  const base = baseOf(moves, picks);
  const closed = listClosed(scene, { moves: all, base });
  const open = entries.map(({ target }) => target);
  for (const target of closed) {
    if (open.includes(target)) faults.add(scene, 'closed and open', target);
    if (picks.includes(target) || base.includes(target)) faults.add(scene, 'closed and picked', target);
    if (isPlayed(scene, state, target)) faults.add(scene, 'closed and played', target);
    faults.lookAt(scene, nameTarget(scene, target));
  }
  // One of many answers for all: asking the rules is slow.
  for (const target of [closed[0], closed.at(-1)])
    if (target !== undefined && def.why.explain(state, base, target).length === 0)
      faults.add(scene, 'not earned', `${base.join(' ')} ${target}`);
  return entries;
}

function checkQuestion(faults: Faults, state: HrState): void {
  const decision = decide(def, state);
  if (!decision) return;
  const other = otherSide(decision.seat);
  for (const lang of LANGS) {
    const scene = sceneOf(state, decision.seat, lang);
    faults.phases.add(scene.view.phase);
    const all = distinctMoves(scene, decision.moves);
    const moves = withoutLike(scene, all);
    const legal = { all, moves };
    const entries = checkList(faults, state, scene, legal, []);
    // Among the dice to re-roll, the first entry is the best and none with a digit does harm.
    const gains = moves.flatMap((move) => (move.type === 'reroll' ? [gainOf(scene, move)] : []));
    if (gains.some((gain, at) => gain > (gains[at - 1] ?? Infinity)))
      faults.add(scene, 'dice out of order', gains.join());
    const isHarm = (target: TargetRef) =>
      moves.some((move) => move.type === 'reroll' && def.words.targets(move)[0] === target && gainOf(scene, move) <= 0);
    for (const { target, words } of entries)
      if (isHarm(target) && words.hasNoDigit !== true) faults.add(scene, 'harm by a digit', target);
    // Follows every button, and then the first and last entries behind it.
    for (const { target } of entries) {
      const below = checkList(faults, state, scene, legal, [target]);
      for (const next of [below[0], below.at(-1)])
        if (next) checkList(faults, state, scene, legal, [target, next.target]);
    }
    // The map is tried as well: a space is picked before the kind of attack.
    const spaces = moves.flatMap((move) => def.words.targets(move).filter((target) => target.startsWith('space:')));
    for (const space of new Set([spaces[0], spaces.at(-1)])) if (space) checkList(faults, state, scene, legal, [space]);
    for (const inFull of [true, false])
      for (const line of listUnspent(scene, moves, inFull)) faults.lookAt(scene, scene.i18n.line(line));
    for (const move of moves) {
      const text = def.words.notation(move);
      for (const seat of [decision.seat, other, null] as const) {
        const reader = seat === decision.seat ? scene : sceneOf(state, seat, lang);
        const said = wordNotation(reader, text);
        if (isBroken(said) || said === text) faults.add(scene, 'move', `${text}: ${said}`);
        const secret = secretIn(reader, said);
        if (secret !== null) faults.add(scene, `read by ${seat ?? 'all'}`, secret);
      }
    }
  }
}

/** Each of so many questions of a game is looked at; every one of a rare kind. */
const EVERY = effort(25, 10);

function playThrough(scenario: string, seed: string): Faults {
  const faults = new Faults();
  let n = 0;
  walk(setupOf(scenario, seed), ({ state }) => {
    n += 1;
    const phase = state.stack.at(-1)?.at ?? 'over';
    if (n % EVERY === 0 || !faults.phases.has(phase)) checkQuestion(faults, state);
  });
  return faults;
}

describe('the legal list', () => {
  it.each(['campaign-1941', 'short-1944'])(
    'is whole, closes nothing that is picked or played (§7.2), harms no die by a digit (§7.6), in a game of %s',
    (scenario) => {
      const faults = playThrough(scenario, `lists of ${scenario}`);
      expect([...faults.found]).toEqual([]);
      expect([...faults.phases]).toEqual(
        expect.arrayContaining(['turn/action', 'conflict/name', 'conflict/card', 'conflict/effect', 'bonus/centre']),
      );
    },
  );

  it('is whole at every kind of question', () => {
    const faults = new Faults();
    for (const { state } of listSamples()) checkQuestion(faults, state);
    expect([...faults.found]).toEqual([]);
    const asking = Object.entries(def.nodes).flatMap(([at, { kind }]) => (kind === 'ask' ? [at] : []));
    expect([...faults.phases].sort()).toEqual(asking.sort());
  });
});

const bothSeats: readonly Side[] = ['axis', 'allies'];

describe('a secret move', () => {
  it('is named to no seat that does not see the card', () => {
    const { state } = walk(setupOf('intro-1941-42', 'secret words'), () => undefined);
    for (const seat of [...bothSeats, null]) {
      const scene = sceneOf(state, seat);
      for (const side of bothSeats)
        for (const card of state.hands[side]) {
          const isOwn = side === seat;
          const said = [wordNotation(scene, `c ${card}`), wordNotation(scene, `discard ${card}`)];
          const plain = ['Choose a conflict card, face down', 'Discard a conflict card'];
          if (isOwn) expect(said).not.toEqual(plain);
          else expect(said).toEqual(plain);
        }
    }
  });

  it('is worded without its card as the store hands it to the other seat', () => {
    const { state } = walk(setupOf('intro-1941-42', 'open words'), () => undefined);
    const scene = sceneOf(state, null);
    expect(wordNotation(scene, 'c ?')).toBe('Choose a conflict card, face down');
    expect(wordNotation(scene, 'discard ?')).toBe('Discard a conflict card');
    expect(wordNotation(scene, 'swap ? ?')).toBe('Swap a card in hand for one from the deck');
    expect(wordNotation(scene, '?')).toBe('A decision hidden from this seat');
    expect(wordNotation(scene, 'parley with everybody')).toBe('parley with everybody');
  });
});
