/**
 * The drawn water behind the river flag of a hex (§8.3: a defender in a river hex adds 1). The flag belongs to the hex
 * in this game, not to a hexside; these stretches are drawn strongly inside their hex. The build fails unless the list
 * names exactly the flagged hexes and each water crosses its hex.
 */
export const RULE_RIVERS: Readonly<Record<string, readonly string[]>> = {
  '0303': ['rhine', 'waal', 'maas'],
  '0402': ['weser'],
  '0403': ['rhine'],
  '0404': ['rhine'],
  '0502': ['elbe'],
  '0603': ['elbe'],
  '0604': ['danube'],
  '0702': ['oder'],
  '0703': ['oder', 'neisse'],
  '0705': ['danube'],
  '0801': ['vistula'],
  '0802': ['warthe'],
  '0803': ['oder'],
  '0804': ['march', 'waag'],
  '0805': ['danube'],
  '0902': ['geserich', 'narien', 'lansk', 'mucker', 'beldahn', 'nieden'],
  '0903': ['vistula'],
  '0904': ['vistula'],
  '1001': ['niemen'],
};
