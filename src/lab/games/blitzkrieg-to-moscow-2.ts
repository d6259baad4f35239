import type { BtmEvent } from '../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { CardId, Side, UnitId } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { winnerWith } from '../../engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { LabKit, Use } from '../lab-kit.ts';
import { detailsOf } from './details/blitzkrieg-to-moscow-2.ts';

interface Attack {
  readonly side: Side;
  readonly attackers: readonly UnitId[];
  readonly cards: { readonly seat: Side; readonly id: CardId; isCancelled: boolean }[];
  /** Null until a die was rolled. */
  hasCleared: boolean | null;
}

/** Hexes are German or Soviet (§4.2); units that attack are used, and cards that are played. */
export const lab: LabKit<BtmTypes> = {
  places: ({ hexes }) => hexes.map(({ id }) => id),
  holderOf: ({ germanHexes }, _facts, place) => (germanHexes.includes(place) ? 'german' : 'soviet'),
  leaderOf: ({ score }, { scoring }) => winnerWith(score.total, scoring),
  piecesOf: (view, { units }) =>
    units
      .filter(({ id }) => !['eliminated', 'surrendered'].includes(view.units[id]?.place ?? ''))
      .map(({ id, side }) => ({ seat: side, piece: `unit:${id}` })),
  detailsOf,
  watchUses({ units }) {
    const sides = new Map<UnitId, Side>(units.map(({ id, side }) => [id, side]));
    const uses: Use<Side>[] = [];
    let attack: Attack | null = null;
    const listOf = ({ side, attackers, cards, hasCleared }: Attack): readonly Use<Side>[] => [
      ...attackers.map((id) => ({ seat: side, kind: 'unit', id, success: hasCleared === true }) as const),
      ...cards.map(({ seat, id, isCancelled }) => {
        const success = !isCancelled && (seat === side) === (hasCleared === true);
        return { seat, kind: 'card', id, success } as const;
      }),
    ];
    const end = () => {
      if (attack) uses.push(...listOf(attack));
      attack = null;
    };
    return {
      hear(event: BtmEvent) {
        if (event.type === 'phase-began') end();
        if (event.type === 'attack-declared') {
          end();
          const side = sides.get(event.attackers[0] ?? '');
          if (side) attack = { side, attackers: event.attackers, cards: [], hasCleared: null };
        }
        if (event.type === 'rolled' && attack) attack.hasCleared = event.result !== '-';
        if (event.type === 'card-played') {
          const { side: seat, card: id } = event;
          if (attack) attack.cards.push({ seat, id, isCancelled: false });
          else uses.push({ seat, kind: 'card', id, success: null });
        }
        if (event.type === 'card-cancelled')
          for (const card of attack?.cards ?? []) card.isCancelled ||= card.id === event.card;
      },
      list: () => [...uses, ...(attack ? listOf(attack) : [])],
    };
  },
};
