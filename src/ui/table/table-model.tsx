import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Decision, Odds, TargetRef, Types } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { I18n } from '../../i18n/use-t.tsx';
import { useMatch, usePrefs, useUi } from '../../store/hooks.ts';
import type { MatchState } from '../../store/types.ts';
import { announce } from '../app/announce.ts';
import type { MapHandle } from '../map/map-viewport.tsx';
import type { ChoiceWords, GameTable, March, Move, RollView, TargetState } from './game-table.ts';
import { pickTarget, select, unpick } from './selection.ts';
import type { Choice, Selection } from './selection.ts';
import { listTargets, passes, pointingOf, shortList, withMarches } from './table-lists.ts';
import { usePreviews } from './use-previews.ts';
import { useHeldCurtain } from './use-held-curtain.ts';
import { useStaged } from './use-staged.ts';

/** What stands under the list, or on a phone in the sheet. */
export type PanelId = 'choices' | 'hand' | 'drawer' | 'log' | 'track' | 'place' | 'lines';

/** What the parts of the table share: the match as it is shown, what may be picked, and what picking does. */
export interface TableModel {
  readonly game: GameTable;
  readonly i18n: I18n;
  /** The match itself: its actions, storage, history. */
  readonly match: MatchState;
  /** The match as the screen shows it; behind `match` while dice tumble. */
  readonly shown: MatchState;
  readonly facts: object;
  readonly view: object;
  /** The question that can be answered here and now; null for onlookers, in the past, while dice tumble. */
  readonly decision: Decision<Types> | null;
  readonly moves: readonly Move[];
  readonly selection: Selection<Move>;
  /** The way of several moves that was picked; null for none. */
  readonly march: March<Move> | null;
  /** The list as it shows: in the engine's order, in words, what the filter lets through. */
  readonly entries: readonly Entry[];
  /** How many there are without the filter. */
  readonly entryCount: number;
  /** Moves that point at nothing on the table, apart from the list: end a step, decline. */
  readonly buttons: readonly Move[];
  readonly targets: ReadonlyMap<TargetRef, TargetState>;
  readonly roll: RollView | null;
  /** What the newest move came to where no dice were rolled, as a sentence; null where that is nothing. */
  readonly outcome: string | null;
  readonly isRolling: boolean;
  /** The curtain is called for, and waits until the players have seen what the last move led to. */
  readonly isHeld: boolean;
  /** The players look at the board before the seat is taken. */
  readonly isPeeking: boolean;
  readonly panel: PanelId;
  readonly overlay: string | null;
  readonly lifted: boolean;
  readonly inspected: TargetRef | null;
  /** Entry of the list that the pointer or the focus is on; the board shows where it is. */
  readonly pointed: TargetRef | null;
  readonly filter: string;
  readonly takingBackTo: number | null;
  /** The question whether to give the game up is open. */
  readonly isResigning: boolean;
  /** Section of the rules that is open beside the map. */
  readonly rulesAt: string | null;
  readonly mapRef: RefObject<MapHandle | null>;
  readonly actions: TableActions;
}

export interface TableActions {
  /** Pointed at on the board: picks it, or says why not. */
  readonly point: (target: TargetRef) => void;
  /** Picked in the list, under the picks the list stands for. */
  readonly choose: (target: TargetRef) => void;
  readonly setPicks: (picks: readonly TargetRef[]) => void;
  /** The same as a player's own choice: fast play makes a whole move of it at once. */
  readonly pick: (picks: readonly TargetRef[]) => void;
  /** One step out: why-not, pick, look-back. False when there was nothing to leave. */
  readonly back: () => boolean;
  readonly confirm: () => void;
  /** Makes a move that stands in no list. */
  readonly play: (move: Move) => void;
  readonly askWhy: (target: TargetRef | null) => void;
  /** Of the board: the place or piece under the pointer or the focus. */
  readonly hover: (target: TargetRef | null) => void;
  /** Of the list. */
  readonly pointAt: (target: TargetRef | null) => void;
  readonly inspect: (target: TargetRef) => void;
  readonly setPanel: (panel: PanelId) => void;
  readonly toggleOverlay: (id: string) => void;
  readonly setLifted: (lifted: boolean) => void;
  readonly setFilter: (text: string) => void;
  readonly peek: (on: boolean) => void;
  readonly skipRoll: () => void;
  /** The result has been seen: the curtain falls. */
  readonly letFall: () => void;
  /** Opens the question of taking back to a point; null closes it. */
  readonly askTakeBack: (to: number | null) => void;
  readonly askResign: (on: boolean) => void;
  readonly openRules: (section: string | null) => void;
}

/** One line of the list of legal choices. */
export interface Entry extends Choice<Move> {
  readonly words: ChoiceWords;
  readonly isChosen: boolean;
  /** Chances, where the entry is one move and dice decide it. */
  readonly odds: Odds | null;
}

const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = use(TableContext);
  if (!model) throw new Error('a part of the table stands outside of a table');
  return model;
}

const NO_MOVES: readonly Move[] = [];
const NO_MARCHES: readonly March<Move>[] = [];

export interface TableProviderProps {
  readonly game: GameTable;
  readonly children: ReactNode;
}

/** Puts an open match on the table. */
export function TableProvider({ game, children }: TableProviderProps) {
  const i18n = useT();
  const match = useMatch((state) => state);
  const picked = useUi((state) => state.picked);
  const whyNot = useUi((state) => state.whyNot);
  const { setPicked, askWhyNot, hover, clearSelection } = useUiActions();
  const speed = usePrefs((state) => state.animationSpeed);
  const quick = usePrefs((state) => state.quick);

  const [panel, setPanel] = useState<PanelId>('choices');
  const [overlay, setOverlay] = useState<string | null>(null);
  const [lifted, setLifted] = useState(false);
  const [inspected, setInspected] = useState<TargetRef | null>(null);
  const [pointed, setPointed] = useState<TargetRef | null>(null);
  const [marchTo, setMarchTo] = useState<TargetRef | null>(null);
  const [filter, setFilter] = useState('');
  const [isPeeking, setPeeking] = useState(false);
  const [takingBackTo, setTakingBackTo] = useState<number | null>(null);
  const [isResigning, setResigning] = useState(false);
  const [rulesAt, setRulesAt] = useState<string | null>(null);
  const mapRef = useRef<MapHandle>(null);

  const facts = match.facts ?? NO_FACTS;
  const newestRoll = useMemo(
    () => (match.view ? game.readRoll({ facts, view: match.view, i18n }, match.events) : null),
    [game, facts, match.view, match.events, i18n],
  );
  const { shown, isRolling, skip } = useStaged(match, newestRoll !== null, speed);
  const view = shown.view ?? NO_FACTS;
  const outcome = useMemo(
    () => (match.view ? (game.wordOutcome?.({ facts, view: match.view, i18n }, match.events) ?? null) : null),
    [game, facts, match.view, match.events, i18n],
  );
  const { isHeld, letFall } = useHeldCurtain(match, newestRoll !== null || outcome !== null);

  const mayAct = match.readOnly === null && match.broken === null && !isRolling && match.curtain === null;
  const decision = mayAct ? match.decision : null;
  const moves = useMemo(
    () => (decision ? game.distinctMoves({ facts, view }, decision.moves) : NO_MOVES),
    [game, decision, facts, view],
  );
  const targetsOf = match.targets;
  const pointing = useMemo(() => pointingOf(game, facts, targetsOf), [game, facts, targetsOf]);
  const selection = useMemo(() => select(moves, pointing, picked), [moves, pointing, picked]);
  const { picked: picks, chosen } = selection;
  const marches = useMemo(
    () => (decision && game.listMarches?.({ facts, view, i18n }, { moves, picked: picks })) || NO_MARCHES,
    [decision, game, facts, view, i18n, moves, picks],
  );
  const march = marches.find(({ target }) => target === marchTo) ?? null;
  const buttons = useMemo(() => moves.filter(pointing.isEnding), [moves, pointing]);
  // A question with nothing but buttons (yes or no) is a list; beside other choices they are the way out of it.
  const isButtonsOnly = buttons.length === moves.length && buttons.length > 1;
  const preview = match.preview;
  const choices = useMemo(
    () =>
      isButtonsOnly
        ? buttons.flatMap((move) => targetsOf(move).map((target) => ({ target, moves: [move] })))
        : shortList(game, { facts, view }, selection.choices),
    [isButtonsOnly, buttons, targetsOf, selection, game, facts, view],
  );
  const single = useMemo(
    () => choices.flatMap(({ moves: [move], moves: { length } }) => (move && length === 1 ? [move] : [])),
    [choices],
  );
  const previews = usePreviews(single, preview);
  const worded = useMemo(() => {
    const direct = choices.map((choice): Omit<Entry, 'odds'> => ({
      ...choice,
      words: game.wordChoice({ facts, view, i18n }, { ...choice, picked: selection.base }),
      isChosen:
        picks.includes(choice.target) || (chosen !== null && choice.moves.length === 1 && choice.moves[0] === chosen),
    }));
    const onward = marches.map(({ target, moves: way, words }) => {
      return { target, moves: way, words, isChosen: target === marchTo };
    });
    return [...direct, ...onward];
  }, [selection, picks, chosen, choices, marches, marchTo, game, facts, view, i18n]);
  const allEntries = useMemo(
    () =>
      worded.map((entry): Entry => {
        const [move, ...others] = entry.moves;
        return { ...entry, odds: move && others.length === 0 ? (previews.get(move)?.odds ?? null) : null };
      }),
    [worded, previews],
  );
  const entries = useMemo(() => allEntries.filter(({ words }) => passes(words, filter)), [allEntries, filter]);
  const targets = useMemo(
    () => withMarches(listTargets(game, view, selection, targetsOf, whyNot), marches, march),
    [game, view, selection, targetsOf, whyNot, marches, march],
  );

  // Commands and the board keep these functions; they always act on the newest picture.
  const newest = { match, moves, selection, view, whyNot, skip, letFall, game, i18n, pointing, quick, marches, march };
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });

  const actions = useMemo((): TableActions => {
    const now = () => latest.current;
    const setPicks = (picks: readonly TargetRef[]) => {
      setFilter('');
      setMarchTo(null);
      askWhyNot(null);
      setPicked(picks);
    };
    /** One after the other; what a refusal leaves undone is left, and the refusal is told. */
    const playAll = async (way: readonly Move[]) => {
      for (const move of way) {
        const { match: open, i18n: words } = now();
        const result = await open.dispatch(move);
        if (result.ok) continue;
        announce(words.line(result.refusal.reason ?? result.refusal.line), 'assertive');
        return;
      }
    };
    const play = (move: Move) => void playAll([move]);
    /** A place further on than one move; false where none of the ways leads there. */
    const pickMarch = (target: TargetRef): boolean => {
      const { marches: open, march: current, match: at, quick: isQuick } = now();
      const way = open.find((one) => one.target === target);
      if (!way) return false;
      askWhyNot(null);
      setMarchTo(current?.target === target ? null : target);
      if (isQuick && !at.busy) void playAll(way.moves);
      return true;
    };
    /** Picks; in fast play a pick that names one move and no other plays it, unless there is something to warn of. */
    const pick = (picks: readonly TargetRef[]) => {
      const { match: open, moves: legal, pointing: how, quick: isQuick } = now();
      setPicks(picks);
      if (!isQuick || open.busy) return;
      const { chosen, candidates } = select(legal, how, picks);
      if (chosen && candidates.length === 1 && (open.preview(chosen, 0)?.warnings.length ?? 0) === 0) play(chosen);
    };
    return {
      setPicks,
      pick,
      point(target) {
        const { moves: legal, selection: current, view: at, game: of, pointing: how } = now();
        const places = [target, ...of.samePlace(at, target)];
        for (const place of places) {
          const next = pickTarget(legal, how, current, place);
          if (next) return pick(next);
          if (pickMarch(place)) return;
        }
        askWhyNot(target);
      },
      choose(target) {
        if (!pickMarch(target)) pick([...now().selection.base, target]);
      },
      back() {
        const { match: open, moves: legal, selection: current, pointing: how, whyNot: asked } = now();
        if (asked !== null) return (askWhyNot(null), true);
        if (now().march) return (setMarchTo(null), true);
        if (current.made.length > 0) return (setPicks(unpick(legal, how, current)), true);
        if (!open.live) return (open.scrub(null), true);
        return false;
      },
      confirm() {
        const { match: open, selection: current, march: way } = now();
        if (open.busy) return;
        if (way) void playAll(way.moves);
        else if (current.chosen) play(current.chosen);
      },
      askWhy: askWhyNot,
      hover,
      pointAt: setPointed,
      inspect(target) {
        setInspected(target);
        setPanel('place');
      },
      setPanel,
      toggleOverlay: (id) => setOverlay((on) => (on === id ? null : id)),
      setLifted,
      setFilter,
      peek: setPeeking,
      skipRoll: () => now().skip(),
      letFall: () => now().letFall(),
      askTakeBack: setTakingBackTo,
      askResign: setResigning,
      play,
      openRules: setRulesAt,
    };
  }, [askWhyNot, setPicked, hover]);

  const [asked, setAsked] = useState(decision);
  if (decision !== asked) {
    setAsked(decision);
    setMarchTo(null);
    setFilter('');
  }
  if (isPeeking && match.curtain === null) setPeeking(false);

  // What one player had looked up or picked is not for the next one at the screen.
  const [seated, setSeated] = useState(match.viewer);
  if (match.viewer !== seated) {
    setSeated(match.viewer);
    if (match.secrets === 'kept') {
      setInspected(null);
      setPointed(null);
      setFilter('');
      setTakingBackTo(null);
      setResigning(false);
    }
  }
  useEffect(() => {
    if (match.secrets === 'kept' && match.viewer === null) clearSelection();
  }, [match.secrets, match.viewer, clearSelection]);

  const shownRoll = useMemo(
    () => (isRolling ? newestRoll : shown.view ? game.readRoll({ facts, view: shown.view, i18n }, shown.events) : null),
    [isRolling, newestRoll, shown.view, shown.events, game, facts, i18n],
  );

  const model: TableModel = {
    game,
    i18n,
    match,
    shown,
    facts,
    view,
    decision,
    moves,
    selection,
    march,
    entries,
    entryCount: allEntries.length,
    buttons: isButtonsOnly ? NO_MOVES : buttons,
    targets,
    roll: shownRoll,
    isRolling,
    isHeld,
    outcome,
    isPeeking,
    panel,
    overlay,
    lifted,
    inspected,
    pointed,
    filter,
    takingBackTo,
    isResigning,
    rulesAt,
    mapRef,
    actions,
  };
  return <TableContext value={model}>{children}</TableContext>;
}

/** Stands in until the store has a position; the table is not drawn before. */
const NO_FACTS = {};

function useUiActions() {
  const setPicked = useUi((state) => state.setPicked);
  const askWhyNot = useUi((state) => state.askWhyNot);
  const hover = useUi((state) => state.hover);
  const clearSelection = useUi((state) => state.clearSelection);
  return { setPicked, askWhyNot, hover, clearSelection };
}
