import type { ReconstructedNote } from '../../table/game-table.ts';

/** What is not in the sources of the game and was worked out anew. */
export const RECONSTRUCTED: readonly ReconstructedNote[] = [
  { title: 'table.btm.rebuilt.map', text: 'table.btm.rebuilt.map.what' },
  { title: 'table.btm.rebuilt.cities', text: 'table.btm.rebuilt.cities.what' },
  { title: 'table.btm.rebuilt.units', text: 'table.btm.rebuilt.units.what' },
  { title: 'table.btm.rebuilt.set-up', text: 'table.btm.rebuilt.set-up.what' },
  { title: 'table.btm.rebuilt.cards', text: 'table.btm.rebuilt.cards.what' },
  { title: 'table.btm.rebuilt.crt', text: 'table.btm.rebuilt.crt.what' },
  { title: 'table.btm.rebuilt.track', text: 'table.btm.rebuilt.track.what' },
  { title: 'table.btm.rebuilt.rules', text: 'table.btm.rebuilt.rules.what' },
];
