import type { MatchData } from '../types.ts';
import { storageStatus } from './storage-status.ts';

/** The store with no match on the table. */
export const CLOSED: MatchData = {
  status: 'none',
  id: null,
  game: null,
  facts: null,
  seats: [],
  setup: null,
  about: null,
  fingerprint: null,
  at: 0,
  live: true,
  view: null,
  decision: null,
  result: null,
  moment: null,
  events: [],
  step: { n: 0, kind: 'open', from: 0, to: 0 },
  timeline: { points: [], redo: 0, branches: [], takeBacks: [], older: [], trial: null },
  viewer: null,
  curtain: null,
  canUndo: false,
  canRedo: false,
  busy: false,
  readOnly: null,
  notes: [],
  storage: storageStatus({ last: null, savedAt: null, unsaved: 0 }, 'checking', null),
  refusal: null,
  broken: null,
  failure: null,
};
