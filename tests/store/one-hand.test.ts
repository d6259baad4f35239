/**
 * The page's contents of hidden hands, in whole games through the real store: nobody's hand, or one seat's between its
 * press and the next moment that both players watch.
 */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { matchSource } from '../../src/play/match-source.ts';
import { createPlayStore } from '../../src/play/play-store.ts';
import type { AnyGame, MatchState } from '../../src/store/types.ts';
import { game as anyWords } from '../play/on-a-table.ts';
import { createWorld, openTab } from '../support/store-world.ts';

type Event = Types['event'];

interface Plan {
  readonly game: AnyGame;
  readonly def: GameDefinition<Types> & Required<Pick<GameDefinition<Types>, 'secrets'>>;
  readonly scenario: string;
  readonly seed: string;
  /** Watched by both players, by name: listed here independently of the game's own list. */
  readonly isWatched: (events: readonly Event[], before: object, after: object) => boolean;
  /** The seats whose hand both players can infer, so that no press is needed to see it. */
  readonly known: (state: object) => readonly string[];
  readonly most: number;
}

interface Tally {
  presses: number;
  covers: number;
  watched: number;
  faults: string[];
  moves: number;
  ended: number;
}

async function playThrough({ game: rules, def, scenario, seed, isWatched, known, most }: Plan): Promise<Tally> {
  // The position with every card: everything published is made from it.
  const shownOf = new WeakMap<object, Types['state']>();
  const view = (of: Types['state'], seat: string | null): object => {
    const made = rules.view(of, seat);
    shownOf.set(made, of);
    return made;
  };
  const game: AnyGame = { ...rules, view };
  const now = (): Types['state'] => {
    const state = shownOf.get(match().view ?? {});
    if (!state) throw new Error('nothing is shown');
    return state;
  };
  const world = createWorld();
  const tab = openTab(world, { games: { [game.id]: game } });
  const store = tab.match;
  const match = (): MatchState => store.getState();
  const rng = seedRng(`${seed}/moves`);
  const choose = (n: number): number => drawFrom(rng, Math.max(1, n));
  const made = await match().create({
    game: game.id,
    setup: { scenario, options: {}, seed },
    about: { curtain: true },
  });
  if (!made.ok) throw new Error(made.problem.key);
  const tally: Tally = { presses: 0, covers: 0, watched: 0, faults: [], moves: 0, ended: 0 };
  const play = createPlayStore({
    source: matchSource(store),
    game: {
      ...anyWords,
      words: { ...anyWords.words, hasRoll: (_scene, events) => events.some(({ type }) => type === 'rolled') },
    },
    rollMs: () => 1000,
    showsBeats: () => true,
    tellsAtOnce: () => true,
    isQuick: () => false,
    onRefused: () => undefined,
  });
  const stop = play.follow();
  /** The seat whose hand may be on the page; set by its press alone. */
  let allowed: string | null = null;
  const check = (why: string): void => {
    const { status, view, decision, viewer, curtain, result, live } = match();
    if (status !== 'open' || result || !live) return;
    const fail = (what: string) => tally.faults.push(`${tally.moves}, ${why}: ${what}`);
    const { newest, staged } = play.getState();
    const shown = [viewer, newest.viewer, staged.shown.viewer, staged.before?.viewer ?? null];
    const state = now();
    for (const seat of shown)
      if (seat !== null && seat !== allowed && !known(state).includes(seat))
        fail(`the hand of ${seat}, allowed ${allowed}`);
    if (viewer === null && JSON.stringify(view) !== JSON.stringify(def.view(state, null))) fail('a view of a seat');
    if (curtain && decision) fail('a question behind the cover');
    if (viewer !== null || !decision) return;
    if (def.secrets.askedOf(state) === 'closed') fail(`${decision.ask.key} shows a hand`);
    if (
      def.secrets.askedOf(state) !== 'joint' &&
      !decision.moves.every((move) => def.words.targets(move).every((target) => def.secrets.isOpen(target)))
    )
      fail(`${decision.ask.key} names a card`);
  };
  let before = now();
  const stopChecking = store.subscribe((next, former) => {
    if (next.step.n > former.step.n && next.step.kind === 'play') {
      const after = now();
      if (isWatched(next.events, before, after)) {
        allowed = null;
        tally.watched += 1;
      }
      before = after;
    }
    if (next.curtain && next.curtain.seat !== former.curtain?.seat) tally.covers += 1;
    if (next.curtain) allowed = null;
    check(`${next.step.kind} ${next.events.map(({ type }) => type).join(' ')}`);
  });
  check('begun');
  const sit = (): void => {
    const called = match().curtain?.seat ?? null;
    allowed = called;
    tally.presses += 1;
    match().takeSeat();
  };
  for (let n = 0; n < most && !match().result; n++) {
    if (match().curtain) {
      // Only the press opens it.
      await match().undo();
      await match().playCombo([...(decide(def, now())?.moves ?? [])].slice(0, 1));
      if (!match().curtain) tally.faults.push(`${n}: the cover went by itself`);
      sit();
    }
    const dice = choose(60);
    if (dice === 0) match().dropCurtain();
    if (dice === 1) await match().undo();
    if (dice === 2) {
      await match().close();
      allowed = null;
      await match().open(made.id);
      await match().settled();
      before = now();
      const isKnown = known(before).length === 2;
      if (!match().result && !match().curtain && !isKnown) tally.faults.push(`${n}: opened without a cover`);
    }
    if (match().curtain || match().result) continue;
    before = now();
    const moves = match().decision?.moves ?? [];
    const move = moves[choose(moves.length)];
    // Every answer is a card: the hand is turned up.
    if (!move) {
      match().dropCurtain();
      continue;
    }
    const result = await match().playCombo([move]);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    tally.moves += 1;
  }
  tally.ended = match().result ? 1 : 0;
  stopChecking();
  stop();
  await match().close();
  return tally;
}

const HR_WATCHED = /^(?:turned-up|rolled|judged|rerolled|changed|planned|tested|year-ended|reshuffled)$/;
const topOf = (state: object): { readonly at?: string; readonly side?: string } => {
  const { stack } = state as { readonly stack: readonly { readonly at: string; readonly side?: string }[] };
  return stack.at(-1) ?? {};
};
const hr = (seed: string): Plan => ({
  game: hitlersReich,
  def: hitlersReich,
  scenario: 'campaign-1941',
  seed,
  isWatched: (events, before, after) =>
    events.some(({ type }) => HR_WATCHED.test(type)) ||
    // A forced discard is shown when it is complete.
    (topOf(before).at === 'discard' &&
      JSON.stringify(topOf(after)) !== JSON.stringify({ ...topOf(after), at: 'discard' })),
  // Hands are drawn from a deck.
  known: () => [],
  most: 260,
});

/** §5.2: the number of cards in a hand is public, and so are the cards that have left it. */
const BTM_CARDS = blitzkriegToMoscow2.data.facts.cards;
function listKnown(state: object): readonly string[] {
  const { cards, stack } = state as BtmTypes['state'];
  const draws = stack.some(({ at }) => /^logistics\/(?:sea|remove|draw)$/.test(at));
  const isKnown = (side: 'german' | 'soviet'): boolean => {
    const { hand, discard } = cards[side];
    return hand.length === 0 ? !draws : hand.length + discard.length === BTM_CARDS[side].length;
  };
  return (['german', 'soviet'] as const).filter(isKnown);
}
const btm = (seed: string): Plan => ({
  game: blitzkriegToMoscow2,
  def: blitzkriegToMoscow2,
  scenario: 'campaign',
  seed,
  isWatched: (events) => events.some(({ type }) => /^(?:rolled|attack-failed|surrendered|turn-began)$/.test(type)),
  known: listKnown,
  most: 400,
});

describe('the page holds nobody’s hand or that of the seat that has taken its place', () => {
  it.each(['Kharkov', 'Tobruk', 'Malta'])('in Hitler’s Reich: %s', { timeout: 120_000 }, async (seed) => {
    const tally = await playThrough(hr(seed));
    expect(tally.faults.slice(0, 10)).toEqual([]);
    expect(tally.moves).toBeGreaterThan(150);
    expect(tally.watched).toBeGreaterThan(20);
    expect(tally.presses).toBeGreaterThan(20);
  });
  it.each(['Minsk', 'Rzhev'])('in Blitzkrieg to Moscow 2: %s', { timeout: 120_000 }, async (seed) => {
    const tally = await playThrough(btm(seed));
    expect(tally.faults.slice(0, 10)).toEqual([]);
    expect(tally.moves).toBeGreaterThan(150);
    expect(tally.watched).toBeGreaterThan(5);
    expect(tally.presses).toBeGreaterThan(10);
  });
});
