import { isArea, listAttacks, SIDES, unitsUnderWay, type BtmMove, type BtmWords } from './lookup.ts';
import type { UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { OddsReading, ReachReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { OverlaySpec, Passage, Past } from '../../table/game-table.ts';
import { holderOf } from './board/btm-map.tsx';
import { recordOfLastTurn } from '../../table/last-turn.ts';
import type { MoveTrace, PathKind } from './board/paths.tsx';
import { lastTurn } from './paths.ts';
import { wordPoints } from './roll.ts';
import { describeSupply } from './supply-words.ts';
import { isStart } from './verbs.ts';

/** The overlays of the map, with the same in words. */

type Lines = Passage['lines'];

function describeZones({ queries, view, i18n: { t } }: BtmWords): readonly Passage[] {
  const zones = queries.readZones(view);
  const hexesOf = (side: string) => zones.filter((zone) => zone.side === side).map(({ hex }) => hex);
  const german = new Set(hexesOf('german'));
  const both = hexesOf('soviet').filter((hex) => german.has(hex));
  const list = (hexes: readonly string[], rule: string): Lines => [
    { text: hexes.length === 0 ? t('table.btm.none') : t('table.btm.hexes', { hexes: joinIds(hexes) }), rule },
  ];
  return [
    ...SIDES.map((side) => ({
      title: t('table.btm.zones.title', { side, n: hexesOf(side).length }),
      lines: list(hexesOf(side), '9.3'),
    })),
    { title: t('table.btm.zones.both', { n: both.length }), lines: list(both, '9.4') },
  ];
}

/** Units that can start according to the list, or those already moving. */
function movers({ view }: BtmWords, moves: readonly BtmMove[]): readonly UnitId[] {
  const underWay = unitsUnderWay(view);
  if (underWay.length > 0) return underWay;
  return unique(moves.filter(isStart).map(({ unit }) => unit));
}

/** The unit whose reach is drawn comes first. */
function describeReach(
  scene: BtmWords,
  moves: readonly BtmMove[],
  _past?: Past,
  picked: readonly TargetRef[] = [],
): readonly Passage[] {
  const { view, i18n } = scene;
  const able = movers(scene, moves);
  const drawn = able.filter((unit) => isUnderWay(view) || picked.includes(unitRef(unit)));
  const units = [...drawn, ...able.filter((unit) => !drawn.includes(unit))];
  const note = units.length === 0 ? 'table.btm.reach.none' : 'table.btm.reach.pick';
  return [
    ...(drawn.length > 0 ? [] : [{ title: i18n.t('table.overlay.reach'), lines: [{ text: i18n.t(note) }] }]),
    ...units.map((unit) => describeWays(scene, unit)),
    ...describeBarred(scene),
  ];
}

const isUnderWay = ({ question }: BtmWords['view']): boolean =>
  question?.at === 'movement/path' || question?.at === 'breakthrough/path';

function describeWays(scene: BtmWords, unit: UnitId): Passage {
  const { queries, view, i18n } = scene;
  const place = view.units[unit]?.place ?? '';
  return {
    title: isArea(place)
      ? i18n.t('table.btm.reach.title', { unit, place })
      : i18n.t('table.btm.reach.title-hex', { unit, hex: place }),
    lines: reachLines(scene, queries.readReach(view, unit)),
  };
}

/** Units that may not move in this phase, and why (§10). */
function describeBarred({ queries, view, i18n }: BtmWords): readonly Passage[] {
  const barred = queries.readBarred(view);
  if (barred.length === 0) return [];
  return [
    {
      title: i18n.t('table.btm.reach.barred', { n: barred.length }),
      lines: barred.map(({ reason }) => ({ text: i18n.line(reason), rule: reason.rule, muted: true })),
    },
  ];
}

const STOPS = ['zone', 'forest', 'marsh', 'mountain', 'area'] as const;
const STOP_RULES = { zone: '9.4', forest: '10.2.2', marsh: '10.2.3', mountain: '10.2.3', area: '10.5' } as const;

function reachLines({ i18n: { t } }: BtmWords, reach: readonly ReachReading[]): Lines {
  const places = (readings: readonly ReachReading[]) => ({ places: joinIds(readings.map(({ hex }) => hex)) });
  const steps = unique(reach.map((reading) => reading.steps)).map((n) => ({
    text: t('table.btm.reach.steps', { n, ...places(reach.filter((reading) => reading.steps === n)) }),
    rule: '10.1',
  }));
  const stops = STOPS.flatMap((stop) => {
    const here = reach.filter((reading) => reading.stops === stop);
    return here.length === 0 ? [] : [{ text: t(`table.btm.reach.stop.${stop}`, places(here)), rule: STOP_RULES[stop] }];
  });
  const crowded = reach.filter((reading) => reading.crowded);
  return [
    ...steps,
    ...stops,
    ...(crowded.length === 0 ? [] : [{ text: t('table.btm.reach.crowded', places(crowded)), rule: '8.3' }]),
  ];
}

function describeOdds(scene: BtmWords): readonly Passage[] {
  const { view, i18n } = scene;
  const { t } = i18n;
  const odds = listAttacks(scene);
  const lines = odds.map((reading) => ({ text: wordOdds(scene, reading), rule: '11.3' }));
  return [
    {
      title: t('table.btm.odds.title', { side: view.side }),
      lines:
        lines.length === 0
          ? [{ text: t('table.btm.odds.none') }]
          : [
              ...lines,
              // §12: one tank attacks there, or one stack of corps.
              {
                text: t(view.phase === 'breakthrough' ? 'table.btm.odds.note.tank' : 'table.btm.odds.note'),
                muted: true,
              },
            ],
    },
  ];
}

function wordOdds({ i18n }: BtmWords, { target, units, reckoning, chances }: OddsReading): string {
  const { t } = i18n;
  const parts = (chances?.outcomes ?? []).flatMap(({ id, count }) =>
    count === 0 || !chances
      ? []
      : [
          t('table.btm.odds.chance', {
            outcome: i18n.line({ key: `btm.outcome.${id}` }),
            share: count / chances.total,
          }),
        ],
  );
  return t('table.btm.odds.line', {
    hex: target,
    column: reckoning.column,
    attack: reckoning.attack,
    defence: reckoning.defence,
    units: joinIds(units),
    chances: chances ? t('table.btm.odds.chances', { chances: parts.join(',') }) : t('table.btm.odds.fails'),
  });
}

const describeSurrender = ({ queries, view, i18n: { t } }: BtmWords): readonly Passage[] =>
  SIDES.map((side) => {
    const lost = queries.readSurrender(view, side);
    return {
      title: t('table.btm.surrender.title', { side, n: lost.length }),
      lines:
        lost.length === 0
          ? [{ text: t('table.btm.none') }]
          : lost.map(({ unit, hex }) => ({ text: t('table.btm.supply.unit', { unit, hex }), rule: '13.1' })),
    };
  });

const describeControl = ({ facts, view, i18n: { t } }: BtmWords): readonly Passage[] =>
  SIDES.map((side) => {
    const held = (hex: string) => holderOf(view.germanHexes, hex) === side;
    const cities = facts.cities.map(({ hex }) => hex).filter(held);
    const hexes = facts.hexes.map(({ id }) => id).filter(held);
    return {
      title: t('table.btm.control.title', { side, n: hexes.length }),
      lines: [
        ...(cities.length === 0
          ? []
          : [{ text: t('table.btm.control.cities', { places: joinIds(cities) }), rule: '4.2' }]),
        {
          text: hexes.length === 0 ? t('table.btm.none') : t('table.btm.hexes', { hexes: joinIds(hexes) }),
          muted: true,
        },
      ],
    };
  });

/** Only the German side scores (§4); the points still to be taken are below. */
function describePoints({ facts, queries, view, i18n }: BtmWords): readonly Passage[] {
  const { t } = i18n;
  const rows = view.score.modifiers.map((modifier) => ({
    text: t('table.btm.points.row', { what: wordPoints(i18n, facts, modifier), n: modifier.amount }),
    rule: modifier.rule,
  }));
  const left = facts.cities.filter(({ hex }) => holderOf(view.germanHexes, hex) === 'soviet');
  return [
    {
      title: t('table.result.score', { side: 'german', points: view.score.total }),
      lines: [
        ...rows,
        ...left.map((city) => {
          const isHero = view.hero.doubled === city.hex;
          return {
            text: t(isHero ? 'table.btm.points.city.hero' : 'table.btm.points.city', {
              place: city.hex,
              n: queries.pointsOf(view, city),
            }),
            rule: isHero ? '14.2.2' : '4.1',
            muted: true,
          };
        }),
      ],
    },
  ];
}

/** The last player-turn in words, with the same paths as its arrows. */

/** In the order of a player-turn. */
const KINDS = ['sea', 'rail', 'march', 'retreat', 'advance'] as const satisfies readonly PathKind[];

const NO_PAST: Past = { points: [], at: 0 };

function describeLast(
  { facts, queries, i18n: { t } }: BtmWords,
  _moves: readonly BtmMove[],
  { points, at }: Past = NO_PAST,
): readonly Passage[] {
  const ways = lastTurn({ facts, queries }, points, at);
  const told = KINDS.flatMap((kind) => {
    const here = ways.filter((way) => way.kind === kind);
    if (here.length === 0) return [];
    return [{ title: t(`table.btm.last.${kind}`, { n: here.length }), lines: here.map((way) => wordWay(t, way)) }];
  });
  const gap = gapIn(points, at);
  const lines = [
    ...(gap === null ? [] : [{ text: t(`table.btm.last.${gap}`) }]),
    ...(told.length === 0 && gap === null ? [{ text: t('table.btm.last.none') }] : []),
    ...(told.length === 0 ? [] : [{ text: t('table.btm.last.in-log'), muted: true }]),
  ];
  return [...told, { title: t('table.overlay.last'), lines }];
}

/** The gap of the record: the whole turn, the part before a saved position, or there was no such turn. */
function gapIn(points: Past['points'], at: number): 'first' | 'missing' | 'begun' | null {
  const record = recordOfLastTurn(points, at);
  const opensGame = isOpening(points[0]?.moment);
  if (record === 'none') return opensGame ? 'first' : 'missing';
  return record === 'opening' && !opensGame ? 'begun' : null;
}

/** The game begins with the first German movement phase, or with the set-up (§15.1) before it. */
const isOpening = (moment: Past['points'][number]['moment'] | undefined): boolean =>
  moment === undefined ||
  moment.phase === 'setup' ||
  (moment.turn === 1 && moment.seat === 'german' && ['logistics', 'movement'].includes(moment.phase));

function wordWay(t: BtmWords['i18n']['t'], { unit, path }: MoveTrace): Passage['lines'][number] {
  const ends = { unit, from: path[0] ?? '', to: path.at(-1) ?? '' };
  if (path.length < 3) return { text: t('table.btm.last.way', ends) };
  return { text: t('table.btm.last.way-by', { ...ends, places: joinIds(path.slice(1, -1)) }) };
}

/** `e` stands for encircled, since `s` is the key of supply. */
export const overlays: readonly OverlaySpec<BtmTypes>[] = [
  { id: 'tints', key: 'z', label: 'table.btm.overlay.tints', isTint: true, describe: describeSupply },
  { id: 'zones', key: 'a', label: 'table.btm.overlay.zones', describe: describeZones },
  { id: 'supply', key: 's', label: 'table.btm.overlay.supply', describe: describeSupply },
  { id: 'reach', key: 'r', label: 'table.overlay.reach', describe: describeReach },
  { id: 'odds', key: 'o', label: 'table.btm.overlay.odds', describe: describeOdds },
  { id: 'surrender', key: 'e', label: 'table.btm.overlay.surrender', describe: describeSurrender },
  { id: 'control', key: 'c', label: 'table.overlay.control', describe: describeControl },
  { id: 'points', key: 'p', label: 'table.overlay.points', describe: describePoints },
  { id: 'last', key: 'l', label: 'table.overlay.last', describe: describeLast },
];
