/** From a line, or a moment of it, to an experiment whose games begin there. */
import type { WhatIfActions, WhatIfData, WhatIfLine } from '../../store/what-if/types.ts';
import { matchStore } from '../../store/app-match.ts';

/**
 * Whether games may begin so many moves before the end of a line: the shipped data, no end of a game, and nothing that the players
 * still hide from each other.
 */
export function mayTryOut(line: WhatIfLine, { looker }: Pick<WhatIfData, 'looker'>, back: number): boolean {
  const { pack } = matchStore.getState();
  return pack === null && (looker === null || line.isDealt) && (line.next !== null || back > 0) && line.fault === null;
}

export function tryOut(actions: Pick<WhatIfActions, 'merge'>, line: WhatIfLine, name: string, back: number): void {
  const made = actions.merge(line.key, name);
  if (!made) return;
  void import('../experiment/begin-from.ts').then((part) => part.experimentFromText(made.game, made.text, name, back));
}
