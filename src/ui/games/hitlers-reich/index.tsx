import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { emblemOf } from '../../parts/emblem.tsx';
import { defineGameTable } from '../../table/game-table.ts';
import { headingOf, listScore, names, reconstructed, subtitle, wordMoment } from './about.ts';
import { HrBoardFrame } from './board-frame.tsx';
import { wordChoice } from './choices.ts';
import { listClosed } from './closed.ts';
import { HrHand } from './hand.tsx';
import { inspect } from './inspect.ts';
import { HrDrawer } from './malls/drawer.tsx';
import { distinctMoves, isAction, isLike, litFirst, listUnspent, wordNotation } from './moves.ts';
import { overlays } from './overlays.ts';
import { HrPanels } from './panels.tsx';
import { HrPiece } from './piece.tsx';
import { diceOf, oddsSegment, readRoll, reasonRow, wordOutcome } from './roll.ts';
import { HrScore } from './score.tsx';
import { isOnBoard, listTargets, nameTarget, samePlace, wordAround } from './targets.ts';
import { AfterFight } from './theatre/after-fight.tsx';
import { isTheatreOpen, Theatre } from './theatre/theatre.tsx';

/** What Hitler's Reich gives to the table. */
export const hitlersReichTable = defineGameTable<HrTypes>({
  game: 'hitlers-reich',
  domains: ['hitlers-reich'],
  subtitle,
  reconstructed,
  names,
  Board: HrBoardFrame,
  Panels: HrPanels,
  Score: HrScore,
  Hand: HrHand,
  Drawer: HrDrawer,
  sheet: { isOpen: isTheatreOpen, Sheet: Theatre },
  Aftermath: AfterFight,
  Piece: HrPiece,
  isAction,
  freeOrder: (facts) => facts.freeOrder,
  litFirst,
  outOfStep: ['IL-02'],
  emblem: emblemOf,
  wordMoment,
  headingOf,
  isOnBoard,
  samePlace,
  listTargets,
  nameTarget,
  wordAround,
  distinctMoves,
  isLike,
  listClosed,
  listUnspent,
  wordChoice,
  wordNotation,
  reasonRow,
  oddsSegment,
  inspect,
  overlays,
  readRoll,
  wordOutcome,
  diceOf,
  scoreWords: 'table.result.hand-size',
  listScore,
});
