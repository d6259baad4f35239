/**
 * Text about matches: lists, reasons and previews at a sample's question, log and lists at every move of a recorded
 * game.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Line, Preview, TargetRef, Types } from '../../src/engine/kernel/types.ts';
import type { GameManifest } from '../../src/games/manifest.ts';
import { openDefinition } from '../../src/games/shelf.ts';

/** A sentence in both languages, with its rule. */
export type Say = (line: Line) => string;
export type Def = GameDefinition<Types>;

export interface Match {
  /** `hitlers-reich.turn-action-axis`. */
  readonly name: string;
  readonly def: Def;
  readonly timeline: Timeline<Types>;
}

/** Moves asked about in each position that are legal elsewhere, and previews of moves that are legal here. */
const REFUSED = 60;
const PREVIEWED = 12;

/** The saves of a game in a folder, replayed. A file that no longer replays is an error. */
export async function readMatches(folder: string, manifest: GameManifest): Promise<readonly Match[]> {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${manifest.id}.`) && name.endsWith('.json'));
  return Promise.all(
    names.sort().map(async (file) => {
      const save = readSave(readFileSync(join(folder, file), 'utf8'));
      const def = await openDefinition(manifest, save.packFile, save.pack ?? null);
      const loaded = loadSave(def, save);
      if (loaded.how !== 'replayed') throw new Error(`${file}: ${loaded.how}`);
      return { name: file.replace(/\.json$/, ''), def, timeline: loaded.timeline };
    }),
  );
}

/** About `most` of a list, evenly over its length. */
export function thinOut<X>(all: readonly X[], most: number): readonly X[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]).filter(
    (one) => one !== undefined,
  );
}

/** Everything that the matches of a game pick or play: targets for *why not* in positions that do not offer it. */
export interface Known {
  readonly targets: readonly TargetRef[];
  readonly moves: readonly string[];
}

export function learn(matches: readonly Match[]): Known {
  const targets = new Set<TargetRef>();
  const moves = new Set<string>();
  for (const { def, timeline } of matches) {
    for (const place of def.data.places ?? []) targets.add(`space:${place}`);
    const legal = decide(def, present(timeline).state)?.moves ?? [];
    const played = timeline.points.flatMap(({ entry }) => (entry ? [entry.move] : []));
    for (const text of [...played, ...legal.map((move) => def.words.notation(move))]) {
      const move = moves.has(text) ? null : def.words.parse(text);
      moves.add(text);
      for (const target of move ? def.words.targets(move) : []) targets.add(target);
    }
  }
  return { targets: [...targets].sort(), moves: thinOut([...moves].sort(), REFUSED) };
}

/** The question of a position and every legal answer. */
export function listChoices(def: Def, state: Types['state'], say: Say): readonly string[] {
  const decision = decide(def, state);
  if (!decision) return state.result ? [`over: ${state.result.winner}`, ...state.result.reasons.map(say)] : [];
  const { seat, ask, moves, concessions = [] } = decision;
  return [
    `${state.stack.at(-1)?.at} asks ${seat}: ${say(ask)}`,
    ...[...moves, ...concessions].map((move) =>
      [def.words.notation(move), def.words.targets(move).join(' '), say(def.words.label(state, move))].join('\t'),
    ),
  ];
}

/** Why what is not offered is not, with nothing picked and after the first targets of three of the answers. */
export function listReasons(def: Def, state: Types['state'], known: Known, say: Say): readonly string[] {
  const moves = decide(def, state)?.moves ?? [];
  const first = [...new Set(moves.flatMap((move) => def.words.targets(move).slice(0, 1)))];
  const picks: readonly (readonly TargetRef[])[] = [[], ...thinOut(first, 3).map((target) => [target])];
  const tell = ({ code, ...line }: { readonly code: string } & Line) => `${code}: ${say(line)}`;
  const asked = picks.flatMap((picked) =>
    known.targets.flatMap((target) => {
      const reasons = def.why.explain(state, picked, target);
      return reasons.length > 0 ? [[picked.join(' '), target, ...reasons.map(tell)].join('\t')] : [];
    }),
  );
  const refused = known.moves.flatMap((text) => {
    const move = def.words.parse(text);
    const reason = move && def.why.refuse(state, move);
    return reason ? [[`move ${text}`, tell(reason)].join('\t')] : [];
  });
  return [...asked, ...refused];
}

/** Previews of some of the answers. */
export function listPreviews(def: Def, state: Types['state'], say: Say): readonly string[] {
  return thinOut(decide(def, state)?.moves ?? [], PREVIEWED).flatMap((move) => [
    def.words.notation(move),
    ...tellPreview(def.foresight.preview(state, move), say).map((line) => `\t${line}`),
  ]);
}

function tellPreview({ effects, stakes = [], modifiers, odds, openOdds, warnings }: Preview, say: Say) {
  return [
    ...effects.map((line) => `effect: ${say(line)}`),
    ...stakes.map(({ on, line, when }) => `${on}: ${say(line)}${when ? `, when ${say(when)}` : ''}`),
    ...modifiers.map(({ amount, ...line }) => `${amount}: ${say(line)}`),
    ...[odds, openOdds].flatMap((one) => (one ? [`odds: ${JSON.stringify(one)}`] : [])),
    ...warnings.map((line) => `warning: ${say(line)}`),
  ];
}

/** A match move by move: what the log says, and the list of answers as a fingerprint, for in full it would be a gigabyte. */
export function tellMatch({ def, timeline }: Match, say: Say): readonly string[] {
  return timeline.points.flatMap(({ state, entry, events }, at) => {
    const choices = listChoices(def, state, say);
    const log = events.flatMap((event) => {
      const line = def.words.describe(event);
      return line ? [`\t${say(line)}`] : [];
    });
    const fingerprint = createHash('sha256').update(choices.join('\n')).digest('hex').slice(0, 12);
    const asked = `${choices.length} lines ${fingerprint}`;
    return [`${at}\t${entry?.move ?? 'opening'}\t${entry?.digest ?? ''}\t${asked}`, ...log];
  });
}
