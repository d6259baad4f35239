import type { ReactNode, RefObject } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { emblemOf } from '../app/games.ts';
import { drawEmblem, drawMark } from '../parts/emblem.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './cover-sheet.css';

interface CoverSheetProps {
  readonly game: string;
  readonly seat: string;
  /** Empty without a name. */
  readonly name?: string;
  /** Turn and date; without them, the next player is announced. */
  readonly when?: string;
  /** Null: the title says that the seat moves. */
  readonly title?: string | null;
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
  const { game, seat, name = '', when = '', title = null, heading, titleId, level: Title = 'h1' } = props;
  const { t } = useT();
  const emblem = emblemOf(game, seat);
  const own = name === '' ? t('table.curtain.seat', { side: seat }) : t('table.curtain.named', { name, side: seat });
  return (
    <>
      {emblem ? (
        <svg className="absolute curtain__back" viewBox="-24 -20 48 40" aria-hidden="true">
          {drawEmblem(emblem)}
        </svg>
      ) : null}
      <div className="paper relative grid high curtain__card">
        <div className="col clip relative curtain__fight-side">{props.picture}</div>
        <div className="col gap-10 min-0 curtain__words">
          <div className="line gap-14 curtain__call">
            {emblem ? drawMark({ of: emblem, size: 'l' }) : null}
            <div>
              <p className="cap">{when === '' ? t('table.cover.next') : when}</p>
              <p className="curtain__who">
                {name === '' ? t('table.cover.to', { side: seat }) : t('table.cover.to-name', { name, side: seat })}
              </p>
            </div>
          </div>
          <Title ref={heading} id={titleId} tabIndex={-1} className="rule-below-strong curtain__name">
            {title ?? own}
          </Title>
          {props.children}
          <div className="grid gap-10 paper sticky curtain__act">{props.act}</div>
        </div>
      </div>
    </>
  );
}

interface FirstQuestionProps {
  readonly ask: Line;
  /** Names what follows. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** The question that waits behind the cover, with its rule. */
export function FirstQuestion({ ask, label, children }: FirstQuestionProps) {
  const { line } = useT();
  return (
    <div className="grid rounded face-lo curtain__first">
      <span className="cap curtain__first-cap">{label}</span>
      <b className="min-0">{line(ask)}</b>
      {ask.rule === undefined ? null : <RuleChip rule={ask.rule} />}
      {children}
    </div>
  );
}
