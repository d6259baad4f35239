/**
 * Measures how long a move takes to reach the disk, with the app's storage in a real Chromium and a profile on this
 * machine's disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { quantilesOf } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import { ratioOf } from './browser-figures.ts';
import { bundlePage } from './bundle.ts';
import type { Deadline } from './deadline.ts';
import type { WriteMatch } from './disk-page.ts';

/** Lengths of the match that is written. */
const LENGTHS = [100, 1000, 10_000];
/** Moves written at each length: enough for a copy to be written whole among them. */
const WRITES = { whole: 40, records: 200 };
const ADDRESS = 'http://fronts.localhost/';

export interface DiskFigures {
  readonly browser: string;
  readonly profile: string;
  readonly lengths: readonly LengthFigures[];
}

export interface LengthFigures {
  readonly moves: number;
  /** Milliseconds a move where the whole match is written again, and where what is new is. */
  readonly whole: WriteFigures;
  readonly records: WriteFigures;
  /** Means: how many times as long the whole match takes. */
  readonly ratio: number;
}

interface WriteFigures {
  readonly p50: number;
  readonly p99: number;
  /** Copies that are written whole among the records count in it. */
  readonly mean: number;
}

/**
 * Writes the recorded match `save` of `game`, stretched to each length. `folder`: where the profile is made, on the disk
 * that is measured.
 */
export async function measureDisk(
  root: string,
  game: string,
  save: SaveFile,
  deadline: Deadline,
  folder: string = tmpdir(),
): Promise<DiskFigures | { readonly skipped: string }> {
  const executablePath = findChromium();
  if (!executablePath) return { skipped: 'no Chromium was found; set CHROMIUM_PATH to measure the disk' };
  const rules = join(root, `src/engine/games/${game}/definition.ts`);
  const script = await bundlePage(
    root,
    `import * as rules from ${JSON.stringify(rules)};
     import { install } from ${JSON.stringify(join(root, 'tools/bench/disk-page.ts'))};
     install(Object.values(rules)[0]);`,
  );
  const profile = mkdtempSync(join(folder, 'fronts-bench-'));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  try {
    const page = await context.newPage();
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>disk</title>' }),
    );
    await page.goto(ADDRESS);
    await page.addScriptTag({ content: script });
    const lengths: LengthFigures[] = [];
    for (const moves of LENGTHS) {
      if (lengths.length > 0 && deadline.isOver()) break;
      lengths.push(await measureLength(page, JSON.stringify(save), moves));
    }
    return { browser: `Chromium ${context.browser()?.version() ?? ''}`.trim(), profile: folder, lengths };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measureLength(page: Page, save: string, moves: number): Promise<LengthFigures> {
  const write = (how: Parameters<WriteMatch>[1]) =>
    page.evaluate(([text, what]) => window.benchWriteMatch?.(text, what) ?? [], [save, how] as const);
  // In turn, half and half, so that a busy moment of the machine falls on both.
  const times = { whole: [] as number[], records: [] as number[] };
  for (let half = 0; half < 2; half++) {
    times.whole.push(...(await write({ moves, writes: WRITES.whole / 2, isWhole: true })));
    times.records.push(...(await write({ moves, writes: WRITES.records / 2, isWhole: false })));
  }
  const [whole, records] = [figuresOf(times.whole), figuresOf(times.records)];
  return { moves, whole, records, ratio: ratioOf(whole.mean, records.mean) };
}

function figuresOf(times: readonly number[]): WriteFigures {
  const { p50, p99 } = quantilesOf(times);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return { p50: round(p50, 1), p99: round(p99, 1), mean: round(mean, 1) };
}
