import { useEffect, useState } from 'react';
import Download from '@lucide/icons/icons/download';
import { useT } from '../../i18n/use-t.tsx';
import { isTyping } from '../app/keys.ts';
import { later } from '../app/later.tsx';
import { drawIcon } from '../parts/icon.tsx';
import './file-drop.css';
import { openImport, useImportOffer } from './import-store.ts';
import { showToast } from '../app/toasts.tsx';

// Loaded with the first file.
const ImportDialog = later(() => import('./import-dialog.tsx').then(({ ImportDialog: shown }) => shown), null);

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files and pasted texts anywhere on the page; a dialog says what will be done with them. */
export function FileDrop() {
  const { t } = useT();
  const isOver = useDrop();
  const hasOffer = useImportOffer() !== null;
  usePaste();
  useLaunchedFiles();
  return (
    <>
      {isOver ? (
        <div className="centre-grid fixed inset-0 no-press file-drop">
          <p className="line gap-14 t-h2 r-r3 high file-drop__sheet">
            {drawIcon(Download, 28)}
            <span>{t('import.dropped')}</span>
          </p>
        </div>
      ) : null}
      {hasOffer ? <ImportDialog /> : null}
    </>
  );
}

/** Part of https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

function useLaunchedFiles(): void {
  const { t } = useT();
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: handles = [] }) => {
      void Promise.allSettled(handles.map((handle) => handle.getFile())).then((read) => {
        const files = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        if (files.length < handles.length) showToast({ id: 'launch', tone: 'error', text: t('import.launch-failed') });
        openImport({ files });
      });
    });
  }, [t]);
}

function useDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would replace the page with the file.
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      openImport({ files: [...(event.dataTransfer?.files ?? [])] });
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}

/** A text pasted outside of fields is read as a save or a link. */
function usePaste(): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (files.length > 0) openImport({ files });
      else if (text !== '') openImport({ text });
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
