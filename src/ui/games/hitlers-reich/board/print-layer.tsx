import { memo, type CSSProperties } from 'react';
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Places } from '../../../board/game-board.tsx';
import { isJapanese } from '../../../board/lettering.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { CROSS, starPath } from '../../../parts/emblem.tsx';
import { BOARD, layoutOf, ON_LINE, type Layout } from './layout.ts';
import type { PrintedName } from './names.ts';
import { polyline } from './ground.tsx';

interface PrintProps {
  readonly facts: HrFacts;
  readonly names: readonly PrintedName[];
  readonly places?: Places;
}

export const Print = memo(function Print({ facts, names, places = 'all' }: PrintProps) {
  const isIn = ({ id }: { readonly id: SpaceId }) => places === 'all' || places.includes(id);
  const areas = facts.areas.filter(isIn);
  const layout = layoutOf(facts);
  return (
    <g className="sheet-print">
      {areas.map(({ id }) => {
        const leader = layout.shapeOf(id)?.leader;
        return leader && <path key={id} className="hollow hr-leader" d={polyline(leader)} />;
      })}
      {areas.map(({ id, printedSymbol }) => drawSymbol(layout, id, printedSymbol))}
      {areas.map(({ id, capital }) => capital && drawCapital(layout, id))}
      {names.filter(isIn).map(drawName)}
    </g>
  );
});

export const PrintLayer = memo((props: PrintProps) => (
  <MapLayer board={BOARD} name="print">
    <Print {...props} />
  </MapLayer>
));
PrintLayer.displayName = 'PrintLayer';

function drawName(name: PrintedName) {
  const [x, y] = name.at;
  const { size, lines } = name;
  const style = { '--size': String(size), '--anchor': anchorOf(name) } as CSSProperties;
  // Capitals and kana have their middle higher above the line than small letters.
  const rise = name.isSea && !lines.some(({ text }) => isJapanese(text)) ? 0.26 : 0.35;
  const first = rise * size - ((lines.length - 1) * size * 1.02) / 2;
  const kind = name.isSea ? 'sea' : name.isClosed ? 'closed' : 'land';
  return (
    <g key={name.id} className="hr-name" data-space={name.id} data-from={name.from} transform={`translate(${x} ${y})`}>
      <g className={`hr-name-${kind} hr-legible`} style={style}>
        {lines.map(({ text, squeeze }, i) => (
          <text
            key={text}
            y={Math.round((first + i * size * 1.02) * 10) / 10}
            fontSize={size}
            {...(squeeze === null ? {} : { textLength: squeeze, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}

/** A name grows away from the pieces on its line; at sea also from those above it. */
function anchorOf({ shape, isSea, at: [x, y], width, height }: PrintedName): string {
  const slots = Object.entries(shape.slots).filter(([slot]) => slot !== 'name');
  const beside = slots.filter(([, [, top]]) => Math.abs(top - y) < ON_LINE).map(([, [left]]) => Math.sign(left - x));
  const across = new Set(beside).size === 1 ? ((beside[0] ?? 0) * width) / 2 : 0;
  const hangs = isSea && !slots.some(([slot]) => slot === 'drums') && slots.some(([, [, top]]) => top < y - ON_LINE);
  return `${across}px ${hangs ? -height / 2 : 0}px`;
}

function drawSymbol({ slotOf }: Layout, id: SpaceId, of: string) {
  const slot = slotOf(id, 'control');
  const nation = of.split(' ')[0];
  if (!slot || (nation !== 'axis' && nation !== 'western' && nation !== 'soviet')) return null;
  const [x, y] = slot.at;
  return (
    <path
      key={id}
      className={`outlined hr-symbol hr-symbol-${nation}`}
      d={nation === 'axis' ? CROSS : starPath(9.4)}
      transform={`translate(${x} ${y}) scale(${slot.scale * 0.86})`}
    />
  );
}

function drawCapital({ slotOf }: Layout, id: SpaceId) {
  const slot = slotOf(id, 'drums') ?? slotOf(id, 'name');
  if (!slot) return null;
  const [x, y] = slot.at;
  return (
    <g key={id} className="hr-capital" transform={`translate(${x - CAPITAL_LEFT} ${y})`}>
      <circle r="5.6" />
      <circle className="hr-capital-dot" r="2.4" />
    </g>
  );
}
const CAPITAL_LEFT = 28;
