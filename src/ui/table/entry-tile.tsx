import { memo, type CSSProperties } from 'react';
import type { Odds, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { Entry } from '../../play/derive.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { wordsBeside, type WordScene } from './game-table.ts';
import { isFocusMoved } from './table-focus.ts';
import { shareOf, tellShare, tellSuccess } from './odds-told.ts';
import { useGame, usePlay, usePlayActions, usePointing } from './use-play.tsx';

/** Id of an entry, by which the keyboard and picks on the board find it. */
export const choiceId = (target: TargetRef): string => `choice-${target}`;

/** Pictures stay after a pick: another press replaces the pick. */
export const isPicture = ({ words }: Pick<Entry, 'words'>): boolean => words.within?.kind === 'pictures';

export interface EntryTileProps {
  readonly entry: Entry;
  readonly digit: number;
  readonly isTabStop: boolean;
  readonly hasDrawer: boolean;
  readonly scene: WordScene<Types>;
}

/** Memoised: it renders only when the entry itself changes. */
export const EntryTile = memo(({ entry, digit, isTabStop, hasDrawer, scene }: EntryTileProps) => {
  const { target, words, isChosen, only } = entry;
  const game = useGame();
  const { Piece } = game.board;
  const { choose, point, pointAt } = usePlayActions();
  const odds = usePlay((state) => (only === null ? undefined : state.odds.get(only)));
  const isPressed = usePointing(({ pressed }) => pressed === target);
  const { detail } = wordsBeside(words, hasDrawer);
  return (
    <ActionTile
      id={choiceId(target)}
      title={isPlain(words) ? words.title : <EntryTitle entry={entry} scene={scene} />}
      detail={odds ? <EntryChance entry={entry} detail={detail} odds={odds} scene={scene} /> : (detail ?? '')}
      art={<Piece facts={scene.facts} queries={scene.queries} view={scene.view} target={target} />}
      state={isChosen || isPressed ? 'chosen' : 'open'}
      kbd={digit > 0 ? String(digit) : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onUse={() => (isPicture(entry) ? point(target) : choose(target))}
      onPoint={(on) => pointAt(on && !isFocusMoved() ? target : null)}
    />
  );
});
EntryTile.displayName = 'EntryTile';

/** Most titles are text alone. */
const isPlain = ({ count = 1, isPictured = false }: Entry['words']): boolean => count === 1 && !isPictured;

function EntryTitle({ entry: { words }, scene }: Pick<EntryTileProps, 'entry' | 'scene'>) {
  const { title, count = 1, isPictured } = words;
  if (count > 1)
    return (
      <>
        <span>{title}</span> <b className="legal__copies">{scene.i18n.t('table.legal.copies', { n: count })}</b>
      </>
    );
  return isPictured ? <span className="visually-hidden">{title}</span> : title;
}

interface ChanceProps extends Pick<EntryTileProps, 'entry' | 'scene'> {
  readonly detail: string | undefined;
  readonly odds: Odds;
}

/** Shows whose chance it is, and whether the move gains anything. */
function EntryChance({ entry: { words }, detail, odds, scene }: ChanceProps) {
  const { roll } = useGame();
  const { i18n } = scene;
  const { worth } = words;
  return (
    <>
      {detail === undefined ? null : <span className="legal__detail">{detail}</span>}{' '}
      <b className="nowrap inked legal__odds">{tellShare(i18n, odds)}</b>{' '}
      <span className="legal__success">
        <span>{tellSuccess(i18n, odds, roll.wordSuccess(scene))}</span>
        {worth === undefined ? null : <span> ·</span>}
      </span>
      {worth === undefined ? null : <span className="nowrap">{` ${i18n.t(`table.odds.worth.${worth}`)}`}</span>}
      <span
        className="chance-bar legal__bar"
        style={{ '--share': shareOf(odds) } as CSSProperties}
        aria-hidden="true"
      />
    </>
  );
}
