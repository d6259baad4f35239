import type { GameDefinition } from '../../kernel/types.ts';
import { setupFromText } from '../../kits/position-text/from-text.ts';
import { copyOwn } from './copy-own.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import type { Game } from './game.ts';
import { handsOf } from './hands.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import { makeFacts } from './make-facts.ts';
import { commands } from './moves.ts';
import { makeNodes } from './nodes.ts';
import { openNotation, rolls } from './open-record.ts';
import { digestOfPack, type Pack } from './pack.ts';
import { fromTextOf } from './position-text.ts';
import { preview, previewInSteps } from './preview.ts';
import { makeStateReader } from './read-state.ts';
import { RULES_VERSION } from './rulings.ts';
import { series } from './series.ts';
import { describe, drawn, label } from './sentences.ts';
import { optionsOf, setup } from './setup.ts';
import { SCENARIOS } from './state.ts';
import { makeTables, type Tables } from './tables.ts';
import type { HrTypes } from './types.ts';
import { refuse } from './verbs/verbs.ts';
import { momentOf, viewOf } from './view-of.ts';

type Capable = Required<Pick<GameDefinition<HrTypes>, 'hands' | 'series' | 'positions'>>;
type HrDefinition = GameDefinition<HrTypes> & Capable & { readonly tables: Tables };

export const buildGame = (pack: Pack): HrDefinition => ({
  ...defineGame(makeTables(pack), digestOfPack(pack)),
  pack: digestOfPack(pack),
});

/**
 * One pending question (INV-15), exact replay (INV-20), a list that agrees with the refusals (INV-21) and an end to
 * every game (INV-23) follow from how the kernel runs these parts.
 */
/** `data`: the fingerprint of the pack that the tables are made of. */
export function defineGame(tables: Tables, data: string | null = null): HrDefinition {
  const game: Game = { tables, nodes: makeNodes(tables) };
  const fromText = fromTextOf(game, data);
  const facts = makeFacts(tables);
  return {
    id: 'hitlers-reich',
    rulesVersion: RULES_VERSION,
    seats: SIDES,
    hasSecrets: true,
    scenarios: SCENARIOS.map((id) => ({ id, options: optionsOf(id) })),
    facts,
    places: [...facts.areas, ...facts.zones].map(({ id }) => id),
    setup: (given, chance) =>
      typeof given.position === 'string'
        ? setupFromText<HrTypes>(fromText, given, given.position, chance)
        : setup(tables, given, chance),
    nodes: game.nodes,
    copyOwn: (from, to) => copyOwn(tables, from, to),
    view: (state, seat) => viewOf(game, state, seat),
    determinize: (view, draw) => determinize(tables, view, draw),
    explain: (state, picked, target) => explain(game, state, picked, target),
    refuse: (state, move, seat) => refuse(game, state, move, seat),
    preview: (state, move, past) => preview(game, state, move, past),
    previewInSteps: (state, move, past) => previewInSteps(game, state, move, past),
    invariants: (state, step) => invariants(tables, state, step),
    notation: commands.notation,
    parse(text) {
      const move = commands.parse(text);
      return move && commands.names(move).every(({ kind, id }) => tables.isKnown(kind, id)) ? move : null;
    },
    label: (state, move) => label(tables, state, move),
    describe,
    drawn,
    targets: commands.targets,
    readState: makeStateReader(game),
    moment: momentOf,
    rolls: (event) => rolls(tables, event),
    openNotation,
    hands: handsOf(tables),
    positions: fromText.positions,
    series,
    tables,
  };
}
