import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useT } from '../../i18n/use-t.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Chapter } from './chapters.ts';
import { numberOf } from './chapters.ts';

export interface ChapterNeighboursProps {
  readonly chapter: Chapter;
  readonly onOpen: (section: string) => void;
}

/** Links to the previous and the next chapter. */
export function ChapterNeighbours({ chapter: { previous, next }, onOpen }: ChapterNeighboursProps) {
  const { t } = useT();
  const titleOf = ({ id, title }: { readonly id: string; readonly title: string }) => `${numberOf(id)} ${title}`.trim();
  return (
    <nav className="flex wrap apart gap-8 rule-above rule-neighbours" aria-label={t('rules.neighbours')}>
      {previous ? (
        <button type="button" className="button button--ghost" onClick={() => onOpen(previous.id)}>
          <Icon of={ChevronLeft} size={18} />
          <span>{t('rules.previous', { title: titleOf(previous) })}</span>
        </button>
      ) : (
        <span />
      )}
      {next ? (
        <button type="button" className="button button--ghost" onClick={() => onOpen(next.id)}>
          <span>{t('rules.next', { title: titleOf(next) })}</span>
          <Icon of={ChevronRight} size={18} />
        </button>
      ) : null}
    </nav>
  );
}
