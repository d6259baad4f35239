import { useT } from '../../../i18n/use-t.tsx';
import { Button } from '../../parts/button.tsx';
import { usePlayStore, useScene, useSource } from '../use-play.tsx';
import { takeSuggestion } from './suggest-commands.ts';
import { useShown, wordSuggested } from './use-shown.ts';

export function SuggestConfirm() {
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
        {t('table.suggest.take', { move: wordSuggested(scene, source, shown.move) })}
      </Button>
    </section>
  ) : null;
}
