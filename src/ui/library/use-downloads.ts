import { useCallback } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { downloadText } from '../table/download.ts';

/** Browsers merge downloads that follow each other too fast and drop the rest. */
const PAUSE_MS = 250;

/** Saves matches as files, one each. */
export function useDownloads(): (ids: readonly string[]) => Promise<void> {
  const { t } = useT();
  const exportText = useLibrary((library) => library.exportText);
  const exportName = useLibrary((library) => library.exportName);
  return useCallback(
    async (ids) => {
      for (const [at, id] of ids.entries()) {
        if (at > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        const text = await exportText(id);
        if (text === null) continue;
        const name = exportName(id);
        downloadText(name, text);
        announce(t('export.done', { file: name }));
      }
    },
    [t, exportText, exportName],
  );
}
