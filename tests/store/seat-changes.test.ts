/** How often the players hand the screen over (issue 16): counted in games with hidden hands. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmView } from '../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { HrView } from '../../src/engine/games/hitlers-reich/view.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import type { AnyGame, MatchState } from '../../src/store/types.ts';
import { fresh } from '../support/store-world.ts';

type Move = Types['move'];

interface Fight {
  /** The view before its first move, and the hex that is attacked, in a game with hexes. */
  readonly before: object;
  readonly target: unknown;
  /** Questions answered in it, and who was asked; the first is that in which it was begun. */
  readonly asked: readonly { readonly seat: string; readonly key: string }[];
  /**
   * Curtains opened up to the question behind, except the one at the start of a turn; and face-down hands turned up.
   */
  readonly curtains: number;
  readonly turnedUp: number;
}

interface Plan {
  readonly game: AnyGame;
  readonly setup: { readonly scenario: string; readonly seed: string; readonly options?: Record<string, boolean> };
  /** True during a fight. */
  readonly isFight: (view: object) => boolean;
  readonly choose: (moves: readonly Move[], view: object) => Move | undefined;
  readonly most: number;
}

/** The side whose turn it is. */
const sideOf = (view: object | null): unknown => (view && 'side' in view ? view.side : null);

const targetOf = (view: object): unknown =>
  'combat' in view && view.combat instanceof Object && 'target' in view.combat ? view.combat.target : null;

/** Plays, takes every seat that is called, and counts fight by fight. */
async function playFights({ game, setup, isFight, choose, most }: Plan): Promise<readonly Fight[]> {
  const { match: store } = fresh({ games: { [game.id]: game } });
  const match = (): MatchState => store.getState();
  const made = await match().create({ game: game.id, setup: { options: {}, ...setup }, about: { curtain: true } });
  if (!made.ok) throw new Error(made.problem.key);
  const fights: Fight[] = [];
  let asked: { seat: string; key: string }[] = [];
  let [curtains, turnedUp, isOn] = [0, 0, false];
  let before: object = {};
  let target: unknown = null;
  for (let n = 0; n < most && !match().result; n++) {
    if (match().curtain) {
      match().takeSeat();
      const isNextTurn = isOn && sideOf(match().view) !== sideOf(before);
      curtains += isNextTurn ? 0 : 1;
    }
    const { decision, view } = match();
    if (!decision || !view) throw new Error('nobody is asked');
    if (isOn && !isFight(view)) fights.push({ before, target, asked, curtains, turnedUp });
    isOn = isFight(view);
    target = targetOf(view) ?? target;
    if (!isOn) [asked, curtains, turnedUp, before] = [[], 0, 0, view];
    const move = choose(decision.moves, view);
    if (!move) {
      match().takeSeat();
      turnedUp += 1;
      continue;
    }
    asked = [...asked, { seat: decision.seat, key: decision.ask.key }];
    const result = await match().playCombo([move]);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }
  await match().close();
  return fights;
}

const tell = ({ asked, curtains, turnedUp }: Fight): string =>
  `${curtains} curtains, ${turnedUp} turned up: ${asked.map(({ seat, key }) => `${seat} ${key}`).join(', ')}`;

const typed = (moves: readonly Move[], ...types: readonly string[]): Move | undefined => {
  for (const type of types) {
    const found = moves.find((move) => move.type === type);
    if (found) return found;
  }
  return undefined;
};

describe('a conflict of Hitler’s Reich with hidden hands', () => {
  /** Attacks where it can; nobody plays an event. */
  const plan = (seed: string): Plan => ({
    game: hitlersReich,
    setup: { scenario: 'campaign-1941', seed },
    isFight: (view) => (view as HrView).conflict !== null,
    choose: (moves) => typed(moves, 'attack', 'done') ?? moves[0],
    most: 400,
  });

  it('brings at most two changes of seat where nobody answers with events', { timeout: 60_000 }, async () => {
    const fights = (await Promise.all(['one', 'two', 'three'].map((seed) => playFights(plan(seed))))).flat();
    // Both choose a card in each; in some the defender is asked for events before.
    expect(fights.length).toBeGreaterThan(20);
    const isAnswering = ({ asked }: Fight) => asked.filter(({ key }) => key === 'hr.ask.events').length > 1;
    expect(fights.filter(isAnswering).length).toBeGreaterThan(3);
    // Cards that a lost hand size costs are chosen in secret, too.
    const discards = ({ asked }: Fight) => asked.filter(({ key }) => key === 'hr.ask.discard').length;
    expect(fights.filter((fight) => fight.curtains > 2 + discards(fight)).map(tell)).toEqual([]);
    expect(fights.filter(({ turnedUp }) => turnedUp > 0)).toEqual([]);
  });

  it('asks the defender for events and for the card in one sitting', { timeout: 60_000 }, async () => {
    const fights = await playFights(plan('one'));
    const orders = fights.map(({ asked }) => asked.map(({ seat, key }) => `${seat} ${key}`));
    const inOne = orders.filter((order) =>
      order.some((one, at) => one.endsWith('hr.ask.events') && order[at + 1] === one.replace('events', 'card')),
    );
    expect(inOne.length).toBeGreaterThan(0);
  });
});

describe('a combat of Blitzkrieg to Moscow 2 with hidden hands', () => {
  const choose = (moves: readonly Move[]): Move | undefined =>
    typed(moves, 'attack', 'assault', 'join', 'end-advance', 'end-move', 'end-break', 'end-combat') ??
    moves.find((move) => 'card' in move && move.card === null) ??
    moves.at(-1);
  const plan = (seed: string, options: Record<string, boolean> = {}): Plan => ({
    game: blitzkriegToMoscow2,
    setup: { scenario: 'campaign', seed, options },
    isFight: (view) => (view as BtmView).combat !== null || (view as BtmView).question?.at === 'combat/attackers',
    choose,
    most: 700,
  });
  const handOf = ({ before }: Fight) => (before as BtmView).cards.soviet.handSize;
  const isGerman = ({ before }: Fight) => (before as BtmView).side === 'german';

  it('brings no change of seat while the Soviet player holds no card', { timeout: 60_000 }, async () => {
    const fights = (await Promise.all(['one', 'two'].map((seed) => playFights(plan(seed))))).flat();
    const bare = fights.filter((fight) => isGerman(fight) && handOf(fight) === 0);
    expect(bare.length).toBeGreaterThan(3);
    expect(bare.filter(({ curtains }) => curtains > 0)).toEqual([]);
    // Also where the defence is chosen, and units retreat.
    expect(bare.some(({ asked }) => asked.some(({ seat }) => seat === 'soviet'))).toBe(true);
  });

  it('brings none at all with open hands', { timeout: 60_000 }, async () => {
    const fights = await playFights(plan('one', { 'open-hands': true }));
    expect(fights.length).toBeGreaterThan(5);
    expect(fights.filter(({ curtains, turnedUp }) => curtains + turnedUp > 0)).toEqual([]);
  });

  describe('in whole games at random, in which both play cards', () => {
    let fights: readonly Fight[] = [];
    beforeAll(async () => {
      const atRandom = (seed: string) => {
        const rng = seedRng(seed);
        const pick = (moves: readonly Move[]): Move | undefined =>
          typed(moves, 'attack', 'join', 'assault') ?? moves[drawFrom(rng, Math.max(1, moves.length))];
        return playFights({ ...plan(seed), choose: pick, most: 3000 });
      };
      fights = (await Promise.all(['cards', 'more cards', 'most cards'].map(atRandom))).flat();
    }, 120_000);
    const keysOf = ({ asked }: Fight) => asked.map(({ key }) => key);

    it('brings one only where the other side may play a card', () => {
      expect(fights.some((fight) => isGerman(fight) && handOf(fight) > 0)).toBe(true);
      expect(fights.some(({ curtains }) => curtains > 0)).toBe(true);
      const CARDS = /^btm\.ask\.(defence-card|reroll|hitler\.)/;
      const isOther = (key: string, seat: string, phasing: unknown) =>
        seat !== phasing || key.startsWith('btm.ask.hitler.');
      const mayPlay = ({ asked, before }: Fight) =>
        asked.filter(({ seat, key }) => CARDS.test(key) && isOther(key, seat, sideOf(before))).length;
      expect(fights.filter((fight) => fight.curtains > mayPlay(fight)).map(tell)).toEqual([]);
    });

    it('brings at most two', () => {
      expect(fights.length).toBeGreaterThan(40);
      expect(fights.filter(({ curtains }) => curtains > 2).map(tell)).toEqual([]);
    });

    it('asks nobody for a card that cannot be in the hand by what both know', () => {
      // Only Street Fighting shifts for the Soviet side, and only in a city.
      const cities = new Set<unknown>(blitzkriegToMoscow2.data.facts.cities.map(({ hex }) => hex));
      const shifts = fights.filter((fight) => isGerman(fight) && keysOf(fight).includes('btm.ask.defence-card'));
      expect(shifts.filter(({ target }) => !cities.has(target)).map(tell)).toEqual([]);
    });
  });
});
