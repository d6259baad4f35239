import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useT } from '../../i18n/use-t.tsx';
import type { WhatIfActions, WhatIfData } from '../../store/what-if/types.ts';
import { IconButton } from '../parts/button.tsx';
import { listMarks } from '../table/history-marks.ts';
import { letterOf } from './words.ts';

interface LinesBarProps {
  readonly data: WhatIfData;
  readonly actions: WhatIfActions;
}

/** Share of the bar that a line needs so that it can be seen. */
const LEAST = 0.12;

/** The match as a line, the moment as a handle on it, and from there the lines that lead away. */
export function LinesBar({ data, actions }: LinesBarProps) {
  const { t } = useT();
  const bar = useRef<HTMLDivElement>(null);
  const { at, last, lines, others, before } = data;
  const total = Math.max(1, last);
  const share = (index: number): number => index / total;
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    if (next !== at) actions.goTo(next);
  };
  const goToPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = bar.current?.getBoundingClientRect();
    if (box && box.width > 0) goTo(Math.round(((event.clientX - box.left) / box.width) * total));
  };
  const onKeyDown = (press: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: last }[
      press.key
    ];
    if (to === undefined) return;
    press.preventDefault();
    goTo(to);
  };
  const turns = listMarks(before?.timeline.points ?? []).filter(({ kind }) => kind === 'turn');
  const shown = lines.slice(0, 4);
  return (
    <div className="line gap-8 what-bar">
      <IconButton icon={ChevronLeft} variant="ghost" label={t('what-if.bar.back')} onClick={() => goTo(at - 1)} />
      <div
        ref={bar}
        className="relative grow what-bar__line"
        role="slider"
        tabIndex={0}
        aria-label={t('what-if.bar')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={t('what-if.bar.at', { at, last })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goToPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goToPointer(event);
        }}
      >
        <span className="what-bar__past" style={{ inlineSize: `${share(at) * 100}%` }} />
        {turns.map((mark) => (
          <span key={mark.at} className="what-bar__turn" style={{ insetInlineStart: `${share(mark.at) * 100}%` }} />
        ))}
        {[...new Set(others.map((one) => one.at))].map((moment) => (
          <span key={moment} className="what-bar__other" style={{ insetInlineStart: `${share(moment) * 100}%` }} />
        ))}
        {shown.map((line, n) => {
          const start = Math.min(share(at), 1 - LEAST);
          const length = Math.min(1 - start, Math.max(LEAST, line.moves.length / total));
          return (
            <span
              key={line.key}
              className={line.id === null ? 'what-bar__lead' : 'what-bar__lead what-bar__lead--own'}
              style={{
                insetInlineStart: `${start * 100}%`,
                inlineSize: `${length * 100}%`,
                insetBlockStart: `calc(${16 + (n - (shown.length - 1) / 2) * (shown.length > 3 ? 9 : 11)}px * var(--text))`,
              }}
            >
              <b>{letterOf(n)}</b>
            </span>
          );
        })}
        <span className="what-bar__handle" style={{ insetInlineStart: `${share(at) * 100}%` }} />
      </div>
      <IconButton icon={ChevronRight} variant="ghost" label={t('what-if.bar.on')} onClick={() => goTo(at + 1)} />
      <span className="small tabular nowrap">{t('what-if.bar.at', { at, last })}</span>
    </div>
  );
}
