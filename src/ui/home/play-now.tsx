import GraduationCap from '@lucide/icons/icons/graduation-cap';
import { useState, useId } from 'react';
import Play from '@lucide/icons/icons/play';
import { useLocation } from 'wouter';
import type { GameManifest } from '../../games/manifest.ts';
import { shelfLine, listGames } from '../../games/shelf.ts';
import { showIntent } from '../../store/intent.ts';
import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { findScreen } from '../app/game-screen.ts';
import { ButtonLink, Button } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { Select, Choices } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { wishAgainst } from '../new-game/wished.ts';
import { useLibrary } from '../../store/hooks.ts';
import './play-phone.css';
import { PLAYERS, type Player } from '../../store/last-setup.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { LEVELS } from '../../players/levels.ts';
import { lastSetup } from '../../store/app-stores.ts';

export function GameCard({ game }: { readonly game: GameManifest }) {
  const { line, lang } = useT();
  const { id } = game;
  return (
    <article
      className="col clip game-card panel"
      aria-labelledby={`card-${id}`}
      onPointerEnter={showIntent}
      onFocus={showIntent}
    >
      <div className="clip relative rule-below-strong game-card__map">
        <img
          className="block full full-height game-card__cover"
          src={findScreen(id)?.art.cover[lang]}
          alt=""
          width={492}
          height={252}
          decoding="async"
        />
      </div>
      <div className="col flex-1 game-card__text">
        <h2 id={`card-${id}`}>{line(shelfLine(id))}</h2>
        <p className="flex apart gap-8 small">
          <span>{line(shelfLine(id, 'credit'))}</span>
          <span className="nowrap">{line(shelfLine(id, 'length'))}</span>
        </p>
        <p className="game-card__blurb">{line(shelfLine(id, 'blurb'))}</p>
        <PlayNow game={game} />
        <GameFoot game={game} />
      </div>
    </article>
  );
}

/** Starts a match with one press. */
function PlayNow({ game }: { readonly game: GameManifest }) {
  const { id, scenarios } = game;
  const { t, line } = useT();
  const [scenario, setScenario] = useState(() => lastScenario(game));
  const { against, setAgainst, isStarting, problem, start } = usePlayNow();
  const nameOf = (one: string) => line(shelfLine(id, `scenario.${one}`));
  return (
    <div className="col gap-8 to-foot play-now">
      {scenarios.length > 1 ? (
        <Select
          quiet
          label={t('new.scenario')}
          value={scenario}
          choices={scenarios.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={setScenario}
        />
      ) : (
        <p className="small">{nameOf(scenario)}</p>
      )}
      <div className="line gap-8 play-now__against">
        <span className="small" aria-hidden="true">
          {t('new.measured.against')}
        </span>
        <Against value={against} onChange={setAgainst} />
      </div>
      <div className="flex gap-8 play-now__go">
        <Button variant="go" icon={Play} closed={isStarting} onClick={() => void start(id, scenario)}>
          <span className="col">
            <span>{t('home.play-now')}</span>{' '}
            <span className="play-now__what absolute play-now__what--full">
              {against === 'person'
                ? t('home.play-now.two.what', { game: line(shelfLine(id)) })
                : t('home.play-now.what', { game: line(shelfLine(id)), who: against })}
            </span>
            {/* For a narrow card, whose title names the game. */}
            <span className="play-now__what play-now__what--brief" aria-hidden="true">
              {against === 'person' ? t('home.play-now.two') : t('home.play-now.who', { who: against })}
            </span>
          </span>
        </Button>
        <ButtonLink to={paths.newGame(id)} onClick={() => wishAgainst(against)}>
          {t('home.set-up')}
        </ButtonLink>
      </div>
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
    </div>
  );
}

function GameFoot({ game: { id } }: { readonly game: GameManifest }) {
  const { t, line } = useT();
  return (
    <div className="line gap-6 mt-10 game-card__foot">
      <Provenance>{line(shelfLine(id, 'rebuilt'))}</Provenance>
      <ButtonLink to={paths.lessonsOf(id)} icon={GraduationCap} variant="ghost" size="small">
        {t('home.learn')}
      </ButtonLink>
    </div>
  );
}

/** On a phone, three cards would fill three screens: three boards, the level and one button. */
export function PlayPhone() {
  const { t, line } = useT();
  const games = listGames();
  const played = useLibrary((library) => library.latest?.game);
  const [picked, pick] = useState<GameManifest | null>(null);
  const chosen = picked ?? games.find(({ id }) => id === played) ?? games[0];
  const { against, setAgainst, isStarting, problem, start } = usePlayNow();
  if (!chosen) return null;
  const { id } = chosen;
  return (
    <section className="col gap-10 play-phone" aria-labelledby="play-phone" onFocus={showIntent}>
      <h2 id="play-phone">{t('home.play-now')}</h2>
      <Boards games={games} chosen={chosen} onChoose={pick} />
      <Against value={against} onChange={setAgainst} />
      <Button
        variant="go"
        size="big"
        icon={Play}
        closed={isStarting}
        onClick={() => void start(id, lastScenario(chosen))}
      >
        {against === 'person'
          ? t('home.play-now.two.one', { game: line(shelfLine(id)) })
          : t('home.play-now.one', { game: line(shelfLine(id)), who: against })}
      </Button>
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
      <p className="small">{line(shelfLine(id, `scenario.${lastScenario(chosen)}`))}</p>
      <div className="row">
        <ButtonLink to={paths.newGame(id)} onClick={() => wishAgainst(against)}>
          {t('home.set-up')}
        </ButtonLink>
        <ButtonLink to={paths.lessonsOf(id)} icon={GraduationCap} variant="ghost">
          {t('home.learn')}
        </ButtonLink>
        <Provenance>{line(shelfLine(id, 'rebuilt'))}</Provenance>
      </div>
    </section>
  );
}

interface BoardsProps {
  readonly games: readonly GameManifest[];
  readonly chosen: GameManifest;
  readonly onChoose: (game: GameManifest) => void;
}

function Boards({ games, chosen, onChoose }: BoardsProps) {
  const { t, line, lang } = useT();
  const group = useId();
  return (
    <fieldset className="grid gap-8 play-phone__boards">
      <legend className="visually-hidden">{t('home.games')}</legend>
      {games.map((game) => (
        <label key={game.id} className="col clip relative panel pointer play-phone__board">
          <input
            className="spread-input"
            type="radio"
            name={group}
            checked={game.id === chosen.id}
            onChange={() => onChoose(game)}
          />
          <span className="block clip rule-below-strong play-phone__map">
            <img
              className="block full full-height game-card__cover"
              src={findScreen(game.id)?.art.cover[lang]}
              alt=""
              width={492}
              height={252}
            />
          </span>
          <span className="play-phone__name">{line(shelfLine(game.id))}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface AgainstProps {
  readonly value: Player;
  readonly onChange: (player: Player) => void;
}

function Against({ value, onChange }: AgainstProps) {
  const { t } = useT();
  return (
    <Choices
      quiet
      look="switch"
      label={t('new.measured.against')}
      value={value}
      choices={PLAYERS.map((value) => ({
        value,
        label: t(value === 'person' ? 'home.play-now.two' : `level.${value}`),
      }))}
      onChange={onChange}
    />
  );
}

/** Two people share one screen unless they played a program last. */
function lastAgainst(): Player {
  const { players } = lastSetup.read();
  if (!players) return 'person';
  return LEVELS.find((level) => players.includes(level)) ?? 'person';
}

function lastScenario({ id, scenarios }: GameManifest): string {
  const last = lastSetup.read().scenarios[id];
  return scenarios.find((one) => one === last) ?? scenarios[0] ?? '';
}

function usePlayNow() {
  const { t } = useT();
  const [, navigate] = useLocation();
  const [against, setAgainst] = useState(lastAgainst);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Line | null>(null);
  const start = async (game: string, scenario: string) => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    try {
      // The table is loaded with the press, so that the start screen is small.
      const { beginNow } = await import('../new-game/begin-now.ts');
      const begun = await beginNow({ game, scenario, against }, t);
      if (begun.ok) return navigate(paths.table(begun.id));
      setProblem(begun.problem);
    } catch {
      setProblem({ key: 'error.part-missing' });
    }
    setStarting(false);
  };
  return { against, setAgainst, isStarting, problem, start };
}
