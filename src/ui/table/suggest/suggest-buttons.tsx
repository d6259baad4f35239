import { memo } from 'react';
import { useT } from '../../../i18n/use-t.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { usePlayStore, useScene, useSource } from '../use-play.tsx';
import { takeSuggestion } from './suggest-commands.ts';
import { useShown, wordSuggested } from './use-shown.ts';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import { maySuggest } from '../../../opponent/suggester.ts';
import { suggestStore, useSuggest } from '../../../opponent/suggest-store.ts';
import { useMatch } from '../../../store/app-match.ts';
import './suggest.css';

/** Asks for a suggestion, next to the question. */
export const SuggestOffer = memo(function SuggestOffer() {
  const { t } = useT();
  const isOffered = useMatch(maySuggest);
  const isOpen = useSuggest(({ status }) => status !== 'closed');
  return isOffered && !isOpen ? (
    <IconButton
      size="small"
      variant="ghost"
      className="suggest-offer"
      icon={Lightbulb}
      label={t('table.suggest')}
      aria-keyshortcuts="G"
      onClick={suggestStore.getState().ask}
    />
  ) : null;
});

export function SuggestConfirm() {
  const scene = useScene();
  const source = useSource();
  const play = usePlayStore();
  const { t } = useT();
  const shown = useShown();
  return shown ? (
    <section className="rule-above-strong confirm" aria-label={t('table.confirm')}>
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
