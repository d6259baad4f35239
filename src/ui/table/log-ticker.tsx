import ChevronUp from 'lucide-react/icons/chevron-up';
import { useT } from '../../i18n/use-t.tsx';
import type { PlayState } from '../../play/state.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { emblemOf } from '../app/games.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useGame, usePlay, usePlayActions } from './use-play.tsx';

/** The last moment up to the shown one of which anything is told. */
function lastTold({ staged: { shown } }: PlayState): HistoryPoint | null {
  for (let at = shown.at; at >= 0; at -= 1) {
    const point = shown.timeline.points[at];
    if (point && point.lines.length > 0) return point;
  }
  return null;
}

/** The newest line of the log at the foot of the page; pressing it opens the log, and closes it. */
export function LogTicker() {
  const game = useGame();
  const { t, line } = useT();
  const facts = usePlay(({ picture }) => picture.facts);
  const told = usePlay(lastTold)?.lines.at(-1);
  const isOpen = usePlay(({ panel }) => panel.isRaised && panel.open === 'log');
  const { setPanel, raise } = usePlayActions();
  const seat = (told && game.log.logSeat?.(facts, told)) ?? null;
  const emblem = seat === null ? null : emblemOf(game.game, seat);
  const press = () => {
    setPanel('log');
    raise(!isOpen);
  };
  return (
    <button type="button" className="line gap-8 card inked history__ticker" aria-expanded={isOpen} onClick={press}>
      {emblem ? <Emblem of={emblem} size="s" /> : null}
      <span className="grow nowrap clip at-start history__told">{told ? line(told) : t('table.log.empty')}</span>
      <span className="cap">{t('table.log')}</span>
      <Icon of={ChevronUp} size={16} />
    </button>
  );
}
