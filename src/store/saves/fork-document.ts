import { readSave, SaveError } from '../../engine/kernel/save-file.ts';
import type { Fork } from '../../engine/kernel/timeline.ts';
import type { Document } from './document.ts';

/** Unchanged where it is not a save of this build, which cannot be played on. */
function forkText(text: string, fork: Fork): string {
  try {
    // A sealed answer stays with its match.
    const { sealed: _sealed, ...file } = readSave(text);
    return JSON.stringify({ ...file, fork });
  } catch (error) {
    if (error instanceof SaveError) return text;
    throw error;
  }
}

type Forkable = Pick<Document, 'about'> & { readonly summary: Pick<Document['summary'], 'status'> };

/** It does where it is not over and its players did not choose open undo. */
export const needsFork = ({ about, summary }: Forkable): boolean =>
  about.undo === 'honest' && summary.status !== 'finished';

/** It has just been dealt again and shares nothing with another match. */
export const isDealt = ({ summary: { fork, moves } }: Pick<Document, 'summary'>): boolean =>
  fork?.cause === 'dealt' && fork.at === moves + 1;

/** A second match with new dice, which reveal nothing of the first. */
export function forkDocument(document: Document, fork: Fork): Document {
  const { text, summary, about } = document;
  if (!needsFork(document) || isDealt(document)) return document;
  return {
    text: forkText(text, fork),
    summary: { ...summary, fork: { at: summary.moves + 1, cause: fork.cause } },
    about,
  };
}
