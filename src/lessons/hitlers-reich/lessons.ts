import type { Lesson } from '../types.ts';
import { barbarossa } from './barbarossa.ts';
import { counterattack } from './counterattack.ts';
import { firstTurn } from './first-turn.ts';
import { gamble } from './gamble.ts';
import { leningrad } from './leningrad.ts';
import { map } from './map.ts';
import { moscow } from './moscow.ts';
import { northSea } from './north-sea.ts';
import { paris } from './paris.ts';
import { reorganise } from './reorganise.ts';
import { vologda } from './vologda.ts';

export const lessons: readonly Lesson[] = [
  firstTurn,
  map,
  leningrad,
  gamble,
  vologda,
  moscow,
  counterattack,
  northSea,
  paris,
  reorganise,
  barbarossa,
];
