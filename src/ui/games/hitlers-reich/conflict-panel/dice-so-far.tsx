import type { ReactNode } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Modifier } from '../../../../engine/kernel/types.ts';
import { joinFacts } from '../../../../i18n/joining.ts';
import { drawMark } from '../../../parts/emblem.tsx';
import { MiniDice } from '../../../table/mini-dice.tsx';
import { SIDES, type HrWords } from '../lookup.ts';
import './dice-so-far.css';
import { toneOf } from './dice-row.tsx';
import { whyOf } from './slots.ts';
import { emblemFor, nationOf, wordWhy } from './conflict-words.ts';

/** The dice of both sides as both may know them: how many and why, or the results. */
export function drawDice(scene: HrWords, called: string): ReactNode {
  const { view, i18n } = scene;
  if (!view.conflict || !view.fight) return null;
  return (
    <section className="relative dice-so-far" aria-labelledby="dice-so-far">
      <h2 id="dice-so-far" className="cap">
        {i18n.t('table.hr.curtain.dice')}
      </h2>
      <ul className="grid gap-6">
        {SIDES.map((side) => (
          <DiceOf key={side} scene={scene} side={side} mayAdd={called === side && view.phase === 'conflict/name'} />
        ))}
      </ul>
    </section>
  );
}

interface DiceOfProps {
  readonly scene: HrWords;
  readonly side: Side;
  /** The called player chooses events. */
  readonly mayAdd: boolean;
}

function DiceOf({ scene, side, mayAdd }: DiceOfProps) {
  const { facts, view, i18n } = scene;
  const { t, lang } = i18n;
  const { conflict, fight } = view;
  const coming = fight?.coming[side] ?? [];
  const faces = conflict?.dice[side] ?? [];
  const sum = fight?.totals[side].dice ?? null;
  const count = coming.reduce((dice, { amount }) => dice + amount, 0);
  const n = sum ?? Math.min(count, facts.mostDice);
  const reasons = coming.map((one) => wordReason(scene, one));
  return (
    <li className="line gap-8">
      {drawMark({ of: emblemFor(side, conflict && nationOf(side, conflict)), size: 'm' })}
      <b
        className="dice-so-far__count"
        aria-label={t(`table.hr.curtain.dice.${sum === null ? 'count' : 'sum'}`, { side, n })}
        role="img"
      >
        {n}
      </b>
      {sum === null ? (
        <span className="small">
          {joinFacts(lang, mayAdd ? [...reasons, t('table.hr.curtain.dice.yours')] : reasons)}
        </span>
      ) : (
        <MiniDice dice={faces.map((value) => ({ value, tone: toneOf(side) }))} />
      )}
    </li>
  );
}

export function wordReason(scene: HrWords, reason: Modifier): string {
  const { t } = scene.i18n;
  const why = whyOf(reason);
  if (why === 'base') return t('table.hr.curtain.dice.base', { n: reason.amount });
  const { own, other } = reason.params ?? {};
  return why === 'area' && own !== undefined && other !== undefined
    ? t('table.hr.curtain.dice.area', { own: Number(own), other: Number(other) })
    : wordWhy(scene, why);
}
