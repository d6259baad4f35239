/** Steps of Parts 2 to 4 of the rules file: fields, the name of the move that ends a question, and if it is public. */
import { v } from '../../kernel/shape.ts';
import { framesShape, frameRows, type FrameOf } from '../../kits/notation/frames.ts';
import { HITS, PAID, PLACING, type Answered } from './moves.ts';
import { MAX_HAND } from './rules/hand.ts';
import { nations, several, sides as side, whole } from './shapes.ts';
import type { IdShapes } from './tables/shapes.ts';
import { END_1945 } from './years.ts';

type Locals = v.ObjectEntries | ((ids: IdShapes) => v.ObjectEntries);

interface Question {
  readonly asks: true;
  readonly locals: Locals;
  readonly ends?: readonly [key: string, rule: string];
  readonly isOpen?: true;
  /** A question of the turn that chooses actions: every clean-up and refill is done. */
  readonly inTurn?: true;
}
interface Step {
  readonly asks: false;
  readonly locals: Locals;
}
type Row = Question | Step;

const { asks, runs } = frameRows<IdShapes>();

const flag = v.boolean();
const step = whole(0, 10);
const faces = v.pipe(v.array(whole(1, 6)), v.length(3));
const places = several(whole(1, 5));
const ofCards = ({ card }: IdShapes) => several(card);
const atSpace = ({ space }: IdShapes) => ({ space });
const ofSpaces = ({ space }: IdShapes) => ({ spaces: v.pipe(several(space), v.minLength(1)) });
const leftOf = ({ barbarossaTarget }: IdShapes) => several(barbarossaTarget);
const some = whole(0, MAX_HAND);

/** The reason for an attack or event conflict; decides what follows it. */
const source = v.picklist(['first', 'success', 'push', 'barbarossa', 'landing', 'bagration', 'blitz']);
export type Source = v.InferOutput<typeof source>;

/** A pending change of control; `unlessOwn` skips a space that this side controls already. */
const changeOf = ({ space }: IdShapes) => v.strictObject({ space, to: nations, unlessOwn: flag });
export type Change = Readonly<v.InferOutput<ReturnType<typeof changeOf>>>;

/** A pending card special (§7.6), with its card; null for a joint re-roll of all bonus cards. */
const specialOf = ({ card }: IdShapes) =>
  v.strictObject({ side, what: v.picklist(['agent', 'sabotage', 'reroll']), card: v.nullable(card) });
export type Special = Readonly<v.InferOutput<ReturnType<typeof specialOf>>>;

export const FRAMES = {
  'setup/events': runs(({ title }: IdShapes) => ({ left: v.array(v.strictObject({ title, side })) }), {}),
  'turn/prepare': runs({ side, step }, {}),
  'turn/action': asks({ side }, { inTurn: true }),
  'turn/bonus-due': runs({ side }, {}),
  'turn/bonus': asks({ side }, { ends: ['decline-bonus', '7.9'], inTurn: true }),
  'turn/end': runs({ side }, {}),

  'attack/after': runs({ side, source }, {}),
  'attack/bonuses': runs(
    ({ space }: IdShapes) => ({ side, source, step, space, tookCentre: flag, tookByLand: flag }),
    {},
  ),
  'event/after': runs({ side, source: v.picklist(['first', 'success', 'push', 'centre']) }, {}),
  'bonus/centre': asks(({ space }: IdShapes) => ({ side, space }), {
    ends: ['decline-centre', '7.9.1'],
    isOpen: true,
    inTurn: true,
  }),
  'bonus/blitz': asks(({ space }: IdShapes) => ({ side, origin: space }), {
    ends: ['decline-blitz', '7.9.2'],
    isOpen: true,
    inTurn: true,
  }),

  'push/events': asks({ side, made: whole(0, 1) }, { ends: ['decline-push', '6.6.2'], isOpen: true, inTurn: true }),
  /** `kept`: the Success Bonus was called for and kept; it is not offered again before the next attack. */
  'push/attacks': asks(
    { side, made: whole(0, 1), kept: v.exactOptional(v.literal(true)) },
    { ends: ['decline-push', '6.6.3'], isOpen: true, inTurn: true },
  ),
  'push/bonus': asks({ side }, { ends: ['decline-later', '6.6.3'], inTurn: true }),
  'push/over': runs({ side }, {}),

  'barbarossa/step': runs((ids: IdShapes) => ({ left: leftOf(ids), made: whole(0, 4) }), {}),
  'barbarossa/ask': asks((ids: IdShapes) => ({ left: leftOf(ids), made: whole(0, 4) }), {
    ends: ['decline-attacks', 'R-68'],
    inTurn: true,
  }),
  'overlord/landing': asks({}, { inTurn: true }),
  'overlord/step': runs(({ space }: IdShapes) => ({ made: whole(0, 2), origin: space }), {}),
  'overlord/blitz': asks(({ space }: IdShapes) => ({ made: whole(0, 1), origin: space }), {
    ends: ['decline-blitz', '6.7.3'],
    isOpen: true,
    inTurn: true,
  }),
  'overlord/anvil': runs({}, {}),
  'bagration/step': runs({ made: whole(0, 4) }, {}),
  'bagration/ask': asks({ made: whole(0, 3) }, { ends: ['decline-attacks', 'R-37'], inTurn: true }),
  'operation/over': runs({}, {}),

  'reorganise/discard': asks({ side, least: whole(1, 2), made: some }, { ends: ['done-discard', '6.1'], isOpen: true }),
  'pay/card': asks(
    ({ space }: IdShapes) => ({
      side,
      for: v.picklist(PAID),
      space: v.union([space, v.literal('')]),
    }),
    { isOpen: true },
  ),
  'pay/lift': asks(({ space }: IdShapes) => ({ side, for: v.picklist(PLACING), space }), {
    isOpen: true,
  }),
  'plan/reroll': asks(({ card }: IdShapes) => ({ side, card, dice: faces }), {
    ends: ['done-dice', '6.3.2'],
    isOpen: true,
  }),

  'conflict/events': runs({ side }, {}),
  'conflict/name': asks({ side }, { ends: ['done-events', '7.2'] }),
  'conflict/answer': runs({ side }, {}),
  'conflict/outfox': asks({ side }, { ends: ['done-outfox', 'R-78'] }),
  'conflict/cards': runs({}, {}),
  'conflict/card': asks({ side, open: flag }, {}),
  'conflict/second': runs({ sides: several(side) }, {}),
  'conflict/roll': runs({}, {}),
  'conflict/effects': runs({ side }, {}),
  'conflict/effect': asks({ side }, { ends: ['done-effects', '7.5'], isOpen: true }),
  'conflict/specials': runs((ids: IdShapes) => ({ todo: v.array(specialOf(ids)) }), {}),
  'conflict/pick': asks((ids: IdShapes) => ({ side, what: v.picklist(HITS), cards: ofCards(ids) }), {}),
  'conflict/reroll': asks({ side, most: whole(1, 6), free: places }, { ends: ['done-dice', '7.6'], isOpen: true }),
  'conflict/judge': runs({}, {}),
  'conflict/counter': asks({ side }, { ends: ['done-counter', 'R-94'], isOpen: true }),

  'clean/step': runs({ step }, {}),
  'clean/keep': asks(({ copy }: IdShapes) => ({ left: whole(1, 6), of: several(copy) }), {}),
  'clean/nation': asks(atSpace, {}),
  'event/choose': asks(ofSpaces, {}),
  'event/nation': asks(atSpace, {}),
  'event/drop': asks({ side }, {}),

  control: runs((ids: IdShapes) => ({ changes: v.array(changeOf(ids)) }), {}),
  'control/lift': asks((ids: IdShapes) => ({ nation: nations, ...ofSpaces(ids) }), {}),
  discard: asks({ side, n: whole(1, MAX_HAND), red: flag }, {}),
  dues: runs({}, {}),
  draw: runs({ side, n: some }, {}),
  refill: runs({ sides: several(side) }, {}),
  reshuffle: runs({ side, step, isYearEnd: flag, entered: whole(0, END_1945) }, {}),
  'reshuffle/speer': asks({}, {}),
  'reshuffle/return': asks(({ title }: IdShapes) => ({ side, titles: v.pipe(several(title), v.minLength(1)) }), {}),
  'reshuffle/build-up': asks((ids: IdShapes) => ({ taken: ofCards(ids) }), { ends: ['done-build-up', '5.4.4'] }),
} as const satisfies Readonly<Record<string, Row>> & Readonly<Record<Answered, Question>>;

export type Frame = FrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;

/** In a state at rest a question is on top; frames below it wait, also automatic ones. */
export const frameShape = (ids: IdShapes) => framesShape(FRAMES, ids);

const rows: Readonly<Record<Frame['at'], Row>> = FRAMES;
export function questionOf({ at }: Pick<Frame, 'at'>): Question | null {
  const row = rows[at];
  return row.asks ? row : null;
}

export type OpenQuestion = {
  [K in keyof typeof FRAMES]: (typeof FRAMES)[K] extends { readonly isOpen: true } ? FrameAt<K> : never;
}[keyof typeof FRAMES];
export const isOpenQuestion = (frame: Frame): frame is OpenQuestion => questionOf(frame)?.isOpen === true;
