/** Tells a turn in three lines, in a fixed order: hexes with points, losses, the score (§9). */
import type { Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { joinSentences } from '../../../i18n/joining.ts';
import { markLosses } from '../../table/since.ts';
import type { Headline, ToldTurn, TurnMark } from '../../table/game-table.ts';
import { SIDES, type HlbWords } from './lookup.ts';
import { pointsNeeded } from './score.tsx';

type Turn = ToldTurn<HlbTypes>;

export const headlines = (scene: HlbWords, turn: Turn): readonly Headline[] => [
  ofHexes(scene, turn),
  ofLosses(scene, turn.lines),
  ofScore(scene, turn),
];

/** More names than this are a list to read, and not what the turn begins with. */
const NAMED = 2;

/** Eliminated units of factions that have replacements left in this strategic phase (§5.1). */
export function arrivals({ facts, view, i18n: { t } }: HlbWords, called: Side) {
  if (view.phase !== 'strategic' || view.side !== called) return null;
  const found = facts.units.flatMap(({ id, faction }) => {
    const isDue = facts.sideOf[faction] === called && view.strategic.replacementsLeft[faction] > 0;
    return isDue && view.units[id]?.hex === null ? [id] : [];
  });
  if (found.length === 0) return null;
  const shown = found.slice(0, NAMED);
  const more = found.length - shown.length;
  return {
    text: t(`table.hlb.headline.replacements${more > 0 ? '.more' : ''}`, { units: joinIds(shown), n: more }),
    pieces: shown.map(unitRef),
  };
}

const NOTHING = { detail: null, change: null, pieces: [], sign: null, marks: [] } as const;

/** Hexes whose control is not what it was, with points or without. */
const takenGround = ({ control }: HlbView, before: HlbView | null): readonly TurnMark[] =>
  before === null
    ? []
    : Object.entries(control).flatMap(([place, to]) =>
        to === before.control[place] ? [] : [{ kind: 'taken', place, to } as const],
      );

function ofHexes({ view, i18n: { t } }: HlbWords, { lines, before }: Turn): Headline {
  const hexes = unique(
    lines.flatMap(({ key, params }) => (key === 'hlb.log.control-points' ? [String(params?.['hex'])] : [])),
  );
  return {
    ...NOTHING,
    id: 'hexes',
    kicker: t('table.hlb.headline.hexes'),
    title:
      hexes.length === 0
        ? t('table.hlb.headline.hexes.none')
        : t('table.hlb.headline.hexes.some', { hexes: joinIds(hexes) }),
    marks: takenGround(view, before),
    isNews: hexes.length > 0,
  };
}

function ofLosses({ i18n: { t } }: HlbWords, lines: readonly Line[]): Headline {
  const told = lines.filter(({ key }) => key.startsWith('hlb.log.eliminated-'));
  const lost = unique(told.map(({ params }) => String(params?.['unit'])));
  return {
    ...NOTHING,
    id: 'losses',
    kicker: t('table.hlb.headline.losses'),
    title:
      lost.length === 0
        ? t('table.hlb.headline.losses.none')
        : t('table.hlb.headline.losses.some', { units: joinIds(lost) }),
    pieces: lost.map(unitRef),
    sign: 'lost',
    marks: markLosses(told.map(({ params }) => String(params?.['hex']))),
    isNews: lost.length > 0,
  };
}

/** The figure in large is the first total that has changed. */
function ofScore({ view, i18n: { t, lang } }: HlbWords, { lines, before }: Turn): Headline {
  const totals = ({ score: { german, allied } }: HlbView) => ({ german: german.total, allied: allied.total });
  const [from, to] = [totals(before ?? view), totals(view)];
  const side = SIDES.find((one) => from[one] !== to[one]);
  const { side: trailing, points } = pointsNeeded(view.score);
  const near = SIDES.filter(
    (one) =>
      points === 1 &&
      (trailing === null || trailing === one) &&
      lines.some(({ key, params }) => key === 'hlb.log.near' && params?.['side'] === one),
  );
  return {
    ...NOTHING,
    id: 'score',
    kicker: t('table.hlb.headline.score'),
    title: t('table.hlb.headline.score.now', to),
    detail:
      side === undefined
        ? null
        : joinSentences(lang, [
            t('table.hlb.headline.score.before', from),
            ...near.map((one) => t('table.hlb.headline.score.near', { side: one })),
          ]),
    change: side === undefined ? null : { from: from[side], to: to[side] },
    isNews: side !== undefined,
  };
}
