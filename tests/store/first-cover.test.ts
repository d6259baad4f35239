/** No cover comes before the first hidden hand (§5.2, §6.1): both players know a hand that has all cards of its side. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { MatchState } from '../../src/store/types.ts';
import { createWorld, openTab } from '../support/store-world.ts';

type State = BtmTypes['state'];

/** A campaign with hidden hands, in a real store; `now` is its position with every card. */
async function startCampaign(seed: string) {
  const shown = new WeakMap<object, State>();
  const view = (state: State, seat: 'german' | 'soviet' | null): BtmTypes['view'] => {
    const made = def.view(state, seat);
    shown.set(made, state);
    return made;
  };
  const { match: store } = openTab(createWorld(), { games: { [def.id]: { ...def, view } } });
  const match = (): MatchState => store.getState();
  const made = await match().create({
    game: def.id,
    setup: { scenario: 'campaign', options: {}, seed },
    about: { curtain: true },
  });
  if (!made.ok) throw new Error(made.problem.key);
  const now = (): State => {
    const state = shown.get(match().view ?? {});
    if (!state) throw new Error('nothing is shown');
    return state;
  };
  return { match, now, id: made.id };
}

const sizeOf = (state: State, side: 'german' | 'soviet'): number => state.cards[side].hand.length;

describe('the first cover of a campaign', () => {
  it('§6.1: comes when the Soviet player has cards to choose, and not before', async () => {
    const { match, now } = await startCampaign('first cover');
    const rng = seedRng('first cover/moves');
    expect(match().curtain).toBeNull();
    expect(match().viewer).toBe('german');
    expect(sizeOf(now(), 'german')).toBe(6);
    let dice = 0;
    for (let n = 0; n < 400 && match().curtain === null; n++) {
      const { decision } = match();
      if (!decision) throw new Error('nothing is asked');
      expect(sizeOf(now(), 'soviet')).toBe(0);
      // A player of the turn never has to turn up a hand that both know.
      if (decision.seat === 'german') expect(match().viewer).toBe('german');
      expect(match().viewer).not.toBe('soviet');
      const move = decision.moves[drawFrom(rng, decision.moves.length)];
      const done = await match().playCombo(move ? [move] : []);
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
      dice += match().events.filter(({ type }) => type === 'rolled').length;
    }
    expect(dice).toBeGreaterThan(0);
    expect(match().curtain?.seat).toBe('soviet');
    expect(match().viewer).toBeNull();
    expect(now().turn).toBe(1);
    expect(now().stack.at(-1)?.at).toMatch(/^logistics\//);
  });

  it('§12.1: comes when a match is opened again while a tank action is planned', async () => {
    const { match, now, id } = await startCampaign('planned');
    const at = (): string => now().stack.at(-1)?.at ?? '';
    const reopen = async (): Promise<void> => {
      await match().close();
      await match().open(id);
      await match().settled();
    };
    await reopen();
    expect(match().curtain).toBeNull();
    for (let n = 0; n < 60 && at() !== 'breakthrough/second'; n++) {
      const moves = match().decision?.moves ?? [];
      const text = (one: (typeof moves)[number]): string => match().notation(one);
      const move = moves.find((one) => /^tank/.test(text(one))) ?? moves.find((one) => /^end/.test(text(one)));
      const done = await match().playCombo(move ? [move] : moves.slice(0, 1));
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    }
    expect(at()).toBe('breakthrough/second');
    expect(match().curtain).toBeNull();
    expect(match().viewer).toBe('german');
    await reopen();
    expect(match().curtain?.seat).toBe('german');
    expect(match().viewer).toBeNull();
    match().takeSeat();
    expect(match().viewer).toBe('german');
  });
});
