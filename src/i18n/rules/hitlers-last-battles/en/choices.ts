import type { RulingId } from '../../../../engine/games/hitlers-last-battles/rulings.ts';
import { en } from '../../../en/hitlers-last-battles-setup.ts';
import { otherReadings } from '../choices.ts';

/** That the players may settle a question otherwise, and how, as the set-up screen says it. */
export const choiceOf = (id: RulingId): string => {
  const readings = otherReadings(id, en).map((reading) => `“${reading}”`);
  return `At set-up another reading may be chosen: ${readings.join(', ')}.`;
};
