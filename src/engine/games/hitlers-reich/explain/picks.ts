import type { TargetRef } from '../../../kernel/types.ts';
import type { SpaceId } from '../ids.ts';
import { readButton, type Button } from './buttons.ts';

/** A target cut into its kind and its id. */
export interface Pointed {
  readonly kind: string;
  readonly id: string;
}

export function pointedAt(target: TargetRef): Pointed {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon), id: target.slice(colon + 1) };
}

/** What is chosen already, whatever the order. */
export interface Picks {
  readonly button: Button | null;
  readonly spaces: readonly SpaceId[];
  readonly cards: readonly string[];
}

export function readPicks(picked: readonly TargetRef[]): Picks {
  const all = picked.map(pointedAt);
  const idsOf = (kind: string) => all.filter((one) => one.kind === kind).map(({ id }) => id);
  const [button] = idsOf('button');
  return { button: button === undefined ? null : readButton(button), spaces: idsOf('space'), cards: idsOf('card') };
}
