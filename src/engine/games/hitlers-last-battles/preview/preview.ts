/** What a move would do, told before it is committed. */
import type { Line, Preview } from '../../../kernel/types.ts';
import { otherSide, type HexId, type Side, type UnitId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import { attackerFrom, findBattle, listBattles } from '../rules/combat.ts';
import { readField, topFrame, unitIn, unitState, type Field } from '../rules/field.ts';
import { countUnusedMarkers, factionsWithoutMarker, markerOn } from '../rules/markers.ts';
import { listMovement } from '../rules/movement.ts';
import { countUnusedReplacements } from '../rules/placement.ts';
import type { Move } from '../moves.ts';
import type { HlbState } from '../state.ts';
import {
  NONE,
  RULES,
  enemyOf,
  hexFacts,
  hexNo,
  markersReceived,
  replacementsPerTurn,
  sideNo,
  unitId,
  unitsOf,
} from '../tables.ts';
import { previewBattle, takeEffects } from './battle.ts';

type Warning = Preview['warnings'][number];

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };
const tells = (effects: readonly Line[], warnings: readonly Warning[] = []): Preview => ({
  ...NOTHING,
  effects,
  warnings,
});

/** Of a move that is not legal nothing can be told. */
export function preview(state: HlbState, move: Move): Preview {
  const frame = topFrame(state);
  if (frame === null || refuse(state, move) !== null) return NOTHING;
  const { side } = frame;
  const field = readField(state);
  switch (move.type) {
    case 'volkssturm':
      return previewVolkssturm(state, move.yes);
    case 'replace':
      return tells([
        ...takeEffects(state, move.unit, move.hex, 'Q28', 'takes'),
        { key: 'hlb.effect.replaced', params: { unit: move.unit }, rule: '5.4' },
      ]);
    case 'end-replace':
      return tells([], unusedReplacements(state, field, side));
    case 'mark':
      return previewMark(state, side, move.marker, move.unit);
    case 'unmark':
      return tells([{ key: 'hlb.effect.unmarked', params: { marker: move.marker }, rule: '6.2' }]);
    case 'end-mark':
      return tells([], unusedMarkers(state, side));
    case 'move':
      return previewMove(state, side, move.unit, move.path);
    case 'attack':
      return previewAttack(state, field, side, move.unit, move.hex);
    case 'end-move':
      return previewEndMove(state, field, side);
    case 'battle': {
      const battle = findBattle(state, field, side, hexNo(move.hex));
      return battle ? previewBattle({ battle, field, state, isAttackMove: false, supporter: null }, true) : NOTHING;
    }
    case 'support': {
      if (frame.at !== 'combat/support') return NOTHING;
      const told = previewBattle({ battle: frame, field, state, isAttackMove: false, supporter: move.unit }, false);
      if (move.unit === null) return told;
      return {
        ...told,
        effects: [{ key: 'hlb.effect.supports', params: { unit: move.unit }, rule: '8.4' }, ...told.effects],
      };
    }
    case 'retreat':
      return frame.at === 'combat/retreat' ? previewRetreat(state, side, frame.defender, move.hex) : NOTHING;
  }
}

function previewVolkssturm(state: HlbState, yes: boolean): Preview {
  const markers = markersReceived('german', state.turn);
  const replacements = yes ? RULES.volkssturmReplacements : replacementsPerTurn('G');
  return tells([
    { key: `hlb.effect.volkssturm-${yes ? 'yes' : 'no'}`, params: { replacements, markers }, rule: '5.1' },
  ]);
}

/** §5, Q27: what is lost by stopping. */
function unusedReplacements(state: HlbState, field: Field, side: Side): readonly Warning[] {
  const unused = countUnusedReplacements(state, field, side);
  return unused === 0 ? [] : [{ key: 'hlb.warn.replacements-unused', params: { unused }, rule: '5' }];
}

/** §6.5: what is lost by finishing. */
function unusedMarkers(state: HlbState, side: Side): readonly Warning[] {
  const unused = countUnusedMarkers(state, side);
  return unused === 0 ? [] : [{ key: 'hlb.warn.markers-unused', params: { unused }, rule: '6.5' }];
}

function previewMark(state: HlbState, side: Side, marker: string, unit: UnitId): Preview {
  const dice = RULES.diceWithMarker;
  const after: HlbState = { ...state, markers: { ...state.markers, [marker]: unit } };
  const isLast = state.strategic.markersLeft === 1;
  // §6.3: the last marker may leave one faction without; the step then cannot be finished before one is taken back.
  const warnings = factionsWithoutMarker(after, side)
    .filter(() => isLast)
    .map((faction) => ({ key: 'hlb.warn.concentration', params: { faction, unit, marker }, rule: '6.3' }));
  return tells([{ key: 'hlb.effect.marked', params: { marker, unit, dice }, rule: '8.2' }], warnings);
}

function previewMove(state: HlbState, side: Side, unit: UnitId, path: readonly string[]): Preview {
  const end = path[path.length - 1] ?? '';
  const effects = path.flatMap((hex) => takeEffects(state, unit, hex, '2.4', 'takes'));
  const behind = attackerFrom(state, side, end);
  const warnings: Warning[] = [];
  if (behind !== null)
    warnings.push({ key: 'hlb.warn.blocks-way-back', params: { unit, hex: end, by: unitId(behind) }, rule: '7.6' });
  return tells(effects, [...warnings, ...leavesCity(state, side, unit, end)]);
}

function previewAttack(state: HlbState, field: Field, side: Side, unit: UnitId, hex: string): Preview {
  const origin = unitState(state, unit).hex;
  const defender = unitIn(field, enemyOf(sideNo(side)), hexNo(hex));
  if (origin === null || defender === NONE) return NOTHING;
  const battle = { hex, attacker: unit, defender: unitId(defender), origin };
  const told = previewBattle({ battle, field, state, isAttackMove: true, supporter: null }, true);
  return { ...told, warnings: [...told.warnings, ...leavesCity(state, side, unit, hex)] };
}

/** §2.4.5: a city left keeps its owner, but nobody guards it; the warning names the enemies that could march in next. */
function leavesCity(state: HlbState, side: Side, unit: UnitId, end: HexId): readonly Warning[] {
  const { hex } = unitState(state, unit);
  if (hex === null) return [];
  const { cityValue: points } = hexFacts(hexNo(hex));
  if (points === 0) return [];
  const after: HlbState = { ...state, units: { ...state.units, [unit]: { ...unitState(state, unit), hex: end } } };
  const enemies = listMovement(readField(after), otherSide(side)).flatMap((move) =>
    move.type === 'move' && move.path[move.path.length - 1] === hex ? [move.unit] : [],
  );
  const params = { unit, hex, points };
  return enemies.length === 0
    ? [{ key: 'hlb.warn.leaves-city', params, rule: '2.4' }]
    : [
        {
          key: 'hlb.warn.leaves-city-in-reach',
          params: { ...params, enemies: unique(enemies).join(',') },
          rule: '2.4',
        },
      ];
}

const unique = <X>(items: readonly X[]): readonly X[] => [...new Set(items)];

/** §7, §8.1: the battles that follow; §6.5, Q29: markers that no attack will use. */
function previewEndMove(state: HlbState, field: Field, side: Side): Preview {
  const battles = listBattles(field).flatMap((move) => {
    const battle = move.type === 'battle' ? findBattle(state, field, side, hexNo(move.hex)) : null;
    return battle ? [battle] : [];
  });
  const effects: Line[] = battles.map(({ attacker, defender, hex }) => ({
    key: 'hlb.effect.battle',
    params: { attacker, defender, hex },
    rule: '8.1',
  }));
  if (effects.length === 0) effects.push({ key: 'hlb.effect.no-battles', rule: '8.1' });
  const warnings = unitsOf(side).flatMap((unit): readonly Warning[] => {
    const id = unitId(unit);
    const marker = markerOn(state, id);
    if (marker === null || unitState(state, id).origin !== null) return [];
    return [{ key: 'hlb.warn.marker-idle', params: { unit: id, marker }, rule: '6.5' }];
  });
  return tells(effects, warnings);
}

function previewRetreat(state: HlbState, side: Side, unit: UnitId, hex: string): Preview {
  const effects: Line[] = [{ key: 'hlb.effect.retreat', params: { unit, hex }, rule: '8.7' }];
  effects.push(...takeEffects(state, unit, hex, 'Q22', 'takes'));
  const cutOff = attackerFrom(state, side, hex);
  if (cutOff !== null)
    effects.push({ key: 'hlb.effect.cuts-way-back', params: { unit, hex, by: unitId(cutOff) }, rule: '8.6' });
  return tells(effects);
}
