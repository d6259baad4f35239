/** Rolled against expected. Data only: the players decide what is lucky. */
import type { Point, Timeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Odds, Rolled, SeatRoll, Types } from '../engine/kernel/types.ts';
import type { Faces, Luck, LuckRow, SeatLuck } from './audit-types.ts';

const chanceOf = ({ total, outcomes }: Odds): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome.success ? outcome.count : 0), 0) / total;

/** The test of chance that a move brought: its odds beforehand, and the result. Null where nothing was tested. */
function rowOf<T extends Types>(
  def: GameDefinition<T>,
  before: Point<T>,
  after: Point<T>,
  move: number,
  rolled: readonly Rolled[],
): LuckRow | null {
  const { entry, seat } = after;
  const made = entry && def.words.parse(entry.move);
  const outcome = rolled.find((one) => one.outcome !== null)?.outcome;
  if (!entry || !made || seat === null || outcome === undefined || outcome === null) return null;
  const odds = def.foresight.preview(before.state, made).odds;
  const came = odds?.outcomes.find((one) => one.id === outcome);
  if (!odds || !came) return null;
  return { move, notation: entry.move, seat, chance: chanceOf(odds), success: came.success, outcome };
}

const byKey = <X>(items: readonly X[], key: (item: X) => string): X[][] => {
  const groups = new Map<string, X[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
};

function facesOf(rolls: readonly SeatRoll[]): Faces[] {
  return byKey(rolls, (roll) => `${roll.seat} ${roll.sides}`).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { seat, sides } = first;
    const faces = group.flatMap((roll) => roll.faces);
    const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + 1).length);
    const mean = faces.length === 0 ? 0 : faces.reduce((sum, face) => sum + face, 0) / faces.length;
    return [
      {
        seat,
        sides,
        counts,
        rolls: faces.length,
        mean,
        expectedMean: (sides + 1) / 2,
        hits: group.reduce((sum, roll) => sum + roll.hits, 0),
        expectedHits: group.reduce((sum, roll) => sum + roll.expectedHits, 0),
      },
    ];
  });
}

const seatLuck = (rows: readonly LuckRow[]): SeatLuck[] =>
  byKey(rows, (row) => row.seat).map((group) => ({
    seat: group[0]?.seat ?? '',
    tests: group.length,
    expected: group.reduce((sum, row) => sum + row.chance, 0),
    achieved: group.filter((row) => row.success).length,
  }));

/** Includes a line that is being tried: it is what the players look at. */
export function luck<T extends Types>(def: GameDefinition<T>, { points, base }: Timeline<T>): Luck {
  const older = base?.history.length ?? 0;
  const rows: LuckRow[] = [];
  const rolls: SeatRoll[] = [];
  if (!def.chance) return { faces: [], rows, seats: [] };
  points.forEach((after, i) => {
    const before = points[i - 1];
    const rolled = after.events.flatMap((event) => def.chance?.rolls(event) ?? []);
    rolls.push(...rolled.flatMap((one) => one.rolls));
    const row = before ? rowOf(def, before, after, older + i, rolled) : null;
    if (row) rows.push(row);
  });
  return { faces: facesOf(rolls), rows, seats: seatLuck(rows) };
}
