import type { ChoiceWords } from '../../table/game-table.ts';
import type { HrChoice } from './choice.ts';
import { gainOf } from './moves.ts';
import { diceAsked, readDice, turnedTo } from './lookup.ts';
import type { HrScene, HrWords } from './lookup.ts';
import { diceOf } from './verbs.ts';

/** Dice in the legal list: by place, with the faces they show. */

export function wordDiceChoice(scene: HrWords, { moves }: HrChoice, id: string): ChoiceWords {
  const { t } = scene.i18n;
  const { of, places } = readDice(id) ?? { of: 'dice', places: '' };
  const [move] = moves;
  const picked = places.split(',').map(Number);
  const faces = facesAt(scene, of !== 'opp', picked);
  const params = { n: picked.length, dice: places };
  const group = of === 'dice' ? 'table.hr.group.again' : (`table.hr.group.${of}` as const);
  const title =
    faces === null ? t(`table.hr.dice.${of}`, params) : t(`table.hr.dice.${of}.faces`, { ...params, faces });
  const source = (move && diceOf(move))?.source ?? null;
  const to = source === null ? null : turnedTo(scene, source);
  const detail = to === null ? undefined : t('table.hr.detail.turned', { to });
  const isPictured = faces !== null && detail === undefined;
  return {
    group,
    title,
    detail,
    isPictured,
    hasNoDigit: move !== undefined && faces !== null && gainOf(scene, move) <= 0,
  };
}

/** What the dice at those places show; null where the view does not say. */
function facesAt({ view }: HrScene, isOwn: boolean, places: readonly number[]): string | null {
  const dice = diceAsked(view, isOwn);
  const faces = places.flatMap((place) => dice[place - 1] ?? []);
  return faces.length === places.length ? faces.join() : null;
}
