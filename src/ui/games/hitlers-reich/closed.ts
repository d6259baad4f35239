import type { Side, SpaceId, Title } from '../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { buttonRef, cardRef, parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { listHand } from './cards.ts';
import { given } from './moves.ts';
import { ATTACK_KINDS } from './targets.ts';
import { bordersOf, isHeldBy, isZone, titleOf, viewerOf, type HrMove, type HrScene } from './lookup.ts';
import {
  ATTACK_BUTTONS,
  attacksIn,
  blitzedIn,
  buttonOf,
  diceOf,
  isAttack,
  listSought,
  rowNamed,
  rowOf,
} from './verbs.ts';

/** Choices that a player may look for and not find: they keep their place and explain why. */

interface HrList {
  readonly moves: readonly HrMove[];
  readonly base: readonly TargetRef[];
}

export function listClosed(scene: HrScene, { moves, base }: HrList): readonly TargetRef[] {
  const viewer = viewerOf(scene.view);
  // An operation shows its own targets alone.
  if (viewer === null || given(scene, moves).length > 0) return [];
  const [first, second] = base;
  if (first === undefined) return listAtStart(scene, viewer, moves);
  const { kind, id } = parseTarget(first);
  if (kind === 'space') return except(listWays(scene, id, moves), base);
  if (kind !== 'button') return [];
  const begun = rowNamed(id)?.begun;
  if (begun) return except(begun.all(scene, viewer), moves.flatMap(begunOf));
  const attack = ATTACK_KINDS.find((one) => id === `attack-${one}`);
  if (attack === undefined) return [];
  if (attack === 'sea')
    return except(
      scene.facts.zones.map(({ id: zone }) => spaceRef(zone)),
      openIn(moves, 'sea'),
    );
  const spaces = [...scene.facts.areas, ...scene.facts.zones].map(({ id: space }) => space);
  return listGoals(scene, viewer, attack, second === undefined ? spaces : [parseTarget(second).id], moves);
}

const except = (all: readonly TargetRef[], open: readonly TargetRef[]): readonly TargetRef[] =>
  all.filter((target) => !open.includes(target));

const titlesIn = (moves: readonly HrMove[]): readonly Title[] =>
  unique(moves.flatMap((move) => ('event' in move ? [move.event] : [])));
const cardsIn = (moves: readonly HrMove[]): readonly string[] =>
  unique(moves.flatMap((move) => ('card' in move ? [move.card] : [])));

const begunOf = (move: HrMove): readonly TargetRef[] => {
  const one = rowOf(move).begun?.one(move);
  return one === undefined ? [] : [one];
};

const heldTitles = ({ facts, view }: HrScene, side: Side): readonly Title[] =>
  unique(
    Object.entries(view.events).flatMap(([copy, place]) =>
      place === `${side}-up` || place === `${side}-down` ? [titleOf(facts, copy)] : [],
    ),
  );

const playedTitles = ({ facts, view }: HrScene, side: Side): readonly Title[] =>
  (view.conflict?.events[side] ?? []).map((copy) => titleOf(facts, copy));

function listAtStart(scene: HrScene, viewer: Side, moves: readonly HrMove[]): readonly TargetRef[] {
  const { view } = scene;
  switch (view.phase) {
    case 'turn/action':
    case 'turn/bonus':
      return except(actionButtons(viewer), buttonsOf(moves));
    case 'push/attacks':
    case 'push/bonus':
      return except(attackButtons(), buttonsOf(moves));
    case 'barbarossa/ask':
    case 'bagration/ask':
    case 'overlord/landing':
      return [];
    case 'bonus/blitz':
      return listBlitzGoals(scene, viewer, moves);
    case 'conflict/card':
    case 'discard':
    case 'pay/card':
    case 'reorganise/discard':
      return except(listHand(scene).map(cardRef), cardsIn(moves).map(cardRef));
    case 'conflict/name':
      // Cards played in this conflict are in play and closed to neither side.
      return except(
        heldTitles(scene, viewer).map(cardRef),
        [...titlesIn(moves), ...playedTitles(scene, viewer)].map(cardRef),
      );
    case 'conflict/effect': {
      const named = playedTitles(scene, viewer);
      const open = moves.flatMap((move) => cardRefOf(diceOf(move)?.source));
      return except(unique(named).map(cardRef), open);
    }
    case 'event/drop':
      return except(heldTitles(scene, viewer).map(cardRef), titlesIn(moves).map(cardRef));
    default:
      return [];
  }
}

const cardRefOf = (id: string | null | undefined): readonly TargetRef[] => (id == null ? [] : [cardRef(id)]);

const actionButtons = (side: Side): readonly TargetRef[] => listSought(side).map(buttonRef);
const attackButtons = (): readonly TargetRef[] => ATTACK_BUTTONS.map(buttonRef);

const buttonsOf = (moves: readonly HrMove[]): readonly TargetRef[] =>
  unique(moves.map((move) => buttonRef(buttonOf(move))));

/** After a space is picked: the kinds of attack that neither start nor end there. */
function listWays({ facts }: HrScene, id: SpaceId, moves: readonly HrMove[]): readonly TargetRef[] {
  const here = moves.filter((move) =>
    isAttack(move) ? move.origin === id || move.target === id : begunOf(move).includes(spaceRef(id)),
  );
  const kinds = isZone(facts, id) ? (['amphibious', 'sea'] as const) : (['land', 'paratroop'] as const);
  if (!moves.some(isAttack)) return [];
  return except(
    kinds.map((kind) => buttonRef(`attack-${kind}`)),
    buttonsOf(here),
  );
}

type Kind = (typeof ATTACK_KINDS)[number];

const openIn = (moves: readonly HrMove[], kind: Kind): readonly TargetRef[] =>
  attacksIn(moves).flatMap((move) => (move.kind === kind ? [spaceRef(move.target)] : []));

/** Neighbours of the starts that this attack cannot enter. A flight goes further, so its neighbours do not matter. */
function listGoals(
  scene: HrScene,
  viewer: Side,
  kind: Kind,
  starts: readonly SpaceId[],
  moves: readonly HrMove[],
): readonly TargetRef[] {
  if (kind === 'paratroop') return [];
  // If the target was picked first, possible starts are in the list.
  const held = starts.filter((id) => isHeldBy(scene, id, viewer));
  const beside = held.flatMap((id) => listBeside(scene, viewer, id, kind === 'land' ? 'land' : 'coast'));
  const from = moves.filter((move) => isAttack(move) && move.origin !== null && starts.includes(move.origin));
  return except(unique(beside), openIn(from, kind));
}

/** Neighbours across such borders that the side does not hold. */
const listBeside = (scene: HrScene, viewer: Side, from: SpaceId, way: 'land' | 'coast'): readonly TargetRef[] =>
  bordersOf(scene.facts, from)
    .filter(({ to, edge }) => edge.kind === way && !isZone(scene.facts, to) && !isHeldBy(scene, to, viewer))
    .map(({ to }) => spaceRef(to));

/** A blitz starts from the area captured last. */
function listBlitzGoals(scene: HrScene, viewer: Side, moves: readonly HrMove[]): readonly TargetRef[] {
  const origin = scene.view.last?.target;
  if (origin === undefined) return [];
  return except(listBeside(scene, viewer, origin, 'land'), blitzedIn(moves).map(spaceRef));
}
