/** Facts that a line of moves has changed for a side, most important first. */
import type { Line } from '../../kernel/types.ts';
import { joinIds } from '../../kits/pointing/lookup.ts';
import { sideOf, type HexId, type Side } from './ids.ts';
import { NONE, enemyOf, sideNo } from './numbers.ts';
import { isNearEnemy, ownerOf, pointsOf, readField, unitIn } from './rules/field.ts';
import type { HlbState } from './state.ts';
import type { Field, Tables } from './tables.ts';

export function listChanges(t: Tables, before: HlbState, after: HlbState, seat: Side): readonly Line[] {
  const [then, now] = [readField(t, before), readField(t, after)];
  const side = sideNo(seat);
  const enemy = enemyOf(side);
  const isOwn = (state: HlbState, hex: HexId): boolean => sideOf(ownerOf(state, hex)) === seat;
  const taken = t.playableIds.filter((hex) => isOwn(after, hex) && !isOwn(before, hex));
  const worthOf = (hex: HexId): number => pointsOf(t, hex, ownerOf(after, hex));
  const [rich, poor] = [taken.filter((hex) => worthOf(hex) > 0), taken.filter((hex) => worthOf(hex) === 0)];
  const points = rich.reduce((sum, hex) => sum + worthOf(hex), 0);
  const aims = (state: HlbState, field: Field) =>
    t.playableIds.filter((hex) => worth(t, hex) > 0 && !isOwn(state, hex) && isNearEnemy(field, enemy, t.hexNo(hex)));
  const known = new Set(aims(before, then));
  const held = t.playableIds.filter(
    (hex) =>
      worth(t, hex) > 0 &&
      isOwn(before, hex) &&
      isNearEnemy(then, side, t.hexNo(hex)) &&
      unitIn(then, side, t.hexNo(hex)) === NONE &&
      unitIn(now, side, t.hexNo(hex)) !== NONE,
  );
  return [
    ...told('takes-points', '9.1', rich, { points }),
    ...told('clears', '8.1', cleared(then, now, enemy)),
    ...told('guards', '7.3', held),
    ...told(
      'opens',
      '7.4',
      aims(after, now).filter((hex) => !known.has(hex)),
    ),
    ...told('takes', '2.4', poor),
    ...facing(then, now, side),
  ];
}

const told = (key: string, rule: string, hexes: readonly HexId[], more: Line['params'] = {}): readonly Line[] =>
  hexes.length === 0 ? [] : [{ key: `hlb.plan.${key}`, params: { hexes: joinIds(hexes), ...more }, rule }];

/** §9.1: a city scores for either side. */
const worth = (t: Tables, hex: HexId): number => t.hexFacts(t.hexNo(hex)).cityValue;

const cleared = ({ tables: t, ...then }: Field, now: Field, enemy: number): readonly HexId[] =>
  t.playableIds.filter((hex) => {
    const no = t.hexNo(hex);
    return unitIn({ tables: t, ...then }, enemy, no) !== NONE && unitIn(now, enemy, no) === NONE;
  });

/** §7.4: an enemy that more own units touch than before: a city first, then the most units. */
function facing(then: Field, now: Field, side: number): readonly Line[] {
  const { tables: t } = now;
  const beside = (field: Field, hex: number): number =>
    t.neighboursOf(hex).filter((near) => unitIn(field, side, near) !== NONE).length;
  const found = t.playableIds.flatMap((hex) => {
    const no = t.hexNo(hex);
    const n = beside(now, no);
    if (unitIn(now, enemyOf(side), no) === NONE || n <= beside(then, no)) return [];
    return [{ hex, n, rank: 10 * worth(t, hex) + n }];
  });
  const [best] = found.sort((a, b) => b.rank - a.rank);
  return best ? [{ key: 'hlb.plan.faces', params: { hex: best.hex, n: best.n }, rule: '7.4' }] : [];
}
