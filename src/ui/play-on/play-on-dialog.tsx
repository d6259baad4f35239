import { useEffect, useRef, useState } from 'react';
import Play from '@lucide/icons/icons/play';
import { useLocation } from 'wouter';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { lastSetup, libraryStore } from '../../store/app-stores.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import type { Player } from '../../store/last-setup.ts';
import { reseat } from '../../store/saves/reseat.ts';
import { GameWords } from '../app/game-words.tsx';
import { ownKey } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { usePrograms } from '../new-game/use-programs.ts';
import { usualPlayers } from '../new-game/seating.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choices } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { closePlayOn, usePlayOnOffer, type Offer } from './offer.ts';
import './play-on.css';

export function PlayOnDialog() {
  const offer = usePlayOnOffer();
  const [path] = useLocation();
  // Navigating back closes the dialog.
  const from = useRef(path);
  useEffect(() => {
    if (from.current !== path) closePlayOn();
    from.current = path;
  }, [path]);
  return offer === null ? null : (
    <GameWords game={offer.game}>
      <Asked offer={offer} />
    </GameWords>
  );
}

function Asked({ offer }: { readonly offer: Offer }) {
  const shelf = useShelfGame(offer.game);
  const programs = usePrograms(offer.game);
  return shelf.game && programs ? <Seats offer={offer} shelf={shelf.game} levels={programs.levels} /> : null;
}

interface SeatsProps {
  readonly offer: Offer;
  readonly shelf: ShelfGame;
  readonly levels: readonly Exclude<Player, 'person'>[];
}

function usualLevel(levels: SeatsProps['levels']): Player {
  const last = lastSetup.read().players?.find((player) => player !== 'person' && levels.includes(player));
  return last ?? usualPlayers(levels)[1];
}

function Seats({ offer, shelf, levels }: SeatsProps) {
  const { t, line } = useT();
  const [, navigate] = useLocation();
  const { game, seats, next, text } = offer;
  const [mine, setMine] = useState(() => seats.find((seat) => seat === next) ?? seats[0] ?? '');
  const [against, setAgainst] = useState<Player>(() => usualLevel(levels));
  const [problem, setProblem] = useState<Line | null>(null);
  const [isStarting, setStarting] = useState(false);
  // A player who may not see the other hand may not take that seat as a second person.
  const others: readonly Player[] = seats.length === 1 ? levels : ['person', ...levels];
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const players = Object.fromEntries(shelf.seats.map((seat) => [seat, seat === mine ? 'person' : against]));
    const made = await libraryStore
      .getState()
      .playOn(reseat(text, { players, hasSecrets: shelf.hasSecrets }), offer.isOpen);
    setStarting(false);
    if (!made.ok) return setProblem(made.problem);
    closePlayOn();
    navigate(paths.table(made.id));
  };
  return (
    <Dialog
      open
      onClose={closePlayOn}
      title={t('table.play-on.title')}
      actions={
        <>
          <Button variant="go" size="big" icon={Play} closed={isStarting} onClick={() => void start()}>
            {t('table.play-on.start')}
          </Button>
          <Button size="big" onClick={closePlayOn}>
            {t('app.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack play-on">
        <p>{t('table.play-on.what')}</p>
        <Choices
          label={t('table.play-on.seat')}
          value={mine}
          choices={seats.map((seat) => ({ value: seat, label: line({ key: ownKey(game, `seat.${seat}`) }) }))}
          onChange={setMine}
        />
        <Choices
          label={t('table.play-on.against')}
          hint={t(`level.${against}.what`)}
          value={against}
          choices={others.map((player) => ({ value: player, label: t(`level.${player}`) }))}
          onChange={setAgainst}
        />
        {problem ? <Note tone="error">{line(problem)}</Note> : null}
      </div>
    </Dialog>
  );
}
