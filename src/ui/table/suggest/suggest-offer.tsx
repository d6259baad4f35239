import Lightbulb from 'lucide-react/icons/lightbulb';
import { maySuggest } from '../../../opponent/suggester.ts';
import { suggestStore, useSuggest } from '../../../opponent/suggest-store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch } from '../../../store/app-match.ts';
import { IconButton } from '../../parts/button.tsx';
import './suggest.css';

/** Asks for a suggestion, next to the question. */
export function SuggestOffer() {
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
}
