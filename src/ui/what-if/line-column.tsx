import { useEffect, useMemo, useRef, useState } from 'react';
import GitBranch from '@lucide/icons/icons/git-branch';
import Minus from '@lucide/icons/icons/minus';
import Pencil from '@lucide/icons/icons/pencil';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { SmallDie } from '../parts/die.tsx';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { useLeaving } from '../parts/use-kept-text.ts';
import { useNoteStage } from '../notes/note-stage.ts';
import { TableStage } from '../table/table-stage.tsx';
import { toneOf } from '../app/games.ts';
import { PlayProvider, useGame, useMapRef, useScene } from '../table/use-play.tsx';
import { DieBar, DrawPicker } from './dice.tsx';
import { WrittenNote, useWrittenMove, Moves, Playing, Foot, type LineColumnProps } from './line-moves.tsx';
import { beatOf, nameLine } from './lines.ts';

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
  const beat = beatOf(game, scene, line);
  const isPlayed = line.hands !== null;
  const written = useWrittenMove(line.moves);
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    // Brings the line in play, or with an open draw, into view.
    if (isPlayed || pending) column.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isPlayed, pending]);
  return (
    <section
      ref={column}
      className={classes('paper col min-0 clip edge rounded raised grid what-line', isPlayed && 'what-line--played')}
      aria-label={t('what-if.line.region', { line: letter, name })}
    >
      <Head {...props} name={name} />
      <div className="relative flex min-0 what-line__map">
        <Stage line={line} maps={maps} layout={layout} label={t('what-if.map', { line: letter })} />
        {beat && !isPlayed ? (
          <p className="absolute p-8-16 face-hi edge-ink no-press what-caption">{beat.title}</p>
        ) : null}
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

/** More dice are drawn small. */
const FEW = 3;

interface StageProps extends Pick<LineColumnProps, 'line' | 'maps' | 'layout'> {
  readonly label: string;
}

/** The board, with the places of the last roll outlined. The other boards show the same part. */
function Stage({ line, maps, layout, label }: StageProps) {
  const game = useGame();
  const scene = useScene();
  const mapRef = useMapRef();
  const { roll, hands } = line;
  const note = useNoteStage(line.end);
  const place = beatOf(game, scene, line)?.place;
  const wanted = place ? [place] : (roll?.targets ?? NOTHING).filter((one) => game.places.isOnBoard(scene.view, one));
  const key = hands === null ? wanted.join(' ') : '';
  const pointed = useMemo(() => (key === '' ? NOTHING : (key.split(' ') as TargetRef[])), [key]);
  const isFirst = line.id === null;
  useEffect(() => maps.join(mapRef, isFirst), [maps, mapRef, isFirst]);
  useEffect(() => {
    if (!isFirst || pointed.length === 0) return undefined;
    // After the boards have their final size. The others follow, wherever the pointer is.
    const timer = setTimeout(() => {
      maps.lead(mapRef);
      mapRef.current?.frameQuestion();
    }, RESIZED_MS);
    return () => clearTimeout(timer);
  }, [isFirst, pointed, layout, maps, mapRef]);
  const lead = () => maps.lead(mapRef);
  return (
    <div className="flex grow" onPointerEnter={lead} onPointerDownCapture={lead} onFocusCapture={lead}>
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
    <header className="line gap-12 rule-below-strong p-6-16 what-line__head">
      <LineMark letter={letter} isMatch={isMatch} />
      {draft === null ? (
        <div className="grow">
          <h2 className="ellipsis what-line__name">{name}</h2>
          <p className="small">{below}</p>
        </div>
      ) : (
        <form
          className="grow"
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
            <span
              key={place}
              className={classes('inline-flex rounded what-line__die', isChosen && 'what-line__die--chosen')}
            >
              <SmallDie value={face} tone={toneOf(game, line.roll?.seat ?? '')} />
            </span>
          ))}
        </span>
      ) : null}
    </header>
  );
}

/** The match is a disc, a variation a hollow square: shapes tell them apart without colour. */
export function LineMark({ letter, isMatch }: { readonly letter: string; readonly isMatch: boolean }) {
  return (
    <span
      className={classes(
        'rigid place-centre inked face-hi edge-ink-2 what-mark',
        isMatch && 'round inverse what-mark--match',
      )}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
