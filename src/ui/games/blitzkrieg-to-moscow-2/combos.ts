import type {
  ReachReading,
  DefenceReading,
  RetreatReading,
} from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, parseTarget, spaceRef, unitRef, buttonRef, isButton } from '../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import type { Combo } from '../../table/game-table.ts';
import { cardOf, isSameCard } from './cards.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import {
  findCard,
  listAttacks,
  type BtmMove,
  type BtmOpen,
  type BtmScene,
  type BtmWords,
  sideOfUnit,
  unitsUnderWay,
} from './lookup.ts';
import { nameTarget } from './targets.ts';
import { wordWay } from './retreat-words.ts';
import { wordGarrison, isTaken, wordHex } from './unit-words.ts';
import { attackOn, defendBy, fallBackTo, isAssault, shiftBy, HALT, isStart, stepTo } from './verbs.ts';

/** Offers a unit's path over several hexes (§10) as one choice; the rules move it hex by hex. */

/** A unit that could move, with the move that starts it, unless it is already moving. */
interface Walker {
  readonly unit: string;
  /** The card that sends a tank (§12.1). */
  readonly card: string | null;
  readonly begin: ((to: string) => BtmMove) | null;
  /** First places of the other tanks that the same card could send afterwards (§12.2). */
  readonly others: readonly string[];
  /** The last tank of its card: its place completes what the player has begun, and needs no confirmation. */
  readonly isLast?: boolean;
}

export function listCombos(scene: BtmWords, open: BtmOpen): readonly Combo<BtmMove>[] {
  const inCombat = listCombatCombos(scene, open);
  if (inCombat !== null) return inCombat;
  const combos = walkersOf(scene, open).flatMap((walker) =>
    scene.queries
      .readReach(scene.view, walker.unit, walker.card)
      .filter(({ path, crowded, mayGoOn }) =>
        path.length > 1
          ? !(crowded && walker.card !== null)
          : (mayGoOn || walker.others.length > 0 || walker.isLast) && !crowded,
      )
      .map((reach) => comboTo(scene, walker, reach)),
  );
  // If several cards reach a place, the cheapest is used.
  const ends = combos.map(({ target }) => target);
  return combos.filter(({ target }, at) => ends.indexOf(target) === at);
}

function walkersOf(scene: BtmScene, open: BtmOpen): readonly Walker[] {
  const { view } = scene;
  const { question } = view;
  switch (question?.at) {
    case 'movement/path':
      return [{ unit: question.unit, card: null, begin: null, others: [] }];
    case 'movement/move':
      return moversIn(open.moves, open.picked);
    case 'breakthrough/path':
      return unitsUnderWay(view)
        .slice(0, 1)
        .map((unit) => ({
          unit,
          card: question.plan.card,
          begin: null,
          others: [],
          isLast: question.plan.moves.length > 1,
        }));
    case 'breakthrough/action':
    case 'breakthrough/second':
      return tanksIn(scene, open);
    default:
      return [];
  }
}

/** The picked unit, if it can start. */
function moversIn(moves: readonly BtmMove[], [only, ...others]: readonly TargetRef[]): readonly Walker[] {
  if (only === undefined || others.length > 0) return [];
  const unit = parseTarget(only).id;
  const start = moves.filter(isStart).find((move) => move.unit === unit);
  if (only !== unitRef(unit) || !start) return [];
  return [{ unit, card: null, begin: (to) => ({ ...start, to }), others: [] }];
}

/**
 * The picked tank, once for each kind of card that can send it, the one for fewest tanks first, and for the picked
 * card.
 */
function tanksIn(scene: BtmScene, { moves, picked }: BtmOpen): readonly Walker[] {
  const isFirst = scene.view.question?.at === 'breakthrough/action';
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
      const others = card && tanksOf(scene, card) > 1 && isFirst ? placesOfOthers(moves, move) : [];
      return card ? [{ unit: move.unit, card, begin: (to) => ({ ...move, to }), others, isLast: !isFirst }] : [];
    })
    .toSorted((a, b) => tanksOf(scene, a.card) - tanksOf(scene, b.card));
}

const placesOfOthers = (moves: readonly BtmMove[], start: BtmMove & { readonly unit: string }): readonly string[] =>
  moves.filter(isStart).flatMap((move) => (cardOf(move) === cardOf(start) && move.unit !== start.unit ? move.to : []));

const tanksOf = ({ facts }: BtmScene, card: string | null): number =>
  findCard(facts, card ?? '')?.uses.find(({ use }) => use === 'tankAction')?.units ?? 0;

function comboTo(
  scene: BtmWords,
  { unit, card, begin, others, isLast = false }: Walker,
  reach: ReachReading,
): Combo<BtmMove> {
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
    // The second tank is asked for, since the first cannot block its way: the card is played with that.
    isAtOnce: isLast || others.some((place) => !path.includes(place)),
    words: {
      group: 'table.btm.group.march',
      title: nameTarget(scene, target),
      detail: joinFacts(lang, [takes ? t('table.btm.takes', { what }) : what, way]),
      within: { kind: 'places' },
    },
    label:
      card === null
        ? { key: 'table.btm.march.go', params: { place: hex, n } }
        : { key: 'table.btm.march.tank', params: { card, unit, place: hex, n } },
  };
}

/** Choices of a combat (§11) that the rules ask for step by step, each offered as a whole. */

type Way = Combo<BtmMove>;

/** Null if the question has no such choice. */
function listCombatCombos(scene: BtmWords, open: BtmOpen): readonly Way[] | null {
  const { question } = scene.view;
  switch (question?.at) {
    case 'combat/attackers':
      return [...listAssaults(scene, question, open), ...listOtherTargets(scene, question)];
    case 'combat/defence':
      return question.undecided.length > 1 ? scene.queries.readDefences(scene.view).map(defenceWay(scene)) : [];
    case 'combat/retreat-path':
      return listRetreats(scene);
    default:
      return null;
  }
}

/** §11.3.2, §11.4: defences and retreats are chosen as a whole, not unit by unit and hex by hex. */
export const hasCombosOnly = ({ view: { question } }: BtmScene): boolean =>
  question?.at === 'combat/defence' || question?.at === 'combat/retreat-path';

/**
 * §11.3: combines the attack with its card if no question comes between, which is so if no defender can choose its
 * defence. A German card shifts any combat; some Soviet ones only those for cities.
 */
function listAssaults(
  { facts, queries, view, i18n }: BtmWords,
  { side, target }: { readonly side: Side; readonly target: string },
  { moves, picked }: BtmOpen,
): readonly Way[] {
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
      title: nameTarget({ facts, queries, view, i18n }, cardRef(id)),
      detail: i18n.t('btm.use.combatShift'),
    },
    label: { key: 'table.btm.march.assault', params: { card: id } },
  }));
}

/** §11.1: attacks another target instead, with all units that can. */
function listOtherTargets(
  scene: BtmWords,
  { target: now, units }: { readonly target: string; readonly units: readonly string[] },
): readonly Way[] {
  return listAttacks(scene).flatMap(({ target }) =>
    target === now
      ? []
      : {
          target: spaceRef(target),
          moves: [attackOn(target)],
          instead: units.length + 1,
          isOnBoardOnly: true,
          words: {
            group: 'table.btm.group.attack',
            title: nameTarget(scene, spaceRef(target)),
            detail: wordGarrison(scene, target),
          },
          label: { key: 'btm.move.attack', params: { hex: target } },
        },
  );
}

/** §11.3.2: one defence for all units that have the choice. If two are alike, either will do. */
const defenceWay =
  (scene: BtmWords) =>
  (reading: DefenceReading): Way => {
    const { active, passive, chosen } = reading;
    const title = wordDefence(scene, reading);
    return {
      target: buttonRef(`defend-${active.join('+')}-${passive.join('+')}`),
      moves: chosen.map(({ unit, active: isActive }) => defendBy(unit, isActive)),
      words: { group: 'table.btm.group.how', title, detail: wordChance(scene, reading) },
      label: { key: 'table.btm.defence.way', params: { how: title } },
    };
  };

function wordDefence({ i18n: { t } }: BtmWords, { active, passive, isOneOfAlike }: DefenceReading): string {
  if (passive.length === 0) return t('table.btm.defence.all.active');
  if (active.length === 0) return t('table.btm.defence.all.passive');
  return isOneOfAlike
    ? t('table.btm.defence.some', { n: passive.length })
    : t('table.btm.defence.by-name', { units: joinIds(passive) });
}

/** The chance that all of them are eliminated (§11.3.6). */
function wordChance({ i18n: { t } }: BtmWords, { column, chances }: DefenceReading): string {
  if (!chances) return t('table.btm.odds.fails');
  const count = chances.outcomes.find(({ id }) => id === 'DE')?.count ?? 0;
  return t('table.btm.defence.chance', { column, share: count / chances.total });
}

/** §11.4: the possible retreats, each with the hexes it takes and the units that survive it. */
function listRetreats(scene: BtmWords): readonly Way[] {
  const all = scene.queries.readRetreats(scene.view);
  const targets = nameWays(all);
  return all.map((way) => {
    const { unit, end, path, chosen } = way;
    const isOneOfSeveral = all.some((other) => other !== way && other.end === end);
    const params = { unit, place: end, via: joinIds(path.slice(0, -1)) };
    return {
      target: targets.get(way) ?? spaceRef(end),
      moves: chosen.map(fallBackTo),
      ...(isOneOfSeveral && { isOneOfSeveral }),
      words: {
        group: 'table.btm.group.fall-back',
        title: nameTarget(scene, spaceRef(end)),
        detail: wordWay(scene, way, all),
      },
      label: { key: isOneOfSeveral ? 'table.btm.march.retreat.via' : 'table.btm.march.retreat', params },
    };
  });
}

/**
 * A retreat is picked by its end. If several share an end, the others are picked by a city they take or a hex they
 * pass; if no hex is left, in the list only.
 */
function nameWays(all: readonly RetreatReading[]): ReadonlyMap<RetreatReading, TargetRef> {
  const ends = new Set(all.map(({ end }) => end));
  const used = new Set<string>();
  const named = new Map<RetreatReading, TargetRef>();
  for (const way of all.toSorted((a, b) => b.taken.length - a.taken.length)) {
    const through = [...way.taken, ...way.path].filter((place) => !ends.has(place));
    const place = [way.end, ...through].find((one) => !used.has(one));
    named.set(way, place === undefined ? buttonRef(`retreat-${way.path.join('-')}`) : spaceRef(place));
    used.add(place ?? '');
  }
  return named;
}
