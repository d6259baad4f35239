import { Fragment, type CSSProperties } from 'react';
import { Link } from 'wouter';
import type { Review } from '../../../lab/review/types.ts';
import type { Luck, LuckRow } from '../../../store/audit-types.ts';
import { useMatch } from '../../../store/app-match.ts';
import type { Film } from '../../../store/film.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { paths } from '../../app/routes.ts';
import { toneOf } from '../../app/games.ts';
import { drawDie } from '../../parts/die.tsx';
import { wordSide } from '../../review/verdicts.ts';
import { MiniDice } from '../mini-dice.tsx';
import { useGame, useScene } from '../use-play.tsx';
import type { Ending } from './ending.ts';
import { findRolls, listShares } from './end-rolls.ts';
import { tellRoll } from './told-roll.ts';

interface EndRollsProps {
  readonly luck: Luck;
  readonly film: Film;
  /** The side that they are good and bad for. */
  readonly side: string;
}

/** The roll that helped a side most, and the one that hurt it most. */
export function EndRolls({ luck, film, side }: EndRollsProps) {
  const { t } = useScene().i18n;
  const { best, worst } = findRolls(luck.rows, side);
  if (best === null && worst === null) return null;
  return (
    <div className="grid gap-14 end-rolls">
      {best ? <OneRoll row={best} film={film} title={t('table.ending.roll.best')} /> : null}
      {worst ? <OneRoll row={worst} film={film} title={t('table.ending.roll.worst')} /> : null}
    </div>
  );
}

interface OneRollProps {
  readonly row: LuckRow;
  readonly film: Film;
  readonly title: string;
}

/** A large fight has many dice; with more than two, small ones are enough. */
const MOST_LARGE = 2;

function OneRoll({ row, film, title }: OneRollProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const at = film.points.find(({ move }) => move === row.move)?.index;
  const told = at === undefined ? null : tellRoll(game, scene, film, at);
  if (!told) return null;
  const isLarge = told.dice.length <= MOST_LARGE;
  return (
    <section className="end-roll" aria-label={title}>
      <h2 className="cap">{title}</h2>
      <div className="flex gap-10 middle mt-6">
        {isLarge ? (
          <span className="flex gap-4 rigid end-roll__dice">
            {told.dice.map(({ value, tone }, n) => (
              <Fragment key={n}>{drawDie({ value, tone, label: String(value) })}</Fragment>
            ))}
          </span>
        ) : null}
        <p className="end-roll__told">
          <b>{t('table.ending.roll.of', { what: told.title, turn: told.turn })}</b>
          {isLarge ? null : <MiniDice dice={told.dice} />}
          {told.what === null ? null : <span>{told.what}</span>}
          <span>
            {t('table.ending.roll.chance', { side: row.seat, share: t('table.odds.share', { share: row.chance }) })}
          </span>
        </p>
      </div>
    </section>
  );
}

interface EndLuckProps extends Pick<Ending, 'counts' | 'records'> {
  readonly luck: Luck | null;
  /** Keeps the figures when the bars come. */
  readonly hasRoom: boolean;
  /** Null until the whole match is reviewed. */
  readonly review: Review | null;
}

/** Sums up dice and choices. The dice are counted at once, their worth when the review is done. */
export function EndLuck({ luck, review, counts, records, hasRoom }: EndLuckProps) {
  const { i18n } = useScene();
  const { t } = i18n;
  const id = useMatch((match) => match.id);
  if (!luck || luck.faces.length === 0) return null;
  const rolls = luck.rows.length > 0 ? luck.rows.length : luck.faces.reduce((sum, face) => sum + face.rolls, 0);
  return (
    <section className="end-luck" aria-labelledby="end-luck">
      <div className="line wrap gap-8 apart">
        <h2 id="end-luck" className="cap">
          {t('table.ending.luck')}
        </h2>
        {review ? <span className="small grow">{t('table.ending.luck.unit')}</span> : null}
        <Link className="t-small" href={paths.dice(id ?? '')}>
          {t('table.ending.luck.all')}
        </Link>
      </div>
      {review ? (
        <>
          <ul className="mt-6">
            {listShares(review).map(({ id: cause, amount }) => (
              <LuckBar
                key={cause}
                label={
                  cause === 'dice'
                    ? t('table.ending.luck.dice', { n: rolls })
                    : t('table.ending.luck.moves', { side: cause })
                }
                amount={amount}
                seats={review.seats}
              />
            ))}
          </ul>
          <p className="small mt-6">{t('table.ending.luck.how')}</p>
        </>
      ) : null}
      {review && !hasRoom ? null : <LuckTable luck={luck} counts={counts} />}
      {records.length > 0 ? (
        <div className="mt-12">
          <h3 className="cap">{t('table.ending.records')}</h3>
          {records.map((record) => (
            <p key={record} className="t-small">
              {record}
            </p>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function LuckTable({ luck, counts }: { readonly luck: Luck } & Pick<Ending, 'counts'>) {
  const { game } = useGame();
  const { i18n } = useScene();
  const { t, lang } = i18n;
  const seats = useMatch((match) => match.seats).filter((seat) => luck.faces.some((face) => face.seat === seat));
  const of = (seat: string) => luck.seats.find((one) => one.seat === seat);
  return (
    <table className="full t-small end-luck__table" aria-labelledby="end-luck">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {wordSide(game, i18n, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          head={t('table.ending.luck.mean')}
          cells={seats.map((seat) => formatNumber(lang, meanOf(luck, seat), 'oneDecimal'))}
        />
        {luck.seats.length === 0 ? null : (
          <>
            <Row
              head={t('table.ending.luck.won')}
              cells={seats.map((seat) => formatNumber(lang, of(seat)?.achieved ?? 0))}
            />
            <Row
              head={t('table.ending.luck.expected')}
              cells={seats.map((seat) => formatNumber(lang, of(seat)?.expected ?? 0, 'oneDecimal'))}
            />
          </>
        )}
        {counts.map(({ head, of: figures }) => (
          <Row key={head} head={head} cells={seats.map((seat) => figures[seat] ?? '')} />
        ))}
      </tbody>
    </table>
  );
}

/** The average of all dice of a seat. */
function meanOf({ faces }: Luck, seat: string): number {
  const own = faces.filter((one) => one.seat === seat);
  const rolls = own.reduce((sum, one) => sum + one.rolls, 0);
  return rolls === 0 ? 0 : own.reduce((sum, one) => sum + one.mean * one.rolls, 0) / rolls;
}

const Row = ({ head, cells }: { readonly head: string; readonly cells: readonly string[] }) => (
  <tr>
    <th scope="row">{head}</th>
    {cells.map((cell, at) => (
      <td key={at}>{cell}</td>
    ))}
  </tr>
);

interface LuckBarProps {
  readonly label: string;
  /** In the first seat's favour if above 0. */
  readonly amount: number;
  readonly seats: readonly [string, string];
}

/** Half a bar is this much a roll or a move. */
const FULL = 0.05;

function LuckBar({ label, amount, seats }: LuckBarProps) {
  const { game } = useGame();
  const { t, lang } = useScene().i18n;
  const side = amount >= 0 ? seats[0] : seats[1];
  const tenths = Math.round(1000 * Math.abs(amount));
  const style: CSSProperties & Readonly<Record<'--share', string>> = {
    '--share': `${50 * Math.min(1, Math.abs(amount) / FULL)}%`,
  };
  return (
    <li className="grid gap-10 middle end-luck__row">
      <span>{label}</span>
      <span className="relative end-luck__bar" aria-hidden="true">
        <span
          className={`absolute end-luck__share end-luck__share--${amount >= 0 ? 'right' : 'left'} end-luck__share--${toneOf(game, side)}`}
          style={style}
        />
      </span>
      <b className="tabular">
        {tenths === 0
          ? t('table.ending.luck.even')
          : t('table.ending.luck.for', { side, n: `+${formatNumber(lang, tenths / 10, 'oneDecimal')}` })}
      </b>
    </li>
  );
}
