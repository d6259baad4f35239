import { memo, type CSSProperties } from 'react';
import type { Preview } from '../../engine/kernel/types.ts';
import { classes } from '../parts/classes.ts';
import { Kbd } from '../parts/kbd.tsx';
import './entry-line.css';
import { choiceId, type EntryTileProps } from './entry-tile.tsx';
import { wordsBeside } from './game-table.ts';
import { shareOf, tellShare, tellSuccess } from './odds-told.ts';
import { isFocusMoved } from './table-focus.ts';
import { useGame, usePlay, usePlayActions, usePointing, useSource } from './use-play.tsx';

/** An entry as a line of its list: name, dice of both sides, chance; its ways are chips under it once it is picked. */
export const EntryLine = memo(({ entry, digit, isTabStop, hasDrawer, scene }: EntryTileProps) => {
  const { target, words, isChosen, only } = entry;
  const { i18n } = scene;
  const game = useGame();
  const { Piece } = game.board;
  const { choose, pointAt } = usePlayActions();
  const { preview } = useSource();
  const odds = usePlay((state) => (only === null ? undefined : state.odds.get(only)));
  const isPressed = usePointing(({ pressed }) => pressed === target);
  const { detail } = wordsBeside(words, hasDrawer);
  // A counted preview is kept, so this asks for nothing new.
  const dice = only !== null && odds ? diceOf(preview(only)) : null;
  const isOn = isChosen || isPressed;
  const point = (on: boolean) => pointAt(on && !isFocusMoved() ? target : null);
  return (
    <>
      <button
        type="button"
        id={choiceId(target)}
        tabIndex={isTabStop ? 0 : -1}
        className={classes(
          'line gap-10 rounded full t-ui inked action-tile entry-line',
          isOn && 'action-tile--chosen entry-line--chosen',
        )}
        aria-pressed={isOn ? true : undefined}
        onClick={() => choose(target)}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
      >
        <Piece facts={scene.facts} queries={scene.queries} view={scene.view} target={target} />
        <span className="grow action-tile__text">
          {words.title}
          {detail === undefined || detail === '' ? null : <small>{detail}</small>}
        </span>
        {words.price === undefined ? null : <span className="small entry-line__price">{words.price}</span>}
        {dice === null ? null : <b className="nowrap entry-line__dice">{i18n.t('table.legal.dice', dice)}</b>}
        {odds === undefined ? null : (
          <>
            <span
              className="entry-line__bar"
              style={{ '--share': shareOf(odds) } as CSSProperties}
              aria-hidden="true"
            />
            <b className="nowrap entry-line__chance">{tellShare(i18n, odds)}</b>
            <span className="visually-hidden">{tellSuccess(i18n, odds, game.roll.wordSuccess(scene))}</span>
          </>
        )}
        {digit > 0 ? <Kbd>{String(digit)}</Kbd> : null}
      </button>
      {isChosen ? <Ways scene={scene} target={target} /> : null}
    </>
  );
});
EntryLine.displayName = 'EntryLine';

/** Dice of both sides: those of the other side count against. */
function diceOf(told: Preview | null): { readonly own: number; readonly other: number } | null {
  const amounts = told?.modifiers.map(({ amount }) => amount) ?? [];
  const sum = (sign: number) => amounts.reduce((dice, amount) => dice + Math.max(0, sign * amount), 0);
  return amounts.length === 0 ? null : { own: sum(1), other: sum(-1) };
}

/** The starts of the picked attack, if there are several without a difference. */
function Ways({
  scene,
  target,
}: Pick<EntryTileProps, 'scene'> & { readonly target: EntryTileProps['entry']['target'] }) {
  const { places } = useGame();
  const { pick } = usePlayActions();
  const { base, picked, routes } = usePlay(({ picture }) => picture.selection);
  if (routes.length < 2) return null;
  const { t } = scene.i18n;
  return (
    <div className="line wrap gap-6 entry-line__ways" role="group" aria-label={t('table.legal.ways')}>
      {routes.map((way) => (
        <button
          key={way.target}
          type="button"
          className="t-ui entry-line__way"
          aria-pressed={picked.includes(way.target)}
          onClick={() => pick([...base, target, way.target])}
        >
          {places.nameTarget(scene, way.target)}
        </button>
      ))}
    </div>
  );
}
