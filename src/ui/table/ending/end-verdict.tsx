import { type CSSProperties } from 'react';
import type { Margin } from '../../../engine/kits/margin/margin.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { asSentence } from '../../../i18n/joining.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import { emblemOf } from '../../app/games.ts';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { drawMark } from '../../parts/emblem.tsx';
import { Reasons, type ReasonRow } from '../../parts/reasons.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { useGame, usePlayActions, useScene } from '../use-play.tsx';
import { gatherLines, type Ending, type EndScale } from './ending.ts';

/** More places than these are a number. */
const MOST_NAMED = 3;

/** Says which smallest change would have turned the result. */
export function wordTurning({ t }: Pick<I18n, 't'>, { turning }: Margin, loser: string, isAtOnce: boolean): string {
  if (turning === null) return t(isAtOnce ? 'table.ending.turned.at-once' : 'table.ending.turned.never');
  const { count, changes } = turning;
  const kind = changes.some((change) => change.kind === 'centre') ? 'centre' : 'city';
  if (count > 1) return t(`table.ending.turned.${kind}.several`, { n: count });
  const places = changes.flatMap(({ place }) => place ?? []);
  if (places.length > MOST_NAMED) return t(`table.ending.turned.${kind}.any`, { side: loser });
  if (places.length > 0) return t(`table.ending.turned.${kind}.one`, { places: joinIds(places), side: loser });
  const [change] = changes;
  return change?.kind === 'hand-size'
    ? t('table.ending.turned.hand-size', { n: change.amount })
    : t('table.ending.turned.panzer');
}

interface VerdictProps {
  readonly ending: Ending;
  readonly winner: string;
  readonly loser: string;
}

/** Says who won, by how much, why, and what decided it. */
export function EndVerdict({ ending, winner, loser }: VerdictProps) {
  const { game } = useGame();
  const { i18n } = useScene();
  const { t } = i18n;
  const { when, title, why, rule, margin, scale } = ending;
  const { showEnd } = usePlayActions();
  const emblem = winner === 'draw' ? null : emblemOf(game, winner);
  return (
    <div className="end-verdict">
      {emblem ? <span className="rigid end-verdict__emblem">{drawMark({ of: emblem, size: 'l' })}</span> : null}
      <div className="min-0 end-verdict__told">
        <p className="cap">{t('table.ending.kicker', { when })}</p>
        <h1 id="prompt" tabIndex={-1} className="end-verdict__title">
          {title}
        </h1>
        <p className="with-rule end-verdict__why">
          <span>{why}</span> {rule === null ? null : <RuleChip rule={rule} />}
        </p>
        {margin ? (
          <p className="end-verdict__why">
            <b>{asSentence(i18n.lang, t(`table.ending.grade.${margin.grade}`))}</b>{' '}
            <span>{wordTurning(i18n, margin, loser, scale?.kind === 'ladder')}</span>
          </p>
        ) : null}
      </div>
      <Button
        size="small"
        kbd="Esc"
        aria-keyshortcuts="Escape"
        className="rigid end-verdict__board"
        onClick={() => showEnd(false)}
      >
        {t('table.ending.board')}
      </Button>
    </div>
  );
}

export function EndMeasure({ scale }: { readonly scale: EndScale }) {
  if (scale.kind === 'bar') return <ScoreBar scale={scale} />;
  return scale.kind === 'against' ? <AgainstBar scale={scale} /> : <Ladder scale={scale} />;
}

type Styled = CSSProperties & Readonly<Record<'--at' | '--wins', string>>;

function ScoreBar({ scale }: { readonly scale: Extract<EndScale, { kind: 'bar' }> }) {
  const { i18n } = useScene();
  const { side, at, wins, most } = scale;
  const share = (n: number): string => `${(100 * Math.max(0, Math.min(n, most))) / most}%`;
  const style: Styled = { '--at': share(at), '--wins': share(wins) };
  const n = (value: number): string => formatNumber(i18n.lang, value);
  return (
    <div className="relative end-bar" style={style} role="img" aria-label={i18n.t('table.ending.scale', { n: at })}>
      <span className={`end-bar__full end-bar__full--${side}`} />
      <span className="end-bar__need" />
      <b className="end-bar__at">{n(at)}</b>
      <span className="end-bar__ends">
        <span>{n(0)}</span>
        <span className="end-bar__wins">{i18n.t('table.ending.wins', { n: wins })}</span>
        <span>{n(most)}</span>
      </span>
    </div>
  );
}

/** Two scores against each other: the longer part wins. */
function AgainstBar({ scale: { sides } }: { readonly scale: Extract<EndScale, { kind: 'against' }> }) {
  const { i18n } = useScene();
  return (
    <ul className="flex end-against">
      {sides.map(({ side, n }) => (
        <li
          key={side}
          className={`line gap-8 end-against__part end-against__part--${side}`}
          style={{ flexGrow: Math.max(n, 1) }}
        >
          <span className="ellipsis">{i18n.t('table.rail.side', { side })}</span>
          <b className="tabular">{formatNumber(i18n.lang, n)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The levels of victory, with the one that was reached. */
function Ladder({ scale: { steps } }: { readonly scale: Extract<EndScale, { kind: 'ladder' }> }) {
  const { t } = useScene().i18n;
  return (
    <ol className="end-ladder" aria-label={t('table.ending.level')}>
      {steps.map(({ text, isReached }) => (
        <li
          key={text}
          className={classes('end-ladder__step', isReached && 'end-ladder__step--reached')}
          aria-current={isReached ? 'step' : undefined}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}

/** The score of each side, line by line: places that score alike share one. */
export function ScoreSheets({ rule }: { readonly rule: string | null }) {
  const game = useGame();
  const { facts, queries, view, i18n } = useScene();
  const { t } = i18n;
  const scores = game.roll.listScore({ facts, queries, view });
  return (
    <section className="end-sheets" aria-labelledby="end-sheets">
      <h2 id="end-sheets" className={rule === null ? 'visually-hidden' : 'cap with-rule'}>
        <span>{t('table.ending.sheet')}</span> {rule ? <RuleChip rule={rule} /> : null}
      </h2>
      {scores.map(({ seat, total, reasons }) => {
        const figure = game.roll.wordScore(i18n, seat, total);
        // A figure without summands says everything itself.
        if (reasons.length === 0)
          return (
            <p key={seat} className="end-sheets__figure">
              {figure}
            </p>
          );
        const rows = gatherLines(reasons).map(({ places, amount, reason }, at): ReasonRow => {
          const row: ReasonRow = {
            ...game.roll.reasonRow(i18n, { ...reason, amount }, at, facts),
            amount: formatNumber(i18n.lang, amount, 'signed'),
          };
          if (places.length < 2) return { ...row, rule: undefined };
          const words = { places: joinIds(places), n: reason.amount };
          return {
            ...row,
            rule: undefined,
            text: Math.abs(reason.amount) > 1 ? t('table.ending.each', words) : t('table.ending.places', words),
          };
        });
        return (
          <section key={seat} aria-label={figure}>
            <Reasons rows={rows} total={{ amount: total, text: t('table.ending.sum', { side: seat }) }} />
          </section>
        );
      })}
    </section>
  );
}
