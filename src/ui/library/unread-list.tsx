import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';

/** Says that the disk does not answer or could not be read. */
export function UnreadList() {
  const { t, line } = useT();
  const isSilent = useLibrary((library) => library.isSilent);
  const problem = useLibrary((library) => (library.ready ? null : library.problem));
  const refresh = useLibrary((library) => library.refresh);
  if (isSilent)
    return (
      <Note tone="warn" isAlert title={t('library.silent')}>
        {t('library.silent.how')}
      </Note>
    );
  if (!problem) return null;
  return (
    <Note
      tone="error"
      isAlert
      title={t('library.unread')}
      actions={
        <Button size="small" onClick={() => void refresh()}>
          {t('error.again')}
        </Button>
      }
    >
      {line(problem)}
    </Note>
  );
}
