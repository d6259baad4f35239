import { Fragment, type ReactNode } from 'react';
import { factSeparator, joinSentences } from '../../i18n/joining.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { PlayScene } from '../../play/game.ts';
import { emblemOf } from '../app/games.ts';
import { classes } from '../parts/classes.ts';
import { SmallDie } from '../parts/die.tsx';
import { drawMark } from '../parts/emblem.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './fight-card.css';
import type { FightReport, ReportDie, ReportSide } from './fight-report.ts';
import type { GameTable } from './game-table.ts';

interface FightCardProps {
  readonly game: GameTable;
  readonly scene: PlayScene;
  readonly i18n: I18n;
  readonly id: string;
  readonly report: FightReport;
  readonly isShown: boolean;
  readonly isOpen: boolean;
  /** The steps of the fight and what can be done with it, below the card's own lines. */
  readonly children: ReactNode;
}

/** A fight of the log: both sides with cards and dice, the result, and what it changed. */
export function FightCard({ game, scene, i18n, id, report, isShown, isOpen, children }: FightCardProps) {
  const { title, how, sides, rule, isOver } = report;
  return (
    <article
      className={classes('card rounded report', isShown && 'report--now', isOpen && 'report--open')}
      aria-label={tellReport(i18n, report)}
      data-entry={id}
    >
      <div className="flex apart gap-8 report__head">
        <h4 className="min-0">
          <button
            type="button"
            className="at-start no-face no-edge log__line report__title"
            data-entry={id}
            aria-expanded={isOpen}
          >
            {title}
          </button>
        </h4>
        {rule === undefined ? null : <RuleChip rule={rule} />}
      </div>
      <p className="small report__how">{how}</p>
      {sides.map((side) => (
        <Side key={side.seat} game={game} scene={scene} i18n={i18n} side={side} isOver={isOver} />
      ))}
      <Changes i18n={i18n} report={report} />
      {children}
    </article>
  );
}

/** The whole report as sentences, for readers. */
export function tellReport({ t, lang }: I18n, { title, how, sides, why, changes }: FightReport): string {
  const totals = sides.flatMap(({ who, total }) =>
    total === null ? [] : [t('table.log.report.side', { who, total })],
  );
  return joinSentences(lang, [
    title,
    how,
    totals.join(factSeparator(lang)),
    why ?? '',
    ...changes.map(({ text, figures }) => (figures === null ? text : `${text} ${figures}`)),
  ]);
}

type SideProps = Pick<FightCardProps, 'game' | 'scene' | 'i18n'> &
  Pick<FightReport, 'isOver'> & { readonly side: ReportSide };

function Side({ game, scene, i18n, side, isOver }: SideProps) {
  const { t } = i18n;
  const { seat, who, units, cards, played, dice, total, hasWon } = side;
  const ending = hasWon ? 'report__side--won' : 'report__side--lost';
  const emblem = emblemOf(game.game, seat);
  return (
    <div className={classes('grid gap-8 middle report__side', isOver && ending)}>
      {emblem === null ? <span /> : drawMark({ of: emblem, size: 's', label: t('table.rail.side', { side: seat }) })}
      <div className="line wrap report__facts">
        {units.map((target) => (
          <span key={target} className="report__unit">
            {game.board.drawPiece({ ...scene, target, isPlain: true })}
          </span>
        ))}
        <span className={units.length === 0 ? 'report__who' : 'visually-hidden'}>{who}</span>
        {cards.map(({ target, name }) => (
          <span key={target} className="inline">
            {game.board.drawPiece({ ...scene, target })}
            <span className="visually-hidden">{name}</span>
          </span>
        ))}
        <Dice i18n={i18n} dice={dice} />
        {played.map(({ name, isCancelled }) => (
          <span key={name} className="muted report__played">
            {isCancelled ? <s>{t('table.log.report.cancelled', { name })}</s> : name}
          </span>
        ))}
      </div>
      {total === null ? null : <b className="tabular report__total">{total}</b>}
    </div>
  );
}

function Dice({ i18n, dice }: Pick<SideProps, 'i18n'> & { readonly dice: readonly ReportDie[] }) {
  const { t } = i18n;
  if (dice.length === 0) return null;
  const faces = dice.map((die) => tellDie(i18n, die)).join();
  return (
    <span className="line wrap gap-4" role="img" aria-label={t('table.dice.rolled', { faces })}>
      {dice.map((die, at) => (
        <span key={at} className="inline gap-2 report__die">
          {die.earlier.map((value, n) => (
            <Fragment key={n}>
              <SmallDie value={value} tone={die.tone} />
              <span className="t-caption muted">→</span>
            </Fragment>
          ))}
          <SmallDie value={die.value} tone={die.tone} />
          {die.plus === 0 ? null : (
            <span className="t-caption muted">{t('table.log.report.plus', { n: die.plus })}</span>
          )}
        </span>
      ))}
    </span>
  );
}

function tellDie({ t }: I18n, { value, earlier, plus }: ReportDie): string {
  const [from] = earlier;
  const face = from === undefined ? `${value}` : t('table.log.report.die', { from, to: value });
  return plus === 0 ? face : `${face} ${t('table.log.report.plus', { n: plus })}`;
}

function Changes({ i18n: { t }, report }: Pick<FightCardProps, 'i18n' | 'report'>) {
  const { why, changes, isOver } = report;
  const nothing = t(isOver ? 'table.log.report.unchanged' : 'table.log.report.undecided');
  return (
    <ul className="col report__foot" aria-label={t('table.log.report.changes')}>
      {why === null ? null : <li>{why}</li>}
      {changes.map(({ text, figures }) => (
        <li key={text}>
          {text} {figures === null ? null : <b className="nowrap ink-pill">{figures}</b>}
        </li>
      ))}
      {changes.length === 0 ? <li className="muted">{nothing}</li> : null}
    </ul>
  );
}
