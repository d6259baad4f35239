/** INV-22: what a seat, or an onlooker, may know. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { otherSide, SIDES, type CardId, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { Setup } from '../../../src/engine/kernel/types.ts';
import { asks, def, legal, open, play, playAll, seat, type Game } from '../../support/reich.ts';
import { RARE_POSITIONS } from './rare-positions.ts';
import { setupOf, walk } from './walk.ts';
import { effort } from '../../support/effort.ts';

const SEATS: readonly (Side | null)[] = [...SIDES, null];

/** Cards that a seat must not be able to name: hands, decks, piles below the top, and face-down choices. */
function hiddenFrom({ hands, decks, discards, conflict }: HrState, who: Side | null): readonly CardId[] {
  return SIDES.flatMap((side) => [
    ...decks[side],
    ...(side === who ? [] : [...hands[side], ...discards[side].slice(0, -1)]),
    ...(side === who || conflict === null || conflict.shown[side] ? [] : conflict.cards[side]),
  ]);
}

/** Card ids are short, so they are looked for as JSON writes them: `"G1"`. */
const leaks = (state: HrState, who: Side | null): readonly CardId[] => {
  const text = JSON.stringify(def.view(state, who));
  return hiddenFrom(state, who).filter((id) => text.includes(`"${id}"`));
};

const NEVER = ['rng', 'decks', 'hands'];

/** A view is long to write out: of random games each third state is looked at, in the soak every one. */
const EVERY = effort(3, 1);

function checkWalk(setup: Setup): void {
  let at = 0;
  walk(setup, ({ state, move }) => {
    if (at++ % EVERY === 0 || state.result !== null) checkViews(state, def.words.notation(move));
  });
}

function checkViews(state: HrState, what: string): void {
  for (const who of SEATS) {
    const found = leaks(state, who);
    if (found.length > 0) throw new Error(`${what}: ${who ?? 'an onlooker'} sees ${found.join(' ')}`);
    const keys = Object.keys(def.view(state, who));
    const strange = NEVER.filter((key) => keys.includes(key));
    if (strange.length > 0) throw new Error(`${what}: the view holds ${strange.join(' ')}`);
  }
}

/** Everything that a player learns apart from the view: the question, and the log of the last move. */
function checkTold({ state, events }: Game, what: string): void {
  const decision = decide(def, state);
  const told = JSON.stringify([decision?.ask ?? null, events]);
  for (const side of SIDES) {
    // A card may be named only where the other seat may see it as well.
    const found = hiddenFrom(state, otherSide(side)).filter(
      (id) => told.includes(`"${id}"`) && id !== seen(events, id),
    );
    if (found.length > 0) throw new Error(`${what}: everybody is told of ${found.join(' ')}`);
  }
}

/** A card that was open during the move, and was shuffled or drawn since. */
const seen = (events: Game['events'], id: CardId): CardId | null =>
  events.some(
    (event) => (event.type === 'showed' || event.type === 'turned-up' || event.type === 'planned') && event.card === id,
  )
    ? id
    : null;

describe('views of random games', () => {
  it.each(SCENARIOS)(
    'INV-22: no view of %s names a card its seat must not know',
    (scenario) => {
      for (const seed of ['v1', 'v2', 'v3'].slice(0, effort(1, 3))) checkWalk(setupOf(scenario, seed));
    },
    120_000,
  );

  it.each(Object.entries(RARE_POSITIONS))(
    'INV-22: nor after: %s',
    (name, position) => {
      checkWalk(setupOf('campaign-1941', `views, ${name}`, {}, position));
    },
    120_000,
  );

  it('INV-22: nor does the question or the log', () => {
    let game = open();
    for (let n = 0; n < 150 && game.state.result === null; n++) {
      const moves = legal(game);
      game = play(game, moves[(n * 7) % moves.length] ?? '');
      checkTold(game, `move ${n}`);
    }
  });

  it('the check itself finds a leak', () => {
    const { state } = open();
    const [card = ''] = state.hands.axis;
    expect(hiddenFrom(state, 'allies')).toContain(card);
    expect(hiddenFrom(state, 'axis')).not.toContain(card);
    expect(hiddenFrom(state, null)).toHaveLength(CARDS.length);
  });
});

const HANDS = { axis: ['G12', 'G5', 'I3'], allies: ['S10', 'W4', 'W6'] };
const FIGHT = () =>
  open({
    pact: false,
    handSize: { axis: 3, allies: 3 },
    hands: HANDS,
    decks: { axis: ['G2', 'G3'], allies: ['S2', 'S3'] },
    events: {
      guderian: 'mall',
      rommel: 'mall',
      stukas: 'mall',
      'the-bismarck': 'mall',
      'von-manstein': 'mall',
      'von-rundstedt': 'mall',
      enigma: 'mall',
      'fleet-carriers': 'mall',
      montgomery: 'mall',
      counterattack: 'mall',
      'special-operations': 'mall',
      'master-spy': 'mall',
      outfoxed: 'mall',
      reserves: 'mall',
    },
  });

describe('cards in a view', () => {
  it('§4.1.5: an owner sees its hand and its whole pile, the others count them and see the top card', () => {
    const game = playAll(FIGHT(), 'fortify berlin', 'discard I3');
    const piled = playAll(game, 'fortify london', 'discard W4');
    const own = def.view(piled.state, 'axis').cards;
    expect(own.axis.hand).toEqual(['G12', 'G5', 'G2']);
    expect(own.allies).toEqual({
      hand: null,
      handCount: 3,
      deckCount: 23,
      discards: ['W4'],
      discardCount: 1,
      laidCount: 0,
    });
    const again = playAll(piled, 'fortify ruhr', 'discard G5');
    expect(def.view(again.state, 'axis').cards.axis.discards).toEqual(['I3', 'G5']);
    for (const who of ['allies', null] as const) {
      const { discards, discardCount, hand } = def.view(again.state, who).cards.axis;
      expect({ discards, discardCount, hand }).toEqual({ discards: ['G5'], discardCount: 2, hand: null });
    }
  });

  it('§7.3: a chosen card is known to its chooser alone until both lie', () => {
    const asked = play(FIGHT(), 'A land finland>leningrad');
    expect([asks(asked), seat(asked)]).toEqual(['conflict/card', 'axis']);
    const chosen = play(asked, 'c G12');
    const shown = (who: Side | null) => def.view(chosen.state, who).conflict?.cards;
    for (const who of SEATS) expect(def.view(chosen.state, who).cards.axis.laidCount).toBe(1);
    expect(shown('axis')).toEqual({ axis: ['G12'], allies: [] });
    expect(shown('allies')).toEqual({ axis: [], allies: [] });
    expect(shown(null)).toEqual({ axis: [], allies: [] });
    expect(JSON.stringify(chosen.events)).not.toContain('G12');
    expect(leaks(chosen.state, 'allies')).toEqual([]);
  });

  it('§5.4.4: the cards sought in the Allied deck are named only in the question, which is the Allies’', () => {
    const game = open({
      side: 'allies',
      pact: false,
      axisReshuffled: true,
      year: { axis: 1, allies: 2 },
      handSize: { axis: 3, allies: 3 },
      hands: HANDS,
      decks: { allies: [] },
      rest: { allies: 'pile' },
    });
    expect(game.state.decks.allies).toEqual([]);
    const year = { ...game.state, year: { axis: 2, allies: 2 } };
    const done = playAll({ state: year, events: [] }, 'fortify london', 'discard W4');
    const asking = asks(done) === 'reshuffle/return' ? play(done, legal(done)[0] ?? '') : done;
    expect([asks(asking), seat(asking)]).toEqual(['reshuffle/build-up', 'allies']);
    const sought = legal(asking).filter((text) => text.startsWith('swap'));
    expect(sought.length).toBeGreaterThan(0);
    const swapped = play(asking, sought[0] ?? '');
    for (const now of [asking, swapped])
      for (const who of SEATS) {
        expect(leaks(now.state, who)).toEqual([]);
        expect(def.view(now.state, who).phase).toBe('reshuffle/build-up');
      }
    expect(JSON.stringify(swapped.events)).not.toMatch(/"[GIWS]\d+"/);
    const framesFor = (who: Side | null) => def.view(swapped.state, who).stack;
    expect(framesFor('allies')).toBe(swapped.state.stack);
    for (const who of ['axis', null] as const)
      expect(framesFor(who)).toEqual([...swapped.state.stack.slice(0, -1), { at: 'reshuffle/build-up', taken: 1 }]);
  });

  it('a view of a finished game says who won, and still hides the hands', () => {
    const over = play(FIGHT(), 'resign');
    expect(def.view(over.state, null)).toMatchObject({ phase: 'over', result: { winner: 'allies' } });
    checkViews(over.state, 'the end');
  });
});

describe('the question in the view', () => {
  it('says what is paid for and where a blitz starts, to every viewer', () => {
    const paying = play(open(), 'fortify berlin');
    for (const who of SEATS)
      expect(def.view(paying.state, who).question).toMatchObject({ at: 'pay/card', for: 'fortify', space: 'berlin' });
    expect(def.view(open().state, null).question).toBeNull();
  });

  it('shows the cubes of Barbarossa while it is under way (§6.7.2)', () => {
    const under = play(open(), 'barbarossa');
    expect(def.view(under.state, null).operation).toMatchObject({ is: 'barbarossa', made: 0 });
    expect(def.view(under.state, null).operation?.cubes.length).toBeGreaterThan(1);
    expect(def.view(open().state, null).operation).toBeNull();
  });
});
