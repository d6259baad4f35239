import { players } from '../../../src/players/blitzkrieg-to-moscow-2/players.ts';
import { blitzkriegToMoscow2 as def } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import { SIDES, type UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reason.ts';
import { NONE } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { drawOpening, SET_UP_OPTIONS } from './openings.ts';
import { PIECES, seePieces } from './pieces.ts';
import { UNIVERSE } from './universe.ts';
import type { GameKit } from '../../lib/game-kit.ts';

const { tables: t } = def.data;
/**
 * Every event; a missing one does not compile. False for events that the rules provide for and no game reaches: no unit
 * leaves the second target of a tank action while its first attack is fought (§12.2).
 */
const EVENTS: Readonly<Record<BtmEvent['type'], boolean>> = {
  placed: true,
  'turn-began': true,
  'phase-began': true,
  'cards-discarded': true,
  shipped: true,
  removed: true,
  drawn: true,
  'draw-ended': true,
  arrived: true,
  'card-played': true,
  'card-cancelled': true,
  rebuilt: true,
  'hero-named': true,
  'hero-lost': true,
  railed: true,
  activated: true,
  moved: true,
  'sent-to-track': true,
  control: true,
  'attack-declared': true,
  'defence-chosen': true,
  'attack-failed': true,
  rolled: true,
  spent: true,
  eliminated: true,
  retreated: true,
  advanced: true,
  'attack-lapsed': false,
  surrendered: true,
  recovered: true,
  near: true,
  'game-over': true,
};

type Mood = Readonly<Partial<Record<Move['type'], number>>>;
/** Ending a step ends all that could be done in it: it is the rarer choice except for hasty players. */
const BUSY: Mood = {
  'end-sea': 0.3,
  'end-remove': 3,
  'end-reinforce': 0.1,
  'end-rebuild': 0.1,
  'end-rail': 0.2,
  'end-move': 0.1,
  'end-combat': 0.1,
  'end-break': 0.1,
  'end-advance': 0.3,
};
const MOODS: Readonly<Record<'even' | 'fierce' | 'thrifty' | 'hasty', Mood>> = {
  even: {},
  fierce: { ...BUSY, attack: 12, join: 6, step: 4, 'tank-attack': 6, advance: 6, activate: 0.3 },
  thrifty: { ...BUSY, activate: 6, hero: 4, rebuild: 4, rail: 3, halt: 0.3, hitler: 3 },
  hasty: { 'end-move': 3, 'end-combat': 3, 'end-rail': 3, 'end-remove': 6, assault: 3, halt: 3 },
};

const { queries } = def;

/** Farthest first. */
const BY_MOVE = [...t.units].sort((a, b) => b.move - a.move);
/** A unit of the phasing side on the map, of those that get farthest. */
const rangerOf = ({ units, side }: BtmView): UnitId | null =>
  BY_MOVE.find((unit) => unit.side === side && t.placeNo(units[unit.id]?.place ?? '') !== NONE)?.id ?? null;

/** Reach of that unit; none where the side has no unit left. */
const readFarthest = (view: BtmView): unknown => {
  const unit = rangerOf(view);
  return unit === null ? null : queries.readReach(view, unit);
};

export const kit: GameKit<BtmTypes> = {
  def,
  players,
  overlays: (view) => ({
    zones: () => queries.readZones(view),
    supply: () => [queries.readSupply(view), queries.readSources(view)],
    surrender: () => queries.readSurrender(view),
    reach: () => readFarthest(view),
    odds: () => queries.readOdds(view),
    combat: () => queries.readCombat(view),
  }),
  fuzz: {
    universe: UNIVERSE,
    events: (Object.keys(EVENTS) as BtmEvent['type'][]).filter((type) => EVENTS[type]),
    codes: REFUSAL_CODES,
    pieces: PIECES,
    seePieces,
    moods: MOODS,
    dithering: [],
    patience: 1,
    opening: (draw) => (draw(4) === 0 ? drawOpening(draw) : undefined),
    setUpOptions: SET_UP_OPTIONS,
    secrets: ({ cards, options }, seat) =>
      options.openHands ? [] : SIDES.filter((side) => side !== seat).flatMap((side) => cards[side].hand),
  },
};
