/** The surrender of units in a supply phase (§13.1), which both players are shown hex by hex. */
import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { HexId, Side, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CauseReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { joinIds, makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import type { BeatView } from '../../../table/game-table.ts';
import { hexCentre } from '../board/layout.ts';
import { BOXES, isSpotName, sideOfUnit, type BtmScene, type BtmWords } from '../lookup.ts';

export interface SurrenderGroup {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly cause: CauseReading;
}

export interface Surrender {
  readonly side: Side;
  /** Sorted from west to east. */
  readonly groups: readonly SurrenderGroup[];
  /** §13.3: units that recover next, by place. */
  readonly recovered: readonly { readonly place: string; readonly units: readonly UnitId[] }[];
  readonly score: { readonly before: number; readonly after: number };
  /** Lost units of the side after the phase: those that have surrendered, and all. */
  readonly captured: number;
  readonly lost: number;
}

const isSurrender = ({ type }: BtmEvent): boolean => type === 'surrendered';

/** The supply phase with its surrenders; null without any. */
export function eventsOfSurrender(events: readonly BtmEvent[]): readonly BtmEvent[] | null {
  const first = events.findIndex(isSurrender);
  if (first < 0) return null;
  const opened = events.slice(0, first).findLastIndex((event) => event.type === 'phase-began');
  return events.slice(Math.max(0, opened));
}

/** The moment of the supply phase with its surrenders; null without any. */
export function phaseOfSurrender(events: readonly BtmEvent[]): Pick<BtmView, 'turn' | 'side' | 'phase'> | null {
  const [opened] = eventsOfSurrender(events) ?? [];
  if (opened?.type !== 'phase-began') return null;
  const { turn, side, phase } = opened;
  return { turn, side, phase };
}

const readings = makeIndex((_view: BtmView) => new Map<readonly BtmEvent[], Surrender>());

/** Keeps one reading a step, which the column, the map and the head share. */
export function readSurrender(scene: BtmScene, events: readonly BtmEvent[]): Surrender | null {
  if (!events.some(isSurrender)) return null;
  const known = readings(scene.view);
  const before = known.get(events);
  if (before) return before;
  const reading = read(scene, events);
  known.set(events, reading);
  return reading;
}

function read({ facts, queries, view }: BtmScene, events: readonly BtmEvent[]): Surrender {
  const lost = events.flatMap((event) => (event.type === 'surrendered' ? [event] : []));
  const recovered = events.flatMap((event) => (event.type === 'recovered' ? event.units : []));
  const { side, groups, score } = queries.readSurrendered(view, { lost, recovered });
  const inBox = (boxes: readonly string[]) =>
    facts.units.filter((unit) => unit.side === side && boxes.includes(view.units[unit.id]?.place ?? '')).length;
  const places = [...new Set(recovered.map((unit) => view.units[unit]?.place ?? ''))].filter(isSpotName);
  return {
    side,
    groups: groups.toSorted((a, b) => hexCentre(a.hex).x - hexCentre(b.hex).x),
    recovered: places.map((place) => ({
      place,
      units: recovered.filter((unit) => view.units[unit]?.place === place && sideOfUnit(facts, unit) === side),
    })),
    score,
    captured: inBox(['surrendered']),
    lost: inBox(BOXES),
  };
}

export const countUnits = (groups: Surrender['groups']): number =>
  groups.reduce((sum, { units }) => sum + units.length, 0);

/** One clause: the nearest source, and what bars the way to it (§13.2). */
export function wordCause({ t }: BtmWords['i18n'], { hex, cause }: SurrenderGroup, how: 'row' | 'caption'): string {
  const { source, steps, most, hexes, units } = cause;
  const kind = hexes.length === 0 ? 'far' : units.length === 0 ? 'city' : 'barred';
  return t(`table.btm.surrendered.${how}.${kind}`, {
    hex,
    source,
    steps,
    most,
    n: units.length,
    units: joinIds(units),
    hexes: joinIds(hexes),
  });
}

/** Goes before the next question, even before the curtain. */
export function readSurrenderBeat(scene: BtmWords, events: readonly BtmEvent[]): BeatView | null {
  const surrender = readSurrender(scene, events);
  if (!surrender) return null;
  const { t } = scene.i18n;
  const { side, groups } = surrender;
  const n = countUnits(groups);
  const most = groups[0]?.cause.most ?? 0;
  const head = t('table.btm.surrendered.head', { n });
  return {
    kicker: t('table.btm.surrendered.phase', { side }),
    title: head,
    head,
    by: {
      seat: side,
      who: t('table.btm.surrendered.phase', { side }),
      note: t('table.btm.surrendered.note', { most }),
    },
    seat: null,
    score: null,
    why: t('table.btm.outcome.surrendered', { units: joinIds(groups.flatMap(({ units }) => units)) }),
    rule: '13.1',
    isTold: true,
    parts: groups.length,
  };
}
