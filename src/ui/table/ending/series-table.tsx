import Repeat from '@lucide/icons/icons/repeat';
import { useLocation } from 'wouter';
import type { Line } from '../../../engine/kernel/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { matchActions } from '../../../store/app-match.ts';
import { useLibrary } from '../../../store/hooks.ts';
import type { SeriesView } from '../../../store/types.ts';
import { paths } from '../../app/routes.ts';
import { useWholeLibrary } from '../../library/library-hooks.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import './series-table.css';

interface SeriesProps {
  readonly series: SeriesView;
}

/** Sets up the next game of a series, or opens it if it exists. */
export function SeriesNext({ series, onProblem }: SeriesProps & { readonly onProblem: (problem: Line) => void }) {
  const { t } = useT();
  const [, navigate] = useLocation();
  useWholeLibrary();
  const entries = useLibrary((library) => library.entries);
  const next = entries.find(
    ({ about }) => about.series?.id === series.id && about.series.games.length === series.number,
  );
  if (next)
    return (
      <ButtonLink variant="go" size="big" icon={Repeat} to={paths.table(next.id)}>
        {t('series.open-next')}
      </ButtonLink>
    );
  if (series.next === null) return null;
  const begin = async () => {
    const made = await matchActions.createNext();
    if (made.ok) navigate(paths.table(made.id));
    else onProblem(made.problem);
  };
  return (
    <Button variant="go" size="big" icon={Repeat} isOnce onClick={() => void begin()}>
      {t('series.next', { player: series.next, side: series.seat })}
    </Button>
  );
}

/** Ranks the players. */
export function SeriesTable({ series }: SeriesProps) {
  const { t, line, lang } = useT();
  const { number, seat, rule, leadIn, standings, waiting } = series;
  const first = standings.filter(({ place }) => place === 1);
  const [leader] = first;
  return (
    <section className="series" aria-labelledby="series-title">
      <div className="flex baseline gap-8 with-rule">
        <h3 id="series-title">{t('series.title', { n: number })}</h3>
        <RuleChip rule={rule} />
      </div>
      {standings.length === 0 ? null : (
        <table aria-label={t('series.table')}>
          <thead>
            <tr>
              <th className="muted" scope="col">
                {t('series.place')}
              </th>
              <th className="muted" scope="col">
                {t('series.best')}
              </th>
              <th className="muted" scope="col">
                {line(leadIn)}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, best, lead }) => (
              <tr key={player}>
                <td className="num">{formatNumber(lang, place)}</td>
                <td>
                  <b>{player}</b>
                  <small>{line(best)}</small>
                </td>
                <td className="num">{formatNumber(lang, lead, 'signed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {waiting.map((player) => (
        <p key={player} className="t-small mt-8">
          {t('series.waiting', { player, side: seat })}
        </p>
      ))}
      {waiting.length > 0 || !leader ? null : (
        <p className="t-small mt-8">
          {first.length > 1 ? t('series.shared') : t('series.leads', { player: leader.player })}
        </p>
      )}
    </section>
  );
}
