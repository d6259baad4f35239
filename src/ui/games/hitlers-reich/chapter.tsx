/** The end of a year (§5.5) as both players may know it. */
import type { CSSProperties } from 'react';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { drawIcon } from '../../parts/icon.tsx';
import { countAlike, type Chapter, type ChapterRow, type ToldChapter } from '../../table/chapter/chapter.ts';
import type { WordScene } from '../../table/game-table.ts';
import { tallyFights } from './fights-won.ts';
import { SIDES, sideOf } from './lookup.ts';
import { SideMark } from './side-mark.tsx';
import { GoalDrums, listGoals, toParams } from './victory.tsx';
import { EventPicture } from './cards/engravings.tsx';

type Words = WordScene<HrTypes>;
type Told = ToldChapter<HrTypes>;

export const endsChapter = ({ key }: Line): boolean => key === 'hr.log.year-ended';

export function readChapter(scene: Words, told: Told): Chapter {
  const { view, i18n } = scene;
  const { t, lang } = i18n;
  const { before, points, names } = told;
  const lines = points.flatMap((point) => point.lines);
  const end = lines.findLastIndex(endsChapter);
  const year = Number(lines[end]?.params?.['year']);
  const during = lines.slice(0, end);
  const fights = tallyFights(during);
  const changed = Object.keys(view.board.control).filter((id) => {
    const now = view.board.control[id];
    return now !== null && now !== before.board.control[id];
  });
  const wonBy = (side: Side): number =>
    changed.filter((id) => {
      const now = view.board.control[id];
      return now != null && sideOf(now) === side;
    }).length;
  const figure = (n: number): string => formatNumber(lang, n);
  const row = (head: string, of: (side: Side) => number, note: string | null = null): ChapterRow => ({
    head,
    note,
    cells: SIDES.map((side) => ({ from: null, now: figure(of(side)) })),
  });
  const turns = new Set(points.map(({ moment }) => moment.turn)).size;
  return {
    kicker: t('table.hr.chapter.kicker', { turns, fights: fights.fought }),
    title: t('table.hr.chapter.title', { year: String(year) }),
    seats: SIDES.map((seat) => ({ seat, name: names[seat] || '' })),
    rows: [
      {
        head: t('table.hr.size.title'),
        note: null,
        cells: SIDES.map((side) => ({ from: figure(before.handSize[side]), now: figure(view.handSize[side]) })),
      },
      row(t('table.hr.chapter.areas'), wonBy),
      { ...row(t('table.hr.ending.won', { n: fights.fought }), (side) => fights.won[side]), isMinor: true },
      row(t('table.hr.chapter.events'), (side) => view.held[side].length, t('table.hr.chapter.events.drawn')),
    ],
    lead: wordLead(scene, told, during),
    victory: [
      ...listGoals(scene).map((goal) => ({
        text: t('table.hr.victory.goal', toParams(goal)),
        drawn: <GoalDrums goal={goal} />,
      })),
      { text: null, drawn: <span className="small muted">{t('table.hr.chapter.sizes', scene.facts.tracks)}</span> },
    ],
    go: t('table.hr.chapter.begin', { year: String(year + 1) }),
    newsTitle: t('table.hr.chapter.new', { year: String(year + 1) }),
    news: listNews(scene, lines.slice(end + 1)),
    changed,
    changedTold: t('table.hr.chapter.changed', { axis: wonBy('axis'), allies: wonBy('allies') }),
    around: ['berlin', 'rome', 'moscow'],
  };
}

/** Says who leads in hand size, and how the year changed it. */
function wordLead({ view, i18n: { t } }: Words, { before }: Told, during: readonly Line[]): Chapter['lead'] {
  const { axis, allies } = view.handSize;
  const title =
    axis === allies
      ? t('table.hr.chapter.level', { axis, allies })
      : t('table.hr.chapter.leads', { side: axis > allies ? 'axis' : 'allies', axis, allies });
  const count = (side: Side, way: 'up' | 'down'): number =>
    during.filter(({ key, params }) => key === `hr.log.hand-size-${way}` && params?.['side'] === side).length;
  return {
    title,
    text: t('table.hr.chapter.cause', {
      axis: before.handSize.axis,
      allies: before.handSize.allies,
      axisUp: count('axis', 'up'),
      axisDown: count('axis', 'down'),
      alliesUp: count('allies', 'up'),
      alliesDown: count('allies', 'down'),
    }),
  };
}

/** §4.2.5.4, §5.5.1: events that come to the malls, and those that each side draws; copies are counted. */
function listNews({ i18n: { t } }: Words, lines: readonly Line[]): Chapter['news'] {
  const events = (key: string, side?: Side): readonly string[] =>
    lines.flatMap((line) =>
      line.key === `hr.log.${key}` && (side === undefined || line.params?.['side'] === side)
        ? [String(line.params?.['event'])]
        : [],
    );
  const malls = [...countAlike(events('event-moved-mall'))].map(([event, n]) => ({
    text: t('table.hr.chapter.mall', { event, n }),
    rule: '4.2.5.4',
    mark: <EventPicture event={event} className="rigid chapter__art" />,
  }));
  // The Axis draws first (§5.5.1).
  let turned = 0;
  const drawn = SIDES.flatMap((side) => {
    const ids = [...countAlike(events('event-gained', side)).keys()];
    const base = turned;
    turned += ids.length;
    return ids.length === 0
      ? []
      : [
          {
            text: t('table.hr.chapter.drawn', { events: joinIds(ids) }),
            rule: '5.5.1',
            mark: (
              <>
                <SideMark of={side} />
                {ids.map((event, at) => (
                  <span key={event} className="rigid chapter__turn" style={{ '--at': at + base } as CSSProperties}>
                    <EventPicture event={event} className="chapter__art" />
                  </span>
                ))}
              </>
            ),
          },
        ];
  });
  // §5.5: both stars turn up, so that both sides may Reorganise again (§6.1).
  const again = { text: t('table.hr.chapter.again'), rule: '6.1', mark: drawIcon(RefreshCw, 20) };
  return [...malls, ...drawn, again];
}
