import { memo, useId } from 'react';
import type { HexFacts, HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { EngravedGround } from '../../../board/hex/sheet.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { GROUND, SHAPES } from './shapes.ts';
import { BOARD, HEX_LAYOUT, isFlooded, isOpened, outlineOf, outlines } from './layout.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Frame, Paper, Shade, WaterSides } from '../../../board/sheet-parts.tsx';

export const GroundLayer = memo(function GroundLayer({ facts }: { readonly facts: HlbFacts }) {
  const { hexes } = facts;
  const ids = idsWith(useId());
  const landOfAll = (isWanted: (hex: HexFacts) => boolean): string =>
    hexes.flatMap((hex) => (isWanted(hex) ? landOf(hex, facts) : [])).join('');
  const outlinesOf = (isWanted: typeof isOpened): string =>
    outlines(hexes.flatMap((hex) => (isWanted(hex, facts) ? hex.id : [])));
  return (
    <EngravedGround
      board={BOARD}
      coast={SHAPES.coast}
      widths={GROUND}
      flat={<path className="ground-land" d={landOfAll((hex) => hex.playable)} />}
    >
      <defs>
        <Lines id={ids('closed')} pitch={9} width={1.3} turn={-45} className="hlb-closed-line" />
      </defs>
      <path className="ground-land" d={outlinesOf(isOpened)} />
      <path className="ground-sea" d={outlinesOf(isFlooded)} />
      <path d={landOfAll((hex) => hex.terrain === 'impassable')} fill={paint(ids, 'closed')} />
    </EngravedGround>
  );
});

/** The land of a hex: its coast where it has one, else the whole hexagon; nothing of a hex that is all sea. */
export function landOf(hex: HexFacts, drawn: Pick<HlbFacts, 'drawnSeas'>): string {
  if (isOpened(hex, drawn)) return outlineOf(hex.id);
  if (isFlooded(hex, drawn)) return '';
  return SHAPES.coastalLand[hex.id] ?? (SHAPES.landShare[hex.id] === 0 ? '' : outlineOf(hex.id));
}

/** The sharp part of the print: rivers of the rules, lakes, coast, grid, frame. The rest is in the picture of the ground. */
export const DrawingLayer = memo(function DrawingLayer({ facts }: { readonly facts: HlbFacts }) {
  const ids = idsWith(useId());
  const gridOf = (isPlayable: boolean): string =>
    outlines(facts.hexes.flatMap(({ id, playable }) => (playable === isPlayable ? id : [])));
  // Closed by water between two hexes of land (§7.2).
  const waterSides = HEX_LAYOUT.sidesOf(facts.seaHexsides.map(({ a, b }) => [a, b]));
  return (
    <MapLayer board={BOARD} name="drawing">
      <defs>
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
      </defs>
      <g clipPath={paint(ids, 'land')}>
        <path className="outlined sheet-shore" d={SHAPES.coast} />
        <g className="drawn">
          <path className="hlb-river-ruled-casing" d={SHAPES.rivers} />
          <path className="hlb-river-ruled" d={SHAPES.rivers} />
        </g>
        <path className="sheet-lake" d={SHAPES.lakes} />
      </g>
      <path className="outlined sheet-coast" d={SHAPES.coast} />
      <Paper size={BOARD} />
      <path className="hollow hlb-grid-closed" d={gridOf(false)} />
      <path className="outlined hlb-grid" d={gridOf(true)} />
      <WaterSides path={waterSides} />
      <Shade size={BOARD} />
      <Frame size={BOARD} />
    </MapLayer>
  );
});
