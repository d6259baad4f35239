import { memo } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import './palette.css';
import './board.css';

interface HlbMapProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
}

/** All that is printed but words, with whose ground it is between sea and grid. */
export const HlbMap = memo(({ facts, control }: HlbMapProps) => (
  <>
    <GroundLayer hexes={facts.hexes} />
    <ControlLayer facts={facts} control={control} />
    <DrawingLayer facts={facts} />
  </>
));
HlbMap.displayName = 'HlbMap';
