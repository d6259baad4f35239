import type { Groups } from '../../../map/natural-earth.ts';

/**
 * All countries of today that come near the board, as one: only their common coast is drawn. The border of June 1941 is
 * the western edge of the hexes, which the board draws by itself.
 */
export const GROUPS: Groups = {
  land: [
    'Norway', 'Sweden', 'Finland', 'Estonia', 'Latvia', 'Lithuania', 'Russia', 'Belarus', 'Ukraine', 'Moldova', 'Poland',
    'Germany', 'Denmark', 'Czechia', 'Slovakia', 'Austria', 'Hungary', 'Romania', 'Bulgaria', 'Serbia', 'Kosovo', 'Macedonia',
    'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Albania', 'Greece', 'Turkey', 'Georgia', 'Armenia', 'Azerbaijan',
    'Kazakhstan',
  ],
}; // prettier-ignore
