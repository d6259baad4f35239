import { useEffect, type ReactNode } from 'react';
import GitBranch from 'lucide-react/icons/git-branch';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import './banners.css';
import { downloadText } from './download.ts';
import { useTable } from './table-model.tsx';

/** What holds for the whole table just now, and the way out of it: read-only, a line tried, the seat not taken. */
export function Banners() {
  const { match } = useTable();
  return (
    <>
      <ReadOnlyBanner />
      <PeekBanner />
      <TrialBanner />
      {match.broken ? <BrokenPanel /> : null}
      <Notices />
    </>
  );
}

function Banner({ children, actions }: { readonly children: ReactNode; readonly actions: ReactNode }) {
  return (
    <div className="banner" role="status">
      <p>{children}</p>
      <div className="row">{actions}</div>
    </div>
  );
}

function ReadOnlyBanner() {
  const { match, i18n } = useTable();
  const { t } = i18n;
  const { readOnly } = match;
  if (readOnly === null || readOnly === 'broken') return null;
  const canTakeOver = readOnly === 'other-tab' || readOnly === 'taken-over';
  return (
    <Banner
      actions={
        canTakeOver ? (
          <Button size="small" onClick={() => void match.takeOver()}>
            {t('tab.take-over')}
          </Button>
        ) : null
      }
    >
      {t(`table.read-only.${readOnly}`)}
    </Banner>
  );
}

function PeekBanner() {
  const { match, isPeeking, i18n } = useTable();
  const { t } = i18n;
  if (!isPeeking || !match.curtain) return null;
  return (
    <Banner
      actions={
        <Button size="small" onClick={match.takeSeat}>
          {t('table.curtain.lift', { side: match.curtain.seat })}
        </Button>
      }
    >
      {t('table.curtain.peeking')}
    </Banner>
  );
}

function TrialBanner() {
  const { match, i18n } = useTable();
  const { t } = i18n;
  if (match.timeline.trial === null) return null;
  return (
    <Banner
      actions={
        <>
          <Button size="small" onClick={() => void match.leaveLine()}>
            {t('table.try-line.leave')}
          </Button>
          <Button size="small" icon={GitBranch} onClick={() => void match.leaveLine(true)}>
            {t('table.try-line.keep')}
          </Button>
        </>
      }
    >
      {t('table.try-line.on')}
    </Banner>
  );
}

/** What the last action met, and what opening the match had to tell. */
function Notices() {
  const { match, i18n } = useTable();
  const { refusal, notes } = match;
  const noted = notes.map(i18n.line).join(' ');
  useEffect(() => {
    if (noted !== '') announce(noted, 'assertive');
  }, [noted]);
  return (
    <>
      {refusal ? (
        <div className="banner-note">
          <Note
            tone="error"
            actions={
              <Button size="small" onClick={match.clearRefusal}>
                {i18n.t('app.close')}
              </Button>
            }
          >
            <p>{i18n.line(refusal.reason ?? refusal.line)}</p>
          </Note>
        </div>
      ) : null}
      {notes.map((note) => (
        <div key={note.key} className="banner-note">
          <Note>
            <p>{i18n.line(note)}</p>
          </Note>
        </div>
      ))}
    </>
  );
}

/** The engine threw: what happened, what is safe, what one can do. Everything up to the last good point still stands. */
function BrokenPanel() {
  const { match, i18n } = useTable();
  const { t, line } = i18n;
  const { broken } = match;
  if (!broken) return null;
  const save = () => {
    const text = match.exportText();
    if (text !== null) downloadText(match.exportName(), text);
  };
  const report = () => {
    const text = match.reportText();
    if (text !== null) void navigator.clipboard?.writeText(text);
  };
  return (
    <div className="banner-note">
      <Note
        tone="error"
        title={t('error.title')}
        actions={
          <>
            <Button size="small" onClick={save}>
              {t('error.export')}
            </Button>
            <Button size="small" onClick={() => void match.repair('step-back')}>
              {t('error.step-back')}
            </Button>
            <Button size="small" onClick={() => void match.repair('read-only')}>
              {t('error.read-only')}
            </Button>
            <Button size="small" onClick={report}>
              {t('error.report')}
            </Button>
          </>
        }
      >
        <p>{line(broken.problem)}</p>
        <p>{t('error.safe')}</p>
      </Note>
    </div>
  );
}
