import { useEffect, useMemo, useState } from 'react';
import BookOpen from '@lucide/icons/icons/book-open';
import type { Line } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../../store/app-match.ts';
import { filmOf } from '../../../store/film.ts';
import { emblemOf } from '../../app/games.ts';
import { findScreen } from '../../app/game-screen.ts';
import { GameThumb } from '../../app/game-thumb.tsx';
import { usePart } from '../../app/later.tsx';
import { MAIN_ID } from '../../app/screen.tsx';
import type { PictureAbout } from '../../board/thumb.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { drawMark } from '../../parts/emblem.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { useGame, usePlay, usePlayActions, useScene } from '../use-play.tsx';
import { pointsOfChapter, type Chapter } from './chapter.ts';
import './chapter.css';

const NO_NAMES: Readonly<Record<string, string>> = {};

interface ChapterRead {
  readonly chapter: Chapter;
  readonly view: object;
  /** The lines of the log from the end of the chapter on. */
  readonly lines: readonly Line[];
}

/** Reads the chapter that the shown point ends, from what an onlooker sees. */
function useChapter(): ChapterRead | null {
  const { game } = useGame();
  const { facts, queries, i18n } = useScene();
  const at = usePlay(({ newest }) => newest.at);
  const names = useMatch(({ about }) => about?.seatNames) ?? NO_NAMES;
  const parts = usePart(findScreen(game)?.chapter ?? null);
  return useMemo(() => {
    const ground = parts && matchActions.whatIfGround();
    if (!ground) return null;
    const film = filmOf(ground);
    const points = pointsOfChapter(film.points, at, parts.endsChapter);
    const [now, before] = [film.frameAt(at), film.frameAt((points[0]?.index ?? 1) - 1)];
    if (!now || !before) return null;
    const scene = { facts, queries, view: now.view, i18n };
    const told = points.flatMap((point) => point.lines);
    const lines = told.slice(Math.max(0, told.findLastIndex(parts.endsChapter)));
    return { chapter: parts.readChapter(scene, { before: before.view, points, names }), view: now.view, lines };
  }, [parts, at, facts, queries, i18n, names]);
}

/** Shows the end of a year: changes of the map, figures of both sides, who leads, and what is new. */
export function ChapterSheet() {
  const read = useChapter();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="min-0 chapter-page">
      {read ? <ChapterOf {...read} /> : null}
    </main>
  );
}

function ChapterOf({ chapter, view, lines }: ChapterRead) {
  const { game } = useGame();
  const { facts } = useScene();
  const { t } = useT();
  const { letFall } = usePlayActions();
  const { kicker, title, seats, rows, lead, victory, newsTitle, news, changedTold, go } = chapter;
  const about = useMemo(() => aboutChapter(chapter), [chapter]);
  useEffect(() => {
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="chapter" aria-labelledby="prompt" data-beat="">
      <div className="relative clip chapter__map">
        <GameThumb game={game} position={view} facts={facts} look="vignette" about={about} />
        <div className="absolute card chapter__title">
          <p className="cap">{kicker}</p>
          <h1 id="prompt" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <p className="absolute line gap-10 card t-small chapter__legend">
          <i className="rigid chapter__key" aria-hidden="true" />
          {changedTold}
        </p>
      </div>
      <div className="col gap-14 min-0 chapter__facts">
        <table className="full chapter__table" aria-labelledby="prompt">
          <thead>
            <tr>
              <td />
              {seats.map(({ seat, name }) => {
                const emblem = emblemOf(game, seat);
                return (
                  <th key={seat} scope="col">
                    <span className="inline gap-8 chapter__seat">
                      {emblem ? drawMark({ of: emblem, size: 's' }) : null}
                      {name === '' ? null : <b className="ellipsis">{name}</b>}
                      <span className="small">{t('table.rail.side', { side: seat })}</span>
                    </span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, note, cells, isMinor }) => (
              <tr key={head} className={isMinor ? 'chapter__minor' : undefined}>
                <th scope="row">
                  {head} {note === null ? null : <span className="small">{note}</span>}
                </th>
                {cells.map(({ from, now }, at) => (
                  <td key={at}>
                    {from === null || from === now ? (
                      now
                    ) : (
                      <span className="inline gap-8">
                        <span className="chapter__from">{from}</span>
                        <span aria-hidden="true">→</span>
                        <span className="ink-pill">{now}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="rule-above chapter__lead">
          <b>{lead.title}</b> <span>{lead.text}</span>
        </p>
        <section className="rule-above chapter__part" aria-labelledby="chapter-victory">
          <h2 id="chapter-victory" className="cap">
            {t('table.chapter.victory')}
          </h2>
          <ul className="line wrap gap-6-12 chapter__goals">
            {victory.map(({ text, drawn }) => (
              <li key={text}>
                {drawn}
                {text === null ? null : <span className="visually-hidden">{text}</span>}
              </li>
            ))}
          </ul>
        </section>
        {news.length === 0 ? null : (
          <section className="rule-above chapter__part" aria-labelledby="chapter-news">
            <h2 id="chapter-news" className="cap">
              {newsTitle}
            </h2>
            <ul>
              {news.map(({ text, rule, mark }) => (
                <li key={text} className="line gap-8 hair-below chapter__news">
                  {mark}
                  <span className="grow">{text}</span>
                  <RuleChip rule={rule} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex gap-9 chapter__go">
          <ChapterLog title={title} lines={lines} />
          <Button
            variant="go"
            size="big"
            wide
            kbd="Enter"
            aria-keyshortcuts="Enter"
            className="confirm__go"
            data-onward=""
            onClick={letFall}
          >
            {go}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Every line of the log that the sheet sums up, on request. */
function ChapterLog({ title, lines }: Pick<Chapter, 'title'> & Pick<ChapterRead, 'lines'>) {
  const { t, line } = useT();
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <>
      <Button size="big" icon={BookOpen} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('table.chapter.log', { n: lines.length })}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <ol>
          {lines.map((one, at) => (
            <li key={at} className="line gap-8 hair-below chapter__news">
              <span className="grow">{line(one)}</span>
              {one.rule === undefined ? null : <RuleChip rule={one.rule} />}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

/** Draws a white rim round places that changed hands. */
const aboutChapter = ({ changed, around }: Chapter): PictureAbout => ({
  places: changed.length > 0 ? changed : around,
  draw: () => null,
  drawGround: (outlineOf) => {
    const path = changed.map(outlineOf).join('');
    return (
      <>
        <path className="hollow chapter-map__case" d={path} />
        <path className="hollow chapter-map__rim" d={path} />
      </>
    );
  },
});
