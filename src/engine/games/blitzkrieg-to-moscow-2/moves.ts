/** Commands of §5.2: what each names, the rule of its button and the steps that accept it. */
import { either, flag, id, idOf, orNone, word } from '../../kits/notation/fields.ts';
import {
  createNotation,
  verb,
  type MoveFields,
  type MoveOf as MoveIn,
  type MoveOfVerb,
} from '../../kits/notation/verbs.ts';
import { AREAS, CARD_FORM, HEX_FORM, UNIT_FORM, type CardUse, type Spot } from './ids.ts';
import type { VariantCode } from './rules/reason.ts';

const UNIT = id('unit', UNIT_FORM);
const CARD = id('card', CARD_FORM);
const HEX = id('space', HEX_FORM);
const AREA = idOf('space', AREAS);
const SPOT = either(HEX, AREA);
const PAYMENT = either(CARD, word(['free']));

const sayWhere = <P extends object>(key: string, to: Spot, params: P) =>
  AREA.read(to) === undefined
    ? ([key, { ...params, hex: to }] as const)
    : ([`${key}-area`, { ...params, area: to }] as const);

export const VERBS = {
  place: verb(
    { unit: UNIT, hex: HEX },
    { rule: '15.1', steps: ['setup/place'], only: { hex: 'city' }, closed: ['FREE_SETUP.closed', '15.1'] },
  ),
  /** `sea s-9` takes the unit to Sevastopol */
  sea: verb({ unit: UNIT }, { rule: '15.2', steps: ['logistics/sea'] }),
  'end-sea': verb({}, { rule: '15.2', steps: ['logistics/sea'] }),
  /** `remove s-9`: in logistics, or from a hex over the limit (§8.3) */
  remove: verb({ unit: UNIT }, { rule: '6.2.4', steps: ['logistics/remove', 'movement/excess'] }),
  'end-remove': verb({}, { rule: '6.2.4', steps: ['logistics/remove'] }),
  draw: verb({ card: CARD }, { rule: '6.1', steps: ['logistics/draw'], conceals: ['card'] }),
  arrive: verb({ unit: UNIT, area: AREA }, { rule: '6.2', steps: ['logistics/reinforce'] }),
  rebuild: verb(
    { card: CARD, unit: UNIT, area: AREA },
    {
      rule: '6.2.1',
      steps: ['logistics/reinforce', 'logistics/rebuild'],
      plays: 'reinforce',
      order: ['unit', 'area', 'card'],
    },
  ),
  'end-rebuild': verb({}, { rule: '6.2.3', steps: ['logistics/rebuild'] }),
  hero: verb({ card: CARD, hex: HEX }, { rule: '14.1', steps: ['logistics/reinforce'], plays: 'heroCity' }),
  'end-reinforce': verb({}, { rule: '6.2', steps: ['logistics/reinforce'] }),
  /** `rail free s-20 1306`, `rail g-repl-1 g-4 1303`; a train is loaded before it is paid */
  rail: verb(
    { by: PAYMENT, unit: UNIT, to: SPOT },
    {
      rule: '6.3',
      steps: ['logistics/rail'],
      plays: 'rail',
      // §6.3.3: cities and rear areas.
      only: { to: 'rail-end' },
      order: ['unit', 'to', 'by'],
      conceals: ['by'],
      say: ({ by, unit, to }) =>
        by === 'free' ? sayWhere('rail-free', to, { unit }) : sayWhere('rail', to, { unit, card: by }),
    },
  ),
  /** `aboard s-mc7`: rides along */
  aboard: verb({ unit: UNIT }, { rule: '6.3.2', steps: ['logistics/rail-group'] }),
  depart: verb({}, { rule: '6.3.2', steps: ['logistics/rail-group'] }),
  'end-rail': verb({}, { rule: '6.3', steps: ['logistics/rail'] }),
  activate: verb(
    { card: CARD, unit: UNIT },
    {
      rule: '7.1',
      steps: ['logistics/reinforce', 'movement/move', 'combat/attack', 'combat/attack-card', 'breakthrough/action'],
      plays: 'activate',
      order: ['unit', 'card'],
      closed: ['NO_WINDOW.activate', 'Q13'],
      comesFirst: true,
    },
  ),
  /** `move g-pz2 1401` enters the first hex, or a rear area next to the unit's hex */
  move: verb(
    { unit: UNIT, to: SPOT },
    { rule: '10', steps: ['movement/move'], say: ({ unit, to }) => sayWhere('move', to, { unit }) },
  ),
  /** `step 1503`: the next hex of the unit on its way */
  step: verb(
    { to: SPOT },
    { rule: '10.1', steps: ['movement/path', 'breakthrough/path'], say: ({ to }) => sayWhere('step', to, {}) },
  ),
  halt: verb({}, { rule: '10.1', steps: ['movement/path', 'breakthrough/path'] }),
  'end-move': verb({}, { rule: '10', steps: ['movement/move'] }),
  attack: verb(
    { target: HEX },
    { rule: '11', steps: ['combat/attack'], say: ({ target }) => ['attack', { hex: target }] },
  ),
  /** `join g-pz2`: one more attacker */
  join: verb({ unit: UNIT }, { rule: '11.2', steps: ['combat/attackers'] }),
  assault: verb({}, { rule: '11.2', steps: ['combat/attackers'] }),
  'end-combat': verb({}, { rule: '11', steps: ['combat/attack'] }),
  /** `defend s-11 active`, `defend s-11 passive`; only the choice is pointed at, as the question names the unit */
  defend: verb(
    { unit: UNIT, active: flag('active', 'passive') },
    { rule: '11.3.2', steps: ['combat/defence'], order: ['active', 'unit'] },
  ),
  shift: verb(
    { card: orNone(CARD) },
    { rule: '11.3.4', steps: ['combat/attack-card', 'combat/defence-card'], plays: 'combatShift' },
  ),
  reroll: verb(
    { card: orNone(CARD) },
    { rule: '7.1', steps: ['combat/reroll'], plays: 'reroll', closed: ['NO_WINDOW.reroll', '7.1'] },
  ),
  /** `retreat s-13`: the next unit to go */
  retreat: verb({ unit: UNIT }, { rule: '11.4', steps: ['combat/retreat'] }),
  'fall-back': verb(
    { to: SPOT },
    { rule: '11.4.2', steps: ['combat/retreat-path'], say: ({ to }) => sayWhere('fall-back', to, {}) },
  ),
  advance: verb({ unit: UNIT }, { rule: '11.5', steps: ['combat/advance'] }),
  'end-advance': verb({}, { rule: '11.5', steps: ['combat/advance'] }),
  /** `tank-move g-blitz g-pz2 1503`; planned step by step before its card is played */
  'tank-move': verb(
    { card: CARD, unit: UNIT, to: SPOT },
    {
      rule: '12.1',
      steps: ['breakthrough/action', 'breakthrough/second'],
      plays: 'tankAction',
      only: { unit: 'tank' },
      order: ['unit', 'to', 'card'],
      conceals: ['card'],
      say: ({ card, unit, to }) => sayWhere('tank-move', to, { card, unit }),
    },
  ),
  'tank-attack': verb(
    { card: CARD, unit: UNIT, target: HEX },
    {
      rule: '12.1',
      steps: ['breakthrough/action', 'breakthrough/second'],
      plays: 'tankAction',
      only: { unit: 'tank' },
      order: ['unit', 'target', 'card'],
      conceals: ['card'],
      say: ({ card, unit, target }) => ['tank-attack', { card, unit, hex: target }],
    },
  ),
  /** `together s-mc7`: another corps of the stack does the same */
  together: verb({ unit: UNIT }, { rule: '12.3', steps: ['breakthrough/second'] }),
  /** The plan as it is, without a second tank */
  go: verb({}, { rule: '12.2', steps: ['breakthrough/second'] }),
  'end-break': verb({}, { rule: '12', steps: ['breakthrough/action'] }),
  /** `hitler yes`: the German card is cancelled */
  hitler: verb(
    { cancel: flag('yes', 'no') },
    { rule: '7.1', steps: ['card/hitler'], plays: 'cancel', closed: ['NO_WINDOW.hitler', '7.1'] },
  ),
} as const;

export type Verb = keyof typeof VERBS;
export type Move = MoveIn<typeof VERBS>;
export type MoveOf<K extends Verb> = MoveOfVerb<typeof VERBS, K>;
export type StepOf<K extends Verb> = (typeof VERBS)[K]['steps'][number];

interface Columns {
  readonly fields: MoveFields;
  readonly steps: readonly [Step, ...Step[]];
  /** The use for which the command plays a card (§7). */
  readonly plays?: CardUse;
  readonly only?: Readonly<Partial<Record<string, Restriction>>>;
  /** The refusal, with its rule, in a step that does not accept the verb, where it says more than "wrong step". */
  readonly closed?: readonly [code: VariantCode, rule: string];
  /** It comes before the other commands of its phase (Q13). */
  readonly comesFirst?: true;
}
export type Restriction = 'tank' | 'city' | 'rail-end';
type Step = StepOf<Verb>;
export const columnsOfVerb = (verb: Verb): Columns => VERBS[verb];

/** The command of a step that names just the given ids: `{ unit }` while units embark is `sea`. */
export function commandAt(step: Step, named: Readonly<Record<string, unknown>>): Move {
  const key = keyOf(step, Object.keys(named));
  const type = TAKEN.get(key);
  if (type === undefined) throw new RangeError(`no command for ${key}`);
  return { type, ...named } as Move;
}
const keyOf = (step: Step, names: readonly string[]): string => `${step} ${[...names].sort().join(' ')}`;
const TAKEN: ReadonlyMap<string, Verb> = new Map(
  (Object.keys(VERBS) as Verb[]).flatMap((type) => {
    const { steps, fields } = columnsOfVerb(type);
    return steps.map((step) => [keyOf(step, Object.keys(fields)), type] as const);
  }),
);

export const commands = createNotation(VERBS, 'btm.move.');

export function moveOfButton(button: string): Move | null {
  const verb = commands.verbOfButton(button);
  return verb && commands.parse(`${verb} ${button.slice(verb.length + 1)}`.trimEnd());
}
