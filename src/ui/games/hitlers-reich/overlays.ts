import type { AlliedNation, Nation, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import type { OverlaySpec, Passage } from '../../table/game-table.ts';
import { wordHolder } from './stakes.ts';
import { ATTACK_KINDS } from './targets.ts';
import {
  findSpace,
  holderOf,
  isContested,
  isZone,
  NATIONS,
  neutralityOf,
  drumsOf,
  type HrMove,
  type HrScene,
  type HrWords,
} from './lookup.ts';
import { attacksIn, blitzedIn, type Attack } from './verbs.ts';

/** The overlays of the map, with the same in words. */

type Lines = Passage['lines'];

const allSpaces = ({ facts }: HrScene): readonly SpaceId[] => [...facts.areas, ...facts.zones].map(({ id }) => id);

/** Control is by marker or by print. */
const heldByNation = (scene: HrScene, nation: Nation): readonly SpaceId[] =>
  allSpaces(scene).filter((id) => holderOf(scene, id) === nation);

function describeControl(scene: HrWords): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const named = (key: 'areas' | 'zones', ids: readonly SpaceId[]): Lines =>
    ids.length === 0 ? [] : [{ text: t(`table.hr.control.${key}`, { places: joinIds(ids) }), rule: '2.1' }];
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
      ? [{ text: t('table.hr.control.contested', { places: joinIds(contested) }), rule: '2.4' }]
      : []),
    ...(open.length > 0 ? [{ text: t('table.hr.control.open', { places: joinIds(open) }), rule: '2.4' }] : []),
    ...(free.length > 0 ? [{ text: t('table.hr.control.neutral', { places: joinIds(free) }), rule: '2.1' }] : []),
  ];
  return others.length === 0 ? nations : [...nations, { title: t('table.hr.control.others'), lines: others }];
}

/** Centres by their first owner, each with its present holder. */
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

/** Attackable spaces by kind and start. */
function describeReach(scene: HrWords, moves: readonly HrMove[]): readonly Passage[] {
  const { t } = scene.i18n;
  const attacks = attacksIn(moves);
  const blitzes = blitzedIn(moves);
  const passages = ATTACK_KINDS.flatMap((kind): readonly Passage[] => {
    const own = attacks.filter((attack) => attack.kind === kind);
    return own.length === 0 ? [] : [{ title: t(`table.hr.begin.attack-${kind}`), lines: reachLines(scene, own) }];
  });
  if (blitzes.length > 0) {
    const text = t('table.hr.reach.blitz', { places: joinIds(blitzes) });
    return [...passages, { title: t('table.hr.group.blitz'), lines: [{ text, rule: '7.9.2' }] }];
  }
  if (passages.length > 0) return passages;
  return [{ title: t('table.overlay.reach'), lines: [{ text: t('table.hr.reach.none') }] }];
}

function reachLines({ i18n: { t } }: HrWords, attacks: readonly Attack[]): Lines {
  const targetsOf = (origin: SpaceId | null) =>
    joinIds(unique(attacks.filter((attack) => attack.origin === origin).map(({ target }) => target)));
  return unique(attacks.map(({ origin }) => origin)).map((origin) => ({
    text:
      origin === null
        ? t('table.hr.reach.sea', { places: targetsOf(origin) })
        : t('table.hr.reach.from', { origin, places: targetsOf(origin) }),
    rule: '6.5.1',
  }));
}

const ALLIED = ['western', 'soviet'] as const satisfies readonly AlliedNation[];

/** Lists the attacks of each Ally by land and at sea, with its restrictions (§6.5.3). */
function describeNations(scene: HrWords): readonly Passage[] {
  const { view, i18n } = scene;
  const { t } = i18n;
  return ALLIED.map((nation) => {
    const marches = marchLines(scene, nation);
    const zones = view.board.reach[nation].seas;
    // The line on the Pact says it then.
    const isBarred = view.pact && nation === 'soviet';
    return {
      title: t('table.hr.nation.title', { nation }),
      lines: [
        ...(view.pact ? [{ text: t(`table.hr.nation.pact.${nation}`), rule: '8.6' }] : []),
        ...marches,
        ...(marches.length === 0 && !isBarred ? [{ text: t('table.hr.nation.no-march'), rule: '6.5.1' }] : []),
        ...(zones.length > 0 ? [{ text: t('table.hr.nation.seas', { places: joinIds(zones) }), rule: 'R-12' }] : []),
        { text: t(`table.hr.nation.events.${nation}`), rule: '6.5.3.2' },
        { text: t(`table.hr.nation.card.${nation}`), rule: '6.5.3.4' },
      ],
    };
  });
}

const marchLines = ({ view, i18n: { t } }: HrWords, nation: AlliedNation): Lines =>
  view.board.reach[nation].marches.map(({ origin, targets }) => ({
    text: t('table.hr.reach.from', { origin, places: joinIds(targets) }),
    rule: '6.5.1',
  }));

/** The log has the words of the last moves, so this only points there. */
const describeLast = ({ i18n: { t } }: HrWords): readonly Passage[] => [
  { title: t('table.overlay.last'), lines: [{ text: t('table.hr.last.in-log') }] },
];

/** `n` is taken by the next choice, so the Allied nations have `a`. */
export const overlays: readonly OverlaySpec<HrTypes>[] = [
  { id: 'control', key: 'c', label: 'table.overlay.control', describe: describeControl },
  { id: 'production', key: 'p', label: 'table.hr.overlay.production', describe: describeProduction },
  { id: 'reach', key: 'r', label: 'table.overlay.reach', describe: describeReach },
  { id: 'nations', key: 'a', label: 'table.hr.overlay.nations', describe: describeNations },
  { id: 'last', key: 'l', label: 'table.overlay.last', describe: describeLast },
];
