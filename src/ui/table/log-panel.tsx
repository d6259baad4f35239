import Play from '@lucide/icons/icons/play';
import { memo, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { PlayScene } from '../../play/game.ts';
import { useMatch } from '../../store/app-match.ts';
import type { SuggestionMark } from '../../store/hints.ts';
import type { LogLine as LogSentence, MatchData } from '../../store/types.ts';
import { emblemOf } from '../app/games.ts';
import { showKey } from '../app/keys.ts';
import { useMatchNotes } from '../notes/note-commands.tsx';
import { Button } from '../parts/button.tsx';
import { drawMark } from '../parts/emblem.tsx';
import { Fold } from '../parts/fold.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { mayWatch } from './film/film-turn.ts';
import type { GameTable } from './game-table.ts';
import { entryAt, groupEntries, readLog, turnPages, type LogEntry, type LogGroup } from './log-entries.ts';
import { EntryItem, seatOfEntry, Suggested } from './log-entry.tsx';
import { linesIn, useLogKeys } from './log-keys.ts';
import { LOOKED, suggestedAt, takenBackAt, toldOnce, windowAround, type LogReach } from './log-model.ts';
import './log-panel.css';
import { LogSifter } from './log-sifter.tsx';
import { useLogSift } from './use-log-sift.ts';
import { useOpenEntry } from './use-open-entry.ts';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';

const MORE = 3;

const NO_MARKS: readonly SuggestionMark[] = [];
const markOfLook = ([at, seat]: readonly [number, string]): SuggestionMark => [at, seat, LOOKED];
const AS_FIRST: LogReach = { earlier: 0, later: 0 };

/**
 * Newest first: a fight is a card, anything else a line. Only the pages around the shown moment are rendered, so a long
 * match costs no more than a short one.
 */
export function LogPanel() {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const scene = usePlayScene();
  const timeline = usePlay(({ staged }) => staged.shown.timeline);
  const shownAt = usePlay(({ staged }) => staged.shown.at);
  const { points } = timeline;
  const book = useMemo(
    () => readLog(toldOnce(points, game.log.saysAgain), game.log.headingOf, game.fight.roleOf),
    [points, game],
  );
  const sift = useLogSift(book.entries);
  const entries = sift.found;
  const isSifted = entries !== book.entries;
  const [wanted, setWanted] = useState({ reach: AS_FIRST, of: entries });
  const reach = wanted.of === entries ? wanted.reach : AS_FIRST;
  const { open, toggle } = useOpenEntry(book.entries);
  const pages = useMemo(() => turnPages(entries), [entries]);
  const at = isSifted ? Math.max(0, entries.length - 1) : entryAt(entries, shownAt);
  const { from, to } = windowAround(pages, entries.length, at, reach);
  const groups = useMemo(
    () => groupEntries(entries.slice(from, to), book.groups, !isSifted && to === entries.length),
    [entries, from, to, book, isSifted],
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
  const onKeyDown = useLogKeys(list, { isOpen: open !== null, close: () => toggle(null), clear: sift.clear });
  const ask = (more: LogReach, next: number) => {
    readOnFrom(entries[next]?.id);
    setWanted({ reach: more, of: entries });
  };
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const id = entryOf(event.target);
    if (id !== null) toggle(id);
  };
  // The match is still being read.
  if (points.length === 0) return <div className="log" aria-busy="true" />;
  // A fork before the first move belongs where that move will be.
  const waiting = timeline.waits ? timeline.forks.at(-1) : undefined;
  if (!waiting && !asking && points.length <= 1 && (points[0]?.lines.length ?? 0) === 0) {
    return <p className="log-empty small">{t('table.log.empty')}</p>;
  }
  const isNewest = to === entries.length && !isSifted;
  const moveOf = (entry: number) => entries[entry]?.told[0]?.point.index ?? 0;
  return (
    <div ref={list} className="log" onClick={onPress} onKeyDown={onKeyDown}>
      {mayWatch(timeline) ? <WatchButton /> : null}
      <LogSifter sift={sift} />
      {to < entries.length ? (
        <Button variant="ghost" wide onClick={() => ask({ ...reach, later: reach.later + MORE }, to)}>
          {t('table.log.later', { n: points.length - moveOf(to) })}
        </Button>
      ) : null}
      {waiting && isNewest ? <p className="log__fork small">{i18n.line(waiting.line)}</p> : null}
      {asking && isNewest ? <Suggested marks={asking} /> : null}
      {groups.map((group) => (
        <section key={group.id} className="log__group">
          {shownHeadings(group, game).map((heading) => (
            <h3 key={heading.key} className="line gap-8 t-tag muted min-h-34 log__heading">
              <SideOf game={game} seat={game.log.logSeat(scene.facts, heading)} />
              <span className="grow">
                {game.log.headingOf(heading) === 'turn' ? null : <b>{t('library.turn', { turn: group.turn })}</b>}{' '}
                <span>{i18n.line(heading)}</span>
              </span>
              {heading.rule === undefined ? null : <RuleChip rule={heading.rule} />}
            </h3>
          ))}
          <ol className="log__points">
            {group.entries.map((entry, n) => (
              <EntryItem
                key={entry.id}
                game={game}
                scene={scene}
                i18n={i18n}
                entry={entry}
                newer={seatAbove(game, scene.facts, group.entries[n - 1])}
                isShown={entry.points.some(({ index }) => index === shownAt)}
                isOpen={open === entry.id}
                takenBack={marksIn(takenBack, entry)}
                suggested={marksIn(suggested, entry)}
                isChosen={entry.points.some(({ move }) => chosen.has(move))}
                note={entry.points.map(({ index }) => noted.get(index)).find((note) => note !== undefined)}
              />
            ))}
          </ol>
        </section>
      ))}
      {from > 0 ? (
        <Button variant="ghost" wide onClick={() => ask({ ...reach, earlier: reach.earlier + MORE }, from - 1)}>
          {t('table.log.earlier', { n: moveOf(from) })}
        </Button>
      ) : null}
      {isSifted ? null : <OlderMoves />}
    </div>
  );
}

/** The emblem of the side whose turn or phase begins; words next to it name the side. */
function SideOf({ game, seat }: { readonly game: GameTable; readonly seat: string | null | undefined }) {
  const emblem = seat ? emblemOf(game.game, seat) : null;
  return emblem === null ? null : drawMark({ of: emblem, size: 's' });
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

/** The same object until facts or view change; picks do not. */
function usePlayScene(): PlayScene {
  const facts = usePlay(({ picture }) => picture.facts);
  const queries = usePlay(({ picture }) => picture.queries);
  const view = usePlay(({ picture }) => picture.view);
  return useMemo(() => ({ facts, queries, view }), [facts, queries, view]);
}

/** The entry that a press means: its line or any bare part of its card. */
function entryOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const other = target.closest('a, button, input, label, .report__more');
  if (other && !other.classList.contains('log__line')) return null;
  return target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? null;
}

/** The emblem is shown again only where the side changes; a card names both sides. */
const seatAbove = (game: GameTable, facts: object, entry: LogEntry | undefined): string | null =>
  entry === undefined || entry.isFight ? null : seatOfEntry(game, facts, entry);

/** The marks of all points of an entry, newest first; undefined for none. */
function marksIn<Mark>(marks: ReadonlyMap<number, readonly Mark[]>, { points }: LogEntry): readonly Mark[] | undefined {
  const found = points.flatMap(({ index }) => marks.get(index) ?? []);
  return found.length === 0 ? undefined : found.reverse();
}

/** Moves the focus to an entry once the log has grown by it. */
function useReadOn() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const id = next.current;
    if (id === undefined) return;
    next.current = undefined;
    linesIn(list.current)
      .find((line) => line.dataset['entry'] === id)
      ?.focus({ preventScroll: true });
  });
  const readOnFrom = (id: string | undefined): void => {
    next.current = id;
  };
  return { list, readOnFrom };
}

/** Among phases without lines only the last is shown; the turn always is. */
function shownHeadings({ headings }: LogGroup, game: GameTable): readonly LogSentence[] {
  const last = headings.findLast((heading) => game.log.headingOf(heading) === 'phase');
  return headings.filter((heading) => heading === last || game.log.headingOf(heading) === 'turn');
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
