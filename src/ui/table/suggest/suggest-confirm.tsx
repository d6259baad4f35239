import { useT } from '../../../i18n/use-t.tsx';
import { Button } from '../../parts/button.tsx';
import { wordMove } from '../confirm-bar.tsx';
import { useGame, usePlayStore, useScene, useSource } from '../use-play.tsx';
import { takeSuggestion } from './suggest-commands.ts';
import { useShown } from './use-shown.ts';

/** The gold button under the suggestions: it picks a move, and plays none. */
export function SuggestConfirm() {
  const game = useGame();
  const scene = useScene();
  const source = useSource();
  const play = usePlayStore();
  const { t } = useT();
  const shown = useShown();
  return shown ? (
    <section className="confirm" aria-label={t('table.confirm')}>
      <Button
        variant="go"
        size="big"
        kbd="Enter"
        className="confirm__go confirm__go--long"
        aria-keyshortcuts="Enter"
        onClick={() => takeSuggestion(play)}
      >
        {t('table.suggest.take', { move: wordMove(game, scene, source, shown.move) })}
      </Button>
    </section>
  ) : null;
}
