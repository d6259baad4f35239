/** The situation of picture 3-20: Hitler's Last Battles. */
import { takeSeat, type Situation } from './situation.ts';

export const SITUATIONS: readonly Situation[] = [
  {
    name: '3-20-hlb-battle',
    save: 'samples/hitlers-last-battles.battle-german',
    steps: [takeSeat],
    shows: '[data-choices]',
  },
];
