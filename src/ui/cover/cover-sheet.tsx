import type { ReactNode, RefObject } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf } from '../app/games.ts';
import { Emblem, EmblemShape } from '../parts/emblem.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './cover-sheet.css';

interface CoverSheetProps {
  readonly game: string;
  /** Who is called. */
  readonly seat: string;
  /** The player in it; empty where no name was entered. */
  readonly name?: string;
  readonly rule?: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
  /** `h2` where the page has a title of its own. */
  readonly level?: 'h1' | 'h2';
  /** The board as both may see it. */
  readonly picture: ReactNode;
  /** What happened and what is asked. */
  readonly children: ReactNode;
  /** What lifts it, and the ways to elsewhere. */
  readonly act: ReactNode;
}

/** The sheet of a cover, at the table as in a lesson: who is called, what is public, and what lifts it. */
export function CoverSheet(props: CoverSheetProps) {
  const { game, seat, name = '', rule, heading, titleId, level: Title = 'h1', picture, children, act } = props;
  const { t } = useT();
  const emblem = emblemOf(game, seat);
  return (
    <>
      {emblem ? (
        <svg className="curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          <EmblemShape of={emblem} />
        </svg>
      ) : null}
      <div className="paper relative curtain__card">
        <div className="col clip curtain__fight-side">{picture}</div>
        <div className="col gap-10 curtain__words">
          <p className="line gap-10 curtain__seats">
            <span className="cap">{t('table.cover.next')}</span>
            {rule === undefined ? null : <RuleChip rule={rule} />}
          </p>
          <Title ref={heading} id={titleId} tabIndex={-1} className="line gap-10 curtain__name">
            {emblem ? <Emblem of={emblem} size="l" /> : null}
            {name === '' ? t('table.curtain.seat', { side: seat }) : t('table.curtain.named', { name, side: seat })}
          </Title>
          {children}
          <div className="grid gap-10 curtain__act">{act}</div>
        </div>
      </div>
    </>
  );
}
