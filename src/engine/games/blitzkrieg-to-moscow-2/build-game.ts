import type { GameDefinition } from '../../kernel/types.ts';
import { setupFromText } from '../../kits/position-text/from-text.ts';
import { copyOwn } from './copy-own.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { hands } from './hands.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import type { Game } from './legal.ts';
import { makeFacts } from './make-facts.ts';
import { commands } from './moves.ts';
import { makeNodes } from './nodes.ts';
import { leftNotation, openAsk, openNotation } from './open-record.ts';
import { digestOfPack, type Pack } from './pack.ts';
import { fromTextOf } from './position-text.ts';
import { preview } from './preview.ts';
import { readState } from './read-state.ts';
import { refuse } from './verbs/verbs.ts';
import { readRolls } from './rolls.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, OPTIONS, RULES_VERSION, setup } from './setup.ts';
import type { Tables } from './rules/field-types.ts';
import { makeTables, tablesForRun } from './rules/field.ts';
import { settle } from './phases/settle.ts';
import type { BtmTypes } from './types.ts';
import { momentOf, viewOf } from './view-of.ts';

export type BtmDefinition = GameDefinition<BtmTypes> & Required<Pick<GameDefinition<BtmTypes>, 'hands' | 'positions'>>;

/** The game on the map and with the pieces of a pack. */
export const buildGame = (pack: Pack): BtmDefinition => ({
  ...defineGame(makeTables(pack), digestOfPack(pack)),
  pack: digestOfPack(pack),
});

/** `data`: the fingerprint of the pack that the tables are made of. */
export function defineGame(tables: Tables, data: string | null = null): BtmDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, data);
  const facts = makeFacts(tables);
  return {
    id: 'blitzkrieg-to-moscow-2',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    hasSecrets: true,
    scenarios: [{ id: CAMPAIGN, options: OPTIONS }],
    facts,
    places: [...facts.hexes.map(({ id }) => id), ...Object.keys(facts.areas)],
    setup: (given, chance) =>
      typeof given.position === 'string'
        ? setupFromText<BtmTypes>(fromText, given, given.position, chance)
        : setup(game, given, chance),
    nodes: game.nodes,
    openNodes: (state) => makeNodes(tablesForRun(tables, state)),
    copyOwn: (from, to) => copyOwn(tables, from, to),
    view: (state, seat) => viewOf(tables, state, seat),
    determinize: (view, draw) => determinize(tables, view, draw),
    explain: (state, picked, target) => explain(game, state, picked, target),
    settle: (state) => settle(tables, state),
    refuse: (state, move, seat) => refuse(tables, state, move, seat),
    preview: (state, move) => preview(tables, state, move),
    invariants: (state, step) => invariants(game, state, step),
    notation: commands.notation,
    parse(text) {
      const move = commands.parse(text);
      return move && tables.share(move);
    },
    label: (state, move) => label(tables, state, move),
    describe: (event) => describe(tables, event),
    targets: commands.targets,
    readState: (value) => readState(game, value),
    moment: momentOf,
    rolls: (event) => readRolls(tables, event),
    openNotation,
    leftNotation,
    openAsk,
    hands,
    positions: fromText.positions,
  };
}
