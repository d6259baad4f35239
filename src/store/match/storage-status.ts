import type { StorageQuota } from '../library-types.ts';
import type { ReadOnly, StorageKind, StorageStatus } from '../types.ts';

/** `late`: not ended within the limit, and may still end. */
export type WriteOutcome = 'saved' | 'full' | 'failed' | 'late' | 'taken';

export interface WriteState {
  readonly last: WriteOutcome | null;
  readonly savedAt: number | null;
  readonly unsaved: number;
}

function kindOf(write: WriteState, quota: StorageQuota['kind'], readOnly: ReadOnly | null): StorageKind {
  if (readOnly === 'other-tab' || readOnly === 'taken-over') return 'other-tab';
  if (write.last === 'full') return 'full';
  if (write.last === 'failed') return 'not-saved';
  if (write.last === 'late') return 'late';
  if (quota === 'silent') return 'checking';
  return quota;
}

/** `saved` is claimed only for a write that has completed. */
export function storageStatus(
  write: WriteState,
  quota: StorageQuota['kind'],
  readOnly: ReadOnly | null,
): StorageStatus {
  const kind = kindOf(write, quota, readOnly);
  const { savedAt, unsaved } = write;
  const isBehind = kind === 'full' || kind === 'not-saved' || kind === 'late';
  return {
    kind,
    savedAt,
    unsaved,
    line: { key: `app.storage.${kind}`, ...(isBehind ? { params: { n: unsaved } } : {}) },
  };
}
