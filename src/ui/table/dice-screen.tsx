import { useMemo, useState } from 'react';
import Check from '@lucide/icons/icons/check';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { Audit, Luck, AuditRow, Faces, LuckRow, SeatLuck } from '../../store/audit-types.ts';
import { wordTitle, toneOf } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { Figures } from '../parts/figures.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { Button } from '../parts/button.tsx';
import './dice-screen.css';
import { formatNumber, type Lang } from '../../i18n/format.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { useGame, useScene } from './use-play.tsx';
import { Fold } from '../parts/fold.tsx';

/**
 * Proves that the dice are fair: the seed's fingerprint, every roll recomputed, and the results against their
 * expectation.
 */
export function DiceScreen() {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const id = useMatch((match) => match.id);
  const name = useMatch((match) => match.about?.name ?? '');
  const timeline = useMatch((match) => match.timeline);
  // Replays the whole match, so only when the record changes.
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

const PAGE = 100;

/** Compares every recorded draw with the one recomputed from the seed. */
function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const [shown, setShown] = useState(PAGE);
  const left = rows.length - shown;
  return (
    <>
      <Figures
        label={t('table.audit.rolls')}
        rows={rows.slice(0, shown)}
        keyOf={({ draw }) => draw}
        columns={[
          { head: t('table.audit.draw'), cell: ({ draw }) => draw },
          { head: t('table.audit.move'), cell: ({ move }) => move },
          {
            head: t('table.audit.what'),
            isText: true,
            cell: ({ notation }) =>
              notation === null ? t('table.audit.set-up') : game.log.wordNotation(scene, notation),
          },
          { head: t('table.audit.recorded'), cell: ({ recorded }) => recorded ?? '–' },
          { head: t('table.audit.recomputed'), cell: ({ recomputed }) => recomputed },
          {
            head: t('table.audit.agrees'),
            cell: ({ ok }) => (
              <span className={ok ? 'inline gap-6 yes-ink' : 'inline gap-6 figures__no'}>
                {drawIcon(ok ? Check : X, 16)}
                <span>{t(ok ? 'table.audit.yes' : 'table.audit.no')}</span>
              </span>
            ),
          },
        ]}
      />
      {left > 0 ? (
        <Button wide variant="ghost" onClick={() => setShown(shown + PAGE)}>
          {t('table.audit.more', { n: left })}
        </Button>
      ) : null}
    </>
  );
}

/** Answers first whether these are the dice of this seed. */
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
          <p className="line gap-8 t-ui yes-ink">
            {drawIcon(Check)} <span>{t('table.audit.ok', { n: rows.length })}</span>
          </p>
        ) : (
          <Note tone="error">
            <p>
              {drawIcon(TriangleAlert)}{' '}
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

const WIDTH = 300;
const HEIGHT = 120;
const GAP = 10;
const HEAD = 18;

function FaceBars({ faces: { seat, sides, counts, rolls, mean, expectedMean } }: { readonly faces: Faces }) {
  const game = useGame();
  const { t, lang } = useT();
  const even = rolls / sides;
  const top = Math.max(even, ...counts, 1);
  const height = (count: number): number => (count / top) * (HEIGHT - HEAD);
  const width = WIDTH / sides;
  const evenText = formatNumber(lang, even, 'oneDecimal');
  return (
    <figure className="faces">
      <figcaption className="flex wrap middle">
        {drawSeatMark({ game: game.game, seat, size: 's' })} <b>{t('table.faces.of', { side: seat, n: rolls })}</b>
        <span className="small">
          {t('table.faces.mean', {
            mean: formatNumber(lang, mean, 'oneDecimal'),
            expected: formatNumber(lang, expectedMean, 'oneDecimal'),
          })}
        </span>
      </figcaption>
      <svg className="full faces__bars" viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} aria-hidden="true">
        {counts.map((count, at) => (
          <g key={at} transform={`translate(${at * width} 0)`}>
            <rect
              className={`stroke-ink faces__bar faces__bar--${toneOf(game.game, seat)}`}
              x={GAP / 2}
              width={width - GAP}
              y={HEIGHT - height(count)}
              height={height(count)}
            />
            <text x={width / 2} y={HEIGHT - height(count) - 5}>
              {count}
            </text>
            <text className="faces__face" x={width / 2} y={HEIGHT + 16}>
              {at + 1}
            </text>
          </g>
        ))}
        <path className="stroke-ink faces__even" d={`M0 ${HEIGHT - height(even)}H${WIDTH}`} />
      </svg>
      <table className="visually-hidden">
        <caption>{t('table.faces.of', { side: seat, n: rolls })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.faces.face')}</th>
            <th scope="col">{t('table.luck.rolled')}</th>
            <th scope="col">{t('table.luck.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{count}</td>
              <td>{evenText}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{t('table.faces.even', { n: evenText })}</p>
    </figure>
  );
}

function SeatLuckTable({ seats }: { readonly seats: readonly SeatLuck[] }) {
  const game = useGame();
  const { t, lang } = useT();
  return (
    <table className="full t-small joined figures">
      <caption className="visually-hidden">{t('table.luck')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.luck.who')}</th>
          <th scope="col">{t('table.luck.tests')}</th>
          <th scope="col">{t('table.luck.expected')}</th>
          <th scope="col">{t('table.luck.achieved')}</th>
          <th scope="col">{t('table.luck.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat, tests, expected, achieved }) => {
          return (
            <tr key={seat}>
              <th scope="row">
                <span className="inline gap-6">
                  {drawSeatMark({ game: game.game, seat, size: 's' })}
                  <span>{t('table.prompt.seat', { side: seat })}</span>
                </span>
              </th>
              <td>{tests}</td>
              <td>{formatNumber(lang, expected, 'oneDecimal')}</td>
              <td>{achieved}</td>
              <td>
                <b>{signed(lang, achieved - expected)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const signed = (lang: Lang, value: number): string => {
  const text = formatNumber(lang, Math.round(value * 10) / 10, 'oneDecimal');
  return value > 0 ? `+${text}` : text;
};

function LuckTable({ rows }: { readonly rows: readonly LuckRow[] }) {
  const game = useGame();
  const scene = useScene();
  const { i18n } = scene;
  const { t } = i18n;
  return (
    <Fold title={t('table.luck.rows', { n: rows.length })}>
      <Figures
        label={t('table.luck.rows', { n: rows.length })}
        rows={rows}
        keyOf={({ move }) => move}
        columns={[
          { head: t('table.audit.move'), cell: ({ move }) => move },
          { head: t('table.audit.what'), isText: true, cell: ({ notation }) => game.log.wordNotation(scene, notation) },
          { head: t('table.luck.chance'), cell: ({ chance }) => t('table.odds.share', { share: chance }) },
          {
            head: t('table.luck.came'),
            isText: true,
            cell: ({ outcome, success }) => game.roll.oddsSegment(i18n, { id: outcome, count: 1, success }).label,
          },
        ]}
      />
    </Fold>
  );
}
