/** Strategic phase: Volkssturm, replacements (§5) and attack markers (§6). */
import type { Ask, AskNode } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { Faction, Side } from '../ids.ts';
import { countOnMap, readField } from '../rules/field.ts';
import { countUnusedMarkers, explainEndMark, factionsWithoutMarker, listMarks } from '../rules/markers.ts';
import { countUnusedReplacements, explainVolkssturm, listPlacements } from '../rules/placement.ts';
import type { Tables } from '../tables.ts';
import type { HlbCtx, HlbTypes } from '../types.ts';
import { applyMove } from '../verbs/verbs.ts';
import { openMovement } from './movement.ts';

/** §5.1: two replacements for all markers of the turn. */
export const volkssturm = (t: Tables): AskNode<HlbTypes, FrameAt<'strategic/volkssturm'>> => ({
  kind: 'ask',
  fits: (state) => explainVolkssturm(t, state) === null,
  ask: (state, { side }) => ({
    seat: side,
    ask: {
      key: 'hlb.ask.volkssturm',
      params: {
        units: countOnMap(t, state, side),
        replacements: t.rules.volkssturmReplacements,
        usual: t.replacementsPerTurn('G'),
        markers: t.markersReceived(side, state.turn),
      },
      rule: '5.1',
    },
    moves: [t.moves.volkssturm(0), t.moves.volkssturm(1)],
  }),
  answer(ctx, { side }, move) {
    if (move.type !== 'volkssturm') return;
    ctx.emit?.({ type: 'volkssturm', called: move.yes });
    if (move.yes) {
      ctx.s.strategic.volkssturm = true;
      ctx.s.strategic.replacementsLeft.G = t.rules.volkssturmReplacements;
      ctx.s.strategic.markersLeft = 0;
    }
    openReplacements(t, ctx, side);
  },
});

/** The replacement step, skipped where no unit can be placed (§5.5). */
export function openReplacements(t: Tables, ctx: HlbCtx, side: Side): void {
  const field = readField(t, ctx.s);
  if (listPlacements(ctx.s, field, side).length > 0) {
    ctx.goto({ at: 'strategic/replace', side });
    return;
  }
  const unused = countUnusedReplacements(ctx.s, field, side);
  if (unused > 0) ctx.emit?.({ type: 'replacements-ended', side, unused });
  openMarkers(t, ctx, side);
}

/** §5: units return from the pool. */
export const replace = (t: Tables): AskNode<HlbTypes, FrameAt<'strategic/replace'>> => ({
  kind: 'ask',
  ask(state, { side }) {
    const field = readField(t, state);
    const { G, W, S } = state.strategic.replacementsLeft;
    return {
      seat: side,
      ask:
        side === 'german'
          ? { key: 'hlb.ask.replace.german', params: { left: G }, rule: '5' }
          : { key: 'hlb.ask.replace.allied', params: { western: W, soviet: S }, rule: '5' },
      moves: [...listPlacements(state, field, side), t.moves.endReplace()],
    };
  },
  answer(ctx, { side }, move) {
    if (applyMove(t, ctx, move)) {
      openReplacements(t, ctx, side);
    } else {
      // Q27: a player may stop early; the rest is lost.
      const unused = countUnusedReplacements(ctx.s, readField(t, ctx.s), side);
      ctx.emit?.({ type: 'replacements-ended', side, unused });
      openMarkers(t, ctx, side);
    }
  },
});

function openMarkers(t: Tables, ctx: HlbCtx, side: Side): void {
  if (listMarks(t, ctx.s, side).length > 0) ctx.goto({ at: 'strategic/markers', side });
  else closeStrategic(t, ctx, side);
}

/** §5.1, §6.5: unused ones are lost. */
function closeStrategic(t: Tables, ctx: HlbCtx, side: Side): void {
  ctx.s.strategic.replacementsLeft = { G: 0, W: 0, S: 0 };
  ctx.s.strategic.markersLeft = 0;
  openMovement(t, ctx, side);
}

/** §6.3: with all markers on one ally, one must be taken back. */
function askMarkers(params: { left: number; received: number }, mayEnd: boolean, [bare]: readonly Faction[]): Ask {
  if (mayEnd)
    return params.left === 0
      ? { key: 'hlb.ask.markers-given', rule: '6.1' }
      : { key: 'hlb.ask.markers', params, rule: '6.1' };
  return params.left === 0 && bare !== undefined
    ? { key: 'hlb.ask.markers-back', params: { faction: bare }, rule: '6.3' }
    : { key: 'hlb.ask.markers-each', params, rule: '6.3' };
}

/** §6: markers are given and taken back until the step is finished. */
export const markers = (t: Tables): AskNode<HlbTypes, FrameAt<'strategic/markers'>> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listMarks(t, state, side);
    const mayEnd = explainEndMark(t, state, side) === null;
    if (mayEnd) moves.push(t.moves.endMark());
    const params = { left: state.strategic.markersLeft, received: t.markersReceived(side, state.turn) };
    return { seat: side, ask: askMarkers(params, mayEnd, factionsWithoutMarker(t, state, side)), moves };
  },
  answer(ctx, { side }, move) {
    if (applyMove(t, ctx, move)) return;
    ctx.emit?.({ type: 'markers-ended', side, unused: countUnusedMarkers(t, ctx.s, side) });
    closeStrategic(t, ctx, side);
  },
});
