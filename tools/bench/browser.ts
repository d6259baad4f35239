/** Measures waiting times of a player: the built app in a real Chromium, slowed down to a weak machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave } from '../../src/engine/kernel/save.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { MatchAbout } from '../../src/store/types.ts';
import { aboutMatch } from '../lib/save-files.ts';
import { medianOf } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import {
  COMMIT_AIM,
  frameFigures,
  longestOf,
  longTasksOf,
  pressFigures,
  type FrameFigures,
  type LongTasks,
  type Press,
  type PressFigures,
} from './browser-figures.ts';
import { measureMemory, type MemoryFigures } from './browser-memory.ts';
import { Seat, type WorkTime } from './browser-seat.ts';
import { whileTracing } from './browser-trace.ts';
import { NO_DEADLINE, type Deadline } from './deadline.ts';

/** The browser runs this many times slower than this machine. */
export const THROTTLE = 4;
/** Number of openings of the table; the median counts. */
const OPENINGS = 5;
/** The same from the start screen. */
const RESUMES = 3;
/** Presses on choices in a live position. */
const PRESSES = 160;
/** Presses on the button of the history. */
const CLICKS = 40;
/** Steps over which the processor's time is divided into its kinds, and over which tiles are watched. */
const WORK_STEPS = 100;
/** Presses on choices over which tiles are watched. */
const RASTER_PRESSES = 20;

export interface Visit<T extends Types = Types> {
  readonly browser: Browser;
  readonly address: string;
  readonly def: GameDefinition<T>;
  /** The longest recorded game. */
  readonly save: SaveFile;
  readonly deadline: Deadline;
}

export interface MountFigures {
  /** Milliseconds from the address to the question on the screen. */
  readonly first: number;
  readonly median: number;
  /** Milliseconds from a press on *Continue*, in the running app; the app itself takes the rest of `median`. */
  readonly resumed: number;
  readonly longTasks: LongTasks;
}

export async function measureMount({ browser, address, save, deadline }: Visit): Promise<MountFigures> {
  const seat = await Seat.take(browser, address, JSON.stringify(save));
  await seat.throttle(THROTTLE);
  const times: number[] = [];
  const tasks: number[] = [];
  for (let i = 0; i === 0 || (i < OPENINGS && !deadline.isOver()); i++) {
    times.push(await seat.reload());
    tasks.push(...(await seat.longTasks()));
  }
  const resumed: number[] = [];
  for (let i = 0; i === 0 || (i < RESUMES && !deadline.isOver()); i++) resumed.push(await seat.resume());
  await seat.leave();
  return {
    first: Math.round(times[0] ?? 0),
    median: Math.round(medianOf(times)),
    resumed: Math.round(medianOf(resumed)),
    longTasks: longTasksOf(tasks),
  };
}

export interface HistoryFigures {
  /** Moves of the match that is stepped through. */
  readonly moves: number;
  /** Every move of the match, by key. */
  readonly step: PressFigures;
  /** Back, by the button. */
  readonly button: PressFigures;
  /** Milliseconds of the raster threads for each step, not slowed down. */
  readonly raster: number;
  readonly longTasks: LongTasks;
  /** Processor's milliseconds of a step, not slowed down. */
  readonly work: WorkTime;
}

export async function measureHistory({ browser, address, save, deadline }: Visit): Promise<HistoryFigures> {
  const moves = save.log.length;
  const seat = await Seat.take(browser, address, JSON.stringify(save));
  const sample = Math.min(WORK_STEPS, moves);
  await seat.goToStart();
  const work = await seat.workOf(sample, () => seat.step(']'));
  await seat.goToStart();
  const { raster } = await whileTracing(browser, () => repeat(sample, () => seat.step(']')));
  await seat.goToStart();
  await seat.throttle(THROTTLE);
  await seat.longTasks();
  const steps = await repeat(moves, () => seat.step(']'), deadline);
  const back = await repeat(Math.min(CLICKS, steps.length), () => seat.clickBack());
  const longTasks = longTasksOf(await seat.longTasks());
  await seat.leave();
  return {
    moves,
    step: pressFigures(steps),
    button: pressFigures(back),
    raster: round(raster / sample, 1),
    longTasks,
    work,
  };
}

async function repeat(times: number, press: () => Promise<Press>, deadline?: Deadline): Promise<readonly Press[]> {
  const presses: Press[] = [];
  while (presses.length < times && !(presses.length > 0 && deadline?.isOver())) presses.push(await press());
  return presses;
}

export interface PlayFigures {
  /** Choices pressed in the middle of the match. */
  readonly pick: PressFigures;
  /** Choices carried out: saved, then shown. */
  readonly commit: PressFigures;
  /** Milliseconds of the raster threads for each press, not slowed down. */
  readonly raster: number;
  readonly longTasks: LongTasks;
}

export async function measurePlay({ browser, address, def, save, deadline }: Visit): Promise<PlayFigures> {
  const seat = await Seat.take(browser, address, cutInHalf(def, save));
  await seat.throttle(THROTTLE);
  await seat.longTasks();
  const { picks, commits } = await seat.play(PRESSES, deadline);
  const longTasks = longTasksOf(await seat.longTasks());
  // A trace takes extra time.
  const traced = await whileTracing(browser, () => seat.play(RASTER_PRESSES, NO_DEADLINE));
  const rastered = traced.result.picks.length + traced.result.commits.length;
  await seat.leave();
  return {
    pick: pressFigures(picks),
    commit: pressFigures(commits, COMMIT_AIM),
    raster: rastered === 0 ? 0 : round(traced.raster / rastered, 1),
    longTasks,
  };
}

export interface MapFigures {
  readonly pan: FrameFigures;
  readonly zoom: FrameFigures;
}

export async function measureMap({ browser, address, save }: Visit): Promise<MapFigures> {
  const seat = await Seat.take(browser, address, JSON.stringify(save));
  await seat.throttle(THROTTLE);
  const figures = { pan: frameFigures(await seat.pan()), zoom: frameFigures(await seat.zoom()) };
  await seat.leave();
  return figures;
}

/** A program thinks so long before each move that nothing else happens while it is watched, or plays one after the other. */
const THOUGHT_MS = 10_000;
const WATCHED_MS = 4000;
const WORK_SECONDS = 3;
const QUICK_MS = 200;
const PLAYED_MS = 15_000;

export interface WatchedFigures {
  readonly frames: FrameFigures;
  readonly longTasks: LongTasks;
  /** Processor time of the main thread for each second, not slowed down, in milliseconds. */
  readonly work: WorkTime;
}

export interface ThinkingFigures {
  /** While the Marshal searches for one move, and while its moves are played out without a pause. */
  readonly thinking: WatchedFigures;
  readonly playing: WatchedFigures;
}

/** Measures how smoothly the table runs while a program thinks. */
export async function measureThinking({ browser, address, def, save }: Visit): Promise<ThinkingFigures> {
  const computers = Object.fromEntries(def.seats.map((seat) => [seat, 'marshal']));
  const text = cutInHalf(def, save, { computers });
  const watch = async (thinkMs: number, ms: number, pace: string): Promise<WatchedFigures> => {
    const seat = await Seat.take(browser, address, text, { thinkMs, pace });
    await seat.waitForThought();
    const work = await seat.workOf(WORK_SECONDS, () => seat.watch(1000));
    await seat.throttle(THROTTLE);
    await seat.watch(1000);
    await seat.longTasks();
    const frames = frameFigures(await seat.watch(ms));
    const longTasks = longTasksOf(await seat.longTasks());
    await seat.leave();
    return { frames, longTasks, work };
  };
  return {
    thinking: await watch(THOUGHT_MS, WATCHED_MS, 'normal'),
    playing: await watch(QUICK_MS, PLAYED_MS, 'instant'),
  };
}

export async function measureLeafing({ browser, address, save, deadline }: Visit): Promise<MemoryFigures> {
  const seat = await Seat.take(browser, address, JSON.stringify(save));
  const figures = await measureMemory(seat, save.log.length, deadline);
  await seat.leave();
  return figures;
}

/** Null where there is no Chromium on this machine. */
export async function launchChromium(): Promise<Browser | null> {
  const executablePath = findChromium();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args }).catch((error: unknown) => {
    // With a browser on the machine, a failure to start it is a fault; without one, the reader is informed.
    if (executablePath) throw error;
    return null;
  });
}

/** The recorded game with the most moves, as a match without hand-overs. Undefined where none is recorded. */
export function longestRecorded(root: string, game: string): SaveFile | undefined {
  const folder = join(root, 'tests/recorded');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${game}.`) && name.endsWith('.json'));
  const save = longestOf(names.sort().map((name) => readSave(readFileSync(join(folder, name), 'utf8'))));
  return save && { ...save, about: aboutMatch('bench') };
}

/** The text of the first half of a match. */
function cutInHalf<T extends Types>(def: GameDefinition<T>, save: SaveFile, more: Partial<MatchAbout> = {}): string {
  const loaded = loadSave(def, save);
  if (loaded.how !== 'replayed') throw new Error(`the recorded game of ${def.id} does not replay`);
  const { timeline } = loaded;
  const points = timeline.points.slice(0, Math.ceil(timeline.points.length / 2));
  return JSON.stringify(encodeSave(def, { ...timeline, points }, aboutMatch('bench', more), 'bench'));
}
