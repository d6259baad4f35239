import type { TellsRolls } from '../../kits/dice/rolls.ts';
import type { TellsOpenly } from '../../kits/secrets/open-record.ts';
import type { GameDefinition } from '../../kernel/types.ts';
import type { BtmEvent } from './events.ts';
import { explain } from './explain.ts';
import { SIDES, type Side } from './ids.ts';
import { invariants } from './invariants.ts';
import { facts } from './make-facts.ts';
import type { Move } from './moves.ts';
import { nodes } from './nodes.ts';
import { notation, parse, targets } from './notation.ts';
import { leftNotation, openAsk, openNotation } from './open-record.ts';
import { preview } from './preview.ts';
import { readState } from './read-state.ts';
import { refuse } from './refuse.ts';
import { readRolls } from './rolls.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, OPTIONS, RULES_VERSION, setup } from './setup.ts';
import type { BtmTypes } from './types.ts';
import { momentOf, viewOf } from './view-of.ts';

/** Blitzkrieg to Moscow 2: Operation Barbarossa, by Nakaguro Yasushi (BonSai Games, 2016). */
export const blitzkriegToMoscow2: GameDefinition<BtmTypes> & TellsRolls<BtmEvent, Side> & TellsOpenly<Move> = {
  id: 'blitzkrieg-to-moscow-2',
  rulesVersion: RULES_VERSION,
  seats: SIDES,
  hasSecrets: true,
  scenarios: [{ id: CAMPAIGN, options: OPTIONS }],
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
  openNotation,
  leftNotation,
  openAsk,
};
