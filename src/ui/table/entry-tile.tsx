import { memo, type CSSProperties, type ReactNode } from 'react';
import type { Odds, TargetRef, Types } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { Entry } from '../../play/derive.ts';
import { drawTile } from '../parts/action-tile.tsx';
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
  const { drawPiece } = game.board;
  const { choose, point, pointAt } = usePlayActions();
  const odds = usePlay((state) => (only === null ? undefined : state.odds.get(only)));
  const isPressed = usePointing(({ pressed }) => pressed === target);
  const { detail } = wordsBeside(words, hasDrawer);
  const chance = odds && { detail, odds, success: tellSuccess(scene.i18n, odds, game.roll.wordSuccess(scene)) };
  return drawTile({
    id: choiceId(target),
    title: titleOf(entry, scene.i18n),
    detail: chance ? drawChance(entry, chance, scene.i18n) : (detail ?? ''),
    art: drawPiece({ ...scene, target }),
    state: isChosen || isPressed ? 'chosen' : 'open',
    kbd: digit > 0 ? String(digit) : undefined,
    tabIndex: isTabStop ? 0 : -1,
    onUse: () => (isPicture(entry) ? point(target) : choose(target)),
    onPoint: (on) => pointAt(on && !isFocusMoved() ? target : null),
  });
});
EntryTile.displayName = 'EntryTile';

function titleOf({ words }: Entry, { t }: I18n): ReactNode {
  const { title, count = 1, isPictured } = words;
  if (count > 1)
    return (
      <>
        <span>{title}</span> <b className="legal__copies">{t('table.legal.copies', { n: count })}</b>
      </>
    );
  return isPictured ? <span className="visually-hidden">{title}</span> : title;
}

interface Chance {
  readonly detail: string | undefined;
  readonly odds: Odds;
  /** Names the side that has the chance. */
  readonly success: string;
}

/** The chance in figures, whose it is, and whether the move gains anything. */
function drawChance({ words: { worth } }: Entry, { detail, odds, success }: Chance, i18n: I18n) {
  return (
    <>
      {detail === undefined ? null : <span className="legal__detail">{detail}</span>}{' '}
      <b className="nowrap inked legal__odds">{tellShare(i18n, odds)}</b>{' '}
      <span className="legal__success">
        <span>{success}</span>
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
