import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { Modifier } from '../../../engine/kernel/types.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Cap } from '../../parts/cap.tsx';
import { SmallDie } from '../../parts/die.tsx';
import { drawMark } from '../../parts/emblem.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { RollSlot } from '../../table/game-table.ts';
import { wordReason } from './conflict-panel/dice-so-far.tsx';
import { toneOf } from './conflict-panel/dice-row.tsx';
import { emblemFor } from './conflict-panel/conflict-words.ts';
import './dice-before.css';
import { holderOf, otherSide, viewerOf, type HrMove, type HrWords } from './lookup.ts';
import { attackerOf } from './stakes.ts';
import { isAttack } from './verbs.ts';

type Props = Parameters<NonNullable<RollSlot<HrTypes>['DiceBefore']>>[0];

/** The dice of both sides as a fight would begin, with reasons: five places each. */
export function DiceBefore({ facts, view, move, modifiers }: Props) {
  const i18n = useT();
  const scene: HrWords = { facts, view, i18n };
  const mover = viewerOf(view);
  if (mover === null) return null;
  return (
    <section className="section" aria-labelledby="dice-before">
      <div className="flex apart baseline">
        <Cap id="dice-before">{i18n.t('table.hr.before.dice')}</Cap>
        <RuleChip rule="7.4.1" />
      </div>
      <ul className="grid gap-8 dice-before">
        {[mover, otherSide(mover)].map((side) => (
          <SideDice key={side} scene={scene} side={side} move={move} modifiers={modifiers} />
        ))}
      </ul>
    </section>
  );
}

interface SideDiceProps {
  readonly scene: HrWords;
  readonly side: Side;
  readonly move: HrMove;
  readonly modifiers: readonly Modifier[];
}

function SideDice({ scene, side, move, modifiers }: SideDiceProps) {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const own = modifiers.filter(({ params }) => params?.['side'] === side);
  const count = own.reduce((dice, { amount }) => dice + Math.abs(amount), 0);
  const n = Math.min(count, facts.mostDice);
  const tone = toneOf(side);
  const reasons = own.map((one) => wordReason(scene, { ...one, amount: Math.abs(one.amount) }));
  return (
    <li className="line gap-8">
      {drawMark({ of: emblemFor(side, nationOf(scene, side, move)), size: 'm' })}
      <span
        className="line gap-5 dice-before__slots"
        role="img"
        aria-label={t('table.hr.curtain.dice.count', { side, n })}
      >
        {Array.from({ length: facts.mostDice }, (_, at) => (
          <SmallDie key={at} value={null} tone={tone} isEmpty={at >= n} />
        ))}
      </span>
      <b className="at-centre dice-before__count" aria-hidden="true">
        {n}
      </b>
      <span className="small">{joinFacts(i18n.lang, reasons)}</span>
    </li>
  );
}

/** The attacking or defending nation, if the move tells (§6.5.3.1). */
function nationOf(scene: HrWords, side: Side, move: HrMove) {
  if (!isAttack(move)) return null;
  return side === viewerOf(scene.view) ? attackerOf(scene, move) : holderOf(scene, move.target);
}
