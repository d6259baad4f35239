/** Tells a turn in three lines, in a fixed order: hexes with points, losses, the score (§9). */
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Headline } from '../../table/game-table.ts';
import type { HlbWords } from './lookup.ts';

const idsIn = (lines: readonly Line[], key: RegExp, param: string): readonly string[] =>
  unique(lines.flatMap((line) => (key.test(line.key) ? [String(line.params?.[param])] : [])));

export function headlines(scene: HlbWords, lines: readonly Line[]): readonly Headline[] {
  const { t } = scene.i18n;
  const { german, allied } = scene.view.score;
  const hexes = idsIn(lines, /^hlb\.log\.control-points$/, 'hex');
  const lost = idsIn(lines, /^hlb\.log\.eliminated-/, 'unit');
  return [
    {
      id: 'hexes',
      kicker: t('table.hlb.headline.hexes'),
      title:
        hexes.length === 0
          ? t('table.hlb.headline.hexes.none')
          : t('table.hlb.headline.hexes.some', { hexes: joinIds(hexes) }),
      detail: null,
      pieces: [],
      isNews: hexes.length > 0,
    },
    {
      id: 'losses',
      kicker: t('table.hlb.headline.losses'),
      title:
        lost.length === 0
          ? t('table.hlb.headline.losses.none')
          : t('table.hlb.headline.losses.some', { units: joinIds(lost) }),
      detail: null,
      pieces: lost.map(unitRef),
      isNews: lost.length > 0,
    },
    {
      id: 'score',
      kicker: t('table.hlb.headline.score'),
      title: t('table.hlb.headline.score.now', { german: german.total, allied: allied.total }),
      detail: null,
      pieces: [],
      isNews: false,
    },
  ];
}
