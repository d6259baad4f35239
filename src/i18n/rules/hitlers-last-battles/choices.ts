import { RULINGS, type RulingId } from '../../../engine/games/hitlers-last-battles/rulings.ts';

/** The readings that the set-up screen offers beside the recommended one, in the words in which it offers them. */
export const otherReadings = (id: RulingId, setUpWords: Readonly<Record<string, string>>): readonly string[] =>
  RULINGS[id].values.slice(1).map((value) => setUpWords[`hlb.ruling.${id}.${value}`] ?? value);
