import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import Eye from '@lucide/icons/icons/eye';
import Play from '@lucide/icons/icons/play';
import GitBranch from '@lucide/icons/icons/git-branch';
import Split from '@lucide/icons/icons/split';
import StickyNote from '@lucide/icons/icons/sticky-note';
import Undo2 from '@lucide/icons/icons/undo-2';
import type { Note } from '../../lab/variations/notes.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { PlayScene } from '../../play/game.ts';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { SuggestionMark } from '../../store/hints.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { emblemOf } from '../app/games.ts';
import { writeNote } from '../notes/note-commands.tsx';
import { NoteText } from '../notes/note-text.tsx';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { LogLine } from '../parts/log-line.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { goToWhatIfAt } from '../workbench/from-match.ts';
import { FightCard } from './fight-card.tsx';
import type { GameTable } from './game-table.ts';
import type { LogEntry } from './log-entries.ts';
import { LOOKED, seatOfLine, type TakenBack } from './log-model.ts';
import { MiniDice, seenAt } from './mini-dice.tsx';
import { useGame, usePlayActions, useScene } from './use-play.tsx';

const TAKEN_BACK_SHOWN = 6;

export const seatOfEntry = (game: GameTable, facts: object, { told: [first] }: LogEntry): string | null =>
  first ? seatOfLine(game.log.logSeat, facts, first.line, first.point) : null;

/** Marks that a player asked for a suggestion, with the move if both may know it. */
export function Suggested({ marks }: { readonly marks: readonly SuggestionMark[] }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  return marks.map(([at, side, move]) => (
    <p key={`${at} ${side} ${move}`} className="small log__suggested">
      {move === LOOKED
        ? t('table.log.looked', { side })
        : move === ''
          ? t('table.log.suggested', { side })
          : t('table.log.suggested.move', { side, move: game.log.wordNotation(scene, move) })}
    </p>
  ));
}

/** Nothing here depends on the picks, or a long log would render with each pick. */
interface EntryProps {
  readonly game: GameTable;
  readonly scene: PlayScene;
  readonly i18n: I18n;
  readonly entry: LogEntry;
  /** The side of the line above. */
  readonly newer: string | null;
  readonly isShown: boolean;
  readonly isOpen: boolean;
  readonly takenBack: readonly TakenBack[] | undefined;
  readonly suggested: readonly SuggestionMark[] | undefined;
  /** The player chose some of the dice, in the variation that the match continues. */
  readonly isChosen: boolean;
  readonly note: Note | undefined;
}

export const EntryItem = memo(LogEntryItem, isSameEntry);

function LogEntryItem(props: EntryProps) {
  const { entry, takenBack, suggested, note, isOpen } = props;
  return (
    <>
      {takenBack?.map((one) => (
        <TakenBackLines key={one.branch} {...one} />
      ))}
      {suggested ? (
        <li>
          <Suggested marks={suggested} />
        </li>
      ) : null}
      {entry.isFight ? <Fight {...props} /> : <OneLine {...props} />}
      {note ? (
        <li>
          <NoteText note={note} />
        </li>
      ) : null}
      {isOpen && !entry.isFight ? (
        <IntoSight>
          <EntryActions entry={entry} isNoted={note !== undefined} />
        </IntoSight>
      ) : null}
    </>
  );
}

/** The buttons would open unseen below the fold. */
function IntoSight({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => row.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return <li ref={row}>{children}</li>;
}

function Fight({ game, scene, i18n, entry, isShown, isOpen, isChosen, note }: EntryProps) {
  const report = useMemo(
    () =>
      game.fight.report(
        { facts: scene.facts, i18n },
        entry.told.map(({ line }) => line),
      ),
    [game, scene.facts, i18n, entry],
  );
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isOpen) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item}>
      <FightCard game={game} scene={scene} i18n={i18n} id={entry.id} report={report} isShown={isShown} isOpen={isOpen}>
        {isChosen ? (
          <p className="report__chosen">
            <Chip>{i18n.t('table.dice.chosen')}</Chip>
          </p>
        ) : null}
        {isOpen ? (
          <div className="report__more">
            {report.isOver ? <ReplayFight entry={entry} /> : null}
            <EntryActions entry={entry} isNoted={note !== undefined} />
            <ol className="report__steps">
              {report.steps.map((line, at) => (
                <li key={at} className="flex baseline gap-8 apart t-small">
                  <span>{i18n.line(line)}</span>
                  {line.rule === undefined ? null : <RuleChip rule={line.rule} />}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </FightCard>
    </li>
  );
}

function OneLine({ game, scene, i18n, entry, newer, isShown, isOpen, isChosen }: EntryProps) {
  const [told] = entry.told;
  if (!told) return null;
  const { line } = told;
  const seat = seatOfEntry(game, scene.facts, entry);
  const isOther = seat !== null && seat !== newer;
  return (
    <>
      <LogLine
        side={isOther ? emblemOf(game.game, seat) : null}
        {...(isOther ? { sideLabel: i18n.t('table.prompt.seat', { side: seat }) } : {})}
        rule={line.rule}
        state={isShown ? 'now' : 'plain'}
      >
        <button
          type="button"
          className="at-start no-face no-edge log__line"
          data-entry={entry.id}
          aria-expanded={isOpen}
        >
          {i18n.line(line)}
        </button>
      </LogLine>
      <LogDice game={game} i18n={i18n} entry={entry} isChosen={isChosen} />
    </>
  );
}

/**
 * A move makes new entries from the same points. A point's text never changes, even for another seat; its draws become
 * known once everything is revealed.
 */
function isSameEntry(a: EntryProps, b: EntryProps): boolean {
  return (
    a.entry.id === b.entry.id &&
    a.entry.told.length === b.entry.told.length &&
    a.entry.told.at(-1)?.line.key === b.entry.told.at(-1)?.line.key &&
    a.entry.points.length === b.entry.points.length &&
    a.entry.points[0]?.firstDraw === b.entry.points[0]?.firstDraw &&
    a.newer === b.newer &&
    a.game === b.game &&
    a.i18n === b.i18n &&
    a.isShown === b.isShown &&
    a.isOpen === b.isOpen &&
    a.isChosen === b.isChosen &&
    a.note === b.note &&
    isSameList(a.takenBack, b.takenBack) &&
    (a.suggested?.join() ?? '') === (b.suggested?.join() ?? '')
  );
}

const isSameList = <X,>(a: readonly X[] | undefined, b: readonly X[] | undefined): boolean =>
  a?.length === b?.length && (a ?? []).every((one, at) => one === b?.[at]);

interface LogDiceProps {
  readonly game: GameTable;
  readonly i18n: I18n;
  readonly entry: LogEntry;
  readonly isChosen: boolean;
}

/**
 * The dice that a line tells outside of a fight. A chosen draw is marked even if the draw is hidden: a card, the order
 * of a deck.
 */
function LogDice({ game, i18n: { t }, entry: { told, points }, isChosen }: LogDiceProps) {
  const [first] = told;
  const isOfFight = first?.point.lines.some((line) => game.log.isResult(line)) ?? false;
  const dice = isOfFight ? [] : points.flatMap((point) => seenAt(point, game.roll.diceOf(point)));
  if (dice.length === 0 && !isChosen) return null;
  return (
    <li className="grid gap-8 hair-below log__dice">
      <span />
      <span className="line gap-6">
        <MiniDice dice={dice} />
        {isChosen ? <Chip>{t('table.dice.chosen')}</Chip> : null}
      </span>
    </li>
  );
}

/** The actions refer to the last move of the entry, which decided the fight if it is one. */
/** Shows the fight again as a film, from any time. A variation has positions that the match does not have. */
function ReplayFight({ entry }: { readonly entry: LogEntry }) {
  const { t } = useT();
  const { watch } = usePlayActions();
  const mayReplay = useMatch(({ timeline }) => timeline.trial === null);
  const indexes = entry.told.map(({ point }) => point.index);
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  if (!mayReplay || !(first > 0)) return null;
  return (
    <div className="flex face-lo log__actions">
      <Button size="small" icon={Play} onClick={() => watch(true, { first, last })}>
        {t('table.log.replay')}
      </Button>
    </div>
  );
}

function EntryActions({ entry, isNoted }: { readonly entry: LogEntry; readonly isNoted: boolean }) {
  const point = entry.told.at(-1)?.point;
  return point ? <PointActions point={point} isNoted={isNoted} /> : null;
}

function PointActions({ point, isNoted }: { readonly point: HistoryPoint; readonly isNoted: boolean }) {
  const { t } = useT();
  const { askTakeBack, setPanel, raise } = usePlayActions();
  const isLast = useMatch(({ timeline }) => point.index === timeline.points.length - 1);
  const mayChange = useMatch((match) => match.readOnly === null && match.curtain === null);
  const mayNote = useMatch(({ timeline, curtain }) => curtain === null && (timeline.trial ?? Infinity) >= point.index);
  const mayTry = useMatch(({ timeline, variationBlocked }) => timeline.trial === null && variationBlocked === null);
  return (
    <div className="flex wrap gap-6 face-lo log__actions">
      <Button size="small" icon={Eye} onClick={() => matchActions.scrub(point.index)}>
        {t('table.log.jump')}
      </Button>
      {mayChange && !isLast ? (
        <Button size="small" icon={Undo2} onClick={() => askTakeBack(point.index)}>
          {t('table.take-back')}
        </Button>
      ) : null}
      {mayChange && mayTry ? (
        <Button
          size="small"
          icon={GitBranch}
          onClick={() => {
            matchActions.scrub(point.index);
            void matchActions.tryLine();
          }}
        >
          {t('table.log.try')}
        </Button>
      ) : null}
      <Button size="small" icon={Split} onClick={() => goToWhatIfAt(point.index)}>
        {t('table.what-if')}
      </Button>
      {mayNote ? (
        <Button
          size="small"
          icon={StickyNote}
          onClick={() => {
            raise(false);
            setPanel('choices');
            writeNote(point.index);
          }}
        >
          {t(isNoted ? 'table.note.edit' : 'table.note.write')}
        </Button>
      ) : null}
    </div>
  );
}

/** Struck through, and stored as a variation that can be restored. */
function TakenBackLines({ moves, branch }: TakenBack) {
  const game = useGame();
  const scene = useScene();
  const { i18n } = scene;
  const { setPanel } = usePlayActions();
  const told = moves.filter((move) => !game.log.isSilent(move));
  const hidden = told.length - TAKEN_BACK_SHOWN;
  return (
    <>
      {hidden > 0 ? (
        <LogLine side={null} state="undone">
          {i18n.t('table.branches.more', { n: hidden })}
        </LogLine>
      ) : null}
      {told
        .slice(0, TAKEN_BACK_SHOWN)
        .map((move, at) => (
          <LogLine
            key={`${branch}-${at}`}
            side={null}
            state="undone"
            end={
              at === 0 ? (
                <button
                  type="button"
                  className="small no-face no-edge underlined log__mark"
                  onClick={() => setPanel('lines')}
                >
                  {i18n.t('table.log.taken-back')}
                </button>
              ) : null
            }
          >
            {game.log.wordNotation(scene, move)}
          </LogLine>
        ))
        .reverse()}
    </>
  );
}
