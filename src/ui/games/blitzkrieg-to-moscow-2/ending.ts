/** The end of a match: the German score against what wins (§4), and the front turn by turn. */
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { WordScene } from '../../table/game-table.ts';
import {
  comparePlaces,
  listTurns,
  wordChanged,
  type Ending,
  type Stage,
  type StoryView,
} from '../../table/ending/ending.ts';
import { frontSides } from './board/btm-map.tsx';
import { HEX_LAYOUT, HEXES } from './board/layout.ts';
import { SIDES, unitsIn } from './lookup.ts';

export const listStages = listTurns;

type Words = WordScene<BtmTypes>;
type Story = readonly StoryView<BtmTypes>[];

export function readEnding(scene: Words, story: Story): Ending {
  const { facts, queries, view, i18n } = scene;
  const { t } = i18n;
  const { total } = view.score;
  const { germanWinsAt: wins } = facts.scoring;
  const winner = view.result?.winner ?? 'german';
  return {
    when: t(`table.btm.ending.now.${view.turn as 1 | 2 | 3 | 4 | 5 | 6}`),
    title: t('table.ending.victory', { side: winner }),
    why: t('table.btm.ending.why', { n: total, wins }),
    rule: '4',
    margin: queries.readMargin(view),
    scale: { kind: 'bar', side: 'german', at: total, wins, most: mostPoints(facts) },
    sheetRule: '4.1',
    maps: {
      title: 'table.ending.maps.turn',
      of: 'german',
      aspect: HEXES.width / HEXES.height,
      sign: 46,
      hasSigns: true,
      around: [],
      stages: story.slice(1).map((now, at) => toStage(scene, now, story[at]?.view ?? now.view)),
    },
    swings: 3,
    counts: [],
    records: [],
    losses: SIDES.map((side) => ({
      side,
      pieces: lostIn(scene, 'eliminated', side),
      captured: lostIn(scene, 'surrendered', side),
    })),
  };
}

/** All cities and all panzer armies. */
function mostPoints({ cities, units, scoring }: Words['facts']): number {
  const tanks = units.filter(({ side, arm }) => side === 'german' && arm === 'tank').length;
  return cities.reduce((sum, { points }) => sum + points, 0) + Math.floor(tanks / scoring.activePanzersPerPoint);
}

const lostIn = (scene: Words, box: 'eliminated' | 'surrendered', side: string) =>
  unitsIn(scene, box).flatMap((unit) => (unit.side === side ? [unitRef(unit.id)] : []));

function toStage({ facts, i18n }: Words, { at, view }: Story[number], before: BtmView): Stage {
  const { t } = i18n;
  const [now, then] = [new Set(view.germanHexes), new Set(before.germanHexes)];
  const holds = (hex: string): boolean => now.has(hex);
  const held = (hex: string): boolean => then.has(hex);
  const cities = comparePlaces(
    facts.cities.map(({ hex }) => hex),
    holds,
    held,
  );
  return {
    at,
    title: t('table.ending.number', { n: view.turn }),
    when: t(`table.btm.ending.when.${view.turn as 1 | 2 | 3 | 4 | 5 | 6}`),
    figure: t('table.btm.score.figure', { n: view.score.total }),
    news: wordChanged(i18n, cities, 'gained'),
    view,
    ...comparePlaces(
      facts.hexes.map(({ id }) => id),
      holds,
      held,
    ),
    signs: facts.cities.map(({ hex, supplyCity }) => ({ place: hex, isSquare: supplyCity, isHeld: now.has(hex) })),
    front: HEX_LAYOUT.sidesOf(frontSides(facts, view.germanHexes).map(({ hex, cell }) => [hex, cell])),
  };
}
