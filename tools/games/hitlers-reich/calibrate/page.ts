/** The page that tells how the chances came true. */
import { binsOf, bothSeats, errorOf, tableOf, worstOf, type Bin, type Shares, type ShownChance } from './calibrate.ts';

/** Fewer conflicts in a tenth of the range say nothing within a few points. */
const ENOUGH = 100;
/** In points. */
const AIM = 5;

/** The players, and the results. */
export interface Matches {
  readonly marshals: Shares;
  readonly veterans: Shares;
  readonly best: Shares;
  /** Any moves before, both sides at their best in the conflict. */
  readonly any: Shares;
  readonly marshal: string;
  readonly seed: string;
}

function verdictOf(bins: readonly Bin[]): string {
  const told = bins.filter(({ n }) => n >= ENOUGH);
  const missed = bins.flatMap((bin, at) =>
    bin.n >= ENOUGH && Math.abs(bin.won - bin.shown) * 100 > AIM
      ? [
          `${at * 10} to ${at * 10 + 10}% (${((bin.won - bin.shown) * 100).toFixed(1)} points, standard error ${errorOf(bin).toFixed(1)})`,
        ]
      : [],
  );
  const largest = `Largest difference in the ${told.length} tenths with ${ENOUGH} conflicts or more: ${worstOf(bins, ENOUGH).toFixed(1)} points; aim: ${AIM}.`;
  if (told.length === 0) return `No tenth has ${ENOUGH} conflicts or more.`;
  return missed.length === 0 ? `${largest} The aim is met.` : `${largest} The aim is missed at ${missed.join(', ')}.`;
}

/** Gives the mean of all tenths, which are too small to tell. */
function meanOf(shown: readonly ShownChance[]): string {
  const mean = (of: (one: ShownChance) => number) =>
    (100 * shown.reduce((sum, one) => sum + of(one), 0)) / shown.length;
  const [told, won, exact] = [mean(({ chance }) => chance), mean((one) => Number(one.won)), mean((one) => one.exact)];
  return `In all ${shown.length}: shown ${told.toFixed(1)}%, won ${won.toFixed(1)}%, with the cards laid ${exact.toFixed(1)}%.`;
}

const FRESH = 'Both seats, where the other side has just reorganised its hand:';

function formatSeries(shares: Shares): string {
  const both = bothSeats(shares);
  const fresh = both.filter(({ isFresh }) => isFresh);
  const told = [
    ['Both seats, with the card that is laid:', both],
    ['The Axis seat alone:', shares.before.axis],
    ['The Allied seat alone:', shares.before.allies],
    ...(fresh.length >= ENOUGH ? ([[FRESH, fresh]] as const) : []),
    ["Once all cards are face up, the Axis side's exact chance over all dice:", shares.open],
  ] as const;
  return told
    .map(([name, shown]) => {
      const bins = binsOf(shown);
      return [name, tableOf(bins), meanOf(shown), verdictOf(bins)].join('\n\n');
    })
    .join('\n\n');
}

export function formatPage({ marshals, veterans, best, any, marshal, seed }: Matches): string {
  const count = marshals.before.axis.length;
  const games = [marshals, veterans, best, any].map((shares) => shares.games).join(', ');
  return `# How the chances of Hitler's Reich come true

Made by \`npm run calibrate -- --conflicts ${count} --seed ${seed} --marshal ${marshal}\`: four times ${count} conflicts of campaign games (${games} games).
The same command gives the same page. _Shown_ is what a seat's own screen shows for the card that it lays, before the cards are turned over.
_Cards laid_ is the exact chance with the cards that then lay face up: what was won, without the luck of the dice. Differences are won less shown,
in points; every conflict counts once for each seat where both are counted.

## Between Marshals as they play

${formatSeries(marshals)}

## Between Veterans

${formatSeries(veterans)}

## Between Veterans who lay their best card

${formatSeries(best)}

## After any play

Both sides make any legal move, with hands reorganised often; in the conflict each lays the card that is shown as its best, and plays its dice
as a Veteran does.

${formatSeries(any)}

## What to make of it

- The chance is inferred from what both players have seen: hands are dealt that fit every card shown, drawn, given away and shuffled, and weigh
  as much as the choices were likely by one of three habits, which is learnt with them (ADR 0026). Which cards have been played counts, for the
  log names them; what was given away face down does not.
- A player is taken to answer at its best until it is seen to save its cards. Then it answers as roughly as it was seen to choose, and keeps a
  card that is worth more to it than the fight.
- What a fight is worth was found in games of other seeds between Veterans and Marshals; no figure of this page was used.
- _Cards laid_ tells the luck of the dice from an error of the chance: where it agrees with what was shown and _Won_ does not, the dice did it.
- A tenth with fewer than ${ENOUGH} conflicts says nothing within ${AIM} points; with ${ENOUGH} its standard error is still up to 5 points.
`;
}
