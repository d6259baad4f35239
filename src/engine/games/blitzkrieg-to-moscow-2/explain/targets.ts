/** Why what is picked and pointed at does not answer the question, step by step. */
import type { Reason } from '../../../kernel/types.ts';
import { listOne } from '../../../kits/pointing/why-not.ts';
import type { FrameAt } from '../frames.ts';
import type { UnitId } from '../ids.ts';
import { attackableBy, explainAttacker, explainTarget } from '../rules/attack.ts';
import { mayWakeInCombat } from '../rules/activation.ts';
import { cardsFor } from '../rules/cards.ts';
import type { Field } from '../tables.ts';
import { holderOf, placeOf, readField, unitState } from '../rules/field.ts';
import { explainOwner } from '../rules/movement.ts';
import { explainPayment, explainRail, explainRailTo, hasFreeRail, readRailNet } from '../rules/rail.ts';
import { refusal } from '../rules/reason.ts';
import { lostUnits } from '../rules/rebuilding.ts';
import { NONE, enemyOf, isAreaId, known, sideNo } from '../numbers.ts';
import { explainActivated, explainCardPointed } from './cards.ts';
import { refuseNamed, withCards, type Meant } from './meant.ts';
import { explainMoves, explainNextStep, explainTanks } from './moves.ts';

type Reasons = readonly Reason[];

/** Reasons for the question; none where it asks for something of another kind. */
export function explainTargets(meant: Meant): Reasons {
  const { tables: t, state, frame, unit, space, card } = meant;
  const ofCard = explainCardPointed(meant);
  if (ofCard) return ofCard;
  switch (frame.at) {
    case 'setup/place': {
      const hexes = space === null ? t.cities.map(({ hex }) => hex) : [space];
      const units = unit === null ? frame.left : [unit];
      return units.flatMap((one) => hexes.flatMap((hex) => refuseNamed(meant, { unit: one, hex })));
    }
    case 'logistics/sea':
    case 'logistics/remove':
    case 'logistics/rail-group':
    case 'movement/excess':
    case 'combat/retreat':
      return refuseNamed(meant, { unit });
    case 'logistics/reinforce':
      return explainReinforcement(meant);
    case 'logistics/rebuild':
      return refuseNamed(meant, { unit, card: frame.card, area: 'E' });
    case 'logistics/rail':
      return explainRides(meant);
    case 'movement/move':
      return explainMoves(meant);
    case 'movement/path':
    case 'breakthrough/path':
      return explainOnWay(meant, frame);
    case 'combat/attack':
      return explainAttack(meant);
    case 'combat/attackers':
      return unit === null ? explainTargetHex(meant, 'attackers', frame.target) : refuseNamed(meant, { unit });
    case 'combat/defence':
      return refuseNamed(meant, { unit, active: true });
    case 'combat/attack-card':
      // §7.1, Q26: only here a unit is asked about while cards are.
      return unit !== null && mayWakeInCombat(state) ? explainActivated(meant, unit) : [];
    case 'combat/retreat-path':
      return refuseNamed(meant, { to: space });
    case 'combat/advance':
      return unit === null
        ? explainTargetHex(meant, 'advance', state.combat?.target ?? '')
        : refuseNamed(meant, { unit });
    case 'breakthrough/second':
      // §12.3: a unit alone is asked for where a corps may take a partner along.
      return space === null && card === null && unit !== null && t.tanksOf(frame.plan.card) === 1
        ? refuseNamed(meant, { unit })
        : explainTanks(meant, frame);
    case 'breakthrough/action':
      return explainTanks(meant, frame);
    default:
      return [];
  }
}

/** §6.2: units arrive and come back in a rear area, in no hex. §14.1: only the Soviet side names a hero city. */
function explainReinforcement(meant: Meant): Reasons {
  const { tables: t, state, side, unit, space } = meant;
  const area = space !== null && isAreaId(space) ? space : null;
  const inHex = (): Reasons => [refusal('BAD_AREA.hex', '6.2', { place: space ?? '' })];
  if (unit === null) {
    if (space === null) return [];
    if (area === null)
      return side === 'german'
        ? inHex()
        : withCards(meant, 'heroCity', (by) => refuseNamed(meant, { card: by, hex: space }));
    const lost = lostUnits(t, state, side).map(t.unitId);
    return withCards(meant, 'reinforce', (by) =>
      lost.flatMap((one) => refuseNamed(meant, { card: by, unit: one, area })),
    );
  }
  const foreign = explainOwner(t, unit, side);
  if (foreign) return [foreign];
  const { place } = unitState(state, unit);
  if (t.placeNo(place) !== NONE) return explainActivated(meant, unit);
  if (space !== null && area === null) return inHex();
  if (place === 'eliminated' || place === 'surrendered') {
    const back = area ?? t.areaIdOf(known(t.areasOf(side)[0]));
    return withCards(meant, 'reinforce', (by) => refuseNamed(meant, { card: by, unit, area: back }));
  }
  const areas = area === null ? t.areasForUnit(t.unitNo(unit)).map(t.areaIdOf) : [area];
  return areas.flatMap((one) => refuseNamed(meant, { unit, area: one }));
}

function explainRides({ tables: t, state, side, unit, space, card }: Meant): Reasons {
  const by = card ?? (hasFreeRail(state, side) ? 'free' : (cardsFor(t, state, side, 'rail')[0] ?? null));
  if (by === null) {
    const lost = side === 'soviet' && !state.freeRailUsed ? explainPayment(t, state, side, 'free') : null;
    return [lost ?? refusal('CARD_USE.none', '7.1', { use: 'rail', side })];
  }
  const net = readRailNet(t, state, side);
  // If no unit can get there, the reasons that keep each from boarding are irrelevant.
  const closed = unit === null && space !== null ? explainRailTo(net, space) : null;
  if (closed) return [closed];
  const ends = space === null ? [...t.cities.map(({ hex }) => hex), ...t.areasOf(side).map(t.placeId)] : [space];
  const units = unit === null ? t.unitsOf(side).map(t.unitId) : [unit];
  return units.flatMap((one) => ends.flatMap((to) => listOne(explainRail(state, net, by, one, to))));
}

/** §10.1: while a unit is on its way, a unit pointed at is that one, an enemy in a hex, or one that has to wait. */
function explainOnWay(meant: Meant, frame: FrameAt<'movement/path' | 'breakthrough/path'>): Reasons {
  const { tables: t, state, moves, unit, space, pointed } = meant;
  if (pointed !== 'unit' || unit === null) return explainNextStep(meant, frame, space);
  const { place } = unitState(state, unit);
  const isFoe = t.sideOfUnit(t.unitNo(unit)) !== sideNo(frame.side);
  if (isFoe && t.placeNo(place) !== NONE) return explainNextStep(meant, frame, place);
  // The first of a stack of corps.
  const moving = frame.at === 'movement/path' ? frame.unit : (frame.plan.moves.at(-1)?.units[0] ?? '');
  if (unit !== moving) return [refusal('WRONG_STEP.moving', '10.1', { moving })];
  return [refusal(moves.includes(t.halt) ? 'BAD_PATH.on-way' : 'BAD_PATH.on-way-full', '10.1', { unit })];
}

/** The hex that is fought for, where the question is who goes at it or into it. */
const explainTargetHex = ({ space }: Meant, way: 'attackers' | 'advance', hex: string): Reasons =>
  space === hex ? [refusal(`WRONG_STEP.target-${way}`, way === 'advance' ? '11.5' : '11.2', { hex })] : [];

/** §11.1, §11.2: a hex is attacked, not one of the units in it, and it is chosen before those that attack it. */
function explainAttack(meant: Meant): Reasons {
  const { tables: t, state, side, unit, space, card, pointed } = meant;
  if (pointed !== 'unit' || unit === null) return refuseNamed(meant, { target: space });
  if (t.sideOfUnit(t.unitNo(unit)) === sideNo(side))
    return card === null ? [explainAttackerToBe(meant, readField(t, state), unit)] : explainActivated(meant, unit);
  const { place } = unitState(state, unit);
  if (t.placeNo(place) === NONE) return [];
  const barred = refuseNamed(meant, { target: place });
  return barred.length > 0 ? barred : [explainByHex(unit, place)];
}

/** An enemy unit that can be attacked is so by its hex (§11.2). */
export const explainByHex = (unit: UnitId, hex: string): Reason =>
  refusal('ONE_TARGET.attack-hex', '11.2', { unit, hex });

/** Why an own unit does not attack yet: the hex that is picked, else any that it could attack, comes first. */
function explainAttackerToBe({ tables: t, side, space }: Meant, field: Field, unit: UnitId): Reason {
  const no = t.unitNo(unit);
  const hexFirst = (hex: string): Reason => refusal('ONE_TARGET.hex-first', '11.2', { unit, hex });
  if (space !== null) return explainAttacker(field, side, t.placeNo(space), no) ?? hexFirst(space);
  if (placeOf(field, no) === NONE) return refusal('NOT_ON_MAP.attack', '11.2', { unit });
  if (field.attacked[no] === true) return refusal('ALREADY_ATTACKED', '11.1', { unit });
  const near = attackableBy(field, no);
  const open = near.find((hex) => explainTarget(field, side, hex) === null);
  if (open !== undefined) return hexFirst(t.placeId(open));
  return near.length > 0 ? refusal('ALREADY_ATTACKED.beside', '11.1', { unit }) : explainNobodyNear(field, no);
}

/** No enemy is next to a unit, or only one across water. */
function explainNobodyNear(field: Field, no: number): Reason {
  const { tables: t } = field;
  const unit = t.unitId(no);
  const place = placeOf(field, no);
  const enemy = enemyOf(t.sideOfUnit(no));
  const across = t.isHex(place) ? t.gridNeighbours(place).find((near) => holderOf(field, near) === enemy) : undefined;
  return across === undefined
    ? refusal('NO_ENEMY.beside', '11.2', { unit })
    : refusal('WATER.attack', '11.2', { unit, from: t.placeId(place), hex: t.placeId(across) });
}
