import { memo } from 'react';
import type { HrScene } from '../lookup.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { LandLayer } from './land-layer.tsx';
import { SeaLayer } from './sea-layer.tsx';
import './palette.css';
import './board.css';

/** All that is printed but words, with whose land it is between water and borders. */
export const HrMap = memo(({ facts, view }: HrScene) => (
  <>
    <SeaLayer />
    <LandLayer facts={facts} view={view} />
    <DrawingLayer />
  </>
));
HrMap.displayName = 'HrMap';
