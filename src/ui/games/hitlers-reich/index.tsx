import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { defineGameTable } from '../../table/define-game-table.ts';
import {
  comesTo,
  headingOf,
  isMove,
  isSilent,
  listScore,
  logSeat,
  reconstructed,
  subtitle,
  wordMoment,
} from './about.ts';
import { findWays, readFilm } from './film.ts';
import { headlines } from './headlines.ts';
import { chapterIn, opensBeat, readBeat } from './beat.ts';
import { ChangeMark, rankChange, wordEarned, wordStep } from './change-mark.tsx';
import { HrBoardFrame } from './board-frame.tsx';
import { askedSteps } from './asked-steps.ts';
import { wordChoice, wordPicked } from './choices.ts';
import { listClosed } from './closed.ts';
import { DiceBefore } from './dice-before.tsx';
import { HrHand } from './hand.tsx';
import { inspect } from './inspect.ts';
import { HrDrawer } from './malls/drawer.tsx';
import {
  changeable,
  distinctMoves,
  given,
  isAction,
  isAtOnce,
  isBestFirst,
  isLike,
  isTwin,
  lapses,
  litFirst,
  listUnspent,
  preset,
  proposesBest,
  wordNotation,
} from './moves.ts';
import { OperationBand } from './operation/operation-band.tsx';
import { isPlanned, findPlan } from './operation/operation-in.ts';
import { Course } from './operation/course.tsx';
import { wordStop } from './operation/wording.ts';
import { overlays } from './overlays.ts';
import { HrPanels } from './panels.tsx';
import { HrPiece } from './piece.tsx';
import { reason } from './stakes.ts';
import { diceOf, newsOf, oddsSegment, readRoll, reasonRow, wordOutcome } from './roll.ts';
import { report } from './report.ts';
import { HrScore } from './score.tsx';
import { amend, several } from './several.ts';
import { listCues } from './sounds.ts';
import { isOnBoard, kindOf, listTargets, nameTarget, samePlace, wordAround } from './targets.ts';
import { HrFace } from './zoom/card-face.tsx';
import { AfterFight } from './conflict-panel/after-fight.tsx';
import { ConflictChances, wordEnding } from './conflict-panel/chances.tsx';
import { ConflictEnd } from './conflict-panel/conflict-end.tsx';
import { isResult, saysAgain } from './conflict-panel/record.ts';
import { isConflictPanelOpen, ConflictPanel, fightIn } from './conflict-panel/conflict-panel.tsx';
import { drawDice } from './conflict-panel/dice-so-far.tsx';
import { drawPlayed, drawSealed, sealedSeats } from './conflict-panel/played-events.tsx';
import { wordFight } from './conflict-panel/conflict-words.ts';
import { toldAs } from './told.ts';

/** The parts of Hitler's Reich at the table. */
export const hitlersReichTable = defineGameTable<HrTypes>({
  game: 'hitlers-reich',
  subtitle,
  reconstructed,
  listCues,
  board: {
    Board: HrBoardFrame,
    Piece: HrPiece,
    Face: HrFace,
    overlays,
    Panels: HrPanels,
    Score: HrScore,
    Plan: OperationBand,
    isPlanned,
  },
  places: {
    isOnBoard,
    samePlace,
    listTargets,
    nameTarget,
    wordAround,
    inspect,
    kindOf,
    inspectHow: 'table.hr.inspect.empty',
  },
  picking: {
    distinctMoves,
    isLike,
    isTwin,
    lightsOneOfLike: true,
    isAction,
    isAtOnce,
    freeOrder: (facts) => facts.freeOrder,
    changeable,
    given,
    litFirst,
  },
  combos: { several, amend },
  offers: { listUnspent, lapses, preset, isBestFirst, proposesBest },
  choices: { wordChoice, listClosed, outOfStep: ['IL-02'], wordPicked, wordAct: wordStop, wordEnding, reason },
  wordDate: ({ i18n, view }) => i18n.t('library.turn', { turn: view.gameTurn }),
  headlines,
  readFilm,
  findWays,
  chapterIn,
  log: {
    wordMoment,
    wordNotation,
    headingOf,
    isResult,
    opensBeat,
    isMove,
    comesTo,
    logSeat,
    saysAgain,
    isSilent,
  },
  roll: {
    readRoll,
    wordOutcome,
    readBeat,
    diceOf,
    DiceBefore,
    reasonRow,
    oddsSegment,
    listScore,
    wordScore: ({ t }, side, points) => t('table.result.hand-size', { side, points }),
  },
  fight: {
    findFight: findPlan,
    Explained: Course,
    isExplained: ({ view }) => isPlanned(view),
    isToldBeside: (view) => isPlanned(view),
    wordFight,
    Aftermath: AfterFight,
    roleOf: toldAs.roleOf,
    report,
    kindOf: toldAs.kindOf,
  },
  hand: { Hand: HrHand, place: 'under-map', Drawer: HrDrawer, Card: null },
  sheet: {
    isOpen: isConflictPanelOpen,
    fightIn,
    Sheet: ConflictPanel,
    askedSteps,
    Chances: ConflictChances,
    End: ConflictEnd,
    rankChange,
    ChangeMark,
    wordStep,
    wordEarned,
  },
  news: { sealedSeats, drawSealed, drawPlayed, drawDice, newsOf },
});
