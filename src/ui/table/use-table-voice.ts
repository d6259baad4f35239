import { useEffect, useRef } from 'react';
import { announce } from '../app/announce.ts';
import { focusQuestion } from './table-focus.ts';
import { useTable } from './table-model.tsx';

/**
 * What a player hears, and where the keyboard goes, when the question changes: the result of dice at once, the new prompt
 * politely, the focus on its first choice.
 */
export function useTableVoice(): void {
  useKeptFocus();
  const { decision, moves, roll, isRolling, shown, match, game, facts, view, actions, i18n } = useTable();
  const { t, line } = i18n;
  const heardStep = useRef(match.step.n);
  const askedFor = useRef<typeof decision>(null);

  const isTold = !isRolling && match.step.kind === 'play';
  const said = isTold ? (roll?.result ?? game.wordOutcome?.({ facts, view, i18n }, shown.events) ?? null) : null;
  useEffect(() => {
    if (said === null || heardStep.current === match.step.n) return;
    heardStep.current = match.step.n;
    announce(said, 'assertive');
  }, [said, match.step.n]);

  useEffect(() => {
    if (!decision || decision === askedFor.current) return;
    askedFor.current = decision;
    const who = t('table.prompt.decides', { side: decision.seat });
    announce(`${who}. ${line(decision.ask)}. ${t('table.legal.count', { n: moves.length })}`);
    if (!isFocusFree()) return;
    focusQuestion();
    // The focus came by itself: nobody points at that entry yet.
    actions.pointAt(null);
  }, [decision, moves, actions, t, line]);

  const winner = shown.live ? (shown.result?.winner ?? null) : null;
  useEffect(() => {
    if (winner === null) return;
    announce(winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner }), 'assertive');
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }, [winner, t, game]);
}

/** Where an entry that held the focus has gone, the focus goes to what stands in its place, never to the page as a whole. */
function useKeptFocus(): void {
  const { selection, decision, shown, isRolling } = useTable();
  const at = selection.base.join(' ');
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || (focused.id === 'prompt' && decision !== null);
    if (isLost && !isRolling) focusQuestion();
  }, [at, decision, shown.at, isRolling]);
}

/** The focus is the table's to move: not while somebody types, and not out of a dialog. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  if (document.querySelector('dialog[open]')) return false;
  return !(focused instanceof HTMLInputElement) || focused.type !== 'search';
}
