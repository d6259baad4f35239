import type { WhatIfData } from './types.ts';

/** Before the variations of a match are read, and where none is open. */
export const NO_LINES: WhatIfData = {
  ready: false,
  closed: null,
  at: 0,
  before: null,
  last: 0,
  others: [],
  lines: [],
  pending: null,
  refusal: null,
  looker: null,
};
