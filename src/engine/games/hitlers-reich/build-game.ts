import type { GameDefinition } from '../../kernel/types.ts';
import { moveWords } from '../../kits/notation/words.ts';
import { withText } from '../../kits/position-text/from-text.ts';
import { listChanges } from './changes.ts';
import { copyOwn } from './copy-own.ts';
import { determinize, momentOf, viewOf } from './view-of.ts';
import { explain } from './explain.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import { makeFacts } from './make-facts.ts';
import { commands } from './moves.ts';
import { makeNodes } from './nodes.ts';
import { digestOfPack, type Pack } from './pack.ts';
import { fromTextOf } from './position-text.ts';
import { preview, previewInSteps } from './preview.ts';
import { queries } from './queries.ts';
import { makeStateReader } from './read-state.ts';
import { readRolls } from './rolls.ts';
import { secretsOf } from './secrets.ts';
import { RULES_VERSION } from './rulings.ts';
import { series } from './series.ts';
import { describe, drawn } from './sentences.ts';
import { label } from './sentences.ts';
import { optionsOf, setup } from './setup.ts';
import { orderRules } from './phases/obey.ts';
import { settle } from './phases/settle.ts';
import { SCENARIOS } from './state.ts';
import { makeTables, type Tables } from './tables.ts';
import type { Game, HrTypes } from './types.ts';
import { refuse } from './verbs/verbs.ts';
import { winFight } from './won.ts';

export type HrDefinition = Required<GameDefinition<HrTypes>>;

export const buildGame = (pack: Pack) => defineGame(makeTables(pack), digestOfPack(pack));

/** The kernel ensures INV-15, INV-20, INV-21 and INV-23 by how it runs these parts. `pack`: the data's fingerprint. */
export function defineGame(tables: Tables, pack: string | null = null): HrDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, pack);
  const facts = makeFacts(tables);
  return {
    id: 'hitlers-reich',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    scenarios: SCENARIOS.map((id) => ({ id, options: optionsOf(id) })),
    setup: withText<HrTypes>(fromText, (given, chance) => setup(tables, given, chance)),
    nodes: game.nodes,
    settle: (state) => settle(tables, state),
    orders: orderRules(tables),
    view: (state, seat) => viewOf(game, state, seat),
    readState: makeStateReader(game),
    invariants: (state, step) => invariants(tables, state, step),
    words: moveWords<HrTypes>(
      commands,
      (move) => (commands.names(move).every(({ kind, id }) => tables.isKnown(kind, id)) ? move : null),
      {
        label: (state, move) => label(tables, state, move),
        describe,
        moment: momentOf,
      },
    ),
    why: {
      explain: (state, picked, target) => explain(game, state, picked, target),
      refuse: (state, move, seat) => refuse(game, state, move, seat),
    },
    foresight: {
      preview: (state, move, past) => preview(game, state, move, past),
      previewInSteps: (state, move, past) => previewInSteps(game, state, move, past),
      changes: (before, after, seat) => listChanges(tables, before, after, seat),
      won: (state, move) => winFight(game, state, move),
    },
    simulation: {
      openNodes: () => null,
      copyOwn: (from, to) => copyOwn(tables, from, to),
      determinize: (view, draw) => determinize(tables, view, draw),
    },
    data: {
      facts,
      tables,
      places: [...facts.areas, ...facts.zones].map(({ id }) => id),
      pack,
      packFile: undefined,
      formerPacks: [],
    },
    queries,
    chance: { rolls: (event) => readRolls(tables, event), drawn },
    secrets: secretsOf(tables),
    positions: fromText.positions,
    series,
  };
}
