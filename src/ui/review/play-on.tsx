import Play from 'lucide-react/icons/play';
import Split from 'lucide-react/icons/split';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import { offerMatch } from '../play-on/offer-match.ts';
import { goToWhatIfAt } from '../what-if/go.ts';

/** A new match from the shown moment, with dice of its own; the reviewed one stays as it is. */
export function PlayOnButton() {
  const { t } = useT();
  return (
    <Button variant="go" icon={Play} aria-haspopup="dialog" title={t('review.play-on.what')} onClick={offerMatch}>
      {t('review.play-on')}
    </Button>
  );
}

/** Other dice or another choice at the shown move, beside what was played. */
export function WhatIfButton({ at }: { readonly at: number }) {
  const { t } = useT();
  return (
    <Button icon={Split} onClick={() => goToWhatIfAt(at)}>
      {t('table.what-if')}
    </Button>
  );
}
