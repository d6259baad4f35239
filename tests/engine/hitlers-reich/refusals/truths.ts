/** When each reason is true, told from the position alone: what the property of the refusals holds them against. */
import { ownerOf } from '../../../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import { cardOf } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import type { Frame } from '../../../../src/engine/games/hitlers-reich/frames.ts';
import { otherSide, type Side, type SpaceId } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { isAttack, type Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { Params } from '../../../../src/engine/kernel/types.ts';
import { tables as t } from '../../../support/reich.ts';

export interface Said {
  readonly state: HrState;
  readonly frame: Frame;
  readonly side: Side;
  readonly moves: readonly Move[];
  readonly isPicked: boolean;
  readonly params: Params;
}
type Truth = (said: Said) => boolean;

const text = ({ params }: Said, name: string): string => String(params[name] ?? '');
const space = (said: Said) => t.spaceOf(text(said, 'space'));
const origin = (said: Said) => t.spaceOf(text(said, 'origin'));
const holder = ({ state }: Said, id: SpaceId): Side | null => {
  const nation = state.markers[id] ?? t.spaceOf(id).printed;
  return nation === null ? null : nation === 'axis' ? 'axis' : 'allies';
};
const isMine = (said: Said, id: SpaceId): boolean => holder(said, id) === said.side;
const isSoviet = ({ state }: Said, id: SpaceId): boolean => (state.markers[id] ?? t.spaceOf(id).printed) === 'soviet';
/** A zone of a side with no fleet of the other in it. */
const isHeldZone = (said: Said, id: SpaceId, side: Side): boolean =>
  holder(said, id) === side && !said.state.fleets[otherSide(side)].includes(id);
const isOpenBorder = (said: Said, condition: string | null, side: Side): boolean => {
  const { turkey } = said.state.active;
  if (condition === 'turkey-active') return turkey;
  return condition !== 'turkey-controller' || (turkey && holder(said, 'turkey') === side);
};
const neighbours = (id: SpaceId, kind?: string) =>
  t.spaceOf(id).borders.filter((border) => kind === undefined || border.kind === kind);
/** Spaces of an open way of one space in between. */
const between = (said: Said, from: SpaceId, to: SpaceId): readonly SpaceId[] =>
  neighbours(from)
    .filter(({ condition }) => isOpenBorder(said, condition, said.side))
    .filter((first) =>
      neighbours(first.space.id).some(
        ({ space: last, condition }) => last.id === to && isOpenBorder(said, condition, said.side),
      ),
    )
    .map((first) => first.space.id);
const copies = (said: Said, name = 'event') => t.eventOf(text(said, name)).copies.map(({ id }) => id);
const lies = (said: Said, ...places: readonly string[]): boolean =>
  copies(said).some((copy) => places.includes(said.state.events[copy] ?? ''));
const attacks = ({ moves }: Said) => moves.filter(isAttack);
const none = (said: Said, type: Move['type']): boolean => !said.moves.some((move) => move.type === type);
const hand = ({ state, side }: Said) => state.hands[side];
const made = ({ frame }: Said): number => ('made' in frame ? frame.made : 0);
const islands = (said: Said): boolean => t.sicilyIslands.every((id) => isMine(said, id));
const named = ({ state, side }: Said) => state.conflict?.events[side] ?? [];
const data = (said: Said) => t.eventOf(text(said, 'event'));
const conflict = ({ state }: Said) => state.conflict;

export const TRUTHS: Readonly<Record<string, Truth>> = {
  unknown: () => true,
  'half-chosen': ({ isPicked }) => isPicked,
  kind: (said) => text(said, 'now') === `hr.no.now.${said.frame.at.replace('/', '.')}`,
  pass: (said) => none(said, 'pass'),
  'must-overlord': (said) => said.state.scenario === 'short-1944' && !none(said, 'overlord'),
  'bonus-unearned': ({ state }) => state.turn.success === 'none',
  'bonus-spent': ({ state }) => state.turn.success === 'spent',
  'bonus-never': ({ state }) => ['overlord', 'bagration'].includes(state.turn.operation ?? ''),
  'bonus-later': ({ state, frame }) =>
    ['earned', 'waiting'].includes(state.turn.success) && !['turn/bonus', 'push/bonus'].includes(frame.at),
  'bonus-kept': ({ frame }) => frame.at === 'push/attacks' && frame.kept === true,
  'bonus-nothing': (said) => none(said, 'bonus') && none(said, 'event') && none(said, 'attack'),
  'push-not-first': ({ frame }) => frame.at !== 'turn/action',
  'mix-event': ({ frame }) => frame.at === 'push/attacks',
  'mix-attack': ({ frame }) => frame.at === 'push/events',
  'after-second': ({ frame }) => frame.at === 'push/attacks' || frame.at === 'push/bonus',
  'push-one-event': (said) => said.frame.at === 'push/events' && made(said) === 0,
  'push-one-attack': (said) => said.frame.at === 'push/attacks' && made(said) === 0,
  'one-attack': (said) => made(said) === 0 && said.state.rulings['operation-attacks'] === 'may-stop',
  'all-attacks': ({ state }) => state.rulings['operation-attacks'] === 'all',
  'centre-event-only': ({ frame }) => frame.at === 'bonus/centre',
  'centre-late': ({ frame, state }) => frame.at === 'bonus/blitz' && state.last?.tookCentre === true,

  'no-card': (said) => hand(said).length === 0,
  'no-card-to-fight': (said) => hand(said).length === 0,
  'used-this-year': ({ state, side }) => !state.star[side],
  'opponent-full': ({ state, side }) => state.handSize[otherSide(side)] === 12,
  'too-few-cards': (said) => hand(said).length < 2,
  'last-hand-size': ({ state, side }) => state.handSize[side] <= 1,
  'discard-least': ({ params }) => Number(params['n']) > 0,
  'not-an-area': (said) => space(said).isSea || !space(said).isPlayable,
  'not-own': (said) => !isMine(said, space(said).id),
  'has-fortress': (said) => said.state.fortresses[said.side].includes(space(said).id),
  'not-a-zone': (said) => !space(said).isSea,
  'has-fleet': (said) => said.state.fleets[said.side].includes(space(said).id),
  'pact-fleet': (said) =>
    said.state.pact &&
    neighbours(space(said).id).some(({ space: one }) => one.home === 'soviet' || isSoviet(said, one.id)),
  'no-area': (said) => none(said, 'fortify'),
  'no-sea': (said) => none(said, 'fleet'),
  'has-push': ({ state, side }) => state.bigPush[side] !== 'none',
  'lift-no-fortress': (said) => !said.state.fortresses[said.side].includes(space(said).id),
  'lift-no-fleet': (said) => !said.state.fleets[said.side].includes(space(said).id),

  'no-push': ({ state, side }) => state.bigPush[side] !== 'ready',
  'first-push': ({ state, side }) => side === 'axis' && state.isFirstPush && !state.axisReshuffled,
  'push-no-event': (said) => none(said, 'event'),
  'push-no-attack': (said) => none(said, 'attack'),
  'axis-only': ({ side }) => side === 'allies',
  'allies-only': ({ side }) => side === 'axis',
  'too-late': ({ state }) => state.used.barbarossa || state.axisReshuffled,
  'no-target': (said) =>
    !t.barbarossaTargets.some(
      (id) =>
        isSoviet(said, id) &&
        neighbours(id, 'land').some(({ space: one, condition }) => isMine(said, one.id) && condition === null),
    ),
  'overlord-used': ({ state }) => state.used.overlord,
  'too-early': ({ state }) => Math.min(state.year.axis, state.year.allies) < 3,
  'no-zone': (said) => none(said, 'overlord'),
  'zone-missing': (said) =>
    !isHeldZone(said, space(said).id, 'allies') && said.state.rulings['overlord-zone'] !== 'biscay-or',
  'zone-soviet': (said) => none(said, 'overlord') && said.state.rulings['overlord-control'] !== 'allied',
  'barbarossa-land': ({ frame }) => frame.at === 'barbarossa/ask',
  'barbarossa-target': (said) => !t.barbarossaTargets.includes(space(said).id),
  'barbarossa-done': ({ frame, params }) =>
    frame.at === 'barbarossa/ask' && !frame.left.includes(String(params['space'])),
  'landing-first': ({ frame }) => frame.at === 'overlord/landing',
  'landing-zone': (said) => !attacks(said).some((move) => move.origin === text(said, 'origin')),
  'landing-zone-held': (said) => !isHeldZone(said, text(said, 'origin'), 'allies'),
  'landing-zone-soviet': (said) => isSoviet(said, text(said, 'origin')),
  'landing-nowhere': (said) => !attacks(said).some((move) => move.target === text(said, 'space')),
  'landing-area': (said) =>
    !attacks(said).some((move) => move.target === text(said, 'space') && move.origin === text(said, 'origin')),
  'bagration-kind': ({ frame }) => frame.at === 'bagration/ask',
  'bagration-origin': (said) => !isSoviet(said, text(said, 'origin')) || origin(said).isSea,
  'bagration-target': (said) => holder(said, text(said, 'space')) !== 'axis',
  berlin: (said) => text(said, 'space') === 'berlin',

  own: (said) => isMine(said, text(said, 'space')),
  neutral: (said) => holder(said, text(said, 'space')) === null || !space(said).isPlayable || space(said).isInactive,
  vichy: (said) => space(said).isVichy && said.state.markers[text(said, 'space')] == null,
  pact: (said) =>
    said.state.pact &&
    (isSoviet(said, text(said, 'space')) ||
      neighbours(text(said, 'space')).some(({ space: one }) => isSoviet(said, one.id) || one.home === 'soviet')),
  'pact-origin': (said) => said.state.pact && isSoviet(said, text(said, 'origin')),
  'closed-zone': (said) =>
    isHeldZone(said, text(said, 'space'), 'allies') && Math.min(said.state.year.axis, said.state.year.allies) >= 3,
  'origin-not-own': (said) => !isMine(said, text(said, 'origin')),
  'spain-closed': (said) => text(said, 'origin') === 'spain' && said.state.turn.spainClosed,
  island: (said) => neighbours(text(said, 'space'), 'land').length === 0 || t.islands.has(text(said, 'space')),
  'not-adjacent': (said) =>
    !neighbours(text(said, 'origin'), 'land').some(
      ({ space: one, condition }) => one.id === text(said, 'space') && isOpenBorder(said, condition, said.side),
    ),
  'no-crossing': (said) =>
    !neighbours(text(said, 'origin'), 'land').some(({ space: one }) => one.id === text(said, 'space')),
  strait: (said) => said.state.rulings['open-strait'] === 'closed' && !isHeldZone(said, 'sicily-sea', said.side),
  'strait-open': (said) =>
    said.state.rulings['open-strait'] === 'open' &&
    (holder(said, 'sicily-sea') === otherSide(said.side) ||
      said.state.fleets[otherSide(said.side)].includes('sicily-sea')),
  'no-paratroops': (said) => !lies(said, `${said.side}-up`),
  'no-boats': (said) => !lies(said, `${said.side}-up`),
  resting: (said) =>
    copies(said).some((copy) => said.state.events[copy] === `${said.side}-up` && said.state.turn.used.includes(copy)),
  'not-one-between': (said) => between(said, text(said, 'origin'), text(said, 'space')).length === 0,
  'sicily-sea': (said) => !islands(said),
  'zone-not-own': (said) => !isMine(said, text(said, 'origin')),
  contested: (said) => said.state.fleets[otherSide(said.side)].includes(text(said, 'origin')),
  'not-beside-zone': (said) =>
    !neighbours(text(said, 'origin'), 'coast').some(({ space: one }) => one.id === text(said, 'space')),
  origin: () => true,
  nation: ({ side }) => side === 'allies',
  'nation-axis': ({ side }) => side === 'axis',
  'nation-later': ({ side }) => side === 'allies',
  'not-an-area-attack': (said) => space(said).isSea,
  'nobody-near': (said) => !attacks(said).some((move) => move.kind === 'land' && move.target === text(said, 'space')),
  'no-enemy-near': (said) =>
    !attacks(said).some((move) => move.kind === 'land' && move.origin === text(said, 'origin')),
  'no-flight-from': (said) =>
    !attacks(said).some((move) => move.kind === 'paratroop' && move.origin === text(said, 'origin')),
  'no-landing-from': (said) =>
    !attacks(said).some((move) => move.kind === 'amphibious' && move.origin === text(said, 'origin')),
  'no-flight-to': (said) =>
    !t.areas.some(
      ({ id }) =>
        isMine(said, id) &&
        between(said, id, text(said, 'space')).length > 0 &&
        !neighbours(id).some(({ space: one }) => one.id === text(said, 'space')),
    ),
  'no-coast': (said) => neighbours(text(said, 'space'), 'coast').length === 0,
  'coast-not-held': (said) => !neighbours(text(said, 'space'), 'coast').some(({ space: one }) => isMine(said, one.id)),
  'no-land-attack': (said) => !attacks(said).some(({ kind }) => kind === 'land'),
  'no-flight': (said) => !attacks(said).some(({ kind }) => kind === 'paratroop'),
  'no-landing': (said) => !attacks(said).some(({ kind }) => kind === 'amphibious'),
  'no-sea-attack': (said) => !attacks(said).some(({ kind }) => kind === 'sea'),

  'blitz-needs-capture': (said) => none(said, 'blitz'),
  'blitz-by-land': ({ state, params }) =>
    state.last !== null && state.last.target === params['space'] && !state.last.tookByLand && state.last.won,
  'blitz-late': (said) => none(said, 'blitz'),
  'blitz-nowhere': (said) =>
    !neighbours(text(said, 'space'), 'land').some(
      ({ space: one, condition }) =>
        condition === null &&
        holder(said, one.id) === otherSide(said.side) &&
        !said.state.pact &&
        (!said.state.turn.isBarbarossa || isSoviet(said, one.id)) &&
        isMine(said, text(said, 'space')) &&
        !(text(said, 'space') === 'spain' && said.state.turn.spainClosed),
    ),
  'blitz-three': ({ state }) => state.turn.blitz.made >= 3,
  'blitz-one-chain': ({ state }) => state.turn.blitz.series === 'closed',
  'blitz-bagration': ({ state }) => state.turn.operation === 'bagration',
  'blitz-sea': (said) => space(said).isSea,
  'blitz-not-beside': (said) =>
    !neighbours(text(said, 'origin'), 'land').some(({ space: one }) => one.id === text(said, 'space')),
  'blitz-not-soviet': (said) => said.state.turn.isBarbarossa && !isSoviet(said, text(said, 'space')),
  'blitz-cost': ({ state, side }) => state.handSize[side] <= 1,
  'waive-first': ({ state, side }) => state.handSize[side] === 1 && (state.conflict?.blitz ?? 0) > 0,
  'must-waive': ({ state, side }) => state.handSize[side] === 1 && (state.conflict?.blitz ?? 0) > 0,

  'no-event': (said) => none(said, 'event'),
  'try-other-side': (said) => ownerOf(data(said)) === otherSide(said.side),
  'try-held': (said) => lies(said, `${said.side}-up`, `${said.side}-down`),
  'try-standing': (said) => lies(said, 'standing'),
  'try-opponent': (said) => lies(said, `${otherSide(said.side)}-up`, `${otherSide(said.side)}-down`),
  'try-handed-over': (said) => lies(said, `with-${otherSide(said.side)}`),
  'try-waiting': (said) => lies(said, `with-${said.side}`),
  'try-lid': (said) => lies(said, 'lid'),
  'try-aside-1941': (said) => lies(said, 'aside-1941'),
  'try-aside-1943': (said) => lies(said, 'aside-1943'),
  'try-removed': (said) => lies(said, 'removed'),
  'try-left-out': (said) => lies(said, 'left-out'),
  'try-pact': ({ state }) => state.pact,
  'try-if.turkey-neutral': ({ state }) => state.active.turkey,
  'try-if.spain-neutral': ({ state }) => state.active.spain,
  'try-if.vichy-neutral': ({ state }) => state.vichy !== 'neutral',
  'try-if.syria-lebanon-unmarked': ({ state }) => state.markers['syria-lebanon'] != null,
  'try-if.turncoats-target': (said) => none(said, 'choose'),

  'naming-over': ({ frame }) => frame.at !== 'conflict/name',
  'not-held': (said) => !lies(said, `${said.side}-up`, `${said.side}-down`),
  'played-here': (said) => copies(said).some((copy) => named(said).includes(copy)),
  used: (said) => lies(said, `${said.side}-down`),
  'not-in-conflict': (said) =>
    !['Reusable', 'Returnable'].includes(data(said).category) || t.abilitiesOf(data(said).id).enables !== undefined,
  'not-in-this-conflict': (said) => conflict(said) !== null,
  'red-obligation': (said) => conflict(said)?.red === false || said.side === 'axis',
  'blitz-attack': (said) => conflict(said)?.blitz === 0 || conflict(said)?.active !== said.side,
  'carrier-role': (said) =>
    !['sea', 'amphibious'].includes(conflict(said)?.kind ?? '') || conflict(said)?.active !== said.side,
  'carrier-zone': (said) => ['sea', 'amphibious'].includes(conflict(said)?.kind ?? ''),
  'star-west': (said) => conflict(said)?.nation === 'western' && data(said).stars.join() === 'soviet',
  'star-soviet': (said) => data(said).stars.join() === 'west' || 'origin' in said.params,
  'one-general': (said) => named(said).some((copy) => t.copyOf(copy).event.general),
  'one-two-card': (said) => named(said).some((copy) => t.copyOf(copy).event.twoCard),
  'no-icon': (said) => !(conflict(said)?.blitz === 0 && ['land', 'sea', 'event'].includes(conflict(said)?.kind ?? '')),
  'hand-size': ({ state, side }) => state.handSize[side] <= 2,
  'neutral-vichy': (said) => conflict(said)?.isNeutralVichy === true,
  'cancel-later': ({ frame }) => frame.at === 'conflict/name',
  'cancel-once': (said) => (conflict(said)?.cancelled.length ?? 0) > 0,
  'cancel-over': ({ frame }) => frame.at !== 'conflict/outfox' && frame.at !== 'conflict/name',
  'cancel-not-named': (said) =>
    !copies(said).some((copy) => conflict(said)?.events[otherSide(said.side)].includes(copy)),
  'cancel-twice': (said) => copies(said).some((copy) => conflict(said)?.cancelled.includes(copy)),
  'cancel-enabling': (said) => t.abilitiesOf(data(said).id).enables !== undefined,
  'cancel-landing': (said) => conflict(said)?.isLanding === true,

  'not-in-hand': (said) => !hand(said).includes(text(said, 'card')),
  'card-later': (said) => hand(said).includes(text(said, 'card')),
  'red-card': (said) => conflict(said)?.red === true && !/^(?:S|DA)/.test(text(said, 'card')),
  'vichy-deck': (said) => conflict(said)?.isNeutralVichy === true,
  'card-locked': (said) => (conflict(said)?.cards[otherSide(said.side)].length ?? 0) > 0,
  'card-chosen': (said) => conflict(said) !== null && said.frame.at !== 'conflict/card',
  'discard-owed': ({ frame }) => frame.at === 'discard',
  'red-first': (said) => !/^(?:S|DA)/.test(text(said, 'card')) && hand(said).some((card) => /^(?:S|DA)/.test(card)),
  'not-in-conflict-card': (said) => !conflict(said)?.cards[otherSide(said.side)].includes(text(said, 'card')),
  'nothing-to-block': (said) =>
    cardOf(text(said, 'card')).rerolls === 0 || conflict(said)?.blocked.includes(text(said, 'card')) === true,
  'sabotaged-already': (said) => conflict(said)?.sabotaged.includes(text(said, 'card')) === true,

  'no-dice': () => true,
  'bad-die': ({ params }) => Number(params['die']) > Number(params['count']),
  'same-die': () => true,
  'too-many-dice': ({ params }) => Number(params['most']) < 3,
  'die-done': (said) => conflict(said)?.rerolled[said.side].includes(Number(said.params['die'])) === true,
  'dice-order': () => true,
  'die-same': () => true,
  'own-dice-only': ({ frame }) => frame.at === 'conflict/reroll' || frame.at === 'plan/reroll',
  'reroll-over': ({ frame }) => frame.at === 'conflict/counter',
  'effect-first': ({ frame }) => frame.at === 'conflict/effect',
  'effect-own-dice': ({ frame }) => frame.at === 'conflict/effect',
  'effect-other-dice': ({ frame }) => frame.at === 'conflict/effect',
  'effect-used': (said) => conflict(said)?.applied.includes(text(said, 'event')) === true,
  'effect-cancelled': (said) => copies(said).some((copy) => conflict(said)?.cancelled.includes(copy)),
  'effect-not-named': (said) => !copies(said).some((copy) => named(said).includes(copy)),
  'effect-none': (said) => copies(said).some((copy) => named(said).includes(copy)),
  'piece-used': (said) => conflict(said)?.applied.includes(text(said, 'event')) === true,
  'no-fortress-here': (said) =>
    conflict(said)?.active === said.side ||
    !said.state.fortresses[said.side].includes(conflict(said)?.target ?? '') ||
    true,
  'no-fleet-support': (said) => !said.moves.some((move) => move.type === 'effect' && move.source === 'fleet'),
  'counter-after-result': (said) => conflict(said) === null || said.frame.at !== 'conflict/counter',
  'counter-not-announced': (said) =>
    !copies(said).some((copy) => named(said).includes(copy) && !conflict(said)?.cancelled.includes(copy)),
  'counter-not-losing': ({ frame }) => frame.at !== 'conflict/counter',

  'drop-owed': (said) => said.frame.at === 'event/drop',
  'drop-not-held': (said) => !lies(said, `${said.side}-up`, `${said.side}-down`),
  'keep-not-used': ({ frame, ...said }) =>
    frame.at === 'clean/keep' && !frame.of.some((copy) => t.titleOf(copy) === said.params['event']),
  'return-never': (said) => data(said).returnsBy !== (said.side === 'axis' ? 'axis-reshuffle' : 'allied-reshuffle'),
  'return-not-all': (said) => copies(said).some((copy) => said.state.events[copy] !== 'lid'),
  'return-not-in-lid': (said) => !lies(said, 'lid'),
  'swap-rank': (said) => !cardOf(text(said, 'card')).isBonus && !cardOf(text(said, 'card')).isSabotage,
  'swap-not-in-deck': (said) => !said.state.decks.allies.includes(text(said, 'card')),
  'swap-not-in-hand': (said) => !said.state.hands.allies.includes(text(said, 'card')),
  'swap-taken': ({ frame, params }) =>
    frame.at === 'reshuffle/build-up' && frame.taken.includes(String(params['card'])),
  'swap-pair': ({ frame }) => frame.at === 'reshuffle/build-up',
  'lift-no-marker': ({ frame, state, params }) =>
    frame.at === 'control/lift' &&
    (state.markers[String(params['space'])] !== frame.nation || state.unmarked.includes(String(params['space']))),
  'lift-barred': (said) => space(said).isVichy || space(said).isInactive || t.vichyAreas.includes(space(said).id),
  'lift-zones-first': ({ frame }) => frame.at === 'control/lift' && frame.spaces.some((id) => t.spaceOf(id).isSea),
  'lift-plain-first': (said) => space(said).value > 0 || space(said).id === 'spain',
  'turncoat-other': (said) =>
    none(said, 'attack') && !said.moves.some((move) => move.type === 'choose' && move.space === text(said, 'space')),
  'turncoat-before': (said) => said.state.turncoats.includes(text(said, 'space')),
  'turncoat-not-axis': (said) => holder(said, text(said, 'space')) !== 'axis',
  'turncoat-no-neighbour': (said) =>
    !neighbours(text(said, 'space'), 'land').some(({ space: one }) => holder(said, one.id) === 'allies'),
};
