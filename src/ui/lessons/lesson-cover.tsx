import { useEffect, useRef } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf } from '../app/games.ts';
import { SitDown } from '../cover/sit-down.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useLesson } from './use-lesson.tsx';

/** The change of player as a lesson shows it: nothing of the board is in the page until `seat` is taken. */
export function LessonCover({ seat }: { readonly seat: string }) {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const emblem = emblemOf(lesson.game, seat);
  return (
    <section className="line centred grow lesson-cover" aria-labelledby="lesson-cover-title">
      <div className="col middle gap-10 at-centre paper lesson-cover__card panel">
        {emblem ? <Emblem of={emblem} size="l" /> : null}
        <p className="cap">{t('table.cover.next')}</p>
        <h2 ref={heading} id="lesson-cover-title" tabIndex={-1}>
          {t('table.curtain.seat', { side: seat })}
        </h2>
        <p className="line gap-6 small">
          <Icon of={EyeOff} />
          <span>{t('table.cover.nobody')}</span>
        </p>
        <SitDown seat={seat} seats={source.seats} onSit={source.on} />
      </div>
    </section>
  );
}
