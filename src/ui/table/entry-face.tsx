import { memo } from 'react';
import Check from '@lucide/icons/icons/check';
import { ActionTile } from '../parts/action-tile.tsx';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import './entry-face.css';
import { choiceId, type EntryTileProps } from './entry-tile.tsx';
import { wordsBeside } from './game-table.ts';
import { tellShare, tellSuccess } from './odds-told.ts';
import { useGame, usePlay, usePlayActions, usePointing } from './use-play.tsx';

/** An entry as its whole card, with its chance below; the words are for readers, since the card has them. */
export const EntryFace = memo(({ entry, isTabStop, hasDrawer, scene }: EntryTileProps) => {
  const { target, words, isChosen, only } = entry;
  const { i18n } = scene;
  const { board, roll } = useGame();
  const { choose } = usePlayActions();
  const odds = usePlay((state) => (only === null ? undefined : state.odds.get(only)));
  const isPressed = usePointing(({ pressed }) => pressed === target);
  const { title, count = 1 } = words;
  const isScene = words.within?.kind === 'scenes';
  const { detail = '' } = wordsBeside(words, hasDrawer);
  return (
    <ActionTile
      id={choiceId(target)}
      className={classes('entry-face', isScene && 'entry-face--scene')}
      title={<span className="visually-hidden">{title}</span>}
      detail={
        <>
          <span className="visually-hidden">{detail}</span>{' '}
          {count > 1 ? <b>{i18n.t('table.legal.copies', { n: count })}</b> : null}{' '}
          {odds === undefined ? null : (
            <>
              <b className="entry-face__chance">{tellShare(i18n, odds)}</b>
              <span className="visually-hidden"> {tellSuccess(i18n, odds, roll.wordSuccess(scene))}</span>
            </>
          )}
        </>
      }
      art={<board.Face facts={scene.facts} queries={scene.queries} view={scene.view} target={target} />}
      state={isChosen || isPressed ? 'chosen' : 'open'}
      end={
        isScene && isChosen ? <span className="inline centred entry-face__tick">{drawIcon(Check, 18)}</span> : undefined
      }
      tabIndex={isTabStop ? 0 : -1}
      onUse={() => choose(target)}
    />
  );
});
EntryFace.displayName = 'EntryFace';
