/**
 * Every section that a sentence of Hitler's Last Battles may cite. Chapters 5 and 8 of the rules file use some numbers
 * twice: `5.1` is Volkssturm and `5(1)` the first item, `8.1` is the first item and `8.odds` the table.
 */
export const RULE_IDS = [
  ...['0', '1', '2', '2.1', '2.2', '2.3', '2.4', '3', '4', '4.1', '4.2'],
  ...['5', '5(1)', '5.2', '5.3', '5.4', '5.5', '5.1'],
  ...['6', '6.1', '6.2', '6.3', '6.4', '6.5'],
  ...['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7'],
  ...['8', '8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8', '8.odds'],
  ...['9', '9.1', '9.2', '9.3', '9.4'],
  ...['10', '10.1', '10.2', '10.3', '11'],
  ...['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10', 'Q11', 'Q12', 'Q13', 'Q14', 'Q15'],
  ...['Q16', 'Q17', 'Q18', 'Q19', 'Q20', 'Q21', 'Q22', 'Q23', 'Q24', 'Q25', 'Q26', 'Q27', 'Q28', 'Q29'],
  ...['12', '12.map', '12.units', '12.turns', '12.balance', '13'],
] as const;
export type RuleId = (typeof RULE_IDS)[number];
