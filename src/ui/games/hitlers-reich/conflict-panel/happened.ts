import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import { NATIONS, SIDES, sideOf } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import { isOpening, isPassedOver, isResult, sideIn } from './record.ts';
import type { FightRecord } from './record.ts';

/** The story of the conflict in order, then its clean-up (§7.8). */
export interface Happened {
  readonly side: Side | null;
  readonly text: string;
  readonly rule: string | undefined;
}

interface Story {
  readonly fight: readonly Happened[];
  readonly cleanUp: readonly Happened[];
}

/** The side that acts in a line: a die is changed by the side that named the event, not by its owner. */
function actorOf(line: Line, lines: readonly Line[]): Side | null {
  if (line.key === 'hr.log.changed') {
    const named = SIDES.filter((side) =>
      lines.some(
        ({ key, params }) =>
          key === 'hr.log.named' && params?.['side'] === side && params['event'] === line.params?.['event'],
      ),
    );
    return named.length === 1 ? (named[0] ?? null) : null;
  }
  const nation = NATIONS.find((one) => one === line.params?.['nation']);
  return sideIn(line) ?? (nation === undefined ? null : sideOf(nation));
}

/** Hides the choice of a card that was shown later, and repeated results. */
function isTold(line: Line, at: number, lines: readonly Line[]): boolean {
  if (isOpening(line)) return false;
  if (line.key !== 'hr.log.chose-hidden') return !isPassedOver(lines, at);
  return !lines.some(
    (one, i) => i > at && one.key === 'hr.log.showed' && one.params?.['side'] === line.params?.['side'],
  );
}

export function tellStory({ i18n }: Pick<HrWords, 'i18n'>, record: FightRecord): Story {
  const { lines } = record;
  const told = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line, at }) => isTold(line, at, lines))
    .map(({ line, at }) => ({
      at,
      said: { side: actorOf(line, lines), text: i18n.line(line), rule: line.rule } satisfies Happened,
    }));
  const last = lines.findLastIndex(isResult);
  const isOver = last >= 0;
  return {
    fight: told.filter(({ at }) => !isOver || at <= last).map(({ said }) => said),
    cleanUp: told.filter(({ at }) => isOver && at > last).map(({ said }) => said),
  };
}
