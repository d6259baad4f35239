/** Takes lines out of the screen of variations as new matches, and positions to be played out. */
import { decide } from '../../engine/kernel/runner.ts';
import { encodeSave } from '../../engine/kernel/save.ts';
import { present } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { dealFor } from '../../lab/variations/sandbox.ts';
import { markOfPoint, notesOf, type Note } from '../../lab/variations/notes.ts';
import { findVariation, type ChosenDraw, type Study } from '../../lab/variations/study.ts';
import { historyOf } from '../match/history.ts';
import { cleanText } from '../../engine/kernel/clean-text.ts';
import { savedStudy } from '../saves/saved-study.ts';
import type { WhatIfGround } from '../types.ts';
import type { OpenLine } from './list-lines.ts';
import type { Merge, WhatIfData } from './types.ts';

/** Deals of hidden cards for each position that is played out. */
const DEALS = 8;

/** Several deals of what the seat cannot see; where nothing is hidden, the position itself. */
export function dealsOf({ def, looker }: WhatIfGround, state: Types['state']): readonly Types['state'][] {
  if (looker === null || state.result !== null) return [state];
  return Array.from({ length: DEALS }, (_, n) => dealFor(def, state, looker, `outlook ${n}`));
}

/** The moment that lines begin at, as the seat that looks may see it. Cached, so it stays the same object. */
const befores = new WeakMap<object, { readonly looker: string | null; readonly made: WhatIfData['before'] }>();
export function beforeOf({ def, match, looker }: WhatIfGround, at: number): WhatIfData['before'] {
  const point = match.points[at];
  if (!point) return null;
  const known = befores.get(point);
  if (known?.looker === looker) return known.made;
  const moment = def.words.moment(point.state);
  const seat = looker ?? moment.seat;
  const timeline = historyOf(def, match, { seat: looker, isAll: looker === null });
  const made = {
    facts: def.data.facts,
    queries: def.queries,
    moment,
    timeline,
    view: def.view(point.state, def.seats.includes(seat) ? seat : null),
  };
  befores.set(point, { looker, made });
  return made;
}

/** Notes along the line, from the match and the variations it passes through. */
function notesAlong({ study, match }: WhatIfGround, { timeline, first, sandbox }: OpenLine): readonly Note[] {
  const last = timeline.points.length - 1;
  const isOn = (note: Note): boolean => note.at <= last && markOfPoint(timeline.points, note.at) === note.from;
  const own = notesOf(study, null).filter((note) => timeline.base === match.base && isOn(note));
  const lines: Note[] = [];
  for (let one = sandbox?.variation ?? null; one; one = findVariation(study, one.parent)) {
    const begins = one.parent === null ? first : one.at;
    lines.push(
      ...notesOf(study, one.id)
        .map((note) => ({ ...note, line: null, at: begins + note.at }))
        .filter(isOn),
    );
  }
  const taken = new Set(own.map(({ at }) => at));
  return [...own, ...lines.filter(({ at }) => !taken.has(at) && taken.add(at))];
}

/** A match that begins as the line does, with marks for chosen draws. */
export function mergeOf(now: WhatIfGround, line: OpenLine, name: string): Merge {
  const { def, about, build, study, looker } = now;
  const { series: _contest, suggested: _suggested, name: was, ...kept } = about;
  const { timeline } = line;
  const before = timeline.base?.history.length ?? 0;
  const chosen = line.chosen.map(([point, draw]): ChosenDraw => [point + before, draw]);
  const file = encodeSave(
    def,
    { ...timeline, branches: [], takeBacks: [], redo: [] },
    { ...kept, name: cleanText(name === '' ? was : name, 120) },
    build,
  );
  const next = decide(def, present(timeline).state)?.seat ?? null;
  const looks: Study['looks'] = [];
  return {
    game: def.id,
    text: JSON.stringify({
      ...file,
      ...savedStudy({ ...study, variations: [], looks, chosen, notes: notesAlong(now, line) }),
    }),
    seats: looker === null ? def.seats : [looker],
    next,
    isOpen: looker === null,
  };
}
