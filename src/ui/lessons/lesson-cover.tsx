import { useEffect, useRef } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { useT } from '../../i18n/use-t.tsx';
import { GameThumb } from '../app/game-thumb.tsx';
import { CoverSheet } from '../cover/cover-sheet.tsx';
import { SitDown } from '../cover/sit-down.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePlay } from '../table/use-play.tsx';
import { useLesson } from './use-lesson.tsx';

const TITLE = 'lesson-cover-title';

/** The change of player as the table has it: nothing of a hand is in the page until `seat` is taken. */
export function LessonCover({ seat }: { readonly seat: string }) {
  const { lesson, source } = useLesson();
  const { t, line } = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, facts, decision } = usePlay(({ picture }) => picture);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="line centred grow relative curtain lesson-cover" aria-labelledby={TITLE}>
      <CoverSheet
        game={lesson.game}
        seat={seat}
        rule={decision?.ask.rule}
        heading={heading}
        titleId={TITLE}
        level="h2"
        picture={
          <div className="clip relative curtain__map" aria-hidden="true">
            <GameThumb game={lesson.game} position={view} facts={facts} look="vignette" />
          </div>
        }
        act={<SitDown seat={seat} seats={source.seats} onSit={source.on} />}
      >
        {decision ? (
          <p className="muted curtain__ask">
            <span>{t('table.curtain.next')}</span>: <b>{line(decision.ask)}</b>
          </p>
        ) : null}
        <ul className="grid full small at-start curtain__facts">
          <li>
            <Icon of={EyeOff} />
            <span>{t('table.cover.nobody')}</span>
          </li>
        </ul>
      </CoverSheet>
    </section>
  );
}
