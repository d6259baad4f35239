/** Reads the two copies of a match: each is a text and the records that continue from it. */
import { foldRecords } from '../saves/fold-records.ts';
import { sha256 } from '../sha256.ts';
import type { StoredCopy, StoredRecord } from './vault.ts';

/** Checksum of a record that follows one with the checksum `before`. */
export const checksumAfter = (before: string, text: string): string => sha256(before + text);

/** Whole texts, the newest first; `damaged` fail their checksums. */
export interface Copies {
  readonly good: readonly StoredCopy[];
  readonly damaged: readonly StoredCopy[];
}

export function readCopies(copies: readonly StoredCopy[], records: readonly StoredRecord[]): Copies {
  const read = copies.map((copy) =>
    readCopy(
      copy,
      records.filter(({ slot }) => slot === copy.slot),
    ),
  );
  const newest = (list: readonly (StoredCopy | null)[]): StoredCopy[] =>
    list.filter((copy) => copy !== null).sort((a, b) => b.serial - a.serial);
  return { good: newest(read.map(({ good }) => good)), damaged: newest(read.map(({ damaged }) => damaged)) };
}

/** A damaged record ends the copy before it. */
function readCopy(copy: StoredCopy, records: readonly StoredRecord[]) {
  const sound = sha256(copy.text) === copy.sha256 ? countSound(copy, records) : -1;
  const good = sound < 0 ? null : upTo(copy, records.slice(0, sound));
  if (good && sound === records.length) return { good, damaged: null };
  const serial = records.at(-1)?.serial ?? copy.serial;
  return { good, damaged: upTo(copy, records) ?? { ...copy, serial } };
}

function countSound({ sha256: first }: StoredCopy, records: readonly StoredRecord[]): number {
  let end = first;
  const at = records.findIndex(({ text, sha256: said }) => {
    end = checksumAfter(end, text);
    return end !== said;
  });
  return at < 0 ? records.length : at;
}

/** Null where the records do not fit together. */
function upTo(copy: StoredCopy, records: readonly StoredRecord[]): StoredCopy | null {
  const last = records.at(-1);
  if (!last) return copy;
  try {
    const { serial, sha256: end, savedAt } = last;
    const text = foldRecords(
      copy.text,
      records.map((record) => record.text),
    );
    return { ...copy, serial, sha256: end, savedAt, text };
  } catch {
    return null;
  }
}
