import { memo, useEffect, useMemo, useRef } from 'react';
import Check from '@lucide/icons/icons/check';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Cap } from '../../parts/cap.tsx';
import { classes } from '../../parts/classes.ts';
import { drawIcon } from '../../parts/icon.tsx';
import { isBeatShown } from '../../table/beat.tsx';
import type { Pickable, Scene } from '../../table/game-table.ts';
import { tellShare } from '../../table/odds-told.ts';
import { usePlay } from '../../table/use-play.tsx';
import { listQueue, type QueuedBattle } from './battle-queue.ts';
import './battle-row.css';
import { nameShort } from './choices.ts';
import { drawHlbPiece } from './piece.tsx';

/** True in the combat phase, and until its last result has been seen. */
export const useIsCombat = (view: HlbTypes['view']): boolean => {
  const isLookedAt = usePlay((state) => state.staged.isRolling || isBeatShown(state));
  return view.phase === 'combat' || isLookedAt;
};

export function useQueue(scene: Scene<HlbTypes>): readonly QueuedBattle[] {
  const { facts, queries, view } = scene;
  const i18n = useT();
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  const at = usePlay(({ staged }) => staged.shown.at);
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const isResult = usePlay(isBeatShown);
  return useMemo(
    () => listQueue({ facts, queries, view, i18n }, { points: points.slice(0, at + 1), isRolling, isResult }),
    [facts, queries, view, i18n, points, at, isRolling, isResult],
  );
}

interface RowProps extends Scene<HlbTypes>, Pick<Pickable, 'onPick'> {
  /** On a phone: dots with names. */
  readonly isBrief?: boolean;
}

/** With more battles than this, names have too little room after the counters. */
const ROOMY = 3;

/** The battles of the phase: done ones keep their result, and a press opens one that waits. */
export const BattleRow = memo(function BattleRow({ isBrief = false, onPick, ...scene }: RowProps) {
  const { t } = useT();
  const queue = useQueue(scene);
  const row = useRef<HTMLDivElement>(null);
  const asked = (queue.find(({ is }) => is === 'open') ?? queue.find(({ is }) => is === 'waiting'))?.n;
  useEffect(() => {
    // A row with more battles than fit shows the one that is asked about.
    const pane = row.current;
    const battle = pane?.querySelectorAll('li')[(asked ?? 0) - 1];
    if (pane && battle) pane.scrollLeft = battle.offsetLeft - (pane.clientWidth - battle.offsetWidth) / 2;
  }, [asked]);
  if (queue.length === 0) return null;
  return (
    <section
      className={classes(
        'line face-shaded relative battles',
        isBrief ? 'battles--brief' : 'rule-above-strong',
        !isBrief && queue.length > ROOMY && 'battles--many',
      )}
      aria-labelledby="battles-title"
    >
      <div className="rigid battles__head">
        <Cap id="battles-title">{t('table.hlb.battles')}</Cap>
        {isBrief ? null : <span className="small muted">{t('library.turn', { turn: scene.view.turn })}</span>}
      </div>
      {/* Keys scroll it where it holds nothing to press (WCAG 2.1.1). */}
      <div
        ref={row}
        className="min-0 grow battles__row"
        {...(queue.some(({ is }) => is === 'waiting')
          ? {}
          : { role: 'group', 'aria-labelledby': 'battles-title', tabIndex: 0 })}
      >
        <ol className="flex gap-8">
          {queue.map((battle) => (
            <li key={battle.n} className="flex min-0" aria-current={battle.is === 'open' ? 'step' : undefined}>
              <Battle battle={battle} scene={scene} isBrief={isBrief} onPick={onPick} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});

interface BattleProps extends Required<Pick<RowProps, 'isBrief' | 'onPick'>> {
  readonly battle: QueuedBattle;
  readonly scene: Scene<HlbTypes>;
}

/** A battle that waits is a button; the others can only be read. */
function Battle({ battle, scene, isBrief, onPick }: BattleProps) {
  const i18n = useT();
  const { t } = i18n;
  const { n, hex, attacker, defender, is, result, chances } = battle;
  const place = nameShort({ ...scene, i18n }, hex);
  const told = result ?? (chances ? t('table.hlb.battles.chance', { share: tellShare(i18n, chances.odds) }) : '');
  const look = classes('line gap-8 card battles__one', `battles__one--${is}`);
  const content = (
    <>
      <span className="battles__number" aria-hidden="true">
        {is === 'fought' ? drawIcon(Check, 14) : n}
      </span>
      {isBrief ? null : (
        <span className="line gap-3 rigid battles__pieces" aria-hidden="true">
          {drawHlbPiece({ ...scene, target: unitRef(attacker) })}
          {drawIcon(ChevronRight, 14)}
          {drawHlbPiece({ ...scene, target: unitRef(defender) })}
        </span>
      )}
      <span className="min-0 battles__words" title={`${place}: ${told}`}>
        <b className="block">{place}</b>
        <span className="block small">{told}</span>
      </span>
      <span className="visually-hidden">{t('table.hlb.battle.who', { attacker, defender })}</span>
    </>
  );
  if (is !== 'waiting') return <div className={look}>{content}</div>;
  return (
    <button type="button" className={look} onClick={() => onPick(spaceRef(hex))}>
      {content}
    </button>
  );
}
