import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { Types } from '../../engine/kernel/types.ts';
import { fileName } from '../saves/clean-text.ts';
import { summarise } from '../saves/summary.ts';
import { saveOfSession, type Session } from './session.ts';

/**
 * A save file that ends with the move that failed: a replay stops at that move, with the same exception.
 * Its snapshot is the last good position, so that it also opens.
 */
export function reportOf<T extends Types>(session: Session<T>, build: string): string {
  const save = saveOfSession(session, build);
  const move = session.broken?.move ?? null;
  const tags = [...save.about.tags.filter((tag) => tag !== REPORT_TAG).slice(0, 19), REPORT_TAG];
  const log = move === null ? save.log : [...save.log, [move, '', ''] as SaveFile['log'][number]];
  return JSON.stringify({ ...save, about: { ...save.about, tags }, redo: [], log });
}

export const REPORT_TAG = 'report';

export function exportNameOf<T extends Types>({ def, about, timeline }: Session<T>): string {
  const { moves } = summarise(def, timeline);
  return fileName([about.name === '' ? def.id : about.name], moves);
}
