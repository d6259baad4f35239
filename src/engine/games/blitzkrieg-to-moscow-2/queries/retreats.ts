/** Retreats of a beaten stack (§11.4). */
import { known } from '../numbers.ts';
import type { RetreatGround, Tables } from '../tables.ts';
import {
  afterRetreat,
  fateAt,
  groundOf,
  listRetreatWays,
  listTrapped,
  type RetreatWay,
} from '../rules/retreat-ways.ts';
import type { BtmView } from '../view.ts';
import type { RetreatReading } from './types.ts';

interface Leaving {
  readonly unit: number;
  readonly others: readonly number[];
  readonly from: readonly number[];
}

function readWay(t: Tables, view: BtmView, ground: RetreatGround, leaving: Leaving, way: RetreatWay): RetreatReading {
  const { unit, others, from } = leaving;
  const onward = way.path.map(t.placeId);
  const end = known(way.path[way.path.length - 1]);
  const before = listTrapped(ground, others);
  const after = listTrapped(afterRetreat(ground, unit, [...from, ...way.path]), others);
  return {
    unit: t.unitId(unit),
    end: t.placeId(end),
    path: onward,
    chosen: way.chosen.map(t.placeId),
    taken: way.taken.map(t.placeId),
    fate: fateAt(t, view, unit, end),
    trapped: after.filter((other) => !before.includes(other)).map(t.unitId),
  };
}

export function readRetreats(t: Tables, view: BtmView): readonly RetreatReading[] {
  const { question } = view;
  if (!view.combat) return [];
  const ground = groundOf(t, view);
  const waysOf = (leaving: Leaving): readonly RetreatReading[] =>
    listRetreatWays(ground, leaving.unit, leaving.from).map((way) => readWay(t, view, ground, leaving, way));
  switch (question?.at) {
    case 'combat/retreat': {
      const left = question.left.map(t.unitNo);
      return left.flatMap((unit) => waysOf({ unit, others: left.filter((other) => other !== unit), from: [] }));
    }
    case 'combat/retreat-path': {
      const { unit, left, path } = question;
      return waysOf({ unit: t.unitNo(unit), others: left.map(t.unitNo), from: path.map(t.placeNo) });
    }
    default:
      return [];
  }
}
