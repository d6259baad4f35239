import { Fragment, memo } from 'react';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { emblemOf } from '../app/games.ts';
import { Emblem } from '../parts/emblem.tsx';
import './rail-seats.css';
import { useGame } from './use-play.tsx';

/** Who plays whom, where the players have given their names; each beside the sign of the side. */
export const RailSeats = memo(() => {
  const { game } = useGame();
  const { t } = useT();
  const names = useMatch(({ about }) => about?.seatNames);
  const seats = Object.keys(findGame(game)?.seats ?? {});
  if (!names || !seats.some((seat) => names[seat])) return null;
  return (
    <p className="line rail-seats">
      {seats.map((seat, at) => {
        const emblem = emblemOf(game, seat);
        return (
          <Fragment key={seat}>
            {at > 0 ? <span className="muted">{t('table.rail.versus')}</span> : null}
            <span className="line gap-6 min-0">
              {emblem ? <Emblem of={emblem} size="s" label={t('table.rail.side', { side: seat })} /> : null}
              <span className="rail-seats__name" title={names[seat]}>
                {names[seat] || t('table.rail.side', { side: seat })}
              </span>
            </span>
          </Fragment>
        );
      })}
    </p>
  );
});
RailSeats.displayName = 'RailSeats';
