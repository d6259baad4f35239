import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { announce } from '../app/announce.ts';
import type { RollView } from './game-table.ts';
import { focusOnward, focusQuestion } from './table-focus.ts';
import { useTable } from './table-model.tsx';
import type { TableModel } from './table-model.tsx';

/**
 * What a player hears, and where the keyboard goes, when the question changes: the result of dice at once; politely what
 * the other side did and the new prompt; what a choice warns of, what is looked at; the focus on the first choice.
 */
export function useTableVoice(): void {
  useKeptFocus();
  useHeardResult();
  useHeardQuestion();
  useHeardChoice();
  const { shown, i18n } = useTable();
  const { t } = i18n;
  const winner = shown.live ? (shown.result?.winner ?? null) : null;
  useEffect(() => {
    if (winner === null) return;
    announce(winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner }), 'assertive');
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }, [winner, t]);
}

const hearRoll = ({ heard, dice, result }: RollView): string =>
  heard ?? [...dice.map(({ label }) => label), result].join('. ');

/** What the newest move came to, dice with what they are made of; null where there is nothing to hear, or not yet. */
const readResult = ({ isRolling, match, roll, outcome }: TableModel): string | null => {
  if (isRolling || match.step.kind !== 'play') return null;
  return roll ? hearRoll(roll) : outcome;
};

/** Heard once for each move. A step without a result takes the words of the one before away: they hold no more. */
function useHeardResult(): void {
  const model = useTable();
  const { isRolling, match } = model;
  const { n, kind } = match.step;
  const heardStep = useRef(n);
  const said = readResult(model);
  useEffect(() => {
    if (isRolling || heardStep.current === n) return;
    heardStep.current = n;
    // What opening has to tell is being said: there is no move before it whose words could be stale.
    if (kind === 'open') return;
    announce(said ?? '', 'assertive');
  }, [said, n, kind, isRolling]);
}

/** So many sentences of what the other side did: what it came to stands last. */
const MOST_TOLD = 3;

/** What the other side did last since this one moved, as the log tells it to this seat. */
function tellOther({ game, match, decision, i18n }: TableModel): readonly string[] {
  const points = match.timeline.points.slice(0, match.at + 1);
  const own = points.findLastIndex(({ seat }) => seat === null || seat === decision?.seat);
  const lines = points.slice(own + 1).flatMap((point) => point.lines.filter((line) => game.headingOf(line) === null));
  return lines.slice(-MOST_TOLD).map((line) => i18n.line(line));
}

function useHeardQuestion(): void {
  const model = useTable();
  const { decision, entryCount, buttons, actions, i18n } = model;
  const askedFor = useRef<typeof decision>(null);
  const askedSeat = useRef<string | null>(null);
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  const n = entryCount > 0 ? entryCount : buttons.length;
  useEffect(() => {
    if (decision === askedFor.current) return;
    askedFor.current = decision;
    // The question that was heard last is answered.
    if (!decision) return announce('');
    const { t, line } = i18n;
    const isHeard = askedSeat.current !== null && readResult(latest.current) !== null;
    const told = isHeard || askedSeat.current === decision.seat ? [] : tellOther(latest.current);
    askedSeat.current = decision.seat;
    const who = t('table.prompt.decides', { side: decision.seat });
    announce([...told, who, line(decision.ask), t('table.legal.count', { n })].map(asSentence).join(' '));
    if (!isFocusFree()) return;
    focusQuestion();
    // The focus came by itself: nobody points at that entry yet.
    actions.pointAt(null);
  }, [decision, n, actions, i18n]);
}

const asSentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : `${text}.`);

/** What the chosen move warns of, and what is looked at. */
function useHeardChoice(): void {
  const { game, facts, view, match, selection, inspected, i18n } = useTable();
  const { t, line } = i18n;
  const { chosen } = selection;
  // As in the preview: counting may take longer than a frame.
  const counted = useDeferredValue(chosen, null);
  const warnings = (counted && counted === chosen ? match.preview(counted)?.warnings : null) ?? [];
  const warned = warnings.length === 0 ? '' : `${t('table.warning')}: ${warnings.map(line).map(asSentence).join(' ')}`;
  useEffect(() => {
    if (warned !== '') announce(warned);
  }, [warned]);

  const looked = useMemo(() => {
    const passages = inspected === null ? [] : game.inspect({ facts, view, i18n }, inspected);
    return passages
      .flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)])
      .map(asSentence)
      .join(' ');
  }, [game, facts, view, i18n, inspected]);
  const lookedAt = useRef(inspected);
  useEffect(() => {
    if (lookedAt.current === inspected) return;
    lookedAt.current = inspected;
    if (looked !== '') announce(looked);
  }, [looked, inspected]);
}

/** Where what held the focus has gone, the focus goes to what stands in its place, never to the page as a whole. */
function useKeptFocus(): void {
  const { selection, decision, shown, isRolling, isHeld } = useTable();
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  // After every picture: a button may go with any of them. A press beside everything leaves what it left in the page.
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (!isNowhere || last.current?.isConnected === true || !isFocusFree()) return;
    focusOnward();
  });
  const at = selection.base.join(' ');
  const isAsked = decision !== null || isHeld;
  useEffect(() => {
    if (document.activeElement?.id === 'prompt' && isAsked) focusQuestion();
  }, [at, isAsked, decision, shown.at, isRolling]);
}

/** The focus is the table's to move: not while somebody types, and not out of a dialog. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  if (document.querySelector('dialog[open]')) return false;
  return !(focused instanceof HTMLInputElement) || focused.type !== 'search';
}
