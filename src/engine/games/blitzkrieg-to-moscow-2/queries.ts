/** What overlays and panels ask of a position, from a view and facts alone. The shapes are in `queries/types.ts`. */
import { readBeside, readDecider } from './queries/around.ts';
import { readOdds } from './queries/attacks.ts';
import { readCombat } from './queries/combat.ts';
import { readSupply, readSurrender, readZones } from './queries/ground.ts';
import { readBarred, readReach } from './queries/reach.ts';
import { readSources } from './queries/sources.ts';
import type { BtmQueries } from './queries/types.ts';
import { gainsByReroll } from './rules/odds.ts';

/** Part of the facts, so that the user interface, which takes types only from the engine, can ask them. */
export const queries: BtmQueries = {
  readZones,
  readSupply,
  readSources,
  readSurrender,
  readReach,
  readBarred,
  readOdds,
  readCombat,
  gainsByReroll,
  readBeside,
  readDecider,
};
