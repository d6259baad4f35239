import type { GameDefinition } from '../../kernel/types.ts';
import { moveWords } from '../../kits/notation/words.ts';
import { withText } from '../../kits/position-text/from-text.ts';
import { rulingOptions } from '../../kits/rulings/rulings.ts';
import { listChanges } from './changes.ts';
import { copyOwn } from './copy-own.ts';
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
import { readRolls } from './rolls.ts';
import { RULES_VERSION, RULINGS } from './rulings.ts';
import { describe, label } from './sentences.ts';
import { CAMPAIGN, setup } from './setup.ts';
import type { Tables } from './tables.ts';
import { findOpening } from './rules/combat.ts';
import { tablesForRun } from './rules/field.ts';
import { makeTables } from './tables.ts';
import type { Game, HlbTypes } from './types.ts';
import { refuse } from './verbs/verbs.ts';
import { winFight } from './won.ts';
import { determinize, momentOf, viewOf } from './view-of.ts';

export type HlbDefinition = Omit<Required<GameDefinition<HlbTypes>>, 'secrets' | 'series' | 'orders'>;

export const buildGame = (pack: Pack) => defineGame(makeTables(pack), digestOfPack(pack));

/** `pack`: the fingerprint of the data. */
export function defineGame(tables: Tables, pack: string | null = null): HlbDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, pack);
  const facts = makeFacts(tables);
  return {
    id: 'hitlers-last-battles',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    scenarios: [{ id: CAMPAIGN, options: rulingOptions(RULINGS) }],
    setup: withText<HlbTypes>(fromText, (given, chance) => setup(game, given, chance)),
    nodes: game.nodes,
    settle(state) {
      const move = findOpening(tables, state);
      return move && { move, why: null };
    },
    view: (state) => viewOf(tables, state),
    readState: (value) => readState(game, value),
    invariants: (state, step) => invariants(game, state, step),
    words: moveWords<HlbTypes>(commands, tables.share, {
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
      determinize,
    },
    data: {
      facts,
      tables,
      places: facts.hexes.map(({ id }) => id),
      pack,
      packFile: undefined,
      formerPacks: [],
    },
    queries: makeQueries(tables),
    chance: { rolls: (event) => readRolls(tables, event), drawn: () => null },
    positions: fromText.positions,
  };
}
