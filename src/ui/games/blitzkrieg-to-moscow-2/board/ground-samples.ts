import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';

/** The hexes of the picture whose ground stands for their terrain. */
export const SAMPLES = {
  clear: '0808',
  forest: '1609',
  marsh: '1003',
  mountain: '0107',
  city: '1306',
} as const satisfies Readonly<Record<Terrain, HexId>>;
