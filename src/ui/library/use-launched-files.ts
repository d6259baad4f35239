import { useEffect } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { showToast } from '../app/toasts.tsx';
import { openImport } from './import-store.ts';

/** The part of an installed app's launch parameters that is used: https://wicg.github.io/web-app-launch/ */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/** Files opened with the installed app are treated like dropped ones. */
export function useLaunchedFiles(): void {
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
