/** Tells how the screen treats each command, a row a verb; a verb without a row does not compile. */
import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import {
  wordBattle,
  wordFight,
  wordGiven,
  wordMarker,
  wordMovement,
  wordReplacement,
  wordRetreat,
  wordSupporter,
  wordVolkssturm,
  type HlbChoice,
} from './choices.ts';
import { hexOfUnit, unitsNamed, type HlbMove, type HlbScene, type HlbWords } from './lookup.ts';
import { nameTarget } from './targets.ts';

type Type = HlbMove['type'];
type MoveOf<K extends Type> = Extract<HlbMove, { readonly type: K }>;

interface VerbRow<K extends Type = Type> {
  /** Text of an entry that leads to the move; `title` names the target. */
  word(scene: HlbWords, move: MoveOf<K>, title: string, choice: HlbChoice): ChoiceWords;
  /** The label of the gold button if the name of the move is too long for it. */
  wordAct?(scene: HlbWords, move: MoveOf<K>): string;
  /** Undoes an earlier act. */
  readonly undoes?: true;
  /** The hex it leads to. */
  goal?(move: MoveOf<K>): HexId;
  /** The overlay of reach lists its hexes in these words. */
  readonly reach?: { readonly words: 'table.hlb.reach.moves' | 'table.hlb.reach.attacks'; readonly rule: string };
  /** Words the use of a picked unit, and the next pick. */
  readonly picked?: readonly [what: 'table.hlb.picked' | 'table.hlb.picked.support', hint: PlainKey];
  /** True if an own unit without a move keeps its place in the list. */
  mayMiss?(scene: HlbScene, unit: string): boolean;
  /** It is the fight that comes next as it is, so that it needs no pick. */
  isFought?(move: MoveOf<K>): boolean;
  /** It is asked for in the combat phase, where the column belongs to the battle that is open. */
  readonly isOfBattle?: true;
  /** A second press takes the pick back. */
  readonly isWithdrawn?: true;
  /** For verbs that end a step: what that leaves unused. */
  unspent?(scene: HlbScene, moves: readonly HlbMove[], inFull: boolean): readonly Line[];
}

const OTHER = 'table.hlb.group.other' satisfies PlainKey;
const isOnMap = ({ view }: HlbScene, unit: string): boolean => hexOfUnit(view, unit) !== null;
const endsStep = (_scene: HlbWords, _move: HlbMove, title: string): ChoiceWords => ({ group: OTHER, title });
/** Nothing for a count of 0. */
const left = (key: string, n: number): readonly Line[] => (n > 0 ? [{ key, params: { n } }] : []);

const PICKED = ['table.hlb.picked', 'table.hlb.picked.hint'] as const;

const VERBS: { readonly [K in Type]: VerbRow<K> } = {
  volkssturm: { word: (scene, { yes }) => wordVolkssturm(scene, yes) },
  replace: {
    word: (scene, move, title, choice) => wordReplacement(scene, choice, title, move),
    mayMiss: (scene, unit) => !isOnMap(scene, unit),
  },
  'end-replace': {
    word: endsStep,
    unspent: ({ view }) =>
      left(
        'table.hlb.unspent.replacements',
        Object.values(view.strategic.replacementsLeft).reduce((sum, n) => sum + n, 0),
      ),
  },
  mark: { word: (scene, { unit }, title, choice) => wordMarker(scene, choice, title, unit) },
  unmark: { word: (scene, { marker }, title) => wordGiven(scene, title, marker), undoes: true },
  'end-mark': {
    word: endsStep,
    unspent: ({ view }) => left('table.hlb.unspent.markers', view.strategic.markersLeft),
  },
  move: {
    word: (scene, _, title, choice) => wordMovement(scene, choice, title),
    goal: ({ path }) => path.at(-1) ?? '',
    reach: { words: 'table.hlb.reach.moves', rule: '7.1' },
    picked: PICKED,
    mayMiss: isOnMap,
  },
  attack: {
    word: (scene, _, title, choice) => wordMovement(scene, choice, title),
    goal: ({ hex }) => hex,
    reach: { words: 'table.hlb.reach.attacks', rule: '7.4' },
    picked: PICKED,
    mayMiss: isOnMap,
  },
  'end-move': {
    word: endsStep,
    unspent(_, moves, inFull) {
      const units = unitsNamed(moves);
      if (!inFull || units.length === 0) return left('table.hlb.unspent.count', units.length);
      return [{ key: 'table.hlb.unspent.units', params: { units: units.join(',') } }];
    },
  },
  battle: {
    word: (scene, { hex }) => wordBattle(scene, hex),
    wordAct: (scene, { hex }) => wordFight(scene, hex),
    isFought: () => true,
    isOfBattle: true,
  },
  support: {
    word: (scene, { unit }) => wordSupporter(scene, unit),
    isFought: ({ unit }) => unit === null,
    isOfBattle: true,
    isWithdrawn: true,
    picked: ['table.hlb.picked.support', 'table.hlb.picked.support.hint'],
    // The attacker itself receives the support.
    mayMiss: (scene, unit) => isOnMap(scene, unit) && unit !== scene.view.battle?.attacker,
  },
  retreat: {
    word: (scene, { hex }, title) => wordRetreat(scene, title, hex),
    goal: ({ hex }) => hex,
  },
};

export const isRetreat = ({ type }: { readonly type: string }): boolean => type === 'retreat';

export const fightFor = (hex: HexId): HlbMove => ({ type: 'battle', hex });

/** In the order of the table. */
export const REACHES = Object.values(VERBS).flatMap(({ reach }) => reach ?? []);
export const rowOf = <K extends Type>({ type }: MoveOf<K>): VerbRow<K> => VERBS[type];

/** For other moves the heading says it. */
export function wordPicked({ i18n: { t } }: HlbWords, _: readonly TargetRef[], move: HlbMove) {
  const unit = 'unit' in move ? move.unit : null;
  const { picked } = rowOf(move);
  if (!picked || unit === null) return null;
  const [what, hint] = picked;
  return { what: t(what, { unit }), hint: t(hint) };
}

export const wordAct = (scene: HlbWords, move: HlbMove): string | null => rowOf(move).wordAct?.(scene, move) ?? null;

export function wordChoice(scene: HlbWords, choice: HlbChoice): ChoiceWords {
  const [move] = choice.moves;
  const title = nameTarget(scene, choice.target);
  return move ? rowOf(move).word(scene, move, title, choice) : { group: OTHER, title };
}
