import type { Faction, Side, UnitId } from '../../engine/games/hitlers-last-battles/ids.ts';
import { winnerOf } from '../../engine/games/hitlers-last-battles/rules/score.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { LabKit, Use } from '../lab-kit.ts';
import { detailsOf } from './details/hitlers-last-battles.ts';

/** Hexes belong to factions (§2.4); units that attack are used (§8). */
export const lab: LabKit<HlbTypes> = {
  places: ({ hexes, links }) => hexes.map(({ id }) => id).filter((hex) => hex in links),
  holderOf: ({ control }, { sideOf }, place) => {
    const faction = (control as Readonly<Record<string, Faction | undefined>>)[place];
    return faction === undefined ? null : sideOf[faction];
  },
  leaderOf: ({ score }) => winnerOf(score),
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
