import type { ReactNode, RefObject } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf } from '../app/games.ts';
import { Emblem, EmblemShape } from '../parts/emblem.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './cover-sheet.css';

interface CoverSheetProps {
  readonly game: string;
  readonly seat: string;
  /** Empty without a name. */
  readonly name?: string;
  readonly rule?: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
  /** `h2` on a page with its own title. */
  readonly level?: 'h1' | 'h2';
  /** The board as both players may see it. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly act: ReactNode;
}

/** The cover between two players, at the table and in lessons. */
export function CoverSheet(props: CoverSheetProps) {
  const { game, seat, name = '', rule, heading, titleId, level: Title = 'h1', picture, children, act } = props;
  const { t } = useT();
  const emblem = emblemOf(game, seat);
  return (
    <>
      {emblem ? (
        <svg className="absolute curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          <EmblemShape of={emblem} />
        </svg>
      ) : null}
      <div className="paper relative grid edge-ink high curtain__card">
        <div className="col clip curtain__fight-side">{picture}</div>
        <div className="col gap-10 centred min-0 curtain__words">
          <p className="line gap-10 curtain__seats">
            <span className="cap">{t('table.cover.next')}</span>
            {rule === undefined ? null : <RuleChip rule={rule} />}
          </p>
          <Title ref={heading} id={titleId} tabIndex={-1} className="line gap-10 curtain__name">
            {emblem ? <Emblem of={emblem} size="l" /> : null}
            {name === '' ? t('table.curtain.seat', { side: seat }) : t('table.curtain.named', { name, side: seat })}
          </Title>
          {children}
          <div className="grid gap-10 paper sticky curtain__act">{act}</div>
        </div>
      </div>
    </>
  );
}
