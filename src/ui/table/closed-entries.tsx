import { Fragment, memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Reason, TargetRef } from '../../engine/kernel/types.ts';
import { whenIdle } from '../../play/after-paint.ts';
import { asLabel, asSentence, labelled } from '../../i18n/joining.ts';
import type { Entry } from '../../play/derive.ts';
import type { Move } from '../../play/game.ts';
import type { PlayState } from '../../play/state.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { Fold } from '../parts/fold.tsx';
import { choiceId } from './entry-tile.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource } from './use-play.tsx';

/** More closed choices than this are folded. */
const CLOSED_SHOWN = 3;
/** Keeps the line of a reason that is not known yet. */
const EMPTY_LINE = '\u00a0';

export const baseOf = ({ picture }: PlayState): readonly TargetRef[] => picture.selection.base;
export const areCards = (items: readonly Entry[]): boolean => items.some(({ words }) => words.within?.kind === 'row');

interface TileGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function TileGroup({ title, children }: TileGroupProps) {
  return (
    <div role="group" aria-label={title} data-choices="">
      <h3 className="small strong legal__heading">{title}</h3>
      <div className="action-tiles legal__tiles">{children}</div>
    </div>
  );
}

const NOTHING_CLOSED: readonly TargetRef[] = [];

/** Closed targets to show: those in the row of cards, or the others. The same array until they change. */
function useClosed(inRow: boolean): readonly TargetRef[] {
  const game = useGame();
  const scene = useScene();
  const moves = usePlay(({ picture }) => picture.moves);
  const base = usePlay(useShallow(baseOf));
  const isFiltered = usePlay(({ picks }) => picks.filter !== '');
  const hasRow = usePlay(({ picture }) => areCards(picture.entries));
  return useMemo(() => {
    if (isFiltered || moves.length === 0) return NOTHING_CLOSED;
    const isInRow = (target: TargetRef) => hasRow && game.choices.wordClosed(scene, target) !== null;
    return game.choices.listClosed(scene, { moves, base }).filter((target) => isInRow(target) === inRow);
  }, [game, scene, moves, base, isFiltered, hasRow, inRow]);
}

type Reasons = ReadonlyMap<TargetRef, Reason | undefined>;
const NO_REASONS: Reasons = new Map();
/** A pick that is taken back asks nothing again: reasons are kept by question, then by picks and targets. */
const TOLD = new WeakMap<readonly Move[], ReadonlyMap<string, Reasons>>();

/**
 * Says why the targets are closed. The rules look through every move for an answer, so they are asked when the page is
 * idle, and once a question; a press on a tile asks at once.
 */
function useReasons(targets: readonly TargetRef[]): Reasons {
  const { explain } = useSource();
  const base = usePlay(useShallow(baseOf));
  const moves = usePlay(({ picture }) => picture.moves);
  const key = [...base, '>', ...targets].join(' ');
  const [, setTold] = useState(NO_REASONS);
  const known = TOLD.get(moves)?.get(key);
  useEffect(() => {
    if (targets.length === 0 || known) return undefined;
    return whenIdle(() => {
      const reasons: Reasons = new Map(targets.map((target) => [target, explain(base, target)[0]]));
      TOLD.set(moves, new Map(TOLD.get(moves)).set(key, reasons));
      startTransition(() => setTold(reasons));
    });
  }, [targets, base, moves, key, known, explain]);
  return known ?? NO_REASONS;
}

/** Cards that cannot be played now, in the row with those that can. */
export const ClosedCards = memo(() => {
  const game = useGame();
  const scene = useScene();
  return useClosed(true).map((target) => {
    const words = game.choices.wordClosed(scene, target);
    return words && <ClosedTile key={target} target={target} title={words.title} detail={words.detail} />;
  });
});
ClosedCards.displayName = 'ClosedCards';

/** Never hidden: a choice that a player may look for keeps its place and explains why it is closed. */
export const ClosedEntries = memo(({ isFolded }: { readonly isFolded: boolean }) => {
  const { t } = useScene().i18n;
  const closed = useClosed(false);
  if (closed.length === 0) return null;
  return !isFolded && closed.length <= CLOSED_SHOWN ? (
    <TileGroup title={t('table.legal.closed')}>
      <ClosedTiles targets={closed} />
    </TileGroup>
  ) : (
    <Fold title={t('table.legal.closed.count', { n: closed.length })}>
      <div className="action-tiles legal__tiles">
        <ClosedTiles targets={closed} />
      </div>
    </Fold>
  );
});
ClosedEntries.displayName = 'ClosedEntries';

/** Lists the closed cards in one paragraph under the lines. A press on a name shows the whole reason. */
export const ClosedWords = memo(() => {
  const game = useGame();
  const scene = useScene();
  const { askWhy } = usePlayActions();
  const closed = useClosed(false);
  const reasons = useReasons(closed);
  if (closed.length === 0) return null;
  const { t, line, lang } = scene.i18n;
  return (
    <p className="small muted closed-words" role="group" aria-label={t('table.legal.closed')}>
      <b>{asLabel(lang, t('table.legal.closed'))}</b>
      {closed.map((target, at) => {
        const reason = reasons.get(target);
        return (
          <Fragment key={target}>
            <button
              type="button"
              id={choiceId(target)}
              className="closed-words__name"
              aria-disabled
              onClick={() => askWhy(target)}
            >
              {game.places.nameTarget(scene, target)}
            </button>
            {reason === undefined ? null : labelled(lang, '', asSentence(lang, line(reason)))}
            {at < closed.length - 1 ? ' ' : null}
          </Fragment>
        );
      })}
    </p>
  );
});
ClosedWords.displayName = 'ClosedWords';

function ClosedTiles({ targets }: { readonly targets: readonly TargetRef[] }) {
  const game = useGame();
  const scene = useScene();
  const reasons = useReasons(targets);
  const wordReason = (reason: Reason | undefined) => reason && scene.i18n.line(reason);
  return targets.map((target, at) => (
    <ClosedTile
      key={target}
      target={target}
      title={game.places.nameTarget(scene, target)}
      detail={wordReason(reasons.get(target)) ?? EMPTY_LINE}
      isTabStop={at === 0}
    />
  ));
}

interface ClosedTileProps {
  readonly target: TargetRef;
  readonly title: string;
  readonly detail: string | undefined;
  readonly isTabStop?: boolean;
}

const ClosedTile = memo(({ target, title, detail, isTabStop = false }: ClosedTileProps) => {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  const { askWhy } = usePlayActions();
  return (
    <ActionTile
      id={choiceId(target)}
      title={title}
      detail={detail}
      art={board.drawPiece({ facts, queries, view, target })}
      state="closed"
      tabIndex={isTabStop ? 0 : -1}
      onUse={() => askWhy(target)}
    />
  );
});
ClosedTile.displayName = 'ClosedTile';
