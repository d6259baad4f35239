import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { defineGameTable } from '../../table/define-game-table.ts';
import { wordAhead } from './ahead.ts';
import { AfterBattle } from './battle-plate.tsx';
import { findWays, readFilm } from './film.ts';
import { arrivals, headlines } from './headlines.ts';
import { HlbBoardFrame } from './board-frame.tsx';
import { fightIn } from './fights.ts';
import { HlbExplained, isExplained } from './explained.tsx';
import { inspect } from './inspect.ts';
import { logSeat } from './about.ts';
import {
  distinctMoves,
  isAtOnce,
  isWithdrawn,
  listClosed,
  listCombos,
  listUnspent,
  preset,
  wordNotation,
  reason,
} from './moves.ts';
import { overlays } from './overlays.ts';
import { HlbPanels } from './panels.tsx';
import { drawHlbPiece } from './piece.tsx';
import { diceOf, isResult, oddsSegment, readBeat, readRoll, reasonRow } from './roll.ts';
import { HlbDone } from './phase-facts.tsx';
import { report } from './report.ts';
import { HlbScore } from './score.tsx';
import { listCues } from './sounds.ts';
import { isOnBoard, listTargets, nameTarget, samePlace } from './targets.ts';
import { wordAct, wordChoice, wordPicked } from './verbs.ts';
import { toldAs } from './told.ts';
import { SIDES } from './lookup.ts';

/** Lines of the log that say what a battle came to. */
const COMES_TO = /^hlb\.log\.(?:eliminated|retreated|went-back|control|game-over)/;

/** The parts of Hitler's Last Battles at the table. */
export const hitlersLastBattlesTable = defineGameTable<HlbTypes>({
  game: 'hitlers-last-battles',
  subtitle: 'table.hlb.subtitle',
  reconstructed: [
    { title: 'table.hlb.rebuilt.map', text: 'table.hlb.rebuilt.map.what' },
    { title: 'table.hlb.rebuilt.units', text: 'table.hlb.rebuilt.units.what' },
    { title: 'table.hlb.rebuilt.set-up', text: 'table.hlb.rebuilt.set-up.what' },
    { title: 'table.hlb.rebuilt.track', text: 'table.hlb.rebuilt.track.what' },
    { title: 'new.rulings', text: 'table.hlb.rebuilt.rules.what' },
  ],
  listCues,
  board: { Board: HlbBoardFrame, drawPiece: drawHlbPiece, overlays, Panels: HlbPanels, Score: HlbScore },
  places: { isOnBoard, samePlace, listTargets, nameTarget, inspect, wordAhead },
  picking: { distinctMoves, isAtOnce },
  combos: { listCombos, isWithdrawn },
  offers: { listUnspent, preset },
  choices: {
    wordChoice,
    listClosed,
    outOfStep: ['WRONG_STEP'],
    wordPicked,
    wordAct,
    reason,
    repeats: ['hlb.effect.retreat'],
  },
  wordDate({ i18n: { t }, facts, view: { turn } }) {
    const from = facts.turns.find((one) => one.turn === turn)?.start;
    return from === undefined ? t('library.turn', { turn }) : t('table.hlb.date', { turn, from });
  },
  headlines,
  arrivals,
  readFilm,
  findWays,
  log: {
    wordMoment: ({ t }, { turn, seat, phase }) => t('table.moment', { turn, side: seat, phase: `hlb.phase.${phase}` }),
    wordNotation,
    headingOf: ({ key }) => (key === 'hlb.log.turn-began' ? 'turn' : key.startsWith('hlb.log.phase-') ? 'phase' : null),
    isResult,
    comesTo: ({ key }) => COMES_TO.test(key),
    logSeat,
  },
  roll: {
    readRoll,
    readBeat,
    diceOf,
    reasonRow,
    oddsSegment,
    listScore: ({ view }) =>
      SIDES.map((seat) => ({ seat, total: view.score[seat].total, reasons: view.score[seat].reasons })),
  },
  fight: {
    findFight({ view }, told) {
      const hex = fightIn(view, told?.events ?? []);
      return hex === null ? null : { id: hex, place: 'map' };
    },
    Aftermath: AfterBattle,
    Explained: HlbExplained,
    Done: HlbDone,
    isExplained,
    roleOf: toldAs.roleOf,
    report,
    kindOf: toldAs.kindOf,
  },
});
