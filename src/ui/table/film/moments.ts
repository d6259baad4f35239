/** Cuts a turn into the moments of its film. It reads only what both players may know. */
import type { Film, FilmFrame } from '../../../store/film.ts';
import type { HistoryPoint, LogLine } from '../../../store/types.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Cue } from '../../sound/cues.ts';
import type { GameTable, TurnMark } from '../game-table.ts';
import { seenAt, type SeenDie } from '../mini-dice.tsx';
import type { FilmKind, FilmRole } from './film-roles.ts';

type FilmGame = Pick<GameTable, 'readFilm' | 'findWays' | 'headlines' | 'listCues' | 'log' | 'roll' | 'news'>;

/** A sentence of the log with the dice that it reports. */
export interface FilmRow {
  readonly text: string;
  readonly dice: readonly SeenDie[];
}

export interface FilmMoment {
  readonly kind: FilmKind;
  /** The point that it ends at. */
  readonly at: number;
  /** The positions before it and at its end, as an onlooker sees them. */
  readonly from: object;
  readonly view: object;
  readonly title: string;
  /** The outcome of a fight in a few words; null for none. */
  readonly result: string | null;
  readonly rows: readonly FilmRow[];
  readonly marks: readonly TurnMark[];
  readonly ways: readonly (readonly string[])[];
  /** The sounds of its events, as when they were played. */
  readonly cues: readonly Cue[];
  /** A city or an area changed hands. */
  readonly isTaken: boolean;
}

/** Part of a turn under one heading. Its points hold only its own lines. */
export interface FilmCut {
  kind: FilmKind;
  readonly points: HistoryPoint[];
  /** Names the moment. */
  lead: LogLine;
  /** Lines that open a moment of this kind. */
  n: number;
  isTaken: boolean;
  isDecided: boolean;
  /** A card or a decision that has done nothing yet. */
  waits: boolean;
}

export interface FilmTurn {
  readonly first: number;
  readonly last: number;
  /** The seat whose turn comes after it. */
  readonly called: string;
}

/** The moves or the fight after it may be its effect. */
const isOpening = (role: FilmRole): boolean => role === 'card' || role === 'course';

/** A card within a fight that is not decided belongs to it; the first moves or the first fight after a card are its effect. */
function joins(role: FilmRole, cut: FilmCut | undefined, index: number): boolean {
  if (role === 'joins' || role === 'taken') return cut !== undefined;
  if (role === 'supply') return cut?.kind === 'supply';
  if (isOpening(role)) return cut?.kind === 'fight' && !cut.isDecided;
  if (role === 'march')
    return cut !== undefined && isOpening(cut.kind) && (cut.waits || cut.points.at(-1)?.index === index);
  return role === 'fight' && cut?.waits === true;
}

/** A point without lines belongs to the moment that it leads to. */
export function cutTurn(
  { readFilm, log }: Pick<FilmGame, 'readFilm' | 'log'>,
  points: readonly HistoryPoint[],
): readonly FilmCut[] {
  const cuts: FilmCut[] = [];
  let silent: HistoryPoint[] = [];
  for (const point of points) {
    const roles = readFilm(point.lines);
    let isSilent = true;
    for (const [n, line] of point.lines.entries()) {
      // The lines after it belong to the next turn.
      if (log.headingOf(line) === 'turn') break;
      const role = roles[n] ?? null;
      if (role === null) continue;
      isSilent = false;
      const open = cuts.at(-1);
      const cut = open && joins(role, open, point.index) ? open : startCut(role, line);
      if (cut !== open) cuts.push(cut);
      else if (!isOpening(role)) cut.waits = false;
      if (role === 'fight') [cut.kind, cut.lead] = [role, line];
      if (role === cut.kind) cut.n += 1;
      addLine(cut, silent, point, line);
      silent = [];
      cut.isTaken ||= role === 'taken';
      cut.isDecided ||= log.isResult(line);
    }
    if (isSilent) silent.push({ ...point, lines: [] });
  }
  return cuts;
}

function startCut(role: FilmRole, lead: LogLine): FilmCut {
  const kind = role === 'joins' || role === 'taken' ? 'course' : role;
  return { kind, points: [], lead, n: 0, isTaken: false, isDecided: false, waits: isOpening(role) };
}

function addLine({ points }: FilmCut, silent: readonly HistoryPoint[], point: HistoryPoint, line: LogLine): void {
  points.push(...silent);
  const last = points.at(-1);
  if (last?.index === point.index) points.splice(-1, 1, { ...last, lines: [...last.lines, line] });
  else points.push({ ...point, lines: [line] });
}

const linesOf = (points: readonly HistoryPoint[]): readonly LogLine[] => points.flatMap(({ lines }) => lines);

/** Plain marches in a row share one moment, and so do pieces that come or go. */
const SHARED: ReadonlySet<FilmKind> = new Set(['march', 'build', 'remove']);
const areAlike = (a: FilmCut, b: FilmCut): boolean => a.kind === b.kind && SHARED.has(a.kind);

/** Reads the moments of a turn from its frames. The list is empty if the log tells nothing. */
export function momentsOf(game: FilmGame, film: Film, i18n: I18n, turn: FilmTurn): readonly FilmMoment[] {
  const frames = new Map<number, FilmFrame>();
  for (let at = Math.max(0, turn.first - 1); at <= turn.last; at++) {
    const frame = film.frameAt(at);
    if (frame) frames.set(at, frame);
  }
  const sceneAt = (at: number) => {
    const view = frames.get(at)?.view;
    return view && { facts: film.facts, queries: film.queries, view, i18n };
  };
  const marksOf = (points: readonly HistoryPoint[], from: number, to: number): readonly TurnMark[] => {
    const scene = sceneAt(to);
    const told = { lines: linesOf(points), before: frames.get(from)?.view ?? null };
    return scene ? game.headlines(scene, told, turn.called).flatMap(({ marks }) => marks) : [];
  };
  const cutOffIn = (marks: readonly TurnMark[]): ReadonlySet<string> =>
    new Set(marks.flatMap(({ kind, place }) => (kind === 'cut-off' ? [place] : [])));

  const told = [...frames.values()].flatMap(({ at, point }) => (at >= turn.first ? [point] : []));
  const start = turn.first - 1;
  let cutOff = cutOffIn(marksOf([], start, start));
  const joined: { readonly cut: FilmCut; readonly isNews: boolean }[] = [];
  for (const cut of cutTurn(game, told)) {
    const at = endOf(cut);
    const now = cut.kind === 'march' ? cutOffIn(marksOf(cut.points, at, at)) : cutOff;
    const isNews = cut.isTaken || [...now].some((place) => !cutOff.has(place));
    cutOff = now;
    const before = joined.at(-1);
    if (before && !before.isNews && !isNews && areAlike(before.cut, cut)) {
      before.cut.points.push(...cut.points);
      before.cut.n += cut.n;
    } else joined.push({ cut, isNews });
  }

  let from = start;
  cutOff = cutOffIn(marksOf([], start, start));
  return joined.flatMap(({ cut }, n) => {
    const at = endOf(cut);
    const scene = sceneAt(at);
    if (!scene) return [];
    const marks = marksOf(cut.points, from, at);
    const known = cutOff;
    const before = frames.get(from)?.view ?? scene.view;
    [from, cutOff] = [at, cutOffIn(marks)];
    const isShared = cut.kind === 'march' && cut.n > 1;
    const lead = i18n.line(cut.lead);
    const rows = rowsOf(game, i18n, cut, joined[n + 1]?.cut);
    return {
      kind: cut.kind,
      at,
      from: before,
      view: scene.view,
      title: isShared ? i18n.t('table.watch.marches', { n: cut.n }) : lead,
      result: cut.kind === 'fight' ? wordResult(game, frames, sceneAt, cut) : null,
      rows: isShared ? rows : rows.filter(({ text, dice }) => text !== lead || dice.length > 0),
      marks: marks.filter(({ kind, place }) => kind !== 'cut-off' || !known.has(place)),
      ways: distinct(game.findWays(scene, cut.points), (way) => way.join()),
      cues: game.listCues(scene, eventsOf(frames, cut)),
      isTaken: cut.isTaken,
    };
  });
}

const eventsOf = (frames: ReadonlyMap<number, FilmFrame>, { points }: FilmCut) =>
  points.flatMap(({ index }) => frames.get(index)?.events ?? []);

const endOf = ({ points }: FilmCut): number => points.at(-1)?.index ?? 0;

/** All lines of a moment; of a fight only its dice and what it came to. */
function rowsOf(game: FilmGame, i18n: I18n, cut: FilmCut, next: FilmCut | undefined): readonly FilmRow[] {
  const { log, news } = game;
  const rows = cut.points.flatMap((point) =>
    point.lines.flatMap((line, n) => {
      const dice = news
        ? (news.newsOf(line) ?? [])
        : n === dieLine(game, point) && next?.points[0]?.index !== point.index
          ? seenAt(point, game.roll.diceOf(point))
          : [];
      const isTold = cut.kind !== 'fight' || dice.length > 0 || log.isResult(line) || log.comesTo(line);
      return isTold ? [{ text: i18n.line(line), dice }] : [];
    }),
  );
  // The log repeats a result after a player keeps the die.
  return distinct(rows, ({ text }) => text);
}

function distinct<X>(all: readonly X[], keyOf: (one: X) => string): readonly X[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** The line of a point that reports its dice. */
function dieLine({ log }: FilmGame, { lines }: HistoryPoint): number {
  const at = lines.findLastIndex((line) => log.isResult(line));
  return at < 0 ? lines.length - 1 : at;
}

function wordResult(
  game: FilmGame,
  frames: ReadonlyMap<number, FilmFrame>,
  sceneAt: (at: number) => Parameters<FilmGame['roll']['readBeat']>[0] | undefined,
  { points }: FilmCut,
): string | null {
  const at = points.findLast(({ lines }) => lines.some((line) => game.log.isResult(line)))?.index;
  const [frame, scene] = at === undefined ? [] : [frames.get(at), sceneAt(at)];
  if (!frame || !scene) return null;
  return game.roll.readBeat(scene, frame.events)?.title ?? game.roll.readRoll(scene, frame.events)?.outcome ?? null;
}

/** The moment as one text, for lists and screen readers. */
export const tellMoment = ({ lang }: Pick<I18n, 'lang'>, { title, result, rows }: FilmMoment): string =>
  joinSentences(lang, [title, ...(result === null ? [] : [result]), ...rows.map(({ text }) => text)]);
