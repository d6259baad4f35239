import type { Nation, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import {
  drumsOf,
  findSpace,
  holderOf,
  isContested,
  isZone,
  neutralityOf,
  otherSide,
  sideOf,
  SIDES,
  viewerOf,
  type HrScene,
  type HrWords,
} from './lookup.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import type { EntryWords } from '../../../play/game.ts';
import type { Attack } from './verbs.ts';
import type { Line, Preview } from '../../../engine/kernel/types.ts';
import { chanceOf, paramsOf } from '../../table/reason.ts';

/** Words the stakes at a space, and the obligations of an attack. */

/** Gives the chance of a conflict with its assumption, and the enemy's loss in hand size. */
export function reason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  if (share === null) return null;
  const about = Math.min(99, Math.max(1, Math.round(100 * share)));
  const by = preview.odds?.assumed?.by.key;
  if (by !== undefined) return ifReason(preview, { about, by });
  const cost = paramsOf(preview, 'hr.log.hand-size-down');
  return cost
    ? { key: 'table.hr.reason.hand-size', params: { ...cost, about } }
    : { key: 'table.hr.reason', params: { about } };
}

function ifReason(preview: Preview, chance: { readonly about: number; readonly by: string }): Line {
  const cost = paramsOf(preview, 'hr.log.hand-size-down');
  return cost
    ? { key: 'table.hr.reason.hand-size.if', params: { ...cost, ...chance } }
    : { key: 'table.hr.reason.if', params: chance };
}

export function wordHolder(scene: HrWords, id: SpaceId): string {
  const { t } = scene.i18n;
  const nation = holderOf(scene, id);
  if (nation) return t('table.hr.fact.holder', { nation });
  return t(`table.hr.fact.${neutralityOf(scene, id) ?? 'free'}`);
}

/** Holder, capital, production, pieces: short facts, the holder first. */
export const wordStakes = (scene: HrWords, id: SpaceId): readonly string[] => [
  wordHolder(scene, id),
  ...wordSigns(scene, id),
];

/** The same without the holder, whose mark is drawn. */
export function wordSigns(scene: HrWords, id: SpaceId): readonly string[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const drums = drumsOf(scene, id);
  return [
    ...(findSpace(facts, id)?.capital === true ? [t('table.hr.fact.capital')] : []),
    ...(drums > 0 ? [t('table.hr.fact.centre', { n: drums })] : []),
    ...wordPieces(scene, id),
    ...(isZone(facts, id) && isContested(scene, id) ? [t('table.hr.fact.contested')] : []),
    ...(view.unmarked.includes(id) ? [t('table.hr.fact.unmarked')] : []),
  ];
}

/** Draws the centres of a target and the enemy's fortress behind its name (§2.5, §3.3). */
export function signsOf(scene: HrWords, id: SpaceId): EntryWords['signs'] {
  const drums = drumsOf(scene, id);
  const enemy = otherSide(viewerOf(scene.view) ?? scene.view.side);
  const hasFortress = scene.view.fortresses[enemy].includes(id);
  if (drums === 0 && !hasFortress) return undefined;
  return {
    drawn: [
      ...(drums > 0 ? ([`unit:drum-${drums}`] as const) : []),
      ...(hasFortress ? ([`unit:fortress-${enemy}`] as const) : []),
    ],
    told: joinFacts(scene.i18n.lang, wordSigns(scene, id)),
  };
}

/** Names the holder of a zone and its fleets in few words. */
export function wordSeaHolder(scene: HrWords, id: SpaceId): string {
  const { view, i18n } = scene;
  const nation = holderOf(scene, id);
  const own = viewerOf(view) ?? view.side;
  const held = nation === null ? 'nobody' : sideOf(nation) === own ? 'yours' : 'theirs';
  const fleets = SIDES.filter((side) => view.fleets[side].includes(id));
  const [fleet] = fleets;
  if (fleet === undefined) return i18n.t(`table.hr.sea.${held}`);
  return i18n.t(`table.hr.sea.${held}.${fleets.length > 1 ? 'both' : fleet === own ? 'own-fleet' : 'enemy-fleet'}`);
}

const wordPieces = ({ view, i18n: { t } }: HrWords, id: SpaceId): readonly string[] =>
  SIDES.flatMap((side) => [
    ...(view.fortresses[side].includes(id) ? [t('table.hr.fact.fortress', { side })] : []),
    ...(view.fleets[side].includes(id) ? [t('table.hr.fact.fleet', { side })] : []),
  ]);

/** The attacking nation: that of the start, or as named at sea (§6.5.3.1). */
export function attackerOf(scene: HrScene, { origin, nation }: Attack): Nation | null {
  return nation ?? (origin === null ? null : holderOf(scene, origin));
}

/** Names the attacker where it is one of two nations; the stakes tell who owes a Soviet card. */
export function wordAttacker(scene: HrWords, move: Attack): readonly string[] {
  const nation = attackerOf(scene, move) ?? 'axis';
  return nation === 'axis' ? [] : [scene.i18n.t('table.hr.fact.attacker', { nation })];
}
