import { FACTIONS, type Faction, type Side, type UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import { winnerOf } from '../../engine/games/hitlers-last-battles/rules/score.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { LabKit, Use, Detail } from '../lab-kit.ts';
import type { HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../engine/games/hitlers-last-battles/view.ts';
import { sayIn } from '../../engine/kits/position-edit/telling.ts';
import { unitRef } from '../../engine/kits/pointing/targets.ts';
import { isOrNot, ofNumber, tell } from '../details.ts';

const say = sayIn('hlb');

const detailsOf = (
  { units, markers, strategic }: HlbView,
  { units: all, markers: allMarkers }: HlbFacts,
): readonly Detail[] => [
  // §6: tells who carries which attack marker.
  ...allMarkers.map(({ id: marker }) => {
    const unit = markers[marker] ?? null;
    return tell(marker, say('marker', { marker }), unit === null ? say('marker.none') : say('piece', { unit }));
  }),
  // §5, §6: tells what is left of the strategic phase.
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

/** Hexes belong to factions (§2.4); units that attack are used (§8). */
export const lab: LabKit<HlbTypes> = {
  places: ({ hexes, links }) => hexes.map(({ id }) => id).filter((hex) => hex in links),
  holderOf: ({ control }, { sideOf }, place) => {
    const faction = (control as Readonly<Record<string, Faction | undefined>>)[place];
    return faction === undefined ? null : sideOf[faction];
  },
  leaderOf: ({ score }) => winnerOf(score),
  yearOf: () => null,
  groupsOf: () => [],
  piecesOf: (view, { units, sideOf }) =>
    units
      .filter(({ id }) => view.units[id]?.hex !== null)
      .map(({ id, faction }) => ({ seat: sideOf[faction], piece: `unit:${id}` })),
  detailsOf,
  watchUses({ units, sideOf }) {
    const sides = new Map<UnitId, Side>(units.map(({ id, faction }) => [id, sideOf[faction]]));
    const uses: Use<Side>[] = [];
    return {
      hear(event) {
        if (event.type !== 'rolled') return;
        const seat = sides.get(event.attacker);
        if (seat) uses.push({ seat, kind: 'unit', id: event.attacker, success: event.diff > 0 });
      },
      list: () => uses,
    };
  },
};
