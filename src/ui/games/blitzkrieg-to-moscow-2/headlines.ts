/** Tells a turn in three lines, in a fixed order: cities and score (§4), losses, units that are cut off (§13.1). */
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import { markLosses } from '../../table/since.ts';
import type { Headline, ToldTurn, TurnMark } from '../../table/game-table.ts';
import { otherSide, sideOfUnit, type BtmWords } from './lookup.ts';

type Turn = ToldTurn<BtmTypes>;

export const headlines = (scene: BtmWords, turn: Turn, called: Side): readonly Headline[] => [
  ofCities(scene, turn, called),
  ofLosses(scene, turn.lines, called),
  ofPockets(scene, called),
];

/** §10.5: units that wait on this turn's space of the track. */
export function arrivals({ facts, view: { turn, units }, i18n: { t } }: BtmWords, called: Side) {
  const found = facts.units.flatMap(({ id, side }) =>
    side === called && units[id]?.place === `turn-${turn}` ? [id] : [],
  );
  return found.length === 0
    ? null
    : { text: t('table.btm.headline.arrive', { units: joinIds(found), n: found.length }), pieces: found.map(unitRef) };
}

/** Cities that changed hands and did not change back. */
function changedCities(lines: readonly Line[]): ReadonlyMap<string, string> {
  const changes = new Map<string, string[]>();
  for (const { key, params } of lines) {
    const hex = String(params?.['hex']);
    if (key === 'btm.log.control') changes.set(hex, [...(changes.get(hex) ?? []), String(params?.['side'])]);
  }
  // An even number of changes gives the city back.
  const net = [...changes].filter(([, sides]) => sides.length % 2 === 1);
  return new Map(net.map(([hex, sides]) => [hex, sides.at(-1) ?? '']));
}

/** Hexes whose control is not what it was, cities or not. */
function takenGround({ germanHexes }: BtmView, before: BtmView | null): readonly TurnMark[] {
  if (before === null) return [];
  const [now, then] = [new Set(germanHexes), new Set(before.germanHexes)];
  return [
    ...germanHexes.filter((hex) => !then.has(hex)).map((place) => ({ kind: 'taken', place, to: 'german' }) as const),
    ...before.germanHexes
      .filter((hex) => !now.has(hex))
      .map((place) => ({ kind: 'taken', place, to: 'soviet' }) as const),
  ];
}

function ofCities({ facts, view, i18n: { t, lang } }: BtmWords, { lines, before }: Turn, called: Side): Headline {
  const changed = [...changedCities(lines)];
  const heldBy = (side: Side) => changed.flatMap(([hex, owner]) => (owner === side ? [hex] : []));
  const [lost, won] = [heldBy(otherSide(called)), heldBy(called)];
  const told = (key: 'lost' | 'won', hexes: readonly string[]) =>
    hexes.length === 0 ? [] : [t(`table.btm.headline.cities.${key}`, { hexes: joinIds(hexes), n: hexes.length })];
  const titles = [...told('lost', lost), ...told('won', won)];
  const [from, to, wins] = [before?.score.total ?? view.score.total, view.score.total, facts.scoring.germanWinsAt];
  return {
    id: 'cities',
    kicker: t('table.btm.headline.cities'),
    title: titles.length > 1 ? joinSentences(lang, titles) : (titles[0] ?? t('table.btm.headline.cities.none')),
    detail: joinSentences(lang, [
      from === to ? t('table.btm.score.label', { n: to, wins }) : t('table.btm.headline.score', { from, to, wins }),
      ...tellNear(t, lines, to - wins),
    ]),
    change: from === to ? null : { from, to },
    pieces: [],
    sign: null,
    marks: takenGround(view, before),
    isNews: titles.length > 0,
  };
}

/** §4: a city has brought a side within one point, and it is still there. */
function tellNear(t: BtmWords['i18n']['t'], lines: readonly Line[], above: number): readonly string[] {
  const side = above === -1 ? 'german' : above === 0 ? 'soviet' : null;
  return side !== null && lines.some(({ key }) => key === `btm.log.near-${side}`)
    ? [t(`table.btm.headline.near.${side}`)]
    : [];
}

const LOST = /^btm\.log\.(?:eliminated-|surrendered)/;

function ofLosses({ facts, i18n: { t } }: BtmWords, lines: readonly Line[], called: Side): Headline {
  const told = lines.filter(({ key }) => LOST.test(key));
  const units = told.map(({ params }) => String(params?.['unit']));
  const of = (side: Side) => units.filter((unit) => sideOfUnit(facts, unit) === side);
  const [own, enemy] = [of(called), of(otherSide(called))];
  const tell = (side: Side, n: number) => t('table.btm.headline.losses.side', { side, n });
  const [first, second] = own.length > 0 ? [called, otherSide(called)] : [otherSide(called), called];
  return {
    id: 'losses',
    kicker: t('table.btm.headline.losses'),
    title: units.length === 0 ? t('table.btm.headline.losses.none') : tell(first, of(first).length),
    detail: own.length > 0 && enemy.length > 0 ? tell(second, of(second).length) : null,
    change: null,
    pieces: [...own, ...enemy].map(unitRef),
    sign: 'lost',
    marks: markLosses(told.map(({ params }) => String(params?.['place'] ?? params?.['hex']))),
    isNews: units.length > 0,
  };
}

/** §13.1: own units come first, since they can still be relieved. */
function ofPockets({ queries, view, i18n: { t } }: BtmWords, called: Side): Headline {
  const cutOff = (side: Side) => queries.readSurrender(view, side);
  const side = cutOff(called).length > 0 ? called : otherSide(called);
  const found = cutOff(side);
  const units = found.map(({ unit }) => unit);
  const params = { side, n: units.length, units: joinIds(units) };
  return {
    id: 'pockets',
    kicker: t('table.btm.headline.pockets'),
    title: units.length === 0 ? t('table.btm.headline.pockets.none') : t('table.btm.headline.pockets.some', params),
    detail:
      units.length === 0
        ? null
        : t(side === called ? 'table.btm.headline.pockets.own' : 'table.btm.headline.pockets.enemy', params),
    change: null,
    pieces: units.map(unitRef),
    sign: 'cut-off',
    marks: unique(found.map(({ hex }) => hex)).map((place) => ({ kind: 'cut-off', place })),
    isNews: units.length > 0,
  };
}
