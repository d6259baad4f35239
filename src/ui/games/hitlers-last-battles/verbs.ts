/** What the screen says and shows of each command, a row a verb; a verb without a row does not compile. */
import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import {
  wordBattle,
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

export interface VerbRow<K extends Type = Type> {
  /** How an entry of the list reads that leads to the move, and to others of its question; `title` names the target. */
  word(scene: HlbWords, move: MoveOf<K>, title: string, choice: HlbChoice): ChoiceWords;
  /** It takes something back. */
  readonly undoes?: true;
  /** The hex that it leads to. */
  goal?(move: MoveOf<K>): HexId;
  /** How the overlay of reach lists its goals. */
  readonly reach?: { readonly words: 'table.hlb.reach.moves' | 'table.hlb.reach.attacks'; readonly rule: string };
  /** What is done with a unit that is picked, and what may be picked now. */
  readonly picked?: readonly [what: 'table.hlb.picked' | 'table.hlb.picked.support', hint: PlainKey];
  /** Whether a unit of the phasing side with nothing to do in the list keeps its place there. */
  mayMiss?(scene: HlbScene, unit: string): boolean;
  /** What ending the step would leave unused; of verbs that end one. */
  unspent?(scene: HlbScene, moves: readonly HlbMove[], inFull: boolean): readonly Line[];
}

const OTHER = 'table.hlb.group.other' satisfies PlainKey;
const isOnMap = ({ view }: HlbScene, unit: string): boolean => hexOfUnit(view, unit) !== null;
const endsStep = (_scene: HlbWords, _move: HlbMove, title: string): ChoiceWords => ({ group: OTHER, title });
/** A line with its count; none where nothing is left. */
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
  battle: { word: (scene, { hex }, title) => wordBattle(scene, title, hex) },
  support: {
    word: (scene, { unit }) => wordSupporter(scene, unit),
    picked: ['table.hlb.picked.support', 'table.hlb.picked.support.hint'],
    // The attacker itself is what is supported.
    mayMiss: (scene, unit) => isOnMap(scene, unit) && unit !== scene.view.battle?.attacker,
  },
  retreat: {
    word: (scene, { hex }, title) => wordRetreat(scene, title, hex),
    goal: ({ hex }) => hex,
  },
};

export const isRetreat = ({ type }: { readonly type: string }): boolean => type === 'retreat';

/** The lists of the overlay of reach, in the order of the table. */
export const REACHES = Object.values(VERBS).flatMap(({ reach }) => reach ?? []);
/** The row of a move's own verb. */
export const rowOf = <K extends Type>({ type }: MoveOf<K>): VerbRow<K> => VERBS[type];

/** What a unit that is picked is going to do; of other moves the headings say it. */
export function wordPicked({ i18n: { t } }: HlbWords, _: readonly TargetRef[], move: HlbMove) {
  const unit = 'unit' in move ? move.unit : null;
  const { picked } = rowOf(move);
  if (!picked || unit === null) return null;
  const [what, hint] = picked;
  return { what: t(what, { unit }), hint: t(hint) };
}

export function wordChoice(scene: HlbWords, choice: HlbChoice): ChoiceWords {
  const [move] = choice.moves;
  const title = nameTarget(scene, choice.target);
  return move ? rowOf(move).word(scene, move, title, choice) : { group: OTHER, title };
}
