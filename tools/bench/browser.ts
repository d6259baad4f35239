/** What a player waits for: the built app in a real Chromium slowed down to a weak machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { encodeSave, loadSave, readSave, type SaveFile } from '../../src/engine/kernel/save.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { aboutMatch } from '../lib/save-files.ts';
import { medianOf } from '../lib/stats.ts';
import { frameFigures, longestOf, paintFigures, type FrameFigures, type PaintFigures } from './browser-figures.ts';
import { measureMemory, type MemoryFigures } from './browser-memory.ts';
import { Seat, type WorkTime } from './browser-seat.ts';

/** How many times slower than this machine. */
const THROTTLE = 4;
/** Number of openings of the table; the median counts. */
const OPENINGS = 5;
/** Presses on choices in a live position. */
const PICKS = 160;
/** Presses on the button of the history. */
const CLICKS = 40;
/** Steps over which the processor's time is averaged. */
const WORK_STEPS = 120;

export interface BrowserFigures {
  readonly browser: string;
  readonly throttle: number;
  /** Moves of the match that is opened and stepped through. */
  readonly moves: number;
  /** Milliseconds from the address to the question on the screen. */
  readonly mount: { readonly first: number; readonly median: number };
  readonly paint: {
    /** Every move of the match, by key. */
    readonly step: PaintFigures;
    /** By the button of the history. */
    readonly button: PaintFigures;
    /** Choices pressed in the middle of the match. */
    readonly pick: PaintFigures;
    /** Choices committed: saved, then shown. */
    readonly commit: PaintFigures;
  };
  /** Processor's milliseconds of a step, not slowed down. */
  readonly work: WorkTime;
  readonly frames: { readonly pan: FrameFigures; readonly zoom: FrameFigures };
  readonly memory: MemoryFigures;
}

export interface BrowserOptions {
  /** Called with what is measured next: all of it takes minutes. */
  readonly say?: (what: string) => void;
  readonly launch?: () => Promise<Browser | null>;
}

const NO_BROWSER = 'no Chromium was found; set CHROMIUM_PATH to measure what a player waits for';

/** Figures of one game at a served address, or the sentence that says why there are none. */
export async function measureBrowser<T extends Types>(
  root: string,
  address: string,
  def: GameDefinition<T>,
  { say = () => {}, launch = launchChromium }: BrowserOptions = {},
): Promise<BrowserFigures | { readonly skipped: string }> {
  const browser = await launch();
  if (!browser) return { skipped: NO_BROWSER };
  try {
    const save = longestRecorded(root, def.id);
    if (!save) return { skipped: `tests/recorded has no game of ${def.id}` };
    const whole = await Seat.take(browser, address, JSON.stringify(save));
    say(`opening a match of ${save.log.length} moves`);
    const mount = await measureMount(whole);
    say('stepping through it');
    const step = await measureSteps(whole, save.log.length);
    const button = await whole.clickBack(CLICKS);
    say('moving the map');
    const frames = { pan: frameFigures(await whole.pan()), zoom: frameFigures(await whole.zoom()) };
    await whole.throttle(1);
    await whole.goToStart();
    const work = await whole.stepWork(Math.min(WORK_STEPS, save.log.length));
    say('leafing back and forth');
    const memory = await measureMemory(whole, save.log.length);
    await whole.leave();
    say('playing on from the middle');
    const middle = await Seat.take(browser, address, cutInHalf(def, save));
    await middle.throttle(THROTTLE);
    const { picks, commits } = await middle.play(PICKS);
    await middle.leave();
    return {
      browser: `Chromium ${browser.version()}`,
      throttle: THROTTLE,
      moves: save.log.length,
      mount,
      paint: {
        step: paintFigures(step),
        button: paintFigures(button),
        pick: paintFigures(picks),
        commit: paintFigures(commits),
      },
      work,
      frames,
      memory,
    };
  } finally {
    await browser.close();
  }
}

/** Null where there is none. */
async function launchChromium(): Promise<Browser | null> {
  const executablePath = findChromium();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args }).catch((error: unknown) => {
    // With a browser on the machine, a failure to start it is a fault; without one, the reader is informed.
    if (executablePath) throw error;
    return null;
  });
}

/** The recorded game with the most moves, as a match without hand-overs. */
function longestRecorded(root: string, game: string): SaveFile | undefined {
  const folder = join(root, 'tests/recorded');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${game}.`) && name.endsWith('.json'));
  const save = longestOf(names.sort().map((name) => readSave(readFileSync(join(folder, name), 'utf8'))));
  return save && { ...save, about: aboutMatch('bench') };
}

/** The text of the first half of a match. */
function cutInHalf<T extends Types>(def: GameDefinition<T>, save: SaveFile): string {
  const loaded = loadSave(def, save);
  if (loaded.how !== 'replayed') throw new Error(`the recorded game of ${def.id} does not replay`);
  const { timeline } = loaded;
  const points = timeline.points.slice(0, Math.ceil(timeline.points.length / 2));
  return JSON.stringify(encodeSave(def, { ...timeline, points }, aboutMatch('bench'), 'bench'));
}

async function measureMount(seat: Seat): Promise<BrowserFigures['mount']> {
  await seat.throttle(THROTTLE);
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) times.push(await seat.reload());
  return { first: Math.round(times[0] ?? 0), median: Math.round(medianOf(times)) };
}

/** From the opening to the end, one key per move. */
async function measureSteps(seat: Seat, moves: number): Promise<readonly number[]> {
  await seat.goToStart();
  const times: number[] = [];
  for (let at = 0; at < moves; at++) times.push(await seat.step(']'));
  return times;
}
