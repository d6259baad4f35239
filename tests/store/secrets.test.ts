import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import { SIDES, type Side } from '../../src/engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../src/engine/games/hitlers-reich/types.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { entriesOf, play, present, startTimeline, takeBack, type Timeline } from '../../src/engine/kernel/timeline.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { historyOf, readerOf } from '../../src/store/match/history.ts';
import { project, variationBlockedOf } from '../../src/store/match/project.ts';
import { cover } from '../../src/engine/kits/hands/page.ts';
import { NO_SEATING } from '../../src/store/match/session.ts';
import { summarise } from '../../src/store/saves/summary.ts';
import type { UndoMode } from '../../src/store/types.ts';
import { aboutMatch } from '../../tools/lib/save-files.ts';
import { positionOf, sampleOf, samplesOf, type Sample } from '../support/samples.ts';

/** A campaign of random moves; null if it ended, or its state after `most` moves. */
function randomLine(seed: string, most: number): Timeline<HrTypes> {
  const rng = seedRng(`${seed}/moves`);
  let line = startTimeline(def, { scenario: 'intro-1941-42', seed, options: {} });
  for (let i = 0; i < most; i++) {
    const moves = decide(def, present(line).state)?.moves ?? [];
    const move = moves[drawFrom(rng, Math.max(1, moves.length))];
    if (!move) break;
    const played = play(def, line, move);
    if (!played.ok) throw new Error(def.words.notation(move));
    line = played.timeline;
  }
  return line;
}

/** A campaign that is over, played once. */
let war: Timeline<HrTypes> | undefined;
const wholeWar = (): Timeline<HrTypes> => (war ??= randomLine('to the end', 5000));

const read = (line: Timeline<HrTypes>, seat: Side | null) => historyOf(def, line, readerOf(def, line, seat));
const HIDDEN = /^(c|discard|swap) [^?]/;

describe('the history of a game with secrets', () => {
  const line = randomLine('secrets', 160);

  it('is long enough to hold hidden moves of both seats', () => {
    expect(present(line).state.result).toBeNull();
    for (const side of SIDES)
      expect(
        line.points.filter(({ seat, entry }) => seat === side && HIDDEN.test(entry?.move ?? '')).length,
      ).toBeGreaterThan(9);
  });

  it.each(SIDES)('names no card that only the other seat knows: %s', (seat) => {
    const { points } = read(line, seat);
    const foreign = points.filter((point) => point.seat !== null && point.seat !== seat);
    expect(foreign.filter(({ notation }) => HIDDEN.test(notation ?? ''))).toEqual([]);
    expect(foreign.some(({ notation }) => notation === 'c ?')).toBe(true);
    // Its own it may read again.
    expect(points.filter((point) => point.seat === seat).some(({ notation }) => HIDDEN.test(notation ?? ''))).toBe(
      true,
    );
  });

  it('names none at all behind the curtain', () => {
    expect(read(line, null).points.filter(({ notation }) => HIDDEN.test(notation ?? ''))).toEqual([]);
  });

  it('shows dice, and none of the draws that shuffle decks, nor where in the stream they stand', () => {
    const { points } = read(line, 'axis');
    expect(points.some(({ draws }) => draws.length > 0)).toBe(true);
    for (const { draws, firstDraw } of points) {
      expect(draws.every(({ n, value }) => n === 6 && value >= 0 && value < 6)).toBe(true);
      expect(firstDraw).toBeNull();
    }
  });

  it('shows the moves of an abandoned line without their cards', () => {
    const { branches } = read(takeBack(line, 40), 'allies');
    expect(branches[0]?.moves.length).toBeGreaterThan(100);
    expect(branches[0]?.moves.filter((move) => HIDDEN.test(move))).toEqual([]);
  });

  it('shows the moves before a given state without their cards and their draws', () => {
    const history = entriesOf(line.points);
    expect(history.some(({ move }) => HIDDEN.test(move))).toBe(true);
    const given = startTimeline(def, line.setup, { state: present(line).state, history });
    for (const seat of [...SIDES, null]) {
      const { older } = read(given, seat);
      expect(older).toHaveLength(history.length);
      expect(older.filter(({ move, draws }) => HIDDEN.test(move) || draws.length > 0)).toEqual([]);
    }
  });

  it('shows an abandoned line of Blitzkrieg to Moscow 2 without any card, played or not', () => {
    const btm = blitzkriegToMoscow2;
    const rng = seedRng('left lines');
    let timeline = startTimeline(btm, { scenario: 'campaign', seed: 'left lines', options: {} });
    for (let i = 0; i < 250; i++) {
      const moves = decide(btm, present(timeline).state)?.moves ?? [];
      const played = play(btm, timeline, moves[drawFrom(rng, moves.length)] ?? { type: 'end-move' });
      if (!played.ok) throw new Error('a listed move is refused');
      ({ timeline } = played);
    }
    const cards = /\b[gs]-(air|blitz|tac|repl|reinf|t34|city|part|hitler)/;
    const texts = (seat: 'german' | 'soviet' | null) =>
      historyOf(btm, takeBack(timeline, 1), readerOf(btm, timeline, seat)).branches.flatMap(({ moves }) => moves);
    expect(timeline.points.some(({ entry }) => cards.test(entry?.move ?? ''))).toBe(true);
    for (const seat of ['german', 'soviet', null] as const) {
      expect(texts(seat).length).toBeGreaterThan(200);
      expect(texts(seat).filter((text) => cards.test(text))).toEqual([]);
    }
  });

  it('lies open once the war is over', () => {
    const whole = wholeWar();
    expect(present(whole).state.result).not.toBeNull();
    const { points } = read(whole, 'axis');
    expect(points.map(({ notation }) => notation)).toEqual(whole.points.map(({ entry }) => entry?.move ?? null));
    expect(points.at(-1)?.firstDraw).not.toBeNull();
  });
});

describe('what the library and the curtain say of a match with hidden hands', () => {
  /** The library's entries, and the hands that they must not show. */
  function told<T extends Types>(game: GameDefinition<T>, sample: Sample, handsOf: (state: T['state']) => string[]) {
    const timeline = positionOf(game, sample);
    const { state } = present(timeline);
    const { ask, position } = summarise(game, timeline);
    const text = JSON.stringify({ ask, position });
    const named = handsOf(state).filter((card) => text.includes(`"${card}"`));
    return { ask, named, isOver: state.result !== null };
  }

  it.each(samplesOf(def.id))('$name: no card of a hand', (sample) => {
    expect(told(def, sample, ({ hands }) => [...hands.axis, ...hands.allies]).named).toEqual([]);
  });

  it.each(samplesOf(blitzkriegToMoscow2.id))('$name: no card of a hand', (sample) => {
    const { named } = told(blitzkriegToMoscow2, sample, ({ cards, options }) =>
      options.openHands ? [] : [...cards.german.hand, ...cards.soviet.hand],
    );
    expect(named).toEqual([]);
  });

  it.each([
    ['breakthrough-path-german', 'btm.ask.tank-plan'],
    ['breakthrough-second-german', 'btm.ask.tank-plan'],
    ['breakthrough-second-soviet', 'btm.ask.tank-plan'],
    ['logistics-rebuild-soviet', 'btm.ask.rebuild'],
    ['card-hitler-soviet', 'btm.ask.hitler.'],
  ])('%s: a planned card is not named, a played one is', (kind, key) => {
    const { ask } = told(blitzkriegToMoscow2, sampleOf(`blitzkrieg-to-moscow-2.${kind}`), () => []);
    expect(ask?.key).toContain(key);
  });
});

describe('the board', () => {
  const timeline = randomLine('a curtain', 3);
  const about = aboutMatch('a curtain', { curtain: true });
  const session = { id: 'm', def, timeline, about, readOnly: null, broken: null, notes: [] } as const;

  it.each(SIDES)('is nobody’s while the cover calls a seat: %s', (seat) => {
    const { viewer, view, decision } = project(session, { ...NO_SEATING, page: cover(seat) });
    expect([viewer, decision]).toEqual([null, null]);
    expect(view).toEqual(def.view(present(timeline).state, null));
  });
});

describe('trying a line', () => {
  const early = randomLine('a line', 12);
  const barOf = (timeline: typeof early, undo: UndoMode) => variationBlockedOf({ def, timeline, about: { undo } });

  it('is closed while secrets are kept, for it would be played with the decks and dice to come', () => {
    expect(barOf(early, 'honest')).toEqual({ key: 'app.match.line-secret' });
  });

  it('is open where the players agreed on open undo, and after the end', () => {
    expect(barOf(early, 'open')).toBeNull();
    expect(barOf(wholeWar(), 'honest')).toBeNull();
  });

  it('is open in a game without secrets', () => {
    const timeline = startTimeline(hitlersLastBattles, { scenario: 'campaign', seed: 'open', options: {} });
    expect(variationBlockedOf({ def: hitlersLastBattles, timeline, about: { undo: 'honest' } })).toBeNull();
  });
});
