import { useEffect, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Lang } from '../../i18n/format.ts';
import { asSentence, joinSentences, labelled } from '../../i18n/joining.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { afterPaint } from '../../play/after-paint.ts';
import type { PlaySource } from '../../play/source.ts';
import type { PlayState } from '../../play/state.ts';
import { useMatch } from '../../store/app-match.ts';
import { announce } from '../app/announce.ts';
import { wasByPointer } from '../app/presses.ts';
import { useBeat } from './beat.tsx';
import type { BeatView, GameTable, Move, RollView } from './game-table.ts';
import { lastTold } from './last-told.ts';
import { tellShare } from './odds-told.ts';
import { focusedEntry, focusOnward, focusQuestion, leaveFocus } from './table-focus.ts';
import { useGame, usePlay, usePlayStore, useScene, useSource } from './use-play.tsx';
import { useRoll } from './use-roll.ts';

/**
 * Announces a change of question and moves the focus to its first choice: the result of dice at once; politely the
 * other side's moves, the new prompt, the warnings of a choice, and the shown point. Draws nothing.
 */
export function TableVoice() {
  useKeptFocus();
  useHeardResult();
  useHeardQuestion();
  useHeardLook();
  const chosen = usePlay(({ picture }) => picture.selection.chosen);
  const { t } = useT();
  const winner = usePlay(({ staged: { shown } }) => (shown.live ? (shown.result?.winner ?? null) : null));
  useEffect(() => {
    if (winner === null) return;
    announce(winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner }), 'assertive');
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }, [winner, t]);
  return chosen === null ? null : <HeardWarnings chosen={chosen} />;
}

const hearRoll = (lang: Lang, { heard, dice, result }: RollView): string =>
  heard ?? joinSentences(lang, [...dice.map(({ label }) => label), result]);

/** The newest result, dice with their summands; null if it does not exist or may not be told yet. */
const resultOf = (
  lang: Lang,
  { staged, newest, outcome }: PlayState,
  roll: RollView | null,
  beat: BeatView | null,
): string | null => {
  if (staged.isRolling || newest.step.kind !== 'play') return null;
  if (!roll) return outcome ?? (staged.isBeat ? (beat?.why ?? null) : null);
  const heard = hearRoll(lang, roll);
  return staged.isBeat && beat?.heard !== undefined ? joinSentences(lang, [beat.heard, heard]) : heard;
};

/** Announced once a move. A step without a result clears the announcement before it, which no longer applies. */
function useHeardResult(): void {
  const { lang } = useT();
  const roll = useRoll();
  const { n, kind } = usePlay(({ newest }) => newest.step);
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const beat = useBeat();
  const said = usePlay((state) => resultOf(lang, state, roll, beat));
  const heardStep = useRef(n);
  useEffect(() => {
    if (isRolling || heardStep.current === n) return;
    heardStep.current = n;
    // The notes from opening are being announced; no earlier result exists.
    if (kind === 'open') return;
    announce(said ?? '', 'assertive');
  }, [said, n, kind, isRolling]);
}

/** The other side's moves since this seat last moved, as this seat's log tells them. */
function tellOther(game: GameTable, i18n: I18n, { newest, picture }: PlayState): readonly string[] {
  const points = newest.timeline.points.slice(0, newest.at + 1);
  const own = points.findLastIndex(({ seat }) => seat === null || seat === picture.decision?.seat);
  const lines = points
    .slice(own + 1)
    .flatMap((point) => point.lines.filter((line) => game.log.headingOf(line) === null));
  return lastTold(lines.map((line) => i18n.line(line)));
}

/** Announces the answer that is picked ahead, with its chance. */
function tellProposed(
  i18n: I18n,
  source: Pick<PlaySource, 'label' | 'notation'>,
  { picture: { isProposed, selection }, odds }: PlayState,
): string | null {
  const { chosen } = selection;
  const share = chosen && odds.get(chosen);
  if (!isProposed || !share) return null;
  const what = i18n.line(source.label(chosen) ?? { key: source.notation(chosen) });
  return i18n.t('table.proposed', { what, share: tellShare(i18n, share) });
}

function useHeardQuestion(): void {
  const game = useGame();
  const i18n = useT();
  const play = usePlayStore();
  const source = useSource();
  const roll = useRoll();
  const proposedFor = useRef<PlayState['picture']['decision']>(null);
  const focusPut = useRef<HTMLElement | null>(null);
  const decision = usePlay(({ picture }) => picture.decision);
  const n = usePlay(({ picture }) => (picture.entryCount > 0 ? picture.entryCount : picture.buttons.length));
  const askedFor = useRef<typeof decision>(null);
  const askedSeat = useRef<string | null>(null);
  const newestRoll = useRef(roll);
  const isRead = usePlay(({ newest }) => newest.timeline.points.length > 0);
  useEffect(() => {
    newestRoll.current = roll;
  });
  useEffect(() => {
    if (decision === askedFor.current || !isRead) return;
    askedFor.current = decision;
    // The announced question has been answered.
    if (!decision) return announce('');
    const { t, line, lang } = i18n;
    const state = play.shown.getState();
    const isHeard = askedSeat.current !== null && resultOf(lang, state, newestRoll.current, null) !== null;
    const told = isHeard || askedSeat.current === decision.seat ? [] : tellOther(game, i18n, state);
    askedSeat.current = decision.seat;
    const who = t('table.prompt.decides', { side: decision.seat });
    const asked = [...told, who, line(decision.ask), t('table.legal.count', { n })];
    const proposed = tellProposed(i18n, source, state);
    proposedFor.current = proposed === null ? null : decision;
    announce(joinSentences(lang, [...asked, proposed ?? '']));
  }, [decision, isRead, n, play, source, game, i18n]);
  // An answer may be picked ahead after the question appears, once the chances are counted.
  const isProposed = usePlay(({ picture }) => picture.isProposed);
  useEffect(() => {
    if (!isProposed) return;
    const proposed = tellProposed(i18n, source, play.shown.getState());
    if (proposed !== null && proposedFor.current !== decision) announce(asSentence(i18n.lang, proposed));
    proposedFor.current = decision;
    // The focus follows only if it still is where the question put it.
    if (document.activeElement === focusPut.current && isFocusFree()) focusPut.current = focusQuestion();
  }, [isProposed, decision, play, source, i18n]);
  const focusedFor = useRef<typeof decision>(null);
  useEffect(() => {
    if (decision === focusedFor.current) return;
    focusedFor.current = decision;
    if (!decision) return;
    return followPress(() => {
      if (!isFocusFree()) return;
      focusPut.current = focusQuestion();
    });
  }, [decision]);
}

function HeardWarnings({ chosen }: { readonly chosen: Move }) {
  const { t, line, lang } = useT();
  const { preview } = useSource();
  const warnings = useMemo(() => preview(chosen, 0)?.warnings ?? [], [preview, chosen]);
  const warned =
    warnings.length === 0 ? '' : labelled(lang, t('table.warning'), joinSentences(lang, warnings.map(line)));
  useEffect(() => {
    if (warned !== '') announce(warned);
  }, [warned]);
  return null;
}

function useHeardLook(): void {
  const game = useGame();
  const scene = useScene();
  const inspected = usePlay(({ panel }) => panel.inspected);
  const looked = useMemo(() => {
    const passages = inspected === null ? [] : game.places.inspect(scene, inspected);
    return joinSentences(
      scene.i18n.lang,
      passages.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    );
  }, [game, scene, inspected]);
  const lookedAt = useRef(inspected);
  useEffect(() => {
    if (lookedAt.current === inspected) return;
    lookedAt.current = inspected;
    if (looked !== '') announce(looked);
  }, [looked, inspected]);
}

/**
 * Blurs an answered question, and a list that another replaces, before they are removed. If a focused element
 * disappears, the focus goes to its replacement and never to the page.
 */
function useKeptFocus(): void {
  const play = usePlayStore();
  const hasLeft = useRef(false);
  useEffect(
    () =>
      play.shown.subscribe(({ picture }, { picture: before }) => {
        const isAnswered = picture.decision !== null && picture.decision !== before.decision;
        const entry = focusedEntry();
        const isGone = entry !== null && !picture.entries.some(({ target }) => target === entry);
        const wasListed = before.entries.some(({ target }) => target === entry);
        if ((!isAnswered && !(isGone && wasListed)) || !isFocusFree()) return;
        leaveFocus();
        hasLeft.current = !isAnswered;
      }),
    [play],
  );
  const at = usePlay(({ picture }) => picture.selection.base.join(' '));
  const decision = usePlay(({ picture }) => picture.decision);
  const isHeld = usePlay(({ staged }) => staged.isHeld);
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const shownAt = usePlay(({ staged }) => staged.shown.at);
  // A button may disappear with any of these.
  usePlay(useShallow(({ picture, panel, ask }) => [picture, panel, ask]));
  useMatch((match) => match);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  const asked = useRef(decision);
  // Runs after every render: a press on nothing can leave the focus on the page.
  useEffect(() => {
    const isNew = asked.current !== decision;
    asked.current = decision;
    // A new question takes the focus itself.
    if (isNew && decision !== null) return;
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    const isThere = last.current?.isConnected === true && !hasLeft.current;
    hasLeft.current = false;
    if (!isNowhere || isThere) return;
    return followPress(() => {
      if (isFocusFree()) focusOnward();
    });
  });
  const isAsked = decision !== null || isHeld;
  useEffect(() => {
    if (document.activeElement?.id === 'prompt' && isAsked) focusQuestion();
  }, [at, isAsked, decision, shownAt, isRolling]);
}

/** A moved focus forces a layout of the page, so after a pointer's press it waits for the paint. */
function followPress(move: () => void): (() => void) | undefined {
  if (wasByPointer()) return afterPaint(move);
  move();
  return undefined;
}

/** The table may move the focus, but not while the player types or a dialog is open. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  if (document.querySelector('dialog[open]')) return false;
  return !(focused instanceof HTMLInputElement) || focused.type !== 'search';
}
