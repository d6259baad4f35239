import { useState } from 'react';
import Play from 'lucide-react/icons/play';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions } from '../../store/app-match.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { paths } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';

/** A new match from the shown moment, with dice of its own; the reviewed one stays as it is. */
export function PlayOnButton({ at }: { readonly at: number }) {
  const { t, line } = useT();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Line | null>(null);
  const playOn = async () => {
    const text = matchActions.exportText(at);
    if (text === null) return;
    const result = await libraryStore.getState().importText(text);
    if (result.ok) navigate(paths.table(result.id));
    else setProblem(result.problem);
  };
  return (
    <>
      {problem ? (
        <Note tone="error">
          <p>{line(problem)}</p>
        </Note>
      ) : null}
      <Button variant="go" icon={Play} title={t('review.play-on.what')} onClick={() => void playOn()}>
        {t('review.play-on')}
      </Button>
    </>
  );
}
