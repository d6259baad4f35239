import type { MatchData } from './types.ts';

/** One moment of a match as a screen may show it. */
export type ShownMoment = Pick<
  MatchData,
  | 'id'
  | 'facts'
  | 'queries'
  | 'view'
  | 'decision'
  | 'result'
  | 'moment'
  | 'events'
  | 'step'
  | 'at'
  | 'live'
  | 'timeline'
  | 'viewer'
  | 'secrets'
  | 'curtain'
  | 'sealed'
  | 'readOnly'
  | 'broken'
>;
