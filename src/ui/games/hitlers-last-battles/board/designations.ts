import type { UnitFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';

/**
 * What a counter says: the printed labels, spelt so that they read at twelve pixels. The sheet writes `SHEAF` for SHAEF and
 * `Btr`, `UK` for Belorussian and Ukrainian. Signs rather than words: the same in every language, as on the sheet.
 */
const DESIGNATIONS: Readonly<Record<UnitId, string>> = {
  'G-VIST': 'Vist',
  'G-MIT': 'Mitte',
  'G-SUF': 'Süd·F',
  'W-21': '21',
  'W-6': '6',
  'W-12': '12',
  'W-SHAEF': 'SHAEF',
  'S-1B3B': '1Ba·3B',
  'S-2B': '2 Bel',
  'S-1B': '1 Bel',
  'S-1U': '1 Ukr',
  'S-4U': '4 Ukr',
  'S-2U3U': '2·3 Uk',
};

export const designationOf = (unit: UnitFacts): string => DESIGNATIONS[unit.id] ?? unit.label;
/** Size of formation as the sheet has it: army group or front. */
export const formationOf = (unit: UnitFacts): string => (unit.faction === 'S' ? 'Front' : 'AG');
