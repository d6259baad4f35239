/** A game of two units and two places, in which nothing is hidden and every move is made at once. */
import { onTestFinished } from 'vitest';
import type { Odds, TargetRef } from '../../src/engine/kernel/types.ts';
import type { Move, PlayGame } from '../../src/play/game.ts';

import { createPlayStore, type PlayDeps } from '../../src/play/play-store.ts';
import { DEFAULTS } from '../../src/ui/table/define-game-table.ts';
import type { PlayPosition, PlaySource } from '../../src/play/source.ts';

type Go = Move & { readonly targets: readonly TargetRef[] };
const go = (...targets: readonly TargetRef[]): Go => ({ type: targets.join(' '), targets });

/** One unit may go to either place, the other stays at the one it can reach; a card is next to the board. */
export const MOVES = [
  go('unit:a', 'space:x'),
  go('unit:a', 'space:y'),
  go('unit:b', 'space:y'),
  go('card:c'),
  go('button:end'),
] as const;

export const targetsOf = (move: Move): readonly TargetRef[] => (move as Go).targets;

export const game: PlayGame = {
  places: {
    isOnBoard: (_view, target) => !target.startsWith('card:') && !target.startsWith('button:'),
    samePlace: () => [],
  },
  picking: { ...DEFAULTS.picking, distinctMoves: (_scene, moves) => moves },
  offers: { ...DEFAULTS.offers, listUnspent: () => [{ key: 'table.unspent' }] },
  combos: DEFAULTS.combos,
  words: {
    listCombos: () => [],
    wordChoice: (_scene, { target }) => ({ group: 'all', title: target }),
    hasRoll: () => false,
    turnsCards: () => false,
    chapterIn: () => null,
    wordOutcome: () => null,
    readShown: () => null,
  },
};

export const positionAt = (n: number, part: Partial<PlayPosition> = {}): PlayPosition =>
  ({
    id: 'one',
    facts: FACTS,
    view: FACTS,
    decision: { seat: 'axis', ask: { key: 'ask', rule: '1' }, moves: MOVES },
    result: null,
    events: [],
    step: { n, kind: 'play', from: n - 1, to: n },
    at: n,
    live: true,
    viewer: 'axis',
    secrets: 'none',
    curtain: null,
    readOnly: null,
    broken: null,
    ...part,
  }) as unknown as PlayPosition;
const FACTS = {};

/** A table on which that is laid out; `made` are the moves that were made. */
export function layOut({
  isQuick = false,
  warns = false,
  played = game,
  chances = () => undefined,
  tellsAtOnce = true,
  presses,
}: {
  readonly isQuick?: boolean;
  readonly warns?: boolean;
  readonly played?: PlayGame;
  readonly chances?: (move: Move) => Odds | undefined;
  readonly tellsAtOnce?: boolean;
  readonly presses?: NonNullable<PlayDeps['presses']>;
} = {}) {
  let position = positionAt(1);
  const heeding = new Set<() => void>();
  const made: string[] = [];
  const show = (next: PlayPosition) => {
    position = next;
    for (const heed of heeding) heed();
  };
  const source: PlaySource = {
    read: () => position,
    subscribe(heed) {
      heeding.add(heed);
      return () => heeding.delete(heed);
    },
    isBusy: () => false,
    dispatch: (move) => {
      made.push(move.type);
      show(positionAt(position.step.n + 1));
      return Promise.resolve({ ok: true } as Awaited<ReturnType<PlaySource['dispatch']>>);
    },
    leavePast: () => false,
    targets: targetsOf,
    label: () => null,
    notation: ({ type }) => type,
    explain: () => [],
    preview: (move) =>
      ({
        ...{ warnings: warns ? [{ key: 'careful' }] : [], effects: [], modifiers: [] },
        odds: chances(move),
      }) as unknown as ReturnType<PlaySource['preview']>,
  };
  const play = createPlayStore({
    source,
    game: played,
    rollMs: () => 0,
    showsBeats: () => true,
    tellsAtOnce: () => tellsAtOnce,
    isQuick: () => isQuick,
    onRefused: () => undefined,
    ...(presses && { presses }),
  });
  onTestFinished(play.follow());
  let publishes = 0;
  play.subscribe(() => (publishes += 1));
  return { play, made, show, now: play.getState, picture: () => play.getState().picture, published: () => publishes };
}
