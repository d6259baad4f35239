import { readShape, v } from '../../../kernel/shape.ts';
import type { GameDefinition, Line } from '../../../kernel/types.ts';
import { framesShape } from '../../../kits/notation/frames.ts';
import { parseTarget, spaceRef, unitRef } from '../../../kits/pointing/targets.ts';
import type { EditorKit, Field, Fix } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { choice, listReadings, set } from '../../../kits/position-edit/telling.ts';
import { listFaults, poolOf, words } from '../faults.ts';
import { FRAMES } from '../frames.ts';
import { FACTIONS, SIDES, otherSide, sideOf } from '../ids.ts';
import { NONE } from '../numbers.ts';
import { stateFields } from '../read-state.ts';
import type { Tables } from '../tables.ts';
import { unitState } from '../rules/field.ts';
import { computeScores } from '../rules/score.ts';
import { allReadingsOf, RULINGS } from '../rulings.ts';
import type { HlbState } from '../state.ts';
import type { HlbTypes } from '../types.ts';
import { applyEdit, openDraft, optionsOf, isPlain, originsFor, standingOf, STEPS } from './edits.ts';

const { say, field, fault, mend } = words;

function listFields(t: Tables, state: HlbState): readonly Field[] {
  const { side, step } = standingOf(state);
  const onMap = t.units.filter(({ id }) => unitState(state, id).hex !== null);
  const markers = t.markers.map(({ id, faction }): Field => {
    const carriers = onMap.filter((unit) => unit.faction === faction || unit.id === state.markers[id]);
    const choices = [
      choice('', say('marker.none')),
      ...carriers.map((unit) => choice(unit.id, say('piece', { unit: unit.id }))),
    ];
    const name = say('marker', { marker: id });
    return field({ id, name, value: state.markers[id] ?? '', choices, rule: '6' });
  });
  const attacks = t.unitIds.flatMap((unit): readonly Field[] => {
    const { hex, origin } = unitState(state, unit);
    if (hex === null || origin === null) return [];
    const choices = originsFor(t, state, hex).map((one) => choice(one, say('place', { hex: one })));
    const name = say('field.origin', { unit });
    return [field({ id: `origin-${unit}`, name, value: origin, choices, isMain: true, rule: '7.4' })];
  });
  return [
    field({
      id: 'turn',
      look: 'track',
      value: String(state.turn),
      choices: t.turns.map(({ turn }) => choice(String(turn), say('turn', { turn }))),
    }),
    field({
      id: 'side',
      look: 'seat',
      value: side,
      choices: SIDES.map((one) => choice(one, { key: `name.side.${one}` })),
    }),
    field({
      id: 'phase',
      value: step,
      choices: STEPS.map((one) => choice(one, { key: `hlb.phase.${one}` })),
      rule: '4.1',
    }),
    ...attacks,
    ...markers,
    ...listReadings('hlb', RULINGS, allReadingsOf(state)),
  ];
}

function wordDrop(t: Tables, state: HlbState, piece: string, hex: string): readonly Line[] {
  if (t.unitNo(piece) === NONE || !t.playableIds.includes(hex)) return [];
  const side = sideOf(t.factionOfUnit(t.unitNo(piece)));
  const others = t.units.filter(({ id }) => id !== piece && unitState(state, id).hex === hex);
  const enemy = others.find(({ faction }) => sideOf(faction) !== side);
  const n = others.filter(({ faction }) => sideOf(faction) === side).length + 1;
  const { cityValue, river } = t.hexFacts(t.hexNo(hex));
  return [
    cityValue > 0 ? say('drop.city', { n: cityValue }) : say(river ? 'drop.river' : 'drop.open'),
    say('drop.stack', { n, most: 1 }),
    ...(enemy ? [say('drop.enemy', { unit: enemy.id })] : []),
  ];
}

const anew = (state: HlbState): Fix => mend('anew', {}, set('phase', standingOf(state).step));

const judge = makeJudge<HlbTypes>({
  fault,
  isPlain,
  open: openDraft,
  listFaults: ({ data }, state) => listFaults(data.tables, state),
  anew,
  restarts(state) {
    const side = otherSide(standingOf(state).side);
    return [anew(state), mend('other-side', { side }, set('side', side), set('phase', 'strategic'))];
  },
  rules: { over: '9', within: '4.1' },
});

export const editor = (def: GameDefinition<HlbTypes>): EditorKit<HlbTypes> => {
  const t = def.data.tables;
  const shape = v.strictObject({
    ...stateFields(t),
    stack: v.pipe(v.array(framesShape(FRAMES, t.shapes)), v.maxLength(1)),
  });
  const factionOf = (piece: string) => (t.unitNo(piece) === NONE ? null : t.factionOfUnit(t.unitNo(piece)));
  const homeOf = (piece: string): string => poolOf(factionOf(piece) ?? 'G');
  return {
    drafts: {
      apply: (draft, edit) => applyEdit(def, draft, edit),
      faults: (draft) => judge(def, draft),
      open: (draft) => openDraft(def, draft),
      options: optionsOf,
      read: (value) => readShape(shape, value),
    },
    lists: {
      trays: (draft) =>
        FACTIONS.map((faction) => {
          const own = t.units.filter((unit) => unit.faction === faction);
          const pieces = own.filter(({ id }) => unitState(draft, id).hex === null).map(({ id }) => id);
          return { id: poolOf(faction), seat: sideOf(faction), name: say('tray', { faction }), pieces, of: own.length };
        }),
      fields: (draft) => listFields(t, draft),
      told(draft) {
        const { german, allied } = computeScores(t, draft);
        const value = say('told.score.value', { german: german.total, allied: allied.total });
        return [{ isScore: true, name: say('told.score'), value, rule: '9' }];
      },
      piles: () => [],
      nameOfCard: (card) => say('piece', { unit: card }),
    },
    pieces: {
      nameOf: (unit) => say('piece', { unit }),
      refOf: unitRef,
      whereIs: (draft, piece) => unitState(draft, piece).hex ?? homeOf(piece),
      boxOf: () => null,
      homeOf: (_draft, piece) => homeOf(piece),
      seatOf: (piece) => {
        const faction = factionOf(piece);
        return faction === null ? null : sideOf(faction);
      },
      hasSides: false,
      canFlip: () => false,
      drop: (draft, piece, place) => wordDrop(t, draft, piece, place),
    },
    places: {
      list: () => t.playableIds,
      nameOf: (hex) => say('place', { hex }),
      refOf: spaceRef,
      at(draft, target) {
        const { kind, id } = parseTarget(target);
        const hex = kind === 'space' ? id : kind === 'unit' ? draft.units[id]?.hex : null;
        return hex && t.playableIds.includes(hex) ? hex : null;
      },
      piecesIn: (draft, place) => t.unitIds.filter((id) => unitState(draft, id).hex === place),
      holderOf: (draft, place) => draft.control[place] ?? null,
      holdersOf: (place) => (t.playableIds.includes(place) ? FACTIONS : []),
      nameOfHolder: (holder) => ({ key: `name.faction.${holder}` }),
    },
  };
};
