/** Strategic phase: Volkssturm, replacements (§5) and attack markers (§6). */
import type { AskNode } from '../../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import type { Side } from '../ids.ts';
import { END_MARK, END_REPLACE, VOLKSSTURM_NO, VOLKSSTURM_YES } from '../move-table.ts';
import { countOnMap, readField } from '../rules/field.ts';
import { takeHex } from '../rules/control.ts';
import { countUnusedMarkers, explainEndMark, listMarks } from '../rules/markers.ts';
import { countUnusedReplacements, listPlacements } from '../rules/placement.ts';
import { RULES, factionOfUnit, markersReceived, replacementsPerTurn, unitNo } from '../tables.ts';
import type { HlbCtx, HlbTypes } from '../types.ts';
import { editUnit } from './edit.ts';
import { openMovement } from './movement.ts';

type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;

/** §5.1: two replacements for all markers of the turn. */
export const volkssturm: AskNode<HlbTypes, FrameAt<'strategic/volkssturm'>> = {
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: {
      key: 'hlb.ask.volkssturm',
      params: {
        units: countOnMap(state, side),
        replacements: RULES.volkssturmReplacements,
        usual: replacementsPerTurn('G'),
        markers: markersReceived(side, state.turn),
      },
      rule: '5.1',
    },
    moves: [VOLKSSTURM_YES, VOLKSSTURM_NO],
  }),
  answer(ctx, { side }, move) {
    if (move.type !== 'volkssturm') return;
    ctx.emit({ type: 'volkssturm', called: move.yes });
    if (move.yes) {
      ctx.s.strategic.volkssturm = true;
      ctx.s.strategic.replacementsLeft.G = RULES.volkssturmReplacements;
      ctx.s.strategic.markersLeft = 0;
    }
    openReplacements(ctx, side);
  },
};

/** The replacement step, skipped where no unit can be placed (§5.5). */
export function openReplacements(ctx: HlbCtx, side: Side): void {
  const field = readField(ctx.s);
  if (listPlacements(ctx.s, field, side).length > 0) {
    ctx.goto({ at: 'strategic/replace', side });
    return;
  }
  const unused = countUnusedReplacements(ctx.s, field, side);
  if (unused > 0) ctx.emit({ type: 'replacements-ended', side, unused });
  openMarkers(ctx, side);
}

/** §5: units of the pool come back. */
export const replace: AskNode<HlbTypes, FrameAt<'strategic/replace'>> = {
  kind: 'ask',
  ask(state, { side }) {
    const field = readField(state);
    const { G, W, S } = state.strategic.replacementsLeft;
    return {
      seat: side,
      ask:
        side === 'german'
          ? { key: 'hlb.ask.replace.german', params: { left: G }, rule: '5' }
          : { key: 'hlb.ask.replace.allied', params: { western: W, soviet: S }, rule: '5' },
      moves: [...listPlacements(state, field, side), END_REPLACE],
    };
  },
  answer(ctx, { side }, move) {
    if (move.type === 'replace') {
      editUnit(ctx, move.unit).hex = move.hex;
      ctx.s.strategic.replacementsLeft[factionOfUnit(unitNo(move.unit))] -= 1;
      ctx.emit({ type: 'replaced', unit: move.unit, hex: move.hex });
      takeHex(ctx, move.unit, move.hex);
      openReplacements(ctx, side);
    } else {
      // Q27: a player may stop early; what is not used is lost.
      const unused = countUnusedReplacements(ctx.s, readField(ctx.s), side);
      ctx.emit({ type: 'replacements-ended', side, unused });
      openMarkers(ctx, side);
    }
  },
};

/** The marker step, skipped where no marker can be given. */
function openMarkers(ctx: HlbCtx, side: Side): void {
  if (listMarks(ctx.s, side).length > 0) ctx.goto({ at: 'strategic/markers', side });
  else closeStrategic(ctx, side);
}

/** §5.1, §6.5: what was not used is lost. */
function closeStrategic(ctx: HlbCtx, side: Side): void {
  ctx.s.strategic.replacementsLeft = { G: 0, W: 0, S: 0 };
  ctx.s.strategic.markersLeft = 0;
  openMovement(ctx, side);
}

/** §6: markers are given, and taken back until the step is finished. */
export const markers: AskNode<HlbTypes, FrameAt<'strategic/markers'>> = {
  kind: 'ask',
  ask(state, { side }) {
    const moves = listMarks(state, side);
    const mayEnd = explainEndMark(state, side) === null;
    if (mayEnd) moves.push(END_MARK);
    const params = { left: state.strategic.markersLeft, received: markersReceived(side, state.turn) };
    const open = mayEnd
      ? { key: 'hlb.ask.markers', params, rule: '6.1' }
      : { key: 'hlb.ask.markers-each', params, rule: '6.3' };
    const given = { key: 'hlb.ask.markers-given', rule: '6.1' };
    return { seat: side, ask: mayEnd && params.left === 0 ? given : open, moves };
  },
  answer(ctx, { side }, move) {
    switch (move.type) {
      case 'mark':
        ctx.s.markers[move.marker] = move.unit;
        ctx.s.strategic.markersLeft -= 1;
        ctx.emit({ type: 'marked', marker: move.marker, unit: move.unit });
        return;
      case 'unmark': {
        const unit = ctx.s.markers[move.marker];
        if (!unit) return;
        ctx.s.markers[move.marker] = null;
        ctx.s.strategic.markersLeft += 1;
        ctx.emit({ type: 'unmarked', marker: move.marker, unit });
        return;
      }
      default:
        ctx.emit({ type: 'markers-ended', side, unused: countUnusedMarkers(ctx.s, side) });
        closeStrategic(ctx, side);
    }
  },
};
