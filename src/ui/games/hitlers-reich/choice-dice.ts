import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import type { HrChoice } from './choices.ts';
import { findEvent, otherSide, readDice, viewerOf } from './things.ts';
import type { HrScene, HrWords } from './things.ts';

/** Dice in the legal list: by place, with the faces they show. */

export function wordDiceChoice(scene: HrWords, { moves }: HrChoice, id: string): ChoiceWords {
  const { t } = scene.i18n;
  const { of, places } = readDice(id) ?? { of: 'dice', places: '' };
  const [move] = moves;
  const picked = places.split(',').map(Number);
  const faces = facesAt(scene, of === 'opp', picked);
  const params = { n: picked.length, dice: places };
  const group = of === 'dice' ? 'table.hr.group.again' : (`table.hr.group.${of}` as const);
  const title =
    faces === null ? t(`table.hr.dice.${of}`, params) : t(`table.hr.dice.${of}.faces`, { ...params, faces });
  const to = move?.type === 'effect' ? turnedTo(scene, move.source) : null;
  return { group, title, detail: to === null ? undefined : t('table.hr.detail.turned', { to }) };
}

/**
 * Faces of the dice of a conflict at those places; null where the view does not show them. The dice of a Big Push
 * attempt lie with the question, not in the view.
 */
function facesAt({ view }: HrScene, isEnemy: boolean, places: readonly number[]): string | null {
  const viewer = viewerOf(view);
  if (view.phase === 'plan/reroll' || viewer === null) return null;
  const of: Side = isEnemy ? otherSide(viewer) : viewer;
  const dice = view.conflict?.dice[of] ?? [];
  const faces = places.flatMap((place) => dice[place - 1] ?? []);
  return faces.length === places.length ? faces.join() : null;
}

/** The face an event turns a die to; null for one that rolls it again. */
function turnedTo({ facts }: HrScene, source: string): number | null {
  const op = findEvent(facts, source)?.effect.find((one) => one.op === 'SET_DIE');
  return op?.op === 'SET_DIE' ? op.value : null;
}
