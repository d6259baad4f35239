import type { UnitFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { counterOutline } from '../../../board/hex-geometry.ts';
import { emWidth } from '../../../board/lettering.ts';
import { movedPath, type Shift } from '../../../parts/moved-path.ts';
import { drawFaction } from './emblem.tsx';
import { COUNTER, MARKER } from './layout.ts';
import '../../../board/hex/counter.css';
import '../../../board/hex/signs.css';
import './palette.css';
import './counter.css';

const HALF = COUNTER / 2;

/** The outline shows the army in any light: square German, round-cornered Western, cut-cornered Soviet. */
const BODY: Readonly<Record<Faction, string>> = {
  G: counterOutline(HALF, 5, 'round'),
  W: counterOutline(HALF, 17, 'round'),
  S: counterOutline(HALF, 14, 'cut'),
};
const placed = (shift: Shift): Readonly<Record<Faction, string>> => ({
  G: movedPath(BODY.G, shift),
  W: movedPath(BODY.W, shift),
  S: movedPath(BODY.S, shift),
});
const SHADOW = placed({ x: 1.6, y: 3 });
const LIGHT = placed({ scale: 0.945 });

interface CounterProps {
  readonly unit: UnitFacts;
  /** It has moved, fought or supported and has nothing more to do in this phase. */
  readonly isSpent?: boolean;
  readonly isMarked?: boolean;
}

export const counterShape = ({ faction }: UnitFacts): string => BODY[faction];

/**
 * The printed labels, spelt so that they read at twelve pixels. The sheet writes `SHEAF` for SHAEF and `Btr`, `UK` for
 * Belorussian and Ukrainian. They are signs rather than words, the same in every language, as on the sheet.
 */
const DESIGNATIONS: Readonly<Record<string, string>> = {
  Vist: 'Vist',
  Mit: 'Mitte',
  'Su/F': 'Süd·F',
  '21st': '21',
  '6th': '6',
  '12th': '12',
  SHEAF: 'SHAEF',
  '1Btr/3Btr': '1Ba·3B',
  '2Btr': '2 Bel',
  '1Btr': '1 Bel',
  '1UK': '1 Ukr',
  '4UK': '4 Ukr',
  '2UK/3UK': '2·3 Uk',
};

const designationOf = (unit: UnitFacts): string => DESIGNATIONS[unit.label] ?? unit.label;
const formationOf = (unit: UnitFacts): string => (unit.faction === 'S' ? 'Front' : 'AG');

/** A unit, drawn round its own middle. The board describes it to assistive technology; here it is a drawing. */
export function drawCounter({ unit, isSpent = false, isMarked = false }: CounterProps) {
  const designation = designationOf(unit);
  const size = Math.min(27, 74 / emWidth(designation, 0.47));
  const style = unit.id === 'W-21' ? 'W21' : unit.faction;
  const shape = counterShape(unit);
  return (
    <g className={`counter hlb-counter hlb-counter-${style}`}>
      <path className="counter-shadow" d={SHADOW[unit.faction]} />
      <path className="counter-body" d={shape} />
      <path className="counter-light" d={LIGHT[unit.faction]} />
      {drawFaction({ faction: unit.faction, x: -27, y: -27.5, size: 8.6 })}
      <text className="hlb-counter-formation" x={7} y={-20.5}>
        {formationOf(unit)}
      </text>
      <g className="counter-symbol">
        <path d="M-24-14.5H24V13H-24Z" />
        <path d="M-24-14.5L24 13M24-14.5L-24 13" />
      </g>
      <text y={35.5} fontSize={size}>
        {designation}
      </text>
      {isSpent && (
        <g className="map-sign hlb-counter-spent" transform={`translate(${-HALF + 5} ${HALF - 5})`}>
          <circle r="11.5" />
          <path d="M-5.4 .2L-1.6 4.4L5.6-4.6" />
        </g>
      )}
      {isMarked && drawAttackMarker({ faction: unit.faction, x: MARKER.x, y: MARKER.y })}
    </g>
  );
}

interface AttackMarkerProps {
  readonly faction: Faction;
  readonly x: number;
  readonly y: number;
}

/** A vehicle, as the printed sheet has it; a general tracked one, of no nation. */
export function drawAttackMarker({ faction, x, y }: AttackMarkerProps) {
  const { width, height } = MARKER;
  return (
    <g className={`hlb-marker hlb-marker-${faction}`} transform={`translate(${x} ${y})`}>
      <rect className="hlb-marker-shadow" x={-width / 2 + 1} y={-height / 2 + 2} width={width} height={height} rx="5" />
      <rect className="hlb-marker-plate" x={-width / 2} y={-height / 2} width={width} height={height} rx="5" />
      <g className="hlb-marker-vehicle">
        <path d="M-17 2.5H16.5L19 5.5L14.5 10.5H-14L-18.5 6Z" />
        <path d="M-12 2L-9.5-2H10.5L13.5 2Z" />
        <path d="M-6.5-2.5V-8.5H6.5L8-2.5Z" />
        <path d="M6-6.6H20V-4.4H7Z" />
      </g>
    </g>
  );
}
