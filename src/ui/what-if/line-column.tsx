import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import GitBranch from 'lucide-react/icons/git-branch';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { PendingDraw, WhatIfActions, WhatIfData, WhatIfLine } from '../../store/what-if/types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { SmallDie } from '../parts/die.tsx';
import { Choices, TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { useLeaving } from '../parts/use-kept-text.ts';
import { noteActions } from '../notes/note-draft.ts';
import { useNoteStage } from '../notes/note-stage.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { wordSide } from '../review/words.ts';
import { ChoiceList } from '../table/choice-list.tsx';
import { ConfirmBar } from '../table/confirm-bar.tsx';
import { PromptBar } from '../table/prompt-bar.tsx';
import { TableHand } from '../table/table-parts.tsx';
import { TableStage } from '../table/table-stage.tsx';
import { toneOf } from '../app/games.ts';
import { PlayProvider, useGame, useMapRef, usePlay, usePlayActions, useScene } from '../table/use-play.tsx';
import { DieBar, DrawPicker } from './dice.tsx';
import { LineNote, WrittenNote, useWrittenMove } from './line-note.tsx';
import { useLineKeys } from './line-keys.ts';
import type { LinkedMaps } from './linked-maps.ts';
import { mayTryOut, tryOut } from './to-experiment.ts';
import { beatOf, nameLine } from './words.ts';

export interface LineColumnProps {
  readonly line: WhatIfLine;
  readonly letter: string;
  /** Letter of the line that it branches off; null for the match and what branches off that. */
  readonly parent: string | null;
  readonly seats: readonly string[];
  readonly actions: WhatIfActions;
  readonly pending: PendingDraw | null;
  readonly maps: LinkedMaps;
  /** The moment, and who looks. */
  readonly data: Pick<WhatIfData, 'looker' | 'at' | 'last'>;
  /** Changes where the boards change their size. */
  readonly layout: string;
  readonly onMade: (key: string | null) => void;
}

/** One line: its board, its dice, its moves, and what can be done with it. */
export function LineColumn(props: LineColumnProps) {
  const game = useGame();
  return (
    <PlayProvider key={props.line.key} game={game} source={props.line.table}>
      <Column {...props} />
    </PlayProvider>
  );
}

function Column(props: LineColumnProps) {
  const { line, letter, actions, pending, maps, layout, onMade } = props;
  const game = useGame();
  const scene = useScene();
  const { t, line: say } = scene.i18n;
  const name = nameLine(game, scene, line);
  const beat = beatOf(game, scene.i18n, scene.facts, line);
  const isPlayed = line.hands !== null;
  const written = useWrittenMove(line.moves);
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is played on, and what waits for a die, is in sight.
    if (isPlayed || pending) column.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isPlayed, pending]);
  return (
    <section
      ref={column}
      className={classes('paper col min-0 what-line', isPlayed && 'what-line--played')}
      aria-label={t('what-if.line.region', { line: letter, name })}
    >
      <Head {...props} name={name} />
      <div className="relative flex min-0 what-line__map">
        <Stage line={line} maps={maps} layout={layout} label={t('what-if.map', { line: letter })} />
        {beat && !isPlayed ? <p className="what-caption">{beat.title}</p> : null}
      </div>
      {pending ? (
        <DrawPicker game={game.game} seat={line.next} pending={pending} actions={actions} />
      ) : (
        <DieBar game={game.game} line={line} actions={actions} onMade={onMade} />
      )}
      {line.fault ? (
        <div className="what-line__fault">
          <Note tone="warn">{say(line.fault)}</Note>
        </div>
      ) : null}
      {written !== null && !isPlayed ? (
        <WrittenNote number={written} />
      ) : (
        <>
          {isPlayed ? <Playing {...props} /> : <Moves {...props} name={name} />}
          <Foot {...props} />
        </>
      )}
    </section>
  );
}

const NOTHING: readonly TargetRef[] = [];
const RESIZED_MS = 300;
/** More dice than that are drawn small. */
const FEW = 3;
/** A result is looked at, and then the line goes on. */
const BEAT_MS = 900;

interface StageProps extends Pick<LineColumnProps, 'line' | 'maps' | 'layout'> {
  readonly label: string;
}

/** The board; the places of the last throw are rimmed, and the boards beside it show the same part. */
function Stage({ line, maps, layout, label }: StageProps) {
  const game = useGame();
  const scene = useScene();
  const mapRef = useMapRef();
  const { roll, hands } = line;
  const [pointed, setPointed] = useState(NOTHING);
  const note = useNoteStage(line.end);
  const place = beatOf(game, scene.i18n, scene.facts, line)?.place;
  const wanted = place ? [place] : (roll?.targets ?? NOTHING).filter((one) => game.places.isOnBoard(scene.view, one));
  const key = hands === null ? wanted.join(' ') : '';
  useEffect(() => setPointed(key === '' ? NOTHING : (key.split(' ') as TargetRef[])), [key]);
  const isFirst = line.id === null;
  useEffect(() => maps.join(mapRef, isFirst), [maps, mapRef, isFirst]);
  useEffect(() => {
    if (!isFirst || pointed.length === 0) return undefined;
    // Once the boards have the size that they keep; the others follow, wherever the pointer rests.
    const timer = setTimeout(() => {
      maps.lead(mapRef);
      mapRef.current?.frameQuestion();
    }, RESIZED_MS);
    return () => clearTimeout(timer);
  }, [isFirst, pointed, layout, maps, mapRef]);
  const lead = () => maps.lead(mapRef);
  return (
    <div className="flex grow min-0" onPointerEnter={lead} onPointerDownCapture={lead} onFocusCapture={lead}>
      <TableStage pointed={pointed} isTipBare label={label} note={note} />
    </div>
  );
}

function Head({ line, letter, parent, actions, data, onMade, name }: LineColumnProps & { readonly name: string }) {
  const { game } = useGame();
  const { t } = useT();
  const [draft, setDraft] = useState<string | null>(null);
  const isMatch = line.id === null;
  const chosen = line.moves.reduce((sum, { dice }) => sum + dice.filter(({ isChosen }) => isChosen).length, 0);
  const below = isMatch
    ? t('what-if.line.match.what')
    : [
        parent === null ? null : t('what-if.line.nested', { line: parent }),
        t('what-if.line.moves', { n: line.moves.length }),
        chosen > 0 ? t('what-if.line.chosen', { n: chosen }) : null,
      ]
        .filter((one) => one !== null)
        .join(' · ');
  const keep = () => {
    if (draft !== null) void actions.rename(line.key, draft);
  };
  const save = () => {
    keep();
    setDraft(null);
  };
  useLeaving(keep);
  return (
    <header className="line gap-12 what-line__head">
      <LineMark letter={letter} isMatch={isMatch} />
      {draft === null ? (
        <div className="grow min-0">
          <h2 className="what-line__name">{name}</h2>
          <p className="small">{below}</p>
        </div>
      ) : (
        <form
          className="grow min-0"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={t('what-if.name')}
            quiet
            value={draft}
            maxLength={60}
            autoFocus
            onChange={setDraft}
            onBlur={save}
            onKeyDown={(press) => {
              if (press.key !== 'Escape') return;
              press.stopPropagation();
              setDraft(null);
            }}
          />
        </form>
      )}
      {isMatch ? (
        <span className="flex">
          <IconButton
            icon={Minus}
            size="small"
            variant="ghost"
            label={t('what-if.shorter')}
            closed={line.moves.length === 0}
            onClick={() => actions.stretch(-1)}
          />
          <IconButton
            icon={Plus}
            size="small"
            variant="ghost"
            label={t('what-if.longer')}
            closed={data.at + line.moves.length >= data.last}
            onClick={() => actions.stretch(1)}
          />
        </span>
      ) : null}
      {isMatch || draft !== null ? null : (
        <span className="flex">
          <IconButton
            icon={Pencil}
            size="small"
            variant="ghost"
            label={t('what-if.rename')}
            onClick={() => setDraft(line.name)}
          />
          <IconButton
            icon={GitBranch}
            size="small"
            variant="ghost"
            label={t('what-if.nest')}
            isOnce
            onClick={() => void actions.add(line.key, '').then(onMade)}
          />
          <IconButton
            icon={Trash2}
            size="small"
            variant="ghost"
            label={line.nested > 0 ? t('what-if.remove.nested', { n: line.nested }) : t('what-if.remove')}
            onClick={() => void actions.remove(line.key)}
          />
        </span>
      )}
      {line.roll ? (
        <span
          className={classes('line gap-4 what-line__dice', line.roll.dice.length > FEW && 'what-line__dice--many')}
          aria-hidden="true"
        >
          {line.roll.dice.map(({ face, place, isChosen }) => (
            <span key={place} className={classes('what-line__die', isChosen && 'what-line__die--chosen')}>
              <SmallDie value={face} tone={toneOf(game, line.roll?.seat ?? '')} />
            </span>
          ))}
        </span>
      ) : null}
    </header>
  );
}

/** The match is a disc, a variation a hollow square: shape tells. */
export function LineMark({ letter, isMatch }: { readonly letter: string; readonly isMatch: boolean }) {
  return (
    <span className={classes('what-mark', isMatch && 'what-mark--match')} aria-hidden="true">
      {letter}
    </span>
  );
}

function Moves({ line, letter, actions, data, name }: LineColumnProps & { readonly name: string }) {
  const game = useGame();
  const scene = useScene();
  const { t, line: say } = scene.i18n;
  return (
    <ol className="scroll-y grow what-moves" aria-label={t('what-if.moves', { line: letter })} tabIndex={0}>
      {line.moves.length === 0 ? <li className="small what-moves__none">{t('what-if.line.none')}</li> : null}
      {line.moves.map(({ number, seat, notation, lines, dice, isChosen, moment }) => {
        const told = lines.filter((one) => game.log.headingOf(one) === null);
        const words = told.length > 0 ? told.map((one) => say(one)) : [game.log.wordNotation(scene, notation)];
        const rows = words.map((text, at) => (
          <li key={`${number}.${at}`} className="line gap-10 what-move">
            <span className="what-move__mark">
              {at === 0 ? <SeatMark game={game.game} seat={seat} size="s" /> : null}
            </span>
            <span className="grow">{text}</span>
            {at === 0 ? (
              <span className="line what-move__tools">
                <IconButton
                  icon={StickyNote}
                  size="small"
                  variant="ghost"
                  label={t('table.note.on', { n: number })}
                  onClick={() => noteActions.open(moment)}
                />
                {mayTryOut(line, data, line.moves.length - number) ? (
                  <IconButton
                    icon={FlaskConical}
                    size="small"
                    variant="ghost"
                    className="what-move__lab"
                    label={t('what-if.experiment.after', { n: number })}
                    onClick={() => tryOut(actions, line, name, line.moves.length - number)}
                  />
                ) : null}
              </span>
            ) : null}
            {at === 0 && isChosen ? (
              <span className="chip what-move__chosen">{t('what-if.line.chosen.one')}</span>
            ) : null}
            {at === 0 && dice.length > 0 ? (
              <b className="tabular what-move__dice">{dice.map(({ face }) => face).join(' · ')}</b>
            ) : null}
          </li>
        ));
        return [
          ...rows,
          <li key={`${number} note`} className="what-move__note">
            <LineNote moment={moment} />
          </li>,
        ];
      })}
    </ol>
  );
}

/** The question of the line that is played on, its choices, and the button that makes the move. */
function Playing({ line, seats, actions }: LineColumnProps) {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const { letFall } = usePlayActions();
  const isHeld = usePlay(({ staged }) => staged.isHeld && !staged.isRolling);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(letFall, BEAT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, letFall]);
  const isMine = line.next !== null && (line.hands === 'both' || line.hands === line.next);
  const hands = [
    ...seats.map((seat) => ({ value: seat, label: wordSide(game.game, i18n, seat) })),
    bothOf(t('what-if.play.both')),
  ];
  return (
    <div className="col scroll-y grow what-play">
      <div className="line wrap gap-8 what-play__bar">
        <Choices
          label={t('what-if.play.hands')}
          quiet
          look="switch"
          value={line.hands ?? 'both'}
          choices={hands}
          onChange={(value) => void actions.playOn(line.key, value, '')}
        />
        <span className="grow" />
        <Button size="small" icon={Undo2} closed={!line.canUndo} onClick={() => void actions.undo(line.key)}>
          {t('what-if.play.undo')}
        </Button>
        <Button size="small" onClick={() => void actions.playOn(line.key, null, '')}>
          {t('what-if.play.stop')}
        </Button>
      </div>
      {line.isThinking ? <p role="status">{t('what-if.play.thinking')}</p> : null}
      {line.next === null ? <p>{t('what-if.play.over')}</p> : null}
      {isMine ? <Question /> : null}
    </div>
  );
}

/** What is asked, and the keys that answer it. */
function Question() {
  useLineKeys();
  return (
    <>
      <PromptBar />
      <TableHand />
      <ChoiceList />
      <ConfirmBar />
    </>
  );
}

const bothOf = (label: string) => ({ value: 'both', label });

function Foot(props: LineColumnProps): ReactNode {
  const { line, seats, actions, onMade } = props;
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  if (line.hands !== null) return null;
  const side = (seat: string) => wordSide(game.game, i18n, seat);
  const [first, ...others] = [...seats].sort((a, b) => Number(b === line.next) - Number(a === line.next));
  const play = async (hands: string) => onMade(await actions.playOn(line.key, hands, ''));
  const merge = () => {
    const offer = actions.merge(line.key, line.name);
    if (offer) offerPlayOn(offer);
  };
  return (
    <footer className="flex wrap gap-8 what-line__foot">
      {line.next !== null && first !== undefined ? (
        <>
          <Button size="big" icon={Play} className="grow" closed={line.fault !== null} onClick={() => void play(first)}>
            {t('what-if.play', { side: side(first) })}
          </Button>
          {others.map((seat) => (
            <Button key={seat} size="big" closed={line.fault !== null} onClick={() => void play(seat)}>
              {t('what-if.play.other', { side: side(seat) })}
            </Button>
          ))}
        </>
      ) : null}
      <Button size="big" title={t('what-if.merge.what')} aria-haspopup="dialog" onClick={merge}>
        {t('what-if.merge')}
      </Button>
    </footer>
  );
}
