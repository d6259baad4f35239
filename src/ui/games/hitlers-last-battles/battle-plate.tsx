import { useMemo } from 'react';
import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { Cap } from '../../parts/cap.tsx';
import { classes } from '../../parts/classes.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { isBeatShown } from '../../table/beat.tsx';
import type { Scene, TellProps } from '../../table/game-table.ts';
import { Dice } from '../../table/roll-card.tsx';
import { NothingAfter } from '../../table/table-parts.tsx';
import { usePlay } from '../../table/use-play.tsx';
import { useTableLayout } from '../../table/use-table-layout.ts';
import './battle-plate.css';
import { BattleRow, useIsCombat, useQueue } from './battle-row.tsx';
import { readBattle, type BattleReport } from './roll.ts';

/** True from the throw until both players have seen the result. */
const useIsLookedAt = (): boolean => usePlay((state) => state.staged.isRolling || isBeatShown(state));

interface PlateProps extends Scene<HlbTypes> {
  /** Belong to the newest step, which is not shown yet while its dice tumble. */
  readonly events: readonly HlbEvent[];
}

/** The dice of a battle in large, and the result in two words. */
function BattleDice({ facts, queries, view, events, isPlate }: PlateProps & { readonly isPlate: boolean }) {
  const i18n = useT();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const battle = useMemo(() => readBattle({ facts, view, i18n }, events), [facts, view, i18n, events]);
  const queue = useQueue({ facts, queries, view });
  if (!battle) return null;
  const { hex, sides } = battle;
  const at = queue.find((one) => one.hex === hex)?.n ?? 1;
  const [attack, defence] = sides;
  return (
    <section
      className={classes('battle', isPlate ? 'absolute z-2 card battle--plate' : 'section')}
      aria-labelledby="battle-title"
    >
      <div className="flex baseline apart gap-8">
        <Cap id="battle-title">{i18n.t('table.hlb.battles.of', { n: at, of: queue.length, hex })}</Cap>
        <RuleChip rule="8.5" />
      </div>
      <div className="flex apart gap-12 battle__sides">
        {sides.map(({ seat, who }) => (
          <p key={seat} className="line gap-6 t-small min-0">
            {drawSeatMark({ game: 'hitlers-last-battles', seat, size: 's' })}
            <b>{who}</b>
          </p>
        ))}
      </div>
      <div className="flex apart middle gap-12 battle__dice">
        <Dice roll={attack} isRolling={isRolling} label={attack.who} />
        {isRolling ? null : <Hits battle={battle} />}
        <Dice roll={defence} isRolling={isRolling} label={defence.who} />
      </div>
      {isRolling ? null : (
        <div className="battle__outcome">
          <p className="no-ink battle__words">{battle.outcome}</p>
          <p className="t-small mt-4">{battle.margin}</p>
          <Additions sides={sides} />
        </div>
      )}
    </section>
  );
}

/** Lists the additions to the dice, and to their number. */
function Additions({ sides }: Pick<BattleReport, 'sides'>) {
  const reasons = sides.flatMap((side) => side.reasons);
  return reasons.length === 0 ? null : (
    <ul className="small m-6-0-0 battle__reasons">
      {reasons.map(({ id, amount, text }) => (
        <li key={id}>
          <b>{amount}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Hits({ battle: { hits, isHeld } }: { readonly battle: BattleReport }) {
  const { t } = useT();
  return (
    <p className="nowrap battle__hits">
      <span className="visually-hidden">{t('table.hlb.roll.hits', hits)}</span>
      <span aria-hidden="true">
        <span className={classes(isHeld && 'faint')}>{hits.attack}</span> <i>:</i>{' '}
        <span className={classes(!isHeld && 'faint')}>{hits.defence}</span>
      </span>
    </p>
  );
}

/** A plate over the map, next to the hex of the battle, from the throw until both players have seen the result. */
export const BattlePlate = (battle: PlateProps) => (useIsLookedAt() ? <BattleDice {...battle} isPlate /> : null);

const NO_EVENTS: readonly HlbEvent[] = [];

const READS = ['facts', 'queries', 'view', 'newest', 'onPoint'] as const;
type AfterProps = Pick<TellProps<HlbTypes>, (typeof READS)[number]>;

/** In the column: nothing while the plate shows the battle, the battle itself on a phone, else the last roll. */
export function AfterBattle(props: AfterProps) {
  const isWide = useTableLayout() === 'wide';
  const isLookedAt = useIsLookedAt();
  // The battles under the map keep their results.
  if (isWide) return isLookedAt || props.view.phase === 'combat' ? null : <NothingAfter />;
  return <AfterOnPhone {...props} isLookedAt={isLookedAt} />;
}
AfterBattle.reads = READS;

function AfterOnPhone({
  facts,
  queries,
  view,
  newest = NO_EVENTS,
  onPoint,
  isLookedAt,
}: AfterProps & { readonly isLookedAt: boolean }) {
  const scene = { facts, queries, view };
  return (
    <>
      {useIsCombat(view) ? <BattleRow {...scene} isBrief onPick={onPoint ?? NOWHERE} /> : null}
      {isLookedAt ? (
        <BattleDice {...scene} events={newest} isPlate={false} />
      ) : view.phase === 'combat' ? null : (
        <NothingAfter />
      )}
    </>
  );
}

const NOWHERE = () => undefined;
