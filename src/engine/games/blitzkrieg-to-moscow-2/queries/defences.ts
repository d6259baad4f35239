/** All defences of the units that are still to choose, as one choice (§11.3.2, §11.6). */
import type { UnitFacts } from '../facts.ts';
import type { UnitId } from '../ids.ts';
import { listDefences } from '../rules/defence.ts';
import type { Tables } from '../tables.ts';
import { isOnHero } from '../rules/odds.ts';
import { sumUp } from '../rules/reckon.ts';
import type { CombatState } from '../state.ts';
import type { BtmView } from '../view.ts';
import { readColumn } from './combat-cards.ts';
import type { DefenceReading } from './types.ts';

type Way = Pick<DefenceReading, 'active' | 'passive' | 'chosen'>;

function listWays(t: Tables, combat: CombatState, undecided: readonly UnitId[]): readonly Way[] {
  const [unit, ...others] = undecided;
  if (unit === undefined) return [{ active: [], passive: [], chosen: [] }];
  const choices = listDefences(t, combat, undecided);
  return choices.flatMap(({ active: isActive }) => {
    const next = isActive ? { ...combat, active: [...combat.active, unit] } : combat;
    return listWays(t, next, others).map(({ active, passive, chosen }) => ({
      active: isActive ? [unit, ...active] : active,
      passive: isActive ? passive : [unit, ...passive],
      chosen: choices.length > 1 ? [{ unit, active: isActive }, ...chosen] : chosen,
    }));
  });
}

/** Units that differ in name only are alike: which of two defends actively makes no difference. */
const kindOf = ({ nation, arm, strength, passive, move, hasSpentSide, zoc }: UnitFacts): string =>
  [nation, arm, strength, passive, move, hasSpentSide, zoc].join('.');
const nameOf = (t: Tables, { active, passive }: Way): string => {
  const kinds = (units: readonly UnitId[]) =>
    units
      .map((unit) => t.unitFacts(t.unitNo(unit)))
      .map(kindOf)
      .sort()
      .join();
  return `${kinds(active)} ${kinds(passive)}`;
};

export function readDefences(t: Tables, view: BtmView): readonly DefenceReading[] {
  const { combat, undecided } = view;
  if (!combat || undecided.length === 0) return [];
  const isHero = isOnHero(view, combat);
  const ways = listWays(t, combat, undecided);
  const names = ways.map((way) => nameOf(t, way));
  return ways.flatMap((way, at) => {
    if (names.indexOf(names[at] ?? '') < at) return [];
    const terms = { ...combat, active: [...combat.active, ...way.active] };
    const isOne = names.filter((name) => name === names[at]).length > 1;
    return [{ ...way, isOneOfAlike: isOne, ...readColumn(t, sumUp(t, view, terms).column, isHero) }];
  });
}
