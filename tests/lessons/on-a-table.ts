/** Lessons on a table without a screen. */
import { expect, onTestFinished } from 'vitest';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { lessonSource } from '../../src/lessons/lesson-source.ts';
import type { LessonRun } from '../../src/lessons/player.ts';
import type { PlayGame } from '../../src/play/game.ts';
import { createPlayStore } from '../../src/play/play-store.ts';
import { DEFAULTS } from '../../src/ui/table/define-game-table.ts';

/** A game without words. */
export const wordless: PlayGame = {
  places: { isOnBoard: () => false, samePlace: () => [] },
  picking: { ...DEFAULTS.picking, distinctMoves: (_scene, moves) => moves },
  offers: { ...DEFAULTS.offers, listUnspent: () => [{ key: 'table.unspent' }] },
  combos: DEFAULTS.combos,
  words: {
    listCombos: (_scene, { moves }) => [
      { target: 'space:far', moves, words: { group: '', title: '' }, label: { key: '' } },
    ],
    wordChoice: (_scene, { target }) => ({ group: '', title: target }),
    hasRoll: (_scene, events) => events.some(({ type }) => type === 'rolled'),
    turnsCards: () => false,
    chapterIn: () => null,
    wordOutcome: () => null,
    readShown: () => null,
  },
};

export interface At {
  readonly game?: PlayGame;
  readonly rollMs?: number;
}

/** A lesson laid out, fast play asked for. */
export function open(def: GameDefinition<Types>, run: LessonRun, { game = wordless, rollMs = 0 }: At = {}) {
  const source = lessonSource(def, run);
  const play = createPlayStore({
    source,
    game,
    rollMs: () => rollMs,
    showsBeats: () => true,
    tellsAtOnce: () => true,
    isQuick: () => true,
    onRefused: ({ line }) => expect.unreachable(line.key),
  });
  onTestFinished(play.follow());
  const shown = () => source.runOf(play.getState().staged.shown);
  return { source, play, actions: play.actions, shown, picture: () => play.getState().picture };
}
