import type { GameDefinition } from '../../kernel/types.ts';
import type { TellsRolls } from '../../kits/dice/rolls.ts';
import type { TellsOpenly } from '../../kits/secrets/open-record.ts';
import type { PlaysSeries } from '../../kits/series/series.ts';
import { explain } from './explain.ts';
import { SIDES, type Side } from './ids.ts';
import { invariants } from './invariants.ts';
import type { HrEvent } from './events.ts';
import { facts } from './make-facts.ts';
import type { Move } from './moves.ts';
import { nodes } from './nodes.ts';
import { notation, parse, targets } from './notation.ts';
import { openNotation, rolls } from './open-record.ts';
import { preview, previewInSteps } from './preview.ts';
import { readState } from './read-state.ts';
import { refuse } from './refuse.ts';
import { RULES_VERSION } from './rulings.ts';
import { series } from './series.ts';
import { describe, label } from './sentences.ts';
import { optionsOf, setup } from './setup.ts';
import { SCENARIOS, type HrState } from './state.ts';
import type { HrTypes } from './types.ts';
import { momentOf, viewOf } from './view-of.ts';

/**
 * Hitler's Reich, by Mark McLaughlin (GMT Games, 2018). One pending question (INV-15), exact replay (INV-20), a list that
 * agrees with the refusals (INV-21) and an end to every game (INV-23) come from how the kernel runs these parts.
 */
export const hitlersReich: GameDefinition<HrTypes> &
  TellsRolls<HrEvent, Side> &
  TellsOpenly<Move> &
  PlaysSeries<HrState> = {
  id: 'hitlers-reich',
  rulesVersion: RULES_VERSION,
  seats: SIDES,
  hasSecrets: true,
  scenarios: SCENARIOS.map((id) => ({ id, options: optionsOf(id) })),
  facts,
  setup,
  nodes,
  view: viewOf,
  explain,
  refuse,
  preview,
  previewInSteps,
  invariants,
  notation,
  parse,
  label,
  describe,
  targets,
  readState,
  moment: momentOf,
  rolls,
  openNotation,
  series,
};
