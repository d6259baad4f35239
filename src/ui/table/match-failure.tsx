import { Button, ButtonLink } from '../parts/button.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import type { OpenFailure } from '../../store/types.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { Problem } from '../app/problem.tsx';
import { paths } from '../app/routes.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { ReloadActions } from '../errors/missing-part.tsx';
import { downloadText } from './download.ts';

/** Says why a match cannot be opened, that its file is untouched, and how to continue. Works without the board. */
export function MatchFailure({ failure }: { readonly failure: OpenFailure }) {
  const { t } = useT();
  const open = useMatch((match) => match.open);
  const exportName = useMatch((match) => match.exportName);
  const reportText = useMatch((match) => match.reportText);
  const { id, problem, rescues, text } = failure;
  return (
    <ErrorScreen
      title={t('table.failed.title')}
      what={<Problem of={problem} />}
      safe={t('table.failed.safe')}
      actions={
        <>
          {problem.key === 'app.import.unavailable' ? <ReloadActions /> : null}
          {id === null
            ? null
            : rescues.map((rescue) => (
                <Button key={rescue} onClick={() => void open(id, rescue)}>
                  {t(`table.rescue.${rescue}`)}
                </Button>
              ))}
          {text === null ? null : (
            <>
              <Button onClick={() => downloadText(exportName(), text)}>{t('error.export')}</Button>
              <CopyButton text={reportText} label="error.report" done="error.report.done" />
            </>
          )}
          <ButtonLink to={paths.library}>{t('command.library')}</ButtonLink>
          <ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>
        </>
      }
    />
  );
}
