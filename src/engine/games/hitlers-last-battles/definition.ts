import type { TellsRolls } from '../../kits/dice/rolls.ts';
import type { GameDefinition } from '../../kernel/types.ts';
import type { HlbEvent } from './events.ts';
import { explain } from './explain/explain.ts';
import { SIDES, type Side } from './ids.ts';
import { invariants } from './invariants.ts';
import { facts } from './make-facts.ts';
import { nodes } from './nodes.ts';
import { notation, parse, targets } from './notation.ts';
import { preview } from './preview/preview.ts';
import { readState } from './read-state.ts';
import { rulingOptions } from '../../kits/rulings/rulings.ts';
import { refuse } from './refuse.ts';
import { readRolls } from './rolls.ts';
import { RULINGS } from './rulings.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, setup } from './setup.ts';
import type { HlbTypes } from './types.ts';
import { momentOf, viewOf } from './view-of.ts';

/** Hitler's Last Battles, by 錦大帝 (2006). */
export const hitlersLastBattles: GameDefinition<HlbTypes> & TellsRolls<HlbEvent, Side> = {
  id: 'hitlers-last-battles',
  rulesVersion: 1,
  seats: SIDES,
  hasSecrets: false,
  scenarios: [{ id: CAMPAIGN, options: rulingOptions(RULINGS) }],
  facts,
  setup,
  nodes,
  view: viewOf,
  explain,
  refuse,
  preview,
  invariants,
  notation,
  parse,
  label,
  describe,
  targets,
  readState,
  moment: momentOf,
  rolls: readRolls,
};
