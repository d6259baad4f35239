import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useUnwritten } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useDownloads } from '../library/use-downloads.ts';

/** The messages of browsers, and of the loader of style sheets, when a file of the app cannot be fetched. */
const SAYINGS =
  /dynamically imported module|Importing a module script|module script failed|Unable to preload CSS|ChunkLoadError/i;

/** A part of the app that could not be fetched: offline before it was stored, or the files changed on the server. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

/**
 * Reloads the page. The address names the match, and the disk has all of its moves; if it does not, a file is offered
 * first.
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
  /** Something else to try first. */
  readonly children?: ReactNode;
}

/** Replaces what could not be fetched: the reason, and a reload. */
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
