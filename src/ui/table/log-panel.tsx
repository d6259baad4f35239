import { memo, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import Eye from 'lucide-react/icons/eye';
import GitBranch from 'lucide-react/icons/git-branch';
import Play from 'lucide-react/icons/play';
import Split from 'lucide-react/icons/split';
import StickyNote from 'lucide-react/icons/sticky-note';
import Undo2 from 'lucide-react/icons/undo-2';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { HistoryPoint, LogLine as LogSentence, MatchData } from '../../store/types.ts';
import type { SuggestionMark } from '../../store/hints.ts';
import type { Note } from '../../lab/variations/notes.ts';
import { emblemOf } from '../app/games.ts';
import { showKey } from '../app/keys.ts';
import { Button } from '../parts/button.tsx';
import { Fold } from '../parts/fold.tsx';
import { LogLine } from '../parts/log-line.tsx';
import { Chip } from '../parts/chip.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useMatchNotes, writeNote } from '../notes/note-commands.tsx';
import { NoteText } from '../notes/note-text.tsx';
import { goToWhatIfAt } from '../workbench/from-match.ts';
import { mayWatch } from './film/film-turn.ts';
import type { GameTable } from './game-table.ts';
import {
  groupPoints,
  LOOKED,
  seatOfLine,
  suggestedAt,
  takenBackAt,
  toldOnce,
  turnPages,
  windowAround,
  type LogGroup,
  type LogPart,
  type LogReach,
  type TakenBack,
} from './log-model.ts';
import './log-panel.css';
import { MiniDice, seenAt } from './mini-dice.tsx';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';

const MORE = 3;
const TAKEN_BACK_SHOWN = 6;

const NO_MARKS: readonly SuggestionMark[] = [];
const markOfLook = ([at, seat]: readonly [number, string]): SuggestionMark => [at, seat, LOOKED];
const AS_FIRST: LogReach = { earlier: 0, later: 0 };

/**
 * Newest first; each line opens its rule, its moment and the way back to it. Only the pages around the shown moment are
 * rendered, so a long match costs no more than a short one.
 */
export function LogPanel() {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const facts = usePlay(({ picture }) => picture.facts);
  const timeline = usePlay(({ staged }) => staged.shown.timeline);
  const shownAt = usePlay(({ staged }) => staged.shown.at);
  const { points } = timeline;
  const [wanted, setWanted] = useState({ reach: AS_FIRST, length: points.length });
  const reach = wanted.length === points.length ? wanted.reach : AS_FIRST;
  const [open, setOpen] = useState<number | null>(null);
  const pages = useMemo(() => turnPages(points), [points]);
  const { from, to } = windowAround(pages, points.length, shownAt, reach);
  const groups = useMemo(
    () => groupPoints(toldOnce(points.slice(from, to), game.log.saysAgain), game.log.headingOf),
    [points, from, to, game],
  );
  const takenBack = useMemo(() => takenBackAt(timeline), [timeline]);
  const asked = useMatch(({ about }) => about?.suggested) ?? NO_MARKS;
  const looks = useMatch(({ study }) => study.looks);
  const suggested = useMemo(
    () => suggestedAt([...asked, ...looks.map(markOfLook)], timeline),
    [asked, looks, timeline],
  );
  const marked = useMatch(({ study }) => study.chosen);
  const chosen = useMemo(() => new Set(marked.map(([move]) => move)), [marked]);
  const noted = useMatchNotes();
  const asking = suggested.get(points.length);
  const { list, readOnFrom } = useReadOn();
  const ask = (more: LogReach, next: number) => {
    readOnFrom(next);
    setWanted({ reach: more, length: points.length });
  };
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('.log__line') : null;
    if (!line) return;
    const index = Number(line.dataset['point']);
    setOpen(index === open ? null : index);
  };
  // The match is still being read.
  if (points.length === 0) return <div className="log" aria-busy="true" />;
  // A fork before the first move belongs where that move will be.
  const waiting = timeline.waits ? timeline.forks.at(-1) : undefined;
  if (!waiting && !asking && points.length <= 1 && (points[0]?.lines.length ?? 0) === 0) {
    return <p className="log-empty small">{t('table.log.empty')}</p>;
  }
  return (
    <div ref={list} className="log" onClick={onPress}>
      {mayWatch(timeline) ? <WatchButton /> : null}
      {to < points.length ? (
        <Button variant="ghost" wide onClick={() => ask({ ...reach, later: reach.later + MORE }, to)}>
          {t('table.log.later', { n: points.length - to })}
        </Button>
      ) : null}
      {waiting && to === points.length ? <p className="log__fork small">{i18n.line(waiting.line)}</p> : null}
      {asking && to === points.length ? <Suggested marks={asking} /> : null}
      {groups.map((group) => (
        <section key={group.id} className="log__group">
          {shownHeadings(group, game).map((heading) => (
            <h3 key={heading.key} className="line apart gap-8 t-tag muted min-h-34 log__heading">
              <span>
                {game.log.headingOf(heading) === 'turn' ? null : <b>{t('library.turn', { turn: group.turn })}</b>}{' '}
                <span>{i18n.line(heading)}</span>
              </span>
              {heading.rule === undefined ? null : <RuleChip rule={heading.rule} />}
            </h3>
          ))}
          <ol className="log__points">
            {group.parts.map((part) => (
              <PartLines
                key={part.point.index}
                game={game}
                facts={facts}
                i18n={i18n}
                part={part}
                isShown={part.point.index === shownAt}
                isOpen={open === part.point.index}
                takenBack={takenBack.get(part.point.index)}
                suggested={suggested.get(part.point.index)}
                isChosen={chosen.has(part.point.move)}
                note={noted.get(part.point.index)}
              />
            ))}
          </ol>
        </section>
      ))}
      {from > 0 ? (
        <Button variant="ghost" wide onClick={() => ask({ ...reach, earlier: reach.earlier + MORE }, from - 1)}>
          {t('table.log.earlier', { n: from })}
        </Button>
      ) : null}
      <OlderMoves />
    </div>
  );
}

function WatchButton() {
  const { t } = useT();
  const { watch } = usePlayActions();
  return (
    <Button icon={Play} size="small" kbd={showKey('Shift+W')} className="log__watch" onClick={() => watch(true)}>
      {t('table.watch.last')}
    </Button>
  );
}

/** Marks that a player asked for a suggestion, with the move if both may know it. */
function Suggested({ marks }: { readonly marks: readonly SuggestionMark[] }) {
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

/** Moves the focus to the listed line nearest to a point when the log grows. */
function useReadOn() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = next.current;
    if (at === null) return;
    next.current = null;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('.log__line') ?? [])];
    const farFrom = (line: HTMLElement): number => Math.abs(Number(line.dataset['point']) - at);
    lines.sort((a, b) => farFrom(a) - farFrom(b))[0]?.focus({ preventScroll: true });
  });
  const readOnFrom = (point: number): void => {
    next.current = point;
  };
  return { list, readOnFrom };
}

/** Among phases without lines only the last is shown; the turn always is. */
function shownHeadings({ headings }: LogGroup, game: GameTable): readonly LogSentence[] {
  const last = headings.findLast((heading) => game.log.headingOf(heading) === 'phase');
  return headings.filter((heading) => heading === last || game.log.headingOf(heading) === 'turn');
}

/** Nothing here depends on the picks, or a long log would render with each pick. */
interface PartLinesProps {
  readonly game: GameTable;
  readonly facts: object;
  readonly i18n: I18n;
  readonly part: LogPart;
  readonly isShown: boolean;
  readonly isOpen: boolean;
  readonly takenBack: readonly TakenBack[] | undefined;
  readonly suggested: readonly SuggestionMark[] | undefined;
  /** The player chose some of the dice, in the variation that the match continues. */
  readonly isChosen: boolean;
  readonly note: Note | undefined;
}

const PartLines = memo(LogPartLines, isSamePart);

function LogPartLines(props: PartLinesProps) {
  const { game, facts, i18n, part, isShown, isOpen, takenBack, suggested } = props;
  const { point, isFirst } = part;
  const lines = part.lines.toReversed();
  const seats = lines.map((line) => seatOfLine(game.log.logSeat, facts, line, point));
  return (
    <>
      {isFirst ? takenBack?.map((one) => <TakenBackLines key={one.branch} {...one} />) : null}
      {isFirst && suggested ? (
        <li>
          <Suggested marks={suggested} />
        </li>
      ) : null}
      {lines.map((sentence, at) => {
        const seat = seats[at] ?? null;
        const isOther = seat !== null && (at === 0 || seat !== seats[at - 1]);
        return (
          <LogLine
            key={sentence.n}
            side={isOther ? emblemOf(game.game, seat) : null}
            {...(isOther ? { sideLabel: i18n.t('table.prompt.seat', { side: seat }) } : {})}
            rule={sentence.rule}
            state={isShown ? 'now' : 'plain'}
          >
            <button
              type="button"
              className="at-start no-face no-edge log__line"
              data-point={point.index}
              aria-expanded={isOpen}
            >
              {i18n.line(sentence)}
            </button>
          </LogLine>
        );
      })}
      {isFirst && (point.draws.length > 0 || props.isChosen) ? (
        <LogDice game={game} i18n={i18n} point={point} isChosen={props.isChosen} />
      ) : null}
      {isFirst && props.note ? (
        <li>
          <NoteText note={props.note} />
        </li>
      ) : null}
      {isOpen && isFirst ? <PointActions point={point} isNoted={props.note !== undefined} /> : null}
    </>
  );
}

/**
 * A move makes new groups from the same points. A point's text never changes, even for another seat; places of its
 * draws become known once everything is revealed.
 */
function isSamePart(a: PartLinesProps, b: PartLinesProps): boolean {
  return (
    a.part.point.index === b.part.point.index &&
    a.part.point.firstDraw === b.part.point.firstDraw &&
    a.part.lines[0] === b.part.lines[0] &&
    a.part.lines.length === b.part.lines.length &&
    a.game === b.game &&
    a.i18n === b.i18n &&
    a.isShown === b.isShown &&
    a.isOpen === b.isOpen &&
    a.takenBack === b.takenBack &&
    a.note === b.note &&
    (a.suggested?.join() ?? '') === (b.suggested?.join() ?? '')
  );
}

interface LogDiceProps {
  readonly game: GameTable;
  readonly i18n: I18n;
  readonly point: HistoryPoint;
  readonly isChosen: boolean;
}

/**
 * The dice of a point, with their places in the match's stream of chance. A chosen draw is marked even if the draw is
 * hidden: a card, the order of a deck.
 */
function LogDice({ game, i18n: { t }, point, isChosen }: LogDiceProps) {
  const { firstDraw: first } = point;
  const dice = seenAt(point, game.roll.diceOf(point));
  if (dice.length === 0 && !isChosen) return null;
  return (
    <li className="grid gap-8 hair-below log__dice">
      <span />
      <span className="line gap-6">
        <MiniDice dice={dice} />
        {first === null || dice.length < point.draws.length ? null : (
          <span className="small">{t('table.dice.places', { first, last: first + point.draws.length - 1 })}</span>
        )}
        {isChosen ? <Chip>{t('table.dice.chosen')}</Chip> : null}
      </span>
    </li>
  );
}

function PointActions({ point, isNoted }: { readonly point: HistoryPoint; readonly isNoted: boolean }) {
  const { t } = useT();
  const { askTakeBack, setPanel, raise } = usePlayActions();
  const isLast = useMatch(({ timeline }) => point.index === timeline.points.length - 1);
  const mayChange = useMatch((match) => match.readOnly === null && match.curtain === null);
  const mayNote = useMatch(({ timeline, curtain }) => curtain === null && (timeline.trial ?? Infinity) >= point.index);
  const mayTry = useMatch(({ timeline, variationBlocked }) => timeline.trial === null && variationBlocked === null);
  const row = useRef<HTMLLIElement>(null);
  // The buttons would open unseen below the fold.
  useLayoutEffect(() => row.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <li ref={row} className="flex wrap gap-6 face-lo log__actions">
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
    </li>
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

/** Moves before the point that a rescued match continues from: readable, but not replayable. */
const OlderMoves = memo(() => {
  const scene = useScene();
  const older = useMatch(({ timeline }) => timeline.older);
  if (older.length === 0) return null;
  return (
    <Fold title={scene.i18n.t('table.log.older', { n: older.length })}>
      <OlderList older={older} />
    </Fold>
  );
});
OlderMoves.displayName = 'OlderMoves';

function OlderList({ older }: { readonly older: MatchData['timeline']['older'] }) {
  const game = useGame();
  const scene = useScene();
  return (
    <ol className="log__older small">
      {older.map((entry, at) =>
        game.log.isSilent(entry.move) ? null : <li key={at}>{game.log.wordNotation(scene, entry.move)}</li>,
      )}
    </ol>
  );
}
