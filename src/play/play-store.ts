/** Stores one table: its source, picks and open panels, and the picture derived from them. A change is one publish. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TargetRef } from '../engine/kernel/types.ts';
import { select } from '../engine/kits/pointing/selection.ts';
import type { Refusal } from '../store/types.ts';
import { createActions } from './actions.ts';
import { afterFrame, type Later } from './after-paint.ts';
import { createDerive, decisionIn, onlyOf, type PlayInputs } from './derive.ts';
import { createForesight, NO_ODDS, type OddsByMove } from './foresight.ts';
import type { Move, PlayGame, ShownResult } from './game.ts';
import { createGate, type MeantDeps } from './meant.ts';
import { shownViewOf, type ShownView } from './shown-view.ts';
import { sceneAt, type PlayPosition, type PlaySource } from './source.ts';
import { isTelling, stage, stageFirst, type Stage } from './staging.ts';
import {
  FIRST_PANEL,
  NO_PICKS,
  NOTHING_ASKED,
  NOTHING_POINTED,
  type Panel,
  type PlayActions,
  type PlayState,
  type Pointing,
  type Pressed,
} from './state.ts';

export interface PlayDeps {
  readonly source: PlaySource;
  readonly game: PlayGame;
  /** Returns how long dice tumble; 0 without motion. */
  readonly rollMs: (turnsCards: boolean) => number;
  /** A pick that names a whole move plays it. */
  readonly isQuick: () => boolean;
  /** Returns true if the end of a fight is shown before the next question. */
  readonly showsBeats: () => boolean;
  /** The parts of a result are shown at once: nothing moves. */
  readonly tellsAtOnce: () => boolean;
  readonly onRefused: (refusal: Refusal) => void;
  /** Absent: no press is too early. */
  readonly presses?: MeantDeps & {
    /** Calls back once the press is painted. */
    readonly whenPainted?: Later;
  };
  /** A press was ignored, since what it would have answered was not on the screen yet. */
  readonly onEarly?: () => void;
}

export interface PlayStore extends StoreApi<PlayState> {
  readonly source: PlaySource;
  readonly actions: PlayActions;
  readonly pointing: StoreApi<Pointing>;
  /** The state on the page: behind the store while a press is painted. */
  readonly shown: ShownView<PlayState>;
  /** Calls back once the last press is answered and its answer is on the page: at once where none waits. */
  readonly whenAnswered: Later;
  /** Answers the last press without waiting for its paint: the next press is about the answer. */
  readonly settle: () => void;
  /** Changes the language. */
  readonly speak: (game: PlayGame) => void;
  readonly follow: () => () => void;
}

/** The part of the state that other parts do not determine. */
export type Change = Partial<Omit<PlayState, 'picture' | 'odds'>>;

/** A panel that was asked for (by a tab, by inspecting a thing) is raised to be read. */
function raised(panel: Panel, before: Panel): Panel {
  const isAsked = panel.open === 'lines' || (panel.open === 'place' && panel.inspected !== null);
  const isNews = panel.open !== before.open || panel.inspected !== before.inspected;
  return isAsked && isNews ? { ...panel, isRaised: true } : panel;
}

/** Removes what one player looked up or picked before the next one takes the screen. */
const forNext = ({ picks, panel, ask }: PlayState): Pick<PlayState, 'picks' | 'panel' | 'ask'> => ({
  picks: { ...picks, filter: '' },
  panel: { ...panel, inspected: null, isRaised: false },
  ask: { ...ask, takeBackTo: null, isResigning: false, isOrdering: false },
});

/** The first entries of a list have a key each: 1 to 9. */
const KEYED = 9;

/** The slices by which a press is answered. */
const ANSWERS = ['picks', 'newest', 'ask', 'staged'] as const;

/** Waits for the first, then for the second. */
function inTurn(first: Later, second: () => () => void): () => void {
  let stop = (): void => undefined;
  const cancel = first(() => (stop = second()));
  return () => {
    cancel();
    stop();
  };
}

export function createPlayStore(deps: PlayDeps): PlayStore {
  const { source } = deps;
  let { game } = deps;
  const derive = createDerive();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const outcomeAt = (position: PlayPosition) => {
    const scene = sceneAt(position);
    return scene && game.words.wordOutcome(scene, position.events);
  };
  /** Only a move that was made delays the next question, not one looked up in the history. */
  const delayAt = (position: PlayPosition) => {
    const { events, step } = position;
    const scene = sceneAt(position);
    if (!scene || step.kind !== 'play') return { hasRoll: false, turnsCards: false, result: null };
    const turnsCards = game.words.turnsCards(scene, events);
    return { hasRoll: game.words.hasRoll(scene, events), turnsCards, result: game.words.readShown(scene, events) };
  };

  const partsOf = (result: ShownResult | null) => ({
    parts: deps.tellsAtOnce() ? 0 : (result?.parts ?? 0),
    rest: result?.rest ?? null,
  });

  type Shown = Pick<PlayState, 'staged' | 'picks' | 'ask' | 'odds'>;
  const isWaitingIn = ({ staged }: Pick<Shown, 'staged'>): boolean => staged.isRolling || staged.isHeld;
  const pictureOf = ({ staged, picks, ask, odds }: Shown, begin?: PlayInputs['begin']) =>
    derive({
      game,
      source,
      shown: staged.shown,
      isWaiting: isWaitingIn({ staged }),
      picks,
      whyNot: ask.whyNot,
      odds,
      begin,
    });

  const api = createStore<PlayState>(() => {
    const newest = source.read();
    const slices = {
      newest,
      staged: stageFirst(newest),
      outcome: outcomeAt(newest),
      picks: NO_PICKS,
      panel: FIRST_PANEL,
      ask: NOTHING_ASKED,
    };
    return { ...slices, picture: pictureOf({ ...slices, odds: NO_ODDS }), odds: NO_ODDS };
  });

  /** Answers may be listed by chance, so the picture is derived again. */
  const publishOdds = (odds: OddsByMove) => api.setState({ odds, picture: pictureOf({ ...api.getState(), odds }) });
  const foresight = createForesight(source, publishOdds);
  let isFollowing = false;

  const pointing = createStore(() => NOTHING_POINTED);
  const touch = (patch: Partial<Pointing>): void => {
    const now = pointing.getState();
    const next = { ...now, ...patch };
    const { hovered, listed, pressed } = next;
    if (hovered !== now.hovered || listed !== now.listed || pressed !== now.pressed) pointing.setState(next);
  };

  const { presses } = deps;
  const isPressed = () => presses?.pressedAt() != null;
  const whenPainted = presses?.whenPainted ?? afterFrame;
  const shown = shownViewOf(api, { isPressed, wait: whenPainted });
  const gate = presses
    ? createGate({
        pressedAt: presses.pressedAt,
        // A question that waits for the paint of a press is drawn after that.
        whenDrawn: (told) => inTurn(shown.whenShown, () => presses.whenDrawn(told)),
      })
    : null;
  /** Counts moves in progress: the question that follows is the answer to a press. */
  let answering = 0;
  /** Returns what waits for a press: a result, or the question. */
  const askedIn = ({ staged, newest, picture }: Pick<PlayState, 'staged' | 'newest' | 'picture'>): object | null =>
    staged.isRolling ? null : isTelling(staged) ? staged.shown : staged.isHeld ? newest.step : picture.decision;
  function putToGate(next: PlayState, before: PlayState): void {
    const isNewMove = next.newest.step !== before.newest.step && /^(?:play|follow)$/.test(next.newest.step.kind);
    const isAfterResult = before.staged.isRolling || before.staged.isHeld || next.staged.isHeld;
    gate?.ask(askedIn(next), isAfterResult || (isNewMove && answering === 0));
  }

  /** The moves whose chances the list shows once `target` is picked. */
  function listNext(target: TargetRef): readonly Move[] {
    const { picture } = api.getState();
    const { chosen, choices } = select(picture.moves, picture.pointing, [...picture.selection.base, target]);
    const single = choices.flatMap((choice) => onlyOf(game, picture, choice) ?? []);
    return chosen ? [chosen, ...single] : single;
  }
  /** A player is likely to pick the entry that the pointer or the focus is on, or one that has a key. */
  function prepare(): void {
    if (!isFollowing || source.isStepwise === true) return;
    foresight.prepare(listsAhead());
  }
  function* listsAhead(): Generator<readonly Move[], undefined> {
    const { listed } = pointing.getState();
    if (listed !== null) yield listNext(listed);
    for (const { target } of api.getState().picture.entries.slice(0, KEYED))
      if (target !== listed) yield listNext(target);
  }
  pointing.subscribe(({ listed }, before) => {
    if (listed !== before.listed) prepare();
  });

  /** One publish, and one derivation. A new question clears the started combo and the filter. */
  function change(patch: Change): void {
    const before = api.getState();
    let next: PlayState = { ...before, ...patch };
    if (next.panel !== before.panel) next = { ...next, panel: raised(next.panel, before.panel) };
    const { comboTarget, filter } = next.picks;
    const decision = decisionIn({ shown: next.staged.shown, isWaiting: isWaitingIn(next) });
    if (decision !== before.picture.decision && (comboTarget !== null || filter !== ''))
      next = { ...next, picks: { ...next.picks, comboTarget: null, filter: '' } };
    let { odds } = next;
    const begin = (single: readonly Move[]) => (odds = foresight.begin(single));
    const picture = pictureOf(next, isFollowing ? begin : undefined);
    next = { ...next, picture, odds };
    const isOtherList = next.picture.entries !== before.picture.entries;
    if (ANSWERS.some((slice) => patch[slice] !== undefined)) touch({ pressed: null });
    api.setState(next, true);
    if (isOtherList) prepare();
    putToGate(next, before);
  }

  /** The act of a press that is being painted. */
  let waiting: { readonly act: () => void; readonly cancel: () => void } | null = null;
  const answered = new Set<() => void>();
  function settle(): void {
    const now = waiting;
    if (!now) return;
    waiting = null;
    now.cancel();
    now.act();
    // It did nothing.
    if (answering === 0) touch({ pressed: null });
    shown.catchUp();
    for (const then of [...answered]) {
      answered.delete(then);
      then();
    }
  }
  /** A press is painted first: what it picks or plays takes longer than a frame. */
  function answer(pressed: Pressed, act: () => void): void {
    settle();
    if (!isPressed()) return act();
    touch({ pressed });
    waiting = { act, cancel: whenPainted(settle) };
  }
  const whenAnswered: Later = (then) => {
    if (!waiting) return shown.whenShown(then);
    answered.add(then);
    return () => answered.delete(then);
  };

  /** Tumbling dice come to rest after their time; nothing else needs a clock. */
  function watch({ isRolling }: Stage, rollMs: number): void {
    clearTimeout(timer);
    if (isRolling) timer = setTimeout(actions.skipRoll, rollMs);
  }

  function heed(): void {
    const state = api.getState();
    const newest = source.read();
    if (newest === state.newest) return;
    const before = state.newest;
    const outcome = outcomeAt(newest);
    const { hasRoll, turnsCards, result } = delayAt(newest);
    const rollMs = deps.rollMs(turnsCards);
    const isOver = newest.result !== null && before.result === null;
    const isBeat = (result !== null || isOver) && source.isStepwise !== true && deps.showsBeats();
    const staged = stage(state.staged, newest, {
      hasRoll,
      hasResult: hasRoll || outcome !== null,
      isBeat,
      ...partsOf(result),
      rollMs,
    });
    const isNewStep = newest.step.n !== before.step.n;
    if (staged.isRolling !== state.staged.isRolling || isNewStep) watch(staged, rollMs);

    const isKept = newest.secrets === 'kept';
    const isOther = isKept && newest.viewer !== before.viewer;
    let { picks, panel, ask } = isOther ? forNext(state) : state;
    if (isOther) touch({ listed: null });
    // Clears what an accepted move ends, and what must not stay on the screen.
    if (isNewStep || newest.id !== before.id || (isKept && newest.viewer === null)) {
      picks = { ...picks, wanted: NO_PICKS.wanted, isOwn: false };
      if (ask.whyNot !== null) ask = { ...ask, whyNot: null };
      touch({ hovered: null });
    }
    const isChapter = staged.isBeat && newest.result === null && game.words.chapterIn(newest.events) === 'alone';
    if (isNewStep && panel.isChapter !== isChapter) panel = { ...panel, isChapter };
    // After a look at earlier moments the board is shown. A match that continues ends another time.
    const isLeft = before.live && before.result !== null && !newest.live && newest.id === before.id;
    const isEndAway =
      isLeft || (panel.isEndAway && newest.id === before.id && !(newest.live && newest.result === null));
    if (panel.isEndAway !== isEndAway) panel = { ...panel, isEndAway };
    if (panel.isPeeking && newest.curtain === null) panel = { ...panel, isPeeking: false };
    change({ newest, staged, outcome, picks, panel, ask });
  }

  const actions = createActions({
    ...deps,
    game: () => game,
    get: api.getState,
    change,
    partsAt(position) {
      const scene = sceneAt(position);
      return partsOf(scene && game.words.readShown(scene, position.events));
    },
    isMeant: () => gate?.isMeant() ?? true,
    answer,
    touch,
    async whileAnswering(act) {
      answering += 1;
      try {
        await act();
      } finally {
        answering -= 1;
      }
    },
  });

  return {
    ...api,
    source,
    actions,
    pointing,
    shown,
    whenAnswered,
    settle,
    speak(other) {
      if (other === game) return;
      game = other;
      change({ outcome: outcomeAt(api.getState().newest) });
    },
    follow() {
      heed();
      isFollowing = true;
      publishOdds(foresight.begin(api.getState().picture.single));
      prepare();
      // The first question is asked when it is shown: at the first change it would swallow that change's press.
      gate?.ask(askedIn(api.getState()), false);
      const stops = [source.subscribe(heed), shown.follow()];
      return () => {
        isFollowing = false;
        waiting?.cancel();
        waiting = null;
        for (const stop of stops) stop();
        foresight.stop();
        clearTimeout(timer);
      };
    },
  };
}
