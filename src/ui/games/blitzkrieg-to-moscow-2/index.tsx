import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { defineGameTable } from '../../table/define-game-table.ts';
import { logSeat, RECONSTRUCTED } from './about.ts';
import { findWays, readFilm } from './film.ts';
import { arrivals, headlines } from './headlines.ts';
import { BtmBoardFrame } from './board-frame.tsx';
import { wordChoice, wordClosed, wordPicked } from './choices.ts';
import { hasCombosOnly, listCombos } from './combos.ts';
import { wordSuccess } from './combat/chances.tsx';
import { BtmCombat, isToldInCombat } from './combat/combat.tsx';
import { BtmResults } from './combat/crt-table.tsx';
import { BtmExplained, isExplained } from './combat/explained.tsx';
import { findFight } from './combat/use-fight.ts';
import { BtmFace, BtmTaken } from './hand-card.tsx';
import { BtmHand } from './hand.tsx';
import { inspect } from './inspect.ts';
import {
  distinctMoves,
  freeOrder,
  isLike,
  listClosed,
  lapses,
  listUnspent,
  litFirst,
  wordNotation,
  reason,
  wordAct,
} from './moves.ts';
import { several } from './several.ts';
import { amend, follow, isAtOnce, isBestFirst, listTaken, passedOver, preset } from './verbs.ts';
import { overlays } from './overlays.ts';
import { losesBy, wordParting } from './parting.ts';
import { BtmPanels } from './panels.tsx';
import { drawBtmPiece } from './piece.tsx';
import { diceOf, isResult, oddsSegment, readBeat, readRoll, reasonRow, wordOutcome } from './roll.ts';
import { BtmProfile } from './profile.tsx';
import { BtmDone } from './phase-facts.tsx';
import { report } from './report.ts';
import { BtmScore } from './score.tsx';
import { listCues } from './sounds.ts';
import { isOnBoard, listTargets, nameTarget, samePlace } from './targets.ts';
import { wordAhead } from './ahead/word-ahead.ts';
import { toldAs } from './told.ts';

/** Lines of the log that say what a combat came to. */
const COMES_TO = /^btm\.log\.(?:rolled|attack-failed|eliminated|retreated|surrendered|control|hero-lost|game-over)/;

/** The parts of Blitzkrieg to Moscow 2 at the table. */
export const blitzkriegToMoscow2Table = defineGameTable<BtmTypes>({
  game: 'blitzkrieg-to-moscow-2',
  subtitle: 'table.btm.subtitle',
  reconstructed: RECONSTRUCTED,
  listCues,
  board: {
    Board: BtmBoardFrame,
    drawPiece: drawBtmPiece,
    Profile: BtmProfile,
    Face: BtmFace,
    overlays,
    Panels: BtmPanels,
    Score: BtmScore,
    Results: BtmResults,
  },
  places: { isOnBoard, samePlace, listTargets, nameTarget, inspect, wordAhead },
  picking: { distinctMoves, isLike, isAtOnce, freeOrder, litFirst },
  offers: { listUnspent, passedOver, lapses, losesBy, preset, isBestFirst },
  combos: { listCombos, several, hasCombosOnly, follow, listTaken, amend },
  choices: { wordChoice, listClosed, wordClosed, outOfStep: ['WRONG_STEP'], wordPicked, wordAct, wordParting, reason },
  wordDate: ({ i18n, view }) => i18n.t(`table.btm.date.${view.turn as 1 | 2 | 3 | 4 | 5 | 6}`),
  headlines,
  arrivals,
  readFilm,
  findWays,
  log: {
    wordMoment: ({ t }, { turn, seat, phase }) => t('table.moment', { turn, side: seat, phase: `btm.phase.${phase}` }),
    wordNotation,
    headingOf: ({ key }) => (key === 'btm.log.turn-began' ? 'turn' : key.startsWith('btm.log.phase-') ? 'phase' : null),
    isResult,
    comesTo: ({ key }) => COMES_TO.test(key),
    logSeat,
  },
  roll: {
    readRoll,
    wordOutcome,
    readBeat,
    diceOf,
    reasonRow,
    oddsSegment,
    wordSuccess: (scene) => wordSuccess(scene.i18n, scene, scene.view.combat?.side ?? scene.view.side),
    listScore: ({ view }) => [{ seat: 'german', total: view.score.total, reasons: view.score.modifiers }],
  },
  fight: {
    wordFight: ({ view, i18n }) => (view.combat ? i18n.t('table.btm.roll.title', { hex: view.combat.target }) : null),
    findFight,
    Aftermath: BtmCombat,
    Explained: BtmExplained,
    Done: BtmDone,
    isExplained,
    isToldBeside: isToldInCombat,
    roleOf: toldAs.roleOf,
    report,
    kindOf: toldAs.kindOf,
  },
  hand: { Hand: BtmHand, place: 'column', Drawer: null, Card: BtmTaken },
});
