import { useMemo } from 'react';
import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { SeatMark } from '../../app/seat-mark.tsx';
import { Cap } from '../../parts/cap.tsx';
import { classes } from '../../parts/classes.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { isBeatShown } from '../../table/beat.tsx';
import type { TellProps } from '../../table/game-table.ts';
import { Dice } from '../../table/roll-card.tsx';
import { NothingAfter } from '../../table/table-parts.tsx';
import { usePlay } from '../../table/use-play.tsx';
import { useTableLayout } from '../../table/use-table-layout.ts';
import './battle-strip.css';
import type { HlbScene } from './lookup.ts';
import { readBattle, type BattleSide, type BattleReport } from './roll.ts';

/** True from the throw until both players have seen the result. */
const useIsLookedAt = (): boolean => usePlay((state) => state.staged.isRolling || isBeatShown(state));

interface BattleProps extends HlbScene {
  /** Belong to the newest step, which is not shown yet while its dice tumble. */
  readonly events: readonly HlbEvent[];
}
interface StripProps extends BattleProps {
  /** Under a wide map it covers the tracks, so that the map keeps its size. */
  readonly isWide: boolean;
}

/** The dice of a battle in large, and the result in two words. */
function BattleDice({ facts, view, events, isWide }: StripProps) {
  const i18n = useT();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const battle = useMemo(() => readBattle({ facts, view, i18n }, events), [facts, view, i18n, events]);
  if (!battle) return null;
  const { title, sides } = battle;
  return (
    <section
      className={classes('battle', isWide ? 'col z-1 absolute face-shaded battle--strip' : 'section')}
      aria-labelledby="battle-title"
    >
      <div className="grid battle__row">
        {sides.map((side) => (
          <Side key={side.seat} side={side} isRolling={isRolling} />
        ))}
        <div className="at-end battle__outcome">
          <Cap id="battle-title">{title}</Cap>
          {isRolling ? null : <Outcome battle={battle} />}
        </div>
      </div>
    </section>
  );
}

function Side({ side, isRolling }: { readonly side: BattleSide; readonly isRolling: boolean }) {
  const { seat, who, reasons } = side;
  return (
    <div className="battle__side">
      <p className="line gap-6 t-small battle__who">
        <SeatMark game="hitlers-last-battles" seat={seat} size="s" />
        <b>{who}</b>
      </p>
      <Dice roll={side} isRolling={isRolling} label={who} />
      {isRolling || reasons.length === 0 ? null : (
        <ul className="small m-6-0-0 battle__reasons">
          {reasons.map(({ id, amount, text }) => (
            <li key={id}>
              <b>{amount}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Outcome({ battle: { hits, outcome, isHeld, margin } }: { readonly battle: BattleReport }) {
  const { t } = useT();
  return (
    <>
      <p className="nowrap battle__hits">
        <span className="visually-hidden">{t('table.hlb.roll.hits', hits)}</span>
        <span aria-hidden="true">
          <span className={classes(isHeld && 'faint')}>{hits.attack}</span> <i>:</i>{' '}
          <span className={classes(!isHeld && 'faint')}>{hits.defence}</span>
        </span>
      </p>
      <p className="no-ink battle__words">{outcome}</p>
      <p className="t-small mt-4">
        <span>{margin}</span> <RuleChip rule="8.5" />
      </p>
    </>
  );
}

export function BattleStrip(battle: BattleProps) {
  const isWide = useTableLayout() === 'wide';
  return useIsLookedAt() && isWide ? <BattleDice {...battle} isWide /> : null;
}

const NO_EVENTS: readonly HlbEvent[] = [];

const READS = ['facts', 'view', 'newest'] as const;

/** In the column: nothing while the battle is below the map, the battle itself on a phone, else the last roll. */
export function AfterBattle({ facts, view, newest = NO_EVENTS }: Pick<TellProps<HlbTypes>, (typeof READS)[number]>) {
  const isWide = useTableLayout() === 'wide';
  if (!useIsLookedAt()) return <NothingAfter />;
  return isWide ? null : <BattleDice facts={facts} view={view} events={newest} isWide={false} />;
}
AfterBattle.reads = READS;
