import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { defineGameTable } from '../../table/game-table.ts';
import { logSeat, RECONSTRUCTED } from './about.ts';
import { BtmBoardFrame } from './board-frame.tsx';
import { wordChoice, wordClosed, wordPicked } from './choices.ts';
import { hasCombosOnly, listCombos } from './combos.ts';
import { wordSuccess } from './combat/chances.tsx';
import { BtmCombat, isToldInCombat } from './combat/combat.tsx';
import { BtmResults } from './combat/crt-table.tsx';
import { BtmExplained } from './combat/explained.tsx';
import { foughtIn } from './combat/use-fight.ts';
import { BtmFace } from './hand-card.tsx';
import { BtmHand } from './hand.tsx';
import { inspect } from './inspect.ts';
import {
  distinctMoves,
  freeOrder,
  isLike,
  listClosed,
  listUnspent,
  litFirst,
  wordNotation,
  reason,
  wordAct,
} from './moves.ts';
import { amend, follow, isAtOnce, listTaken, preset } from './verbs.ts';
import { overlays } from './overlays.ts';
import { BtmPanels } from './panels.tsx';
import { BtmPiece } from './piece.tsx';
import { diceOf, isResult, oddsSegment, readBeat, readRoll, reasonRow, wordOutcome } from './roll.ts';
import { BtmProfile } from './profile.tsx';
import { BtmScore } from './score.tsx';
import { listCues } from './sounds.ts';
import { isOnBoard, listTargets, nameTarget, samePlace } from './targets.ts';

/** Lines of the log that say what a combat came to. */
const COMES_TO = /^btm\.log\.(?:rolled|attack-failed|eliminated|retreated|surrendered|control|hero-lost|game-over)/;

/** The parts of Blitzkrieg to Moscow 2 at the table. */
export const blitzkriegToMoscow2Table = defineGameTable<BtmTypes>({
  game: 'blitzkrieg-to-moscow-2',
  about: { subtitle: 'table.btm.subtitle', reconstructed: RECONSTRUCTED },
  board: { Board: BtmBoardFrame, Piece: BtmPiece, Profile: BtmProfile, overlays },
  places: { isOnBoard, samePlace, listTargets, nameTarget, inspect, Face: BtmFace },
  panels: { Panels: BtmPanels, Score: BtmScore },
  beside: {
    Hand: BtmHand,
    foughtIn,
    Aftermath: BtmCombat,
    Explained: BtmExplained,
    Results: BtmResults,
    isToldBeside: isToldInCombat,
  },
  choices: {
    reason,
    distinctMoves,
    wordChoice,
    wordPicked,
    wordAct,
    listClosed,
    wordClosed,
    listUnspent,
    listCombos,
    hasCombosOnly,
    freeOrder,
    litFirst,
    isAtOnce,
    preset,
    follow,
    listTaken,
    amend,
    isLike,
    outOfStep: ['WRONG_STEP'],
  },
  log: {
    wordMoment: ({ t }, { turn, seat, phase }) => t('table.moment', { turn, side: seat, phase: `btm.phase.${phase}` }),
    comesTo: ({ key }) => COMES_TO.test(key),
    headingOf: ({ key }) => (key === 'btm.log.turn-began' ? 'turn' : key.startsWith('btm.log.phase-') ? 'phase' : null),
    logSeat,
    wordFight: ({ view, i18n }) => (view.combat ? i18n.t('table.btm.roll.title', { hex: view.combat.target }) : null),
    wordNotation,
  },
  roll: {
    readRoll,
    readBeat,
    isResult,
    wordOutcome,
    diceOf,
    reasonRow,
    oddsSegment,
    wordSuccess: (scene) => wordSuccess(scene.i18n, scene, scene.view.combat?.side ?? scene.view.side),
  },
  result: {
    scoreWords: 'table.result.score',
    listScore: ({ view }) => [{ seat: 'german', total: view.score.total, reasons: view.score.modifiers }],
  },
  listCues,
});
