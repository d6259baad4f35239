import { memo } from 'react';
import Eye from '@lucide/icons/icons/eye';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { Button } from '../parts/button.tsx';
import './turn-up.css';
import { usePlay } from './use-play.tsx';

/** A decision without cards can be made with all hands face down; to look, the player takes the seat first. */
export function useMayTurnUp(): boolean {
  const isFaceDown = useMatch((match) => match.isFaceDown);
  const isAsked = usePlay(({ picture }) => picture.decision !== null);
  return isFaceDown && isAsked;
}

export const TurnUp = memo(function TurnUp() {
  const { t } = useT();
  return useMayTurnUp() ? (
    <Button size="small" icon={Eye} className="prompt__turn-up" onClick={matchActions.dropCurtain}>
      {t('table.prompt.turn-up')}
    </Button>
  ) : null;
});

/** The same as the first thing to do: the question can hardly be answered without the hand. */
export const TakeHand = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <Button wide variant="go" icon={Eye} className={className} onClick={matchActions.dropCurtain}>
    {children}
  </Button>
);
