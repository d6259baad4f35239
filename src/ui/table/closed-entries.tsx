import { memo } from 'react';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { Entry } from '../../play/derive.ts';
import type { PlayState } from '../../play/state.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { Fold } from '../parts/fold.tsx';
import { choiceId } from './entry-tile.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource } from './use-play.tsx';

/** Choices that are not available now. */

/** More than this many are folded. */
const CLOSED_SHOWN = 3;

export const baseOf = ({ picture }: PlayState): readonly TargetRef[] => picture.selection.base;
export const areCards = (items: readonly Entry[]): boolean => items.some(({ words }) => words.within?.kind === 'row');

export function TileGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title} data-choices="">
      <h3 className="small strong legal__heading">{title}</h3>
      <div className="action-tiles legal__tiles">{children}</div>
    </div>
  );
}

/** Closed targets to show: those in the row of cards, or the others. */
function useClosed(inRow: boolean): readonly TargetRef[] {
  const game = useGame();
  const scene = useScene();
  const moves = usePlay(({ picture }) => picture.moves);
  const base = usePlay(useShallow(baseOf));
  const isFiltered = usePlay(({ picks }) => picks.filter !== '');
  const hasRow = usePlay(({ picture }) => areCards(picture.entries));
  if (isFiltered || moves.length === 0) return NOTHING_CLOSED;
  const isInRow = (target: TargetRef) => hasRow && game.choices.wordClosed(scene, target) !== null;
  return game.choices.listClosed(scene, { moves, base }).filter((target) => isInRow(target) === inRow);
}
const NOTHING_CLOSED: readonly TargetRef[] = [];

/** Cards that cannot be played now, in the row with those that can. */
export const ClosedCards = memo(() =>
  useClosed(true).map((target) => <ClosedTile key={target} target={target} isInRow />),
);
ClosedCards.displayName = 'ClosedCards';

/** Never hidden: a choice that a player may look for keeps its place and explains why it is closed. */
export const ClosedEntries = memo(() => {
  const { t } = useT();
  const closed = useClosed(false);
  if (closed.length === 0) return null;
  const shown = closed.length <= CLOSED_SHOWN ? closed : [];
  const folded = closed.slice(shown.length);
  return (
    <>
      {shown.length > 0 ? (
        <TileGroup title={t('table.legal.closed')}>
          {shown.map((target, at) => (
            <ClosedTile key={target} target={target} isTabStop={at === 0} />
          ))}
        </TileGroup>
      ) : null}
      {folded.length > 0 ? (
        <Fold title={t('table.legal.closed.count', { n: folded.length })}>
          <div className="action-tiles legal__tiles">
            {folded.map((target, at) => (
              <ClosedTile key={target} target={target} isTabStop={at === 0} />
            ))}
          </div>
        </Fold>
      ) : null}
    </>
  );
});
ClosedEntries.displayName = 'ClosedEntries';

interface ClosedTileProps {
  readonly target: TargetRef;
  readonly isInRow?: boolean;
  readonly isTabStop?: boolean;
}

function ClosedTile({ target, isInRow = false, isTabStop = false }: ClosedTileProps) {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const base = usePlay(useShallow(baseOf));
  const { askWhy } = usePlayActions();
  const words = isInRow ? game.choices.wordClosed(scene, target) : null;
  const reason = words ? undefined : source.explain(base, target)[0];
  return (
    <ActionTile
      id={choiceId(target)}
      title={words?.title ?? game.places.nameTarget(scene, target)}
      detail={words?.detail ?? (reason ? scene.i18n.line(reason) : undefined)}
      art={<game.board.Piece facts={scene.facts} queries={scene.queries} view={scene.view} target={target} />}
      state="closed"
      tabIndex={isTabStop ? 0 : -1}
      onUse={() => askWhy(target)}
    />
  );
}
