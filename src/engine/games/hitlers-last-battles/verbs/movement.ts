/** Movement and attack moves (§7). */
import type { Line, Preview } from '../../../kernel/types.ts';
import { joinIds, unique } from '../../../kits/pointing/lookup.ts';
import { NO_PREVIEW, previewOf, type Warning } from '../../../kits/rehearsal/preview.ts';
import { otherSide, type HexId, type Side, type UnitId } from '../ids.ts';
import { editUnit, tallyUp } from '../phases/edit.ts';
import { previewBattle } from '../preview/battle.ts';
import { takeEffects } from '../preview/effects.ts';
import { attackerFrom, findBattle, listBattles } from '../rules/combat.ts';
import { halfwayOf, mapHex, readField, takeHex, unitIn, unitState } from '../rules/field.ts';
import { markerOn } from '../rules/markers.ts';
import { explainAttack, explainMover, explainPath, listMovement } from '../rules/movement.ts';
import { laterRuling } from '../rulings.ts';
import type { HlbState, UnitState } from '../state.ts';
import { NONE, enemyOf, known } from '../numbers.ts';
import type { Field, Tables } from '../tables.ts';
import type { RulesOf } from './verb-rules.ts';

export const movement: RulesOf<'move' | 'attack' | 'end-move'> = {
  move: {
    refuse({ state, field, side }, { unit: id, path }) {
      const { tables: t } = field;
      const unit = t.unitNo(id);
      return explainMover(t, state, side, unit) ?? explainPath(field, unit, path.map(t.hexNo));
    },
    preview: ({ field, state, side }, { unit, path }) => previewMove(field.tables, state, side, unit, path),
    apply(t, ctx, { unit, path }) {
      const from = mapHex(ctx.s, unit);
      editUnit(t, ctx, unit, { hex: known(path[path.length - 1]), moved: true });
      if (path.length < t.rules.movement && laterRuling(ctx.s, 'attack-cost') === 'ends-move')
        tallyUp(ctx, { halfway: [...halfwayOf(ctx.s), unit] });
      ctx.emit?.({ type: 'moved', unit, from, path });
      // §2.4.2: a hex passed through is taken as well.
      for (const hex of path) takeHex(t, ctx, unit, hex);
    },
  },
  attack: {
    refuse({ state, field, side }, { unit: id, hex }) {
      const { tables: t } = field;
      const unit = t.unitNo(id);
      return explainMover(t, state, side, unit, 'attack') ?? explainAttack(field, unit, t.hexNo(hex));
    },
    preview: ({ state, field, side }, { unit, hex }) => previewAttack(state, field, side, unit, hex),
    apply(t, ctx, { unit, hex }) {
      const from = mapHex(ctx.s, unit);
      const defender = t.unitId(unitIn(readField(t, ctx.s), enemyOf(t.sideOfUnit(t.unitNo(unit))), t.hexNo(hex)));
      editUnit(t, ctx, unit, { hex, moved: true, origin: from });
      if (ctx.s.tally) tallyUp(ctx, { halfway: halfwayOf(ctx.s).filter((other) => other !== unit) });
      ctx.emit?.({ type: 'attacked', unit, from, hex, defender });
    },
    say({ field }, { unit, hex }) {
      const { tables: t } = field;
      const enemy = unitIn(field, enemyOf(t.sideOfUnit(t.unitNo(unit))), t.hexNo(hex));
      return enemy === NONE ? null : ['attack', { enemy: t.unitId(enemy) }];
    },
  },
  'end-move': { preview: ({ state, field, side }) => previewEndMove(state, field, side) },
};

function previewMove(t: Tables, state: HlbState, side: Side, unit: UnitId, path: readonly string[]): Preview {
  const end = path[path.length - 1] ?? '';
  const effects = path.flatMap((hex) => takeEffects(t, state, unit, hex, '2.4', 'takes'));
  const behind = attackerFrom(t, state, side, end);
  const warnings: Warning[] = [];
  if (behind !== null)
    warnings.push({ key: 'hlb.warn.blocks-way-back', params: { unit, hex: end, by: t.unitId(behind) }, rule: '7.6' });
  return previewOf(effects, [...warnings, ...leavesCity(t, state, side, unit, end)]);
}

/** The state once a unit has moved. */
const withUnit = (state: HlbState, unit: UnitId, change: Partial<UnitState>): HlbState => ({
  ...state,
  units: { ...state.units, [unit]: { ...unitState(state, unit), ...change } },
});

function previewAttack(state: HlbState, field: Field, side: Side, unit: UnitId, hex: string): Preview {
  const { tables: t } = field;
  const after = withUnit(state, unit, { hex, moved: true, origin: unitState(state, unit).hex });
  const met = readField(t, after);
  const battle = findBattle(after, met, side, t.hexNo(hex));
  if (battle === null) return NO_PREVIEW;
  const told = previewBattle({ battle, field: met, state: after, supporter: null }, true);
  return { ...told, warnings: [...told.warnings, ...leavesCity(t, state, side, unit, hex)] };
}

/** §2.4.5: a city left keeps its owner, but is unguarded; the warning names the enemies that could march in next. */
function leavesCity(t: Tables, state: HlbState, side: Side, unit: UnitId, end: HexId): readonly Warning[] {
  const { hex } = unitState(state, unit);
  if (hex === null) return [];
  const { cityValue: points } = t.hexFacts(t.hexNo(hex));
  if (points === 0) return [];
  const enemies = listMovement(readField(t, withUnit(state, unit, { hex: end })), otherSide(side)).flatMap((move) =>
    move.type === 'move' && move.path[move.path.length - 1] === hex ? [move.unit] : [],
  );
  const params = { unit, hex, points };
  if (enemies.length === 0) return [{ key: 'hlb.warn.leaves-city', params, rule: '2.4' }];
  const near = joinIds(unique(enemies));
  return [{ key: 'hlb.warn.leaves-city-in-reach', params: { ...params, enemies: near }, rule: '2.4' }];
}

/** §7, §8.1: the battles that follow; §6.5, Q29: markers that no attack will use. */
function previewEndMove(state: HlbState, field: Field, side: Side): Preview {
  const { tables: t } = field;
  const battles = listBattles(field).flatMap(({ hex }) => findBattle(state, field, side, t.hexNo(hex)) ?? []);
  const effects: Line[] = battles.map(({ attacker, defender, hex }) => ({
    key: 'hlb.effect.battle',
    params: { attacker, defender, hex },
    rule: '8.1',
  }));
  if (effects.length === 0) effects.push({ key: 'hlb.effect.no-battles', rule: '8.1' });
  const warnings = t.unitsOf(side).flatMap((unit): readonly Warning[] => {
    const id = t.unitId(unit);
    const marker = markerOn(t, state, id);
    if (marker === null || unitState(state, id).origin !== null) return [];
    return [{ key: 'hlb.warn.marker-idle', params: { unit: id, marker }, rule: '6.5' }];
  });
  return previewOf(effects, warnings);
}
