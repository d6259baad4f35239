import { memo, useId, useRef, useState } from 'react';
import Minus from '@lucide/icons/icons/minus';
import Plus from '@lucide/icons/icons/plus';
import X from '@lucide/icons/icons/x';
import { joinSentences, asLabel } from '../../../i18n/joining.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { IconButton } from '../../parts/button.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { useSame } from '../../parts/use-same.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { HrScene } from './lookup.ts';
import { useHasMinimap } from '../../table/use-play.tsx';
import { useTableLayout } from '../../table/use-table-layout.ts';
import { useRow } from './cards/use-row.ts';
import './panels.css';
import { Sign, StatusList } from './status-list.tsx';
import { useHasStatusRoom } from './status-room.ts';
import { isTelling, listStatus, type StatusBox } from './status.ts';
import { HandSizeTrack, YearTrack } from './tracks.tsx';

/** The boxes of the printed board, each with its meaning (§2.6). */
export function HrPanels({ facts, view }: HrScene) {
  const i18n = useT();
  const boxes = useSame()('boxes', listStatus({ facts, view, i18n }));
  return useTableLayout() === 'wide' ? (
    <StatusBand boxes={boxes} />
  ) : (
    <div className="relative z-2 face-shaded hr-panels hr-panels--list">
      <h2 className="cap">{i18n.t('table.hr.size.title')}</h2>
      <HandSizeTrack facts={facts} view={view} />
      <h2 className="cap">{i18n.t('table.hr.year.title')}</h2>
      <YearTrack view={view} />
      <h2 className="cap">{i18n.t('table.hr.status.title')}</h2>
      <StatusList boxes={boxes} />
    </div>
  );
}

/** The boxes with news, and the others behind a button. A press shows a box's meaning below. */
const StatusBand = memo(function StatusBand({ boxes: all }: { readonly boxes: readonly StatusBox[] }) {
  const { t, lang } = useT();
  const id = useId();
  const [areAllShown, setAllShown] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const boxes = areAllShown ? all : all.filter(isTelling);
  const open = boxes.find((box) => box.id === openId) ?? null;
  const row = useRow(
    boxes.map((box) => box.id),
    undefined,
  );
  const band = useRef<HTMLDivElement>(null);
  const hasRoom = useHasStatusRoom();
  const hasMinimap = useHasMinimap();
  const focusBox = () => band.current?.querySelector<HTMLElement>(`[data-row="${openId ?? ''}"]`)?.focus();
  // Focus first: a box that gets the focus while the note is open opens its own.
  const closeNote = () => {
    focusBox();
    setOpenId(null);
  };
  if (!hasRoom || hasMinimap) return null;
  return (
    <div
      ref={band}
      className="relative z-2 face-shaded hr-panels"
      onKeyDown={(press) => {
        if (press.key !== 'Escape' || open === null) return;
        press.stopPropagation();
        closeNote();
      }}
    >
      <div className="hr-status">
        <ul
          className="flex wrap gap-3 hr-status__boxes"
          aria-label={t('table.hr.status.title')}
          onKeyDown={row.onKeyDown}
        >
          {boxes.map((box) => (
            <li key={box.id}>
              <button
                type="button"
                data-row={box.id}
                className="line gap-5 t-caption nowrap at-start inked soft no-face hr-status__box"
                tabIndex={row.tabIndexOf(box.id)}
                aria-expanded={box.id === openId}
                aria-controls={`${id}-note`}
                onFocus={() => {
                  row.onFocus(box.id);
                  // The note follows the arrows.
                  if (open !== null) setOpenId(box.id);
                }}
                onClick={() => setOpenId(box.id === openId ? null : box.id)}
              >
                <Sign box={box} />
                <span>{box.label}</span>
              </button>
            </li>
          ))}
        </ul>
        {all.length === all.filter(isTelling).length ? null : (
          <button
            type="button"
            className="line gap-5 t-caption nowrap at-start muted soft no-face hr-status__box"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            <span className="inline rigid centred inked soft w-18 edge hr-sign" aria-hidden="true">
              {drawIcon(areAllShown ? Minus : Plus, 14)}
            </span>
            <span>
              {areAllShown ? t('table.hr.status.fewer') : t('table.hr.status.more', { n: all.length - boxes.length })}
            </span>
          </button>
        )}
        <p role="status" className="visually-hidden">
          {open === null ? '' : joinSentences(lang, [open.label, open.text])}
        </p>
        <div
          className="flex gap-8 rounded t-small inked paper absolute at-top edge raised bar-before hr-status__note"
          id={`${id}-note`}
          hidden={open === null}
        >
          {open === null ? null : (
            <>
              <p className="flex-1">
                <b>{asLabel(lang, open.label)}</b>
                <span>{open.text}</span>
              </p>
              <RuleChip rule={open.rule} />
              <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={closeNote} />
            </>
          )}
        </div>
      </div>
    </div>
  );
});
