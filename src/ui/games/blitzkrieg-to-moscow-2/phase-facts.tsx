import { memo, useMemo } from 'react';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { isAheadShown } from '../../table/ahead-shown.ts';
import type { DoneProps } from '../../table/game-table.ts';
import { PhaseDone } from '../../table/phase-done.tsx';
import { useDone } from '../../table/table-parts.tsx';
import { usePlay } from '../../table/use-play.tsx';
import { fallenIn } from './combat/just-fought.tsx';
import { findCity, sideOfUnit, type BtmMove, type BtmWords } from './lookup.ts';
import { PocketsColumn } from './pockets/pockets-column.tsx';
import { isFolded } from './pockets/folded.ts';
import { readPockets } from './pockets/read-pockets.ts';
import { toldAs } from './told.ts';
import { isStart } from './verbs.ts';

/** The facts of a phase (§5.1): units moved, attacks made, cities taken. */
export function phaseFacts(
  { facts, queries, view, i18n }: BtmWords,
  moves: readonly BtmMove[],
  lines: readonly Line[],
): readonly string[] {
  const { t } = i18n;
  const taken = lines.flatMap(({ key, params = {} }) =>
    key === 'btm.log.control' && params['side'] === view.side && findCity(facts, String(params['hex'])) !== null
      ? String(params['hex'])
      : [],
  );
  const fought = lines.filter((line) => toldAs.roleOf(line) === 'opens').length;
  const lost = fallenIn({ facts, queries, view, i18n }, lines).filter((unit) => sideOfUnit(facts, unit) !== view.side);
  return [
    ...movedFacts({ facts, queries, view, i18n }, moves),
    ...(fought === 0 ? [] : [t('table.btm.done.fought', { n: fought, lost: lost.length })]),
    ...(taken.length === 0 ? [] : [t('table.btm.done.taken', { hexes: joinIds(unique(taken)) })]),
  ];
}

/** §10: counted while the next unit is chosen. */
function movedFacts({ facts, view, i18n: { t } }: BtmWords, moves: readonly BtmMove[]): readonly string[] {
  if (view.question?.at !== 'movement/move') return [];
  const left = unique(moves.flatMap((move) => (isStart(move) ? move.unit : []))).length;
  const n = facts.units.filter(({ id, side }) => side === view.side && view.units[id]?.moved === true).length;
  return [t('table.btm.done.moved', { n, of: n + left })];
}

/** This phase so far: its facts, and the pockets that are not the news of the last step. */
export function BtmDone() {
  const done = useDone<BtmTypes>();
  return done === null || done.view.combat ? null : <Report {...done} />;
}

const Report = memo(({ facts, queries, view, seat, moves, events, phase }: DoneProps<BtmTypes>) => {
  const i18n = useT();
  const isMoving = usePlay(isAheadShown);
  const scene = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  const lines = useMemo(() => phaseFacts(scene, moves, phase), [scene, moves, phase]);
  const hasPockets = readPockets(scene, events).some((pocket) => isFolded(pocket, seat, isMoving));
  if (lines.length === 0 && !hasPockets) return null;
  return (
    <PhaseDone seat={view.side} facts={lines}>
      <PocketsColumn scene={scene} events={events} seat={seat} isDone />
    </PhaseDone>
  );
});
Report.displayName = 'Report';
