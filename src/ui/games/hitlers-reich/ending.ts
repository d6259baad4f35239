/** The end of a match: the level of victory (§9, §10.4), and the front year by year. */
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { WordScene } from '../../table/game-table.ts';
import {
  comparePlaces,
  type Ending,
  type EndScale,
  type Stage,
  type StoryView,
  type ToldMatch,
} from '../../table/ending/ending.ts';
import { frontPath } from './board/shapes.ts';
import { BOARD, layoutOf } from './board/layout.ts';
import { hostilityIn } from './board/marks.tsx';
import { tallyFights } from './fights-won.ts';
import { otherSide } from './lookup.ts';

type Words = WordScene<HrTypes>;
type Story = readonly StoryView<HrTypes>[];

/** §5.5: the year track moves when the year ends; the last point ends the war. */
export function listStages(points: readonly HistoryPoint[]): readonly number[] {
  const ends = points.flatMap(({ index, lines }) =>
    index > 0 && lines.some(({ key }) => key === 'hr.log.year-ended') ? [index] : [],
  );
  const last = points.at(-1)?.index ?? 0;
  return ends.at(-1) === last || last === 0 ? ends : [...ends, last];
}

const WINS = 'hr.win.';
const CAMPAIGN = ['axis-victory', 'axis-significant', 'axis-survival', 'allied-minimal', 'allied-victory'] as const;
const LEVELS = ['decisive', 'limited', 'catastrophic'] as const;

/** The key of the verdict without its prefix. */
const keyOf = ({ result }: HrView): string => (result?.reasons[0]?.key ?? '').slice(WINS.length);

export function readEnding(scene: Words, story: Story, { points, names }: ToldMatch): Ending {
  const { facts, queries, view, i18n } = scene;
  const { t, line } = i18n;
  const [reason] = view.result?.reasons ?? [];
  const { fought, won, spaces } = tallyFights(points.flatMap(({ lines }) => lines));
  const [most] = [...spaces].toSorted((a, b) => b[1] - a[1]);
  return {
    when: t('table.hr.ending.when', { year: yearOf(view) }),
    title: wordVerdict(scene, (side) => names[side] || i18n.t('table.hr.ending.side', { side })),
    why: reason ? line(reason) : '',
    rule: reason?.rule ?? null,
    margin: queries.readMargin(view),
    scale: readLadder(scene),
    sheetRule: null,
    maps: {
      title: 'table.ending.maps.year',
      of: 'axis',
      aspect: BOARD.width / BOARD.height,
      sign: 40,
      hasSigns: false,
      around: ['berlin', 'rome', 'moscow', 'paris'],
      stages: story.slice(1).map((now, at) => toStage({ ...scene, facts }, now, story[at]?.view ?? now.view)),
    },
    swings: 5,
    losses: [],
    counts: [
      {
        head: t('table.hr.ending.won', { n: fought }),
        of: { axis: formatNumber(i18n.lang, won.axis), allies: formatNumber(i18n.lang, won.allies) },
      },
    ],
    records: most && most[1] > 1 ? [t('table.hr.ending.record', { space: most[0], n: most[1] })] : [],
  };
}

/** Names what happened, with the name of who did it. */
function wordVerdict({ view, i18n: { t } }: Words, nameOf: (side: Side) => string): string {
  const key = keyOf(view);
  const { winner } = view.result ?? {};
  if (winner === undefined || winner === 'draw') return t('table.result.draw');
  const loser = otherSide(winner);
  if (key === 'axis-significant' || key === 'axis-survival')
    return t('table.hr.ending.title.holds', { who: nameOf(winner) });
  if (key === 'allied-minimal') {
    const isTaken = view.board.control['berlin'] !== 'axis';
    return t(isTaken ? 'table.hr.ending.title.takes-berlin' : 'table.hr.ending.title.breaks', { who: nameOf(winner) });
  }
  if (key === 'resigned') return t('table.hr.ending.title.concedes', { who: nameOf(loser) });
  if (key === 'hand-size' || key === 'capitulation') return t('table.hr.ending.title.gives-in', { who: nameOf(loser) });
  if (key.endsWith('-centres')) return t('table.hr.ending.title.centres', { who: nameOf(winner) });
  return t('table.result.wins', { side: winner });
}

/** §9.5, §10.4: the levels of the scenario; a concession reaches none. */
function readLadder({ view, i18n: { t } }: Words): EndScale | null {
  const key = keyOf(view);
  const { winner } = view.result ?? {};
  if (winner === undefined || winner === 'draw' || key === 'resigned') return null;
  if (view.lastYear === 2 || view.lastYear === 3) {
    const attacker: Side = view.lastYear === 2 ? 'axis' : 'allies';
    const reached =
      LEVELS.find((level) => key === `${attacker}-${level}`) ?? (winner === attacker ? LEVELS[0] : LEVELS[2]);
    return {
      kind: 'ladder',
      steps: LEVELS.map((level) => ({
        text: t(`table.hr.ending.level.${level}`, { side: attacker }),
        isReached: level === reached,
      })),
    };
  }
  const reached = CAMPAIGN.find((level) => level === key) ?? (winner === 'axis' ? 'axis-victory' : 'allied-victory');
  return {
    kind: 'ladder',
    steps: CAMPAIGN.map((level) => ({ text: t(`table.hr.ending.level.${level}`), isReached: level === reached })),
  };
}

const FIRST_YEAR = 1940;
/** The year that ends, or that the war ended in. */
const yearOf = ({ year, lastYear }: HrView): number =>
  FIRST_YEAR + Math.max(1, Math.min(lastYear, year.axis, year.allies));

function toStage({ facts, i18n: { t } }: Words, { at, view }: Story[number], before: HrView): Stage {
  const places = facts.areas.map(({ id }) => id);
  const { gained, lost } = comparePlaces(
    places,
    (id) => view.board.control[id] === 'axis',
    (id) => before.board.control[id] === 'axis',
  );
  const { axis, allies } = view.handSize;
  const moved = gained.length + lost.length;
  return {
    at,
    title: t('table.hr.ending.year', { year: String(yearOf(view)) }),
    when: t('table.hr.ending.sizes', { axis, allies }),
    figure: null,
    news:
      moved === 0
        ? t('table.ending.news.still')
        : t('table.ending.news.many', { gained: gained.length, lost: lost.length }),
    view,
    gained,
    lost,
    signs: [],
    front: frontPath(layoutOf(facts).paths.borders, hostilityIn({ facts, view })),
  };
}
