import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { ReachReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, isButton, parseTarget, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { March } from '../../table/game-table.ts';
import { cardOf, isSameCard } from './cards.ts';
import { nameTarget } from './targets.ts';
import { findCard, sideOfUnit, unitsUnderWay } from './lookup.ts';
import type { BtmMove, BtmScene, BtmWords } from './lookup.ts';
import { isTaken, wordHex } from './unit-words.ts';
import { HALT, isAssault, isStart, shiftBy, stepTo } from './verbs.ts';

/** The way of a unit over several hexes (§10), which the rules walk hex by hex, offered as one choice. */

export interface BtmOpen {
  readonly moves: readonly BtmMove[];
  readonly picked: readonly TargetRef[];
}

/** Who would walk, and the move that sets it going; none where it is on its way already. */
interface Walker {
  readonly unit: string;
  /** The card that sends a tank (§12.1). */
  readonly card: string | null;
  readonly begin: ((to: string) => BtmMove) | null;
}

export function listMarches(scene: BtmWords, open: BtmOpen): readonly March<BtmMove>[] {
  if (scene.view.question?.at === 'combat/attackers') return listAssaults(scene, scene.view.question, open);
  const walker = walkerOf(scene, open);
  if (walker === null) return [];
  return scene.facts.queries
    .readReach(scene.view, walker.unit, walker.card)
    .filter(({ path, crowded, mayGoOn }) =>
      path.length > 1 ? !(crowded && walker.card !== null) : mayGoOn && !crowded,
    )
    .map((reach) => marchTo(scene, walker, reach));
}

function walkerOf(scene: BtmWords, open: BtmOpen): Walker | null {
  const { view } = scene;
  const { question } = view;
  switch (question?.at) {
    case 'movement/path':
      return { unit: question.unit, card: null, begin: null };
    case 'movement/move':
      return marcherOf(open.moves, open.picked);
    case 'breakthrough/path': {
      const [unit] = unitsUnderWay(view);
      return unit === undefined ? null : { unit, card: question.plan.card, begin: null };
    }
    case 'breakthrough/action':
    case 'breakthrough/second':
      return tankOf(scene, open);
    default:
      return null;
  }
}

/**
 * §11.3: the attack with its card, where nothing is asked between the two: no defender can choose its defence. A German
 * card shifts any combat; a Soviet one may be for cities only.
 */
function listAssaults(
  { facts, view, i18n }: BtmWords,
  { side, target }: { readonly side: Side; readonly target: string },
  { moves, picked }: BtmOpen,
): readonly March<BtmMove>[] {
  const assault = moves.find(isAssault);
  const isChoosing = Object.values(view.units).some(({ place, spent }) => place === target && !spent);
  if (!assault || isChoosing || side !== 'german' || !picked.every((pick) => isButton(pick))) return [];
  const shifting = (view.cards[side].hand ?? [])
    .flatMap((id) => findCard(facts, id) ?? [])
    .filter(({ uses }) => uses.some(({ use }) => use === 'combatShift'));
  const kinds = shifting.filter((card, at) => shifting.findIndex(({ name }) => name === card.name) === at);
  return kinds.map(({ id }) => ({
    target: cardRef(id),
    moves: [assault, shiftBy(id)],
    words: {
      group: 'table.btm.group.combat-card',
      title: nameTarget({ facts, view, i18n }, cardRef(id)),
      detail: i18n.t('btm.use.combatShift'),
    },
    label: { key: 'table.btm.march.assault', params: { card: id } },
  }));
}

/** The unit that was picked, if it can set out. */
function marcherOf(moves: readonly BtmMove[], [only, ...others]: readonly TargetRef[]): Walker | null {
  if (only === undefined || others.length > 0) return null;
  const unit = parseTarget(only).id;
  const start = moves.filter(isStart).find((move) => move.unit === unit);
  if (only !== unitRef(unit) || !start) return null;
  return { unit, card: null, begin: (to) => ({ ...start, to }) };
}

/** The tank that was picked, where it is plain which card sends it: the only one that can, or the one that was picked too. */
function tankOf(scene: BtmScene, { moves, picked }: BtmOpen): Walker | null {
  const sent = moves
    .filter(isStart)
    .filter((move) => picked.includes(unitRef(move.unit)))
    .filter((move) => picked.every((pick) => pick === unitRef(move.unit) || pick === cardRef(cardOf(move) ?? '')));
  const [first] = sent;
  const card = first && cardOf(first);
  if (!first || !card || sent.some((move) => !isSameCard(scene, cardOf(move), card))) return null;
  return { unit: first.unit, card, begin: (to) => ({ ...first, to }) };
}

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
    // Where it could go on, the entry of the list is a step of a way that a player chooses hex by hex.
    isOnBoardOnly: n === 1,
    words: {
      group: 'table.btm.group.march',
      title: nameTarget(scene, target),
      detail: joinFacts(lang, [takes ? t('table.btm.takes', { what }) : what, way]),
    },
    label:
      card === null
        ? { key: 'table.btm.march.go', params: { unit, place: hex, n } }
        : { key: 'table.btm.march.tank', params: { card, unit, place: hex, n } },
  };
}
