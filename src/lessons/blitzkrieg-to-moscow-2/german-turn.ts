/** The worked example (§19): the moves of the German half of turn 1 between the lessons (G-01 to G-09). */
import type { Reply } from '../types.ts';
import { byItself, reply } from './parts.ts';

/** G-01. */
export const afterMovement = byItself('move g-pz2 1401', 'end-move');

/** All attackers join, all defenders are active. */
export const joining = (...units: readonly string[]): readonly Reply[] =>
  byItself(...units.map((unit) => `join ${unit}`), 'assault');
export const defending = (...units: readonly string[]): readonly Reply[] =>
  byItself(...units.map((unit) => `defend ${unit} active`));

/** G-02 to G-05. Any dice do for the first two attacks: at 7:1 every one eliminates. */
export const afterCombats: readonly Reply[] = [
  ...afterMovement,
  reply('attack 1502'),
  ...joining('g-pz2', 'g-16', 'g-18'),
  ...defending('s-11', 's-mc3'),
  reply('shift g-air-1', 4),
  ...byItself('reroll none', 'advance g-pz2'),
  reply('attack 1201'),
  ...joining('g-pz3', 'g-4', 'g-9'),
  ...defending('s-10', 's-mc6'),
  reply('shift g-air-2', 2),
  ...byItself('reroll none', 'advance g-pz3'),
  reply('attack 0901'),
  ...joining('g-pz1', 'g-6', 'g-17'),
  ...defending('s-5', 's-mc9', 's-mc22'),
  reply('shift none', 6),
  reply('reroll g-tac', 3),
  ...byItself('reroll none', 'advance g-6'),
  reply('attack 0702'),
  ...joining('g-11', 'g-r3', 'g-r4'),
  ...defending('s-12', 's-mc16'),
  reply('shift none', 5),
  ...byItself('reroll none', 'end-combat'),
];

/** G-06 to G-10. */
export const afterTurn: readonly Reply[] = [
  ...afterCombats,
  ...byItself('tank-move g-blitz g-pz2 1503', 'step 1504', 'step 1604', 'step 1704'),
  ...byItself('tank-move g-blitz g-pz4 1502', 'step 1503', 'step 1403'),
  ...byItself('tank-attack g-repl-1 g-pz4 1303', 'defend s-13 active'),
  reply('shift none', 3),
  ...byItself('reroll none', 'advance g-pz4'),
  ...byItself('tank-move g-repl-2 g-pz3 1202', 'halt'),
];
