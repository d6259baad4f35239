import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { findGame, listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { lastSetup } from '../../store/app-stores.ts';
import type { Player } from '../../store/last-setup.ts';
import { GameWords } from '../app/game-words.tsx';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { Select } from '../parts/field.tsx';
import { GameStatus } from '../workbench/game-screen.tsx';
import './new-game.css';
import { NewGameForm, useIsPhone } from './new-game-form.tsx';
import type { Pair } from './pair.ts';
import { fitPlayer, seatsFor, usualPlayers, type Places } from './seating.ts';
import { usePrograms } from './use-programs.ts';
import { takeWished } from './wished.ts';

/** Settings before a match, all with defaults: one press starts it. */
export function NewGameScreen({ game }: { readonly game: string }) {
  const i18n = useT();
  const { t } = i18n;
  const shelf = useShelfGame(game);
  const programs = usePrograms(game);
  const isPhone = useIsPhone();
  // Names and levels stay when the game changes.
  const [chosen, setChosen] = useState<Places | null>(null);
  const [pair, setPair] = useState<Pair>(() => ({ names: lastSetup.read().names ?? ['', ''], sides: null }));
  const [wished] = useState(takeWished);
  const isReady = shelf.game !== null && programs !== null;
  return (
    <Screen
      title={t('new.title')}
      {...(findGame(game) ? { end: <GameSwitch game={game} /> } : {})}
      {...(findGame(game) && !isPhone ? { subtitle: wordTitle(i18n, game) } : {})}
      full
    >
      <GameStatus game={game} status={shelf.status} />
      {isReady ? (
        <GameWords game={game}>
          <NewGameForm
            key={game}
            shelf={shelf.game}
            {...programs}
            places={fitPlaces(chosen ?? startPlaces(programs.levels, wished), programs.levels)}
            setPlaces={setChosen}
            pair={pair}
            setPair={setPair}
          />
        </GameWords>
      ) : null}
    </Screen>
  );
}

type Levels = NonNullable<ReturnType<typeof usePrograms>>['levels'];

/** As asked for on the start screen, else as last played. */
function startPlaces(levels: Levels, against: Player | null): Places {
  if (against !== null) return seatsFor(against, lastSetup.read().players);
  const [first, second] = lastSetup.read().players ?? usualPlayers(levels);
  return [
    { player: first ?? 'person', name: '' },
    { player: second ?? 'person', name: '' },
  ];
}

const fitPlaces = ([a, b]: Places, levels: Levels): Places => [
  { ...a, player: fitPlayer(a.player, levels) },
  { ...b, player: fitPlayer(b.player, levels) },
];

function GameSwitch({ game }: { readonly game: string }) {
  const i18n = useT();
  const { t } = i18n;
  const [, navigate] = useLocation();
  if (useIsPhone())
    return (
      <Select
        quiet
        label={t('new.change-game')}
        value={game}
        choices={listGames().map(({ id }) => ({ value: id, label: wordTitle(i18n, id) }))}
        onChange={(id) => navigate(paths.newGame(id), { replace: true })}
      />
    );
  return (
    <nav className="line gap-10" aria-label={t('new.change-game')}>
      <span className="small" aria-hidden="true">
        {t('new.change-game')}
      </span>
      <span className="switch">
        {listGames().map(({ id }) => (
          <Link
            key={id}
            to={paths.newGame(id)}
            replace
            className="switch__part"
            aria-current={id === game ? 'page' : undefined}
          >
            {wordTitle(i18n, id)}
          </Link>
        ))}
      </span>
    </nav>
  );
}
