import type { GameDefinition } from '../../kernel/types.ts';
import { setupFromText } from '../../kits/position-text/from-text.ts';
import { rulingOptions } from '../../kits/rulings/rulings.ts';
import { copyOwn } from './copy-own.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import type { Game } from './legal.ts';
import { makeFacts } from './make-facts.ts';
import { commands } from './moves.ts';
import { makeNodes } from './nodes.ts';
import { digestOfPack, type Pack } from './pack.ts';
import { fromTextOf, RULES_VERSION } from './position-text.ts';
import { readState } from './read-state.ts';
import { readRolls } from './rolls.ts';
import { RULINGS } from './rulings.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, setup } from './setup.ts';
import type { Tables } from './rules/field-types.ts';
import { makeTables, tablesForRun } from './rules/field.ts';
import type { HlbTypes } from './types.ts';
import { preview, refuse } from './verbs/verbs.ts';
import { momentOf, viewOf } from './view-of.ts';

export const buildGame = (pack: Pack): HlbDefinition => ({
  ...defineGame(makeTables(pack), digestOfPack(pack)),
  pack: digestOfPack(pack),
});

type HlbDefinition = GameDefinition<HlbTypes> &
  Required<Pick<GameDefinition<HlbTypes>, 'positions'>> & { readonly tables: Tables };

/** `data`: the fingerprint of the pack that the tables are made of. */
export function defineGame(tables: Tables, data: string | null = null): HlbDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, data);
  const facts = makeFacts(tables);
  return {
    id: 'hitlers-last-battles',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    hasSecrets: false,
    scenarios: [{ id: CAMPAIGN, options: rulingOptions(RULINGS) }],
    facts,
    places: facts.hexes.map(({ id }) => id),
    setup: (given, chance) =>
      typeof given.position === 'string'
        ? setupFromText<HlbTypes>(fromText, given, given.position, chance)
        : setup(game, given, chance),
    nodes: game.nodes,
    openNodes: (state) => makeNodes(tablesForRun(tables, state)),
    copyOwn: (from, to) => copyOwn(tables, from, to),
    view: (state) => viewOf(tables, state),
    determinize,
    explain: (state, picked, target) => explain(game, state, picked, target),
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
    positions: fromText.positions,
    tables,
  };
}
