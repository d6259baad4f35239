import { useEffect, type ReactNode } from 'react';
import GitBranch from '@lucide/icons/icons/git-branch';
import { joinSentences } from '../../i18n/joining.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { saveMatch } from '../workbench/from-match.ts';
import { announce } from '../app/announce.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import './banners.css';
import { usePlay, usePlayActions } from './use-play.tsx';

/** Tells the state of the table and offers a way out: read-only, trying a variation, seat not taken. */
export function Banners() {
  const isBroken = useMatch((match) => match.broken !== null);
  return (
    <>
      <ReadOnlyBanner />
      <PeekBanner />
      <TrialBanner />
      {isBroken ? <BrokenPanel /> : null}
      <Notices />
    </>
  );
}

function Banner({ children, actions }: { readonly children: ReactNode; readonly actions: ReactNode }) {
  return (
    <div className="line wrap apart gap-6-12 inverse face-ink banner" role="status">
      <p>{children}</p>
      <div className="row">{actions}</div>
    </div>
  );
}

function ReadOnlyBanner() {
  const { t } = useT();
  const readOnly = useMatch((match) => match.readOnly);
  if (readOnly === null || readOnly === 'broken') return null;
  const canTakeOver = readOnly === 'other-tab' || readOnly === 'taken-over';
  return (
    <Banner
      actions={
        canTakeOver ? (
          <Button size="small" onClick={() => void matchActions.takeOver()}>
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
  const { t } = useT();
  const { peek } = usePlayActions();
  const isPeeking = usePlay(({ panel }) => panel.isPeeking);
  const curtain = useMatch((match) => match.curtain);
  if (!isPeeking || !curtain) return null;
  return (
    <Banner
      actions={
        <Button size="small" onClick={() => peek(false)}>
          {t('table.cover.back')}
        </Button>
      }
    >
      {t('table.curtain.peeking')}
    </Banner>
  );
}

function TrialBanner() {
  const { t } = useT();
  const isTrial = useMatch(({ timeline }) => timeline.trial !== null);
  if (!isTrial) return null;
  return (
    <Banner
      actions={
        <>
          <Button size="small" onClick={() => void matchActions.leaveLine()}>
            {t('table.try-line.leave')}
          </Button>
          <Button size="small" icon={GitBranch} onClick={() => void matchActions.leaveLine(true)}>
            {t('table.try-line.keep')}
          </Button>
        </>
      }
    >
      {t('table.try-line.on')}
    </Banner>
  );
}

function Notices() {
  const i18n = useT();
  const refusal = useMatch((match) => match.refusal);
  const notes = useMatch((match) => match.notes);
  const noted = joinSentences(i18n.lang, notes.map(i18n.line));
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
              <Button size="small" onClick={matchActions.clearRefusal}>
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

/**
 * Shown after the engine threw: what happened, what is safe, what the player can do. The last good point is still
 * there.
 */
function BrokenPanel() {
  const { t, line } = useT();
  const broken = useMatch((match) => match.broken);
  if (!broken) return null;
  return (
    <div className="banner-note">
      <Note
        tone="error"
        title={t('error.title')}
        actions={
          <>
            <Button size="small" onClick={saveMatch}>
              {t('error.export')}
            </Button>
            <Button size="small" onClick={() => void matchActions.repair('step-back')}>
              {t('error.step-back')}
            </Button>
            <Button size="small" onClick={() => void matchActions.repair('read-only')}>
              {t('library.open-read-only')}
            </Button>
            <CopyButton size="small" text={matchActions.reportText} label="error.report" done="error.report.done" />
          </>
        }
      >
        <p>{line(broken.problem)}</p>
        <p>{t('error.safe')}</p>
      </Note>
    </div>
  );
}
