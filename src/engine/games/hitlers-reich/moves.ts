/** Every answer a seat can give: a row says what it names, how it is written and which rule its button cites. */
import { flag, id, optional, word, type Field } from '../../kits/notation/fields.ts';
import { createNotation, verb, type MoveOf as MoveIn } from '../../kits/notation/verbs.ts';
import { isCardId } from './cards.ts';
import { SPACE_FORM, TITLE_FORM, type AlliedNation, type SpaceId } from './ids.ts';

export const ATTACK_KINDS = ['land', 'paratroop', 'amphibious', 'sea'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** What works on dice like an event: it has no card, and is named as one. */
export const isPiece = (source: string): boolean => source === 'fleet' || source === 'fortress';

const SPACE = id('space', SPACE_FORM);
const CARD = id('card', { test: isCardId });
const EVENT = id('card', { test: (text) => TITLE_FORM.test(text) && !isPiece(text) });
const SOURCE = id('card', TITLE_FORM);
const NATION = word(['western', 'soviet'], (nation) => nation);

/** Dice by place from 1, in rising order: `1,3`. Places that do not lie there are for the rules to refuse. */
export const DICE: Field<readonly number[]> = {
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

export const VERBS = {
  /** `reorganise a`: own hand size −1; `b`: the opponent's +1 */
  reorganise: verb({ option: word(['a', 'b']) }, { rule: '6.1' }),
  /** `fortify berlin` */
  fortify: verb({ area: SPACE }, { rule: '6.2', begins: true, say: ({ area }) => ['fortify', { space: area }] }),
  /** `fleet north-sea` */
  fleet: verb({ zone: SPACE }, { rule: '6.3.1', begins: true, say: ({ zone }) => ['fleet', { space: zone }] }),
  /** Try for a Big Push. */
  plan: verb({}, { rule: '6.3.2' }),
  /** `E enigma` */
  event: verb({ event: EVENT }, { word: 'E', rule: '6.4', begins: true }),
  /** `A land finland>leningrad`, `A sea north-sea western`; a sea attack has no origin and may name a nation */
  attack: verb(
    { kind: word(ATTACK_KINDS), origin: optional(SPACE), target: SPACE, nation: optional(NATION) },
    {
      word: 'A',
      rule: '6.5.1',
      spelling: { write: writeAttack, read: readAttack },
      say({ kind, origin, target, nation }) {
        if (kind !== 'sea') return [`attack-${kind}`, { target, origin: origin ?? target }];
        return nation === null ? ['attack-sea', { target }] : ['attack-sea-nation', { target, nation }];
      },
    },
  ),
  /** `blitz moscow`, from the area captured last */
  blitz: verb({ target: SPACE }, { rule: '7.9.2' }),
  /** `push events`, `push attacks` */
  push: verb({ of: word(['events', 'attacks']) }, { rule: '6.6' }),
  barbarossa: verb({}, { rule: '6.7.2' }),
  overlord: verb({}, { rule: '6.7.3' }),
  /** Use the Success Bonus between the two attacks of a Big Push. */
  bonus: verb({}, { rule: '6.6.3' }),
  /** Nothing else is legal. */
  pass: verb({}, { rule: 'R-11' }),
  /** Leave a bonus or the rest of an operation unused. */
  decline: verb({}, { rule: '7.9' }),
  /** End a step that may be answered several times. */
  done: verb({}, { rule: '5.2' }),
  /** `play stukas` in the events step */
  play: verb({ event: EVENT }, { rule: '7.2' }),
  /** `cancel guderian` by OUTFOXED */
  cancel: verb({ event: EVENT }, { rule: 'R-78' }),
  /** `c G12`: the conflict card */
  card: verb({ card: CARD }, { word: 'c', rule: '7.3' }),
  /** `fx stukas opp 3`, `fx rommel own 2`: dice of C-4, own ones or the opponent's */
  effect: verb(
    { source: SOURCE, own: flag('own', 'opp'), dice: DICE },
    {
      word: 'fx',
      rule: '7.5',
      point: ({ source, own, dice }) => [`card:${source}`, `button:${own ? 'own' : 'opp'}-${dice.join(',')}`],
    },
  ),
  /** `block G12`: a Double Agent stops its re-rolls */
  block: verb({ card: CARD }, { rule: '7.6' }),
  /** `sabotage G12`: it counts 1 */
  sabotage: verb({ card: CARD }, { rule: '7.6' }),
  /** `rr 2,4`: own dice */
  reroll: verb({ dice: DICE }, { word: 'rr', rule: '7.6' }),
  /** `counter 1,2`: COUNTERATTACK after the result */
  counter: verb({ dice: DICE }, { rule: 'R-94' }),
  /** `discard S4` */
  discard: verb({ card: CARD }, { rule: '4.1.5' }),
  /** `drop enigma`: the event given up for a seventh */
  drop: verb({ event: EVENT }, { rule: '4.2.2' }),
  /** `keep stukas`: of the Reusables used in a lost conflict of an operation */
  keep: verb({ event: EVENT }, { rule: '6.7.4.1' }),
  /** `lift minsk`: a control marker, fleet or fortress for new use */
  lift: verb({ space: SPACE }, { rule: 'R-01' }),
  /** `nation western`: whose marker (R-12, R-89) */
  nation: verb({ nation: NATION }, { rule: 'R-12', say: ({ nation }) => ['nation', { nation }] }),
  /** `choose romania` (TURNCOATS) */
  choose: verb({ space: SPACE }, { rule: 'R-89' }),
  /** `speer yes` */
  speer: verb(
    { use: flag('yes', 'no') },
    { rule: '5.4.2', say: ({ use }) => [`speer-${use ? 'yes' : 'no'}`, { event: 'speer' }] },
  ),
  /** `return wolfpack`: the Recyclable a reshuffle brings back */
  return: verb({ event: EVENT }, { rule: '5.4' }),
  /** `swap W13 W4`: a card of the deck against one of the hand */
  swap: verb({ take: CARD, give: CARD }, { rule: '5.4.4' }),
  resign: verb({}, { rule: '5.2' }),
} as const;

export type Move = MoveIn<typeof VERBS>;
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export const commands = createNotation(VERBS, 'hr.move.');

/** Verbs whose button is pointed at before the one thing that they name. */
export type Beginning = {
  [K in keyof typeof VERBS]: (typeof VERBS)[K] extends { readonly begins: true } ? K : never;
}[keyof typeof VERBS];
export const BEGINNINGS = (Object.keys(VERBS) as (keyof typeof VERBS)[]).filter(
  (type): type is Beginning => 'begins' in VERBS[type],
);

/** The move of such a verb that names this. */
export const begin = (type: Beginning, id: string): Move =>
  ({ type, ...Object.fromEntries(Object.keys(VERBS[type].fields).map((field) => [field, id])) }) as Move;
/** Whether that is a space; otherwise it is an event. */
export const namesSpace = (type: Beginning): boolean =>
  commands.names(begin(type, '')).some(({ kind }) => kind === 'space');

export const RESIGN: Move = { type: 'resign' };
export const DECLINE: Move = { type: 'decline' };
export const DONE: Move = { type: 'done' };
