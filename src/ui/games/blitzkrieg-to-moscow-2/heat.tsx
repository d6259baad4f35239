import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { HeatBoard, type HeatProps } from '../../board/heat.tsx';
import { rankOf } from './board/city-name.tsx';
import { DrawingLayer, GroundLayer } from './board/ground.tsx';
import { BOARD, HEXES, hexCentre, hexOutline } from './board/layout.ts';
import './board/palette.css';

export const aspect = HEXES.width / HEXES.height;

export function Heat(props: HeatProps) {
  const facts = props.facts as BtmFacts;
  return (
    <HeatBoard
      {...props}
      className="btm-board"
      size={BOARD}
      shown={HEXES}
      outlineOf={hexOutline}
      middleOf={hexCentre}
      ground={<GroundLayer facts={facts} />}
      drawing={<DrawingLayer facts={facts} />}
    />
  );
}

export const named = (someFacts: object): readonly string[] =>
  (someFacts as BtmFacts).cities.map(({ hex }) => hex).sort((a, b) => rankOf(a) - rankOf(b));
