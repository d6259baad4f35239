/** When each reason is true, told from the position alone: what the property of the refusals holds them against. */
import type { AskFrame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { laterRuling, rulingsOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { Params } from '../../../src/engine/kernel/types.ts';
import { t } from './game.ts';

export interface Said {
  readonly state: BtmState;
  readonly frame: AskFrame;
  /** Any seat. */
  readonly seat: Side;
  readonly isPicked: boolean;
  readonly params: Params;
}
type Truth = (said: Said) => boolean;

const text = ({ params }: Said, name: string): string => String(params[name] ?? '');
const n = ({ params }: Said, name: string): number => Number(params[name]);
const many = (said: Said, name: string): readonly string[] => text(said, name).split(',').filter(Boolean);
const sideOf = (id: string): Side => (id.startsWith('g-') ? 'german' : 'soviet');
const enemyOf = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
const unit = (said: Said, name = 'unit') => said.state.units[text(said, name)];
const placeOf = (said: Said, name = 'unit'): string => unit(said, name)?.place ?? '';
const isArea = (place: string): boolean => t.placeIds.includes(place) && !isHex(place);
const isHex = (place: string): boolean => t.hexIds.includes(place);
const isOut = (said: Said): boolean => !t.placeIds.includes(placeOf(said));
const sideOfArea = (area: string): Side => (t.sideOfArea(t.placeNo(area)) === 0 ? 'german' : 'soviet');
const isCity = (place: string): boolean => t.cities.some(({ hex }) => hex === place);
const unitsIn = ({ state }: Said, place: string, side?: Side) =>
  Object.keys(state.units).filter(
    (id) => state.units[id]?.place === place && (side === undefined || sideOf(id) === side),
  );
/** Adjacent on the map without water between. */
const open = (a: string, b: string): boolean => t.isAdjacent(t.placeNo(a), t.placeNo(b));
const beside = (a: string, b: string): boolean =>
  open(a, b) || (isHex(a) && isHex(b) && t.gridNeighbours(t.placeNo(a)).includes(t.placeNo(b)));
const isWater = (a: string, b: string): boolean => beside(a, b) && !open(a, b);
/** True if a unit's zone reaches a hex; Q30 `one`: from a rear area it reaches all hexes next to any of them. */
const reaches = ({ state }: Said, id: string, hex: string): boolean => {
  const place = state.units[id]?.place ?? '';
  if (!isArea(place) || laterRuling(state, 'rear-areas') === 'three') return beside(place, hex);
  return t.areasOf(sideOf(id)).some((area) => beside(t.placeId(area), hex));
};
/** True if a unit of the side has a zone there, from a hex without water between or from a rear area. */
const isInZone = (said: Said, hex: string, side: Side): boolean =>
  Object.entries(said.state.units).some(
    ([id, { place }]) =>
      sideOf(id) === side && (isHex(place) ? open(place, hex) : isArea(place) && reaches(said, id, hex)),
  );
const isTank = (id: string): boolean => t.isTank(t.unitNo(id));
const hand = ({ state, seat }: Said) => state.cards[seat].hand;
const isGerman = ({ state }: Said, hex: string): boolean => state.germanHexes.includes(hex);
const isHostile = (said: Said, hex: string): boolean => isGerman(said, hex) === (said.seat === 'soviet');
const near = (said: Said, hex: string, side: Side) =>
  Object.keys(said.state.units).filter((id) => {
    const place = said.state.units[id]?.place ?? '';
    return sideOf(id) === side && isHex(place) && open(place, hex);
  });
const hasUse = (card: string, use: string): boolean => t.hasUse(card, use as Parameters<typeof t.hasUse>[1]);
const isUse =
  (use: string): Truth =>
  (said) =>
    hasUse(text(said, 'card'), use);
const isLost = (said: Said): boolean => /eliminated|surrendered/.test(placeOf(said));
const isAway = (said: Said, place = 'to'): boolean => !open(text(said, 'from'), text(said, place));
const attacked = (said: Said): boolean => unit(said)?.attacked === true;
const isPlan = ({ frame }: Said): boolean => 'plan' in frame;
const isGoing = (said: Said): boolean => said.frame.at === 'movement/path' || said.frame.at === 'breakthrough/path';
const isPointed: Truth = ({ isPicked }) => isPicked;

export const TRUTHS: Readonly<Record<string, Truth>> = {
  GAME_OVER: ({ state }) => state.result !== null,
  UNKNOWN_ID: () => true,
  WRONG_PLAYER: (said) => said.seat === text(said, 'side'),
  WRONG_STEP: ({ params }) => params['step'] !== params['when'],
  'WRONG_STEP.unit': () => true,
  'WRONG_STEP.space': () => true,
  'WRONG_STEP.card': () => true,
  'WRONG_STEP.button': () => true,
  'WRONG_STEP.target-attackers': (said) =>
    said.frame.at === 'combat/attackers' && said.frame.target === text(said, 'hex'),
  'WRONG_STEP.target-advance': (said) =>
    said.frame.at === 'combat/advance' && said.state.combat?.target === text(said, 'hex'),
  'WRONG_STEP.moving': (said) => isGoing(said) && placeOf(said, 'moving') !== '',
  'WRONG_STEP.picked-unit': isPointed,
  'WRONG_STEP.picked-space': isPointed,
  'WRONG_STEP.picked-card': isPointed,
  'WRONG_STEP.picked-button': isPointed,
  NOT_YOUR_UNIT: (said) => sideOf(text(said, 'unit')) !== text(said, 'side'),
  'NOT_ON_MAP.move': isOut,
  'NOT_ON_MAP.attack': isOut,
  'NOT_ON_MAP.rail': isOut,
  'NOT_ON_MAP.remove': (said) => !isHex(placeOf(said)),
  'NOT_ON_MAP.activate': isOut,
  'NOT_ON_MAP.not-arriving': (said) =>
    !placeOf(said).startsWith('turn-') || placeOf(said) !== `turn-${said.state.turn}`,

  'BAD_DRAW.other-side': (said) => sideOf(text(said, 'card')) !== text(said, 'side'),
  'BAD_DRAW.twice': (said) => hand(said).includes(text(said, 'card')),
  'CARD_NOT_IN_HAND.other-side': (said) => sideOf(text(said, 'card')) !== text(said, 'side'),
  'CARD_NOT_IN_HAND.used': (said) => said.state.cards[said.seat].discard.includes(text(said, 'card')),
  'CARD_NOT_IN_HAND.not-drawn': (said) => !hand(said).includes(text(said, 'card')),
  'CARD_USE.no-such-use': (said) => !hasUse(text(said, 'card'), text(said, 'use')),
  'CARD_USE.nobody': (said) => hand(said).includes(text(said, 'card')),
  'CARD_USE.cancel': (said) => said.frame.at === 'card/hitler',
  'CARD_USE.none': (said) => !hand(said).some((card) => hasUse(card, text(said, 'use'))),
  'CARD_USE.no-city': (said) => !isCity(text(said, 'hex')),
  'CARD_USE.other-die': ({ state }) => state.combat?.side === 'soviet',
  SHIFT_LIMIT: ({ state }) => (state.combat?.attackCard ?? state.combat?.defenceCard ?? null) !== null,
  'NO_WINDOW.activate': ({ frame }) => frame.at !== 'breakthrough/action' && !('begun' in frame && !frame.begun),
  'NO_WINDOW.activate-combat': ({ state }) =>
    state.combat !== null && rulingsOf(state).activation === 'between-actions',
  'NO_WINDOW.reroll': ({ frame }) => frame.at !== 'combat/reroll',
  'NO_WINDOW.hitler': ({ frame }) => frame.at !== 'card/hitler',
  'NO_WINDOW.for-combatShift': isUse('combatShift'),
  'NO_WINDOW.for-reroll': isUse('reroll'),
  'NO_WINDOW.for-tankAction': isUse('tankAction'),
  'NO_WINDOW.for-logistics': (said) => ['reinforce', 'rail', 'heroCity'].some((use) => hasUse(text(said, 'card'), use)),
  NOT_SPENT: (said) => unit(said)?.spent === false,

  'NOT_SUPPLIED.remove': (said) => placeOf(said) === text(said, 'hex'),
  'NOT_SUPPLIED.rail-from': (said) => !isArea(text(said, 'place')),
  'NOT_SUPPLIED.rail-to': (said) => !isArea(text(said, 'place')),
  'BAD_AREA.not-adjacent': (said) => isAway(said),
  'BAD_AREA.code': (said) => isArea(text(said, 'to')) && text(said, 'code') !== text(said, 'to'),
  'BAD_AREA.enemy': (said) => sideOfArea(text(said, 'area')) !== sideOf(text(said, 'unit')),
  'BAD_AREA.other-group': (said) => text(said, 'own') !== text(said, 'area'),
  'BAD_AREA.hex': (said) => isHex(text(said, 'place')),
  ARRIVALS_LEFT: (said) => placeOf(said) === `turn-${said.state.turn}`,
  'REBUILD_LIMIT.not-lost': (said) => !isLost(said),
  'REBUILD_LIMIT.tank-only': (said) => !isTank(text(said, 'unit')),
  'REBUILD_LIMIT.infantry-only': (said) => isTank(text(said, 'unit')),
  'REBUILD_LIMIT.other-card': (said) =>
    said.frame.at === 'logistics/rebuild' &&
    said.frame.card === text(said, 'played') &&
    text(said, 'card') !== said.frame.card,
  'REBUILD_COST.two-cards': (said) => placeOf(said) === 'surrendered' && sideOf(text(said, 'unit')) === 'german',
  'REBUILD_COST.mechanised': (said) => placeOf(said) === 'surrendered' && isTank(text(said, 'unit')),
  'REBUILD_COST.places': (said) => n(said, 'cost') > n(said, 'left'),
  HERO_USED: ({ state }) => state.hero.used,
  'HERO_CITY.no-city': (said) => !isCity(text(said, 'hex')),
  'HERO_CITY.german': (said) => isGerman(said, text(said, 'hex')),
  'RAIL_LIMIT.german': ({ seat }) => seat === 'german',
  'RAIL_LIMIT.used': ({ state }) => state.freeRailUsed,
  'RAIL_LIMIT.moscow': ({ state }) => state.options.moscow && state.moscowEverGerman,
  'RAIL_END.from-no-city': (said) => isHex(text(said, 'place')) && !isCity(text(said, 'place')),
  'RAIL_END.to-no-city': (said) => isHex(text(said, 'place')) && !isCity(text(said, 'place')),
  'RAIL_END.enemy-area': (said) => sideOfArea(text(said, 'place')) !== said.seat,
  'RAIL_END.enemy-city': (said) => isHostile(said, text(said, 'place')),
  'RAIL_END.same': (said) => placeOf(said) === text(said, 'place'),
  'RAIL_END.two-areas': (said) => isArea(placeOf(said)) && isArea(text(said, 'place')),
  'RAIL_GROUP.aboard': (said) =>
    said.frame.at === 'logistics/rail-group' && said.frame.aboard.includes(text(said, 'unit')),
  'RAIL_GROUP.elsewhere': (said) => placeOf(said) !== placeOf(said, 'with'),
  'RAIL_GROUP.limit': ({ frame }) => frame.at === 'logistics/rail-group',
  'SEA_UNIT.mechanised': (said) => isTank(text(said, 'unit')),
  'SEA_UNIT.late': ({ state, params }) =>
    rulingsOf(state)['sea-move'] === 'rail-step' && !(state.inOdessa ?? []).includes(String(params['unit'])),
  'SEA_UNIT.elsewhere': (said) => placeOf(said) !== t.odessa,
  'SEA_UNIT.sevastopol': (said) => isGerman(said, t.sevastopol),
  'FREE_SETUP.closed': ({ frame }) => frame.at !== 'setup/place',
  'FREE_SETUP.not-one-of-five': (said) => !t.cityArmies.includes(text(said, 'unit')),
  'FREE_SETUP.placed': (said) => said.frame.at === 'setup/place' && !said.frame.left.includes(text(said, 'unit')),
  'FREE_SETUP.no-city': (said) => !isCity(text(said, 'hex')),
  'FREE_SETUP.two-in-a-city': (said) => placeOf(said, 'by') === text(said, 'hex'),

  ALREADY_MOVED: (said) => unit(said)?.moved === true,
  ROMANIA_TURN_1: ({ state }) => state.turn === 1,
  'BAD_PATH.area': (said) => isAway(said),
  'BAD_PATH.not-adjacent': (said) => !beside(text(said, 'from'), text(said, 'to')),
  'BAD_PATH.nobody-near': () => true,
  'BAD_PATH.on-way': isGoing,
  'BAD_PATH.on-way-full': isGoing,
  'BAD_PATH.by-steps': (said) => n(said, 'steps') > 1 && text(said, 'next') !== text(said, 'place'),
  MOVE_LIMIT: isGoing,
  'MOVE_LIMIT.far': (said) => n(said, 'steps') > n(said, 'max'),
  'MOVE_LIMIT.far-weather': (said) => n(said, 'steps') > n(said, 'max'),
  'MOVE_LIMIT.far-left': (said) => n(said, 'steps') > n(said, 'left'),
  'MOVE_LIMIT.weather': (said) => t.turnFacts(said.state.turn).weather !== 'clear',
  'STOP_HEX.area': (said) => isArea(text(said, 'hex')),
  'STOP_HEX.zone': (said) => many(said, 'enemies').every((id) => reaches(said, id, text(said, 'hex'))),
  'STOP_HEX.forest': (said) => isTank(text(said, 'unit')) && isTerrain(said, 'forest'),
  'STOP_HEX.marsh': (said) => isTerrain(said, 'marsh'),
  'STOP_HEX.mountain': (said) => isTerrain(said, 'mountain'),
  ZONE_TO_ZONE: (said) =>
    many(said, 'fromEnemies').every((id) => reaches(said, id, text(said, 'from'))) &&
    many(said, 'toEnemies').every((id) => reaches(said, id, text(said, 'to'))),
  'WATER.move': (said) => isWater(text(said, 'from'), text(said, 'to')),
  'WATER.target': (said) =>
    t
      .gridNeighbours(t.placeNo(text(said, 'hex')))
      .some((no) => isWater(t.placeId(no), text(said, 'hex')) && unitsIn(said, t.placeId(no), said.seat).length > 0),
  'WATER.attack': (said) => isWater(text(said, 'from'), text(said, 'hex')),
  'WATER.retreat': (said) => isWater(text(said, 'from'), text(said, 'to')),
  ENEMY_HEX: (said) => many(said, 'enemies').every((id) => said.state.units[id]?.place === text(said, 'to')),
  'ENEMY_HEX.retreat': (said) => unitsIn(said, text(said, 'to'), enemyOf(sideOf(text(said, 'unit')))).length > 0,
  ENEMY_REAR: (said) => sideOfArea(text(said, 'to')) !== sideOf(text(said, 'unit')),
  'ENEMY_REAR.retreat': (said) => sideOfArea(text(said, 'to')) !== sideOf(text(said, 'unit')),
  'STACKING.advance': (said) => unitsIn(said, text(said, 'hex'), said.seat).length > 0,
  'STACKING.tank-move': (said) => isPlan(said) || said.frame.at === 'breakthrough/action',
  'STACKING.tank-halt': (said) => unitsIn(said, text(said, 'hex'), said.seat).length > 0,
  'STACKING.second': isPlan,
  NOT_EXCESS: (said) => placeOf(said) === text(said, 'hex'),

  NO_ENEMY: (said) => unitsIn(said, text(said, 'hex')).length === 0,
  'NO_ENEMY.own': (said) => unitsIn(said, text(said, 'hex'), said.seat).length > 0,
  'NO_ENEMY.area': (said) => isArea(text(said, 'place')),
  'NO_ENEMY.beside': (said) =>
    !t.hexIds.some((hex) => open(placeOf(said), hex) && unitsIn(said, hex, enemyOf(said.seat)).length > 0),
  NOT_ADJACENT: (said) => !beside(text(said, 'from'), text(said, 'hex')),
  'NOT_ADJACENT.target': (said) => near(said, text(said, 'hex'), said.seat).length === 0,
  ALREADY_ATTACKED: attacked,
  'ALREADY_ATTACKED.target': (said) =>
    unitsIn(said, text(said, 'hex'), enemyOf(said.seat)).every((id) => said.state.units[id]?.defended),
  'ALREADY_ATTACKED.all': (said) =>
    near(said, text(said, 'hex'), said.seat).every((id) => said.state.units[id]?.attacked),
  'ALREADY_ATTACKED.beside': (said) =>
    t.hexIds.every(
      (hex) =>
        !open(placeOf(said), hex) ||
        unitsIn(said, hex, enemyOf(said.seat)).every((id) => said.state.units[id]?.defended),
    ),
  'ONE_TARGET.nobody': (said) => said.frame.at === 'combat/attackers' && said.frame.units.length === 0,
  'ONE_TARGET.twice': (said) => said.frame.at === 'combat/attackers' && said.frame.units.includes(text(said, 'unit')),
  'ONE_TARGET.hex-first': (said) => !attacked(said) && beside(placeOf(said), text(said, 'hex')),
  'ONE_TARGET.attack-hex': (said) => placeOf(said) === text(said, 'hex') && sideOf(text(said, 'unit')) !== said.seat,
  'BAD_DEFENCE.alone': ({ state }) => state.combat !== null,
  'BAD_DEFENCE.bystander': ({ state, params }) =>
    rulingsOf(state).bystander === 'shares' && (state.combat?.bystanders.includes(String(params['unit'])) ?? false),
  'BAD_DEFENCE.spared': (said) =>
    rulingsOf(said.state).bystander === 'spared' &&
    placeOf(said) === said.state.combat?.target &&
    !said.state.combat.defenders.includes(text(said, 'unit')),
  'BAD_DEFENCE.elsewhere': (said) => placeOf(said) !== text(said, 'hex'),
  'BAD_DEFENCE.order': (said) => said.frame.at === 'combat/defence' && said.frame.undecided[0] === text(said, 'first'),
  'BAD_DEFENCE.spent': (said) => unit(said)?.spent === true,
  'BAD_DEFENCE.chosen': (said) =>
    said.frame.at === 'combat/defence' && !said.frame.undecided.includes(text(said, 'unit')),
  'BAD_RETREAT.not-waiting': ({ frame, params }) =>
    frame.at !== 'combat/retreat' || !frame.left.includes(String(params['unit'])),
  'BAD_RETREAT.not-adjacent': (said) => !beside(text(said, 'from'), text(said, 'to')),
  'BAD_RETREAT.area': (said) => isArea(text(said, 'to')),
  'BAD_RETREAT.zone': (said) =>
    unitsIn(said, text(said, 'to')).length === 0 &&
    isInZone(said, text(said, 'to'), enemyOf(sideOf(text(said, 'unit')))),
  'BAD_RETREAT.full': (said) => unitsIn(said, text(said, 'to')).length > 0,
  'BAD_RETREAT.no-extra': (said) =>
    rulingsOf(said.state)['full-hex'] === 'must' && unitsIn(said, text(said, 'to')).length > 0,
  'BAD_RETREAT.distance': ({ state }) => state.combat !== null,
  'BAD_RETREAT.dead-end': ({ state }) => state.combat !== null,
  'BAD_RETREAT.priority-1': (said) => isArea(text(said, 'first')),
  'BAD_RETREAT.priority-2': (said) => text(said, 'first') !== text(said, 'to'),
  'BAD_RETREAT.priority-3': (said) =>
    unitsIn(said, text(said, 'first')).length === 0 && unitsIn(said, text(said, 'to')).length > 0,
  'BAD_RETREAT.priority-4': (said) => unitsIn(said, text(said, 'to')).length > 0,
  'BAD_RETREAT.priority-5': (said) => isInZone(said, text(said, 'to'), enemyOf(sideOf(text(said, 'unit')))),
  'BAD_ADVANCE.not-attacker': (said) => !(said.state.combat?.attackers.includes(text(said, 'unit')) ?? false),
  'BAD_ADVANCE.gone': isOut,
  'BAD_ADVANCE.there': (said) => placeOf(said) === text(said, 'hex'),

  NOT_A_TANK: (said) => !isTank(text(said, 'unit')),
  'TANK_COUNT.one': (said) => isPlan(said),
  'TANK_COUNT.other-stack': (said) => text(said, 'unit') !== text(said, 'first'),
  'TANK_COUNT.other-card': isPlan,
  'TANK_COUNT.twice': isPlan,
  MIXED_ACTION: isPlan,
};

const isTerrain = (said: Said, terrain: string): boolean => t.terrainOf(t.placeNo(text(said, 'hex'))) === terrain;
