import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Decision, Line, Preview, TargetRef, Types } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { I18n } from '../../i18n/use-t.tsx';
import type { OpenLesson } from '../../lessons/open.ts';
import {
  answersOf,
  choose,
  explainTarget,
  goBack,
  goOn,
  goTo,
  isAnswered,
  labelMove,
  playMove,
  pointAt,
  progressOf,
  restart,
  resumeLesson,
  see,
  showMe,
  startLesson,
  stateOf,
  stepOf,
} from '../../lessons/player.ts';
import type { LessonRun } from '../../lessons/player.ts';
import type { Step } from '../../lessons/types.ts';
import { foretell } from '../../store/foretell.ts';
import { usePrefs, useUi } from '../../store/hooks.ts';
import { lessonProgress, recordOf } from '../../store/lesson-progress.ts';
import type { MapHandle } from '../map/map-viewport.tsx';
import type { GameTable, Passage, RollView, TargetState } from '../table/game-table.ts';
import { pickTarget, select } from '../table/selection.ts';
import type { Selection } from '../table/selection.ts';
import { listTargets, pointingOf } from '../table/table-lists.ts';
import { useHeldBack } from './use-held-back.ts';

export type Move = Types['move'];

/** Something pointed at that is not offered, with what the rules say about it; or what stands at a place. */
export type Aside =
  | { readonly kind: 'why'; readonly target: TargetRef; readonly reasons: readonly Line[] }
  | { readonly kind: 'place'; readonly target: TargetRef; readonly passages: readonly Passage[] };

/** What the parts of a lesson share: the run as it shows, what may be picked, and what the learner can do. */
export interface LessonModel {
  readonly open: OpenLesson;
  readonly table: GameTable;
  readonly i18n: I18n;
  /** The run as the screen shows it; behind the newest one while dice tumble. */
  readonly run: LessonRun;
  /** Null once all steps are done. */
  readonly step: Step | null;
  readonly isAnswered: boolean;
  readonly facts: object;
  readonly view: object;
  readonly decision: Decision<Types> | null;
  readonly events: readonly Types['event'][];
  readonly moves: readonly Move[];
  readonly selection: Selection<Move>;
  /** Moves that point at nothing on the table. */
  readonly buttons: readonly Move[];
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  /** The roll of the step in hand. */
  readonly roll: RollView | null;
  readonly isRolling: boolean;
  readonly aside: Aside | null;
  readonly mapRef: RefObject<MapHandle | null>;
  readonly rules: LessonRules;
  readonly actions: LessonActions;
}

/** What the rules say of the run as it shows. Made anew with every run: whoever has it, has the numbers of that run. */
export interface LessonRules {
  readonly preview: (move: Move, until?: number) => Preview;
  /** Of something that is not offered. */
  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Line[];
  readonly label: (move: Move) => string;
}

export interface LessonActions {
  readonly on: () => void;
  /** To the question of the step in hand once it is answered, else a step back. */
  readonly back: () => void;
  readonly goTo: (at: number) => void;
  readonly again: () => void;
  readonly showMe: () => void;
  readonly choose: (option: string) => void;
  /** Pointed at on the board: an answer, a pick, or a question why not. */
  readonly point: (target: TargetRef) => void;
  /** Picked in the list. */
  readonly pick: (target: TargetRef) => void;
  readonly setPicks: (picks: readonly TargetRef[]) => void;
  readonly confirm: () => void;
  readonly targetsOf: (move: Move) => readonly TargetRef[];
  readonly inspect: (target: TargetRef) => void;
  readonly hover: (target: TargetRef | null) => void;
  /** One step out of what is picked or asked; false when there was nothing to leave. */
  readonly leave: () => boolean;
  readonly skipRoll: () => void;
}

const LessonContext = createContext<LessonModel | null>(null);

export function useLesson(): LessonModel {
  const model = use(LessonContext);
  if (!model) throw new Error('a part of the lesson stands outside of one');
  return model;
}

/** A legal list is offered only where a move is asked for, or where one is begun in order to ask why not. */
const isTried = ({ task }: Step): boolean => task.kind === 'play' || (task.kind === 'why' && task.picked.length > 0);

const NO_MOVES: readonly Move[] = [];
const NO_PICKS: readonly TargetRef[] = [];

/** The lesson from where it was left, or from its beginning when it was played to the end. */
function openRun({ def, lesson }: OpenLesson): LessonRun {
  const { answers } = recordOf(lessonProgress.getState(), lesson.id);
  const run = resumeLesson(def, lesson, answers);
  return progressOf(run).isOver ? startLesson(def, lesson) : run;
}

export interface LessonProviderProps {
  readonly open: OpenLesson;
  readonly table: GameTable;
  readonly children: ReactNode;
}

export function LessonProvider({ open, table, children }: LessonProviderProps) {
  const { def, lesson } = open;
  const { facts } = def;
  const i18n = useT();
  const speed = usePrefs((prefs) => prefs.animationSpeed);
  const [newest, setNewest] = useState(() => openRun(open));
  const [wanted, setWanted] = useState(NO_PICKS);
  const [aside, setAside] = useState<Aside | null>(null);
  // Kept apart from the model: pointing at the board must not draw everything anew.
  const hover = useUi((ui) => ui.hover);
  const mapRef = useRef<MapHandle>(null);

  const newestRoll = useMemo(() => {
    if (!isAnswered(newest)) return null;
    const { view, events } = see(def, newest);
    return table.readRoll({ facts, view, i18n }, events);
  }, [def, newest, table, facts, i18n]);
  const { shown: run, isRolling, skip } = useHeldBack(newest, newestRoll !== null, speed);

  const step = stepOf(run);
  const { view, decision, events } = useMemo(() => see(def, run), [def, run]);
  const isOpen = !isRolling && !isAnswered(run) && step !== null && isTried(step);
  const moves = useMemo(
    () => (isOpen && decision ? table.distinctMoves({ facts, view }, decision.moves) : NO_MOVES),
    [isOpen, decision, table, facts, view],
  );
  const targetsOf = useCallback((move: Move) => def.targets(move), [def]);
  const pointing = useMemo(() => pointingOf(table, facts, targetsOf), [table, facts, targetsOf]);
  const selection = useMemo(() => select(moves, pointing, wanted), [moves, pointing, wanted]);
  const buttons = useMemo(() => moves.filter(pointing.isEnding), [moves, pointing]);
  const refused = aside?.kind === 'why' ? aside.target : null;
  const targets = useMemo(
    () => listTargets(table, view, selection, targetsOf, refused),
    [table, view, selection, targetsOf, refused],
  );

  useEffect(() => {
    lessonProgress.getState().keep(lesson.id, answersOf(newest), progressOf(newest).isOver);
  }, [lesson.id, newest]);

  useEffect(() => () => hover(null), [hover]);

  const rules = useMemo(
    (): LessonRules => ({
      preview: (move, until) => foretell(def, stateOf(run), move, until),
      explain: (picks, target) => explainTarget(def, run, picks, target),
      label: (move) => i18n.line(labelMove(def, run, move)),
    }),
    [def, run, i18n],
  );

  // The board and the commands keep these functions; they always act on the newest picture.
  const latest = useRef({ run, isRolling, moves, selection, view, aside, i18n });
  useEffect(() => {
    latest.current = { run, isRolling, moves, selection, view, aside, i18n };
  });

  const actions = useMemo((): LessonActions => {
    const now = () => latest.current;
    const setPicks = (picks: readonly TargetRef[]) => {
      setAside(null);
      // The entry under the pointer may be gone; it does not say so itself.
      hover(null);
      setWanted(picks);
    };
    /** Takes a run over; what was picked and asked belongs to the old one. */
    const turn = (next: LessonRun) => {
      if (now().isRolling || next === now().run) return;
      if (next.at !== now().run.at || isAnswered(next)) setPicks(NO_PICKS);
      setAside(null);
      setNewest(next);
    };
    const pickOrAsk = (places: readonly TargetRef[], target: TargetRef) => {
      const { moves: legal, selection: current, run: at } = now();
      for (const place of places) {
        const picks = pickTarget(legal, pointing, current, place);
        if (picks) return setPicks(picks);
      }
      setAside({ kind: 'why', target, reasons: explainTarget(def, at, current.picked, target) });
    };
    const inspect = (target: TargetRef) => {
      const { view: at, i18n: words } = now();
      setAside({ kind: 'place', target, passages: table.inspect({ facts, view: at, i18n: words }, target) });
    };
    return {
      on: () => turn(goOn(now().run)),
      back: () => turn(goBack(now().run)),
      goTo: (at) => turn(goTo(now().run, at)),
      again: () => turn(restart(now().run)),
      showMe: () => turn(showMe(def, now().run)),
      choose: (option) => turn(choose(now().run, option)),
      point(target) {
        const { run: at, selection: current, isRolling: busy, view: seen } = now();
        const task = isAnswered(at) ? null : (stepOf(at)?.task ?? null);
        const places = [target, ...table.samePlace(seen, target)];
        if (busy) return;
        switch (task?.kind) {
          case 'point':
            return turn(pointAt(def, at, NO_PICKS, places.find((place) => task.accept.includes(place)) ?? target));
          case 'why': {
            const isHeld = task.picked.every((one) => current.picked.includes(one));
            if (!isHeld || places.some((place) => current.picked.includes(place))) return pickOrAsk(places, target);
            return turn(pointAt(def, at, task.picked, places.includes(task.answer) ? task.answer : target));
          }
          case 'play':
            return pickOrAsk(places, target);
          default:
            return inspect(target);
        }
      },
      pick: (target) => setPicks([...now().selection.base, target]),
      setPicks,
      confirm() {
        const { run: at, selection: current } = now();
        if (!current.chosen) return;
        setPicks(NO_PICKS);
        turn(playMove(def, at, current.chosen));
      },
      targetsOf,
      inspect,
      hover,
      leave() {
        const { aside: asked, selection: current } = now();
        if (asked) return (setAside(null), true);
        if (current.picked.length > 0) return (setPicks(current.picked.slice(0, -1)), true);
        return false;
      },
      skipRoll: skip,
    };
  }, [def, table, facts, targetsOf, pointing, hover, skip]);

  const model: LessonModel = {
    open,
    table,
    i18n,
    run,
    step,
    isAnswered: isAnswered(run),
    facts,
    view,
    decision,
    events,
    moves,
    selection,
    buttons,
    targets,
    roll: newestRoll,
    isRolling,
    aside,
    mapRef,
    rules,
    actions,
  };
  return <LessonContext value={model}>{children}</LessonContext>;
}
