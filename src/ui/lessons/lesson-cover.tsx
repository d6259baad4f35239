import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useLesson } from './use-lesson.tsx';

/** The change of player as a lesson shows it: nothing of the board is in the page until `seat` is taken. */
export function LessonCover({ seat }: { readonly seat: string }) {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const emblem = emblemOf(lesson.game, seat);
  return (
    <section className="line centred grow lesson-cover" aria-labelledby="lesson-cover-title">
      <div className="col middle gap-10 at-centre paper lesson-cover__card panel">
        {emblem ? <Emblem of={emblem} size="l" /> : null}
        <p className="cap">{t('table.curtain.title')}</p>
        <h2 id="lesson-cover-title">{t('table.curtain.seat', { side: seat })}</h2>
        <p className="line gap-6 small">
          <Icon of={Eye} />
          <span>{t('table.curtain.hidden')}</span>
        </p>
        <Button variant="go" icon={ArrowRight} onClick={source.on}>
          {t('table.curtain.lift', { side: seat })}
        </Button>
      </div>
    </section>
  );
}
