import type { LaterId, Readings, RulingTable } from '../../kits/rulings/rulings.ts';

/** The version of the rules for new matches; older matches keep theirs (ADR 0020). */
export const RULES_VERSION = 3;

/** Readings of open questions (rules file, 5.2), the recommended one first. `before`: that of matches older than it. */
export const RULINGS = {
  /** the mall of the year-end bonus. */
  'year-end-pool': { values: ['own', 'own-and-common'], rule: 'R-29' },
  /** R-23 asks if a winning defender takes an uncontrolled zone. */
  'defender-takes-zone': { values: ['yes', 'no'], rule: 'R-23' },
  /** R-31 asks if the Axis may spend its first Big Push on an ordinary one. */
  'first-push': { values: ['barbarossa', 'any'], rule: 'R-31', formerly: { until: 3, value: 'any' } },
  /** Sicily–Naples while the Sicily Sea is uncontrolled. */
  'open-strait': { values: ['closed', 'open'], rule: 'R-03' },
  /** R-20 asks how control of the zone itself counts for the Sea bonus. */
  'sea-bonus': { values: ['with-neighbours', 'by-itself'], rule: 'R-20' },
  /** ask which zones Overlord needs. */
  'overlord-zone': {
    values: ['channel', 'biscay-or', 'mid-atlantic-and'],
    rule: 'R-34',
    formerly: { until: 3, value: 'biscay-or' },
  },
  /** re-rolls of two bonus cards. */
  'two-bonus-cards': { values: ['joint', 'each'], rule: 'R-22' },
  /** ask if Barbarossa and Bagration may stop after their first attack. */
  'operation-attacks': { values: ['may-stop', 'all'], rule: 'R-68' },
  /** an enemy event that lowers the hand size. */
  'enemy-event': { values: ['discard', 'cut-down'], rule: 'R-74' },
  /** the sides that the icons of events bind. */
  icons: { values: ['attacker', 'both'], rule: 'R-77' },
  /** the die that keeps ENIGMA. */
  'enigma-keeps-on': { values: ['4', '2', '3', '5', '6'], rule: 'R-90' },
  /** Events file, section 2: all 56 cards, or the 48 that are attested. */
  'event-set': { values: ['full', 'attested'], rule: '4.2' },
  /** R-98 asks whose marker Overlord's zone may have. */
  'overlord-control': { values: ['allied', 'western'], rule: 'R-98', before: 'western' },
  /** R-99 asks if the Allies gain by an Axis reshuffle that ends the last year. */
  'last-reshuffle': { values: ['at-once', 'after-gain'], rule: 'R-99', before: 'after-gain' },
  /** R-36 asks which zones close to the Axis in 1944. */
  'closed-zones': { values: ['overlord', 'every'], rule: 'R-36', before: 'overlord' },
} as const satisfies RulingTable;

export type RulingId = keyof typeof RULINGS;
export type Rulings = Readings<typeof RULINGS>;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** The first version that asked; other questions are as old as the game. */
const ASKED_SINCE: Readonly<Record<LaterId<typeof RULINGS>, number>> = {
  'overlord-control': 2,
  'last-reshuffle': 2,
  'closed-zones': 3,
};
const askedSince = (id: RulingId): number => (id in ASKED_SINCE ? ASKED_SINCE[id as keyof typeof ASKED_SINCE] : 1);

export const rulingsOf = (version: number): readonly RulingId[] => RULING_IDS.filter((id) => version >= askedSince(id));

export const laterRuling = <K extends LaterId<typeof RULINGS>>({ rulings }: { readonly rulings: Rulings }, id: K) =>
  rulings[id] ?? RULINGS[id].before;
