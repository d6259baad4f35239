/** A match with its notes and variations, stepped through read-only. */
import { createStore } from 'zustand/vanilla';
import type { Timeline } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { isAt, type NoteMoment, notesOf } from '../../lab/variations/notes.ts';
import { findVariation, type Variation } from '../../lab/variations/study.ts';
import type { ActionResult, MatchStore, WhatIfGround } from '../types.ts';
import { createLineTable, type KeptTable, type LineState } from '../what-if/line-table.ts';
import { isOpenTo, openLine } from '../what-if/list-lines.ts';
import type { Note } from '../../lab/variations/notes.ts';
import type { Study } from '../../lab/variations/study.ts';
import type { StudyActions, StudyData, StudyStore, Station } from './types.ts';

const CLOSED: StudyData = {
  ...{ ready: false, closed: null, moment: { line: null, at: 0 }, moves: 0, name: '', branches: [], outline: [] },
};
const NOTHING_IS_PLAYED: ActionResult = {
  ok: false,
  refusal: { line: { key: 'app.match.read-only.chosen' }, reason: null, move: null },
};

export function createStudyStore(match: MatchStore, begin: number | null): StudyStore | null {
  const first = match.getState().whatIfGround();
  if (!first) return null;
  const api = createStore<StudyData>(() => CLOSED);
  const ground = (): WhatIfGround => match.getState().whatIfGround() ?? first;

  /** Null where there is no such moment. */
  function cut(now: WhatIfGround, { line, at }: NoteMoment): LineState | null {
    const show = (timeline: Timeline<Types>, end: number, isDealt: boolean): LineState | null =>
      end >= timeline.points.length
        ? null
        : {
            def: now.def,
            timeline: { ...timeline, points: timeline.points.slice(0, end + 1) },
            hands: null,
            looker: now.looker,
            isDealt,
          };
    if (line === null) return show(now.match, at, false);
    const variation = findVariation(now.study, line);
    const open = variation && isOpenTo(now, variation) ? openLine(now, variation) : null;
    return open?.sandbox ? show(open.timeline, open.sandbox.first + at, variation?.seat != null) : null;
  }

  function countMoves(now: WhatIfGround, variation: Variation | null): number {
    if (!variation) return now.match.points.length - 1;
    const sandbox = openLine(now, variation)?.sandbox;
    return sandbox ? sandbox.timeline.points.length - 1 - sandbox.first : 0;
  }

  const mayOpen = (now: WhatIfGround) => (one: Variation) => isOpenTo(now, one) && openLine(now, one) !== null;

  function read(now: WhatIfGround, moment: NoteMoment): StudyData {
    if (now.closed) return { ...CLOSED, ready: true, closed: now.closed };
    const { study } = now;
    const variation = findVariation(study, moment.line);
    const branches = study.variations
      .filter((one) => one.parent === moment.line && beginsAt(study, one) === moment.at && mayOpen(now)(one))
      .map((one) => ({ id: one.id, name: one.name, moves: countMoves(now, one) }));
    return {
      ...{ ready: true, closed: null, moment, branches, name: variation?.name ?? '' },
      moves: countMoves(now, variation),
      outline: outlineOf(study, match.getState().study.notes, mayOpen(now)),
    };
  }

  const wanted: NoteMoment = { line: null, at: begin ?? 0 };
  const opening = cut(first, wanted) ?? cut(first, { line: null, at: 0 });
  if (!opening) return null;
  const table: KeptTable = createLineTable(opening, () => Promise.resolve(NOTHING_IS_PLAYED));

  function show(moment: NoteMoment, isPlayed = false): void {
    const now = ground();
    const line = cut(now, moment);
    if (!line) return;
    table.show(line, isPlayed);
    api.setState(read(now, moment));
  }

  const actions: StudyActions = {
    goTo: (moment) => show(moment),
    step(by) {
      const { moment, moves } = api.getState();
      const at = moment.at + by;
      if (at < 0) actions.leaveLine();
      else if (at <= moves) show({ ...moment, at }, by > 0);
    },
    enter: (line) => show({ line, at: 0 }),
    leaveLine() {
      const { study } = ground();
      const variation = findVariation(study, api.getState().moment.line);
      if (variation) show({ line: variation.parent, at: beginsAt(study, variation) });
    },
    jump(by) {
      const { outline, moment } = api.getState();
      const here = outline.findIndex((station) => isAt(station.moment, moment));
      if (here >= 0) {
        // A note at the beginning of a variation appears with it.
        let next = here + by;
        while (outline[next] && isAt(outline[next]?.moment ?? moment, moment)) next += by;
        const station = outline[next];
        if (station) show(station.moment);
        return;
      }
      const isAhead = (one: NoteMoment) =>
        one.line === moment.line && (by > 0 ? one.at > moment.at : one.at < moment.at);
      const ahead = outline.filter((station) => isAhead(station.moment));
      const station = by > 0 ? ahead[0] : ahead.at(-1);
      if (station) show(station.moment);
      else if (by < 0) actions.leaveLine();
    },
    leave: () => stop(),
  };

  let seen = match.getState().study;
  let { viewer } = match.getState();
  const stop = match.subscribe((state) => {
    if (state.study === seen && state.viewer === viewer) return;
    ({ study: seen, viewer } = state);
    const now = ground();
    const { moment } = api.getState();
    api.setState(read(now, cut(now, moment) ? moment : { line: null, at: 0 }));
  });
  api.setState(read(first, cut(first, wanted) ? wanted : { line: null, at: 0 }));
  return { ...api, actions, table };
}

/** The outline of a study, in reading order: notes, and variations where they branch off. */

/** `notes`: those the reader may see; `mayOpen` leaves out closed variations. */
function outlineOf(study: Study, notes: readonly Note[], mayOpen: (one: Variation) => boolean): readonly Station[] {
  const shown = { ...study, notes };
  /** A variation begins in its parent: at a point of the match, or after a number of the parent variation's moves. */
  const below = (line: Variation | null, depth: number): readonly Station[] => {
    const own = notesOf(shown, line?.id ?? null).map(({ at, text }) => ({
      at,
      rank: 0,
      list: [noteStation(line, at, text, depth)],
    }));
    const branches = study.variations
      .filter((one) => one.parent === (line?.id ?? null) && mayOpen(one))
      .map((one) => ({
        at: beginsAt(study, one),
        rank: 1,
        list: [
          { kind: 'line' as const, moment: { line: one.id, at: 0 }, text: one.name, depth },
          ...below(one, depth + 1),
        ],
      }));
    return [...own, ...branches].sort((a, b) => a.at - b.at || a.rank - b.rank).flatMap(({ list }) => list);
  };
  return below(null, 0);
}

const noteStation = (line: Variation | null, at: number, text: string, depth: number): Station => ({
  ...{ kind: 'note', moment: { line: line?.id ?? null, at }, text, depth },
});

function beginsAt({ variations }: Study, { parent, at }: Variation): number {
  const above = variations.find(({ id }) => id === parent);
  return above ? at - firstOf({ variations }, above) : at;
}

/** The point of a variation's first move, counted as its timeline counts. */
function firstOf(study: Pick<Study, 'variations'>, one: Variation): number {
  const above = study.variations.find(({ id }) => id === one.parent);
  // A variation that was dealt again has its own timeline.
  return above || one.seat === null ? one.at : 0;
}
