import { memo, useMemo } from 'react';
import type {
  AheadReading,
  CutGround,
  GroundReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Dots, Lines, paint, useIds } from '../../../board/patterns.tsx';
import { usePlay, usePointing } from '../../../table/use-play.tsx';
import { outlines } from '../board/layout.ts';
import { SIDES, type BtmScene } from '../lookup.ts';
import { ringOf } from '../board/ring.ts';
import { groundsNow, moverIn, readAhead } from './read-ahead.ts';
import './supply-shade.css';

/** The move under the pointer or the focus on the map; the same object for the same place. */
function useAhead(scene: BtmScene): AheadReading | null {
  const unit = usePlay(({ picture }) => moverIn(scene, picture.selection.picked));
  return usePointing(({ hovered, listed }) => readAhead(scene, unit, hovered ?? placeIn(listed)));
}

/** A counter in the list names a unit, not where the picked one would go. */
const placeIn = (listed: TargetRef | null): TargetRef | null =>
  listed !== null && parseTarget(listed).kind === 'space' ? listed : null;

/** Each hex once: own ground is drawn only where the enemy has none, and a pocket is the ground of neither. */
function apart(grounds: readonly GroundReading[], side: Side, pockets: readonly CutGround[]): readonly GroundReading[] {
  const enemy = new Set(grounds.flatMap((ground) => (ground.side === side ? [] : ground.hexes)));
  const cut = new Set(pockets.flatMap(({ hexes }) => hexes));
  return grounds.map((ground) => ({
    side: ground.side,
    hexes: ground.hexes.filter((hex) => !cut.has(hex) && (ground.side !== side || !enemy.has(hex))),
  }));
}

/** Tints the ground in which each side has supply (§13.2), now or after the move that the pointer is on. */
interface SupplyShadeProps {
  readonly scene: BtmScene;
  /** Pockets as they are now. */
  readonly pockets: readonly CutGround[];
}

export const SupplyShade = memo(function SupplyShade({ scene, pockets }: SupplyShadeProps) {
  const ahead = useAhead(scene);
  const cut = ahead?.pockets ?? pockets;
  return (
    <>
      <Grounds grounds={ahead?.grounds ?? groundsNow(scene)} side={scene.view.side} pockets={cut} />
      <path className="pocket-ahead__ground" d={outlines(cut.flatMap(({ hexes }) => hexes))} />
    </>
  );
});

interface GroundsProps {
  readonly grounds: readonly GroundReading[];
  readonly side: Side;
  readonly pockets: readonly CutGround[];
}

function Grounds({ grounds, side, pockets }: GroundsProps) {
  const ids = useIds();
  const drawn = useMemo(() => apart(grounds, side, pockets), [grounds, side, pockets]);
  return (
    <g className="supply-shade" aria-hidden="true">
      <defs>
        <Lines id={ids('german')} pitch={9} width={2.6} turn={-45} className="supply-shade__line" />
        <Dots id={ids('soviet')} pitch={15} radius={2} className="supply-shade__dot" />
      </defs>
      {drawn.map(({ side: of, hexes }) => {
        const ground = outlines(hexes);
        return (
          <g key={of} data-supply={of}>
            <path className={`supply-shade__ground supply-shade__ground--${of}`} d={ground} />
            <path d={ground} fill={paint(ids, of)} />
          </g>
        );
      })}
    </g>
  );
}

/** A dashed ring around each pocket that the move under the pointer would close. */
export const PocketsAhead = memo(function PocketsAhead({ scene }: { readonly scene: BtmScene }) {
  const ahead = useAhead(scene);
  const cut = ahead === null ? [] : [...ahead.cutsOff, ...ahead.strands];
  const pockets = ahead?.pockets.filter(({ units }) => units.some((unit) => cut.includes(unit))) ?? [];
  return pockets.map(({ side, hexes }) => (
    <g key={`${side} ${hexes.join(' ')}`} className="pocket-ahead">
      <path className="hollow pocket-ahead__case" d={ringOf(hexes)} />
      <path className="hollow pocket-ahead__ring" d={ringOf(hexes)} />
    </g>
  ));
});

/** Explains the tints and the ring. */
export const SupplyKey = memo(function SupplyKey({ scene }: { readonly scene: BtmScene }) {
  const { t } = useT();
  const isAhead = useAhead(scene) !== null;
  return (
    <ul className="flex paper edge rounded absolute z-2 t-caption supply-key" aria-label={t('table.btm.ahead.key')}>
      {SIDES.map((side) => (
        <li key={side} className="line gap-5">
          <span className={`supply-key__mark supply-key__mark--${side}`} aria-hidden="true" />
          {t('table.btm.ahead.key.side', { side })}
        </li>
      ))}
      <li className="line gap-5">
        <span className="supply-key__mark supply-key__mark--cut" aria-hidden="true" />
        {t('table.btm.ahead.key.cut')}
      </li>
      {isAhead ? <li className="supply-key__after">{t('table.btm.ahead.key.after')}</li> : null}
    </ul>
  );
});
