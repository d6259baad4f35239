import type { HrMove, HrWords } from '../lookup.ts';
import { countLeft } from './stages.ts';

/** Says what stopping an operation gives up (§6.7.2, R-68); null for any other move. */
export function wordStop(scene: HrWords, move: HrMove): string | null {
  const { phase } = scene.view;
  if (move.type !== 'decline' || (phase !== 'barbarossa/ask' && phase !== 'bagration/ask')) return null;
  const id = phase === 'barbarossa/ask' ? 'barbarossa' : 'bagration';
  return scene.i18n.t(`table.hr.stop.${id}`, { n: countLeft(scene) });
}
