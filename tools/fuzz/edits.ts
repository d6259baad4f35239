/** Random edits of positions: none fails, and every position that the editor calls sound can be played. */
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulateFrom, startGame, type Simulation } from '../../src/engine/kernel/runner.ts';
import type { FormValue } from '../../src/engine/kernel/form.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { CLEAR, type Edit, type EditorKit } from '../../src/engine/kits/position-edit/editor.ts';
import { copyState } from './copy.ts';

/** A sound position is played so far. */
const MOVES = 20;
/** After so many edits another position is begun. */
const STRETCH = 60;

export interface EditRun {
  readonly seed: string;
  readonly edits: number;
  /** Reports from time to time how many edits were made. */
  readonly tell?: (made: number) => void;
}

export interface EditReport {
  readonly edits: number;
  readonly sound: number;
  /** Moves played in them. */
  readonly moves: number;
  /** Counts how often each fault was told. */
  readonly told: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

export function fuzzEditor<T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  { seed, edits, tell }: EditRun,
): EditReport {
  const rng = seedRng(seed);
  const draw = (n: number): number => drawFrom(rng, Math.max(1, n));
  const pick = <X>(from: readonly X[]): X | undefined => from[draw(from.length)];
  const told: Record<string, number> = {};
  const failures: string[] = [];
  let sound = 0;
  let moves = 0;
  let state: T['state'] = begin(def, pick, seed);
  let way: Edit[] = [];
  for (let made = 0; made < edits; made++) {
    if (made % STRETCH === STRETCH - 1) {
      state = begin(def, pick, `${seed} ${made}`, draw(60));
      way = [];
    }
    try {
      const faults = kit.drafts.faults(state);
      for (const { id } of faults) told[id] = (told[id] ?? 0) + 1;
      const open = faults.filter(({ weight }) => weight === 'broken');
      // Half of the time something is mended, so that many positions are sound again.
      const fix = open.length > 0 && draw(2) === 0 ? pick(pick(open)?.fixes ?? []) : undefined;
      const next = fix?.edits ?? [anyEdit(kit, state, draw, pick)];
      way.push(...next);
      state = next.reduce((now: T['state'], edit) => kit.drafts.apply(now, edit), state);
      if (kit.drafts.faults(state).every(({ weight }) => weight !== 'broken')) {
        sound++;
        moves += playOn(def, kit, state, draw);
      }
    } catch (error) {
      failures.push(`${String(error)} after ${JSON.stringify(way.slice(-4))}`);
      state = begin(def, pick, `${seed} failed ${made}`);
      way = [];
      if (failures.length >= 10) break;
    }
    if (made % 1000 === 999) tell?.(made + 1);
  }
  return { edits, sound, moves, told, failures };
}

/** A position some random moves into a random scenario. */
export function begin<T extends Types>(
  def: GameDefinition<T>,
  pick: <X>(from: readonly X[]) => X | undefined,
  seed: string,
  moves = 0,
): T['state'] {
  const scenario = pick(def.scenarios)?.id ?? '';
  const { state } = startGame(def, { scenario, seed, options: {} });
  const match = simulateFrom(def, copyState(state));
  for (let made = 0; made < moves; made++) {
    const move = pick(match.decide()?.moves ?? []);
    if (!move) break;
    match.play(move);
  }
  return copyState(match.state);
}

function anyEdit<T extends Types>(
  kit: EditorKit<T>,
  state: T['state'],
  draw: (n: number) => number,
  pick: <X>(from: readonly X[]) => X | undefined,
): Edit {
  const trays = kit.lists.trays(state);
  const places = kit.places.list();
  const pieces = [
    ...trays.flatMap((tray) => tray.pieces),
    ...places.flatMap((place) => kit.places.piecesIn(state, place)),
  ];
  const piece = pick(pieces) ?? '';
  const roll = draw(100);
  if (roll < 40) return { edit: 'place', piece, to: pick(places) ?? '' };
  if (roll < 50) return { edit: 'place', piece, to: pick(trays)?.id ?? kit.pieces.homeOf(state, piece) };
  if (roll < 58) return { edit: 'flip', piece };
  if (roll < 70) return { edit: 'hold', place: pick(places) ?? '', seat: pick([...sides(trays), null]) ?? null };
  if (roll < 80) {
    const piles = kit.lists.piles(state);
    return { edit: 'card', card: pick(piles.flatMap(({ cards }) => cards)) ?? '', to: pick(piles)?.id ?? '' };
  }
  if (roll < 98) {
    const field = pick(kit.lists.fields(state));
    const values = field?.form.kind === 'choice' ? field.form.values : [true, false, 3];
    return { edit: 'set', field: field?.id ?? '', value: pick<FormValue>(values) ?? '' };
  }
  return { edit: 'whole', as: roll === 98 ? CLEAR : 'nothing of the kind' };
}

const sides = (trays: readonly { readonly seat: string | null }[]): readonly string[] => [
  ...new Set(trays.flatMap(({ seat }) => seat ?? [])),
];

/** Throws for a position that cannot be read, and for one in which random play breaks a rule; gives the moves played. */
export function playOn<T extends Types>(
  def: GameDefinition<T>,
  kit: EditorKit<T>,
  state: T['state'],
  draw: (n: number) => number,
): number {
  const opened = def.readState(copyState(kit.drafts.open(state)));
  const match = simulateFrom(def, copyState(opened));
  // A fork is a copy of the state before each move, and is overwritten by the next one.
  let behind: Simulation<T> | null = null;
  for (let made = 0; made < MOVES; made++) {
    const moves = match.decide()?.moves ?? [];
    const move = moves[draw(moves.length)];
    if (!move) return made;
    behind = match.fork(behind);
    match.play(move);
    const broken = def.invariants(match.state, { before: behind.state, move });
    if (broken.length > 0) throw new Error(`${broken.join('; ')} after ${def.words.notation(move)}`);
  }
  return MOVES;
}
