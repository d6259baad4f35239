/** *Why can't I?* for anything on the table that is not offered now: the moves that could have been meant, refused. */
import { decide } from '../../kernel/runner.ts';
import type { Reason, TargetRef } from '../../kernel/types.ts';
import type { Target } from '../../kits/pointing/targets.ts';
import { explainTarget, isOffered, listOne, type WhyNot } from '../../kits/pointing/why-not.ts';
import type { Meant } from './explain/meant.ts';
import { BY_STEPS } from './explain/moves.ts';
import { explainByHex, explainTargets } from './explain/targets.ts';
import type { AskFrame } from './frames.ts';
import { commands, moveOfButton, type Move } from './moves.ts';
import { NONE } from './numbers.ts';
import type { Tables } from './tables.ts';
import { sideOf, topFrame, unitState } from './rules/field.ts';
import { explainPayment } from './rules/rail.ts';
import { gameOver, refusal, unknownId, wrongPlayer, type RefusalCode } from './rules/reason.ts';
import { deciderOf, isAskFrame, stepKey } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { BtmTypes, Game } from './types.ts';
import { refuse } from './verbs/verbs.ts';

/** Reasons, the nearest first: one for each move that could have been meant. Empty when `target` is offered. */
export function explain(
  game: Game,
  state: BtmState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const { tables } = game;
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return [gameOver()];
  const moves = decide<BtmTypes>(game, state)?.moves ?? [];
  const question: WhyNot<Move> = {
    moves,
    targetsOf: commands.targets,
    isKnown: ({ kind, id }) =>
      kind === 'button' ? id === FREE_RAIL || intendedBy(tables, frame, id) !== null : tables.isKnown(kind, id),
    refusals(picks, pointed) {
      const meant = readMeant({ tables, state, frame, side: deciderOf(frame), moves }, picks, pointed);
      if (pointed.kind === 'button') return explainButton(meant, pointed.id);
      const place = foePlace(meant, picks, pointed);
      if (place === null) return explainThing(meant);
      if (isOffered(question, picked, `space:${place}`)) return [explainByHex(pointed.id, place)];
      return explainThing(readMeant(meant, picks, { kind: 'space', id: place }));
    },
    rankOf,
    unknown: unknownId,
    halfMade: ({ kind, id }) => refusal(`WRONG_STEP.picked-${kind}`, '5', { [kind]: id }),
    wrongKind: ({ kind, id }) => refusal(`WRONG_STEP.${kind}`, '5', { [kind]: id, step: stepKey(frame.at) }),
  };
  return explainTarget(question, picked, target);
}

/** Codes by how near the move came, the nearest first; equal ones keep the order in which they were found. */
const KINDS: readonly (readonly RefusalCode[])[] = [
  // The right thing in the right place, against one rule.
  ['STACKING', 'ZONE_TO_ZONE', 'STOP_HEX', 'ENEMY_HEX', 'WATER', 'NOT_SUPPLIED', 'NOT_SPENT', 'NOT_EXCESS', 'NO_ENEMY'],
  ['HERO_CITY', 'RAIL_END', 'RAIL_GROUP', 'REBUILD_LIMIT', 'REBUILD_COST', 'SEA_UNIT', 'FREE_SETUP'],
  ['BAD_RETREAT', 'BAD_ADVANCE', 'BAD_DEFENCE', 'BAD_DRAW', 'ENEMY_REAR'],
  // Used up.
  ['ALREADY_MOVED', 'ALREADY_ATTACKED', 'ROMANIA_TURN_1', 'RAIL_LIMIT', 'SHIFT_LIMIT', 'HERO_USED', 'ARRIVALS_LEFT'],
  ['TANK_COUNT', 'MIXED_ACTION', 'ONE_TARGET'],
  // In the wrong place.
  ['MOVE_LIMIT', 'NOT_ADJACENT', 'BAD_PATH', 'BAD_AREA'],
  // The means are missing.
  ['CARD_USE', 'CARD_NOT_IN_HAND', 'NO_WINDOW'],
  // The wrong thing.
  ['NOT_A_TANK', 'NOT_ON_MAP', 'NOT_YOUR_UNIT', 'WRONG_STEP', 'WRONG_PLAYER', 'GAME_OVER', 'UNKNOWN_ID'],
];

const RANK_OF: ReadonlyMap<string, number> = new Map(
  KINDS.flatMap((codes, rank) => codes.map((code) => [code, rank] as const)),
);

const rankOf = ({ code, key }: Reason): number => (key === BY_STEPS ? -1 : (RANK_OF.get(code) ?? KINDS.length));

const FREE_RAIL = 'rail-free';

/** The move of a button; a defence is for the unit that is asked about, and any will do where none is. */
function intendedBy(t: Tables, frame: AskFrame, button: string): Move | null {
  const verb = commands.verbOfButton(button);
  const unit = frame.at === 'combat/defence' ? frame.undecided[0] : t.unitIds[0];
  return moveOfButton(button) ?? (verb && commands.parse(`${verb} ${unit} ${button.slice(verb.length + 1)}`));
}

/** The first pick of each kind but the one that is pointed at. */
function readMeant(
  asked: Omit<Meant, 'unit' | 'space' | 'card' | 'pointed'>,
  picks: readonly Target[],
  pointed: Target,
): Meant {
  const idOf = (kind: Target['kind']): string | null =>
    pointed.kind === kind ? pointed.id : (picks.findLast((pick) => pick.kind === kind)?.id ?? null);
  return { ...asked, unit: idOf('unit'), space: idOf('space'), card: idOf('card'), pointed: pointed.kind };
}

/** Steps in which an own unit that is picked goes somewhere, or attacks there. */
const GOES_AT: ReadonlySet<AskFrame['at']> = new Set(['movement/move', 'breakthrough/action', 'breakthrough/second']);

/** After a unit of the side is picked, pointing at an enemy unit means the place that this unit is in. */
function foePlace({ tables: t, state, frame, side }: Meant, picks: readonly Target[], pointed: Target): string | null {
  if (pointed.kind !== 'unit' || !GOES_AT.has(frame.at) || sideOf(t, pointed.id) === side) return null;
  const isOwnPicked = picks.some(({ kind, id }) => kind === 'unit' && sideOf(t, id) === side);
  const { place } = unitState(state, pointed.id);
  return isOwnPicked && t.placeNo(place) !== NONE ? place : null;
}

function explainButton({ tables: t, state, frame }: Meant, button: string): readonly Reason[] {
  if (button === FREE_RAIL && frame.at === 'logistics/rail')
    return listOne(explainPayment(t, state, frame.side, 'free'));
  const move = intendedBy(t, frame, button);
  return listOne(move && refuse(t, state, move));
}

/** Reasons for a unit, a place or a card. */
function explainThing(meant: Meant): readonly Reason[] {
  const { tables: t, frame, side, unit, pointed } = meant;
  const reasons = explainTargets(meant);
  if (reasons.length > 0 || pointed !== 'unit' || unit === null || !('side' in frame)) return reasons;
  return frame.side !== side && frame.side === sideOf(t, unit) ? [wrongPlayer(side)] : [];
}
