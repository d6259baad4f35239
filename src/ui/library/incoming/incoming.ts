/** Looks into anything that can be imported. It is stored only when the player agrees. */
import { ImportError } from '../../../store/saves/import-error.ts';
import { plainText } from '../../../store/saves/plain-text.ts';
import { readFileText } from '../../../store/saves/read-file.ts';
import { LIMITS } from '../../../store/saves/limits.ts';
import { MAX_LENGTH, EXPERIMENT_FORMAT } from '../../../lab/experiment/plan.ts';
import { peekBackup } from '../../../store/backup/backup-file.ts';
import type { LookResult } from './candidate.ts';
import { POSITION_FORMAT } from '../../../lab/positions/document.ts';
import { PACK_FORMAT } from '../../../engine/kits/pack/pack-file.ts';

type Look = (text: string) => Promise<LookResult>;

/** Each reader is loaded when it is needed. */
const LOOKS: Readonly<Record<Exclude<TextKind, 'match'>, () => Promise<Look>>> = {
  position: () => import('./kinds.ts').then((part) => part.lookIntoPosition),
  pack: () => import('./kinds.ts').then((part) => part.lookIntoPack),
  experiment: () => import('./kinds.ts').then((part) => part.lookIntoExperiment),
};

async function lookInto(kind: keyof typeof LOOKS, text: string): Promise<LookResult> {
  const look = await LOOKS[kind]();
  return look(text);
}

/** Null for a match, which has its own checks. */
export async function lookIntoText(given: string): Promise<LookResult | null> {
  const text = plainText(given);
  const kind = kindOfText(text);
  return kind === 'match' ? null : lookInto(kind, text);
}

/** Does the same for a file; also null if it is not a text. */
export async function lookIntoFile(file: Blob): Promise<LookResult | null> {
  try {
    const backup = await peekBackup(file);
    if (backup) return (await import('./kinds.ts')).lookIntoBackup(file, backup);
    // Experiments may be larger than other files.
    if (file.size > LIMITS.input && file.size <= MOST_GAMES && kindOfText(await headOf(file)) === 'experiment')
      return await lookInto('experiment', await file.text());
    const text = await readFileText(file);
    // A backup may be packed twice or have another encoding.
    const inside = new Blob([text, '\n']);
    const again = await peekBackup(inside);
    if (again) return (await import('./kinds.ts')).lookIntoBackup(inside, again);
    return await lookIntoText(text);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    // For a file that is no text, the checks of a match say more.
    return error.line.key.startsWith('backup.') ? { ok: false, problem: error.line } : null;
  }
}

/** In bytes, about 100,000 games. */
const MOST_GAMES = 100_000_000;
const headOf = (file: Blob): Promise<string> => file.slice(0, MAX_LENGTH).text();

/** Anything else is read as a match, whose reader says what is wrong. */
type TextKind = 'match' | 'position' | 'pack' | 'experiment';

const KINDS: Readonly<Record<string, TextKind>> = {
  [POSITION_FORMAT]: 'position',
  [PACK_FORMAT]: 'pack',
  [EXPERIMENT_FORMAT]: 'experiment',
};

function formatOf(json: string): string | null {
  try {
    const { format } = JSON.parse(json) as { readonly format?: unknown };
    return typeof format === 'string' ? format : null;
  } catch {
    return null;
  }
}

/** An experiment with games has one JSON value per line. */
export const kindOfText = (text: string): TextKind =>
  KINDS[formatOf(text) ?? formatOf(text.slice(0, Math.max(0, text.indexOf('\n')))) ?? ''] ?? 'match';
