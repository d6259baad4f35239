import { useMemo } from 'react';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { Audit, Luck } from '../../store/audit-types.ts';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { Icon } from '../parts/icon.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { AuditTable } from './audit-table.tsx';
import './dice-screen.css';
import { FaceBars } from './face-bars.tsx';
import { LuckTable, SeatLuckTable } from './luck-table.tsx';
import { useGame } from './use-play.tsx';

/** Proof of fair dice: the seed's fingerprint, every roll recomputed, and the results against their expectation. */
export function DiceScreen() {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const id = useMatch((match) => match.id);
  const name = useMatch((match) => match.about?.name ?? '');
  const timeline = useMatch((match) => match.timeline);
  // Replays the whole match: only when the record changes, not with every picture.
  const [audit, luck] = useMemo(
    () => (timeline.points.length > 0 ? [matchActions.audit(), matchActions.luck()] : [null, null]),
    [timeline],
  );
  return (
    <Screen title={t('table.dice.page')} subtitle={name || wordTitle(i18n, game.game)} backTo={paths.table(id ?? '')}>
      <div className="grid gap-16 dice-page">
        {audit ? <Verdict audit={audit} /> : null}
        {luck && luck.rows.length > 0 ? <LuckPanels luck={luck} /> : <EmptyBox>{t('table.luck.none')}</EmptyBox>}
        {audit && audit.rows.length > 0 ? (
          <section className="panel" aria-labelledby="audit-title">
            <div className="panel__body">
              <h2 id="audit-title">{t('table.audit.rolls')}</h2>
              <AuditTable rows={audit.rows} />
            </div>
          </section>
        ) : null}
      </div>
    </Screen>
  );
}

/** The answer first: are these the dice of this seed? */
function Verdict({ audit }: { readonly audit: Audit }) {
  const { t, line } = useT();
  const knownSeed = useMatch((match) => match.knownSeed);
  const { ok, rows, fingerprint, seed, isSecond, forks, stoppedAt } = audit;
  const noSeed = t(isSecond ? 'table.audit.seed-second' : 'table.audit.seed-hidden');
  const bad = rows.find((row) => !row.ok);
  return (
    <section className="panel" aria-labelledby="verdict-title">
      <div className="panel__body">
        <h2 id="verdict-title">{t('table.audit')}</h2>
        <dl className="flex wrap dice-page__seed">
          <div>
            <dt>{t('table.audit.seed')}</dt>
            <dd className="num">{fingerprint}</dd>
          </div>
          <div>
            <dt>{t('table.audit.seed-text')}</dt>
            <dd>{seed === null ? noSeed : <code>{seed}</code>}</dd>
          </div>
        </dl>
        {knownSeed ? <Note>{t('table.known-seed')}</Note> : null}
        {forks.map((fork) => (
          <dl key={fork.move} className="flex wrap dice-page__seed">
            <div>
              <dt>{t('table.fork.from', { at: fork.move })}</dt>
              <dd>{line(fork.line)}</dd>
            </div>
            <div>
              <dt>{t('table.audit.salt')}</dt>
              <dd className="num">{fork.fingerprint}</dd>
            </div>
            <div>
              <dt>{t('table.audit.salt-text')}</dt>
              <dd>{fork.salt === null ? t('table.audit.seed-hidden') : <code>{fork.salt}</code>}</dd>
            </div>
          </dl>
        ))}
        <p className="dice-page__how small">{t('table.audit.how')}</p>
        {ok ? (
          <p className="line gap-8 t-ui dice-page__ok">
            <Icon of={Check} /> <span>{t('table.audit.ok', { n: rows.length })}</span>
          </p>
        ) : (
          <Note tone="error">
            <p>
              <Icon of={TriangleAlert} />{' '}
              <span>
                {bad ? t('table.audit.bad', { n: bad.draw }) : t('table.audit.stopped', { n: stoppedAt ?? 0 })}
              </span>
            </p>
          </Note>
        )}
      </div>
    </section>
  );
}

function LuckPanels({ luck }: { readonly luck: Luck }) {
  const { t } = useT();
  return (
    <>
      <section className="panel" aria-labelledby="luck-title">
        <div className="panel__body">
          <h2 id="luck-title">{t('table.luck')}</h2>
          <p className="small">{t('table.luck.how')}</p>
          <SeatLuckTable seats={luck.seats} />
          <LuckTable rows={luck.rows} />
        </div>
      </section>
      <section className="panel" aria-labelledby="faces-title">
        <div className="panel__body">
          <h2 id="faces-title">{t('table.faces')}</h2>
          <div className="grid dice-page__faces">
            {luck.faces.map((faces) => (
              <FaceBars key={`${faces.seat} ${faces.sides}`} faces={faces} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
