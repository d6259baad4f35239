import { Fragment, memo, type CSSProperties } from 'react';
import type { EntryBox } from '../../play/game.ts';
import { classes } from '../parts/classes.ts';
import { joinFacts } from '../../i18n/joining.ts';
import { drawTile } from '../parts/action-tile.tsx';
import './entry-line.css';
import { choiceId, type EntryTileProps } from './entry-tile.tsx';
import { wordsBeside } from './game-table.ts';
import { countedDice, shareOf, tellShare, tellSuccess } from './odds-told.ts';
import { PayChips } from './pay-chips.tsx';
import { isFocusMoved } from './table-focus.ts';
import { useGame, usePlay, usePlayActions, usePointing, useSource } from './use-play.tsx';

/** An entry as a line of its list: name, dice of both sides, chance; its ways are chips under it once it is picked. */
export const EntryLine = memo(({ entry, digit, isTabStop, hasDrawer, scene }: EntryTileProps) => {
  const { target, words, isChosen, only, joins } = entry;
  const { i18n } = scene;
  const game = useGame();
  const { drawPiece } = game.board;
  const { choose, pointAt } = usePlayActions();
  const { preview } = useSource();
  const odds = usePlay((state) => (only === null ? undefined : state.odds.get(only)));
  const isPressed = usePointing(({ pressed }) => pressed === target);
  const hasWays = usePlay(({ picture }) => isChosen && picture.selection.routes.length > 1);
  const own = wordsBeside(words, hasDrawer).detail;
  const detail = joins
    ? joinFacts(
        i18n.lang,
        joins.map((kind) => kind.words.detail ?? ''),
      )
    : own;
  const heads = words.within?.kind === 'lines' ? words.within : null;
  const look = heads?.look;
  // A counted preview is kept, so this asks for nothing new.
  const told = heads?.dice !== undefined && only !== null && odds ? preview(only) : null;
  const dice = countedDice(told);
  const then = told?.then ? i18n.line(told.then) : '';

  const end = (
    <>
      {words.signs === undefined ? null : (
        <span className="inline gap-2 rigid entry-line__signs">
          {words.signs.drawn.map((sign) => (
            <Fragment key={sign}>{drawPiece({ ...scene, target: sign })}</Fragment>
          ))}
          <span className="visually-hidden">{words.signs.told}</span>
        </span>
      )}
      {words.price === undefined ? null : (
        <span className={heads?.price === undefined ? 'small rigid' : 'nowrap entry-line__figure'}>{words.price}</span>
      )}
      {dice === null ? null : <b className="nowrap entry-line__figure">{i18n.t('table.legal.dice', dice)}</b>}
      {odds === undefined ? null : (
        <>
          {dice === null ? null : (
            <span
              className="chance-bar entry-line__bar"
              style={{ '--share': shareOf(odds) } as CSSProperties}
              aria-hidden="true"
            />
          )}
          <b className="nowrap entry-line__chance">{tellShare(i18n, odds)}</b>
          <span className="visually-hidden">{tellSuccess(i18n, odds, game.roll.wordSuccess(scene))}</span>
        </>
      )}
    </>
  );
  const tile = drawTile({
    id: choiceId(target),
    className: classes(
      'entry-line',
      lookOf(heads),
      look !== undefined && `entry-line--${look}`,
      hasWays && 'entry-line--ways',
    ),
    title: words.brief === undefined ? words.title : <span className="entry-line__full">{words.title}</span>,
    // The starts follow as chips.
    detail: drawDetail(hasWays ? '' : detail, then, words.brief),
    art: drawPiece({ ...scene, target }),
    state: isChosen || isPressed ? 'chosen' : 'open',
    // Signs and figures have the room of the digit, which works all the same.
    kbd: digit > 0 && look === undefined ? String(digit) : undefined,
    end,
    tabIndex: isTabStop ? 0 : -1,
    onUse: () => choose(target),
    onPoint: (on) => pointAt(on && !isFocusMoved() ? target : null),
  });
  return (
    <>
      {words.pays ? (
        <div className="entry-paid">
          {tile}
          <PayChips of={target} pays={words.pays} />
        </div>
      ) : (
        tile
      )}
      {hasWays ? <Ways scene={scene} target={target} /> : null}
    </>
  );
});
EntryLine.displayName = 'EntryLine';

const drawDetail = (detail: string | undefined, then: string, brief: string | undefined) =>
  brief !== undefined ? (
    <>
      <span className="entry-line__full">{detail}</span>
      <span className="entry-line__brief" aria-hidden="true">
        {brief}
      </span>
    </>
  ) : then === '' ? (
    detail || undefined
  ) : (
    <>
      {detail ? <span className="block">{detail}</span> : null}
      <span className="block entry-line__then">{then}</span>
    </>
  );

/** Lines without dice have room for more words. */
const lookOf = (heads: Extract<EntryBox, { kind: 'lines' }> | null): string | false =>
  heads?.dice === undefined && heads?.chance === undefined && heads?.isWorded === true && 'entry-line--worded';

/** The starts of the picked attack, if there are several without a difference. */
function Ways({
  scene,
  target,
}: Pick<EntryTileProps, 'scene'> & { readonly target: EntryTileProps['entry']['target'] }) {
  const { places } = useGame();
  const { pick } = usePlayActions();
  const { base, picked, routes } = usePlay(({ picture }) => picture.selection);
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
