import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { HeatBoard, type HeatProps } from '../../board/heat.tsx';
import { rankOf } from './board/city-name.tsx';
import { DrawingLayer, GroundLayer } from './board/ground.tsx';
import { BOARD, HEXES, hexCentre, hexOutline } from './board/layout.ts';
import './board/palette.css';

export const aspect = HEXES.width / HEXES.height;

export function Heat({ facts: someFacts, shares, labels }: HeatProps) {
  const facts = someFacts as BtmFacts;
  return (
    <HeatBoard
      className="btm-board"
      size={BOARD}
      shown={HEXES}
      shares={shares}
      labels={labels}
      outlineOf={hexOutline}
      middleOf={hexCentre}
      ground={<GroundLayer facts={facts} />}
      drawing={<DrawingLayer facts={facts} />}
    />
  );
}

export const named = (someFacts: object): readonly string[] =>
  (someFacts as BtmFacts).cities.map(({ hex }) => hex).sort((a, b) => rankOf(a) - rankOf(b));
