/** Volkssturm, replacements (§5) and attack markers (§6). */
import type { Preview } from '../../../kernel/types.ts';
import { previewOf, type Warning } from '../../../kits/rehearsal/preview.ts';
import type { Side, UnitId } from '../ids.ts';
import { editUnit } from '../phases/edit.ts';
import { takeEffects } from '../preview/effects.ts';
import { takeHex } from '../rules/field.ts';
import {
  countUnusedMarkers,
  explainEndMark,
  explainMark,
  explainUnmark,
  factionsWithoutMarker,
} from '../rules/markers.ts';
import { countUnusedReplacements, explainPlacement, explainReplacement } from '../rules/placement.ts';
import type { HlbState } from '../state.ts';
import type { Field, Tables } from '../tables.ts';
import type { RulesOf } from './verb-rules.ts';

export const strategic: RulesOf<'volkssturm' | 'replace' | 'end-replace' | 'mark' | 'unmark' | 'end-mark'> = {
  volkssturm: { preview: ({ field, state }, { yes }) => previewVolkssturm(field.tables, state, yes) },
  replace: {
    refuse({ state, field, side }, move) {
      const { tables: t } = field;
      const unit = t.unitNo(move.unit);
      const barred = explainReplacement(state, field, side, unit);
      return barred ?? explainPlacement(state, field, unit, t.hexNo(move.hex))[0] ?? null;
    },
    preview: ({ field, state }, { unit, hex }) =>
      previewOf([
        ...takeEffects(field.tables, state, unit, hex, 'Q28', 'takes'),
        { key: 'hlb.effect.replaced', params: { unit }, rule: '5.4' },
      ]),
    apply(t, ctx, { unit, hex }) {
      editUnit(t, ctx, unit, { hex });
      ctx.s.strategic.replacementsLeft[t.factionOfUnit(t.unitNo(unit))] -= 1;
      ctx.emit?.({ type: 'replaced', unit, hex });
      takeHex(t, ctx, unit, hex);
    },
  },
  'end-replace': { preview: ({ state, field, side }) => previewOf([], unusedReplacements(state, field, side)) },
  mark: {
    refuse: ({ field, state, side }, { marker, unit }) =>
      explainMark(field.tables, state, side, field.tables.markerNo(marker), field.tables.unitNo(unit)),
    preview: ({ field, state, side }, { marker, unit }) => previewMark(field.tables, state, side, marker, unit),
    apply(_, ctx, { marker, unit }) {
      ctx.s.markers[marker] = unit;
      ctx.s.strategic.markersLeft -= 1;
      ctx.emit?.({ type: 'marked', marker, unit });
    },
  },
  unmark: {
    refuse: ({ field, state, side }, { marker }) =>
      explainUnmark(field.tables, state, side, field.tables.markerNo(marker)),
    preview: (_, { marker }) => previewOf([{ key: 'hlb.effect.unmarked', params: { marker }, rule: '6.2' }]),
    apply(_, ctx, { marker }) {
      const unit = ctx.s.markers[marker];
      if (!unit) return;
      ctx.s.markers[marker] = null;
      ctx.s.strategic.markersLeft += 1;
      ctx.emit?.({ type: 'unmarked', marker, unit });
    },
    say: ({ state }, { marker }) => ['unmark', { unit: state.markers[marker] ?? '' }],
  },
  'end-mark': {
    refuse: ({ field, state, side }) => explainEndMark(field.tables, state, side),
    preview: ({ field, state, side }) => previewOf([], unusedMarkers(field.tables, state, side)),
  },
};

function previewVolkssturm(t: Tables, state: HlbState, yes: boolean): Preview {
  const markers = t.markersReceived('german', state.turn);
  const replacements = yes ? t.rules.volkssturmReplacements : t.replacementsPerTurn('G');
  return previewOf([
    { key: `hlb.effect.volkssturm-${yes ? 'yes' : 'no'}`, params: { replacements, markers }, rule: '5.1' },
  ]);
}

/** §5, Q27: stopping loses these replacements. */
function unusedReplacements(state: HlbState, field: Field, side: Side): readonly Warning[] {
  const unused = countUnusedReplacements(state, field, side);
  return unused === 0 ? [] : [{ key: 'hlb.warn.replacements-unused', params: { unused }, rule: '5' }];
}

/** §6.5: finishing loses these markers. */
function unusedMarkers(t: Tables, state: HlbState, side: Side): readonly Warning[] {
  const unused = countUnusedMarkers(t, state, side);
  return unused === 0 ? [] : [{ key: 'hlb.warn.markers-unused', params: { unused }, rule: '6.5' }];
}

function previewMark(t: Tables, state: HlbState, side: Side, marker: string, unit: UnitId): Preview {
  const dice = t.rules.diceWithMarker;
  const after: HlbState = { ...state, markers: { ...state.markers, [marker]: unit } };
  const isLast = state.strategic.markersLeft === 1;
  // §6.3: the last marker may leave one faction without; the step then cannot be finished before one is taken back.
  const warnings = factionsWithoutMarker(t, after, side)
    .filter(() => isLast)
    .map((faction) => ({ key: 'hlb.warn.concentration', params: { faction, unit, marker }, rule: '6.3' }));
  return previewOf([{ key: 'hlb.effect.marked', params: { marker, unit, dice }, rule: '8.2' }], warnings);
}
