import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { findGame } from '../../games/shelf.ts';
import { answerOf } from '../../lab/variations/answer.ts';
import { matchStore } from '../../store/app-match.ts';
import { onFault } from '../../store/app-world.ts';
import { randomSeed } from '../../store/seed.ts';
import { NO_LINES } from '../../store/what-if/no-lines.ts';
import type { Answer, WhatIfData, WhatIfStore } from '../../store/what-if/types.ts';
import { createWhatIf } from '../../store/what-if/what-if.ts';

/** Who answers for the other side where one is played on: the Veteran, at once and on this thread. */
const answer: Answer = async ({ def, decision, view, seed }) => {
  const players = await findGame(def.id)?.players();
  if (!players) throw new RangeError(`no programs for ${def.id}`);
  return answerOf({ def, players }, { decision, view, seed });
};

const CLOSED = createStore<WhatIfData>(() => NO_LINES);

/** The variations of the open match, as long as the screen is shown; null until it is there. */
export function useWhatIf(at: number): { readonly store: WhatIfStore | null; readonly data: WhatIfData } {
  const [store, setStore] = useState<WhatIfStore | null>(null);
  useEffect(() => {
    const made = createWhatIf({ match: matchStore, newSalt: randomSeed, answer, onFault });
    setStore(made);
    return made.actions.leave;
  }, []);
  // The moment moves on by itself; a changed address moves an open screen.
  useEffect(() => store?.actions.goTo(at), [store, at]);
  return { store, data: useStore(store ?? CLOSED) };
}
