/** The version of these rules that new matches are played by; a match of an older one keeps it (ADR 0020). */
export const RULES_VERSION = 2;

/**
 * Questions the rulebook leaves open (rules file, section 5.2). Each is chosen when a game is set up, and kept in its
 * state; the first value is the one this product recommends.
 */
export const RULINGS = {
  /** which mall the year-end bonus is drawn from. */
  'year-end-pool': { values: ['own', 'own-and-common'], rule: 'R-29' },
  /** whether a winning defender takes a zone that nobody controlled. */
  'defender-takes-zone': { values: ['yes', 'no'], rule: 'R-23' },
  /** whether the Axis may spend its first Big Push on an ordinary one. */
  'first-push': { values: ['any', 'barbarossa'], rule: 'R-31' },
  /** Sicily–Naples while nobody controls the Sicily Sea. */
  'open-strait': { values: ['closed', 'open'], rule: 'R-03' },
  /** how control of the zone itself counts for the Sea bonus. */
  'sea-bonus': { values: ['with-neighbours', 'by-itself'], rule: 'R-20' },
  /** the second zone of Overlord. */
  'overlord-zone': { values: ['biscay-or', 'mid-atlantic-and'], rule: 'R-34' },
  /** re-rolls of two bonus cards. */
  'two-bonus-cards': { values: ['joint', 'each'], rule: 'R-22' },
  /** whether Barbarossa and Bagration may stop after their first attack. */
  'operation-attacks': { values: ['may-stop', 'all'], rule: 'R-68' },
  /** an enemy event that lowers the hand size. */
  'enemy-event': { values: ['discard', 'cut-down'], rule: 'R-74' },
  /** whom the icons of the events bind. */
  icons: { values: ['attacker', 'both'], rule: 'R-77' },
  /** what ENIGMA's die must show for it to stay. */
  'enigma-keeps-on': { values: ['4', '2', '3', '5', '6'], rule: 'R-90' },
  /** Events file, section 2: all 56 cards, or the 48 that are attested. */
  'event-set': { values: ['full', 'attested'], rule: '4.2' },
} as const satisfies Readonly<Record<string, { readonly values: readonly string[]; readonly rule: string }>>;

export type RulingId = keyof typeof RULINGS;
export type Rulings = { readonly [K in RulingId]: (typeof RULINGS)[K]['values'][number] };

export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];
export const DEFAULT_RULINGS = Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[0]])) as Rulings;
