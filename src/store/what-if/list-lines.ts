import { decide } from '../../engine/kernel/runner.ts';
import { present, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, TargetRef, Types } from '../../engine/kernel/types.ts';
import { placesOfDice } from '../../lab/variations/chance.ts';
import { lastRoll } from '../../lab/variations/remake.ts';
import type { NoteMoment } from '../../lab/variations/notes.ts';
import { openSandbox, type Ground, type Sandbox } from '../../lab/variations/sandbox.ts';
import { depthOf, rootVariation, withNested, type ChosenDraw, type Variation } from '../../lab/variations/study.ts';
import type { WhatIfGround } from '../types.ts';
import type { LineDie, LineKey, LineMove, LineRoll, OtherLine, WhatIfLine } from './types.ts';

export const MATCH: LineKey = 'match';
export const keyOf = (id: number | null): LineKey => (id === null ? MATCH : `v${id}`);
export const idOf = (key: LineKey): number | null => (key === MATCH ? null : Number(key.slice(1)));

/** `first` is the point that all lines of the moment share. */
export interface OpenLine {
  readonly key: LineKey;
  readonly timeline: Timeline<Types>;
  readonly first: number;
  /** Point, and place of the draw. */
  readonly chosen: readonly ChosenDraw[];
  readonly sandbox: Sandbox | null;
}

/** Returns true if the seat that looks may see the variation. */
export function isOpenTo({ study, looker }: WhatIfGround, { id }: Variation): boolean {
  const root = rootVariation(study, id);
  return root !== null && (looker === null || root.seat === null || root.seat === looker);
}

export const groundOf = ({ def, match, study }: WhatIfGround): Ground => ({ def, match, study });

/** Variations that the seat may see and that begin elsewhere than at `here`, in the order of the match. */
export const listElsewhere = (ground: WhatIfGround, here: number): readonly OtherLine[] =>
  ground.study.variations
    .filter((one) => one.parent === null && one.at !== here && isOpenTo(ground, one))
    .map(({ id, name, at }) => ({ id, name, at }))
    .sort((a, b) => a.at - b.at || a.id - b.id);

/** In the order of their tree. */
export function listAt(ground: WhatIfGround, at: number): readonly Variation[] {
  const { variations } = ground.study;
  const below = (parent: number | null): readonly Variation[] =>
    variations
      .filter((one) => one.parent === parent && (parent !== null || one.at === at) && isOpenTo(ground, one))
      .flatMap((one) => [one, ...below(one.id)]);
  return below(null);
}

/** Null where its moment is in no line of the match any more. */
export function openLine(ground: WhatIfGround, variation: Variation): OpenLine | null {
  const sandbox = openSandbox(groundOf(ground), variation);
  const root = rootVariation(ground.study, variation.id);
  if (!sandbox || !root) return null;
  const first = root.seat === null ? root.at : 0;
  return { key: keyOf(variation.id), timeline: sandbox.timeline, first, chosen: chosenIn(ground, variation), sandbox };
}

/** Chosen draws of a variation and of its parents, by the point that they led to. */
function chosenIn(ground: WhatIfGround, variation: Variation): readonly ChosenDraw[] {
  const sandbox = openSandbox(groundOf(ground), variation);
  if (!sandbox) return [];
  const own = variation.chosen.map(([move, draw]): ChosenDraw => [sandbox.first + 1 + move, draw]);
  const above = ground.study.variations.find(({ id }) => id === variation.parent);
  if (!above) return [...chosenInMatch(ground, sandbox.first), ...own];
  return [...chosenIn(ground, above).filter(([point]) => point <= sandbox.first), ...own];
}

/** Chosen draws of the match itself, where it continues from a variation of another match. */
export function chosenInMatch({ study, match }: WhatIfGround, last: number): readonly ChosenDraw[] {
  const before = match.base?.history.length ?? 0;
  return study.chosen
    .map(([move, draw]): ChosenDraw => [move - before, draw])
    .filter(([point]) => point >= 1 && point <= last);
}

const diceAt = (
  def: GameDefinition<Types>,
  point: Point<Types> | undefined,
  at: number,
  chosen: readonly ChosenDraw[],
): readonly LineDie[] =>
  point?.entry
    ? placesOfDice(def, point.events, point.entry.draws).map((place) => {
        const draw = point.entry?.draws[place];
        return {
          place,
          sides: draw?.n ?? 1,
          face: (draw?.value ?? 0) + 1,
          isChosen: chosen.some(([move, one]) => move === at && one === place),
        };
      })
    : [];

export interface ShownLine extends Pick<WhatIfLine, 'table' | 'hands' | 'isThinking' | 'canUndo' | 'name'> {
  readonly variation: Variation | null;
}

export function viewLine(ground: WhatIfGround, line: OpenLine, shown: ShownLine): WhatIfLine {
  const { def, study } = ground;
  const { timeline, first, chosen, sandbox } = line;
  const { variation, ...rest } = shown;
  const points = shown.table.read().timeline.points;
  const moves = points.slice(first + 1).map(({ notation, seat, lines, index }, at): LineMove => ({
    number: at + 1,
    seat,
    notation: notation ?? '',
    // The note about new dice at the start of a variation is left out here.
    lines: lines.filter(({ n }) => n >= 0),
    dice: diceAt(def, timeline.points[index], index, chosen),
    isChosen: chosen.some(([move]) => move === index),
    moment: momentOf(ground, variation, index),
  }));
  const root = variation && rootVariation(study, variation.id);
  const failure = sandbox?.failure ?? null;
  return {
    ...rest,
    key: line.key,
    id: variation?.id ?? null,
    parent: keyOf(variation?.parent ?? null),
    depth: variation ? (depthOf(study, variation.id) ?? 0) + 1 : 0,
    nested: variation ? withNested(study, variation.id).length - 1 : 0,
    dice: variation?.dice ?? 'fell',
    moves,
    end: momentOf(ground, variation, timeline.points.length - 1),
    roll: rollOf(ground, line, variation),
    next: decide(def, present(timeline).state)?.seat ?? null,
    isDealt: root?.seat != null,
    fault: failure ? { key: 'what-if.fault', params: { n: Math.max(1, failure.at - first) } } : null,
  };
}

/** The moment of a point: in the variation itself, or in its parent. */
function momentOf(ground: WhatIfGround, variation: Variation | null, index: number): NoteMoment {
  const sandbox = variation && openSandbox(groundOf(ground), variation);
  if (!variation || !sandbox) return { line: null, at: index };
  if (index > sandbox.first) return { line: variation.id, at: index - sandbox.first };
  const above = ground.study.variations.find(({ id }) => id === variation.parent) ?? null;
  // A variation that was dealt again is its own beginning.
  return above || variation.seat === null ? momentOf(ground, above, index) : { line: variation.id, at: 0 };
}

/** Moves before a throw that may name the place of the fight. */
const MOVES_BACK = 10;

/** Places and pieces that the last moves before a throw pointed at; no cards, which may be hidden. */
function targetsBefore(def: GameDefinition<Types>, points: readonly Point<Types>[], at: number): readonly TargetRef[] {
  for (let back = at; back > 0 && at - back < MOVES_BACK; back--) {
    const text = points[back]?.entry?.move;
    const move = text === undefined ? null : def.words.parse(text);
    const targets = move
      ? def.words.targets(move).filter((one) => one.startsWith('space:') || one.startsWith('unit:'))
      : [];
    if (targets.length > 0) return targets;
  }
  return [];
}

/** The last throw since the moment, and the source of its dice. */
function rollOf(
  { def, match, looker }: WhatIfGround,
  { timeline, first, chosen }: OpenLine,
  variation: Variation | null,
): LineRoll | null {
  const roll = lastRoll(def, timeline.points, first + 1);
  const point = roll ? timeline.points[roll.at] : undefined;
  if (!roll || !point?.entry) return null;
  const dice = diceAt(def, point, roll.at, chosen);
  const fell = match.points[roll.at]?.entry;
  const isSame =
    fell?.move === point.entry.move &&
    JSON.stringify(fell.draws) === JSON.stringify(point.entry.draws) &&
    !variation?.seat;
  const source = dice.some(({ isChosen }) => isChosen) ? 'chosen' : variation === null || isSame ? 'fell' : 'fresh';
  const seen = looker ?? def.words.moment(point.state).seat;
  return {
    ...{ seat: point.seat, dice, source, events: point.events },
    view: def.view(point.state, def.seats.includes(seen) ? seen : null),
    targets: targetsBefore(def, timeline.points, roll.at),
  };
}
