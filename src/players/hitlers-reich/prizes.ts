import type { Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import { MEAN_FACE } from '../../engine/games/hitlers-reich/rules/dice.ts';
import { MAX_HAND } from '../../engine/games/hitlers-reich/rules/hand.ts';
import type { Aid } from './aids.ts';
import { valueOf } from './card-choice.ts';
import type { Mind, Scene } from './mind.ts';
import { enemyOf, type Table } from './sight.ts';
import type { Temper } from './temper.ts';
import { holderOf, type Place } from './worth.ts';

/** The gain of `n` steps up from `size`. */
export function stepsUp({ steps }: Temper, size: number, n: number): number {
  let sum = 0;
  for (let i = 1; i <= n; i++) sum += size + i > MAX_HAND ? 0 : (steps[size + i] ?? 0);
  return sum;
}
/** The cost of `n` steps down from it. */
export function stepsDown({ steps }: Temper, size: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += steps[Math.max(0, size - i)] ?? 0;
  return sum;
}

const ULTIMATUM = 20;
const CAPITALS: readonly SpaceId[] = ['berlin', 'london', 'moscow'];

const wanting = (places: readonly Place[], table: Table, side: Side): number => {
  let count = 0;
  for (const place of places) if (holderOf(table, place) !== side) count += 1;
  return count;
};

function centrePrize(mind: Mind, table: Table, place: Place, side: Side): number {
  const { temper } = mind;
  const { nearly, centreEvent } = temper;
  const home = mind.homes.get(place.id);
  if (!home) return 0;
  const isOwn = (home === 'axis') === (side === 'axis');
  const { handSize, lost, turn } = table;
  const isLost = lost.includes(place.id);
  const enemy = enemyOf(side);
  if (isOwn) {
    const back = isLost ? temper.regains * stepsUp(temper, handSize[side], place.drums) : 0;
    const paris = place.id === 'paris' ? stepsDown(temper, handSize[enemy], 1) : 0;
    const threat = nearly[Math.max(0, wanting(mind.centres[home], table, enemy))] ?? 0;
    const saved = turn.ultimatum && CAPITALS.includes(place.id) && table.side === side ? ULTIMATUM : 0;
    return back + paris + saved + Math.min(6, threat) + centreEvent;
  }
  const taken = isLost ? 0 : temper.takes * stepsDown(temper, handSize[enemy], place.drums);
  const paris = place.id === 'paris' ? stepsUp(temper, handSize[side], 1) : 0;
  const capital = place.id === 'berlin' ? temper.berlin : CAPITALS.includes(place.id) ? temper.capital : 0;
  const all = nearly[Math.max(0, wanting(mind.centres[home], table, side) - 1)] ?? 0;
  return taken + paris + capital + all + centreEvent;
}

/** Italy surrenders with Rome, or with Naples and Sicily (§8.2). */
function italyPrize({ board, temper }: Mind, table: Table, id: SpaceId): number {
  if (table.italySurrendered || (id !== 'naples' && id !== 'sicily')) return 0;
  const other = board.get(id === 'naples' ? 'sicily' : 'naples');
  return other && holderOf(table, other) === 'allies' ? stepsDown(temper, table.handSize.axis, 2) : 0.5;
}

export const spacePrize = (scene: Scene, id: SpaceId, side: Side): number =>
  scene.number(`${side} ${id}`, () => countPrize(scene, id, side));

function countPrize({ mind, sight }: Scene, id: SpaceId, side: Side): number {
  const { table } = sight;
  const { temper } = mind;
  const place = mind.board.get(id);
  if (!place) return 0;
  let prize: number = place.isSea ? temper.zone : temper.area;
  if (place.drums > 0) prize += centrePrize(mind, table, place, side);
  if (side === 'allies') prize += italyPrize(mind, table, id);
  else if (id === 'naples' || id === 'sicily') prize += 0.2;
  const wasEnemy = holderOf(table, place) !== null;
  for (const one of place.near) {
    const near = mind.board.get(one);
    if (!near || near.drums === 0 || near.isSea) continue;
    const isOwn = holderOf(table, near) === side;
    if (!isOwn) prize += place.isSea ? 0.05 : temper.opens * Math.min(2, near.drums);
    else if (wasEnemy && !place.isSea) prize += temper.guards * Math.min(2, near.drums);
  }
  return prize;
}

/** The later value of an event in the hand, by its effect. */
export function heldWorth(temper: Temper, { data, dice, points, waivesBlitz, isReusable }: Aid): number {
  const { when } = data;
  const help = (dice * MEAN_FACE + points) * temper.held + (waivesBlitz ? temper.freeBlitz : 0);
  const where = when.land ? 1 : when.event ? 0.7 : 0.3;
  const who = when.attack && when.defence ? 1 : 0.6;
  return help * where * who * (isReusable ? 1 : 0.7);
}

export const keepsFor = ({ keeps }: Temper, card: string): number => keeps[valueOf(card)] ?? 0;
