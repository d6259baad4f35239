import { useT } from '../../i18n/use-t.tsx';
import { useTabMatch, useUnwritten } from '../../store/hooks.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { downloadText } from '../table/download.ts';
import { describeError, type Crash } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { isMissingPart, ReloadActions } from './missing-part.tsx';

export interface CrashScreenProps {
  readonly crash: Crash;
  readonly onAgain: () => void;
}

/** The open match is intact: it can be saved, stepped back or reported. */
export function CrashScreen({ crash, onAgain }: CrashScreenProps) {
  const { t } = useT();
  const isOpen = useTabMatch((match) => match.status === 'open', false);
  const canStepBack = useTabMatch((match) => match.at > 0 && match.readOnly === null, false);
  const unwritten = useUnwritten((list) => list);
  const isMissing = isMissingPart(crash.error);
  const safe = isMissing ? t('error.safe-here') : isOpen ? t('error.safe') : t('error.safe-all');
  return (
    <ErrorScreen
      title={isMissing ? t('error.missing.title') : t('error.title')}
      what={isMissing ? t('error.part-missing') : t('error.screen-broke')}
      safe={unwritten.length > 0 ? t('error.unwritten', { n: unwritten.length }) : safe}
      detail={describeError(crash)}
      actions={
        <>
          {isMissing ? <ReloadActions /> : <Button onClick={onAgain}>{t('error.again')}</Button>}
          {isOpen && !isMissing ? <MatchActions canStepBack={canStepBack} onAgain={onAgain} /> : null}
          <CopyReport detail={describeError(crash)} />
          <ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>
        </>
      }
    />
  );
}

function MatchActions({ canStepBack, onAgain }: { readonly canStepBack: boolean; readonly onAgain: () => void }) {
  const { t } = useT();
  const match = useTabMatch((state) => state, null);
  if (!match) return null;
  const { exportText, exportName, takeBack, at, id, open } = match;
  const save = () => {
    const text = exportText();
    if (text !== null) downloadText(exportName(), text);
  };
  return (
    <>
      <Button onClick={save}>{t('error.export')}</Button>
      {canStepBack ? <Button onClick={() => void takeBack(at - 1).then(onAgain)}>{t('error.step-back')}</Button> : null}
      {id === null ? null : (
        <Button onClick={() => void open(id, 'read-only').then(onAgain)}>{t('library.open-read-only')}</Button>
      )}
    </>
  );
}

const NO_REPORT = () => null;

/** A save file that names the fault; without a match, the exception's message. */
function CopyReport({ detail }: { readonly detail: string }) {
  const reportText = useTabMatch<() => string | null>((match) => match.reportText, NO_REPORT);
  return <CopyButton text={() => reportText() ?? detail} label="error.report" done="error.report.done" />;
}
