/** The features in terms of themes for a person of either side. */
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { Theme, ThemesOf } from '../themes.ts';
import { FEATURES } from './features.ts';

type Feature = (typeof FEATURES)[number];

const AXIS: Partial<Readonly<Record<Feature, Theme>>> = {
  'Axis hand size': 'hand-sizes',
  'Axis hand size under 2': 'hand-sizes',
  'Axis hand size under 4': 'hand-sizes',
  'Axis hand size under 6': 'hand-sizes',
  'Allied hand size': 'hand-sizes',
  'Allied hand size under 2': 'hand-sizes',
  'Allied hand size under 4': 'hand-sizes',
  'Allied hand size under 6': 'hand-sizes',
  'lead in hand size by how much of the war is over': 'hand-sizes',
  'lead in hand size in the last year': 'hand-sizes',
  'years that are over': 'years',
  'Axis cylinder ahead': 'years',
  'Axis deck': 'decks',
  'Allied deck': 'decks',
  'Axis centres lost': 'centres',
  'Axis centres lost, above three': 'centres',
  'Soviet centres lost': 'enemy-centres',
  'Soviet centres lost, above three': 'enemy-centres',
  'Western centres lost': 'enemy-centres',
  'Western centres lost, above three': 'enemy-centres',
  'Berlin lost': 'centres',
  'London and Moscow lost': 'enemy-centres',
  'Axis drums threatened': 'threats',
  'Allied drums threatened': 'threats',
  'Axis areas': 'areas',
  'Allied areas': 'areas',
  'Axis zones': 'areas',
  'Allied zones': 'areas',
  'Axis events': 'events',
  'Allied events': 'events',
  'Axis Big Push': 'push',
  'Allied Big Push': 'push',
  'the Pact holds': 'turning-points',
  'Overlord still to come': 'turning-points',
  'Italy stands': 'turning-points',
  'Axis fortresses': 'fortresses',
  'Allied fortresses': 'fortresses',
  // For a hidden hand the mean of the dealt ones.
  'quality of the Axis hand': 'hands',
  'quality of the Allied hand': 'hands',
};

const MIRRORED: Partial<Readonly<Record<Theme, Theme>>> = { centres: 'enemy-centres', 'enemy-centres': 'centres' };

const axis = FEATURES.map((feature): Theme => AXIS[feature] ?? 'other');
const allies = axis.map((theme) => MIRRORED[theme] ?? theme);

export const themesOf: ThemesOf<HrTypes> = (seat) => (seat === 'axis' ? axis : allies);
