import type { UnitFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';

/**
 * What a counter says: the printed labels, spelt so that they read at twelve pixels. The sheet writes `SHEAF` for SHAEF and
 * `Btr`, `UK` for Belorussian and Ukrainian. Signs rather than words: the same in every language, as on the sheet.
 */
const DESIGNATIONS: Readonly<Record<string, string>> = {
  Vist: 'Vist',
  Mit: 'Mitte',
  'Su/F': 'Süd·F',
  '21st': '21',
  '6th': '6',
  '12th': '12',
  SHEAF: 'SHAEF',
  '1Btr/3Btr': '1Ba·3B',
  '2Btr': '2 Bel',
  '1Btr': '1 Bel',
  '1UK': '1 Ukr',
  '4UK': '4 Ukr',
  '2UK/3UK': '2·3 Uk',
};

export const designationOf = (unit: UnitFacts): string => DESIGNATIONS[unit.label] ?? unit.label;
/** Size of formation as the sheet has it: army group or front. */
export const formationOf = (unit: UnitFacts): string => (unit.faction === 'S' ? 'Front' : 'AG');
