import { useMemo, useState, useEffect } from 'react';
import type { Figures } from '../../lab/experiment/figures.ts';
import type { HeatPicture } from '../../games/manifest.ts';
import { CONFIDENCE } from '../../lab/stats/stats.ts';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePart } from '../app/later.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Choices } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { FigureTable } from './figure-table.tsx';
import { LETTERS, perCent, percent } from './figures.ts';
import { openRoster } from './workplace.ts';

export interface HeatPanelProps {
  readonly game: string;
  /** Seats in their order. */
  readonly seats: readonly string[];
  readonly variants: readonly Figures[];
}

type Shown = 'both' | 'a' | 'b';
/** Less is not worth a thick box. */
const LEAST = 0.02;

/**
 * Whether two shares of as many games differ by more than chance, as far as one place tells: the interval of Agresti and
 * Caffo (2000), which counts a game each way more, so that a few games that all went one way settle nothing.
 */
function isMoreThanChance(shares: readonly [number, number], games: readonly [number, number]): boolean {
  const adjusted = shares.map((share, i) => (share * (games[i] ?? 0) + 1) / ((games[i] ?? 0) + 2));
  const spread = adjusted.reduce((sum, share, i) => sum + (share * (1 - share)) / ((games[i] ?? 0) + 2), 0);
  const [a = 0, b = 0] = adjusted;
  return Math.abs(b - a) >= Math.max(LEAST, CONFIDENCE * Math.sqrt(spread));
}

/** Who holds each place at the end, in one ink on the game's own board. */
export function HeatPanel({ game, seats, variants }: HeatPanelProps) {
  const { t, line } = useT();
  const shelf = useShelfGame(game).game;
  const picture = usePart<HeatPicture>(findGame(game)?.art.heat ?? null);
  const places = usePlaces(game);
  const [chosen, setShown] = useState<Shown>('both');
  const [first = ''] = seats;
  const isPair = variants.length > 1;
  const shown: Shown = isPair ? chosen : 'a';
  const held = useMemo(
    () => new Map(places.map((place, i) => [place, variants.map((figures) => figures.held[i]?.[0] ?? 0)])),
    [places, variants],
  );
  const hasGames = variants.some(({ games }) => games > 0);
  const counts = [variants[0]?.games ?? 0, variants[1]?.games ?? 0] as const;
  const inked = shown === 'a' ? 0 : variants.length - 1;
  const shares = useMemo(
    () => (hasGames ? Object.fromEntries([...held].map(([place, values]) => [place, values[inked] ?? 0])) : {}),
    [held, inked, hasGames],
  );
  const tell = (values: readonly number[]): string => {
    const rounded = values.map((value, i) => (counts[i] === 0 ? '–' : percent(value, 0)));
    if (shown === 'a') return rounded[0] ?? '';
    if (shown === 'b') return rounded[1] ?? '';
    return rounded[0] === rounded[1] ? (rounded[0] ?? '') : rounded.join(' → ');
  };
  const nameOf = (place: string) => line({ key: 'experiment.place', params: { place } });
  const named = picture && shelf ? picture.named(shelf.facts) : [];
  const labels = hasGames
    ? named.flatMap((place) => {
        const values = held.get(place);
        if (!values) return [];
        const isChanged = shown === 'both' && isPair && isMoreThanChance([values[0] ?? 0, values[1] ?? 0], counts);
        return [{ place, name: shortName(nameOf(place)), value: tell(values), isChanged }];
      })
    : [];
  return (
    <section className="panel heat-panel" aria-labelledby="heat-title">
      <header className="line apart gap-12 heat-panel__head">
        <h3 id="heat-title" className="cap">
          {t('experiment.held', { seat: first })}
        </h3>
        {isPair ? (
          <Choices
            quiet
            look="switch"
            label={t('experiment.held.shown')}
            value={shown}
            choices={[
              { value: 'both', label: 'A → B' },
              { value: 'a', label: 'A' },
              { value: 'b', label: 'B' },
            ]}
            onChange={setShown}
          />
        ) : null}
      </header>
      <div className="heat-panel__map" style={{ aspectRatio: picture?.aspect ?? 1 }}>
        {picture && shelf ? (
          <ErrorBoundary fallback={() => null}>
            <picture.Heat facts={shelf.facts} shares={shares} labels={labels} />
          </ErrorBoundary>
        ) : null}
      </div>
      <footer className="line wrap apart gap-12 heat-panel__foot">
        <span className="line gap-8">
          <span>{perCent(0, 0)}</span>
          <span className="heat-panel__scale" aria-hidden="true" />
          <span>{t('experiment.held.whole', { seat: first })}</span>
        </span>
        {isPair ? <span>{t('experiment.held.thick')}</span> : null}
      </footer>
      {hasGames ? (
        <Fold title={t('experiment.held.table')} className="heat-panel__table">
          <FigureTable
            caption={t('experiment.held', { seat: first })}
            head={[t('experiment.held.place'), ...variants.map((_, i) => LETTERS[i] ?? '')]}
            rows={[...held].map(([place, values]) => [nameOf(place), ...values.map((value) => perCent(value, 0))])}
          />
        </Fold>
      ) : null}
    </section>
  );
}

const NONE: readonly string[] = [];

/** The places of a game that are held, in the order of its rows; none until they are fetched, or where it counts none. */
function usePlaces(game: string): readonly string[] {
  const [found, setFound] = useState<{ readonly game: string; readonly places: readonly string[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    openRoster(game).then(
      ({ def, lab }) => {
        if (!isStale) setFound({ game, places: lab?.places(def.facts) ?? NONE });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [game]);
  return found?.game === game ? found.places : NONE;
}

/** Without what stands in brackets, or is another name of the same place. */
const shortName = (name: string): string => name.split(/\s*[/／(（]/)[0] ?? name;
