/** Shapes of every frame: one that asks lies on top of a state at rest, below it others wait, also automatic ones. */
import { v } from '../../kernel/shape.ts';
import { BARBAROSSA_TARGETS } from './board.ts';
import type { Frame, FrameAt } from './frames.ts';
import { MAX_HAND } from './rules/hand.ts';
import { END_1945 } from './state.ts';
import { cardIds, copyIds, nations, several, sides as side, spaceIds as space, titles, whole } from './shapes.ts';

const flag = v.boolean();
/** Steps of a procedure; no one has more. */
const step = whole(0, 10);
const faces = v.pipe(v.array(whole(1, 6)), v.length(3));
const places = several(whole(1, 5));
const cards = several(cardIds);
const spaces = v.pipe(several(space), v.minLength(1));
const sources = v.picklist(['first', 'success', 'push', 'barbarossa', 'landing', 'bagration', 'blitz']);
const targets = several(v.picklist(BARBAROSSA_TARGETS));
const change = v.strictObject({ space, to: nations, unlessOwn: flag });
const special = v.strictObject({
  side,
  what: v.picklist(['agent', 'sabotage', 'reroll']),
  card: v.nullable(cardIds),
});
/** Cards to discard or to draw. */
const some = whole(0, MAX_HAND);

type Shapes = { readonly [K in Frame['at']]: v.GenericSchema<unknown, FrameAt<K>> };

const shape = <K extends Frame['at'], E extends v.ObjectEntries>(at: K, entries: E) =>
  v.strictObject({ at: v.literal(at), ...entries });

const shapes = {
  'setup/events': shape('setup/events', { left: v.array(v.strictObject({ title: titles, side })) }),
  'turn/prepare': shape('turn/prepare', { side, step }),
  'turn/action': shape('turn/action', { side }),
  'turn/bonus-due': shape('turn/bonus-due', { side }),
  'turn/bonus': shape('turn/bonus', { side }),
  'turn/end': shape('turn/end', { side }),
  'attack/after': shape('attack/after', { side, source: sources }),
  'attack/bonuses': shape('attack/bonuses', {
    side,
    source: sources,
    step,
    space,
    tookCentre: flag,
    tookByLand: flag,
  }),
  'event/after': shape('event/after', { side, source: v.picklist(['first', 'success', 'push', 'centre']) }),
  'bonus/centre': shape('bonus/centre', { side, space }),
  'bonus/blitz': shape('bonus/blitz', { side, origin: space }),
  'push/events': shape('push/events', { side, made: whole(0, 1) }),
  'push/attacks': shape('push/attacks', { side, made: whole(0, 1), kept: v.exactOptional(v.literal(true)) }),
  'push/bonus': shape('push/bonus', { side }),
  'push/over': shape('push/over', { side }),
  'barbarossa/step': shape('barbarossa/step', { left: targets, made: whole(0, 4) }),
  'barbarossa/ask': shape('barbarossa/ask', { left: targets, made: whole(0, 4) }),
  'overlord/landing': shape('overlord/landing', {}),
  'overlord/step': shape('overlord/step', { made: whole(0, 2), origin: space }),
  'overlord/blitz': shape('overlord/blitz', { made: whole(0, 1), origin: space }),
  'overlord/anvil': shape('overlord/anvil', {}),
  'bagration/step': shape('bagration/step', { made: whole(0, 4) }),
  'bagration/ask': shape('bagration/ask', { made: whole(0, 3) }),
  'operation/over': shape('operation/over', {}),
  'reorganise/discard': shape('reorganise/discard', { side, least: whole(1, 2), made: some }),
  'pay/card': shape('pay/card', {
    side,
    for: v.picklist(['fortify', 'fleet', 'plan']),
    space: v.union([space, v.literal('')]),
  }),
  'pay/lift': shape('pay/lift', { side, for: v.picklist(['fortify', 'fleet']), space }),
  'plan/reroll': shape('plan/reroll', { side, card: cardIds, dice: faces }),
  'conflict/events': shape('conflict/events', { side }),
  'conflict/name': shape('conflict/name', { side }),
  'conflict/answer': shape('conflict/answer', { side }),
  'conflict/outfox': shape('conflict/outfox', { side }),
  'conflict/cards': shape('conflict/cards', {}),
  'conflict/card': shape('conflict/card', { side, open: flag }),
  'conflict/second': shape('conflict/second', { sides: several(side) }),
  'conflict/roll': shape('conflict/roll', {}),
  'conflict/effects': shape('conflict/effects', { side }),
  'conflict/effect': shape('conflict/effect', { side }),
  'conflict/specials': shape('conflict/specials', { todo: v.array(special) }),
  'conflict/pick': shape('conflict/pick', { side, what: v.picklist(['block', 'sabotage']), cards }),
  'conflict/reroll': shape('conflict/reroll', { side, most: whole(1, 6), free: places }),
  'conflict/judge': shape('conflict/judge', {}),
  'conflict/counter': shape('conflict/counter', { side }),
  'clean/step': shape('clean/step', { step }),
  'clean/keep': shape('clean/keep', { left: whole(1, 6), of: several(copyIds) }),
  'clean/nation': shape('clean/nation', { space }),
  'event/choose': shape('event/choose', { spaces }),
  'event/nation': shape('event/nation', { space }),
  'event/drop': shape('event/drop', { side }),
  control: shape('control', { changes: v.array(change) }),
  'control/lift': shape('control/lift', { nation: nations, spaces }),
  discard: shape('discard', { side, n: whole(1, MAX_HAND), red: flag }),
  dues: shape('dues', {}),
  draw: shape('draw', { side, n: some }),
  refill: shape('refill', { sides: several(side) }),
  reshuffle: shape('reshuffle', { side, step, isYearEnd: flag, entered: whole(0, END_1945) }),
  'reshuffle/speer': shape('reshuffle/speer', {}),
  'reshuffle/return': shape('reshuffle/return', { side, titles: v.pipe(several(titles), v.minLength(1)) }),
  'reshuffle/build-up': shape('reshuffle/build-up', { taken: cards }),
} as const satisfies Shapes;

export const frameShape = v.variant('at', Object.values(shapes));
