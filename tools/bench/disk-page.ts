/** The page of the disk's bench: the app's own storage, without the app. Bundled and sent to a browser by `disk.ts`. */
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { documentOf, type Document } from '../../src/store/saves/document.ts';
import type { AnyGame, MatchAbout } from '../../src/store/types.ts';
import { createArchive } from '../../src/store/vault/archive.ts';
import { createDiskVault } from '../../src/store/vault/vault.ts';

/** Milliseconds of each write, from the match in memory to the disk's answer. */
export type WriteMatch = (
  save: string,
  how: { readonly moves: number; readonly writes: number; readonly isWhole: boolean },
) => Promise<readonly number[]>;

declare global {
  interface Window {
    benchWriteMatch?: WriteMatch;
  }
}

const archive = createArchive({
  vault: createDiskVault(),
  channel: { send: () => undefined, listen: () => () => undefined },
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  newSalt: () => 'bench',
});

function readMatch(def: AnyGame, text: string): { readonly timeline: Timeline<Types>; readonly about: MatchAbout } {
  const save = readSave(text);
  const loaded = loadSave(def, save);
  if (loaded.how !== 'replayed') throw new Error('the recorded game does not replay');
  const { series: _series, ...about } = save.about;
  return { timeline: loaded.timeline, about };
}

/** The points of a match over and over: nothing that is written of a match depends on what its moves mean. */
function stretch({ points }: Timeline<Types>, moves: number): Timeline<Types>['points'] {
  const [opening, ...played] = points;
  if (!opening || played.length === 0) throw new Error('the recorded game has no moves');
  const all = [opening];
  while (all.length <= moves) all.push(...played.slice(0, moves + 1 - all.length));
  return all;
}

/** The old format without records: the new part of a match is unknown. */
const whole = ({ text, summary, about }: Document): Document => ({ text, summary, about });

/** Puts the work into the page. */
export function install(def: AnyGame): void {
  window.benchWriteMatch = (text, how) => writeMatch(def, text, how);
}

async function writeMatch(
  def: AnyGame,
  text: string,
  { moves, writes, isWhole }: Parameters<WriteMatch>[1],
): Promise<readonly number[]> {
  const { timeline, about } = readMatch(def, text);
  const points = stretch(timeline, moves + writes);
  const id = crypto.randomUUID();
  const times: number[] = [];
  // The first write of each copy is whole in any case.
  for (let n = -2; n < writes; n++) {
    const match = { def, timeline: { ...timeline, points: points.slice(0, moves + n + 1) }, about };
    const start = performance.now();
    const document = documentOf(match, 'bench');
    await archive.save(id, isWhole ? whole(document) : document, 'bench');
    if (n >= 0) times.push(performance.now() - start);
  }
  return times;
}
