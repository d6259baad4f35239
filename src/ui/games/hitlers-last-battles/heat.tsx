import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import { HeatBoard, type HeatProps } from '../../board/heat.tsx';
import { DrawingLayer, GroundLayer, landOf } from './board/ground.tsx';
import { BOARD, CORE, centreOf } from './board/layout.ts';
import './board/palette.css';
import './board/board.css';

export const aspect = CORE.width / CORE.height;

export function Heat(props: HeatProps) {
  const facts = props.facts as HlbFacts;
  return (
    <HeatBoard
      {...props}
      className="hlb-board"
      size={BOARD}
      shown={CORE}
      outlineOf={(id) => {
        const hex = facts.hexes.find((one) => one.id === id);
        return hex ? landOf(hex, facts) : '';
      }}
      middleOf={centreOf}
      ground={<GroundLayer facts={facts} />}
      drawing={<DrawingLayer facts={facts} />}
    />
  );
}

export const named = (someFacts: object): readonly string[] =>
  (someFacts as HlbFacts).hexes
    .filter(({ city, playable }) => city !== null && playable)
    .sort((a, b) => b.cityValue - a.cityValue)
    .map(({ id }) => id);
