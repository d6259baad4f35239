/** The record of two players against each other: in the set-up, in the library and at the end of a match. */
import { useMemo } from 'react';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { headToHead, type HeadToHead, type PairGame } from '../../store/head-to-head.ts';
import { useLibrary } from '../../store/hooks.ts';
import { leftToRight } from '../../store/seat-order.ts';
import type { MatchAbout } from '../../store/types.ts';
import { drawSeatMark } from './seat-mark.tsx';
import { ownKey } from './games.ts';
import './pair-record.css';

export type PairNames = readonly [string, string];

type Seating = Pick<MatchAbout, 'seatNames' | 'computers' | 'left'>;

/** Returns both players from left to right, or null if a name is missing or a program plays. */
export function pairOf({ seatNames, computers = {}, left }: Seating): PairNames | null {
  const [a, b] = leftToRight(Object.keys(seatNames), left).map((seat) => seatNames[seat]?.trim() ?? '');
  return a && b && Object.keys(computers).length === 0 ? [a, b] : null;
}

/** Returns the record of a pair in a game. A parent loads the whole library with `useWholeLibrary`. */
export function usePairRecord(game: string, [a, b]: PairNames): HeadToHead {
  const entries = useLibrary((library) => library.entries);
  return useMemo(() => headToHead(entries, game, [a, b]), [entries, game, a, b]);
}

export function tellScore({ t }: I18n, { won, draws }: HeadToHead, [a, b]: PairNames): string {
  const score = t('pair.score', { a, b, n: won[0], m: won[1] });
  return draws === 0 ? score : t('pair.score.draws', { score, n: draws });
}

const sideOf = ({ line }: I18n, { game, seats }: PairGame, winner: 0 | 1): string =>
  line({ key: ownKey(game, `seat.${seats[winner]}`) });

function tellLast(i18n: I18n, last: PairGame, names: PairNames): string {
  const { t } = i18n;
  const at = new Date(last.ended).toISOString();
  if (last.winner === null) return t('pair.last.draw', { at });
  return t('pair.last', { player: names[last.winner], side: sideOf(i18n, last, last.winner), at });
}

/** Matches in sight; earlier ones are in the figures only. */
const SHOWN = 9;

/** The score, the last matches with the winner's side in the winner's row, and who won last. */
export function PairRecord({ record, names }: { readonly record: HeadToHead; readonly names: PairNames }) {
  const i18n = useT();
  const last = record.games.at(-1);
  if (!last) return <p className="small pair-record__none">{i18n.t('pair.none')}</p>;
  return (
    <div className="col middle gap-6 pair-record">
      <p className="tabular pair-record__score">
        <span className="visually-hidden">{tellScore(i18n, record, names)}</span>
        <span aria-hidden="true">
          {record.won[0]} <span className="pair-record__to">:</span> {record.won[1]}
        </span>
      </p>
      <div className="grid gap-8 pair-record__strip">
        <p className="small clip pair-record__names" aria-hidden="true">
          <span className="block clip">{names[0]}</span> <span className="block clip">{names[1]}</span>
        </p>
        <ol className="flex pair-record__games">
          {record.games.slice(-SHOWN).map((game) => (
            <li key={game.id} className="pair-record__game" data-winner={game.winner ?? 'draw'}>
              {game.winner === null ? (
                <span className="round w-18 pair-record__draw" role="img" aria-label={i18n.t('pair.game.draw')} />
              ) : (
                drawSeatMark({
                  ...{ game: game.game, seat: game.seats[game.winner], size: 's' },
                  label: i18n.t('pair.game', { player: names[game.winner], side: sideOf(i18n, game, game.winner) }),
                })
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="small pair-record__last">{tellLast(i18n, last, names)}</p>
    </div>
  );
}
