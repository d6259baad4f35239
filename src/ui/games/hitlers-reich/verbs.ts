import Anchor from '@lucide/icons/icons/anchor';
import Award from '@lucide/icons/icons/award';
import ChevronsRight from '@lucide/icons/icons/chevrons-right';
import ClipboardList from '@lucide/icons/icons/clipboard-list';
import Copy from '@lucide/icons/icons/copy';
import Factory from '@lucide/icons/icons/factory';
import Flag from '@lucide/icons/icons/flag';
import MoveRight from '@lucide/icons/icons/move-right';
import Plane from '@lucide/icons/icons/plane';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import Shield from '@lucide/icons/icons/shield';
import Ship from '@lucide/icons/icons/ship';
import ShipWheel from '@lucide/icons/icons/ship-wheel';
import Swords from '@lucide/icons/icons/swords';
import Waves from '@lucide/icons/icons/waves-horizontal';
import type { Side, SpaceId, Title } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { IconShape } from '../../parts/icon.tsx';
import { sightingOf } from './cards.ts';
import { isHeldBy, mayOwn, type HrMove, type HrScene, type HrWords, type MoveOf } from './lookup.ts';

/** Tells how the screen treats each verb that differs from the others; a verb without a row does not compile. */

/** An entry of the list: its target, the moves that remain with it, and the earlier picks. */
export interface HrChoice {
  readonly target: TargetRef;
  readonly moves: readonly HrMove[];
  readonly picked: readonly TargetRef[];
}

type Verb = HrMove['type'];

/** Dice named by a move: own or opponent's, by place, with the event or piece that acts on them. */
export interface NamedDice {
  readonly isOwn: boolean;
  readonly places: readonly number[];
  readonly source: Title | null;
}

/** Something that ending the step leaves unused: named, if a sentence exists, or counted. */
interface Unspent<K extends Verb> {
  of(move: MoveOf<K>): string;
  readonly named?: readonly [key: string, param: string];
  readonly counted: string;
}

/** Applies to every move of the verb. */
interface PlainRow {
  /** Place among the actions when planning a turn: possible gains first, the automatic end of the turn last. */
  readonly order?: number;
  /** Only continues, or leaves something unused. */
  readonly isEnding?: true;
  /** The press that names it makes it: the cards are chosen next, and Escape leaves it. */
  readonly isAtOnce?: true;
  /** Several are picked, then made as one. */
  readonly isTakenTogether?: true;
  /** An answer within a conflict; the panel lists its chance. */
  readonly hasChances?: true;
  /** Ends a step that may leave something unused, and is named by the question. */
  readonly endsStep?: true;
  /** Buttons where a player would look for it; `by` limits them to one side. */
  readonly sought?: { readonly by: Side | null; readonly buttons: readonly string[] };
  readonly icons?: Readonly<Record<string, IconShape>>;
  /** Targets to look for once its button is picked. */
  readonly begun?: { all(scene: HrScene, viewer: Side): readonly TargetRef[] };
  readonly group?: PlainKey | ((choice: HrChoice) => PlainKey);
  /** Its event shows its marks in the list. */
  readonly isMarked?: true;
  /** The tab of the event in question (§6.4, §5.4.2). */
  readonly aim?: 'mall' | 'lid';
  /** Recorded without facts that only its maker knows. */
  readonly concealed?: PlainKey;
}

interface VerbRow<K extends Verb> extends PlainRow {
  /** The button that starts or makes it, if not named like the verb. */
  button?(move: MoveOf<K>): string;
  /** Lit on the board before the first pick. */
  lit?(move: MoveOf<K>): TargetRef;
  /** Once its button is picked: the target of the move among all that may be looked for. */
  readonly begun?: PlainRow['begun'] & { one(move: MoveOf<K>): TargetRef };
  /** Details on its button. */
  detail?(t: I18n['t'], move: MoveOf<K>): string;
  dice?(move: MoveOf<K>): NamedDice;
  readonly unspent?: Unspent<K>;
  /** Text in the record if the plain label is wrong: it knows no position and hides secrets. */
  did?(scene: HrWords, move: MoveOf<K>, plain: Line): Line;
}

/** For moves whose cards only their maker knows: they are named if the viewer sees them now (§4.1.5, §7.3). */
const ifSeen =
  (key: PlainKey) =>
  ({ view }: HrWords, cards: readonly string[], plain: Line): Line =>
    cards.every((card) => sightingOf(view, card) !== null) ? plain : { key };

/** Dice by place, since the text does not tell their faces. */
const byPlace = (places: readonly number[]) => ({ n: places.length, dice: places.join() });

const didCard = ifSeen('table.hr.did.card');
const didDiscard = ifSeen('table.hr.did.discard');
const didSwap = ifSeen('table.hr.did.swap');

export const VERBS: { readonly [K in Verb]: VerbRow<K> } = {
  attack: {
    order: 0,
    sought: { by: null, buttons: ['attack-land', 'attack-paratroop', 'attack-amphibious', 'attack-sea'] },
    button: ({ kind }) => `attack-${kind}`,
    icons: { 'attack-land': Swords, 'attack-paratroop': Plane, 'attack-amphibious': Ship, 'attack-sea': Waves },
    lit: ({ target }) => spaceRef(target),
  },
  event: {
    order: 1,
    sought: { by: null, buttons: ['event'] },
    icons: { event: Copy },
    begun: {
      all: ({ facts, view }) => facts.events.filter((event) => mayOwn(view, event)).map(({ id }) => cardRef(id)),
      one: ({ event }) => cardRef(event),
    },
    aim: 'mall',
  },
  fortify: {
    order: 7,
    sought: { by: null, buttons: ['fortify'] },
    icons: { fortify: Shield },
    group: 'table.hr.group.fortify',
    begun: {
      all: (scene, viewer) =>
        scene.facts.areas.filter(({ id }) => isHeldBy(scene, id, viewer)).map(({ id }) => spaceRef(id)),
      one: ({ area }) => spaceRef(area),
    },
  },
  fleet: {
    order: 8,
    sought: { by: null, buttons: ['fleet'] },
    icons: { fleet: Anchor },
    group: 'table.hr.group.fleet',
    begun: { all: ({ facts }) => facts.zones.map(({ id }) => spaceRef(id)), one: ({ zone }) => spaceRef(zone) },
  },
  plan: { order: 5, sought: { by: null, buttons: ['plan'] }, icons: { plan: ClipboardList } },
  reorganise: {
    isAtOnce: true,
    order: 6,
    sought: { by: null, buttons: ['reorganise-a', 'reorganise-b'] },
    button: ({ option }) => `reorganise-${option}`,
    icons: { 'reorganise-a': RefreshCw, 'reorganise-b': RefreshCw },
  },
  push: {
    order: 4,
    sought: { by: null, buttons: ['push-attacks', 'push-events'] },
    button: ({ of }) => `push-${of}`,
    icons: { 'push-events': ChevronsRight, 'push-attacks': ChevronsRight },
  },
  barbarossa: { order: 2, sought: { by: 'axis', buttons: ['barbarossa'] }, icons: { barbarossa: MoveRight } },
  overlord: { order: 3, sought: { by: 'allies', buttons: ['overlord'] }, icons: { overlord: ShipWheel } },
  blitz: {
    lit: ({ target }) => spaceRef(target),
    group: 'table.hr.group.blitz',
    unspent: {
      of: ({ target }) => target,
      named: ['table.hr.unspent.blitz', 'places'],
      counted: 'table.hr.unspent.blitz.count',
    },
  },
  bonus: { icons: { bonus: Award } },
  pass: { isEnding: true },
  decline: { isEnding: true, endsStep: true },
  done: { isEnding: true, endsStep: true, hasChances: true },
  resign: {
    isEnding: true,
    icons: { resign: Flag },
    detail: (t) => t('table.hr.detail.resign'),
  },
  play: {
    isTakenTogether: true,
    hasChances: true,
    group: 'table.hr.group.play',
    isMarked: true,
    unspent: {
      of: ({ event }) => event,
      named: ['table.hr.unspent.events', 'events'],
      counted: 'table.hr.unspent.events.count',
    },
  },
  cancel: { hasChances: true, group: 'table.hr.group.cancel' },
  card: {
    hasChances: true,
    did: (scene, { card }, plain) => didCard(scene, [card], plain),
    concealed: 'table.hr.did.card',
  },
  effect: {
    hasChances: true,
    dice: ({ own, dice, source }) => ({ isOwn: own, places: dice, source }),
    unspent: { of: ({ source }) => source, counted: 'table.hr.unspent.effects' },
    did(_scene, { source, own, dice }) {
      const params = { event: source, ...byPlace(dice) };
      if (source === 'fortress' || source === 'fleet') return { key: `table.hr.did.${source}`, params };
      return { key: own ? 'table.hr.did.effect-own' : 'table.hr.did.effect-opponent', params };
    },
  },
  block: { hasChances: true, group: 'table.hr.group.block' },
  sabotage: { hasChances: true, group: 'table.hr.group.sabotage' },
  reroll: {
    hasChances: true,
    dice: ({ dice }) => ({ isOwn: true, places: dice, source: null }),
    did: (_scene, { dice }) => ({ key: 'table.hr.did.reroll', params: byPlace(dice) }),
  },
  counter: {
    hasChances: true,
    dice: ({ dice }) => ({ isOwn: true, places: dice, source: null }),
    did: (_scene, { dice }) => ({ key: 'table.hr.did.counter', params: { event: 'counterattack', ...byPlace(dice) } }),
  },
  discard: {
    isTakenTogether: true,
    did: (scene, { card }, plain) => didDiscard(scene, [card], plain),
    concealed: 'table.hr.did.discard',
  },
  drop: { group: 'table.hr.group.drop' },
  keep: { group: 'table.hr.group.keep' },
  lift: {
    lit: ({ space }) => spaceRef(space),
    group: 'table.hr.group.lift',
    did: (_scene, { space }) => ({ key: 'table.hr.did.lift', params: { space } }),
  },
  nation: {
    group: 'table.hr.group.marker',
    detail: (t, { nation }) => t(`table.hr.detail.marker-${nation}`),
  },
  choose: { lit: ({ space }) => spaceRef(space), group: 'table.hr.group.choose' },
  speer: {
    icons: { 'speer-yes': Factory, 'speer-no': Factory },
    group: 'table.hr.group.speer',
    detail: (t, { use }) => t(`table.hr.detail.speer-${use ? 'yes' : 'no'}`),
  },
  return: { group: 'table.hr.group.return', aim: 'lid' },
  swap: {
    // The deck's card is picked first, then the one given for it.
    group: ({ picked }) =>
      picked.some((target) => parseTarget(target).kind === 'card') ? 'table.hr.group.give' : 'table.hr.group.take',
    did: (scene, { take, give }, plain) => didSwap(scene, [take, give], plain),
    concealed: 'table.hr.did.swap',
  },
};

export const rowOf = <K extends Verb>({ type }: MoveOf<K>): VerbRow<K> => VERBS[type];
const isVerb = (id: string): id is Verb => Object.hasOwn(VERBS, id);
/** Null if the id is not a verb. */
export const rowNamed = (id: string): PlainRow | null => (isVerb(id) ? VERBS[id] : null);

const ROWS = Object.values<PlainRow>(VERBS);

/** Buttons that a side may look for when it chooses an action. */
export const listSought = (side: Side): readonly string[] =>
  ROWS.flatMap(({ sought }) => (sought && (sought.by ?? side) === side ? sought.buttons : []));
export const ATTACK_BUTTONS: readonly string[] = VERBS.attack.sought?.buttons ?? [];

const ICONS: ReadonlyMap<string, IconShape> = new Map(ROWS.flatMap(({ icons }) => Object.entries(icons ?? {})));
/** Null for buttons that end a step: words are enough. */
export const iconOf = (button: string): IconShape | null => ICONS.get(button) ?? null;

/** Null if the move has no heading. */
export const groupOf = (choice: HrChoice): PlainKey | null => {
  const [move] = choice.moves;
  const group = move && rowOf(move).group;
  return typeof group === 'function' ? group(choice) : (group ?? null);
};
export const buttonOf = (move: HrMove): string => rowOf(move).button?.(move) ?? move.type;
export const diceOf = (move: HrMove): NamedDice | null => rowOf(move).dice?.(move) ?? null;

export type Attack = MoveOf<'attack'>;
export const isAttack = (move: HrMove): move is Attack => move.type === 'attack';
export const attacksIn = (moves: readonly HrMove[]): readonly Attack[] => moves.filter(isAttack);
/** A blitz continues from the last captured area. */
export const isBlitz = (move: HrMove): move is MoveOf<'blitz'> => move.type === 'blitz';
export const blitzedIn = (moves: readonly HrMove[]): readonly SpaceId[] =>
  unique(moves.flatMap((move) => (isBlitz(move) ? [move.target] : [])));

/** Tries for an event of a mall, or brings one back from the box lid. */
export type AimMove = MoveOf<'event' | 'return'>;
export const isAim = (move: HrMove): move is AimMove => rowOf(move).aim !== undefined;
