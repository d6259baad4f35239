/** Answers what overlays and panels ask about a position, from a view alone; `queries/types.ts` has the shapes. */
import { commands } from './moves.ts';
import { readAhead, readAttackAhead, readGrounds } from './queries/ahead.ts';
import { readBeside, readDecider } from './queries/around.ts';
import { readOdds, readTankOdds } from './queries/attacks.ts';
import { readCombat } from './queries/combat.ts';
import { readDefences } from './queries/defences.ts';
import { isDieNext } from './queries/die-next.ts';
import { readSupply, readSurrender, readZones } from './queries/ground.ts';
import { readMargin } from './queries/margin.ts';
import { readBarred, readReach } from './queries/reach.ts';
import { readPockets } from './queries/pockets.ts';
import { readParting } from './queries/parting.ts';
import { readRetreats } from './queries/retreats.ts';
import { readSurrendered } from './queries/surrendered.ts';
import { readSupplyThreat } from './queries/threats.ts';
import { readSources } from './queries/sources.ts';
import type { BtmQueries } from './queries/types.ts';
import { gainsByReroll } from './rules/odds.ts';
import { isSafeOnTrack, mayReachRear } from './rules/retreat-ways.ts';
import { pointsOf } from './rules/score.ts';
import type { Tables } from './tables.ts';

export const makeQueries = (t: Tables): BtmQueries => ({
  readZones: (view) => readZones(t, view),
  readSupply: (view) => readSupply(t, view),
  readSupplyThreat: (view, unit) => readSupplyThreat(t, view, unit),
  readSources: (view) => readSources(t, view),
  readSurrender: (view, side) => readSurrender(t, view, side),
  readPockets: (view, events) => readPockets(t, view, events),
  readParting: (view) => readParting(t, view),
  readSurrendered: (view, gone) => readSurrendered(t, view, gone),
  readReach: (view, unit, card) => readReach(t, view, unit, card),
  readGrounds: (view) => readGrounds(t, view),
  readAhead: (view, unit, reach) => readAhead(t, view, unit, reach),
  readAttackAhead: (view, target, unit, reach) => readAttackAhead(t, view, target, unit, reach),
  readDefences: (view) => readDefences(t, view),
  mayReachRear: (view, unit) => mayReachRear(t, view, unit),
  isSafeOnTrack: (view, unit) => isSafeOnTrack(t, view, unit),
  readRetreats: (view) => readRetreats(t, view),
  readBarred: (view) => readBarred(t, view),
  readOdds: (view) => readOdds(t, view),
  readCombat: (view, move) => readCombat(t, view, move),
  pointsOf: (view, city) => pointsOf(t, view, city),
  gainsByReroll: (view, side) => gainsByReroll(t, view, side),
  isDieNext: (view, move) => isDieNext(t, view, move),
  readTankOdds: (view, unit) => readTankOdds(t, view, unit),
  readBeside: (place) => readBeside(t, place),
  readDecider,
  readMargin: (view) => readMargin(t, view),
  readMove: commands.readMove,
});
