/** The actions of a player at a table, always on the newest picture. */
import type { TargetRef } from '../engine/kernel/types.ts';
import { isButton } from '../engine/kits/pointing/targets.ts';
import { pickTarget, select, unpick } from '../engine/kits/pointing/selection.ts';
import type { ActionResult, Refusal, ComboOptions } from '../store/types.ts';
import type { Taking } from './derive.ts';
import { thenTargets } from './then.ts';
import type { Combo, Move, PlayGame } from './game.ts';
import type { PlayPosition, PlaySource } from './source.ts';
import { isTelling, type Stage } from './staging.ts';
import type { Ask, Panel, Picks, PlayActions, PlayState, Pointing, Pressed } from './state.ts';

export interface ActionDeps {
  readonly source: PlaySource;
  readonly game: () => PlayGame;
  readonly get: () => PlayState;
  readonly change: (patch: Partial<Omit<PlayState, 'picture' | 'odds'>>) => void;
  readonly isQuick: () => boolean;
  /** The parts of the result that the events of a position tell. */
  readonly partsAt: (position: PlayPosition) => Pick<Stage, 'parts' | 'rest'>;
  readonly onRefused: (refusal: Refusal) => void;
  /** Returns true if the current press was meant for the open question. */
  readonly isMeant: () => boolean;
  readonly onEarly?: (() => void) | undefined;
  readonly touch: (patch: Partial<Pointing>) => void;
  /** Paints the press, then acts. */
  readonly answer: (pressed: Pressed, act: () => void) => void;
  /** Questions that come up while it runs are the answer to a press. */
  readonly whileAnswering: (act: () => Promise<void>) => Promise<void>;
}

/** A press this soon after a proposed answer appeared was meant for the previous move. */
const SEEN_MS = 300;

/**
 * Takes one more. Where that is too many of one size, the one taken first is put back, so that what is taken can be
 * confirmed; of several sizes, the button says by how much it is too many.
 */
function withTaken({ taken, most, isEither, sizeOf }: Taking, target: TargetRef): readonly TargetRef[] {
  const kept = taken.filter((one) => isEither?.(one, target) !== true);
  return [...(sizeOf || kept.length < most ? kept : kept.slice(1)), target];
}

export function createActions({ source, game, get, change, onRefused, ...deps }: ActionDeps): PlayActions {
  const isQuick = () => !source.isStepwise && deps.isQuick();
  const setPanel = (patch: Partial<Panel>) => change({ panel: { ...get().panel, ...patch } });
  const setAsk = (patch: Partial<Ask>) => change({ ask: { ...get().ask, ...patch } });
  const pickAnd = (picks: Picks) => {
    const { ask } = get();
    change({ picks, ask: ask.whyNot === null ? ask : { ...ask, whyNot: null } });
  };
  const setPicks = (wanted: readonly TargetRef[]) => pickAnd({ wanted, comboTarget: null, filter: '', isOwn: true });

  /** Plays the moves as one choice if the source can, else one after the other up to a refusal, which is reported. */
  const playAll = (way: readonly Move[], how: ComboOptions = { follow: game().combos.follow }) =>
    deps.whileAnswering(async () => {
      const whole = source.playCombo?.(way, how);
      if (whole) return void report(await whole);
      for (const move of way) if (!report(await source.dispatch(move))) return;
    });
  /** A press that came too early answers nothing. */
  const isMeant = (): boolean => {
    const meant = deps.isMeant();
    if (!meant) deps.onEarly?.();
    return meant;
  };
  const report = (result: ActionResult): boolean => {
    if (!result.ok) {
      deps.touch({ pressed: null });
      onRefused(result.refusal);
    }
    return result.ok;
  };
  const play = (move: Move) => void playAll([move]);
  const walk = ({ moves, instead = 0, follow = game().combos.follow }: Combo) => playAll(moves, { instead, follow });
  const sceneNow = () => get().picture;
  const hasWarning = (move: Move): boolean => (source.preview(move, 0)?.warnings.length ?? 0) > 0;

  /** Losses that the player was asked about: ending the step with the same ones is a decision, and is not asked again. */
  const asked = new Set<string>();
  function wasAsked(move: Move): boolean {
    const losses = game().offers.losesBy(sceneNow(), move);
    if (losses === null) return false;
    const key = `${get().newest.id} ${losses}`;
    const isKnown = asked.has(key);
    asked.add(key);
    return isKnown;
  }

  /** The only move left is chosen without a pick: its losses have not been shown. */
  const mustAsk = (move: Move): boolean =>
    source.isStepwise !== true && game().offers.losesBy(sceneNow(), move) !== null && !wasAsked(move);

  /** A pick that names a whole move plays it if it can be undone freely, or ends a step and gives nothing away. */
  const isAtOnce = (move: Move): boolean => {
    if (source.isStepwise) return false;
    const { moves, pointing } = get().picture;
    if (game().picking.isAtOnce(move, () => source.preview(move, 0))) return true;
    return pointing.isEnding(move) && moves.length > 1 && !game().offers.lapses(sceneNow(), moves);
  };

  /** Makes what is taken, and picks the target where the next question offers it. */
  function takeThenPick(target: TargetRef): void {
    const { combo } = get().picture;
    if (!combo || source.isBusy()) return;
    void walk(combo).then(() => {
      const { moves, pointing, selection } = get().picture;
      const next = pickTarget(moves, pointing, selection, target);
      if (next) setPicks(next);
    });
  }

  /** Takes a thing, or leaves it out; where all but one are taken, that one changes. False for other questions. */
  const toggle = (target: TargetRef): boolean => {
    const { several, combo } = get().picture;
    if (thenTargets(several, combo, get().newest).includes(target)) return (takeThenPick(target), true);
    if (!several?.targets.includes(target)) return false;
    const { taken, targets, least, most, isAtOnce: isAnswer } = several;
    const isOneLeftOut = least === most && most === targets.length - 1;
    const isTaken = taken.includes(target);
    if (isOneLeftOut) setPicks(isTaken ? targets.filter((one) => one !== target) : taken);
    else if (isTaken) setPicks(taken.filter((one) => one !== target));
    else setPicks(withTaken(several, target));
    if (isAnswer && !isTaken && source.isStepwise !== true) confirm();
    return true;
  };

  /** False where no combo leads to the place. */
  const pickCombo = (target: TargetRef, isOnBoard: boolean): boolean => {
    const { picture, picks } = get();
    const way = picture.combos.find((one) => one.target === target);
    if (!way || (way.isOnBoardOnly && !isOnBoard)) return false;
    if (picture.combo?.target === target) return (confirm(), true);
    pickAnd({ ...picks, comboTarget: target });
    const isPlain = isQuick() || way.isAtOnce || way.moves.every((move) => game().picking.isAtOnce(move));
    if (!source.isBusy() && isPlain && !(isOnBoard && way.isOneOfSeveral)) void walk(way);
    return true;
  };

  /** The move that the picks play at once: they name exactly one, and there is nothing to warn about. */
  const playedBy = (picks: readonly TargetRef[]): Move | null => {
    if (source.isBusy() || source.isStepwise) return null;
    const { moves, pointing } = get().picture;
    const { chosen, candidates } = select(moves, pointing, picks);
    if (!chosen || candidates.length > 1 || (hasWarning(chosen) && !wasAsked(chosen))) return null;
    if (isQuick()) return chosen;
    // A pick that follows without a choice was not pointed at, so it needs confirmation.
    const isWhole =
      isButton(picks.at(-1) ?? 'button:') || pointing.targetsOf(chosen).every((one) => picks.includes(one));
    return isWhole && isAtOnce(chosen) ? chosen : null;
  };

  /** If the picks play a move at once, they are not drawn first. */
  const pick = (picks: readonly TargetRef[]) => {
    const move = playedBy(picks);
    if (!move || isQuick()) setPicks(picks);
    if (move) play(move);
  };

  /** The second press on the last pick plays the move that it names. */
  const isSecond = (target: TargetRef): boolean => {
    const { selection, isPreset } = get().picture;
    const { chosen, made } = selection;
    if (source.isStepwise || isPreset || !chosen || made.at(-1) !== target) return false;
    const { pointing } = get().picture;
    return pointing.targetsOf(chosen).at(-1) === target;
  };

  const pressAgain = () => {
    const { chosen } = get().picture.selection;
    return chosen && game().combos.isWithdrawn(chosen) ? setPicks([]) : confirm();
  };

  /** Returns what changes a choice that is still open, or takes it back; null where there is none. */
  const amending = (target: TargetRef | null): (() => void) | null => {
    if (source.isStepwise || !get().picture.decision) return null;
    const made = game().combos.amend(sceneNow(), target);
    if (!made) return null;
    return () => {
      // A changed choice is not completed automatically.
      if (!source.isBusy()) void playAll(made.moves, { instead: made.instead });
    };
  };

  let confirmedAt = -Infinity;
  function confirm(): void {
    const { selection, combo, isProposed } = get().picture;
    const now = performance.now();
    if (source.isBusy() || (isProposed && now - confirmedAt < SEEN_MS)) return;
    confirmedAt = now;
    const { chosen, picked } = selection;
    if (combo) void walk(combo);
    else if (chosen && picked.length === 0 && mustAsk(chosen)) setPicks(get().picture.pointing.targetsOf(chosen));
    else if (chosen) play(chosen);
  }

  const placesOf = (target: TargetRef) => [target, ...game().places.samePlace(get().picture.view, target)];
  const isTaken = (target: TargetRef, places: readonly TargetRef[]): boolean =>
    source.takes?.(target, places, get().picture.selection.picked) ?? false;

  function letFall(): void {
    if (!get().staged.isHeld) return;
    if (isTelling(get().staged)) return tellAll();
    if (!isMeant()) return;
    deps.answer('go', () => {
      const { staged, newest, panel } = get();
      const { rest, shown } = staged;
      if (rest) {
        const next = { ...shown, events: rest };
        return change({ staged: { ...staged, ...deps.partsAt(next), shown: next, told: 0, isStopped: false } });
      }
      // The year comes after the fight that ended it, and before the next question.
      if (staged.isBeat && !panel.isChapter && newest.result === null && game().words.chapterIn(newest.events) !== null)
        return setPanel({ isChapter: true });
      if (panel.isChapter) setPanel({ isChapter: false });
      change({ staged: { ...staged, isHeld: false, isBeat: false, before: null, seen: newest.step.n } });
    });
  }

  function tellAll(): void {
    const { staged } = get();
    if (isTelling(staged)) change({ staged: { ...staged, told: staged.parts } });
  }

  function point(target: TargetRef): void {
    const { moves, pointing, selection, hasCombosOnly } = get().picture;
    const places = placesOf(target);
    if (isTaken(target, places) || toggle(target)) return;
    if (places.some(isSecond)) return pressAgain();
    for (const place of places) {
      const isEnd = get().picture.combos.some((one) => one.isOnBoardOnly && one.target === place);
      if (isEnd && pickCombo(place, true)) return;
      const next = hasCombosOnly ? null : pickTarget(moves, pointing, selection, place);
      if (next) return pick(next);
      if (pickCombo(place, true)) return;
      const amend = amending(place);
      if (amend) return amend();
    }
    setAsk({ whyNot: target });
  }

  /** Returns what one step out would do; null where there is nothing to leave. */
  function stepOut(): (() => void) | null {
    const { picture, picks, ask } = get();
    const { moves, pointing, selection, combo, several } = picture;
    if (ask.whyNot !== null) return () => setAsk({ whyNot: null });
    if (several) return picks.wanted.length > 0 ? () => setPicks([]) : null;
    if (combo) return () => change({ picks: { ...picks, comboTarget: null } });
    // The list stays as it is while a target is picked: one step out is another act.
    if (picture.kinds.length > 0) return () => setPicks([]);
    if (picks.wanted.length > 0 && selection.made.length > 0) return () => setPicks(unpick(moves, pointing, selection));
    return picture.isProposed ? () => setPicks([]) : null;
  }

  return {
    setPicks,
    pick: (picks) => {
      if (isMeant()) deps.answer(picks.at(-1) ?? 'go', () => pick(picks));
    },
    play: (move) => {
      if (isMeant()) deps.answer('go', () => play(move));
    },
    press(pressed, act) {
      deps.answer(pressed, () => {
        void deps.whileAnswering(async () => {
          await act();
          deps.touch({ pressed: null });
        });
      });
    },
    point(target) {
      // The press ends the pause; it does not answer the next question.
      if (get().staged.isBeat) return letFall();
      if (isMeant()) deps.answer(target, () => point(target));
    },
    pointAtAll(targets) {
      if (!isMeant()) return;
      deps.answer(targets.at(-1) ?? 'go', () => {
        if (!targets.some((target) => isTaken(target, placesOf(target)))) pick(targets);
      });
    },
    choose(target) {
      if (!isMeant()) return;
      deps.answer(target, () => {
        if (toggle(target) || pickCombo(target, false)) return;
        if (isSecond(target)) pressAgain();
        else pick([...get().picture.selection.base, target]);
      });
    },
    back() {
      const out = stepOut();
      if (out) return (deps.answer('back', out), true);
      if (source.leavePast()) return true;
      const amend = amending(null);
      if (amend) return (deps.answer('undo', amend), true);
      const { isRaised } = get().panel;
      if (isRaised) setPanel({ isRaised: false });
      return isRaised;
    },
    confirm: () => {
      if (isMeant()) deps.answer('go', confirm);
    },
    askWhy(target) {
      if (target === null || !isTaken(target, placesOf(target))) setAsk({ whyNot: target });
    },
    // The column tells the target pointed at last, on the map or in the list.
    hover: (hovered) => deps.touch(hovered === null ? { hovered } : { hovered, listed: null }),
    pointAt: (listed) => deps.touch(listed === null ? { listed } : { listed, hovered: null }),
    inspect: (inspected) => setPanel(inspected === null ? { inspected } : { inspected, open: 'place' }),
    setPanel: (open) => setPanel({ open }),
    raise: (isRaised) => setPanel({ isRaised }),
    toggleOverlay: (id) => setPanel({ overlay: get().panel.overlay === id ? null : id }),
    setLifted: (lifted) => setPanel({ lifted }),
    setFilter: (filter) => change({ picks: { ...get().picks, filter } }),
    peek: (isPeeking) => setPanel({ isPeeking }),
    watch: (isWatching, reel) => setPanel({ isWatching, reel: isWatching ? (reel ?? null) : null }),
    showEnd: (on) => setPanel({ isEndAway: !on }),
    skipRoll() {
      const { staged, newest } = get();
      if (staged.isRolling) change({ staged: { ...staged, shown: newest, isRolling: false, settled: newest.step.n } });
    },
    letFall,
    tellNext() {
      const { staged } = get();
      if (isTelling(staged)) change({ staged: { ...staged, told: staged.told + 1 } });
    },
    tellAll,
    stopBeat() {
      const { staged } = get();
      if (staged.isBeat) change({ staged: { ...staged, isStopped: !staged.isStopped } });
    },
    replayBeat() {
      const { staged } = get();
      if (staged.isBeat && !staged.isRolling)
        change({ staged: { ...staged, isStopped: true, told: 0, replays: staged.replays + 1 } });
    },
    askTakeBack: (takeBackTo) => setAsk({ takeBackTo }),
    askResign: (isResigning) => setAsk({ isResigning }),
    askOrders: (isOrdering) => setAsk({ isOrdering }),
    openRules: (rulesAt) => setAsk({ rulesAt }),
  };
}
