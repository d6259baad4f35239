/** Answers what panels ask; `queries/types.ts` has the shapes. */
import { commands } from './moves.ts';
import { readBattles } from './queries/battles.ts';
import { readMargin } from './queries/margin.ts';
import { readReach, readThreat } from './queries/reach.ts';
import type { HlbQueries } from './queries/types.ts';
import { readChances } from './rolls.ts';
import type { Tables } from './tables.ts';

export const makeQueries = (t: Tables): HlbQueries => ({
  readBattles: (view) => readBattles(t, view),
  readChances: (event) => readChances(t, event),
  readMargin: (view) => readMargin(t, view),
  readReach: (view, unit) => readReach(t, view, unit),
  readThreat: (view, hex) => readThreat(t, view, hex),
  readMove: commands.readMove,
});
