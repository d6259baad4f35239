import { useMemo } from 'react';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import type { TellProps } from '../../../table/game-table.ts';
import { RollSection } from '../../../table/roll-card.tsx';
import { NothingAfter } from '../../../table/table-parts.tsx';
import { PanzerRows } from '../panzers/panzer-rows.tsx';
import { PocketsColumn } from '../pockets/pockets-column.tsx';
import { readBeat } from '../roll.ts';
import { SurrenderColumn } from '../surrender/surrender-column.tsx';
import { useIsAtTable, usePlay } from '../../../table/use-play.tsx';
import type { BtmMove, BtmWords } from '../lookup.ts';
import { rowOf } from '../verbs.ts';
import { readOver, type Over } from './aftermath.ts';
import './combat.css';
import { Fight } from './fight.tsx';
import { JustFought } from './just-fought.tsx';
import { readStandingRoll } from './last-roll.ts';
import { useFight } from './use-fight.ts';

/** True if the panel shows the move's effect on numbers and chances, so that the preview need not. */
export const isToldInCombat = (_view: BtmView, move: BtmMove): boolean => rowOf(move).isToldInCombat === true;

/**
 * The combat in the column next to the visible map (§11.3): units, odds, chances. While attackers are named, or a card
 * is picked but not played, it is a preview. After the die it shows the result; the rest is below the choices.
 */
export const BtmCombat = (props: TellProps<BtmTypes>) =>
  useIsAtTable() ? <CombatOrSurrender {...props} /> : <Combat {...props} />;

/** The supply phase may follow the last combat of a player-turn. */
function CombatOrSurrender(props: TellProps<BtmTypes>) {
  const { facts, queries, view, newest = props.events } = props;
  const i18n = useT();
  const isHeld = usePlay(({ staged }) => staged.isHeld && !staged.isRolling);
  // It has been seen once the player has begun the next thing, even if that is taken back.
  const isFresh = usePlay(({ staged }) => staged.shown.step.kind === 'play');
  const scene = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  const isSurrender = useMemo(() => isHeld && readBeat(scene, newest)?.parts !== undefined, [isHeld, scene, newest]);
  if (isSurrender) return <SurrenderColumn {...props} events={newest} />;
  return (
    <>
      <Combat {...props} />
      {isHeld || view.combat || props.isRolling ? null : (
        <>
          {isFresh && view.question?.at === 'combat/attack' ? <JustFought scene={scene} past={props.past} /> : null}
          <PocketsColumn scene={scene} events={props.events} seat={props.seat} />
          {view.phase === 'breakthrough' && props.seat === view.side && view.cards[view.side].hand === null ? (
            <PanzerRows scene={scene} />
          ) : null}
        </>
      )}
    </>
  );
}

function Combat(props: TellProps<BtmTypes>) {
  const { facts, queries, view, events, past } = props;
  const i18n = useT();
  const fight = useFight(props);
  const scene: BtmWords = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  const isRolled = fight?.standing.stage === 'rolled';
  const earlier = useMemo(
    () => (fight && isRolled ? readStandingRoll(scene, fight.standing, past) : null),
    [scene, fight, isRolled, past],
  );
  const over = fight === null ? readOver(events) : null;
  return (
    <>
      <NothingAfter />
      {earlier && !events.some(({ type }) => type === 'rolled') ? (
        <RollSection roll={earlier} isRolling={false} isBrief={props.seat !== null} />
      ) : null}
      {fight && !isRolled ? <Fight scene={scene} seat={props.seat} onPoint={props.onPoint} {...fight} /> : null}
      {over?.die === null ? <Failed scene={scene} failed={over} /> : null}
    </>
  );
}

/** An attack too weak for a roll. */
function Failed({ scene: { i18n }, failed }: { readonly scene: BtmWords; readonly failed: Over }) {
  const { attack, defence, odds, column } = failed.reckoning;
  const words = { hex: failed.target, attack, defence, odds, column };
  return (
    <section className="section" aria-label={i18n.t('table.btm.fight', { hex: failed.target })}>
      <p className="btm-fight__result flex baseline gap-8 with-rule">
        <span>{i18n.t('table.btm.fight.over.failed', words)}</span> <RuleChip rule="11.3.5" />
      </p>
    </section>
  );
}
