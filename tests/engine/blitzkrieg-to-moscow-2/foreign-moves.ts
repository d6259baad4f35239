/** Moves of every kind, most of them wrong at any time: to see that what is not listed is refused. */
import { AREAS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { t } from './game.ts';

const rng = seedRng('foreign moves');
function one<X>(items: readonly X[]): X {
  const item = items[drawFrom(rng, items.length)];
  if (item === undefined) throw new Error('empty list');
  return item;
}
const unit = (): string => one(t.unitIds);
const hex = (): string => one(t.hexIds);
const city = (): string => one(t.cities).hex;
const spot = (): string => one(t.placeIds);
const end = (): string => (drawFrom(rng, 2) === 0 ? one(AREAS) : city());
const card = (): string => one([...t.cardIds.german, ...t.cardIds.soviet]);
const area = () => one(AREAS);

const MAKERS: readonly (() => Move)[] = [
  () => ({ type: 'place', unit: unit(), hex: one([hex(), city()]) }),
  () => ({ type: 'sea', unit: unit() }),
  () => ({ type: 'remove', unit: unit() }),
  () => ({ type: 'draw', card: card() }),
  () => ({ type: 'arrive', unit: unit(), area: area() }),
  () => ({ type: 'rebuild', card: card(), unit: unit(), area: area() }),
  () => ({ type: 'hero', card: card(), hex: one([hex(), city()]) }),
  () => ({ type: 'rail', by: one(['free', card()]), unit: unit(), to: one([spot(), end()]) }),
  () => ({ type: 'aboard', unit: unit() }),
  () => ({ type: 'activate', card: card(), unit: unit() }),
  () => ({ type: 'move', unit: unit(), to: spot() }),
  () => ({ type: 'step', to: spot() }),
  () => ({ type: 'attack', target: hex() }),
  () => ({ type: 'join', unit: unit() }),
  () => ({ type: 'together', unit: unit() }),
  () => ({ type: 'defend', unit: unit(), active: drawFrom(rng, 2) === 0 }),
  () => ({ type: 'shift', card: one([null, card()]) }),
  () => ({ type: 'reroll', card: one([null, card()]) }),
  () => ({ type: 'retreat', unit: unit() }),
  () => ({ type: 'fall-back', to: spot() }),
  () => ({ type: 'advance', unit: unit() }),
  () => ({ type: 'tank-move', card: card(), unit: unit(), to: spot() }),
  () => ({ type: 'tank-attack', card: card(), unit: unit(), target: hex() }),
  () => ({ type: 'hitler', cancel: drawFrom(rng, 2) === 0 }),
  ...(
    [
      ...['end-sea', 'end-remove', 'end-rebuild', 'end-reinforce', 'depart', 'end-rail', 'halt', 'end-move'],
      ...['assault', 'end-combat', 'end-advance', 'go', 'end-break'],
    ] as readonly ('go' | 'halt')[]
  ).map((type) => (): Move => ({ type })),
];

/** A few hundred of each kind. */
export const FOREIGN: readonly Move[] = MAKERS.flatMap((make) => Array.from({ length: 300 }, () => make()));
export const FOREIGN_BY_KIND: ReadonlyMap<Move['type'], readonly Move[]> = new Map(
  FOREIGN.map(({ type }) => [type, FOREIGN.filter((move) => move.type === type)]),
);
