/** Lines of the log that name a conflict card. */
import { describe, expect, it } from 'vitest';
import { CARDS, DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { def } from '../../support/reich.ts';
import { makeChooser, setupOf } from './walk.ts';

const IDS = new Set(CARDS.map(({ id }) => id));
const AXIS = new Set(DECKS.axis.map(({ id }) => id));

interface Named {
  readonly type: string;
  readonly card: string;
}

/** The lines of a random game that name a card, and whether the other side could not place that card any more afterwards. */
function readGame(seed: string): { readonly named: readonly Named[]; readonly veiled: ReadonlySet<string> } {
  const choose = makeChooser(seed);
  let { state } = startGame(def, setupOf('intro-1941-42', seed));
  const named: Named[] = [];
  const veiled = new Set<string>();
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    const done = applyMove(def, state, choose(decision.moves));
    if (!done.ok) throw new Error(done.reason.code);
    ({ state } = done);
    for (const event of done.events)
      for (const word of Object.values(def.words.describe(event)?.params ?? {}))
        if (IDS.has(String(word))) named.push({ type: event.type, card: String(word) });
    const allied = JSON.stringify(def.view(state, 'allies'));
    for (const { card } of named) if (!allied.includes(`"${card}"`)) veiled.add(card);
  }
  return { named, veiled };
}

describe('cards in the log', () => {
  const games = Array.from({ length: 12 }, (_, n) => readGame(`log cards ${n}`));
  const named = games.flatMap((game) => game.named);

  it('§4.1.5, §7.3: are those that lie open: shown, turned up, struck, blocked, or thrown for a Big Push', () => {
    const types = new Set(named.map(({ type }) => type));
    expect([...types].sort()).toEqual(['blocked', 'planned', 'sabotaged', 'showed', 'turned-up']);
    expect(named.length).toBeGreaterThan(200);
  });

  it('§4.1.5: an Axis card that both have seen lies in a hidden pile or deck later on, and its line stays', () => {
    // Such a line is no leak: both sides saw the card, and nothing reports where it went after that.
    const veiled = games.flatMap((game) => [...game.veiled]).filter((card) => AXIS.has(card));
    expect(veiled.length).toBeGreaterThan(20);
  });
});
