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
import { preview } from './preview.ts';
import { makeQueries } from './queries.ts';
import { readState } from './read-state.ts';
import { RULES_VERSION } from './rulings.ts';
import { secretsOf } from './secrets.ts';
import { refuse } from './verbs/verbs.ts';
import { winFight } from './won.ts';
import { readRolls } from './rolls.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, OPTIONS, setup } from './setup.ts';
import type { Tables } from './tables.ts';
import { tablesForRun } from './rules/field.ts';
import { makeTables } from './tables.ts';
import { orderRules } from './phases/obey.ts';
import { settle } from './phases/settle.ts';
import type { BtmTypes, Game } from './types.ts';

export type BtmDefinition = Omit<Required<GameDefinition<BtmTypes>>, 'series'>;

/** `former`: fingerprints of earlier data of which only names have changed. */
export const buildGame = (pack: Pack, former?: readonly string[]) =>
  defineGame(makeTables(pack), digestOfPack(pack), former);

/** `pack`: the fingerprint of what the tables are made of. */
export function defineGame(
  tables: Tables,
  pack: string | null = null,
  formerPacks: readonly string[] = [],
): BtmDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, pack);
  const facts = makeFacts(tables);
  return {
    id: 'blitzkrieg-to-moscow-2',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    scenarios: [{ id: CAMPAIGN, options: OPTIONS }],
    setup: withText<BtmTypes>(fromText, (given, chance) => setup(game, given, chance)),
    nodes: game.nodes,
    settle: (state) => settle(tables, state),
    orders: orderRules(tables),
    view: (state, seat) => viewOf(tables, state, seat),
    readState: (value) => readState(game, value),
    invariants: (state, step) => invariants(game, state, step),
    words: moveWords<BtmTypes>(commands, tables.share, {
      label: (state, move) => label(tables, state, move),
      describe: (event) => describe(tables, event),
      moment: momentOf,
    }),
    why: {
      explain: (state, picked, target) => explain(game, state, picked, target),
      refuse: (state, move, seat) => refuse(tables, state, move, seat),
    },
    foresight: {
      preview: (state, move) => preview(tables, state, move),
      previewInSteps: null,
      changes: (before, after, seat) => listChanges(tables, before, after, seat),
      won: (state, move) => winFight(tables, state, move),
    },
    simulation: {
      openNodes: (state) => makeNodes(tablesForRun(tables, state)),
      copyOwn: (from, to) => copyOwn(tables, from, to),
      determinize: (view, draw) => determinize(tables, view, draw),
    },
    data: {
      facts,
      tables,
      places: [...facts.hexes.map(({ id }) => id), ...Object.keys(facts.areas)],
      pack,
      packFile: undefined,
      formerPacks,
    },
    queries: makeQueries(tables),
    chance: { rolls: (event) => readRolls(tables, event), drawn: () => null },
    secrets: secretsOf(tables),
    positions: fromText.positions,
  };
}
