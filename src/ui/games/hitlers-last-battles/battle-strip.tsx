import { Cap } from '../../parts/cap.tsx';
import { isBeatShown } from '../../table/beat.tsx';
import { Rolled } from '../../table/roll-card.tsx';
import { NothingAfter } from '../../table/table-parts.tsx';
import { usePlay } from '../../table/use-play.tsx';
import { useRoll } from '../../table/use-roll.ts';
import { useTableLayout } from '../../table/use-table-layout.ts';
import './battle-strip.css';

/** The dice of a battle lie in large under a wide map, from the throw until both players have seen what came of them. */
function useIsInStrip(): boolean {
  const isLookedAt = usePlay((state) => state.staged.isRolling || isBeatShown(state));
  return useTableLayout() === 'wide' && isLookedAt;
}

/** Over the tracks, which keep their place: the map has the same size. */
export function BattleStrip() {
  const roll = useRoll();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  if (!useIsInStrip() || !roll) return null;
  return (
    <section className="roll battle-strip" aria-labelledby="battle-strip">
      <Cap id="battle-strip">{roll.title}</Cap>
      <div className="line gap-16 battle-strip__row">
        <Rolled roll={roll} isRolling={isRolling} />
      </div>
    </section>
  );
}

/** In the column, the last roll; not while it lies under the map. */
export const AfterBattle = () => (useIsInStrip() ? null : <NothingAfter />);
