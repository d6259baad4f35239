/** Consequences of a position that the rules derive for its readers. Nothing here is secret. */
import type { Space } from './tables/board.ts';
import { SIDES, type AlliedNation, type Nation, type Side, type SpaceId } from './ids.ts';
import { listPlainAttacks, openFront } from './rules/attack-lists.ts';
import { drumsOf, isCentre, isContested, isStraitOpen, neutralityOf, type Neutrality } from './rules/control.ts';
import { owesRed } from './rules/red.ts';
import { countOf, listDice, totalOf } from './rules/dice.ts';
import { fortressFace, fortressSide } from './rules/effects.ts';
import { nationAt, readField, type Field } from './rules/field.ts';
import { sumOf } from './rules/sums.ts';
import type { Conflict, HrState } from './state.ts';
import type { BoardView, FightView, TotalView } from './view.ts';
import type { Tables } from './tables.ts';

const idOf = ({ id }: Space): SpaceId => id;

function listNeutral(t: Tables, state: HrState): BoardView['neutral'] {
  const neutral: Record<SpaceId, Neutrality> = {};
  for (const id of t.unprinted) {
    const why = neutralityOf(t, state, id);
    if (why !== null) neutral[id] = why;
  }
  return neutral;
}

function readControl(field: Field): BoardView['control'] {
  // A copy with few changes is several times as fast as a new object.
  const control: Record<SpaceId, Nation | null> = { ...field.t.printedControl };
  for (const space of field.t.spaces) {
    const nation = nationAt(field, space);
    if (nation !== space.printed) control[space.id] = nation;
  }
  return control;
}

type Draft = Record<
  AlliedNation,
  { readonly marches: { origin: SpaceId; targets: SpaceId[] }[]; readonly seas: SpaceId[] }
>;

/** By the nation that holds the origin on land, or is named at sea (§6.5.3.1, R-12). */
function readReach(field: Field): BoardView['reach'] {
  const reach: Draft = { western: { marches: [], seas: [] }, soviet: { marches: [], seas: [] } };
  for (const { origin, target, nation } of listPlainAttacks(openFront(field, 'allies'))) {
    const attacker = nation ?? (origin === null ? null : nationAt(field, field.t.spaceOf(origin)));
    if (attacker === null || attacker === 'axis') continue;
    const { marches, seas } = reach[attacker];
    if (origin === null) seas.push(target);
    else if (marches.at(-1)?.origin === origin) marches.at(-1)?.targets.push(target);
    else marches.push({ origin, targets: [target] });
  }
  return reach;
}

const readDrums = (t: Tables, state: HrState): BoardView['drums'] =>
  Object.fromEntries(t.centreIds.flatMap((id) => (isCentre(t, state, id) ? [[id, drumsOf(t, state, id)]] : [])));

/** Against the Axis the holder fights; against an Ally's attack, the attacker. */
function readRed(field: Field): BoardView['red'] {
  const axis: SpaceId[] = [];
  for (const space of field.t.spaces) {
    const holder = nationAt(field, space);
    if (holder !== 'axis' && owesRed(holder, 'axis', space)) axis.push(space.id);
  }
  return { axis, ...field.t.redGround };
}

/** Control, and what follows from it. */
export function boardOf(t: Tables, state: HrState): BoardView {
  const field = readField(t, state);
  return {
    control: readControl(field),
    neutral: listNeutral(t, state),
    contested: t.zones.filter(({ id }) => isContested(state, id)).map(idOf),
    drums: readDrums(t, state),
    strait: SIDES.filter((side) => isStraitOpen(t, state, side)),
    reach: readReach(field),
    red: readRed(field),
  };
}

/** `conflict` holds only the cards that the seat may see. */
function totalFor(conflict: Conflict, side: Side): TotalView {
  const cards = conflict.cards[side].map((card) => ({ card, counts: countOf(conflict, card) }));
  const faces = conflict.dice[side];
  if (faces.length === 0) return { cards, dice: null, total: null };
  return { cards, dice: sumOf(faces), total: cards.length === 0 ? null : totalOf(conflict, side) };
}

/** The current result of the running conflict; `conflict` is the seat's view of it. */
export function fightOf(t: Tables, state: HrState, conflict: Conflict | null): FightView | null {
  const comingFor = (fight: Conflict, side: Side) =>
    fight.dice[side].length > 0 ? [] : listDice(t, state, fight, side);
  return (
    conflict && {
      totals: { axis: totalFor(conflict, 'axis'), allies: totalFor(conflict, 'allies') },
      coming: { axis: comingFor(conflict, 'axis'), allies: comingFor(conflict, 'allies') },
      fortressFace: fortressSide(state, conflict) === null ? null : fortressFace(t, state, conflict.target),
    }
  );
}
