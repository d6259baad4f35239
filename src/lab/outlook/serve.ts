/** The part of an outlook that runs in the workers of a game. */
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Players } from '../../players/types.ts';
import { openRounds, type OutlookRequest, type Round, type Rounds } from './outlook.ts';

export interface OutlookService {
  openOutlook(text: string): Promise<OutlookRequest>;
  playRounds(from: number, count: number): readonly Round[];
}

export function createOutlookService<T extends Types>(
  players: Players<T>,
  /** The game with the data of the text. */
  gameOf: (packFile: unknown) => Promise<GameDefinition<T>>,
): OutlookService {
  let rounds: Rounds | null = null;
  return {
    async openOutlook(text) {
      const { packFile } = JSON.parse(text) as { readonly packFile?: unknown };
      rounds = openRounds({ def: await gameOf(packFile), players }, text);
      return rounds.opened;
    },
    playRounds(from, count) {
      const open = rounds;
      if (!open) throw new RangeError('no outlook is open');
      return Array.from({ length: count }, (_, at) => open.play(from + at));
    },
  };
}
