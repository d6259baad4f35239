/** Packs as an attacker, a slip or a typist would make them: refused with a place, or the game with them is sound. */
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { SaveError } from '../../src/engine/kernel/save-file.ts';
import type { Line } from '../../src/engine/kernel/types.ts';
import { parsePackFile, type PackFile } from '../../src/engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../src/engine/kits/pack/pack-kit.ts';
import type { ProgramDraw } from '../../src/players/types.ts';
import { drawPack, listDrawn } from './draw-pack.ts';

export interface PackOrder {
  readonly packs: number;
  /** Number of the first pack. */
  readonly first: number;
  readonly seed: string;
  /** One accepted pack in so many is played for some moves; all begin a match. */
  readonly playOneIn: number;
  readonly seconds: number;
}

export interface PackFinding {
  readonly pack: number;
  readonly detail: string;
  readonly text: string;
}

export interface PackFuzzReport {
  readonly game: string;
  readonly packs: number;
  readonly taken: number;
  readonly moves: number;
  /** Refusals by the key of their sentence. */
  readonly refused: Readonly<Record<string, number>>;
  readonly findings: readonly PackFinding[];
  readonly seconds: number;
}

const MAX_FINDINGS = 20;
const MOVES = 60;

export function fuzzPacks(kit: PackKit, order: PackOrder): PackFuzzReport {
  const drawn = listDrawn(kit);
  const refused: Record<string, number> = {};
  const findings: PackFinding[] = [];
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  let [packs, taken, moves] = [0, 0, 0];
  while (packs < order.packs && findings.length < MAX_FINDINGS && elapsed() < order.seconds) {
    const number = order.first + packs;
    const rng = seedRng(`${order.seed}/${number}`);
    const draw: ProgramDraw = (n) => drawFrom(rng, n);
    const text = drawPack(kit.game, drawn, draw);
    packs++;
    try {
      const read = readPack(kit, text);
      if ('key' in read) {
        demandPlace(read);
        refused[read.key] = (refused[read.key] ?? 0) + 1;
        continue;
      }
      moves += play(kit, read, draw, taken % order.playOneIn === 0);
      taken++;
    } catch (error) {
      const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      findings.push({ pack: number, detail, text });
    }
  }
  return { game: kit.game, packs, taken, moves, refused, findings, seconds: elapsed() };
}

/** The pack, or the sentence that refuses it. */
function readPack(kit: PackKit, text: string): PackFile | Line {
  let file: PackFile;
  try {
    file = parsePackFile(text);
  } catch (error) {
    if (error instanceof SaveError) return error.line;
    throw error;
  }
  const { problem, faults } = kit.check(file);
  return problem ?? faults[0] ?? file;
}

/** Faults of the whole file have no place. */
const OF_ALL = /^pack\.(refused\.(not-json|not-ours|newer|long|game)|fault\.)/;
function demandPlace({ key, params }: Line): void {
  if (!OF_ALL.test(key) && typeof params?.['path'] !== 'string') throw new Error(`${key} names no place`);
}

/** Begins a scenario, and plays it at random where that is asked; what breaks an invariant is a finding. */
function play(kit: PackKit, file: PackFile, draw: ProgramDraw, isLong: boolean): number {
  const def = kit.build(file);
  const scenario = def.scenarios[draw(def.scenarios.length)]?.id ?? '';
  const setup = { scenario, seed: `pack ${draw(1000)}`, options: {} };
  const demandSound = (broken: readonly string[]): void => {
    if (broken.length > 0) throw new Error(`${scenario}: ${broken.join('; ')}`);
  };
  if (!isLong) {
    demandSound(def.invariants(startGame(def, setup).state));
    return 0;
  }
  const game = simulate(def, setup);
  for (let made = 0; made < MOVES; made++) {
    const { state } = game;
    demandSound(def.invariants(state));
    for (const seat of [...def.seats, null]) def.view(state, seat);
    const choices = game.decide()?.moves ?? [];
    const move = choices[draw(Math.max(1, choices.length))];
    if (!move) return made;
    game.play(move);
  }
  return MOVES;
}
