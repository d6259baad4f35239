import { useMemo, useState } from 'react';
import type { Figures } from '../../lab/experiment/figures.ts';
import { CONFIDENCE } from '../../lab/stats/stats.ts';
import { findScreen, type HeatPicture } from '../app/game-screen.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePart } from '../app/later.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Choices } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { FigureTable, LETTERS, perCent, percent, signedFigure, signedPoints } from './figures.tsx';
import { openRoster } from './workplace.ts';
import type { Comparison } from '../../lab/experiment/compare.ts';
import type { EvenLuck } from '../../lab/experiment/luck.ts';

interface HeatPanelProps {
  readonly game: string;
  readonly seats: readonly string[];
  readonly variants: readonly Figures[];
}

type ShownVariant = 'both' | 'a' | 'b';
/** Smaller differences get no thick box. */
const LEAST = 0.02;

/**
 * Two shares differ by more than chance: the interval of Agresti and Caffo (2000), which adds one game each
 * way, so that a few games with one winner prove nothing.
 */
function isMoreThanChance(shares: readonly [number, number], games: readonly [number, number]): boolean {
  const adjusted = shares.map((share, i) => (share * (games[i] ?? 0) + 1) / ((games[i] ?? 0) + 2));
  const spread = adjusted.reduce((sum, share, i) => sum + (share * (1 - share)) / ((games[i] ?? 0) + 2), 0);
  const [a = 0, b = 0] = adjusted;
  return Math.abs(b - a) >= Math.max(LEAST, CONFIDENCE * Math.sqrt(spread));
}

/** The owners of all places at the end, as ink on the board. */
export function HeatPanel({ game, seats, variants }: HeatPanelProps) {
  const { t, line } = useT();
  const shelf = useShelfGame(game).game;
  const picture = usePart<HeatPicture>(findScreen(game)?.art.heat ?? null);
  const places = usePlaces(game);
  const [chosen, setShown] = useState<ShownVariant>('both');
  const [first = ''] = seats;
  const isPair = variants.length > 1;
  const shown: ShownVariant = isPair ? chosen : 'a';
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
    <section className="panel col min-h-0 clip" aria-labelledby="heat-title">
      <header className="line apart gap-12 p-8-16 heat-panel__head">
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
      <div className="full heat-panel__map" style={{ aspectRatio: picture?.aspect ?? 1 }}>
        {picture && shelf ? (
          <ErrorBoundary fallback={() => null}>
            <picture.Heat facts={shelf.facts} shares={shares} labels={labels} />
          </ErrorBoundary>
        ) : null}
      </div>
      <footer className="line wrap apart gap-12 t-small p-8-16">
        <span className="line gap-8">
          <span>{perCent(0, 0)}</span>
          <span className="inline-block h-12 edge heat-panel__scale" aria-hidden="true" />
          <span>{t('experiment.held.whole', { seat: first })}</span>
        </span>
        {isPair ? <span>{t('experiment.held.thick')}</span> : null}
      </footer>
      {hasGames ? (
        <Fold title={t('experiment.held.table')} className="scroll-y heat-panel__table">
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

/** Places whose holder is counted; none until they are loaded. */
const usePlaces = (game: string): readonly string[] =>
  useLoaded(game, async () => {
    const { def, lab } = await openRoster(game);
    return lab?.places(def.data.facts) ?? NONE;
  }).value ?? NONE;

/** Drops brackets and second names. */
const shortName = (name: string): string => name.split(/\s*[/／(（]/)[0] ?? name;

interface LuckTableProps {
  readonly variants: readonly Figures[];
  readonly comparison: Comparison | null;
}

/**
 * Luck of the dice, wins of the luckier side, and the winner with equal luck. Nothing in a game without
 * dice.
 */
export function LuckTable({ variants, comparison }: LuckTableProps) {
  const { t } = useT();
  const seats = variants[0]?.wins.map(({ seat }) => seat) ?? [];
  if (!variants.some(({ luckier }) => luckier.games > 0)) return null;
  const within = (share: number, [low, high]: readonly [number, number]) =>
    t('experiment.luck.share', { share: percent(share), low: percent(low), high: percent(high) });
  const shareAt = (even: EvenLuck | null) => (even ? within(even.value, even.interval) : '–');
  const even = comparison?.evenLuck;
  const hasDifference = even != null;
  const blank = hasDifference ? [''] : [];
  return (
    <section className="panel col gap-10 run-chart" aria-labelledby="chart-luck">
      <h3 id="chart-luck" className="cap">
        {t('experiment.luck.apart')}
      </h3>
      <FigureTable
        caption={t('experiment.luck.apart')}
        head={[
          t('experiment.luck.what'),
          ...variants.map((_, i) => LETTERS[i] ?? ''),
          ...(hasDifference ? ['A → B'] : []),
        ]}
        rows={[
          ...seats.map((seat, i) => [
            t('experiment.luck', { seat }),
            ...variants.map(({ luck }) => signedFigure(luck[i === 0 ? 0 : 1].mean)),
            ...blank,
          ]),
          [
            t('experiment.luck.luckier'),
            ...variants.map(({ luckier: { games, won, interval } }) =>
              games > 0 ? within(won / games, interval) : '–',
            ),
            ...blank,
          ],
          [
            t('experiment.luck.even', { seat: seats[0] ?? '' }),
            ...variants.map(({ evenLuck }) => shareAt(evenLuck)),
            ...(even
              ? [
                  t('experiment.luck.points', {
                    points: signedPoints(even.value),
                    low: signedPoints(even.interval[0]),
                    high: signedPoints(even.interval[1]),
                  }),
                ]
              : blank),
          ],
        ]}
      />
    </section>
  );
}
