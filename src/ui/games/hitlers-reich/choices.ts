import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import type { HrChoice } from './choice.ts';
import { wordCardChoice } from './choice-cards.ts';
import { wordDiceChoice } from './choice-dice.ts';
import { wordFight, wordHolder, wordStakes } from './stakes.ts';
import { nameTarget } from './targets.ts';
import { holderOf, readDice } from './lookup.ts';
import type { HrMove, HrWords } from './lookup.ts';
import { attacksIn, groupOf, isAim, isAttack, rowOf, type Attack } from './verbs.ts';

/** How the entries of the legal list read: what is picked next, and what distinguishes it from its neighbours. */

export function wordChoice(scene: HrWords, choice: HrChoice): ChoiceWords {
  const { kind, id } = parseTarget(choice.target);
  const title = nameTarget(scene, choice.target);
  if (kind === 'space') return wordSpaceChoice(scene, choice, id, title);
  if (kind === 'card') return wordCardChoice(scene, choice, id, title);
  return readDice(id) ? wordDiceChoice(scene, choice, id) : wordButtonChoice(scene, choice, id, title);
}

/** Once the target is picked the question is whether to attack it; once an event is, whether to try for it. */
export function wordPicked(scene: HrWords, picked: readonly TargetRef[], move: HrMove) {
  const { t } = scene.i18n;
  if (isAim(move) && picked.includes(cardRef(move.event)))
    return {
      what: t('table.hr.picked.event', { event: move.event }),
      hint: t('table.hr.picked.event.hint'),
      rule: '6.4',
    };
  if (!isAttack(move) || !picked.includes(spaceRef(move.target))) return null;
  const { origin, target } = move;
  const holder = wordHolder(scene, target);
  const asked = { what: t('table.hr.picked.attack', { target }), rule: '6.5' };
  if (origin === null) return { ...asked, hint: t('table.hr.picked.sea', { holder }) };
  return picked.includes(spaceRef(origin))
    ? { ...asked, hint: t('table.hr.picked.from', { origin, holder }) }
    : { ...asked, hint: t('table.hr.picked.start') };
}

function wordSpaceChoice(scene: HrWords, choice: HrChoice, id: SpaceId, title: string): ChoiceWords {
  const [move] = choice.moves;
  if (move && isAttack(move)) return wordAttackSpace(scene, choice, id, title);
  const detail = joinFacts(scene.i18n.lang, wordStakes(scene, id));
  return { group: groupOf(choice) ?? 'table.hr.group.other', title, detail };
}

/** A space is where attacks start until that is picked; then it is what they are aimed at. */
function wordAttackSpace(scene: HrWords, { moves, picked }: HrChoice, id: SpaceId, title: string): ChoiceWords {
  const { lang } = scene.i18n;
  const attacks = attacksIn(moves);
  const [first] = attacks;
  if (!first) return { group: 'table.hr.group.other', title };
  const isTarget = first.origin === null || (first.target === id && picked.includes(spaceRef(first.origin)));
  if (!isTarget && first.kind !== 'sea') {
    const isAimed = picked.includes(spaceRef(first.target));
    const reach = isAimed ? [] : [wordReach(scene, attacks)];
    return {
      group: isAimed ? 'table.hr.group.from' : `table.hr.group.origin.${first.kind}`,
      title,
      detail: joinFacts(lang, [...wordOrigin(scene, id), ...reach]),
    };
  }
  const fight = attacks.length === 1 ? wordFight(scene, first) : [];
  return {
    group: `table.hr.group.target.${first.kind}`,
    title,
    detail: joinFacts(lang, [...wordStakes(scene, id), ...fight]),
  };
}

/** The Allies must know which of them attacks; the Axis is one. */
const wordOrigin = (scene: HrWords, id: SpaceId): readonly string[] =>
  holderOf(scene, id) === 'axis' ? [] : [wordHolder(scene, id)];

/** More targets than that are counted. */
const MOST_NAMED = 4;

function wordReach({ i18n: { t } }: HrWords, attacks: readonly Attack[]): string {
  const targets = unique(attacks.map(({ target }) => target));
  if (targets.length > MOST_NAMED) return t('table.hr.detail.targets', { n: targets.length });
  return t('table.hr.detail.reach', { places: joinIds(targets) });
}

const ACTIONS = 'table.hr.group.actions';

function wordButtonChoice(scene: HrWords, choice: HrChoice, id: string, title: string): ChoiceWords {
  const { i18n } = scene;
  const { t } = i18n;
  const [move] = choice.moves;
  // A space was pointed at first: what can be done with it.
  const isBeside = choice.picked.some((target) => parseTarget(target).kind === 'space');
  const group = isBeside ? 'table.hr.group.here' : ACTIONS;
  // An action has its own name here; the sentence of the move stands on the button that makes it.
  const tile = `table.hr.tile.${id}`;
  if (i18n.has(tile)) {
    const detail = i18n.line({ key: `table.hr.detail.${id}`, params: { n: choice.moves.length } });
    return { group, title: i18n.line({ key: tile }), detail, isShort: true };
  }
  if (move && isAttack(move)) return wordAttackButton(scene, choice, id, title, isBeside);
  const END = 'table.hr.group.end';
  const detail = move && rowOf(move).detail?.(t, move);
  return detail === undefined ? { group: END, title } : { group: groupOf(choice) ?? END, title, detail };
}

function wordAttackButton(
  scene: HrWords,
  { moves, picked }: HrChoice,
  id: string,
  title: string,
  isBeside: boolean,
): ChoiceWords {
  const { t } = scene.i18n;
  if (id === 'western' || id === 'soviet')
    return { group: 'table.hr.group.nation', title, detail: t(`table.hr.detail.nation-${id}`) };
  const attacks = attacksIn(moves);
  const origins = unique(attacks.flatMap(({ origin }) => (origin === null ? [] : [origin])));
  const isFrom = isBeside && origins.some((origin) => picked.includes(spaceRef(origin)));
  if (isFrom) return { group: 'table.hr.group.here', title, detail: wordReach(scene, attacks) };
  const n = unique(attacks.map(({ target }) => target)).length;
  const group = isBeside ? 'table.hr.group.here' : ACTIONS;
  const detail = origins.length > 0 ? t('table.hr.detail.attack', { n }) : t('table.hr.detail.sea', { n });
  return { group, title, detail, isShort: true };
}
