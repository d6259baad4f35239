import { memo } from 'react';
import CornerUpLeft from '@lucide/icons/icons/corner-up-left';
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { Taking } from '../../play/derive.ts';
import type { PlaySource } from '../../play/source.ts';
import { useMatch } from '../../store/app-match.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { choiceId, isPicture } from './entry-tile.tsx';
import './confirm-bar.css';
import type { GameTable, Move, WordScene } from './game-table.ts';
import { KindSwitch } from './kind-switch.tsx';
import { NextPiece } from './next-piece.tsx';
import { SeveralFoot } from './several-foot.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource, usePointing } from './use-play.tsx';

/** A longer label gets a separate row. */
const LONG = 30;

export const wordMove = (game: GameTable, scene: WordScene<Types>, source: PlaySource, move: Move): string =>
  game.choices.wordAct(scene, move) ?? scene.i18n.line(source.label(move) ?? { key: source.notation(move) });

/** One is taken, or more than one must be. */
const isCounted = ({ taken, least }: Taking): boolean => taken.length > 0 || least > 1;

/** The gold button names the move; the back button and the buttons that end the step are next to it. */
export function ConfirmBar() {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const actions = usePlayActions();
  const { t, line } = scene.i18n;
  const isAsked = usePlay(({ picture }) => picture.decision !== null);
  const moves = usePlay(({ picture }) => picture.moves);
  const { chosen, picked } = usePlay(({ picture }) => picture.selection);
  const isOfKinds = usePlay(({ picture }) => picture.kinds.length > 0);
  const isPreset = usePlay(({ picture }) => picture.isPreset);
  const isProposed = usePlay(({ picture }) => picture.isProposed);
  const combo = usePlay(({ picture }) => picture.combo);
  const several = usePlay(({ picture }) => picture.several);
  const buttons = usePlay(({ picture }) => picture.buttons);
  const isLive = usePlay(({ staged }) => staged.shown.live);
  // The list counts its counters itself.
  const isCountedAbove = usePlay(({ picture: { entries } }) => entries.length > 0 && entries.every(isPicture));
  const isPressed = usePointing(({ pressed }) => pressed === 'go');
  const isBusy = useMatch(({ busy }) => busy) || isPressed;
  if (!isAsked) return null;
  const isEnding = chosen !== null && buttons.includes(chosen);
  const unspent = game.offers.listUnspent(scene, moves, isEnding);
  const others = buttons.filter((move) => move !== chosen);
  const act = combo ? line(combo.label) : chosen ? wordMove(game, scene, source, chosen) : null;
  const isTaking = several !== null && several.taken.length > 0;
  const isShort = several !== null && combo === null && chosen === null && isCounted(several);
  if (act === null && !isShort && others.length === 0 && picked.length === 0) return null;
  return (
    <section className="rule-above-strong confirm" aria-label={t('table.confirm')}>
      {unspent.length > 0 &&
      !isTaking &&
      (!isCountedAbove || isEnding) &&
      (isEnding || isPreset || picked.length === 0) ? (
        <ul className="small confirm__unspent">
          {unspent.map((one, at) => (
            <li key={at}>{line(one)}</li>
          ))}
        </ul>
      ) : null}
      <SeveralFoot />
      <div className="flex wrap gap-8 confirm__row">
        {isShort ? (
          <Button size="big" closed className="confirm__short" data-onward="">
            {line(several.label(several.taken))}
          </Button>
        ) : null}
        {act === null && isOfKinds ? (
          <Button size="big" closed className="confirm__short confirm__go--whole">
            {t('table.legal.target')}
          </Button>
        ) : null}
        {act === null ? null : (
          <Button
            variant="go"
            size="big"
            kbd="Enter"
            className={classes(
              'confirm__go',
              act.length > LONG && 'confirm__go--long',
              others.length > 0 && 'confirm__go--above',
              isOfKinds && 'confirm__go--whole',
            )}
            aria-busy={isBusy}
            aria-keyshortcuts="Enter"
            data-onward=""
            data-preset={isPreset ? '' : undefined}
            onClick={actions.confirm}
          >
            {act}
          </Button>
        )}
        {others.map((move) => (
          <EndButton
            key={source.notation(move)}
            target={source.targets(move)[0] ?? 'button:'}
            kbd={move === buttons.at(-1) ? '0' : undefined}
            move={move}
          />
        ))}
        <NextPiece />
        {isTaking && isLive ? (
          <NoneButton />
        ) : isOfKinds && isLive ? (
          <KindSwitch />
        ) : picked.length > 0 && (!isPreset || isProposed) && isLive ? (
          <BackButton />
        ) : null}
      </div>
    </section>
  );
}

interface EndButtonProps {
  readonly target: TargetRef;
  readonly kbd: string | undefined;
  readonly move: Move;
}

/** Ends the step or declines. Most picks do not change it. */
const EndButton = memo(({ target, kbd, move }: EndButtonProps) => {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const { pick } = usePlayActions();
  const odds = usePlay((state) => state.odds.get(move));
  const isBusy = usePointing(({ pressed }) => pressed === target);
  const label = wordMove(game, scene, source, move);
  return (
    <Button kbd={kbd} className="confirm__end" id={choiceId(target)} aria-busy={isBusy} onClick={() => pick([target])}>
      {game.choices.wordEnding(scene, move, label, odds)}
    </Button>
  );
});
EndButton.displayName = 'EndButton';

/** Puts everything back that is taken. */
const NoneButton = memo(() => {
  const { t } = useT();
  const { back } = usePlayActions();
  const isPressed = usePointing(({ pressed }) => pressed === 'back');
  return (
    <Button className="confirm__none" kbd="Esc" aria-busy={isPressed} onClick={back}>
      {t('table.several.none')}
    </Button>
  );
});
NoneButton.displayName = 'NoneButton';

const BackButton = memo(() => {
  const { t } = useT();
  const { back } = usePlayActions();
  const isPressed = usePointing(({ pressed }) => pressed === 'back');
  return (
    <IconButton
      icon={CornerUpLeft}
      label={t('app.back')}
      aria-busy={isPressed}
      aria-keyshortcuts="Escape"
      onClick={back}
    />
  );
});
BackButton.displayName = 'BackButton';
