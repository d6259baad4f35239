import { useCallback, useState } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import type { ImportPreview, ImportResult, ImportSource } from '../../store/library-types.ts';
import { announce } from '../app/announce.ts';
import type { KeepResult, LookResult, Candidate } from './incoming/candidate.ts';
import { lookIntoFile, lookIntoText } from './incoming/incoming.ts';

export interface ImportItem {
  readonly name: string | null;
  readonly source: ImportSource;
}

/** `found` and `taken` are for anything but a match. */
export type Verdict = { readonly name: string | null } & (
  | { readonly is: 'sound'; readonly preview: ImportPreview & { readonly ok: true } }
  | { readonly is: 'kept'; readonly result: ImportResult & { readonly ok: true } }
  | { readonly is: 'found'; readonly found: Candidate }
  | { readonly is: 'taken'; readonly kept: KeepResult & { readonly ok: true } }
  | { readonly is: 'refused'; readonly problem: Line }
);

const lookInto = (source: ImportSource): Promise<LookResult | null> => {
  switch (source.kind) {
    case 'file':
      return lookIntoFile(source.file);
    case 'text':
      return lookIntoText(source.text);
    case 'share':
      return Promise.resolve(null);
  }
};

const isWaiting = ({ is }: Verdict): boolean => is === 'sound' || is === 'found';
const isKept = ({ is }: Verdict): boolean => is === 'kept' || is === 'taken';

export const countWaiting = (verdicts: readonly Verdict[]): number => verdicts.filter(isWaiting).length;
export const areMatches = (verdicts: readonly Verdict[]): boolean => verdicts.every(({ is }) => is !== 'found');

/** Checks items one by one, and stores the sound ones on request. */
export function useImport() {
  const { t } = useT();
  const checkImport = useLibrary((library) => library.checkImport);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  /** Progress within the current item. */
  const [keeping, setKeeping] = useState<{ readonly done: number; readonly total: number } | null>(null);

  const check = useCallback(
    async (brought: readonly ImportItem[]) => {
      const found: Verdict[] = [];
      for (const { name, source } of brought) {
        const other = await lookInto(source);
        if (other) found.push(other.ok ? { name, is: 'found', found: other } : { name, is: 'refused', ...other });
        else {
          const preview = await checkImport(source);
          found.push(preview.ok ? { name, is: 'sound', preview } : { name, is: 'refused', problem: preview.problem });
        }
      }
      setVerdicts(found);
      const sound = countWaiting(found);
      announce(sound > 0 ? t('import.sound', { n: sound }) : t('import.refused'), 'assertive');
    },
    [checkImport, t],
  );

  const keep = async (): Promise<readonly Verdict[]> => {
    setKeeping({ done: 0, total: 0 });
    const next: Verdict[] = [];
    for (const verdict of verdicts ?? [])
      next.push(await keepOne(verdict, (done, total) => setKeeping({ done, total })));
    setVerdicts(next);
    setKeeping(null);
    announce(t('import.all-done', { n: next.filter(isKept).length }));
    return next;
  };
  return { verdicts, check, keep, keeping };
}

async function keepOne(verdict: Verdict, onStep: (done: number, total: number) => void): Promise<Verdict> {
  const { name } = verdict;
  if (verdict.is === 'sound') {
    const result = await verdict.preview.keep();
    return result.ok ? { name, is: 'kept', result } : { name, is: 'refused', problem: result.problem };
  }
  if (verdict.is === 'found') {
    const kept = await verdict.found.keep(onStep);
    return kept.ok ? { name, is: 'taken', kept } : { name, is: 'refused', problem: kept.problem };
  }
  return verdict;
}
