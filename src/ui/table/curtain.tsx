import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import Save from 'lucide-react/icons/save';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { announce, hush } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { emblemOf } from '../app/games.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { Checkbox } from '../parts/field.tsx';
import { Emblem, EmblemShape } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './curtain.css';
import { leaveGhost } from '../motion/leave-ghost.ts';
import { linesSince } from './since.ts';
import { ToldLines } from './told-lines.tsx';
import { useGame, usePlayActions, useScene } from './use-play.tsx';

/**
 * Hand-over: nothing of the table is in the page behind it. Names the seat, the question and the rule, and the key or
 * tap that lifts it.
 */
export function CurtainScreen() {
  const game = useGame();
  const { t, line } = useT();
  const { peek } = usePlayActions();
  const curtain = useMatch((match) => match.curtain);
  const secrets = useMatch((match) => match.secrets);
  const storage = useMatch((match) => match.storage);
  const lift = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isSkipped, setSkipped] = useState(false);
  const seat = curtain?.seat ?? '';
  const title = t('table.curtain.seat', { side: seat });
  useEffect(() => {
    lift.current?.focus();
    hush();
    announce(title);
  }, [title]);
  if (!curtain) return null;

  const takeSeat = () => {
    if (isSkipped) void matchActions.setAbout({ curtain: false });
    leaveGhost(lift.current?.closest<HTMLElement>('.curtain') ?? null);
    matchActions.takeSeat();
  };
  const emblem = emblemOf(game.game, seat);
  return (
    <main id="main" className="line centred relative curtain" aria-labelledby={titleId} tabIndex={-1}>
      {emblem ? (
        <svg className="curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          <EmblemShape of={emblem} />
        </svg>
      ) : null}
      <div className="paper relative curtain__card">
        <div className="col clip curtain__fight-side">
          <PublicMap />
          <DiceSoFar called={seat} />
        </div>
        <div className="col gap-10 curtain__words">
          <p className="line gap-10 curtain__seats">
            {emblem ? <Emblem of={emblem} size="l" /> : null}
            <span className="cap">{t('table.curtain.title')}</span>
            {curtain.ask.rule === undefined ? null : <RuleChip rule={curtain.ask.rule} />}
          </p>
          <h1 id={titleId}>{title}</h1>
          <Task />
          <Since seat={seat} />
          <ul className="grid full small at-start curtain__facts">
            <li>
              <Icon of={Eye} />
              <span>{t(secrets === 'kept' ? 'table.curtain.hidden' : 'table.curtain.public')}</span>
            </li>
            <li>
              <Icon of={Save} />
              <span>{storage.unsaved === 0 ? t('table.curtain.saved') : line(storage.line)}</span>
            </li>
          </ul>
          <div className="grid gap-10 curtain__act">
            <Button ref={lift} variant="go" size="big" wide kbd="Space" onClick={takeSeat}>
              {t('table.curtain.lift', { side: seat })}
            </Button>
            {secrets === 'none' ? (
              <Checkbox checked={isSkipped} onChange={setSkipped} label={t('table.curtain.skip')} />
            ) : null}
            <div className="flex wrap centred gap-8">
              <Button variant="ghost" onClick={() => peek(true)}>
                {t('table.curtain.look')}
              </Button>
              <ButtonLink variant="ghost" to={paths.home}>
                {t('table.curtain.leave')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </main>
  );
}

/** What is to be decided, and against what. */
function Task() {
  const game = useGame();
  const scene = useScene();
  const { t, line } = scene.i18n;
  const curtain = useMatch((match) => match.curtain);
  const sealed = useMatch((match) => match.sealed);
  const { wordFight, drawPlayed } = game.log;
  const fight = wordFight?.(scene) ?? null;
  if (!curtain) return null;
  return (
    <div className="grid gap-2 curtain__task">
      {fight === null ? null : <p className="curtain__fight">{fight}</p>}
      <p className="muted curtain__ask">
        <span>{t('table.curtain.next')}</span>: <b>{line(curtain.ask)}</b>
      </p>
      {fight === null ? null : drawPlayed?.(scene, sealed)}
    </div>
  );
}

/** Under the map, so that the fight is one picture with what it stands at. */
function DiceSoFar({ called }: { readonly called: string }) {
  const game = useGame();
  const scene = useScene();
  return game.log.drawDice?.(scene, called) ?? null;
}

/** Lines of what happened meanwhile, what counts before the rest; the log has it all. */
const LINES = 3;

/** What was logged since this seat last decided, the newest last, with its dice. */
function Since({ seat }: { readonly seat: string }) {
  const { t } = useT();
  const points = useMatch(({ timeline }) => timeline.points);
  const { newsOf } = useGame().log;
  const all = useMemo(() => linesSince(points, seat), [points, seat]);
  if (all.length === 0) return null;
  const news = newsOf ? all.filter(({ line }) => newsOf(line) !== null) : [];
  const told = (news.length > 0 ? news : all).slice(-LINES);
  const id = 'curtain-since';
  return (
    <section className="curtain__since" aria-labelledby={id}>
      <Cap id={id}>{t('table.curtain.since')}</Cap>
      <ToldLines lines={told} />
      {all.length > told.length ? (
        <p className="small muted">{t('table.curtain.more', { n: all.length - told.length })}</p>
      ) : null}
    </section>
  );
}

/** The board as both may see it, round the fight; drawn when the rest is on the screen. */
function PublicMap() {
  const game = useGame();
  const { facts } = useScene();
  const view = useMatch((match) => match.view);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="clip relative curtain__map" aria-hidden="true">
      {isPainted && view ? <GameThumb game={game.game} position={view} facts={facts} look="vignette" /> : null}
    </div>
  );
}
