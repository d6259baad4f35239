/** What the buttons of `targets()` stand for. */
import type { AlliedNation } from '../ids.ts';
import type { AttackKind, Move } from '../moves.ts';

/** Buttons that are a whole move. */
const PLAIN: Readonly<Record<string, Move>> = {
  'reorganise-a': { type: 'reorganise', option: 'a' },
  'reorganise-b': { type: 'reorganise', option: 'b' },
  plan: { type: 'plan' },
  'push-events': { type: 'push', of: 'events' },
  'push-attacks': { type: 'push', of: 'attacks' },
  barbarossa: { type: 'barbarossa' },
  overlord: { type: 'overlord' },
  bonus: { type: 'bonus' },
  pass: { type: 'pass' },
  decline: { type: 'decline' },
  done: { type: 'done' },
  resign: { type: 'resign' },
  'speer-yes': { type: 'speer', use: true },
  'speer-no': { type: 'speer', use: false },
};

const KINDS: Readonly<Record<string, AttackKind>> = {
  'attack-land': 'land',
  'attack-paratroop': 'paratroop',
  'attack-amphibious': 'amphibious',
  'attack-sea': 'sea',
};

export type Button =
  | { readonly is: 'move'; readonly move: Move }
  /** Begins an action that is then pointed out on the board or among the events. */
  | { readonly is: 'fortify' | 'fleet' | 'event' }
  | { readonly is: 'attack'; readonly kind: AttackKind }
  | { readonly is: 'nation'; readonly nation: AlliedNation }
  | { readonly is: 'dice'; readonly dice: readonly number[] }
  | { readonly is: 'effect'; readonly own: boolean; readonly dice: readonly number[] };

/** Null for a button this game does not have. */
export function readButton(id: string): Button | null {
  if (Object.hasOwn(PLAIN, id)) return { is: 'move', move: PLAIN[id] ?? { type: 'pass' } };
  if (Object.hasOwn(KINDS, id)) return { is: 'attack', kind: KINDS[id] ?? 'land' };
  if (id === 'fortify' || id === 'fleet' || id === 'event') return { is: id };
  if (id === 'western' || id === 'soviet') return { is: 'nation', nation: id };
  const found = /^(dice|own|opp)-([1-5](?:,[1-5])*)$/.exec(id);
  if (!found) return null;
  const dice = (found[2] ?? '').split(',').map(Number);
  return found[1] === 'dice' ? { is: 'dice', dice } : { is: 'effect', own: found[1] === 'own', dice };
}
