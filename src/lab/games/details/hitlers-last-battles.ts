/** Facts in which two positions of Hitler's Last Battles may differ besides control. */
import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import { FACTIONS } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { sayIn } from '../../../engine/kits/position-edit/telling.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { isOrNot, ofNumber, tell } from '../../details.ts';
import type { Detail } from '../../lab-kit.ts';

const say = sayIn('hlb');

export const detailsOf = (
  { units, markers, strategic }: HlbView,
  { units: all, markers: allMarkers }: HlbFacts,
): readonly Detail[] => [
  // §6: who carries which attack marker.
  ...allMarkers.map(({ id: marker }) => {
    const unit = markers[marker] ?? null;
    return tell(marker, say('marker', { marker }), unit === null ? say('marker.none') : say('piece', { unit }));
  }),
  // §5, §6: what is left of the strategic phase.
  tell('volkssturm', { key: 'hlb.lab.volkssturm' }, isOrNot(strategic.volkssturm)),
  ...FACTIONS.map((faction) =>
    tell(
      `replacements ${faction}`,
      { key: 'hlb.lab.replacements', params: { faction } },
      ofNumber(strategic.replacementsLeft[faction]),
    ),
  ),
  tell('markers left', { key: 'hlb.lab.markers-left' }, ofNumber(strategic.markersLeft)),
  ...all.map(({ id: unit }) => {
    const hex = units[unit]?.hex ?? null;
    return tell(unitRef(unit), say('piece', { unit }), hex === null ? { key: 'hlb.lab.pool' } : say('place', { hex }));
  }),
];
