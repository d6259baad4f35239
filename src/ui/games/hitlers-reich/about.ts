import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line, Modifier, Moment } from '../../../engine/kernel/types.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { ReconstructedNote } from '../../table/game-table.ts';
import { sideIn } from './conflict-panel/record.ts';
import { SIDES, type HrScene } from './lookup.ts';

/** The game as a whole: its place on the map, reconstructed facts, its result. */

export const subtitle = 'table.hr.subtitle';

export const reconstructed: readonly ReconstructedNote[] = [
  { title: 'table.hr.rebuilt.map', text: 'table.hr.rebuilt.map.what' },
  { title: 'table.hr.rebuilt.events', text: 'table.hr.rebuilt.events.what' },
  { title: 'new.rulings', text: 'table.hr.rebuilt.rules.what' },
];

export const wordMoment = ({ t }: I18n, { turn, seat, phase }: Moment): string =>
  t('table.moment', { turn, side: seat, phase: `hr.phase.${phase}` });

/** Log lines of operations, which take several conflicts; the decisions and rolls inside are listed below them. */
const OPERATIONS = new Set([
  'hr.log.push-events',
  'hr.log.push-attacks',
  'hr.log.barbarossa',
  'hr.log.overlord',
  'hr.log.bagration',
]);

const COMES_TO =
  /^hr\.log\.(?:judged|planned|event-gained|took|fleet-lost|fortress-lost|hand-size|activated|italy|anvil|vichy|pact-ended|won)/;

/** Lines that tell the outcome of an attack or attempt, without its cards and dice. */
export const comesTo = ({ key }: Line): boolean => COMES_TO.test(key);

export function headingOf({ key }: Line): 'turn' | 'phase' | null {
  if (key === 'hr.log.turn-began') return 'turn';
  return OPERATIONS.has(key) ? 'phase' : null;
}

export const isMove = ({ key }: Line): boolean => OPERATIONS.has(key);

/** Victory counts no points: the hand sizes show the balance, Part 9 and §10.4 decide. */
export const listScore = ({
  view,
}: HrScene): readonly { readonly seat: string; readonly total: number; readonly reasons: readonly Modifier[] }[] =>
  SIDES.map((seat) => ({ seat, total: view.handSize[seat], reasons: [] }));

/** Log lines that name no side, with the side that acts in them. */
const ACTED: Readonly<Record<string, Side>> = {
  'hr.log.barbarossa': 'axis',
  'hr.log.overlord': 'allies',
  'hr.log.bagration': 'allies',
  'hr.log.anvil': 'allies',
  'hr.log.tested-kept': 'allies',
  'hr.log.tested-lost': 'allies',
  'hr.log.nation': 'allies',
  'hr.log.speer-used': 'axis',
  'hr.log.speer-kept': 'axis',
};

/** The side that acts in a line or owns its subject, whichever seat pressed the button; null for neither. */
export function logSeat(_facts: HrFacts, line: Line): Side | null {
  const { nation } = line.params ?? {};
  if (nation !== undefined) return nation === 'axis' ? 'axis' : 'allies';
  return sideIn(line) ?? ACTED[line.key] ?? null;
}

/** `done` ends any step, and the lines around it tell the outcome. */
export const isSilent = (notation: string): boolean => notation === 'done';
