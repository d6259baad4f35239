import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { bordersOf, holderOf, otherSide, sideOf, SIDES, type HrScene, type HrWords } from './lookup.ts';

/** The boxes next to the map (§2.6.2, §2.6.3) in words: their state and its meaning. */

/** Boxes of the year track, from the start to the end of 1945 (§2.6.2). */
export const YEARS = [0, 1, 2, 3, 4, 5] as const;
export const yearBox = (year: number) => `table.hr.year.box.${YEARS.find((one) => one === year) ?? 0}` as const;

/**
 * - `has`: can be used, or in force
 * - `wait`: earned, but not usable yet
 * - `done`: used up or ended
 * - `none`: nothing there
 * - `star`, `no-star`: side of a year marker
 */
export type StatusSign = 'has' | 'wait' | 'done' | 'none' | 'star' | 'no-star';

export interface StatusBox {
  readonly id: string;
  readonly side: Side | null;
  /** A sign or a figure. */
  readonly sign: StatusSign | number;
  /** The state in two or three words. */
  readonly label: string;
  /** Its meaning in one sentence. */
  readonly text: string;
  readonly rule: string;
}

/** The first state of each box; a figure always tells something. */
const AT_FIRST: Readonly<Record<string, StatusSign>> = {
  'year-axis': 'star',
  'year-allies': 'star',
  pact: 'has',
  italy: 'has',
};

/** False while nothing has happened yet. */
export const isTelling = ({ id, sign }: StatusBox): boolean => sign !== (AT_FIRST[id] ?? 'none');

export const listStatus = (scene: HrWords): readonly StatusBox[] => [
  ...SIDES.map((side) => yearStatus(scene, side)),
  ...SIDES.map((side) => pushStatus(scene, side)),
  successStatus(scene),
  blitzStatus(scene),
  pactStatus(scene),
  italyStatus(scene),
  maltaStatus(scene),
  neutralStatus(scene),
  vichyStatus(scene),
  barbarossaStatus(scene),
  overlordStatus(scene),
];

function yearStatus({ view, i18n: { t } }: HrWords, side: Side): StatusBox {
  const hasStar = view.star[side];
  const words = { side, box: yearBox(view.year[side]) };
  return {
    id: `year-${side}`,
    side,
    sign: hasStar ? 'star' : 'no-star',
    label: t('table.hr.status.year', words),
    text: t(hasStar ? 'table.hr.status.year.star' : 'table.hr.status.year.used', words),
    rule: '2.6.2',
  };
}

const PUSH_SIGNS = { none: 'none', gained: 'wait', ready: 'has', bound: 'has' } as const;
const PUSH_RULES = { none: '6.3.2', gained: '6.3.2', ready: '6.6', bound: '8.6' } as const;

/** §8.6, R-31: the marker of the set-up can only start Barbarossa before the first Axis reshuffle. */
const isBound = ({ isFirstPush, axisReshuffled, rulings }: HrWords['view']): boolean =>
  isFirstPush && !axisReshuffled && rulings['first-push'] === 'barbarossa';

function pushStatus({ view, i18n: { t } }: HrWords, side: Side): StatusBox {
  const push = side === 'axis' && view.bigPush.axis === 'ready' && isBound(view) ? 'bound' : view.bigPush[side];
  return {
    id: `push-${side}`,
    side,
    sign: PUSH_SIGNS[push],
    label: t(`table.hr.status.push.${push}`, { side }),
    text: t(`table.hr.status.push.${push}.what`, { side }),
    rule: PUSH_RULES[push],
  };
}

const SUCCESS_SIGNS = { none: 'none', earned: 'has', waiting: 'wait', spent: 'done' } as const;

function successStatus({ view, i18n: { t } }: HrWords): StatusBox {
  const { success } = view.turn;
  return {
    id: 'success',
    side: null,
    sign: SUCCESS_SIGNS[success],
    label: t(`table.hr.status.success.${success}`),
    text: t(`table.hr.status.success.${success}.what`),
    rule: '7.9.1',
  };
}

function blitzStatus({ view, i18n: { t } }: HrWords): StatusBox {
  const { made, series } = view.turn.blitz;
  return {
    id: 'blitz',
    side: null,
    sign: made,
    label: t('table.hr.status.blitz', { n: made }),
    text: t(`table.hr.status.blitz.${series}`),
    rule: '7.9.2',
  };
}

/** §8.6: Axis areas and sea zones closed by the Pact. The Soviet areas are on every map. */
function closedByPact(scene: HrScene): readonly string[] {
  const { facts, view } = scene;
  if (!view.pact) return [];
  const isSoviet = ({ to, edge }: ReturnType<typeof bordersOf>[number]): boolean =>
    edge.condition === undefined && holderOf(scene, to) === 'soviet';
  const isClosed = (id: string): boolean => bordersOf(facts, id).some(isSoviet);
  const areas = facts.areas.filter(({ id }) => holderOf(scene, id) === 'axis' && isClosed(id));
  const zones = facts.zones.filter(({ id }) => holderOf(scene, id) !== 'soviet' && isClosed(id));
  return [...areas, ...zones].map(({ id }) => id);
}

function pactStatus(scene: HrWords): StatusBox {
  const {
    view,
    i18n: { t },
  } = scene;
  const state = view.pact ? 'holds' : 'over';
  const places = closedByPact(scene).join();
  return {
    id: 'pact',
    side: null,
    sign: view.pact ? 'has' : 'done',
    label: t(`table.hr.status.pact.${state}`),
    text: view.pact ? t('table.hr.status.pact.holds.what', { places }) : t('table.hr.status.pact.over.what'),
    rule: '8.6',
  };
}

/** §8.4: the holder of the Sicily Sea, without an enemy fleet there, takes Malta in the next preparation. */
function maltaStatus(scene: HrWords): StatusBox {
  const {
    view,
    i18n: { t },
  } = scene;
  const [atSea, onMalta] = [holderOf(scene, 'sicily-sea'), holderOf(scene, 'malta')];
  const side = atSea && sideOf(atSea);
  const isCut =
    side !== null &&
    (onMalta === null || sideOf(onMalta) !== side) &&
    !view.fleets[otherSide(side)].includes('sicily-sea');
  const words = { malta: 'malta', sea: 'sicily-sea', side: side ?? 'axis', enemy: otherSide(side ?? 'axis') };
  return {
    id: 'malta',
    side: null,
    sign: isCut ? 'wait' : 'none',
    label: t(isCut ? 'table.hr.status.malta.cut' : 'table.hr.status.malta.free', words),
    text: t(isCut ? 'table.hr.status.malta.cut.what' : 'table.hr.status.malta.free.what', words),
    rule: '8.4',
  };
}

function italyStatus({ view, i18n: { t } }: HrWords): StatusBox {
  const places = { rome: 'rome', naples: 'naples', sicily: 'sicily' };
  return {
    id: 'italy',
    side: null,
    sign: view.italySurrendered ? 'done' : 'has',
    label: t(view.italySurrendered ? 'table.hr.status.italy.out' : 'table.hr.status.italy.in'),
    text: t(view.italySurrendered ? 'table.hr.status.italy.out.what' : 'table.hr.status.italy.in.what', places),
    rule: view.italySurrendered ? '8.2.2' : '8.2',
  };
}

function neutralStatus({ view: { active }, i18n: { t } }: HrWords): StatusBox {
  const which = active.spain ? (active.turkey ? 'both' : 'spain') : active.turkey ? 'turkey' : 'none';
  const words = { spain: 'spain', turkey: 'turkey', franco: 'franco', war: 'turkey-declares-war' };
  return {
    id: 'neutrals',
    side: null,
    sign: which === 'none' ? 'none' : 'has',
    label: t(`table.hr.status.neutrals.${which}`, words),
    text: t('table.hr.status.neutrals.what', words),
    rule: '2.1',
  };
}

const VICHY_SIGNS = { neutral: 'none', attacked: 'wait', defected: 'wait', resolved: 'done' } as const;

function vichyStatus({ view: { vichy }, i18n: { t } }: HrWords): StatusBox {
  return {
    id: 'vichy',
    side: null,
    sign: VICHY_SIGNS[vichy],
    label: t(`table.hr.status.vichy.${vichy}`),
    text: t(`table.hr.status.vichy.${vichy}.what`),
    rule: '8.5',
  };
}

/** The operation's frames are on the stack while it lasts, with its attacks and bonuses. */
const isUnderWay = ({ view }: HrWords, frames: RegExp): boolean => view.stack.some(({ at }) => frames.test(at));

const OPERATION_SIGNS = { open: 'none', on: 'has', over: 'done' } as const;

/** Once, and before the first Axis reshuffle (§6.7.2, R-95). */
function barbarossaStatus(scene: HrWords): StatusBox {
  const { view, i18n } = scene;
  const { t } = i18n;
  const isUsed = view.used.barbarossa || view.axisReshuffled;
  const now = isUnderWay(scene, /^barbarossa\//) ? 'on' : isUsed ? 'over' : 'open';
  return {
    id: 'barbarossa',
    side: 'axis',
    sign: OPERATION_SIGNS[now],
    label: t(`table.hr.status.barbarossa.${now}`),
    text: t('table.hr.status.barbarossa.what'),
    rule: '6.7.2',
  };
}

/** The landing has no frame below it, so the turn tells that it is under way (§6.7.3). */
function overlordStatus(scene: HrWords): StatusBox {
  const { view, i18n } = scene;
  const { t } = i18n;
  const isLanding = view.turn.operation === 'overlord';
  const isOn = isLanding || isUnderWay(scene, /^(?:overlord|bagration)\//);
  const now = isOn ? 'on' : view.used.overlord ? 'over' : 'open';
  return {
    id: 'overlord',
    side: 'allies',
    sign: OPERATION_SIGNS[now],
    label: t(`table.hr.status.overlord.${now}`),
    text: t('table.hr.status.overlord.what', {
      higgins: 'higgins-boats',
      zones: t(`table.hr.status.overlord.zones.${view.rulings['overlord-zone']}`, {
        channel: 'channel',
        bay: 'bay-of-biscay',
        ocean: 'mid-atlantic',
      }),
    }),
    rule: '6.7.1',
  };
}
