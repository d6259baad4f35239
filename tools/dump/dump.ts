/** All that the app says, as plain text: sentences, lists, reasons, previews, logs and lessons. Two commits are compared by it. */
import { join } from 'node:path';
import { decide } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { listGames } from '../../src/games/shelf.ts';
import type { GameManifest } from '../../src/games/manifest.ts';
import { listDomains, listMessages, loadCatalogue } from '../../src/i18n/catalogue.ts';
import { format, LANGS } from '../../src/i18n/format.ts';
import { createSource } from '../../src/i18n/source.ts';
import { goOn, isAsking, progressOf, showMe, startLesson, stepOf } from '../../src/lessons/player.ts';
import type { Lesson, Task } from '../../src/lessons/types.ts';
import {
  learn,
  listChoices,
  listPreviews,
  listReasons,
  readMatches,
  tellMatch,
  type Def,
  type Say,
} from './matches.ts';

/** Lines of a file, by its path below the folder of the dump. */
export type Write = (path: string, lines: readonly string[]) => void;

const SAMPLES = 'tests/saves/samples';
const RECORDED = 'tests/recorded';

/** Writes the dump of the tree at `root`, which is the one that this code is part of. */
export async function dumpAll(root: string, write: Write): Promise<void> {
  for (const lang of LANGS) {
    await loadCatalogue(lang, listDomains());
    const messages = listMessages(lang).map(([key, message]) => `${key}\t${JSON.stringify(message)}`);
    write(`sentences/${lang}.txt`, messages.sort());
  }
  for (const manifest of listGames()) {
    const def = await manifest.definition();
    await dumpLessons(manifest, def, write);
    await dumpMatches(root, manifest, write);
  }
}

function speakerOf(manifest: GameManifest, def: Def): Say {
  const names = manifest.names(def.data.facts);
  const sources = LANGS.map((lang) => createSource(lang, names));
  return (line) => `${sources.map((source) => format(source, line)).join(' | ')}${line.rule ? ` §${line.rule}` : ''}`;
}

async function dumpMatches(root: string, manifest: GameManifest, write: Write): Promise<void> {
  const samples = await readMatches(join(root, SAMPLES), manifest);
  const recorded = await readMatches(join(root, RECORDED), manifest);
  const known = learn([...samples, ...recorded]);
  for (const { name, def, timeline } of samples) {
    const say = speakerOf(manifest, def);
    const { state } = present(timeline);
    write(`lists/${name}.txt`, listChoices(def, state, say));
    write(`reasons/${name}.txt`, listReasons(def, state, known, say));
    write(`previews/${name}.txt`, listPreviews(def, state, say));
  }
  for (const match of recorded) write(`matches/${match.name}.txt`, tellMatch(match, speakerOf(manifest, match.def)));
}

async function dumpLessons(manifest: GameManifest, def: Def, write: Write): Promise<void> {
  const { lessons } = manifest;
  if (!lessons) return;
  const say = speakerOf(manifest, def);
  for (const head of lessons.heads) {
    const { id, minutes, steps, kind } = head;
    write(`lessons/${id}.head.txt`, [
      `${kind}, ${minutes} minutes, ${steps} steps`,
      say({ key: head.title }),
      say({ key: head.about }),
    ]);
  }
  for (const lesson of await lessons.load()) write(`lessons/${lesson.id}.txt`, tellLesson(def, lesson, say));
}

/** The lesson along its own solution, with the list of moves at each question. */
function tellLesson(def: Def, lesson: Lesson, say: Say): readonly string[] {
  const lines: string[] = [];
  let run = startLesson(def, lesson);
  let told = -1;
  while (!progressOf(run).isOver) {
    const step = stepOf(run);
    const { state } = present(run.timeline);
    if (step && run.at !== told) {
      told = run.at;
      const { id, title, pointAt, rule, task, note } = step;
      lines.push(`${id}: ${say({ key: title, rule })}`, `\t${say({ key: step.say })}`);
      if (pointAt.length > 0) lines.push(`\tpoints at ${pointAt.join(' ')}`);
      if (note) lines.push(`\tnote: ${say({ key: note.find })} ${note.amount} ${say({ key: note.text })}`);
      lines.push(...tellTask(task, say).map((line) => `\t${line}`));
      if (task.kind === 'play' && decide(def, state))
        lines.push(...listChoices(def, state, say).map((line) => `\t\t${line}`));
    }
    run = isAsking(run) ? showMe(def, run) : goOn(run);
  }
  return [...lines, `end: ${say({ key: lesson.end })}`];
}

function tellTask(task: Task, say: Say): readonly string[] {
  if (task.kind === 'read') return [];
  const line = (key: Parameters<Say>[0]['key'] | undefined) => (key === undefined ? [] : [say({ key })]);
  const asked = [`${task.kind}: ${say({ key: task.ask })}`, `answer: ${task.answer}`, ...line(task.then)];
  switch (task.kind) {
    case 'choose':
      return [...asked, ...task.options.flatMap(({ id, label, reason }) => [`${id}: ${say(label)}`, ...line(reason)])];
    case 'point':
    case 'why':
      return [...asked, ...line(task.wrong)];
    case 'play':
      return [
        ...asked,
        ...task.wrong.map(({ moves, reason, rule }) => `${moves}: ${say({ key: reason, ...(rule && { rule }) })}`),
      ];
  }
}
