import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { PhaseDone } from '../../table/phase-done.tsx';
import { useDone } from '../../table/table-parts.tsx';
import { findBattles, unitsNamed, type HlbMove, type HlbWords } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** The facts of a movement phase (§7): units that have acted, battles declared, cities taken. */
export function phaseFacts(
  { facts, view, i18n: { t } }: HlbWords,
  moves: readonly HlbMove[],
  lines: readonly Line[],
): readonly string[] {
  const left = unitsNamed(moves.filter((move) => rowOf(move).reach !== undefined)).length;
  const n = facts.units.filter(
    ({ id, faction }) => facts.sideOf[faction] === view.side && view.units[id]?.moved === true,
  ).length;
  const taken = lines.flatMap(({ key, params = {} }) =>
    key === 'hlb.log.control' && Number(params['points']) > 0 ? String(params['hex']) : [],
  );
  const battles = findBattles({ facts, view }).length;
  return [
    t('table.hlb.done.acted', { n, of: n + left }),
    ...(battles === 0 ? [] : [t('table.hlb.done.battles', { n: battles })]),
    ...(taken.length === 0 ? [] : [t('table.hlb.done.taken', { hexes: [...new Set(taken)].join(',') })]),
  ];
}

/** The movement phase so far; the strip of battles tells the phase after it. */
export function HlbDone() {
  const i18n = useT();
  const done = useDone<HlbTypes>();
  const isMovement = done?.moves.some((move) => rowOf(move).reach !== undefined || move.type === 'end-move') === true;
  return done && isMovement ? (
    <PhaseDone seat={done.view.side} facts={phaseFacts({ ...done, i18n }, done.moves, done.phase)} />
  ) : null;
}
