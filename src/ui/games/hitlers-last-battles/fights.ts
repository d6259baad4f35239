import { useState } from 'react';
import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HexId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { FallenUnit, FightArrow } from './board/paths.tsx';

/** Battles on the board: origins, arrows and losses. */

export type Rolled = Extract<HlbEvent, { readonly type: 'rolled' }>;
type Origins = Readonly<Record<UnitId, HexId>>;
const NONE: Origins = {};

const originsIn = ({ units }: HlbView): Origins =>
  Object.fromEntries(Object.entries(units).flatMap(([id, { origin }]) => (origin ? [[id, origin] as const] : [])));

/** Remembers where attackers came from while their result is shown: the view forgets it with the battle. */
export function useOrigins(view: HlbView): Origins {
  const [kept, keep] = useState(NONE);
  const now = originsIn(view);
  if (Object.entries(now).every(([unit, hex]) => kept[unit] === hex)) return kept;
  const next = { ...kept, ...now };
  keep(next);
  return next;
}

/** Splits events at the last roll of a battle; events of an earlier battle are dropped. Null without a roll. */
export function splitAtRoll(events: readonly HlbEvent[]) {
  const at = events.findLastIndex(({ type }) => type === 'rolled');
  const rolled = events[at];
  return rolled?.type === 'rolled'
    ? { before: events.slice(startOf(events, at), at), rolled, next: events.slice(at + 1) }
    : null;
}
const startOf = (events: readonly HlbEvent[], at: number): number =>
  events.slice(0, at).findLastIndex(({ type }) => type === 'rolled') + 1;

const findRoll = (events: readonly HlbEvent[]): Rolled | null => splitAtRoll(events)?.rolled ?? null;

/** The hex of the current battle, or of the one just decided; null for none. */
export const fightIn = (view: HlbView, events: readonly HlbEvent[]): HexId | null =>
  view.battle?.hex ?? findRoll(events)?.hex ?? null;

/** The hex of the fight, and where it was attacked from. */
export function placesOfFight(view: HlbView, events: readonly HlbEvent[], origins: Origins): readonly HexId[] {
  if (view.battle) return [view.battle.hex, view.battle.origin];
  const rolled = findRoll(events);
  return rolled ? [rolled.hex, origins[rolled.attacker] ?? rolled.hex] : [];
}

/** Arrows of the waiting attacks, and of the battle just fought with its support. */
export function listArrows(view: HlbView, events: readonly HlbEvent[], origins: Origins): readonly FightArrow[] {
  const waiting = Object.entries(view.units).flatMap(([unit, { hex, origin }]): readonly FightArrow[] =>
    hex && origin ? [{ kind: 'attack', unit, from: origin, to: hex }] : [],
  );
  const rolled = findRoll(events);
  if (!rolled) return waiting;
  const from = origins[rolled.attacker];
  const hasEntered = view.units[rolled.attacker]?.hex === rolled.hex && !view.units[rolled.attacker]?.origin;
  const fought: readonly FightArrow[] =
    hasEntered && from ? [{ kind: 'attack', unit: rolled.attacker, from, to: rolled.hex }] : [];
  const helped = events.flatMap((event): readonly FightArrow[] => {
    const at = event.type === 'supported' ? view.units[event.unit]?.hex : null;
    return event.type === 'supported' && at ? [{ kind: 'support', unit: event.unit, from: at, to: event.hex }] : [];
  });
  return [...waiting, ...fought, ...helped];
}

export function listLost(events: readonly HlbEvent[]): readonly FallenUnit[] {
  const attacker = findRoll(events)?.attacker ?? null;
  return events.flatMap((event) =>
    event.type === 'eliminated'
      ? [
          {
            unit: event.unit,
            hex: event.hex,
            stood: event.unit === attacker ? ('attacker' as const) : ('defender' as const),
          },
        ]
      : [],
  );
}
