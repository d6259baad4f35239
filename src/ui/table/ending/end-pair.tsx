import { useT } from '../../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../../store/app-match.ts';
import type { MatchAbout } from '../../../store/types.ts';
import { pairOf, tellScore, usePairRecord, type PairNames } from '../../app/pair-record.tsx';
import { useWholeLibrary } from '../../library/library-hooks.ts';
import { Button } from '../../parts/button.tsx';
import { useGame } from '../use-play.tsx';

/** Shows the score between the two players with this match included, or nothing without two names. */
export function EndPair() {
  const about = useMatch((match) => match.about);
  const names = about && pairOf(about);
  return names ? <Pair about={about} names={names} /> : null;
}

function Pair({ about, names }: { readonly about: MatchAbout; readonly names: PairNames }) {
  const i18n = useT();
  const { t } = i18n;
  const { game } = useGame();
  useWholeLibrary();
  const record = usePairRecord(game, names);
  const isCounted = about.uncounted !== true;
  return (
    <p className="line wrap gap-8 mb-8 end-pair">
      <span className="cap">{t('pair.title')}</span>
      <strong aria-live="polite">{tellScore(i18n, record, names)}</strong>
      <Button
        variant="ghost"
        size="small"
        onClick={() => void matchActions.setAbout({ uncounted: isCounted ? true : undefined })}
      >
        {t(isCounted ? 'pair.leave-out' : 'pair.count')}
      </Button>
    </p>
  );
}
