/** The end of the open match. A match can only change by being taken back, which closes the sheet. */
import { useMemo } from 'react';
import type { Result, Types } from '../../../engine/kernel/types.ts';
import type { Luck } from '../../../store/audit-types.ts';
import { matchActions, useMatch } from '../../../store/app-match.ts';
import { filmOf, type Film } from '../../../store/film.ts';
import { findScreen } from '../../app/game-screen.ts';
import { usePart } from '../../app/later.tsx';
import type { WordScene } from '../game-table.ts';
import { useGame, useScene } from '../use-play.tsx';
import type { Ending, EndParts, StoryView } from './ending.ts';

/** The first known position and the end of each stage, as an onlooker sees them. */
function readStory(parts: EndParts, film: Film): readonly StoryView<Types>[] {
  return [0, ...parts.listStages(film.points)].flatMap((at) => {
    const view = film.frameAt(at)?.view;
    return view ? [{ at, view }] : [];
  });
}

export interface EndRead {
  readonly ending: Ending;
  readonly luck: Luck | null;
  /** The match as an onlooker sees it. */
  readonly film: Film;
}

/** Says who has won, for a game that tells nothing of its end. */
const plainEnding = (scene: WordScene<Types>, when: string, { winner, reasons: [reason] }: Result<string>): Ending => ({
  when,
  title: winner === 'draw' ? scene.i18n.t('table.result.draw') : scene.i18n.t('table.result.wins', { side: winner }),
  why: reason?.amount === 0 ? scene.i18n.line(reason) : '',
  rule: reason?.rule ?? null,
  margin: null,
  scale: null,
  sheetRule: '',
  maps: { title: 'table.ending.maps.turn', of: '', aspect: 1, sign: 0, hasSigns: false, around: [], stages: [] },
  swings: 3,
  losses: [],
  counts: [],
  records: [],
});

/** Null until the match is read and the parts of its game are fetched. */
export function useEnding(result: Result<string> | null): EndRead | null {
  const game = useGame();
  const scene = useScene();
  const points = useMatch(({ timeline }) => timeline.points);
  const fetch = findScreen(game.game)?.ending ?? null;
  const parts = usePart(fetch);
  const names = useMatch(({ about }) => about?.seatNames) ?? NO_NAMES;
  const isFetched = parts !== null || fetch === null;
  const told = useMemo(() => {
    const ground = isFetched && points.length > 0 ? matchActions.whatIfGround() : null;
    if (!ground) return null;
    const film = filmOf(ground);
    return { film, story: parts ? readStory(parts, film) : [], luck: matchActions.luck() };
  }, [isFetched, parts, points]);
  return useMemo(() => {
    if (!told || !result) return null;
    const { film, story, luck } = told;
    const ending = parts
      ? parts.readEnding(scene, story, { points: film.points, names })
      : plainEnding(scene, game.wordDate(scene), result);
    return { ending, luck, film };
  }, [parts, told, scene, game, result, names]);
}

const NO_NAMES: Readonly<Record<string, string>> = {};
