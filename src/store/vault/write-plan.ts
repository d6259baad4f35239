/** Plans the next write of a match: a whole copy, or a record of what is new since this page wrote last. */
import type { Document } from '../saves/document.ts';
import { sha256 } from '../sha256.ts';
import type { MatchId } from '../types.ts';
import { checksumAfter } from './copies.ts';
import { otherSlot, type Ends, type Slot } from './vault.ts';

export interface Plan {
  readonly how: 'copy' | 'record';
  readonly text: string;
  readonly sha256: string;
  /** Counts the copy's save text, and the records after it. */
  readonly textBytes: number;
  readonly recordBytes: number;
  /** A record can be written where there is no room for a whole copy. */
  readonly couldAppend: boolean;
}

export interface WritePlanner {
  /**
   * `ends` comes from the entry on the disk. Where it is not what this page wrote, another tab has written since, and
   * the copy is written whole. The same holds once the records are longer than the text, unless there is no room
   * (`isTight`).
   */
  readonly plan: (id: MatchId, slot: Slot, ends: Ends | undefined, document: Document, isTight: boolean) => Plan;
  readonly done: (id: MatchId, slot: Slot, document: Document, plan: Plan) => void;
  readonly forget: (id: MatchId) => void;
}

interface WrittenCopy extends Pick<Plan, 'sha256' | 'textBytes' | 'recordBytes'> {
  readonly source: NonNullable<Document['source']>;
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export const wholeCopy = ({ text }: Pick<Document, 'text'>): Plan => ({
  how: 'copy',
  text,
  sha256: sha256(text),
  textBytes: bytesOf(text),
  recordBytes: 0,
  couldAppend: false,
});

export function createWritePlanner(): WritePlanner {
  /** For the last written match only: one is played at a time. */
  let steps: { readonly id: MatchId; readonly slots: readonly [WrittenCopy | null, WrittenCopy | null] } | null = null;

  const stepOf = (id: MatchId, slot: Slot): WrittenCopy | null => (steps?.id === id ? steps.slots[slot] : null);

  function record(step: WrittenCopy | null, end: string | null | undefined, { source }: Document): string | null {
    if (!step || !source || end !== step.sha256) return null;
    const made = source.since(step.source.match);
    return made && JSON.stringify(made);
  }

  return {
    plan(id, slot, ends, document, isTight) {
      const step = stepOf(id, slot);
      const added = record(step, ends?.[slot], document);
      const couldAppend = added !== null;
      if (step && couldAppend) {
        const { textBytes } = step;
        const recordBytes = step.recordBytes + bytesOf(added);
        if (isTight || recordBytes <= textBytes)
          return {
            how: 'record',
            text: added,
            sha256: checksumAfter(step.sha256, added),
            textBytes,
            recordBytes,
            couldAppend,
          };
      }
      return { ...wholeCopy(document), couldAppend };
    },
    done(id, slot, { source }, { sha256: end, textBytes, recordBytes }) {
      const other = stepOf(id, otherSlot(slot));
      const made = source ? { source, sha256: end, textBytes, recordBytes } : null;
      steps = { id, slots: slot === 0 ? [made, other] : [other, made] };
    },
    forget(id) {
      if (steps?.id === id) steps = null;
    },
  };
}
