import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { splitAtRoll } from './fights.ts';
import { pointsFor, sideOfUnit, unitsIn } from './lookup.ts';
import type { HlbWords } from './lookup.ts';

/**
 * Words the effect of a battle on the score: points won and lost, the new balance, and the city left open (§2.4, §9).
 */
export function tellPoints(scene: HlbWords, events: readonly HlbEvent[], before: HlbView | null): readonly string[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const taken = (splitAtRoll(events)?.next ?? []).flatMap((event) => (event.type === 'control' ? [event] : []));
  const ground = taken.flatMap(({ hex, from, to, points }) => {
    const [winner, loser] = [facts.sideOf[to], facts.sideOf[from]];
    const lost = winner === loser ? 0 : pointsFor(facts, hex, loser);
    if (points === 0 && lost === 0) return [t('table.hlb.points.none', { hex })];
    return [
      ...(points === 0 ? [] : [t('table.hlb.points.won', { side: winner, points, hex })]),
      ...(lost === 0 ? [] : [t('table.hlb.points.lost', { side: loser, points: lost, hex })]),
    ];
  });
  const isMoved = taken.some(({ hex, points, from }) => points > 0 || pointsFor(facts, hex, facts.sideOf[from]) > 0);
  const { german, allied } = view.score;
  const score = t(isMoved ? 'table.hlb.points.now' : 'table.hlb.points.stay', {
    german: german.total,
    allied: allied.total,
  });
  return [...ground, score, ...tellOpen(scene, events, before)];
}

/** The attacker left this city empty. */
function tellOpen(scene: HlbWords, events: readonly HlbEvent[], before: HlbView | null): readonly string[] {
  const { facts, i18n } = scene;
  const rolled = splitAtRoll(events)?.rolled;
  const hex = rolled && before?.units[rolled.attacker]?.origin;
  if (!rolled || !hex || unitsIn(scene, hex).length > 0) return [];
  const side: Side = sideOfUnit(scene, rolled.attacker);
  const points = pointsFor(facts, hex, side);
  return points === 0 ? [] : [i18n.t('table.hlb.points.open', { hex, points })];
}
