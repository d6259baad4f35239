import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { namesFrom } from '../../../i18n/names.ts';
import { emblemOf } from '../../parts/emblem.tsx';
import { defineGameTable } from '../../table/game-table.ts';
import { HlbBoardFrame } from './board-frame.tsx';
import { wordChoice } from './choices.ts';
import { inspect } from './inspect.ts';
import { distinctMoves, listClosed, listUnspent, wordNotation } from './moves.ts';
import { overlays } from './overlays.ts';
import { HlbPanels } from './panels.tsx';
import { HlbPiece } from './piece.tsx';
import { diceOf, oddsSegment, readRoll, reasonRow } from './roll.ts';
import { HlbScore } from './score.tsx';
import { isOnBoard, listTargets, nameTarget, samePlace } from './targets.ts';

const SIDES = ['german', 'allied'] as const;

/** What Hitler's Last Battles gives to the table. */
export const hitlersLastBattlesTable = defineGameTable<HlbTypes>({
  game: 'hitlers-last-battles',
  domains: ['hitlers-last-battles'],
  subtitle: 'table.hlb.subtitle',
  reconstructed: [
    { title: 'table.hlb.rebuilt.map', text: 'table.hlb.rebuilt.map.what' },
    { title: 'table.hlb.rebuilt.units', text: 'table.hlb.rebuilt.units.what' },
    { title: 'table.hlb.rebuilt.set-up', text: 'table.hlb.rebuilt.set-up.what' },
    { title: 'table.hlb.rebuilt.track', text: 'table.hlb.rebuilt.track.what' },
    { title: 'table.hlb.rebuilt.rules', text: 'table.hlb.rebuilt.rules.what' },
  ],
  names: namesFrom,
  Board: HlbBoardFrame,
  Panels: HlbPanels,
  Score: HlbScore,
  Piece: HlbPiece,
  outOfStep: ['WRONG_STEP'],
  emblem: emblemOf,
  wordMoment: ({ t }, { turn, seat, phase }) =>
    t('table.hlb.moment', { turn, side: seat, phase: `hlb.phase.${phase}` }),
  headingOf: ({ key }) => (key === 'hlb.log.turn-began' ? 'turn' : key.startsWith('hlb.log.phase-') ? 'phase' : null),
  isOnBoard,
  samePlace,
  listTargets,
  nameTarget,
  distinctMoves,
  listClosed,
  listUnspent,
  wordChoice,
  wordNotation,
  reasonRow,
  oddsSegment,
  inspect,
  overlays,
  readRoll,
  diceOf,
  scoreWords: 'table.result.score',
  listScore: ({ view }) =>
    SIDES.map((seat) => ({ seat, total: view.score[seat].total, reasons: view.score[seat].reasons })),
});
