/** The best act of each tank in the breakthrough phase by a simple rule: an empty city, a sure attack, a likely one, reach. */
import type { OddsReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { HexId, Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { makeIndex, unique } from '../../../../engine/kits/pointing/lookup.ts';
import { reachOf } from '../ahead/read-ahead.ts';
import { findCity, findUnit, isSpotName, sideOfUnit, unitsIn, type BtmMove, type BtmScene } from '../lookup.ts';
import { isTaken } from '../unit-words.ts';
import { listTankActions } from '../verbs.ts';

export type PanzerAct =
  | { readonly kind: 'take'; readonly hex: HexId; readonly points: number; readonly path: readonly Spot[] }
  | {
      readonly kind: 'attack';
      readonly hex: HexId;
      readonly enemy: UnitId;
      readonly column: number;
      readonly share: number;
    }
  | { readonly kind: 'move'; readonly steps: number; readonly strength: number }
  | { readonly kind: 'none' };

export interface Panzer {
  readonly unit: UnitId;
  readonly act: PanzerAct;
}

const assigned = makeIndex((_view: BtmView) => ({ acts: null as ReadonlyMap<UnitId, PanzerAct> | null }));

/** The act of a tank; no two tanks of a side have the same aim. */
export function bestActOf(scene: BtmScene, unit: UnitId): PanzerAct {
  const known = assigned(scene.view);
  known.acts ??= assignAims(scene);
  return known.acts.get(unit) ?? NO_ACT;
}

const NO_ACT: PanzerAct = { kind: 'none' };

/** The worthiest aim is given first, to the tank that is nearest to it. */
function assignAims(scene: BtmScene): ReadonlyMap<UnitId, PanzerAct> {
  const tanks = tanksOnBoard(scene);
  const wanted = tanks
    .flatMap((unit) => listActs(scene, unit).map((act) => ({ unit, act })))
    .toSorted((a, b) => worthOf(b.act) - worthOf(a.act) || stepsOf(a.act) - stepsOf(b.act));
  const acts = new Map<UnitId, PanzerAct>();
  const aims = new Set<Spot>();
  for (const { unit, act } of wanted) {
    const aim = placeOfAct(act);
    if (acts.has(unit) || (aim !== null && aims.has(aim))) continue;
    acts.set(unit, act);
    if (aim !== null) aims.add(aim);
  }
  return acts;
}

const stepsOf = (act: PanzerAct): number => (act.kind === 'take' ? act.path.length : 0);

function listActs(scene: BtmScene, unit: UnitId): readonly PanzerAct[] {
  const { facts, queries, view } = scene;
  const reach = reachOf(scene, unit).filter(({ crowded }) => !crowded);
  const side = sideOfUnit(facts, unit);
  const takes = reach.flatMap(({ hex, path }): readonly PanzerAct[] => {
    const city = findCity(facts, hex);
    return city && isTaken(scene, hex, side) ? [{ kind: 'take', hex, path, points: queries.pointsOf(view, city) }] : [];
  });
  const attacks = queries.readTankOdds(view, unit).flatMap((odds): readonly PanzerAct[] => {
    const share = shareOf(odds);
    return share > 0 ? [attackBy(scene, odds, share)] : [];
  });
  const most = Math.max(0, ...reach.map(({ steps }) => steps));
  const moves: readonly PanzerAct[] =
    most === 0 ? [] : [{ kind: 'move', steps: most, strength: strengthOf(scene, unit) }];
  return [...takes, ...attacks, ...moves];
}

const shareOf = ({ chances }: OddsReading): number =>
  chances === null ? 0 : chances.outcomes.reduce((sum, one) => sum + (one.success ? one.count : 0), 0) / chances.total;

const attackBy = (scene: BtmScene, { target, reckoning }: OddsReading, share: number): PanzerAct => ({
  kind: 'attack',
  hex: target,
  enemy: unitsIn(scene, target)[0]?.id ?? '',
  column: reckoning.column,
  share,
});

function strengthOf({ facts, view }: BtmScene, unit: UnitId): number {
  const found = findUnit(facts, unit);
  return (view.units[unit]?.spent ? found?.passive : found?.strength) ?? 0;
}

/** Higher is worth more. */
function worthOf(act: PanzerAct): number {
  switch (act.kind) {
    case 'take':
      return 10 + act.points;
    case 'attack':
      return act.share * 5;
    case 'move':
      return -1 + act.steps / 10;
    case 'none':
      return -2;
  }
}

/** Units of a list of moves, the best act first. */
export const listPanzers = (scene: BtmScene, units: readonly UnitId[]): readonly Panzer[] =>
  unique(units)
    .map((unit) => ({ unit, act: bestActOf(scene, unit) }))
    .toSorted((a, b) => worthOf(b.act) - worthOf(a.act));

/** Tanks that the moves of the breakthrough phase can send. */
export const tanksIn = (moves: readonly BtmMove[]): readonly UnitId[] => listTankActions(moves).map(({ unit }) => unit);

/** Tanks of the phasing side on the board: what both players know while its hand is face down. */
export const tanksOnBoard = ({ facts, view }: BtmScene): readonly UnitId[] =>
  facts.units
    .filter(({ id, side, arm }) => side === view.side && arm === 'tank' && isSpotName(view.units[id]?.place ?? ''))
    .map(({ id }) => id);

/** The hex that the act is about. */
export const placeOfAct = (act: PanzerAct): Spot | null => ('hex' in act ? act.hex : null);
