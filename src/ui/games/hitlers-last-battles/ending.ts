/** The end of a match: the points of both sides (§9), and the fronts turn by turn. */
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
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
import { fronts } from './board/hlb-map.tsx';
import { CORE, HEX_LAYOUT } from './board/layout.ts';
import { SIDES } from './lookup.ts';

export const listStages = listTurns;

type Words = WordScene<HlbTypes>;
type Story = readonly StoryView<HlbTypes>[];

export function readEnding(scene: Words, story: Story): Ending {
  const { facts, queries, view, i18n } = scene;
  const { t } = i18n;
  const { winner = 'draw' } = view.result ?? {};
  const { german, allied } = view.score;
  return {
    when: t('table.hlb.ending.when', { to: endOf(scene, view.turn) }),
    title: winner === 'draw' ? t('table.result.draw') : t('table.ending.victory', { side: winner }),
    why: t('table.hlb.ending.why', { german: german.total, allied: allied.total }),
    rule: '9.3',
    margin: queries.readMargin(view),
    scale: { kind: 'against', sides: SIDES.map((side) => ({ side, n: view.score[side].total })) },
    sheetRule: '9',
    maps: {
      title: 'table.ending.maps.turn',
      of: 'german',
      aspect: CORE.width / CORE.height,
      sign: 50,
      hasSigns: true,
      around: [],
      stages: story.slice(1).map((now, at) => toStage(scene, now, story[at]?.view ?? now.view)),
    },
    swings: 3,
    counts: [],
    records: [],
    losses: SIDES.map((side) => ({
      side,
      pieces: facts.units.flatMap(({ id, faction }) =>
        facts.sideOf[faction] === side && view.units[id]?.hex === null ? [unitRef(id)] : [],
      ),
      captured: [],
    })),
  };
}

const endOf = ({ facts }: Words, turn: number): string => facts.turns.find((one) => one.turn === turn)?.end ?? '';

function toStage(scene: Words, { at, view }: Story[number], before: HlbView): Stage {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const holds = (hex: string): boolean => view.control[hex] === 'G';
  const held = (hex: string): boolean => before.control[hex] === 'G';
  const cities = facts.hexes.filter(({ cityValue }) => cityValue > 0);
  const changed = comparePlaces(
    cities.map(({ id }) => id),
    holds,
    held,
  );
  const { german, allied } = view.score;
  return {
    at,
    title: t('table.ending.number', { n: view.turn }),
    when: t('table.hlb.ending.when', { to: endOf(scene, view.turn) }),
    figure: t('table.hlb.ending.figure', { german: german.total, allied: allied.total }),
    news: wordChanged(i18n, changed, 'lost'),
    view,
    ...comparePlaces(
      facts.hexes.map(({ id }) => id),
      holds,
      held,
    ),
    signs: cities.map(({ id, cityValue }) => ({ place: id, isSquare: cityValue > 1, isHeld: holds(id) })),
    front: HEX_LAYOUT.sidesOf(fronts(facts, view.control)),
  };
}
