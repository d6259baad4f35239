/** The meaning of the buttons of `targets()`, and the picks that were made already. */
import type { Target } from '../../../kits/pointing/targets.ts';
import type { AlliedNation, SpaceId } from '../ids.ts';
import { ATTACK_KINDS, BEGINNINGS, moveOfButton, type AttackKind, type Beginning, type Move } from '../moves.ts';

export type Button =
  | { readonly is: 'move'; readonly move: Move }
  /** Begins an action that is then pointed out on the board or among the events. */
  | { readonly is: 'begin'; readonly verb: Beginning }
  | { readonly is: 'attack'; readonly kind: AttackKind }
  | { readonly is: 'nation'; readonly nation: AlliedNation }
  | { readonly is: 'dice'; readonly dice: readonly number[] }
  | { readonly is: 'effect'; readonly own: boolean; readonly dice: readonly number[] };

/** Null for a button this game does not have. */
export function readButton(id: string): Button | null {
  const move = moveOfButton(id);
  if (move) return { is: 'move', move };
  const kind = ATTACK_KINDS.find((one) => id === `attack-${one}`);
  if (kind) return { is: 'attack', kind };
  const verb = BEGINNINGS.find((one) => one === id);
  if (verb) return { is: 'begin', verb };
  if (id === 'western' || id === 'soviet') return { is: 'nation', nation: id };
  const found = /^(dice|own|opp)-([1-5](?:,[1-5])*)$/.exec(id);
  if (!found) return null;
  const dice = (found[2] ?? '').split(',').map(Number);
  return found[1] === 'dice' ? { is: 'dice', dice } : { is: 'effect', own: found[1] === 'own', dice };
}

/** Picks by kind, in the order in which they were made. */
export interface Picks {
  readonly button: Button | null;
  readonly spaces: readonly SpaceId[];
  readonly cards: readonly string[];
}

export function readPicks(picked: readonly Target[]): Picks {
  const idsOf = (kind: Target['kind']) => picked.filter((one) => one.kind === kind).map(({ id }) => id);
  const [button] = idsOf('button');
  return { button: button === undefined ? null : readButton(button), spaces: idsOf('space'), cards: idsOf('card') };
}
