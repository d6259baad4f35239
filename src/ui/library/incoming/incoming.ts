/** Everything that can be brought in: each kind is looked at first, and kept only when the player agrees. */
import { ImportError } from '../../../store/saves/import-error.ts';
import { plainText } from '../../../store/saves/plain-text.ts';
import { readFileText } from '../../../store/saves/read-file.ts';
import { LIMITS } from '../../../store/saves/limits.ts';
import { MAX_LENGTH } from '../../../lab/experiment/plan.ts';
import { peekBackup } from '../../../store/backup/backup-file.ts';
import type { Looked } from './found.ts';
import { kindOfText, type TextKind } from './kind-of.ts';

type Look = (text: string) => Promise<Looked>;

/** What reads a kind is fetched with the first of it. */
const LOOKS: Readonly<Record<Exclude<TextKind, 'match'>, () => Promise<Look>>> = {
  position: () => import('./position.ts').then((part) => part.lookIntoPosition),
  pack: () => import('./pack.ts').then((part) => part.lookIntoPack),
  experiment: () => import('./experiment.ts').then((part) => part.lookIntoExperiment),
};

async function lookInto(kind: keyof typeof LOOKS, text: string): Promise<Looked> {
  const look = await LOOKS[kind]();
  return look(text);
}

/** Null for a match, which has its own checks. */
export async function lookIntoText(given: string): Promise<Looked | null> {
  const text = plainText(given);
  const kind = kindOfText(text);
  return kind === 'match' ? null : lookInto(kind, text);
}

/** As `lookIntoText`; also null for what is no text. */
export async function lookIntoFile(file: Blob): Promise<Looked | null> {
  try {
    const backup = await peekBackup(file);
    if (backup) return (await import('./backup.ts')).lookIntoBackup(file, backup);
    // Thousands of games take more room than any other file may.
    if (file.size > LIMITS.input && file.size <= MOST_GAMES && kindOfText(await headOf(file)) === 'experiment')
      return await lookInto('experiment', await file.text());
    const text = await readFileText(file);
    // A backup that is packed once more, or has another encoding, is as small as any other file.
    const inside = new Blob([text, '\n']);
    const again = await peekBackup(inside);
    if (again) return (await import('./backup.ts')).lookIntoBackup(inside, again);
    return await lookIntoText(text);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // Of a file that is no text, the checks of a match say more.
    return error.line.key.startsWith('backup.') ? { ok: false, problem: error.line } : null;
  }
}

/** Bytes of an experiment with its games: a hundred thousand of them. */
const MOST_GAMES = 100_000_000;
const headOf = (file: Blob): Promise<string> => file.slice(0, MAX_LENGTH).text();
