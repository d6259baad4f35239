import type { BtmEvent } from '../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import { SIDES, type CardId, type Side, type UnitId } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { winnerWith } from '../../engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { LabKit, Use, Detail } from '../lab-kit.ts';
import type { CardFacts } from '../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmFacts } from '../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { sayIn } from '../../engine/kits/position-edit/telling.ts';
import { unitRef } from '../../engine/kits/pointing/targets.ts';
import { isOrNot, ofNumber, tell } from '../details.ts';

const say = sayIn('btm');

/** Says where a unit is, in a hex or a rear area, with its state (§2.3, §10.5, §13.1). */
function placeOf({ units }: BtmView, { turns }: BtmFacts, id: UnitId): Line {
  const { place = '', spent = false } = units[id] ?? {};
  if (place === 'eliminated' || place === 'surrendered') return { key: `btm.lab.${place}` };
  const turn = Number(/^turn-(\d+)$/.exec(place)?.[1] ?? 0);
  if (turn > 0) return turn > turns.length ? { key: 'btm.lab.left' } : { key: 'btm.lab.turn', params: { turn } };
  return { key: spent ? 'btm.lab.at.spent' : 'btm.lab.at', params: { place } };
}

/** §14: named or not, and whether it has fallen. */
function heroOf({ hero: { hex, used, doubled } }: BtmView): Line {
  if (!used) return say('hero.none');
  if (hex !== null) return say('hero.city', { hex });
  return doubled === null ? say('hero.fallen') : say('hero.fallen-city', { hex: doubled });
}

function nameUsed({ cards }: BtmFacts, side: Side, { id: card, name }: CardFacts): Line {
  const alike = cards[side].filter((one) => one.name === name);
  if (alike.length === 1) return { key: 'btm.lab.card', params: { side, card } };
  const n = alike.findIndex(({ id }) => id === card) + 1;
  return { key: 'btm.lab.card.copy', params: { side, card, n, of: alike.length } };
}

const detailsOf = (view: BtmView, facts: BtmFacts): readonly Detail[] => [
  ...facts.turns
    .filter(({ turn }) => turn === view.turn)
    .map(({ weather }) => tell('weather', say('told.weather'), { key: `table.btm.weather.${weather}` })),
  ...SIDES.flatMap((side) => [
    tell(`hand ${side}`, { key: 'btm.lab.hand', params: { side } }, ofNumber(view.cards[side].handSize)),
    // Open once they are used (§5.2).
    ...facts.cards[side].map((card) =>
      tell(`card ${card.id}`, nameUsed(facts, side, card), isOrNot(view.cards[side].discard.includes(card.id))),
    ),
  ]),
  tell('hero', say('field.hero'), heroOf(view)),
  ...(view.options.moscow ? [tell('moscow', say('field.moscow-taken'), isOrNot(view.moscowEverGerman))] : []),
  tell('free rail', { key: 'btm.lab.free-rail' }, isOrNot(view.freeRailUsed)),
  ...facts.units.map(({ id }) => tell(unitRef(id), say('piece', { unit: id }), placeOf(view, facts, id))),
];

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
  yearOf: () => null,
  groupsOf: () => [],
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
