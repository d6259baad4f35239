import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useT } from '../../i18n/use-t.tsx';
import type { StudyActions, StudyData } from '../../store/study/types.ts';
import { IconButton } from '../parts/button.tsx';

interface StepsProps {
  readonly data: StudyData;
  readonly actions: StudyActions;
}

/** Move by move, or from note to note; the line shown as a bar. */
export function StudySteps({ data, actions }: StepsProps) {
  const { t } = useT();
  const { moment, moves, outline } = data;
  const { line, at } = moment;
  const isFirst = at === 0 && line === null;
  return (
    <div className="line gap-6 study__steps" role="group" aria-label={t('study.transport')}>
      <IconButton
        icon={ChevronsLeft}
        label={t('study.earlier')}
        closed={outline.length === 0}
        onClick={() => actions.jump(-1)}
      />
      <IconButton icon={ChevronLeft} label={t('study.back')} closed={isFirst} onClick={() => actions.step(-1)} />
      <IconButton icon={ChevronRight} label={t('study.on')} closed={at >= moves} onClick={() => actions.step(1)} />
      <IconButton
        icon={ChevronsRight}
        label={t('study.later')}
        closed={outline.length === 0}
        onClick={() => actions.jump(1)}
      />
      <IconButton
        className="study__far"
        icon={ChevronFirst}
        variant="ghost"
        label={t('study.first')}
        closed={at === 0}
        onClick={() => actions.goTo({ line, at: 0 })}
      />
      <input
        type="range"
        className="grow study__range"
        min={0}
        max={moves}
        value={at}
        aria-label={t('study.transport')}
        aria-valuetext={t('study.at', { at, of: moves })}
        onChange={(event) => actions.goTo({ line, at: Number(event.target.value) })}
      />
      <IconButton
        className="study__far"
        icon={ChevronLast}
        variant="ghost"
        label={t('study.last')}
        closed={at >= moves}
        onClick={() => actions.goTo({ line, at: moves })}
      />
      <span className="small tabular nowrap">{t('study.at', { at, of: moves })}</span>
    </div>
  );
}
