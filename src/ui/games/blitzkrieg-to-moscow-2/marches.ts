import type { ReachReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, parseTarget, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { March } from '../../table/game-table.ts';
import { cardOf, isSameCard } from './cards.ts';
import { listCombatWays } from './combat-ways.ts';
import { nameTarget } from './targets.ts';
import { findCard, sideOfUnit, unitsUnderWay } from './lookup.ts';
import type { BtmMove, BtmOpen, BtmScene, BtmWords } from './lookup.ts';
import { isTaken, wordHex } from './unit-words.ts';
import { HALT, isStart, stepTo } from './verbs.ts';

/** Offers a unit's path over several hexes (§10) as one choice; the rules move it hex by hex. */

/** A unit that could move, with the move that starts it, unless it is already moving. */
interface Walker {
  readonly unit: string;
  /** The card that sends a tank (§12.1). */
  readonly card: string | null;
  readonly begin: ((to: string) => BtmMove) | null;
}

export function listMarches(scene: BtmWords, open: BtmOpen): readonly March<BtmMove>[] {
  const inCombat = listCombatWays(scene, open);
  if (inCombat !== null) return inCombat;
  const marches = walkersOf(scene, open).flatMap((walker) =>
    scene.facts.queries
      .readReach(scene.view, walker.unit, walker.card)
      .filter(({ path, crowded, mayGoOn }) =>
        path.length > 1 ? !(crowded && walker.card !== null) : mayGoOn && !crowded,
      )
      .map((reach) => marchTo(scene, walker, reach)),
  );
  // If several cards reach a place, the cheapest is used.
  const ends = marches.map(({ target }) => target);
  return marches.filter(({ target }, at) => ends.indexOf(target) === at);
}

function walkersOf(scene: BtmScene, open: BtmOpen): readonly Walker[] {
  const { view } = scene;
  const { question } = view;
  switch (question?.at) {
    case 'movement/path':
      return [{ unit: question.unit, card: null, begin: null }];
    case 'movement/move':
      return marchersIn(open.moves, open.picked);
    case 'breakthrough/path':
      return unitsUnderWay(view)
        .slice(0, 1)
        .map((unit) => ({ unit, card: question.plan.card, begin: null }));
    case 'breakthrough/action':
    case 'breakthrough/second':
      return tanksIn(scene, open);
    default:
      return [];
  }
}

/** The picked unit, if it can start. */
function marchersIn(moves: readonly BtmMove[], [only, ...others]: readonly TargetRef[]): readonly Walker[] {
  if (only === undefined || others.length > 0) return [];
  const unit = parseTarget(only).id;
  const start = moves.filter(isStart).find((move) => move.unit === unit);
  if (only !== unitRef(unit) || !start) return [];
  return [{ unit, card: null, begin: (to) => ({ ...start, to }) }];
}

/**
 * The picked tank, once for each kind of card that can send it, the one for fewest tanks first, and for the picked
 * card.
 */
function tanksIn(scene: BtmScene, { moves, picked }: BtmOpen): readonly Walker[] {
  const sent = moves
    .filter(isStart)
    .filter((move) => picked.includes(unitRef(move.unit)))
    .filter((move) => picked.every((pick) => pick === unitRef(move.unit) || pick === cardRef(cardOf(move) ?? '')));
  const kinds = sent.filter(
    (move, at) => !sent.slice(0, at).some((before) => isSameCard(scene, cardOf(before), cardOf(move))),
  );
  return kinds
    .flatMap((move): readonly Walker[] => {
      const card = cardOf(move);
      return card ? [{ unit: move.unit, card, begin: (to) => ({ ...move, to }) }] : [];
    })
    .toSorted((a, b) => tanksOf(scene, a) - tanksOf(scene, b));
}

const tanksOf = ({ facts }: BtmScene, { card }: Walker): number =>
  findCard(facts, card ?? '')?.uses.find(({ use }) => use === 'tankAction')?.units ?? 0;

function marchTo(scene: BtmWords, { unit, card, begin }: Walker, reach: ReachReading): March<BtmMove> {
  const { t, lang } = scene.i18n;
  const { hex, path, mayGoOn } = reach;
  const steps = path.map((to, at): BtmMove => (at === 0 && begin ? begin(to) : stepTo(to)));
  const target = spaceRef(hex);
  const what = wordHex(scene, hex);
  const takes = /^\d/.test(hex) && isTaken(scene, hex, sideOfUnit(scene.facts, unit));
  const n = path.length;
  const way = t('table.btm.march', { n, places: joinIds(path.slice(0, -1)) });
  return {
    target,
    moves: mayGoOn ? [...steps, HALT] : steps,
    // A unit that could continue is offered as a step in the list, for a player who moves it hex by hex.
    isOnBoardOnly: n === 1,
    words: {
      group: 'table.btm.group.march',
      title: nameTarget(scene, target),
      detail: joinFacts(lang, [takes ? t('table.btm.takes', { what }) : what, way]),
    },
    label:
      card === null
        ? { key: 'table.btm.march.go', params: { place: hex, n } }
        : { key: 'table.btm.march.tank', params: { card, unit, place: hex, n } },
  };
}
