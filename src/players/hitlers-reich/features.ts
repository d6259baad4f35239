/** Features that decide the war, in words and numbers; all from the Axis side. */
import type { Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { readyAids } from './aids.ts';
import type { Mind } from './mind.ts';
import { heldWorth, keepsFor } from './prizes.ts';
import type { Sight, Table } from './sight.ts';
import { holderOf, type Place } from './worth.ts';

const under = (size: number, than: number): number => Math.max(0, than - size);

interface Ground {
  readonly lost: Readonly<Record<'axis' | 'soviet' | 'western', number>>;
  readonly threatened: Readonly<Record<Side, number>>;
  readonly areas: Readonly<Record<Side, number>>;
  readonly zones: Readonly<Record<Side, number>>;
}

function readGround({ board, homes }: Mind, table: Table): Ground {
  const lost = { axis: 0, soviet: 0, western: 0 };
  const [threatened, areas, zones] = [
    { axis: 0, allies: 0 },
    { axis: 0, allies: 0 },
    { axis: 0, allies: 0 },
  ];
  const isBeside = (place: Place, enemy: Side): boolean =>
    place.near.some((id) => {
      const near = board.get(id);
      return near !== undefined && !near.isSea && holderOf(table, near) === enemy;
    });
  for (const place of board.values()) {
    const holder = holderOf(table, place);
    if (holder) (place.isSea ? zones : areas)[holder] += 1;
    const home = place.drums > 0 ? homes.get(place.id) : undefined;
    if (!home) continue;
    const [owner, enemy]: [Side, Side] = home === 'axis' ? ['axis', 'allies'] : ['allies', 'axis'];
    if (holder === enemy) lost[home] += 1;
    else if (!place.isSea && isBeside(place, enemy)) threatened[owner] += place.drums;
  }
  return { lost, threatened, areas, zones };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The value of a hand relative to a middling one of its size. */
const MIDDLING = 0.17;
const qualityOf = ({ temper }: Mind, hand: readonly string[]): number =>
  sum(hand.map((card) => keepsFor(temper, card))) - MIDDLING * hand.length;

export const FEATURES = [
  'one',
  'the Axis moves next',
  'Axis hand size',
  'Axis hand size under 2',
  'Axis hand size under 4',
  'Axis hand size under 6',
  'Allied hand size',
  'Allied hand size under 2',
  'Allied hand size under 4',
  'Allied hand size under 6',
  'lead in hand size by how much of the war is over',
  'lead in hand size in the last year',
  'years that are over',
  'Axis cylinder ahead',
  'Axis deck',
  'Allied deck',
  'Axis centres lost',
  'Axis centres lost, above three',
  'Soviet centres lost',
  'Soviet centres lost, above three',
  'Western centres lost',
  'Western centres lost, above three',
  'Berlin lost',
  'London and Moscow lost',
  'Axis drums threatened',
  'Allied drums threatened',
  'Axis areas',
  'Allied areas',
  'Axis zones',
  'Allied zones',
  'Axis events',
  'Allied events',
  'Axis Big Push',
  'Allied Big Push',
  'the Pact holds',
  'Overlord still to come',
  'Italy stands',
  'Axis fortresses',
  'Allied fortresses',
  'quality of the Axis hand',
  'quality of the Allied hand',
] as const;

/** The length of the war in years, and the part of it that is over, 0 to 1. */
const overOf = ({ year, lastYear }: Table): number => Math.min(year.axis, year.allies) / lastYear;

/** Both hands are open, as in a dealt position. */
export function readFeatures(mind: Mind, { table, decks, asked }: Sight, hands: HrTypes['state']['hands']): number[] {
  const { handSize, year, lastYear, bigPush, used, pact, italySurrendered, fortresses } = table;
  const { lost, threatened, areas, zones } = readGround(mind, table);
  const lead = handSize.axis - handSize.allies;
  const isLast = year.axis >= lastYear - 1 && year.allies >= lastYear - 1;
  const holds = (id: string, side: Side) => {
    const place = mind.board.get(id);
    return place !== undefined && holderOf(table, place) === side;
  };
  const eventsOf = (side: Side) => sum(readyAids(mind.aids, table, side).map((aid) => heldWorth(mind.temper, aid)));
  const mover = asked && 'side' in asked ? asked.side : table.side;
  return [
    1,
    Number(mover === 'axis'),
    handSize.axis,
    under(handSize.axis, 2),
    under(handSize.axis, 4),
    under(handSize.axis, 6),
    handSize.allies,
    under(handSize.allies, 2),
    under(handSize.allies, 4),
    under(handSize.allies, 6),
    lead * overOf(table),
    isLast ? lead : 0,
    overOf(table),
    year.axis - year.allies,
    decks.axis / 10,
    decks.allies / 10,
    lost.axis,
    Math.max(0, lost.axis - 3),
    lost.soviet,
    Math.max(0, lost.soviet - 3),
    lost.western,
    Math.max(0, lost.western - 3),
    Number(holds('berlin', 'allies')),
    Number(holds('london', 'axis') && holds('moscow', 'axis')),
    threatened.axis,
    threatened.allies,
    areas.axis / 10,
    areas.allies / 10,
    zones.axis / 10,
    zones.allies / 10,
    eventsOf('axis'),
    eventsOf('allies'),
    Number(bigPush.axis !== 'none'),
    Number(bigPush.allies !== 'none'),
    Number(pact),
    Number(!used.overlord && year.allies >= 2),
    Number(!italySurrendered),
    fortresses.axis.length,
    fortresses.allies.length,
    qualityOf(mind, hands.axis),
    qualityOf(mind, hands.allies),
  ];
}
