/** What the rules make of a position, so that whoever shows it need not know them. Nothing here is hidden from a seat. */
import { SPACES, spaceOf, ZONES, type Space } from './board.ts';
import { SIDES, type AlliedNation, type Nation, type Side, type SpaceId } from './ids.ts';
import { listPlainAttacks, openFront } from './rules/attack-lists.ts';
import { isContested, isStraitOpen, neutralityOf, type Neutrality } from './rules/control.ts';
import { owesRed } from './rules/declare.ts';
import { countOf, totalOf } from './rules/dice.ts';
import { fortressFace, fortressSide } from './rules/effects.ts';
import { nationAt, readField, type Field } from './rules/field.ts';
import { sumOf } from './rules/sums.ts';
import type { Conflict, HrState } from './state.ts';
import type { BoardView, FightView, TotalView } from './view.ts';

const idOf = ({ id }: Space): SpaceId => id;

/** The only areas that may be without a side: nothing is printed on them. */
const UNPRINTED = SPACES.filter(({ isSea, printed }) => !isSea && printed === null).map(idOf);

function listNeutral(state: HrState): BoardView['neutral'] {
  const neutral: Record<SpaceId, Neutrality> = {};
  for (const id of UNPRINTED) {
    const why = neutralityOf(state, id);
    if (why !== null) neutral[id] = why;
  }
  return neutral;
}

const PRINTED: BoardView['control'] = Object.fromEntries(SPACES.map(({ id, printed }) => [id, printed]));

function readControl(field: Field): BoardView['control'] {
  // A copy of which little is changed is several times as fast as a new one.
  const control: Record<SpaceId, Nation | null> = { ...PRINTED };
  for (const space of SPACES) {
    const nation = nationAt(field, space);
    if (nation !== space.printed) control[space.id] = nation;
  }
  return control;
}

type Draft = Record<
  AlliedNation,
  { readonly marches: { origin: SpaceId; targets: SpaceId[] }[]; readonly seas: SpaceId[] }
>;

/** By the nation that holds the origin on land, by the one that is named at sea (§6.5.3.1, R-12). */
function readReach(field: Field): BoardView['reach'] {
  const reach: Draft = { western: { marches: [], seas: [] }, soviet: { marches: [], seas: [] } };
  for (const { origin, target, nation } of listPlainAttacks(openFront(field, 'allies'))) {
    const attacker = nation ?? (origin === null ? null : nationAt(field, spaceOf(origin)));
    if (attacker === null || attacker === 'axis') continue;
    const { marches, seas } = reach[attacker];
    if (origin === null) seas.push(target);
    else if (marches.at(-1)?.origin === origin) marches.at(-1)?.targets.push(target);
    else marches.push({ origin, targets: [target] });
  }
  return reach;
}

const redFor = (nation: AlliedNation): readonly SpaceId[] =>
  SPACES.filter((space) => owesRed(nation, 'allies', space)).map(idOf);
const RED = { western: redFor('western'), soviet: redFor('soviet') };

/** Against the Axis it is the holder that fights; at whatever an Ally attacks, the attacker. */
function readRed(field: Field): BoardView['red'] {
  const axis: SpaceId[] = [];
  for (const space of SPACES) {
    const holder = nationAt(field, space);
    if (holder !== 'axis' && owesRed(holder, 'axis', space)) axis.push(space.id);
  }
  return { axis, ...RED };
}

/** Who holds what, and what follows from that. */
export function boardOf(state: HrState): BoardView {
  const field = readField(state);
  return {
    control: readControl(field),
    neutral: listNeutral(state),
    contested: ZONES.filter(({ id }) => isContested(state, id)).map(idOf),
    strait: SIDES.filter((side) => isStraitOpen(state, side)),
    reach: readReach(field),
    red: readRed(field),
  };
}

/** `conflict` holds the cards that the seat may see, and no others. */
function totalFor(conflict: Conflict, side: Side): TotalView {
  const cards = conflict.cards[side].map((card) => ({ card, counts: countOf(conflict, card) }));
  const faces = conflict.dice[side];
  if (faces.length === 0) return { cards, dice: null, total: null };
  return { cards, dice: sumOf(faces), total: cards.length === 0 ? null : totalOf(conflict, side) };
}

/** What the running conflict comes to; `conflict` is what the seat sees of it. */
export function fightOf(state: HrState, conflict: Conflict | null): FightView | null {
  return (
    conflict && {
      totals: { axis: totalFor(conflict, 'axis'), allies: totalFor(conflict, 'allies') },
      fortressFace: fortressSide(state, conflict) === null ? null : fortressFace(state, conflict.target),
    }
  );
}
