import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import type { Passage, Past } from '../../table/game-table.ts';
import { recordOfLastTurn } from '../../table/last-turn.ts';
import type { MoveTrace, WayKind } from './board/trace.tsx';
import type { BtmMove, BtmWords } from './lookup.ts';
import { lastTurn } from './traces.ts';

/** The overlay of the last player-turn in words: the same ways as its arrows. */

/** In the order of a player-turn. */
const KINDS = ['sea', 'rail', 'march', 'retreat', 'advance'] as const satisfies readonly WayKind[];

/** Nothing has happened yet. */
const NO_PAST: Past = { points: [], at: 0 };

export function describeLast(
  { facts, i18n: { t } }: BtmWords,
  _moves: readonly BtmMove[],
  { points, at }: Past = NO_PAST,
): readonly Passage[] {
  const ways = lastTurn(facts, points, at);
  const told = KINDS.flatMap((kind) => {
    const here = ways.filter((way) => way.kind === kind);
    if (here.length === 0) return [];
    return [{ title: t(`table.btm.last.${kind}`, { n: here.length }), lines: here.map((way) => wordWay(t, way)) }];
  });
  const gap = gapIn(points, at);
  const lines = [
    ...(gap === null ? [] : [{ text: t(`table.btm.last.${gap}`) }]),
    ...(told.length === 0 && gap === null ? [{ text: t('table.btm.last.none') }] : []),
    ...(told.length === 0 ? [] : [{ text: t('table.btm.last.in-log'), muted: true }]),
  ];
  return [...told, { title: t('table.overlay.last'), lines }];
}

/** What the record does not say about that turn: all of it, what came before a saved position; or there has been none. */
function gapIn(points: Past['points'], at: number): 'first' | 'missing' | 'begun' | null {
  const record = recordOfLastTurn(points, at);
  const opensGame = isOpening(points[0]?.moment);
  if (record === 'none') return opensGame ? 'first' : 'missing';
  return record === 'opening' && !opensGame ? 'begun' : null;
}

/** Where a game begins, cards drawn: in the first German movement phase, or with the set-up (§15.1) before it. */
const isOpening = (moment: Past['points'][number]['moment'] | undefined): boolean =>
  moment === undefined ||
  moment.phase === 'setup' ||
  (moment.turn === 1 && moment.seat === 'german' && ['logistics', 'movement'].includes(moment.phase));

function wordWay(t: BtmWords['i18n']['t'], { unit, path }: MoveTrace): Passage['lines'][number] {
  const ends = { unit, from: path[0] ?? '', to: path.at(-1) ?? '' };
  if (path.length < 3) return { text: t('table.btm.last.way', ends) };
  return { text: t('table.btm.last.way-by', { ...ends, places: joinIds(path.slice(1, -1)) }) };
}
