import { useCallback, useState } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import type { ImportPreview, ImportResult, ImportSource } from '../../store/library-types.ts';
import { announce } from '../app/announce.ts';

/** An item to import, with the name of its file if it has one. */
export interface Brought {
  readonly name: string | null;
  readonly source: ImportSource;
}

/** Its result: passed every check and waits, is in the library, or was refused. */
export type Verdict = { readonly name: string | null } & (
  | { readonly is: 'sound'; readonly preview: ImportPreview & { readonly ok: true } }
  | { readonly is: 'kept'; readonly result: ImportResult & { readonly ok: true } }
  | { readonly is: 'refused'; readonly problem: Line }
);

/** Checks the items one after the other, and keeps the sound ones when asked to. */
export function useImport() {
  const { t } = useT();
  const checkImport = useLibrary((library) => library.checkImport);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  const [isKeeping, setKeeping] = useState(false);

  const check = useCallback(
    async (brought: readonly Brought[]) => {
      const found: Verdict[] = [];
      for (const { name, source } of brought) {
        const preview = await checkImport(source);
        found.push(preview.ok ? { name, is: 'sound', preview } : { name, is: 'refused', problem: preview.problem });
      }
      setVerdicts(found);
      const sound = found.filter(({ is }) => is === 'sound').length;
      announce(sound > 0 ? t('import.sound', { n: sound }) : t('import.refused'), 'assertive');
    },
    [checkImport, t],
  );

  const keep = async (): Promise<readonly Verdict[]> => {
    setKeeping(true);
    const next: Verdict[] = [];
    for (const verdict of verdicts ?? []) {
      if (verdict.is !== 'sound') next.push(verdict);
      else {
        const { name, preview } = verdict;
        const result = await preview.keep();
        next.push(result.ok ? { name, is: 'kept', result } : { name, is: 'refused', problem: result.problem });
      }
    }
    setVerdicts(next);
    setKeeping(false);
    announce(t('import.all-done', { n: next.filter(({ is }) => is === 'kept').length }));
    return next;
  };
  return { verdicts, check, keep, isKeeping };
}
