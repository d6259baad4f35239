/** The page that tells how the chances came true. */
import { binsOf, bothSeats, errorOf, tableOf, worstOf, type Bin, type Shares } from './calibrate.ts';

/** Fewer conflicts in a tenth of the range say nothing within a few points. */
const ENOUGH = 100;
/** In points. */
const AIM = 5;

/** Who played, and what came of it. */
export interface Matches {
  readonly greedy: Shares;
  /** Searching players: those that lay their best card in every conflict, and as they are. */
  readonly best: Shares;
  readonly free: Shares;
  readonly marshal: string;
  readonly seed: string;
}

function verdictOf(bins: readonly Bin[]): string {
  const told = bins.filter(({ n }) => n >= ENOUGH);
  const missed = bins.flatMap((bin, at) =>
    bin.n >= ENOUGH && Math.abs(bin.won - bin.shown) * 100 > AIM
      ? [
          `${at * 10} to ${at * 10 + 10} % (${((bin.won - bin.shown) * 100).toFixed(1)} points, standard error ${errorOf(bin).toFixed(1)})`,
        ]
      : [],
  );
  const largest = `Largest difference in the ${told.length} tenths with ${ENOUGH} conflicts or more: ${worstOf(bins, ENOUGH).toFixed(1)} points; aim: ${AIM}.`;
  return missed.length === 0 ? `${largest} The aim is met.` : `${largest} The aim is missed at ${missed.join(', ')}.`;
}

function formatSeries(shares: Shares): string {
  const told = [
    ['Both seats, before the cards:', bothSeats(shares)],
    ['The Axis seat alone:', shares.before.axis],
    ['The Allied seat alone:', shares.before.allies],
    ["Once all cards lie face up, the Axis side's exact chance over all dice:", shares.open],
  ] as const;
  return told
    .map(([name, shown]) => {
      const bins = binsOf(shown);
      return [name, tableOf(bins), verdictOf(bins)].join('\n\n');
    })
    .join('\n\n');
}

export function formatPage({ greedy, best, free, marshal, seed }: Matches): string {
  const count = greedy.before.axis.length;
  return `# How the chances of Hitler's Reich come true

Made by \`npm run calibrate -- --conflicts ${count} --seed ${seed} --marshal ${marshal}\`: three times ${count} conflicts of campaign games. The same
command gives the same page. _Before the cards_ is what each seat is shown once all events are named and no card is laid: the value against a
likely hand. _Face up_ is the exact chance before the dice are rolled. Differences are won less shown, in points; every conflict counts once for each
seat where both are counted.

## Between Marshals who lay their best card

${formatSeries(best)}

## Between greedy players who lay their best card

${formatSeries(greedy)}

## Between Marshals as they play

${formatSeries(free)}

## What to make of it

- The chances count both sides at their best, so the first two series are the test of them. A player who holds back a good card for another day is
  shown more than it wins where it is far ahead, and wins more than it is shown where the other is: that is the whole of the third series. Once
  the cards lie face up nothing of it is left.
- A likely hand is dealt from all cards that the seat has not seen. Dealt in full it is far too strong: players who lay their best card each
  time are left with poor ones, and over 800 conflicts what was shown fell short of what was won by 11 to 21 points below 80 %. So a hand
  counts for one card less with each card in its pile and with each turn played, down to one and three quarters; that number was chosen by games
  of another seed, the rest is open to both seats. Which cards have been played is not used: nobody may look them up (§4.1.5).
- With two cards as the least, what was shown fell short of what was won by 3 points on average, and for the Allied seat by up to 9.
- Both kinds of players use re-rolls, effects and Sabotage by rules of thumb or by few playouts; what they give away stands in the table of cards
  that lie face up as well as in the others.
`;
}
