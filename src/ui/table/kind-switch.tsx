import { memo } from 'react';
import { labelled } from '../../i18n/joining.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { PlayStore } from '../../play/play-store.ts';
import { Button } from '../parts/button.tsx';
import { choiceId } from './entry-tile.tsx';
import { pickByKey, pickByPress } from './table-focus.ts';
import { useGame, usePlay, usePlayStore, usePointing, useScene } from './use-play.tsx';

/** The key that takes the next kind of the picked act. */
export const NEXT_KIND = 'q';

/** Picks the next kind in the order of the list. Returns false if the act has no other kind. */
export function takeNextKind(play: PlayStore): boolean {
  const { kinds, selection } = play.getState().picture;
  const at = kinds.findIndex(({ target }) => target === selection.base[0]);
  const next = kinds[(at + 1) % kinds.length];
  if (kinds.length < 2 || !next) return false;
  pickByKey(play, () => play.actions.setPicks([next.target]));
  return true;
}

/** Under the gold button: the other kinds of the picked act, which take its place, and the way back to all acts. */
export const KindSwitch = memo(() => {
  const i18n = useT();
  const scene = useScene();
  const { drawPiece } = useGame().board;
  const kinds = usePlay(({ picture }) => picture.kinds);
  const picked = usePlay(({ picture }) => picture.selection.base[0]);
  const play = usePlayStore();
  const isLeft = usePointing(({ pressed }) => pressed === 'back');
  if (kinds.length === 0) return null;
  const at = kinds.findIndex(({ target }) => target === picked);
  // The key takes the first of them.
  const others = [...kinds.slice(at + 1), ...kinds.slice(0, at)];
  return (
    <>
      {others.map(({ target, words: { title, detail = title } }, place) => (
        <Button
          key={target}
          id={choiceId(target)}
          className="confirm__kind"
          kbd={place === 0 ? NEXT_KIND.toUpperCase() : undefined}
          aria-label={labelled(i18n.lang, title, detail)}
          onClick={(press) => pickByPress(play, press, () => play.actions.setPicks([target]))}
        >
          {drawPiece({ ...scene, target })}
          {detail}
        </Button>
      ))}
      <Button
        className="confirm__kind"
        kbd="Esc"
        aria-busy={isLeft}
        onClick={(press) => pickByPress(play, press, () => play.actions.back())}
      >
        {i18n.t('table.legal.another')}
      </Button>
    </>
  );
});
KindSwitch.displayName = 'KindSwitch';
