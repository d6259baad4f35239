/** Words the consequences of the next stage of an operation (§6.6, §6.7, §7.9). */
import type { HrWords } from '../lookup.ts';
import type { Operation } from './stages.ts';

export interface CourseLine {
  readonly of: 'win' | 'lose' | 'after' | 'ends';
  readonly head: string;
  readonly text: string;
}

export function readCourse(scene: HrWords, operation: Operation): readonly CourseLine[] {
  const { t } = scene.i18n;
  const { id, of, made, isAsked } = operation;
  const isLast = made + (isAsked ? 1 : 0) >= of;
  const at = 'table.hr.operation.course';
  const name = t(`table.hr.operation.${id}`);
  const lost =
    id === 'overlord'
      ? t(`${at}.to-bagration`)
      : id === 'push'
        ? t(`${at}.push-lost`)
        : t(isLast ? `${at}.last` : `${at}.continues`, { name });
  return [
    { of: 'win', head: t(`${at}.win`), text: wordWin(scene, operation) },
    { of: 'lose', head: t(`${at}.lose`), text: lost },
    {
      of: 'after',
      head: id === 'barbarossa' || id === 'bagration' ? t(`${at}.after`, { n: of }) : t(`${at}.bonus`),
      text: wordBonus(scene, operation),
    },
    { of: 'ends', head: t(`${at}.ends`), text: t(`${at}.end.${id}`) },
  ];
}

const MOST_BLITZES = 3;

function wordWin({ view: { turn }, i18n: { t } }: HrWords, { id, made }: Operation): string {
  if (id === 'overlord')
    return t(made === 0 ? 'table.hr.operation.course.landed' : 'table.hr.operation.course.blitzed');
  if (id === 'push') return t('table.hr.operation.course.push-won');
  const { series, made: blitzes } = turn.blitz;
  const mayBlitz = id === 'barbarossa' && series === 'unused' && blitzes < MOST_BLITZES;
  return mayBlitz ? t('table.hr.operation.course.take-blitz', { made: blitzes }) : t('table.hr.operation.course.take');
}

/** The Success Bonus, with the first win that has earned it. */
function wordBonus({ view: { turn }, i18n: { t } }: HrWords, { id, stages }: Operation): string {
  const key = 'table.hr.operation.course.success';
  if (id === 'overlord' || id === 'bagration') return t(`${key}.never`);
  if (turn.success === 'none') return t(`${key}.none`);
  if (turn.success === 'spent') return t(`${key}.spent`);
  const first = stages.find(({ state, isEvent }) => state === 'won' && !isEvent);
  return first?.target ? t(`${key}.earned-with`, { space: first.target }) : t(`${key}.earned`);
}
