import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useUnwritten } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useDownloads } from '../library/use-downloads.ts';

/** What the browsers, and the loader of style sheets, say where a file of the app is not to be had. */
const SAYINGS =
  /dynamically imported module|Importing a module script|module script failed|Unable to preload CSS|ChunkLoadError/i;

/** A part of the app that could not be fetched: offline before it was stored, or the files changed on the server. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

/**
 * Loads the page again. The address says which match goes on, and the disk has all of its moves; where it has not, a file
 * is offered first.
 */
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
  readonly what: string;
  /** Another thing to try first. */
  readonly children?: ReactNode;
}

/** In place of what could not be fetched: why, and the page again. */
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
      <p role="alert">{what}</p>
      {unwritten.length === 0 ? null : <p>{t('error.unwritten', { n: unwritten.length })}</p>}
    </Note>
  );
}
