import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useUnwritten } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useDownloads } from '../library/library-hooks.ts';

/** Messages of browsers and of the style sheet loader for files that cannot be loaded. */
const SAYINGS =
  /dynamically imported module|Importing a module script|module script failed|Unable to preload CSS|ChunkLoadError/i;

/** Offline before the file was stored, or changed on the server since. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

/** Reloads the page. If the disk lacks moves, a file is offered first. */
export function ReloadActions() {
  const { t } = useT();
  const unwritten = useUnwritten((list) => list);
  const save = useDownloads();
  return (
    <>
      {unwritten.length === 0 ? null : (
        <Button onClick={() => void save(unwritten.map(({ id }) => id))}>
          {t('error.save-unwritten', { n: unwritten.length })}
        </Button>
      )}
      <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
    </>
  );
}

export interface MissingPartNoteProps {
  /** Without it, that a part of the app is missing. */
  readonly what?: string;
  readonly children?: ReactNode;
}

export function MissingPartNote({ what, children }: MissingPartNoteProps) {
  const { t } = useT();
  const unwritten = useUnwritten((list) => list);
  return (
    <Note
      tone="error"
      actions={
        <>
          {children}
          <ReloadActions />
        </>
      }
    >
      <p role="alert">{what ?? t('error.part-missing')}</p>
      {unwritten.length === 0 ? null : <p>{t('error.unwritten', { n: unwritten.length })}</p>}
    </Note>
  );
}
