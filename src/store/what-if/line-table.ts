/** One line as a table shows it: the position at its end, and what can be played there. */
import { decide } from '../../engine/kernel/runner.ts';
import { present, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { previewTogether } from '../cached-preview.ts';
import { historyOf } from '../match/history.ts';
import type { ActionResult, ComboOptions } from '../types.ts';
import type { LineSeating, LinePosition, LineTable } from './types.ts';

export interface LineState {
  readonly def: GameDefinition<Types>;
  readonly timeline: Timeline<Types>;
  /** Null: the line is only looked at. */
  readonly hands: LineSeating | null;
  /** The seat that looks while hands are hidden, and whether the position was dealt again for it. */
  readonly looker: string | null;
  readonly isDealt: boolean;
}

export interface KeptTable extends LineTable {
  /** `isPlayed`: a move has led there. */
  readonly show: (next: LineState, isPlayed: boolean) => void;
}

type Play = (moves: readonly Types['move'][], way?: ComboOptions) => Promise<ActionResult>;

export function createLineTable(first: LineState, play: Play): KeptTable {
  const heeds = new Set<() => void>();
  let now = first;
  let position = positionOf(first, { n: 0, kind: 'open', from: 0, to: first.timeline.points.length - 1 });
  const state = () => present(now.timeline).state;
  return {
    show(next, isPlayed) {
      const isSame = next.timeline === now.timeline && next.hands === now.hands && next.looker === now.looker;
      if (isSame) return;
      const [from, to] = [now.timeline.points.length - 1, next.timeline.points.length - 1];
      const { step } = position;
      const isMoved = next.timeline !== now.timeline;
      now = next;
      position = positionOf(next, isMoved ? { n: step.n + 1, kind: isPlayed ? 'play' : 'scrub', from, to } : step);
      for (const heed of heeds) heed();
    },
    read: () => position,
    subscribe(heed) {
      heeds.add(heed);
      return () => heeds.delete(heed);
    },
    isBusy: () => false,
    leavePast: () => false,
    dispatch: (move) => play([move]),
    playCombo: play,
    targets: (move) => now.def.words.targets(move),
    label: (move) => now.def.words.label(state(), move),
    notation: (move) => now.def.words.notation(move),
    explain: (picked, target) => (position.decision ? now.def.why.explain(state(), picked, target) : []),
    preview: (move, until, made) => previewTogether(now.def, state(), move, { until, made }),
  };
}

function positionOf(line: LineState, step: LinePosition['step']): LinePosition {
  const { def, timeline, hands, looker, isDealt } = line;
  const { state, events } = present(timeline);
  const decision = decide(def, state);
  const isAsked = decision !== null && hands !== null && (hands === 'both' || hands === decision.seat);
  // The dealt hands of a variation are no seat's secret, so each seat is shown to the person who plays it.
  const mine = hands === 'both' ? null : hands;
  const viewer =
    looker !== null && !isDealt ? looker : (mine ?? decision?.seat ?? looker ?? def.words.moment(state).seat);
  const seat = def.seats.includes(viewer) ? viewer : null;
  const seen = isDealt && !isAsked && mine === null ? (looker ?? seat) : seat;
  return {
    id: null,
    facts: def.data.facts,
    queries: def.queries,
    view: def.view(state, seen),
    decision: isAsked ? decision : null,
    asked: null,
    result: state.result,
    moment: def.words.moment(state),
    events,
    step,
    at: timeline.points.length - 1,
    live: true,
    timeline: historyOf(def, timeline, { seat: looker, isAll: looker === null }),
    viewer: seen,
    secrets: 'none',
    curtain: null,
    sealed: null,
    readOnly: isAsked ? null : 'chosen',
    broken: null,
  };
}
