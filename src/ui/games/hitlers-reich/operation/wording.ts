/** Words of an operation: its stages, and what stopping it gives up. */
import { findSpace, type HrMove, type HrWords } from '../lookup.ts';
import { countLeft, type Operation, type Stage } from './stages.ts';

/** Says what stopping an operation gives up (§6.7.2, R-68); null for any other move. */
export function wordStop(scene: HrWords, move: HrMove): string | null {
  const { phase } = scene.view;
  if (move.type !== 'decline' || (phase !== 'barbarossa/ask' && phase !== 'bagration/ask')) return null;
  const id = phase === 'barbarossa/ask' ? 'barbarossa' : 'bagration';
  return scene.i18n.t(`table.hr.stop.${id}`, { n: countLeft(scene) });
}

export const isOver = ({ state }: Pick<Stage, 'state'>): boolean =>
  state === 'won' || state === 'lost' || state === 'fought';

/** The place of a stage, or its number until one is chosen. */
export function nameStage({ facts, i18n: { t } }: HrWords, { id }: Operation, { no, target }: Stage): string {
  if (target !== null && findSpace(facts, target)) return t('table.hr.name.space', { space: target });
  if (target !== null) return t('table.hr.name.event', { event: target });
  if (id !== 'overlord') return t(`table.hr.operation.stage.${id === 'push' ? 'push' : 'attack'}`, { n: no });
  return no === 1 ? t('table.hr.operation.stage.landing') : t('table.hr.operation.stage.blitz', { n: no - 1 });
}

interface Dice {
  readonly own: number;
  readonly other: number;
}

/** The state of a stage in a word or two, with its totals or dice. */
export function wordStage({ i18n: { t } }: HrWords, { state, totals, isEvent }: Stage, dice: Dice | null): string {
  const how = `table.hr.operation.state.${isEvent && state !== 'now' && state !== 'open' ? `event-${state}` : state}`;
  if (totals) return t('table.hr.operation.with-totals', { how, own: totals[0], other: totals[1] });
  return dice ? t('table.hr.operation.with-dice', { how, ...dice }) : t('table.hr.operation.plain', { how });
}

export const wordBlitz = ({ i18n: { t } }: HrWords, { target, isWon }: Stage['blitzes'][number]): string =>
  t(isWon === false ? 'table.hr.operation.blitz.lost' : 'table.hr.operation.blitz.won', { space: target });
