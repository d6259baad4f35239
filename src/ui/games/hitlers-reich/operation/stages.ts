/** The stages of an operation, from the log that both players read, and from what may still be attacked. */
import type { Side, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { isOpening, isResult, sideIn } from '../conflict-panel/record.ts';
import { isHeldBy, type HrMove, type HrScene } from '../lookup.ts';
import { attacksIn, isAim, isAttack, isBlitz, type Attack } from '../verbs.ts';
import { operationIn, type RunningOperation } from './operation-in.ts';

/**
 * - `won`, `lost` and `fought` are over; of `fought` the log does not tell the end
 * - `now` is chosen at the moment
 * - `open` is still to come
 * - `held` needs no attack any more: a blitz has taken the area
 * - `shut` cannot be attacked from anywhere now
 */
export type StageState = 'won' | 'lost' | 'fought' | 'now' | 'open' | 'held' | 'shut';

export interface Stage {
  /** From 1, in the order in which they are fought. */
  readonly no: number;
  readonly state: StageState;
  /** An area, a zone, or the event that a Big Push tries for; null where it is not chosen yet. */
  readonly target: string | null;
  readonly isEvent: boolean;
  readonly origin: SpaceId | null;
  /** The total of the attacker first. */
  readonly totals: readonly [number, number] | null;
  /** Its dice can be counted from this move. */
  readonly move: HrMove | null;
  readonly blitzes: readonly Fought[];
}

export interface Operation extends RunningOperation {
  readonly stages: readonly Stage[];
}

interface Fought {
  readonly target: string;
  readonly origin: SpaceId | null;
  readonly kind: 'attack' | 'blitz' | 'try';
  readonly isWon: boolean | null;
  readonly totals: readonly [number, number] | null;
}

const BEGINS: Readonly<Record<RunningOperation['id'], RegExp>> = {
  barbarossa: /^hr\.log\.barbarossa$/,
  overlord: /^hr\.log\.overlord$/,
  bagration: /^hr\.log\.bagration$/,
  push: /^hr\.log\.push-(?:events|attacks)$/,
};

/** Fights since the operation began, in order. */
function listFought(lines: readonly Line[], { id, side }: RunningOperation): readonly Fought[] {
  const from = lines.findLastIndex(({ key }) => BEGINS[id].test(key));
  const fought: Fought[] = [];
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    const last = fought.at(-1);
    if (isOpening(line)) fought.push(openedBy(line));
    else if (last && isResult(line)) fought[fought.length - 1] = { ...last, ...endedBy(line, side) };
  }
  return fought;
}

function openedBy({ key, params = {} }: Line): Fought {
  const { origin } = params;
  const kind = key === 'hr.log.tried' ? 'try' : key === 'hr.log.blitz' ? 'blitz' : 'attack';
  return {
    target: String(params[kind === 'try' ? 'event' : 'target']),
    origin: typeof origin === 'string' ? origin : null,
    ...{ kind, isWon: null, totals: null },
  };
}

function endedBy(line: Line, side: Side): Pick<Fought, 'isWon' | 'totals'> {
  const [axis, allies] = [Number(line.params?.['axis']), Number(line.params?.['allies'])];
  return { isWon: sideIn(line) === side, totals: side === 'axis' ? [axis, allies] : [allies, axis] };
}

/** The fights that are stages, each with the blitzes and events that follow from it. */
function inStages(fought: readonly Fought[], { id }: RunningOperation): readonly (readonly Fought[])[] {
  const isEvents = id === 'push' && fought[0]?.kind === 'try';
  const stages: Fought[][] = [];
  for (const fight of fought) {
    const isStage = id === 'overlord' ? fight.kind !== 'try' : fight.kind === (isEvents ? 'try' : 'attack');
    if (isStage) stages.push([fight]);
    else stages.at(-1)?.push(fight);
  }
  return stages;
}

const targetOf = (move: HrMove | null): string | null =>
  move === null ? null : 'target' in move ? move.target : isAim(move) ? move.event : null;

export function readOperation(
  scene: HrScene,
  lines: readonly Line[],
  moves: readonly HrMove[],
  chosen: HrMove | null,
): Operation | null {
  const running = operationIn(scene.view);
  if (!running) return null;
  const { made, of, isAsked } = running;
  const fought = inStages(listFought(lines, running), running).slice(0, made);
  const picked = isAsked ? targetOf(chosen) : null;
  const others = picked === null && isAsked ? [] : listOpen(scene, running, moves, picked);
  const stages = Array.from({ length: of }, (_, at): Stage => {
    if (at < made) return foughtStage(at, fought[at]);
    if (at === made && isAsked) return { ...stageOf(at, 'now', picked, chosen), ...startOf(scene, chosen) };
    const [target, state] = others[at - made - (isAsked ? 1 : 0)] ?? [null, 'open'];
    return stageOf(at, state, target, attackOn(moves, target));
  });
  return { ...running, stages };
}

const attackOn = (moves: readonly HrMove[], target: string | null): Attack | null =>
  attacksIn(moves).find((move) => move.target === target) ?? null;

function stageOf(at: number, state: StageState, target: string | null, move: HrMove | null): Stage {
  const isMeant = move !== null && targetOf(move) === target;
  return {
    ...{ no: at + 1, state, target, totals: null, blitzes: [] },
    isEvent: move !== null && isAim(move),
    origin: isMeant && isAttack(move) ? move.origin : null,
    move: isMeant && (isAttack(move) || isBlitz(move)) ? move : null,
  };
}

/** A blitz starts from the area gained last. */
function startOf({ view: { question } }: HrScene, move: HrMove | null): Partial<Pick<Stage, 'origin'>> {
  return move && isBlitz(move) && question && 'origin' in question ? { origin: question.origin } : {};
}

function foughtStage(at: number, fights: readonly Fought[] | undefined): Stage {
  const [fight, ...more] = fights ?? [];
  if (!fight) return stageOf(at, 'fought', null, null);
  const { target, origin, totals, isWon, kind } = fight;
  const state = isWon === null ? 'fought' : isWon ? 'won' : 'lost';
  const blitzes = more.filter((one) => one.kind === 'blitz');
  return { no: at + 1, state, target, isEvent: kind === 'try', origin, totals, move: null, blitzes };
}

/** Barbarossa names its targets; what can be attacked comes first, in the order of the list. */
function listOpen(
  scene: HrScene,
  { id, side, isAsked }: RunningOperation,
  moves: readonly HrMove[],
  picked: string | null,
): readonly (readonly [SpaceId, StageState])[] {
  const left = id === 'barbarossa' ? (scene.view.operation?.cubes ?? []) : [];
  const legal = unique(attacksIn(moves).map(({ target }) => target)).filter((target) => left.includes(target));
  const rest = left.filter((target) => !legal.includes(target));
  const stateOf = (target: SpaceId): StageState => (isHeldBy(scene, target, side) ? 'held' : isAsked ? 'shut' : 'open');
  return [
    ...legal.map((target) => [target, 'open'] as const),
    ...rest.map((target) => [target, stateOf(target)] as const),
  ].filter(([target]) => target !== picked);
}

/** Counts the attacks that stopping now gives up. */
export function countLeft({ view, facts }: HrScene): number {
  const running = operationIn(view);
  if (!running) return 0;
  if (running.id !== 'barbarossa') return running.of - running.made;
  return (view.operation?.cubes ?? []).filter((id) => !isHeldBy({ view, facts }, id, running.side)).length;
}
