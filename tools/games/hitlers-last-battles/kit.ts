import { players } from '../../../src/players/hitlers-last-battles/players.ts';
import type { ProgramDraw } from '../../../src/players/types.ts';
import { hitlersLastBattles as def } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { Faction, HexId, UnitId } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import { readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/hitlers-last-battles/rules/reason.ts';
import type { Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { makeTables } from '../../../src/engine/games/hitlers-last-battles/tables.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import type { GameKit } from '../../lib/game-kit.ts';

/** Every event; a missing one does not compile. */
const EVENTS: Readonly<Record<HlbEvent['type'], true>> = {
  'turn-began': true,
  'phase-began': true,
  volkssturm: true,
  replaced: true,
  'replacements-ended': true,
  marked: true,
  unmarked: true,
  'markers-ended': true,
  moved: true,
  attacked: true,
  'movement-ended': true,
  'battle-opened': true,
  supported: true,
  'fought-alone': true,
  rolled: true,
  eliminated: true,
  retreated: true,
  'went-back': true,
  control: true,
  near: true,
  'markers-off': true,
  'game-over': true,
};

type Mood = Readonly<Partial<Record<Move['type'], number>>>;
const MOODS: Readonly<Record<'even' | 'fierce' | 'idle' | 'fickle', Mood>> = {
  even: { unmark: 0.3 },
  fierce: { attack: 12, mark: 8, 'end-move': 0.1, unmark: 0.1, 'end-mark': 0.5, 'end-replace': 0.1 },
  idle: { unmark: 0.2, 'end-move': 6, 'end-mark': 6, 'end-replace': 6, attack: 0.2 },
  fickle: { mark: 3, unmark: 1.5, attack: 0.25, 'end-move': 0.25 },
};

function read(text: string): Move {
  const move = def.words.parse(text);
  if (!move) throw new RangeError(`no move: ${text}`);
  return move;
}

/** Moves that name what the map and the counters do not have, or steps that no link allows. */
const FOREIGN: readonly Move[] = [
  'move G-NONE 0403',
  'move W-21 9999',
  'move S-1B 0101 0102',
  'mark M-NONE G-B',
  'replace G-B 0101',
  'support S-NONE',
].map(read);

/** Paths of lengths that no text has. */
const ODD_PATHS: readonly Move[] = [read('move W-21 0303')].flatMap((move) =>
  'path' in move ? [[], ['0303', '0304', '0305']].map((path) => ({ ...move, path })) : [],
);

const PLAYABLE = def.data.facts.hexes.filter(({ playable }) => playable).map(({ id }) => id);
const FACTIONS: readonly Faction[] = ['G', 'W', 'S'];

function pick<X>(draw: ProgramDraw, items: readonly X[]): X {
  const item = items[draw(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Units scattered over the map, some in the pool, and ground that changed hands: what whole games reach too seldom. */
function strew(draw: ProgramDraw): Position {
  const free = [...PLAYABLE];
  const units: Record<UnitId, HexId | null> = {};
  // The Volkssturm and the empty steps occur when a side is nearly gone.
  const losses = { german: draw(10), allied: draw(10) };
  for (const { id, faction } of def.data.facts.units) {
    const isLost = draw(10) < losses[def.data.facts.sideOf[faction]];
    units[id] = isLost ? null : (free.splice(draw(free.length), 1)[0] ?? null);
  }
  const taken = free.filter(() => draw(5) === 0).map((hex) => [hex, pick(draw, FACTIONS)] as const);
  const control: Record<HexId, Faction> = Object.fromEntries(taken);
  return {
    turn: 1 + draw(def.data.facts.turns.length),
    side: pick(draw, def.seats),
    step: 'strategic',
    units,
    control,
  };
}

export const kit: GameKit<HlbTypes> = {
  def,
  players,
  fuzz: {
    universe: [...makeTables(readShippedPack()).listAll(), ...FOREIGN, ...ODD_PATHS],
    events: Object.keys(EVENTS) as HlbEvent['type'][],
    codes: REFUSAL_CODES,
    pieces: Object.fromEntries(def.data.facts.units.map(({ id }) => [id, ['moved']])),
    seePieces({ move }, see) {
      if ('path' in move) see(move.unit, 'moved');
    },
    moods: MOODS,
    dithering: ['mark', 'unmark'],
    patience: 150,
    opening: (draw) => (draw(3) === 0 ? strew(draw) : undefined),
  },
};
