/** Variations have their own timelines and change nothing of the match; screens see lines, moves and views. */
import { createStore } from 'zustand/vanilla';
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { decide } from '../../engine/kernel/runner.ts';
import { entriesOf, present, type Timeline } from '../../engine/kernel/timeline.ts';
import type { Line, Types } from '../../engine/kernel/types.ts';
import {
  drawsAfter,
  countDraws,
  orderDraws,
  throwMove,
  type Dice,
  type GivenDraw,
} from '../../lab/variations/chance.ts';
import {
  endOfConsequences,
  givenBy,
  lastRoll,
  remake,
  withSalt,
  type ReplayRequest,
} from '../../lab/variations/remake.ts';
import { digestOf, cacheSandbox, openSandbox, withLine } from '../../lab/variations/sandbox.ts';
import { dropStrayNotes } from '../../lab/variations/notes.ts';
import {
  changeVariation,
  dropVariation,
  fullness,
  nextVariationId,
  rootVariation,
  STUDY_CAPS,
  type ChosenDraw,
  type Study,
  type Variation,
} from '../../lab/variations/study.ts';
import { forcedIn } from '../match/combo.ts';
import { cleanText } from '../../engine/kernel/clean-text.ts';
import type { ActionResult, MatchStore, ComboOptions, WhatIfGround } from '../types.ts';
import { createLineTable, type KeptTable } from './line-table.ts';
import {
  groundOf,
  idOf,
  keyOf,
  listAt,
  listElsewhere,
  MATCH,
  chosenInMatch,
  openLine,
  viewLine,
} from './list-lines.ts';
import type { OpenLine } from './list-lines.ts';
import { beforeOf, dealsOf, mergeOf } from './merge.ts';
import { NO_LINES } from './no-lines.ts';
import type { Answer, LineSeating, LineKey, Rethrow, WhatIfActions, WhatIfData, WhatIfStore } from './types.ts';

export interface WhatIfDeps {
  readonly match: MatchStore;
  readonly newSalt: () => string;
  readonly answer: Answer;
  readonly onFault: (error: unknown) => void;
}

/** A move that waits for chosen draws, and what is played after it. */
interface Waiting {
  readonly key: LineKey;
  readonly move: Types['move'];
  readonly given: ReadonlyMap<number, GivenDraw>;
  readonly rest: readonly Types['move'][];
}

const MOST_IN_A_ROW = 60;
const OK: ActionResult = { ok: true };

export function createWhatIf(deps: WhatIfDeps): WhatIfStore {
  const { match, newSalt } = deps;
  const api = createStore<WhatIfData>(() => NO_LINES);
  const tables = new Map<LineKey, KeptTable>();
  const hands = new Map<LineKey, LineSeating>();
  let waiting: Waiting | null = null;
  let thinking: LineKey | null = null;
  let stretched: { readonly at: number; readonly end: number } | null = null;
  let isLeft = false;

  const ground = (): WhatIfGround | null => match.getState().whatIfGround();
  const variationOf = (now: WhatIfGround, key: LineKey): Variation | null =>
    now.study.variations.find(({ id }) => id === idOf(key)) ?? null;

  /** The match's own line: from the moment to the end of what follows, or as far as asked for. */
  function matchLine(now: WhatIfGround, at: number): OpenLine {
    const { points } = now.match;
    const end = stretched?.at === at ? stretched.end : endOfConsequences(now.def, points, at);
    const timeline = { ...now.match, points: points.slice(0, end + 1), redo: [] };
    return { key: MATCH, timeline: same(timeline), first: at, chosen: chosenInMatch(now, end), sandbox: null };
  }
  /** Cached, so that the same line stays the same object. */
  let lastMatch: Timeline<Types> | null = null;
  function same(timeline: Timeline<Types>): Timeline<Types> {
    const isSame = lastMatch?.points.length === timeline.points.length && present(lastMatch) === present(timeline);
    return (lastMatch = isSame && lastMatch ? lastMatch : timeline);
  }

  const lineAt = (now: WhatIfGround, key: LineKey, at = api.getState().at): OpenLine | null => {
    if (key === MATCH) return matchLine(now, at);
    const variation = variationOf(now, key);
    return variation && openLine(now, variation);
  };

  function tableOf(now: WhatIfGround, line: OpenLine, isDealt: boolean, isPlayed: boolean): KeptTable {
    const state = {
      ...{ def: now.def, timeline: line.timeline, hands: hands.get(line.key) ?? null, looker: now.looker },
      isDealt,
    };
    const known = tables.get(line.key);
    if (known) {
      known.show(state, isPlayed);
      return known;
    }
    const made = createLineTable(state, (moves, way) => playAll(line.key, moves, way));
    tables.set(line.key, made);
    return made;
  }

  function refresh(change: Partial<WhatIfData> = {}, isPlayed = false): void {
    if (isLeft) return;
    const now = ground();
    if (!now) return api.setState({ ...NO_LINES, ...change });
    if (now.closed) return api.setState({ ...NO_LINES, ready: true, closed: now.closed });
    const last = now.match.points.length - 1;
    const at = Math.max(0, Math.min(change.at ?? api.getState().at, last));
    const list = listAt(now, at);
    const show = (line: OpenLine, variation: Variation | null) => {
      const root = variation && rootVariation(now.study, variation.id);
      const table = tableOf(now, line, root?.seat != null, isPlayed);
      const { key } = line;
      return viewLine(now, line, {
        variation,
        table,
        name: variation?.name ?? '',
        hands: hands.get(key) ?? null,
        isThinking: thinking === key,
        canUndo: (variation?.entries.length ?? 0) > 0,
      });
    };
    const lines = [
      show(matchLine(now, at), null),
      ...list.flatMap((variation) => {
        const line = openLine(now, variation);
        return line ? [show(line, variation)] : [];
      }),
    ];
    const { looker } = now;
    const before = beforeOf(now, at);
    const others = listElsewhere(now, at);
    api.setState({ ...change, ready: true, closed: null, at, before, last, others, lines, looker });
  }

  const refuse = (line: Line): ActionResult => {
    refresh({ refusal: line });
    return { ok: false, refusal: { line, reason: null, move: null } };
  };

  /** Changes the study. If the match continues, also records that its player looked. */
  async function keep(make: (study: Study) => Study | Line, isPlayed = false): Promise<boolean> {
    const result = await match.getState().keepStudy((study) => {
      const made = make(study);
      const now = ground();
      if ('key' in made || !now || now.isOver) return made;
      const seat = now.looker ?? match.getState().viewer ?? now.def.words.moment(present(now.match).state).seat;
      const move = (now.match.base?.history.length ?? 0) + now.match.points.length - 1;
      const isNoted = made.looks.some(([at, who]) => at === move && who === seat);
      const mayNote = now.def.seats.includes(seat) && made.looks.length < STUDY_CAPS.looks;
      return isNoted || !mayNote ? made : { ...made, looks: [...made.looks, [move, seat]] };
    });
    refresh(result.ok ? { refusal: null } : { refusal: result.refusal.line }, isPlayed);
    return result.ok;
  }

  /** Stores these moves as the variation's line. */
  function keepLine(key: LineKey, timeline: Timeline<Types>, chosen: readonly ChosenDraw[], isPlayed: boolean) {
    return keep((study) => {
      const now = ground();
      const variation = now && variationOf({ ...now, study }, key);
      const sandbox = now && variation && openSandbox({ ...groundOf(now), study }, variation);
      if (!now || !variation || !sandbox) return { key: 'what-if.gone' };
      const own = study.variations.reduce((sum, { entries }) => sum + entries.length, 0) - variation.entries.length;
      const made = withLine(sandbox, timeline, chosen);
      if (own + made.entries.length > STUDY_CAPS.moves)
        return { key: 'what-if.full.moves', params: { max: STUDY_CAPS.moves } };
      cacheSandbox(groundOf(now), { ...sandbox, variation: made, timeline, failure: null });
      const changed = { ...study, variations: study.variations.map((one) => (one === variation ? made : one)) };
      return dropStrayNotes(changed);
    }, isPlayed);
  }

  /** Null where there is no room for a new variation. */
  async function create(parent: Variation | null, name: string, line: (from: Timeline<Types>) => ReplayRequest | null) {
    let key: LineKey | null = null;
    const isKept = await keep((study) => {
      const full = fullness(study);
      if (full) return { key: `what-if.full.${full}`, params: { max: STUDY_CAPS[full] } };
      const now = ground();
      const { at } = api.getState();
      const above = now && parent ? openSandbox({ ...groundOf(now), study }, parent) : null;
      const origin = now && (parent ? above?.timeline : { points: now.match.points.slice(0, at + 1) });
      if (!now || !origin) return { key: 'what-if.gone' };
      const id = nextVariationId(study);
      const empty: Variation = {
        id,
        name: cleanText(name, STUDY_CAPS.name),
        parent: parent?.id ?? null,
        at: origin.points.length - 1,
        from: digestOf(origin as Timeline<Types>),
        salt: newSalt(),
        seat: parent ? null : now.looker,
        dice: 'fresh',
        entries: [],
        chosen: [],
      };
      const begun = { ...study, variations: [...study.variations, empty] };
      const sandbox = openSandbox({ ...groundOf(now), study: begun }, empty);
      if (!sandbox) return { key: 'what-if.gone' };
      const moves = line(sandbox.timeline);
      const made = moves && remake(now.def, sandbox.timeline, moves);
      const filled = made ? withLine(sandbox, made.timeline, made.chosen) : empty;
      if (made) cacheSandbox(groundOf(now), { ...sandbox, variation: filled, timeline: made.timeline });
      key = keyOf(id);
      return { ...begun, variations: begun.variations.map((one) => (one === empty ? filled : one)) };
    });
    return isKept ? key : null;
  }

  function diceFor(now: WhatIfGround, line: OpenLine, given?: Waiting['given']): Dice {
    const variation = variationOf(now, line.key);
    if (!variation || variation.dice === 'fresh') return { source: 'fresh' };
    if (variation.dice === 'chosen') return { source: 'chosen', given: given ?? new Map(), isOpen: true };
    const root = rootVariation(now.study, variation.id);
    const fell = root ? drawsAfter(now.def, now.match.points, root.at, root.seat === null) : [];
    return { source: 'fell', draws: fell.slice(countDraws(line.timeline.points, line.first)) };
  }

  /** False where the move waits for a draw or is refused. */
  async function playOne(key: LineKey, move: Types['move'], rest: Waiting['rest'], given?: Waiting['given']) {
    const now = ground();
    const line = now && lineAt(now, key);
    const variation = now && variationOf(now, key);
    if (!now || !line?.sandbox || !variation) return refuse({ key: 'what-if.gone' });
    const thrown = throwMove(now.def, line.timeline, move, diceFor(now, line, given));
    if (thrown.ok === null) {
      waiting = { key, move, rest, given: given ?? new Map() };
      refresh({ pending: { key, asked: thrown.asked, done: waiting.given.size } });
      return null;
    }
    waiting = null;
    if (!thrown.ok) {
      refresh({ pending: null });
      return refuse(thrown.reason);
    }
    const at = line.timeline.points.length - 1 - line.sandbox.first;
    const marks = thrown.chosen.map((draw): ChosenDraw => [at, draw]);
    api.setState({ pending: null });
    const isKept = await keepLine(key, thrown.timeline, [...variation.chosen, ...marks], true);
    return isKept ? OK : null;
  }

  /** Forced answers, and those of the program. */
  async function nextOf(key: LineKey): Promise<Types['move'] | null> {
    const now = ground();
    const line = now && lineAt(now, key);
    const mine = hands.get(key);
    if (!now || !line || mine === undefined) return null;
    const { state } = present(line.timeline);
    const forced = forcedIn(now.def, state);
    if (forced) return forced;
    const decision = decide(now.def, state);
    if (!decision || mine === 'both' || decision.seat === mine) return null;
    thinking = key;
    refresh();
    try {
      const view = now.def.view(state, decision.seat);
      return await deps.answer({ def: now.def, decision, view, seed: digestOf(line.timeline) });
    } catch (error) {
      deps.onFault(error);
      hands.set(key, 'both');
      return null;
    } finally {
      thinking = null;
    }
  }

  async function playAll(key: LineKey, moves: readonly Types['move'][], way: ComboOptions = {}): Promise<ActionResult> {
    const made: Types['move'][] = [];
    let rest = moves;
    for (let n = 0; n < MOST_IN_A_ROW; n++) {
      let [next] = rest;
      rest = rest.slice(1);
      if (next === undefined) {
        const now = ground();
        const line = now && lineAt(now, key);
        const decision = now && line ? decide(now.def, present(line.timeline).state) : null;
        next = (decision && way.follow?.(made, decision)) ?? (await nextOf(key)) ?? undefined;
      }
      if (next === undefined || isLeft) break;
      const result = await playOne(key, next, rest);
      if (result === null) return OK;
      if (!result.ok) return result;
      made.push(next);
    }
    refresh();
    return OK;
  }

  /** Plays forced answers and the program's when a line is taken up. */
  const goOn = (key: LineKey): Promise<ActionResult> => playAll(key, []);

  /** A copy of the match's line, from the moment to where it is looked at. */
  const copyOfMatch = (now: WhatIfGround, other?: ReplayRequest['other']): ReplayRequest => {
    const { timeline, first } = matchLine(now, api.getState().at);
    return { entries: entriesOf(timeline.points.slice(first + 1)), chosen: [], other };
  };

  const throwAgain = (
    now: WhatIfGround,
    line: OpenLine,
    how: Rethrow,
  ): (ReplayRequest['other'] & { point: number }) | null => {
    const roll = lastRoll(now.def, line.timeline.points, line.first + 1);
    const entry = roll && line.timeline.points[roll.at]?.entry;
    if (!roll || !entry) return null;
    const at = { move: roll.at - line.first - 1, point: roll.at };
    if (how.source === 'fresh') return { ...at, dice: { source: 'fresh' } };
    if (how.source === 'chosen') {
      const before = line.chosen.flatMap(([point, draw]) => (point === roll.at ? draw : []));
      const given = new Map(givenBy(entry, before));
      given.set(how.place, { value: how.face - 1, isChosen: true });
      // Later throws are new ones.
      const kept = [...given].filter(([place]) => place <= Math.max(how.place, ...roll.places));
      return { ...at, dice: { source: 'chosen', given: new Map(kept), isOpen: false } };
    }
    const root = line.sandbox && rootVariation(now.study, line.sandbox.variation.id);
    const draws = drawsAfter(now.def, now.match.points, root?.at ?? line.first, now.looker === null);
    const from = countDraws(line.timeline.points.slice(0, roll.at), line.first);
    return { ...at, dice: { source: 'fell', draws: draws.slice(from) } };
  };

  /** Plays the waiting move with these draws, or waits for the next one. */
  async function goOnWith({ key, move, rest }: Waiting, given: Waiting['given']): Promise<void> {
    const result = await playOne(key, move, rest, given);
    if (result?.ok) await playAll(key, rest);
  }

  const actions: WhatIfActions = {
    goTo(at) {
      waiting = null;
      refresh({ at, pending: null, refusal: null });
    },
    stretch(by) {
      const now = ground();
      if (!now) return;
      const { at, last } = api.getState();
      const end = matchLine(now, at).timeline.points.length - 1 + by;
      stretched = { at, end: Math.max(at, Math.min(last, end)) };
      refresh();
    },
    async add(of, name) {
      const now = ground();
      const parent = now && variationOf(now, of);
      return now ? create(parent, name, () => null) : null;
    },
    async setDice(key, dice) {
      const id = idOf(key);
      if (id !== null) await keep((study) => changeVariation(study, id, { dice }));
    },
    async rethrow(key, how, name) {
      const now = ground();
      const line = now && lineAt(now, key);
      const other = now && line && throwAgain(now, line, how);
      if (!now || !line || !other) return null;
      if (!line.sandbox) {
        return create(null, name, () => copyOfMatch(now, other));
      }
      const { variation, first } = line.sandbox;
      // A throw before the variation began belongs to its parent and stays.
      if (other.point <= first) return null;
      const move = other.point - first - 1;
      const from = withSalt({ ...line.timeline, points: line.timeline.points.slice(0, first + 1) }, newSalt());
      const made = remake(now.def, from, { ...variation, other: { move, dice: other.dice } });
      await keepLine(key, { ...made.timeline, fork: line.timeline.fork }, made.chosen, false);
      return key;
    },
    async playOn(key, who, name) {
      const now = ground();
      if (!now) return null;
      const taken = key === MATCH && who !== null ? await create(null, name, () => copyOfMatch(now)) : key;
      if (taken === null) return null;
      if (who === null) hands.delete(taken);
      else hands.set(taken, who);
      waiting = null;
      refresh({ pending: null });
      if (who !== null) await goOn(taken);
      return taken;
    },
    async undo(key) {
      const now = ground();
      const variation = now && variationOf(now, key);
      const line = now && lineAt(now, key);
      if (!now || !variation || !line?.sandbox || variation.entries.length === 0) return;
      const { first } = line.sandbox;
      const { points } = line.timeline;
      let end = points.length - 1;
      // Goes back to a choice: forced moves go with the move that forced them.
      do end--;
      while (end > first && forcedIn(now.def, points[end]?.state ?? present(line.timeline).state) !== null);
      waiting = null;
      api.setState({ pending: null });
      const chosen = variation.chosen.filter(([move]) => move < end - first);
      await keepLine(key, { ...line.timeline, points: points.slice(0, end + 1) }, chosen, false);
    },
    async rename(key, name) {
      const id = idOf(key);
      if (id !== null) await keep((study) => changeVariation(study, id, { name: cleanText(name, STUDY_CAPS.name) }));
    },
    async remove(key) {
      const id = idOf(key);
      if (id === null) return;
      hands.delete(key);
      if (waiting?.key === key) waiting = null;
      api.setState({ pending: null });
      await keep((study) => dropVariation(study, id));
      for (const known of tables.keys())
        if (!api.getState().lines.some((line) => line.key === known)) tables.delete(known);
    },
    async pick(value) {
      const { pending } = api.getState();
      const now = waiting;
      if (!pending || !now || value < 0 || value >= pending.asked.n) return;
      await goOnWith(now, new Map(now.given).set(pending.asked.at, { value, isChosen: true }));
    },
    async pickOrder(first) {
      const { pending } = api.getState();
      const now = waiting;
      if (!pending || !now || pending.asked.kind !== 'order') return;
      const { n, at } = pending.asked;
      const rng = seedRng(newSalt());
      const given = new Map(now.given);
      for (const [k, value] of orderDraws(n, first, (of) => drawFrom(rng, of)).entries())
        given.set(at + k, { value, isChosen: k === 0 && first.length > 0 });
      await goOnWith(now, given);
    },
    cancelPick() {
      waiting = null;
      refresh({ pending: null });
    },
    merge(key, name) {
      const now = ground();
      const line = now && lineAt(now, key);
      return now && line ? mergeOf(now, line, name) : null;
    },
    outlookText() {
      const now = ground();
      if (!now || now.closed) return null;
      const { at, lines } = api.getState();
      const before = now.match.points[at];
      const states = (timeline: Timeline<Types>) => dealsOf(now, present(timeline).state);
      const positions = lines.flatMap(({ key }) => {
        const line = lineAt(now, key);
        return line ? [{ key, states: states(line.timeline) }] : [];
      });
      const from = before ? [{ key: 'before', states: dealsOf(now, before.state) }] : [];
      const pack = now.def.data.packFile === undefined ? {} : { packFile: now.def.data.packFile };
      return JSON.stringify({ ...pack, positions: [...from, ...positions] });
    },
    clearRefusal: () => api.setState({ refusal: null }),
    leave() {
      isLeft = true;
      stop();
    },
  };

  // Moves of the match, another seat at the table, or a change in another tab.
  let seen = match.getState().timeline;
  let viewer = match.getState().viewer;
  const stop = match.subscribe((state) => {
    if (state.timeline === seen && state.viewer === viewer) return;
    ({ timeline: seen, viewer } = state);
    tables.clear();
    refresh();
  });
  refresh();
  return { ...api, actions };
}
