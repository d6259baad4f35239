/** All answers: what each names, its text, the rule of its button, and the questions that it answers. */
import { flag, id, optional, word, type MoveField } from '../../kits/notation/fields.ts';
import { createMakers, createNotation, verb, type MoveOf as MoveIn } from '../../kits/notation/verbs.ts';
import { isCardId } from './cards.ts';
import { SPACE_FORM, TITLE_FORM, type AlliedNation, type SpaceId } from './ids.ts';

export const ATTACK_KINDS = ['land', 'paratroop', 'amphibious', 'sea'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Pieces act on dice like events, but have no card. */
export const isPiece = (source: string): boolean => source === 'fleet' || source === 'fortress';

export const SPACE = id('space', SPACE_FORM);
export const CARD = id('card', { test: isCardId });
export const EVENT = id('card', { test: (text) => TITLE_FORM.test(text) && !isPiece(text) });
const SOURCE = id('card', TITLE_FORM);
export const NATION = word(['western', 'soviet'], (nation) => nation);

/** Dice by place from 1, in rising order: `1,3`. The rules refuse places without a die. */
export const DICE: MoveField<readonly number[]> = {
  takesRest: false,
  write: (dice) => dice.join(','),
  read(text) {
    if (!/^[1-5](,[1-5])*$/.test(text)) return undefined;
    const dice = text.split(',').map(Number);
    return dice.every((place, at) => at === 0 || place > (dice[at - 1] ?? 0)) ? dice : undefined;
  },
  point: (dice) => [`button:dice-${dice.join(',')}`],
  names: () => [],
  variant: () => null,
  listButtons: () => [],
  listValues: () => [],
};

interface AttackFields {
  readonly kind: AttackKind;
  readonly origin: SpaceId | null;
  readonly target: SpaceId;
  readonly nation: AlliedNation | null;
}

const writeAttack = ({ kind, origin, target, nation }: AttackFields): string =>
  `${kind} ${origin === null ? '' : `${origin}>`}${target}${nation === null ? '' : ` ${nation}`}`;

function readAttack(text: string): AttackFields | undefined {
  const [kindText, way = '', nationText, ...more] = text.split(' ');
  const kind = ATTACK_KINDS.find((one) => one === kindText);
  const nation = nationText === undefined ? null : NATION.read(nationText);
  if (!kind || more.length > 0 || nation === undefined) return undefined;
  const ids = way.split('>');
  const target = ids.at(-1) ?? '';
  const origin = ids.length === 2 ? (ids[0] ?? null) : null;
  if (ids.length > 2 || !ids.every((one) => SPACE_FORM.test(one))) return undefined;
  return { kind, origin, target, nation };
}

const ACTION = ['turn/action', 'turn/bonus'] as const;

export const VERBS = {
  /** `reorganise a`: own hand size −1; `b`: the opponent's +1 */
  reorganise: verb({ option: word(['a', 'b']) }, { rule: '6.1', answers: ACTION }),
  fortify: verb(
    { area: SPACE },
    { rule: '6.2', answers: ACTION, begins: true, pays: 'piece', say: ({ area }) => ['fortify', { space: area }] },
  ),
  fleet: verb(
    { zone: SPACE },
    { rule: '6.3.1', answers: ACTION, begins: true, pays: 'piece', say: ({ zone }) => ['fleet', { space: zone }] },
  ),
  plan: verb({}, { rule: '6.3.2', answers: ACTION, pays: 'dice' }),
  event: verb(
    { event: EVENT },
    { word: 'E', rule: '6.4', answers: [...ACTION, 'bonus/centre', 'push/events', 'push/bonus'], begins: true },
  ),
  /** `A land finland>leningrad`, `A sea north-sea western`; a sea attack has no origin and may name a nation */
  attack: verb(
    { kind: word(ATTACK_KINDS), origin: optional(SPACE), target: SPACE, nation: optional(NATION) },
    {
      word: 'A',
      rule: '6.5.1',
      answers: [...ACTION, 'push/attacks', 'push/bonus', 'barbarossa/ask', 'overlord/landing', 'bagration/ask'],
      // The target decides the fight; where it starts is often all the same.
      order: ['kind', 'target', 'origin', 'nation'],
      spelling: { write: writeAttack, read: readAttack },
      say({ kind, origin, target, nation }) {
        if (kind !== 'sea') return [`attack-${kind}`, { target, origin: origin ?? target }];
        return nation === null ? ['attack-sea', { target }] : ['attack-sea-nation', { target, nation }];
      },
    },
  ),
  /** `blitz moscow`, from the area captured last */
  blitz: verb({ target: SPACE }, { rule: '7.9.2', answers: ['bonus/blitz', 'overlord/blitz'] }),
  push: verb({ of: word(['events', 'attacks']) }, { rule: '6.6', answers: ['turn/action'] }),
  barbarossa: verb({}, { rule: '6.7.2', answers: ['turn/action'] }),
  overlord: verb({}, { rule: '6.7.3', answers: ['turn/action'] }),
  /** Uses the Success Bonus between the two attacks of a Big Push. */
  bonus: verb({}, { rule: '6.6.3', answers: ['push/attacks'] }),
  pass: verb({}, { rule: 'R-11', answers: ['turn/action'], stops: true }),
  decline: verb(
    {},
    {
      rule: '7.9',
      answers: [
        'turn/bonus',
        'bonus/centre',
        'bonus/blitz',
        'push/events',
        'push/attacks',
        'push/bonus',
        'barbarossa/ask',
        'overlord/blitz',
        'bagration/ask',
      ],
      stops: true,
    },
  ),
  done: verb(
    {},
    {
      rule: '5.2',
      answers: [
        'reorganise/discard',
        'plan/reroll',
        'conflict/name',
        'conflict/outfox',
        'conflict/effect',
        'conflict/reroll',
        'conflict/counter',
        'reshuffle/build-up',
      ],
      stops: true,
    },
  ),
  play: verb({ event: EVENT }, { rule: '7.2', answers: ['conflict/name'] }),
  /** `cancel guderian` by OUTFOXED */
  cancel: verb({ event: EVENT }, { rule: 'R-78', answers: ['conflict/outfox'] }),
  card: verb({ card: CARD }, { word: 'c', rule: '7.3', answers: ['conflict/card'], isSecret: true }),
  /** `fx stukas opp 3`, `fx rommel own 2`: dice of C-4, own ones or the opponent's */
  effect: verb(
    { source: SOURCE, own: flag('own', 'opp'), dice: DICE },
    {
      word: 'fx',
      rule: '7.5',
      answers: ['conflict/effect'],
      point: ({ source, own, dice }) => [`card:${source}`, `button:${own ? 'own' : 'opp'}-${dice.join(',')}`],
    },
  ),
  /** `block G12`: a Double Agent stops its re-rolls */
  block: verb({ card: CARD }, { rule: '7.6', answers: ['conflict/pick'], leaves: 'blocked' }),
  sabotage: verb({ card: CARD }, { rule: '7.6', answers: ['conflict/pick'], leaves: 'sabotaged' }),
  reroll: verb({ dice: DICE }, { word: 'rr', rule: '7.6', answers: ['plan/reroll', 'conflict/reroll'] }),
  /** `counter 1,2`: COUNTERATTACK after the result */
  counter: verb({ dice: DICE }, { rule: 'R-94', answers: ['conflict/counter'] }),
  discard: verb(
    { card: CARD },
    { rule: '4.1.5', answers: ['reorganise/discard', 'pay/card', 'discard'], isSecret: true },
  ),
  /** `drop enigma`: the event given up for a seventh */
  drop: verb({ event: EVENT }, { rule: '4.2.2', answers: ['event/drop'] }),
  /** `keep stukas`: one of the Reusables used in a lost conflict of an operation */
  keep: verb({ event: EVENT }, { rule: '6.7.4.1', answers: ['clean/keep'] }),
  /** `lift minsk`: a control marker, fleet or fortress for new use */
  lift: verb({ space: SPACE }, { rule: 'R-01', answers: ['pay/lift', 'control/lift'] }),
  /** `nation western` names the owner of the marker (R-12, R-89) */
  nation: verb(
    { nation: NATION },
    { rule: 'R-12', answers: ['clean/nation', 'event/nation'], say: ({ nation }) => ['nation', { nation }] },
  ),
  choose: verb({ space: SPACE }, { rule: 'R-89', answers: ['event/choose'] }),
  speer: verb(
    { use: flag('yes', 'no') },
    {
      rule: '5.4.2',
      answers: ['reshuffle/speer'],
      say: ({ use }) => [`speer-${use ? 'yes' : 'no'}`, { event: 'speer' }],
    },
  ),
  /** `return wolfpack`: the Recyclable a reshuffle brings back */
  return: verb({ event: EVENT }, { rule: '5.4', answers: ['reshuffle/return'] }),
  /** `swap W13 W4`: a card of the deck for one of the hand */
  swap: verb({ take: CARD, give: CARD }, { rule: '5.4.4', answers: ['reshuffle/build-up'], isSecret: true }),
  resign: verb({}, { rule: '5.2' }),
} as const;

export type Move = MoveIn<typeof VERBS>;
type Verb = Move['type'];
export type MoveOf<K extends Verb> = Extract<Move, { readonly type: K }>;
type AnswersOf<K extends Verb> = (typeof VERBS)[K] extends { readonly answers: readonly (infer A)[] } ? A : never;
export type Answered = { [K in Verb]: AnswersOf<K> }[Verb];
export type AnswerTo<A extends string> = { [K in Verb]: A extends AnswersOf<K> ? MoveOf<K> : never }[Verb];

export const commands = createNotation(VERBS, 'hr.move.');

const TYPES = Object.keys(VERBS) as readonly Verb[];

const columnsOf = (type: Verb): Readonly<Record<string, unknown>> => ({ ...VERBS[type] });

export function isAnswer(type: Verb, at: string): boolean {
  const { answers } = columnsOf(type);
  return Array.isArray(answers) && answers.includes(at);
}

type With<C> = { [K in Verb]: (typeof VERBS)[K] extends C ? K : never }[Verb];
function listWith<const C extends object>(columns: C): readonly With<C>[] {
  const wanted = Object.entries(columns);
  return TYPES.filter((type): type is With<C> => {
    const row = columnsOf(type);
    return wanted.every(([name, value]) => row[name] === value);
  });
}

/** Verbs whose button is pressed before the one thing that they name. */
export const BEGINNINGS = listWith({ begins: true });
export type Beginning = (typeof BEGINNINGS)[number];
export const isBeginning = (type: Verb): type is Beginning => 'begins' in VERBS[type];
/** Verbs that a conflict card pays for, and those of them that place a piece (§6.2, §6.3). */
export const PAID = [...listWith({ pays: 'piece' }), ...listWith({ pays: 'dice' })] as const;
export type Paid = (typeof PAID)[number];
export const PLACING = listWith({ pays: 'piece' });
export type Placing = (typeof PLACING)[number];
/** Effects of a Double Agent and a Sabotage on a card (§7.6). */
export const HITS = [...listWith({ leaves: 'blocked' }), ...listWith({ leaves: 'sabotaged' })] as const;
export type Hit = (typeof HITS)[number];
export const leftBy = (type: Hit) => VERBS[type].leaves;
/** Verbs whose cards only their maker knows (§4.1.5, §7.3). */
export const SECRETS: readonly Verb[] = listWith({ isSecret: true });
export const isSecret = (type: Verb): boolean => SECRETS.includes(type);

const STOPS: readonly Verb[] = listWith({ stops: true });
export const isStop = (move: Move): move is MoveOf<With<{ readonly stops: true }>> => STOPS.includes(move.type);

export type EffectMove = MoveOf<'effect'>;

export type Attack = MoveOf<'attack'>;
export const isAttack = (move: Move): move is Attack => move.type === 'attack';

export const isFight = (move: Move): move is Attack | MoveOf<'event'> => isAttack(move) || move.type === 'event';
export const attackOf = (
  kind: AttackKind,
  origin: SpaceId | null,
  target: SpaceId,
  nation: AlliedNation | null = null,
): Attack => ({ type: 'attack', kind, origin, target, nation });

export const make = createMakers(VERBS);

export function namesOnly(type: Verb, field: MoveField<unknown>): boolean {
  const [first, more] = Object.values<MoveField<unknown>>(VERBS[type].fields);
  return first === field && more === undefined;
}
export const listNaming = (field: MoveField<unknown>): readonly Verb[] =>
  TYPES.filter((type) => namesOnly(type, field));
export const nameOne = (type: Verb, value: unknown): Move =>
  ({ type, ...Object.fromEntries(Object.keys(VERBS[type].fields).map((field) => [field, value])) }) as Move;

export const RESIGN: Move = { type: 'resign' };
export const DECLINE: MoveOf<'decline'> = { type: 'decline' };
export const DONE: MoveOf<'done'> = { type: 'done' };

/** The move of a button that is a whole one; its name is the text of the move. */
export function moveOfButton(id: string): Move | null {
  const move = commands.parse(id.replace('-', ' '));
  return move && commands.targets(move).join() === `button:${id}` ? move : null;
}
