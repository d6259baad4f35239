import { useCallback, useEffect } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { downloadText } from '../table/download.ts';

/** Browsers drop downloads that follow too fast. */
const PAUSE_MS = 250;

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

/** Reads all matches while the component is shown; otherwise only the last ones are known. */
export function useWholeLibrary(): void {
  const holdAll = useLibrary((library) => library.holdAll);
  useEffect(() => holdAll(), [holdAll]);
}
