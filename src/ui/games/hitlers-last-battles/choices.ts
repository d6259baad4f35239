import type { HexId, MarkerId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { COLUMN_GRID } from '../../../engine/kits/hex/printed-grid.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { placeName } from './board/layout.ts';
import { NAMED } from './board/stops.ts';
import {
  findBattles,
  findHex,
  findUnit,
  hexOfUnit,
  pointsFor,
  sideOfUnit,
  unitsIn,
  type HlbMove,
  type HlbScene,
  type HlbWords,
} from './lookup.ts';

/** Words the entries of the list: what is picked next, and what tells it from its neighbours. */

export interface HlbChoice {
  readonly target: TargetRef;
  readonly moves: readonly HlbMove[];
  readonly picked: readonly TargetRef[];
}

const isAttack = (move: HlbMove): boolean => !('path' in move);

export function wordMovement(scene: HlbWords, { target, moves, picked }: HlbChoice, title: string): ChoiceWords {
  const { t } = scene.i18n;
  const { kind, id } = parseTarget(target);
  const [first] = moves;
  if (kind === 'unit') {
    const hex = hexOfUnit(scene.view, id) ?? '';
    if (picked.length > 0) {
      const group = moves.every(isAttack) ? 'table.hlb.group.who-attacks' : 'table.hlb.group.who-moves';
      return { group, title, detail: t('table.hlb.from', { hex }) };
    }
    const attacks = moves.filter(isAttack).length;
    const hexes = new Set(moves.flatMap((move) => ('path' in move ? [move.path.at(-1)] : []))).size;
    const detail = t(attacks > 0 ? 'table.hlb.can.both' : 'table.hlb.can.move', { n: hexes, attacks });
    const faction = findUnit(scene.facts, id)?.faction ?? 'G';
    const within = { kind: 'pictures', name: t('table.hlb.tray', { faction }) } as const;
    return { group: 'table.hlb.group.movers', title: wordUnit(scene, id), detail, within };
  }
  if (picked.length >= 2) return wordRoute(scene, moves);
  if (first && 'hex' in first) {
    const enemy = unitsIn(scene, first.hex)[0]?.id ?? '';
    return { group: 'table.hlb.group.attack', title, detail: wordEnemy(scene, enemy, first.hex) };
  }
  const unit = first && 'path' in first ? first.unit : '';
  return {
    ...{ group: 'table.hlb.group.move', title, detail: wordArrival(scene, unit, id) },
    within: { kind: 'places' },
  };
}

/** Paths to the same end differ in the hex they pass. */
function wordRoute({ facts, view, i18n: { t } }: HlbWords, moves: readonly HlbMove[]): ChoiceWords {
  const [move] = moves;
  const via = move && 'path' in move && move.path.length > 1 ? move.path[0] : undefined;
  const group = 'table.legal.routes';
  if (via === undefined) return { group, title: t('table.hlb.route.direct') };
  const title = t('table.hlb.route.via', { hex: via });
  const owner = view.control[via];
  const isOwn =
    !owner || (move !== undefined && 'path' in move && facts.sideOf[owner] === sideOfUnit({ facts }, move.unit));
  return isOwn ? { group, title } : { group, title, detail: t('table.hlb.route.takes', { hex: via }) };
}

export function wordEnemy({ facts, i18n: { t } }: HlbWords, enemy: string, hex: HexId): string {
  const place = findHex(facts, hex);
  const points = place?.cityValue ?? 0;
  if (points > 0) return t('table.hlb.enemy.city', { unit: enemy, n: points });
  return t(place?.river === true ? 'table.hlb.enemy.river' : 'table.hlb.enemy', { unit: enemy });
}

/** The effect of ending there: stays on own ground, takes a hex, takes points. */
export function wordArrival({ facts, view, i18n: { t } }: HlbWords, unit: string, hex: HexId): string {
  const place = findHex(facts, hex);
  const owner = view.control[hex];
  const side = sideOfUnit({ facts }, unit);
  if (!place || owner === undefined || facts.sideOf[owner] === side) {
    return place && place.cityValue > 0 ? t('table.hlb.hex.city', { n: place.cityValue }) : t(terrainKey(place));
  }
  const points = pointsFor(facts, hex, side);
  return points > 0 ? t('table.hlb.takes.points', { n: points }) : t('table.hlb.takes');
}

export const terrainKey = (place: ReturnType<typeof findHex>) =>
  place?.city
    ? ('table.hlb.terrain.city' as const)
    : place?.river === true
      ? ('table.hlb.terrain.river' as const)
      : ('table.hlb.terrain.clear' as const);

export function wordReplacement(scene: HlbWords, choice: HlbChoice, title: string, placed: Placed): ChoiceWords {
  const { t } = scene.i18n;
  const { kind } = parseTarget(choice.target);
  if (kind === 'unit') {
    const group = choice.picked.length > 0 ? 'table.hlb.group.who-returns' : 'table.hlb.group.pool';
    return { group, title, detail: t('table.hlb.places', { n: choice.moves.length }) };
  }
  return { group: 'table.hlb.group.place', title, detail: t(placementKey(scene, placed)) };
}

interface Placed {
  readonly unit: UnitId;
  readonly hex: HexId;
}

/** §5.2: why this hex is allowed: a city, the unit's start, or its map edge. */
function placementKey({ facts }: HlbScene, { unit, hex }: Placed) {
  const place = findHex(facts, hex);
  if (place?.city) return 'table.hlb.place.city' as const;
  const isStart = facts.units.some(({ id, start }) => id === unit && start === hex);
  return isStart ? ('table.hlb.place.start' as const) : ('table.hlb.place.edge' as const);
}

export function wordMarker(
  scene: HlbWords,
  { target, moves, picked }: HlbChoice,
  title: string,
  bearer: UnitId,
): ChoiceWords {
  if (parseTarget(target).kind !== 'marker')
    return { group: 'table.hlb.group.bearers', title, detail: wordBearer(scene, bearer) };
  return picked.length > 0
    ? { group: 'table.hlb.group.which-marker', title, detail: undefined }
    : {
        group: 'table.hlb.group.markers',
        title,
        detail: scene.i18n.t('table.hlb.marker.bearers', { n: moves.length }),
      };
}

export function wordGiven(scene: HlbWords, title: string, marker: MarkerId): ChoiceWords {
  const unit = scene.view.markers[marker] ?? '';
  const detail = scene.i18n.t('table.hlb.marker.on', { unit });
  return { group: 'table.hlb.group.unmark', title, detail, hasNoDigit: true };
}

/** A marker is worth most if the unit can attack. */
function wordBearer(scene: HlbWords, unit: string): string {
  const { facts, view, i18n } = scene;
  const hex = hexOfUnit(view, unit) ?? '';
  const enemies = Object.values(facts.links[hex] ?? {}).filter((near) =>
    unitsIn(scene, near).some((other) => facts.sideOf[other.faction] !== sideOfUnit({ facts }, unit)),
  );
  return i18n.t(enemies.length > 0 ? 'table.hlb.bearer.near' : 'table.hlb.bearer.far', { hex, n: enemies.length });
}

/** A place by its short name and its number, which fit into one line. */
export const wordPlace = (scene: Pick<HlbWords, 'facts' | 'i18n'>, hex: HexId): string => {
  const place = nameShort(scene, hex);
  return place === hex ? hex : scene.i18n.t('table.hlb.battle.at', { place, hex });
};

/** The gold button names the battle that it fights; the counters in its hex tell who fights. */
export const wordFight = (scene: HlbWords, hex: HexId): string =>
  scene.i18n.t('table.hlb.battle.fight', { place: wordPlace(scene, hex) });

export function wordBattle(scene: HlbWords, hex: HexId): ChoiceWords {
  const title = wordPlace(scene, hex);
  const { attacker = '', defender = '' } = findBattles(scene).find((battle) => battle.hex === hex) ?? {};
  const detail = scene.i18n.t('table.hlb.battle.who', { attacker, defender });
  return {
    ...{ group: 'table.hlb.group.battles', title, detail },
    within: { kind: 'lines', chance: 'table.hlb.battle.chance-head' },
  };
}

/** As printed on the map: without its number, and without its second name. */
export const nameShort = ({ facts, i18n: { lang } }: Pick<HlbWords, 'facts' | 'i18n'>, hex: HexId): string => {
  const place = findHex(facts, hex);
  return place ? placeName(place, NAMED[lang]) : hex;
};

/** With its hex number, as in the log and on the map. */
const wordUnit = ({ view, i18n }: HlbWords, unit: string): string =>
  i18n.t('table.hlb.unit.at', { unit, hex: hexOfUnit(view, unit) ?? '' });

export function wordSupporter(scene: HlbWords, unit: UnitId | null): ChoiceWords {
  const { view, i18n } = scene;
  const group = 'table.hlb.group.supporters';
  if (unit === null) return { group, title: i18n.line({ key: 'hlb.move.support-none' }) };
  const from = hexOfUnit(view, unit) ?? '';
  const direction = view.battle ? COLUMN_GRID.directionTo(view.battle.hex, from) : null;
  const detail =
    direction === null ? i18n.t('table.hlb.from', { hex: from }) : i18n.t('table.hlb.supporter.at', { direction });
  return { group, title: wordUnit(scene, unit), detail };
}

export function wordRetreat({ facts, view, i18n }: HlbWords, title: string, hex: HexId): ChoiceWords {
  const direction = view.battle ? (COLUMN_GRID.directionTo(view.battle.hex, hex) ?? 'N') : 'N';
  const terrain = terrainKey(findHex(facts, hex));
  return { group: 'table.hlb.group.retreats', title, detail: i18n.t('table.hlb.retreat.to', { direction, terrain }) };
}

export function wordVolkssturm({ i18n: { t } }: HlbWords, isCalled: boolean): ChoiceWords {
  const answer = isCalled ? 'yes' : 'no';
  return {
    group: 'table.hlb.group.volkssturm',
    title: t(`table.hlb.volkssturm.${answer}`),
    detail: t(`table.hlb.volkssturm.${answer}.what`),
  };
}
