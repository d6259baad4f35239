import type { UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { counterOutline } from '../../../board/hex-geometry.ts';
import { starPath } from '../../../parts/emblem.tsx';
import { movedPath, type Shift } from '../../../parts/moved-path.ts';
import '../../../board/hex/counter.css';
import '../../../board/hex/signs.css';
import './palette.css';
import './counter.css';

const FACE = 62;
const HALF = FACE / 2;
/** Side of a counter on the board. A hex is 100 wide and rows are 86.6 apart: two in neighbouring rows just meet. */
export const COUNTER = 87;
/** Board units to a unit of the drawing. */
export const ON_BOARD = COUNTER / FACE;
export const STRIP = 30;

/** The outline shows the side in any light: round corners German and Romanian, cut corners Soviet. */
const BODY = { german: counterOutline(HALF, 5, 'round'), soviet: counterOutline(HALF, 9, 'cut') };
const placed = (shift: Shift) => ({ german: movedPath(BODY.german, shift), soviet: movedPath(BODY.soviet, shift) });
const SHADOW = placed({ x: 1.2, y: 2.4 });
const LIGHT = placed({ scale: 0.935 });
const FRAME = placed({ scale: 0.86 });
const BOX = 'M-16-14.5H16V5.5H-16Z';
const INFANTRY = 'M-16-14.5L16 5.5M16-14.5L-16 5.5';
const TRACKS = 'M-7.5-10H7.5A5.5 5.5 0 0 1 7.5 1H-7.5A5.5 5.5 0 0 1-7.5-10Z';
/** Different without colour: a double frame with stars for Guards, three bars for Romanians. */
const GUARDS_STARS = [-22.5, 22.5].map((x) => movedPath(starPath(4.6), { x, y: -4.5 }));
const ROMANIAN_BARS = 'M-26.5-13V4M-23-13V4M-19.5-13V4';

interface CounterProps {
  readonly unit: UnitFacts;
  /** Its back is up (§2.2). */
  readonly isSpent?: boolean;
  readonly isDone?: boolean;
  readonly isUnder?: boolean;
}

export const RIM = 1.06;
export const counterShape = ({ side }: UnitFacts): string => BODY[side];

/** A unit, drawn round its own middle. The board or the list describes it to assistive technology; here it is a drawing. */
export function drawCounter({ unit, isSpent = false, isDone = false, isUnder = false }: CounterProps) {
  const shape = counterShape(unit);
  const kind = unit.nation.toLowerCase();
  if (isUnder) {
    return (
      <g className={`counter btm-counter btm-counter-${kind} btm-counter-under`} data-spent={isSpent || undefined}>
        <path className="counter-shadow" d={SHADOW[unit.side]} />
        <path className="counter-body btm-counter-body" d={shape} />
        <g className="counter-symbol btm-counter-symbol" transform="translate(-18.6 23.4) scale(.53)">
          {drawSymbol(unit)}
        </g>
        {drawFigures({ unit, isSpent, x: 8.5, y: 27.6 })}
      </g>
    );
  }
  return (
    <g className={`counter btm-counter btm-counter-${kind}`} data-spent={isSpent || undefined}>
      <path className="counter-shadow" d={SHADOW[unit.side]} />
      <path className="counter-body btm-counter-body" d={shape} />
      {isSpent && <path className="btm-counter-bands" d={BANDS} />}
      <path className="counter-light" d={LIGHT[unit.side]} />
      {kind === 'guards' && <path className="btm-counter-frame" d={FRAME[unit.side]} />}
      <text className="btm-counter-name" y="-17.5">
        {designationOf(unit)}
      </text>
      <g className="counter-symbol btm-counter-symbol">{drawSymbol(unit)}</g>
      {kind === 'romanian' && <path className="btm-counter-bars" d={ROMANIAN_BARS} />}
      {kind === 'guards' && (
        <g className="btm-counter-star">
          {GUARDS_STARS.map((star) => (
            <path key={star} d={star} />
          ))}
        </g>
      )}
      {drawFigures({ unit, isSpent, x: 0, y: 25.5 })}
      {isSpent && drawBadge({ x: HALF - 4, y: -HALF + 4, className: 'btm-badge-minus', path: 'M-4.6 0H4.6' })}
      {isDone && drawBadge({ x: HALF - 3, y: -4, className: 'btm-badge-done', path: 'M-4.4 .2L-1.4 3.6L4.6-3.8' })}
    </g>
  );
}

export const RefusedSign = ({ unit }: Pick<CounterProps, 'unit'>) => (
  <g className="btm-counter-refused">
    <path className="mark-refused" d={counterShape(unit)} transform={`scale(${RIM})`} />
    {drawBadge({ x: HALF - 4, y: HALF - 4, className: 'btm-badge-refused', path: 'M-5.6 5.6L5.6-5.6' })}
  </g>
);

const drawSymbol = ({ arm }: Pick<UnitFacts, 'arm'>) => (
  <>
    <path d={BOX} />
    <path d={arm === 'tank' ? TRACKS : INFANTRY} />
  </>
);

interface FiguresProps extends Pick<CounterProps, 'unit' | 'isSpent'> {
  readonly x: number;
  readonly y: number;
}

const drawFigures = ({ unit, isSpent, x, y }: FiguresProps) => (
  <text className="btm-counter-figures" x={x} y={y}>
    <tspan className="btm-counter-strength">{isSpent ? unit.passive : unit.strength}</tspan>
    {!isSpent && <tspan className="btm-counter-passive">({unit.passive})</tspan>}
    <tspan className="btm-counter-move" dx={isSpent ? 10 : 5}>
      {unit.move}
    </tspan>
  </text>
);

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly className: string;
  readonly path: string;
}

const drawBadge = ({ x, y, className, path }: BadgeProps) => (
  <g className={`map-sign btm-badge ${className}`} transform={`translate(${x} ${y})`}>
    <circle r="9" />
    <path d={path} />
  </g>
);

const BANDS = 'M-31 4L4-31H17L-31 17ZM-17 31L31-17V-4L-4 31Z';

/** Signs behind the number of a formation: the same in every language, as on the counter sheet. */
const FORMATIONS: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^g-pz(\d+)$/, (number) => `${number} Pz`],
  [/^g-r(\d+)$/, (number) => `${number} Rom`],
  [/^s-mc(\d+)$/, (number) => `${number} MC`],
  [/^s-g(\d+)$/, (number) => `${number} Gd`],
  [/^[gs]-(\d+)$/, (number) => number],
];

/** The name on a counter: the number of an army, with a sign for any other formation. */
export function designationOf({ id, label }: Pick<UnitFacts, 'id' | 'label'>): string {
  if (label !== undefined) return label;
  for (const [form, write] of FORMATIONS) {
    const number = form.exec(id)?.[1];
    if (number !== undefined) return write(number);
  }
  return id;
}
