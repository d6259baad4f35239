import type { AlliedNation, Nation, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { OverlaySpec, Passage } from '../../table/game-table.ts';
import { isStraitOpen } from './borders.ts';
import { drumsOf, wordHolder } from './stakes.ts';
import { ATTACK_KINDS } from './targets.ts';
import {
  bordersOf,
  findSpace,
  holderOf,
  isContested,
  isHeldBy,
  isZone,
  listIds,
  NATIONS,
  neutralityOf,
  once,
} from './things.ts';
import type { Border, HrMove, HrScene, HrWords } from './things.ts';

/** What may be laid over the map, with the same in words. */

type Lines = Passage['lines'];

const allSpaces = ({ facts }: HrScene): readonly SpaceId[] => [...facts.areas, ...facts.zones].map(({ id }) => id);

/** Spaces a nation controls, by marker or by print. */
const heldByNation = (scene: HrScene, nation: Nation): readonly SpaceId[] =>
  allSpaces(scene).filter((id) => holderOf(scene, id) === nation);

function describeControl(scene: HrWords): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const named = (key: 'areas' | 'zones', ids: readonly SpaceId[]): Lines =>
    ids.length === 0 ? [] : [{ text: t(`table.hr.control.${key}`, { places: listIds(ids) }), rule: '2.1' }];
  const nations = NATIONS.map((nation) => {
    const held = heldByNation(scene, nation);
    const [areas, zones] = [held.filter((id) => !isZone(facts, id)), held.filter((id) => isZone(facts, id))];
    const lines = [...named('areas', areas), ...named('zones', zones)];
    return {
      title: t('table.hr.control.title', { nation, n: held.length }),
      lines: lines.length > 0 ? lines : [{ text: t('table.hr.none') }],
    };
  });
  const contested = facts.zones.map(({ id }) => id).filter((id) => isContested(scene, id));
  const free = facts.areas
    .map(({ id }) => id)
    .filter((id) => ['vichy', 'neutral'].includes(neutralityOf(scene, id) ?? ''));
  const open = facts.zones.map(({ id }) => id).filter((id) => holderOf(scene, id) === null);
  const others: Lines = [
    ...(contested.length > 0
      ? [{ text: t('table.hr.control.contested', { places: listIds(contested) }), rule: '2.4' }]
      : []),
    ...(open.length > 0 ? [{ text: t('table.hr.control.open', { places: listIds(open) }), rule: '2.4' }] : []),
    ...(free.length > 0 ? [{ text: t('table.hr.control.neutral', { places: listIds(free) }), rule: '2.1' }] : []),
  ];
  return others.length === 0 ? nations : [...nations, { title: t('table.hr.control.others'), lines: others }];
}

/** Centres by the nation that began with them, each with who holds it now. */
function describeProduction(scene: HrWords): readonly Passage[] {
  const { t } = scene.i18n;
  const centres = allSpaces(scene).filter((id) => drumsOf(scene, id) > 0);
  return NATIONS.map((nation) => {
    const own = centres.filter((id) => (findSpace(scene.facts, id)?.productionOwner ?? 'axis') === nation);
    return {
      title: t('table.hr.production.title', { nation, n: own.reduce((sum, id) => sum + drumsOf(scene, id), 0) }),
      lines: own.map((id) => ({
        text: t('table.hr.production.centre', { space: id, n: drumsOf(scene, id), holder: wordHolder(scene, id) }),
        rule: '2.5',
      })),
    };
  });
}

type Attack = Extract<HrMove, { readonly type: 'attack' }>;

/** What the list allows to be attacked now, by kind and by start. */
function describeReach(scene: HrWords, moves: readonly HrMove[]): readonly Passage[] {
  const { t } = scene.i18n;
  const attacks = moves.flatMap((move) => (move.type === 'attack' ? [move] : []));
  const blitzes = once(moves.flatMap((move) => (move.type === 'blitz' ? [move.target] : [])));
  const passages = ATTACK_KINDS.flatMap((kind): readonly Passage[] => {
    const own = attacks.filter((attack) => attack.kind === kind);
    return own.length === 0 ? [] : [{ title: t(`table.hr.begin.attack-${kind}`), lines: reachLines(scene, own) }];
  });
  if (blitzes.length > 0) {
    const text = t('table.hr.reach.blitz', { places: listIds(blitzes) });
    return [...passages, { title: t('table.hr.group.blitz'), lines: [{ text, rule: '7.9.2' }] }];
  }
  if (passages.length > 0) return passages;
  return [{ title: t('table.overlay.reach'), lines: [{ text: t('table.hr.reach.none') }] }];
}

function reachLines({ i18n: { t } }: HrWords, attacks: readonly Attack[]): Lines {
  const targetsOf = (origin: SpaceId | null) =>
    listIds(once(attacks.filter((attack) => attack.origin === origin).map(({ target }) => target)));
  return once(attacks.map(({ origin }) => origin)).map((origin) => ({
    text:
      origin === null
        ? t('table.hr.reach.sea', { places: targetsOf(origin) })
        : t('table.hr.reach.from', { origin, places: targetsOf(origin) }),
    rule: '6.5.1',
  }));
}

const ALLIED = ['western', 'soviet'] as const satisfies readonly AlliedNation[];

/** Which of the two Allies can attack where by land and be named at sea, and what binds it (§6.5.3). */
function describeNations(scene: HrWords): readonly Passage[] {
  const { view, i18n } = scene;
  const { t } = i18n;
  return ALLIED.map((nation) => {
    const isBarred = view.pact && nation === 'soviet';
    const marches = isBarred ? [] : marchLines(scene, nation);
    const zones = seasOf(scene, nation);
    return {
      title: t('table.hr.nation.title', { nation }),
      lines: [
        ...(view.pact ? [{ text: t(`table.hr.nation.pact.${nation}`), rule: '8.6' }] : []),
        ...marches,
        ...(marches.length === 0 && !isBarred ? [{ text: t('table.hr.nation.no-march'), rule: '6.5.1' }] : []),
        ...(zones.length > 0 ? [{ text: t('table.hr.nation.seas', { places: listIds(zones) }), rule: 'R-12' }] : []),
        { text: t(`table.hr.nation.events.${nation}`), rule: '6.5.3.2' },
        { text: t(`table.hr.nation.card.${nation}`), rule: '6.5.3.4' },
      ],
    };
  });
}

function marchLines(scene: HrWords, nation: AlliedNation): Lines {
  const { facts, i18n } = scene;
  return heldByNation(scene, nation).flatMap((origin) => {
    if (isZone(facts, origin)) return [];
    const targets = bordersOf(facts, origin)
      .filter((border) => isMarch(scene, border))
      .map(({ to }) => to);
    if (targets.length === 0) return [];
    return [{ text: i18n.t('table.hr.reach.from', { origin, places: listIds(targets) }), rule: '6.5.1' }];
  });
}

/** A land border that is open to the Allies, with an enemy or neutral Vichy behind it; the Pact bars more (8.6). */
function isMarch(scene: HrScene, { to, edge }: Border): boolean {
  const { view } = scene;
  if (edge.kind !== 'land') return false;
  if (edge.condition === 'turkey-active' && !view.active.turkey) return false;
  if (edge.condition === 'sicily-sea-held' && !isStraitOpen(scene, 'allies')) return false;
  if (neutralityOf(scene, to) === 'vichy') return view.vichy !== 'resolved';
  return isHeldBy(scene, to, 'axis') && !(view.pact && touchesSoviets(scene, to));
}

/** an Axis area beside a Soviet one is out of bounds while the Pact holds; so is a zone beside Soviet soil. */
const touchesSoviets = (scene: HrScene, id: SpaceId): boolean =>
  bordersOf(scene.facts, id).some(
    ({ to }) =>
      holderOf(scene, to) === 'soviet' ||
      (isZone(scene.facts, id) && findSpace(scene.facts, to)?.start1941 === 'soviet'),
  );

/** Zones not safely Allied, beside a space of that nation; the West also sails where neither is beside. */
function seasOf(scene: HrScene, nation: AlliedNation): readonly SpaceId[] {
  const { facts, view } = scene;
  const isBeside = (zone: SpaceId, one: AlliedNation) =>
    bordersOf(facts, zone).some(
      ({ to, edge }) =>
        (edge.condition === undefined || isHeldBy(scene, 'turkey', 'allies')) && holderOf(scene, to) === one,
    );
  return facts.zones
    .map(({ id }) => id)
    .filter((id) => !isHeldBy(scene, id, 'allies') || isContested(scene, id))
    .filter((id) => !(view.pact && touchesSoviets(scene, id)))
    .filter((id) => isBeside(id, nation) || (nation === 'western' && !isBeside(id, 'soviet')));
}

/** The words of the last moves are the log's; here only where to look. */
const describeLast = ({ i18n: { t } }: HrWords): readonly Passage[] => [
  { title: t('table.overlay.last'), lines: [{ text: t('table.hr.last.in-log') }] },
];

/** `n` is the table's key for the next choice, so the Allied nations have `a`. */
export const overlays: readonly OverlaySpec<HrTypes>[] = [
  { id: 'control', key: 'c', label: 'table.overlay.control', describe: describeControl },
  { id: 'production', key: 'p', label: 'table.hr.overlay.production', describe: describeProduction },
  { id: 'reach', key: 'r', label: 'table.overlay.reach', describe: describeReach },
  { id: 'nations', key: 'a', label: 'table.hr.overlay.nations', describe: describeNations },
  { id: 'last', key: 'l', label: 'table.overlay.last', describe: describeLast },
];
