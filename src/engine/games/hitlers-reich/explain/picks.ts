import type { TargetRef } from '../../../kernel/types.ts';
import { parseTarget } from '../../../kits/pointing/targets.ts';
import type { SpaceId } from '../ids.ts';
import { readButton, type Button } from './buttons.ts';

/** What is chosen already, whatever the order. */
export interface Picks {
  readonly button: Button | null;
  readonly spaces: readonly SpaceId[];
  readonly cards: readonly string[];
}

export function readPicks(picked: readonly TargetRef[]): Picks {
  const all = picked.map(parseTarget);
  const idsOf = (kind: string) => all.filter((one) => one.kind === kind).map(({ id }) => id);
  const [button] = idsOf('button');
  return { button: button === undefined ? null : readButton(button), spaces: idsOf('space'), cards: idsOf('card') };
}
