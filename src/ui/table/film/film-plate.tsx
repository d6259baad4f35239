import { useT } from '../../../i18n/use-t.tsx';
import { emblemOf } from '../../app/games.ts';
import { classes } from '../../parts/classes.ts';
import { drawMark } from '../../parts/emblem.tsx';
import { MiniDice } from '../mini-dice.tsx';
import type { FilmMoment, FilmRow } from './moments.ts';

/** A plate has room for this many sentences. */
const ROWS = 5;

interface FilmPlateProps {
  readonly game: string;
  readonly side: string;
  readonly moment: FilmMoment;
}

/** Tells the shown moment: what was done, its dice, its outcome. */
export function FilmPlate({ game, side, moment }: FilmPlateProps) {
  const { t } = useT();
  const { title, result, rows, isTaken } = moment;
  const emblem = emblemOf(game, side);
  const shown = rows.slice(0, rows.length > ROWS + 1 ? ROWS : undefined);
  const rolled = rows.filter(({ dice }) => dice.length > 0);
  return (
    <section className="card high film-plate" tabIndex={0} aria-label={t(`table.watch.kind.${moment.kind}`)}>
      <div className="line gap-10 film-plate__head">
        {emblem ? drawMark({ of: emblem, size: 's' }) : null}
        <p className="t-ui strong">{title}</p>
      </div>
      {result === null && rows.length === 0 ? null : (
        <div className="film-plate__body">
          {result === null ? null : <p className={classes('film-plate__result', isTaken && 'no-ink')}>{result}</p>}
          {shown.length === 0 ? null : (
            <ul className={classes('col gap-6 film-plate__rows', rolled.length === 1 && 'film-plate__rows--one')}>
              {shown.map((row) => (
                <PlateRow key={row.text} row={row} />
              ))}
            </ul>
          )}
          {rows.length > shown.length ? (
            <p className="small mt-6">{t('table.watch.more', { n: rows.length - shown.length })}</p>
          ) : null}
        </div>
      )}
    </section>
  );
}

const PlateRow = ({ row: { text, dice } }: { readonly row: FilmRow }) => (
  <li className="line gap-10 t-note film-plate__row">
    {dice.length === 0 ? null : (
      <span className="rigid film-plate__dice">
        <MiniDice dice={dice} />
      </span>
    )}
    <span className="grow">{text}</span>
  </li>
);
