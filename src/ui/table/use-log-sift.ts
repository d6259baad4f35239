import { useDeferredValue, useMemo, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { findScreen } from '../app/game-screen.ts';
import { tellReport } from './fight-card.tsx';
import type { GameTable } from './game-table.ts';
import { isAbout, isFound, isOfKind, LOG_KINDS, type LogEntry, type LogKind } from './log-entries.ts';
import { seatOfLine } from './log-model.ts';
import { useGame, usePlay } from './use-play.tsx';

/** The reader of the log keeps entries by these; all of them must hold. */
interface Wanted {
  readonly query: string;
  readonly kind: LogKind | 'all';
  readonly seat: string;
  /** The place or unit on the map that was looked up last. */
  readonly only: TargetRef | null;
}
export const BOTH = 'both';
const ALL: Wanted = { query: '', kind: 'all', seat: BOTH, only: null };

const textOf = (game: GameTable, facts: object, i18n: I18n, { isFight, told }: LogEntry): string => {
  const lines = told.map(({ line }) => line);
  const report = isFight ? tellReport(i18n, game.fight.report({ facts, i18n }, lines)) : '';
  return [report, ...lines.map((line) => i18n.line(line))].join(' ');
};

function sift(game: GameTable, facts: object, i18n: I18n, entries: readonly LogEntry[], wanted: Wanted) {
  const { query, kind, seat, only } = wanted;
  const isKept = (entry: LogEntry): boolean => {
    const [first] = entry.told;
    if (!first) return false;
    return (
      (kind === 'all' || isOfKind(entry, kind, game.fight.kindOf)) &&
      (seat === BOTH || seatOfLine(game.log.logSeat, facts, first.line, first.point) === seat) &&
      (only === null || isAbout(entry, parseTarget(only).id)) &&
      (query === '' || isFound(textOf(game, facts, i18n, entry), query))
    );
  };
  return entries.filter(isKept);
}

export type LogSift = ReturnType<typeof useLogSift>;

/** The entries that the reader wants; the same list if nothing is left out. */
export function useLogSift(entries: readonly LogEntry[]) {
  const game = useGame();
  const i18n = useT();
  const facts = usePlay(({ picture }) => picture.facts);
  const inspected = usePlay(({ panel }) => panel.inspected);
  const about = inspected !== null && /^(?:space|unit):/.test(inspected) ? inspected : null;
  const [state, set] = useState(ALL);
  // Another place was looked up since.
  const only = state.only === about ? about : null;
  const { kind, seat } = state;
  const query = useDeferredValue(state.query).trim();
  const isAll = query === '' && kind === 'all' && seat === BOTH && only === null;
  const found = useMemo(
    () => (isAll ? entries : sift(game, facts, i18n, entries, { query, kind, seat, only })),
    [isAll, game, facts, i18n, entries, query, kind, seat, only],
  );
  const kinds = useMemo(
    () => LOG_KINDS.filter((one) => entries.some((entry) => isOfKind(entry, one, game.fight.kindOf))),
    [entries, game],
  );
  return {
    found,
    all: entries.length,
    wanted: { ...state, only },
    about,
    kinds,
    seats: Object.keys(findScreen(game.game)?.seats ?? {}),
    change: (next: Partial<Wanted>) => set({ ...state, only, ...next }),
    /** False if nothing was left out. */
    clear: (): boolean => {
      set(ALL);
      return !isAll;
    },
  };
}
