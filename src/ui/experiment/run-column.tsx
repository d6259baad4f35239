import Copy from 'lucide-react/icons/copy';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import type { Experiment } from '../../lab/experiment/plan.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { ownKey, wordScenario } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { draftOf, keepDraft } from './draft.ts';
import { LETTERS } from './figures.ts';
import { VariantCard } from './variant-card.tsx';
import { namePack, wordPlayer } from './words.ts';

export interface RunColumnProps {
  readonly shelf: ShelfGame;
  readonly experiment: Experiment;
}

/** What an experiment compares, fixed since it began; a new one may begin like it. */
export function RunColumn({ shelf, experiment }: RunColumnProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const [, navigate] = useLocation();
  const { start, variants, games, width, seed, game } = experiment;
  const specs = shelf.scenarios.find((scenario) => scenario.id === start.scenario)?.options ?? [];
  const players = [...new Set(variants.map((variant) => variant.players.join(' ')))];
  const isAlike = players.length === 1;
  return (
    <>
      <section className="setup__part">
        <h2 className="cap">{t('experiment.compare')}</h2>
        {variants.map(({ options = {}, pack }, at) => (
          <VariantCard key={LETTERS[at]} game={game} at={at} options={options} specs={specs} pack={namePack(pack)} />
        ))}
        <Button
          size="small"
          icon={Copy}
          onClick={() => {
            keepDraft(game, draftOf(experiment));
            navigate(paths.experiment(game));
          }}
        >
          {t('experiment.like')}
        </Button>
      </section>
      <section className="setup__part">
        <h2 className="cap">{t(isAlike ? 'experiment.players' : 'new.players')}</h2>
        {variants.slice(0, isAlike ? 1 : 2).map((variant, at) =>
          shelf.seats.map((seat, n) => (
            <p key={`${at} ${seat}`} className="line gap-8">
              <SeatMark game={game} seat={seat} size="s" />
              <span className="visually-hidden">{`${line({ key: ownKey(game, `seat.${seat}`) })}: `}</span>
              {isAlike ? null : <b>{LETTERS[at]}</b>}
              <span>{wordPlayer(i18n, variant.players[n === 0 ? 0 : 1])}</span>
            </p>
          )),
        )}
      </section>
      <section className="setup__part">
        <h2 className="cap">{t('experiment.games')}</h2>
        <p className="small">
          {width === undefined
            ? t('experiment.games.each', { n: games })
            : t('experiment.games.width', { points: String(Math.round(width * 1000) / 10), n: games })}
        </p>
        <p className="small">
          <span>{wordScenario(i18n, game, start.scenario) ?? start.scenario}</span>
          <span>{start.position === undefined ? '' : ` · ${t('experiment.from-position')}`}</span> ·{' '}
          <span>{t('experiment.seed.is', { seed })}</span>
        </p>
      </section>
    </>
  );
}
