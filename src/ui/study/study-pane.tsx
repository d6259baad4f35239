import { useEffect, useRef } from 'react';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import GitBranch from 'lucide-react/icons/git-branch';
import StickyNote from 'lucide-react/icons/sticky-note';
import { isAt } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';
import type { Station, StudyActions, StudyData } from '../../store/study/types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { wordDrawing } from '../notes/note-text.tsx';
import { useGame, usePlay, useScene } from '../table/use-play.tsx';

interface PaneProps {
  readonly data: StudyData;
  readonly actions: StudyActions;
}

export function StudyPane({ data, actions }: PaneProps) {
  return (
    <section className="col paper min-0 rule-before-strong study__pane" tabIndex={-1}>
      <Told data={data} actions={actions} />
      <Outline data={data} actions={actions} />
    </section>
  );
}

function Told({ data, actions }: PaneProps) {
  const game = useGame();
  const scene = useScene();
  const { t, line: say } = scene.i18n;
  const { moment, branches, name, outline } = data;
  const note = useMatch(({ study }) => study.notes.find((one) => isAt(one, moment)) ?? null);
  const point = usePlay(({ newest }) => newest.timeline.points.at(-1));
  const isBegin = moment.line !== null && moment.at === 0;
  const told = isBegin ? [] : (point?.lines ?? []).filter((one) => one.n >= 0 && game.log.headingOf(one) === null);
  const words = isBegin
    ? [t('study.begin')]
    : moment.at === 0
      ? [t('study.opening')]
      : told.length > 0
        ? told.map((one) => say(one))
        : [game.log.wordNotation(scene, point?.notation ?? '')];
  const drawn = note ? wordDrawing(game, scene, note) : [];
  return (
    <div className="stack rigid scroll-y study__told" aria-live="polite">
      {moment.line === null ? null : (
        <div className="line gap-8">
          <Icon of={GitBranch} />
          <b className="grow">{name === '' ? t('study.unnamed') : t('study.line', { name })}</b>
          <Button size="small" icon={CornerLeftUp} kbd="↑" onClick={actions.leaveLine}>
            {t('study.leave')}
          </Button>
        </div>
      )}
      <div className="flex at-top gap-10">
        <SeatMark game={game.game} seat={point?.seat ?? null} size="s" />
        <div className="grow">
          {words.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      </div>
      {note ? (
        <div className="study__note" role="note" aria-label={t('table.note')}>
          {note.text === '' ? null : <p className="anywhere study__words">{note.text}</p>}
          {drawn.length > 0 ? (
            <ul className="small study__drawn">
              {drawn.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : (
        <p className="small">{t(outline.length === 0 ? 'study.empty' : 'study.none')}</p>
      )}
      {branches.length > 0 ? (
        <section className="col gap-6 study__branches" aria-label={t('study.branches')}>
          <p className="cap">{t('study.branches')}</p>
          {branches.map((one, n) => (
            <Button
              key={one.id}
              wide
              icon={GitBranch}
              kbd={n === 0 ? '↓' : undefined}
              onClick={() => actions.enter(one.id)}
            >
              {t('study.enter', { name: one.name || t('study.unnamed'), n: one.moves })}
            </Button>
          ))}
        </section>
      ) : null}
    </div>
  );
}

function Outline({ data: { outline, moment }, actions }: PaneProps) {
  const { t } = useScene().i18n;
  const list = useRef<HTMLOListElement>(null);
  const here = outline.findIndex((station) => isAt(station.moment, moment));
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  if (outline.length === 0) return null;
  return (
    <nav className="grow col study__outline" aria-label={t('study.outline')}>
      <p className="cap">{t('study.outline')}</p>
      <ol ref={list} className="scroll-y grow study__list" tabIndex={-1}>
        {outline.map((station, n) => (
          <li key={`${station.kind} ${station.moment.line ?? ''} ${station.moment.at}`}>
            <button
              type="button"
              className={classes(
                'line gap-8 no-face full at-start no-edge study__station',
                n === here && 'study__station--now',
              )}
              style={{ paddingInlineStart: `${8 + 18 * station.depth}px` }}
              aria-current={n === here ? 'step' : undefined}
              onClick={() => actions.goTo(station.moment)}
            >
              <StationWords station={station} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StationWords({ station: { kind, moment, text } }: { readonly station: Station }) {
  const { t } = useScene().i18n;
  if (kind === 'line')
    return (
      <>
        <Icon of={GitBranch} />
        <b className="grow ellipsis">{text || t('study.unnamed')}</b>
      </>
    );
  const where =
    moment.at > 0
      ? t('study.note', { at: moment.at })
      : t(moment.line === null ? 'study.note.opening' : 'study.note.begin');
  return (
    <>
      <Icon of={StickyNote} />
      <span className="grow ellipsis">
        <span className="small">{where}</span> <span>{text || t('study.drawn')}</span>
      </span>
    </>
  );
}
