import { useEffect, useCallback, useMemo, useRef, type ReactNode } from 'react';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import Play from '@lucide/icons/icons/play';
import StickyNote from '@lucide/icons/icons/sticky-note';
import Undo2 from '@lucide/icons/icons/undo-2';
import { useT } from '../../i18n/use-t.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Choices } from '../parts/field.tsx';
import { noteActions, useNoteDraft } from '../notes/note-draft.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { wordSide } from '../review/verdicts.ts';
import { ChoiceList } from '../table/choice-list.tsx';
import { ConfirmBar } from '../table/confirm-bar.tsx';
import { PromptBar } from '../table/prompt-bar.tsx';
import { TableHand } from '../table/table-parts.tsx';
import { useGame, usePlay, usePlayActions, useScene, usePlayStore, useReadMap } from '../table/use-play.tsx';
import type { PendingDraw, WhatIfActions, WhatIfData, WhatIfLine } from '../../store/what-if/types.ts';
import type { LinkedMaps } from './linked-maps.ts';
import { mayTryOut } from '../workbench/from-match.ts';
import { tryOut } from './lines.ts';
import { usePrefs } from '../../store/hooks.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { usePointed } from '../app/use-pointed.ts';
import { actCommands } from '../table/act-commands.ts';
import { targetAtHand } from '../table/table-focus.ts';
import { pickDigit, useDigits } from '../table/table-keys.ts';
import { isAt, type NoteMoment } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';
import { NotePanel } from '../notes/note-panel.tsx';
import { NoteText } from '../notes/note-text.tsx';

export interface LineColumnProps {
  readonly line: WhatIfLine;
  readonly letter: string;
  /** Null for the match and its direct variations. */
  readonly parent: string | null;
  readonly seats: readonly string[];
  readonly actions: WhatIfActions;
  readonly pending: PendingDraw | null;
  readonly maps: LinkedMaps;
  readonly data: Pick<WhatIfData, 'looker' | 'at' | 'last'>;
  /** Changes when the boards change size. */
  readonly layout: string;
  readonly onMade: (key: string | null) => void;
}

/** Time for which a result is shown, in ms. */
const BEAT_MS = 900;

export function Moves({ line, letter, actions, data, name }: LineColumnProps & { readonly name: string }) {
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
          <li key={`${number}.${at}`} className="flex at-top gap-10 rule-below what-move">
            <span className="rigid what-move__mark">
              {at === 0 ? drawSeatMark({ game: game.game, seat, size: 's' }) : null}
            </span>
            <span className="grow">{text}</span>
            {at === 0 ? (
              <span className="line rigid what-move__tools">
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
              <span className="middle chip what-move__chosen">{t('what-if.line.chosen.one')}</span>
            ) : null}
            {at === 0 && dice.length > 0 ? (
              <b className="tabular rigid at-end what-move__dice">{dice.map(({ face }) => face).join(' · ')}</b>
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

export function Playing({ line, seats, actions }: LineColumnProps) {
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
    <div className="col scroll-y grow gap-8 p-8-16 what-play">
      <div className="row what-play__bar">
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

export function Foot(props: LineColumnProps): ReactNode {
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
    <footer className="flex wrap gap-8 rule-above what-line__foot">
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

/** The table's keys, for the line in play. */
function useLineKeys(): void {
  const play = usePlayStore();
  const map = useReadMap();
  const pointed = usePointed();
  const commands = useMemo(
    (): readonly Command[] => [
      ...actCommands({ play, map, atHand: () => targetAtHand(pointed(), play) }),
      {
        id: 'what-if.leave-choice',
        label: 'app.back',
        group: 'table',
        keys: ['Escape'],
        kind: 'keys-only',
        // With nothing picked, Escape leaves the page.
        isEnabled: () => play.getState().picture.selection.picked.length > 0,
        run: () => void play.actions.back(),
      },
    ],
    [play, map, pointed],
  );
  useCommands(commands);
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  const onDigit = useCallback((digit: number) => pickDigit(play, play.getState().picture.entries, digit), [play]);
  useDigits(singleKeys, onDigit);
}

function LineNote({ moment }: { readonly moment: NoteMoment }) {
  const note = useMatch(({ study }) => study.notes.find((one) => isAt(one, moment)));
  return note ? <NoteText note={note} /> : null;
}

/** Null if the note belongs to another move. */
export const useWrittenMove = (
  moves: readonly { readonly number: number; readonly moment: NoteMoment }[],
): number | null =>
  useNoteDraft((draft) => (draft && moves.find(({ moment }) => isAt(draft.moment, moment))?.number) ?? null);

/** The note replaces the list of moves, which is too low for it. */
export function WrittenNote({ number }: { readonly number: number }) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={box} className="scroll-y what-note">
      <NotePanel title={t('table.note.title', { at: number })} />
    </div>
  );
}
