/** The label at the pointer: what a move or an attack of the picked unit would do (§7). */
import type { HexId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { AheadLine, AheadSign, AheadView } from '../../table/ahead-view.ts';
import { shareOf } from '../../table/odds-told.ts';
import { wordArrival, wordEnemy } from './choices.ts';
import { hexOfUnit, neighbours, pointsFor, sideOfUnit, unitsIn, type HlbAsking } from './lookup.ts';
import { nameTarget } from './targets.ts';

const line = (sign: AheadSign, text: string): AheadLine => ({ sign, text });

const knownIn = makeIndex((_view: HlbView) => new Map<UnitId, ReturnType<HlbAsking['queries']['readReach']>>());

function reachOf({ queries, view }: HlbAsking, unit: UnitId): ReturnType<HlbAsking['queries']['readReach']> {
  const known = knownIn(view);
  const found = known.get(unit);
  if (found !== undefined) return found;
  const reach = queries.readReach(view, unit);
  known.set(unit, reach);
  return reach;
}

export function wordAhead(scene: HlbAsking, target: TargetRef, picked: readonly TargetRef[]): AheadView | null {
  const unit = picked.map(parseTarget).findLast(({ kind }) => kind === 'unit')?.id;
  const { kind, id } = parseTarget(target);
  const hex = kind === 'space' ? id : kind === 'unit' ? hexOfUnit(scene.view, id) : null;
  if (unit === undefined || hex === null || hex === hexOfUnit(scene.view, unit)) return null;
  const reach = reachOf(scene, unit);
  const title = nameTarget(scene, spaceRef(hex));
  if (reach?.moves.includes(hex))
    return { title, note: null, lines: [...arrivalLines(scene, unit, hex), ...leaveLines(scene, unit)] };
  if (reach?.attacks.includes(hex))
    return { title, note: null, lines: [...attackLines(scene, unit, hex), ...leaveLines(scene, unit)] };
  return null;
}

/** §2.4, §9: the hex taken, and the enemies that the unit would be next to. */
function arrivalLines(scene: HlbAsking, unit: UnitId, hex: HexId): readonly AheadLine[] {
  const { facts, view, i18n } = scene;
  const side = sideOfUnit(scene, unit);
  const owner = view.control[hex];
  const isTaken = owner !== undefined && facts.sideOf[owner] !== side;
  const near = neighbours(facts, hex).flatMap((next) =>
    unitsIn(scene, next).flatMap(({ id, faction }) => (facts.sideOf[faction] === side ? [] : id)),
  );
  return [
    line(isTaken ? 'city' : 'stop', wordArrival(scene, unit, hex)),
    ...(near.length === 0 ? [] : [line('fight', i18n.t('table.hlb.ahead.near', { units: near.join(',') }))]),
  ];
}

/** §7.4, §8: the defender, and the chance without support. */
function attackLines(scene: HlbAsking, unit: UnitId, hex: HexId): readonly AheadLine[] {
  const { queries, view, i18n } = scene;
  const enemy = unitsIn(scene, hex)[0]?.id ?? '';
  const odds = queries.readThreat(view, hex)?.attackers.find((attacker) => attacker.unit === unit)?.odds;
  return [
    line('fight', wordEnemy(scene, enemy, hex)),
    ...(odds ? [line('yes', i18n.t('table.hlb.ahead.chance', { share: shareOf(odds) }))] : []),
  ];
}

/** §9: a city of the side that would be empty. */
function leaveLines(scene: HlbAsking, unit: UnitId): readonly AheadLine[] {
  const { facts, view, i18n } = scene;
  const hex = hexOfUnit(view, unit);
  const points = hex === null ? 0 : pointsFor(facts, hex, sideOfUnit(scene, unit));
  if (hex === null || points === 0 || unitsIn(scene, hex).length > 1) return [];
  return [line('no', i18n.t('table.hlb.ahead.leaves', { hex, points }))];
}
