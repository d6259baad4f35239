import { memo, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { HexId, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { pastOf } from '../../../../play/source.ts';
import type { PlayState } from '../../../../play/state.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { MapCaptions } from '../../../table/caption/map-captions.tsx';
import { usePlay } from '../../../table/use-play.tsx';
import { hexCentre } from '../board/layout.ts';
import { isHexName, type BtmScene, type BtmWords } from '../lookup.ts';
import { report } from '../report.ts';
import { isResult } from '../roll.ts';
import { fallenIn, lastFight } from './just-fought.tsx';
import './fought-on-map.css';

/** The last combat, until the player begins the next action. */
export interface Fought {
  readonly hex: HexId;
  readonly title: string;
  readonly how: string;
  /** Units eliminated in it, defenders and attackers. */
  readonly fallen: readonly UnitId[];
}

const AFTER_COMBAT = ['combat/attack', 'combat/advance'];

const ofLast = ({ picture, staged }: PlayState) => {
  const { at = '' } = (picture.view as Partial<BtmScene['view']>).question ?? {};
  const isShown =
    AFTER_COMBAT.includes(at) &&
    staged.shown.step.kind === 'play' &&
    !staged.isRolling &&
    !staged.isHeld &&
    picture.selection.picked.length === 0;
  return isShown ? { timeline: staged.shown.timeline, at: staged.shown.at } : NOTHING;
};
const NOTHING = { timeline: null, at: 0 };

/** The plate is at the hex, so it names a unit that was there alone, and the column of the table. */
function wordPlate(scene: BtmWords, lines: readonly Line[], fallen: readonly UnitId[]): Pick<Fought, 'title' | 'how'> {
  const { title, how } = report(scene, lines);
  const result = lines.findLast(isResult);
  const [unit] = fallen;
  const isWhole = fallen.length === 1 && lines[0]?.params?.['defenders'] === unit;
  return {
    title: isWhole && unit !== undefined ? scene.i18n.t('table.btm.report.fallen', { unit }) : title,
    how: String(result?.params?.['column'] ?? how),
  };
}

/** Null while another action is under way. */
export function useFought(scene: BtmScene): Fought | null {
  const { timeline, at } = usePlay(useShallow(ofLast));
  const i18n = useT();
  return useMemo(() => {
    const lines = timeline === null ? [] : lastFight(pastOf({ timeline, at }));
    const hex = String(lines[0]?.params?.['hex'] ?? '');
    if (!isHexName(hex)) return null;
    const words = { ...scene, i18n };
    const fallen = fallenIn(words, lines);
    return { hex, fallen, ...wordPlate(words, lines, fallen) };
  }, [timeline, at, scene, i18n]);
}

interface FoughtOnMapProps {
  readonly fought: Fought;
  readonly prints: readonly Rect[];
}

/** The result on a plate below its hex, or where it covers the least. The column tells the same. */
export const FoughtOnMap = memo(({ fought: { hex, title, how }, prints }: FoughtOnMapProps) => {
  const captions = useMemo(
    () => [
      {
        key: hex,
        at: hexCentre(hex),
        children: (
          <span className="line gap-12 fought-plate">
            <b>{title}</b>
            <span>{how}</span>
          </span>
        ),
      },
    ],
    [hex, title, how],
  );
  return (
    <g className="fought-on-map">
      <MapCaptions captions={captions} prints={prints} first="below" />
    </g>
  );
});
FoughtOnMap.displayName = 'FoughtOnMap';
