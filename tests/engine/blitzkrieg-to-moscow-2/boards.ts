/** Tables at one question, from positions written as text. */
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { hasLine, readSupply } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { no, position, type PositionText } from './support.ts';
import { play, type Table } from './table.ts';
import { t } from './game.ts';

export const GERMAN = 0;
export const SOVIET = 1;

/** A board with only the named units. */
export const board = (text: PositionText): Table => ({ state: position(text), events: [], latest: [] });
export const at = (frame: Frame, text: PositionText): Table => board({ ...text, stack: [frame] });

const sideOf = ({ side = 'german' }: PositionText) => side;
export const attacking = (text: PositionText) => at({ at: 'combat/attack', side: sideOf(text), begun: false }, text);
export const breaking = (text: PositionText) => at({ at: 'breakthrough/action', side: sideOf(text) }, text);
export const reinforcing = (text: PositionText = {}) => at({ at: 'logistics/reinforce', side: sideOf(text) }, text);
export const railing = (text: PositionText) => at({ at: 'logistics/rail', side: sideOf(text) }, text);

export const assault = (table: Table, target: string, ...units: readonly string[]): Table =>
  play(table, `attack ${target}`, ...units.map((unit) => `join ${unit}`), 'assault');

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
/** The events of the last move. */
export const latestOf = <K extends BtmEvent['type']>(table: Table, type: K): readonly EventOf<K>[] =>
  table.latest.filter((event): event is EventOf<K> => event.type === type);
export const supplyOf = (text: PositionText, side = SOVIET) => readSupply(readField(t, position(text)), side);
export const isFed = (text: PositionText, hex: string, side = SOVIET): boolean =>
  hasLine(supplyOf(text, side), no(hex));
export const isSpent = (table: Table, unit: string): boolean | undefined => table.state.units[unit]?.spent;
