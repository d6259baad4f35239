import { memo, useId, useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import X from 'lucide-react/icons/x';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSame } from '../../parts/use-same.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { Scene } from '../../table/game-table.ts';
import { useTableLayout } from '../../table/use-table-layout.ts';
import { useRow } from './cards/use-row.ts';
import './panels.css';
import { SideMark } from './side-mark.tsx';
import { isTelling, listStatus } from './status.ts';
import type { StatusBox, StatusSign } from './status.ts';
import { HandSizeTrack, YearTrack } from './tracks.tsx';

/** Paper under the map: the boxes of the printed board, each of which says what it means (§2.6). */
export function HrPanels({ facts, view }: Scene<HrTypes>) {
  const i18n = useT();
  const boxes = useSame()('boxes', listStatus({ facts, view, i18n }));
  return useTableLayout() === 'wide' ? (
    <StatusBand boxes={boxes} />
  ) : (
    <div className="relative hr-panels hr-panels--list">
      <h2 className="cap">{i18n.t('table.hr.size.title')}</h2>
      <HandSizeTrack facts={facts} view={view} />
      <h2 className="cap">{i18n.t('table.hr.year.title')}</h2>
      <YearTrack view={view} />
      <h2 className="cap">{i18n.t('table.hr.status.title')}</h2>
      <ul className="hr-status-list">
        {boxes.map((box) => (
          <li key={box.id}>
            <Sign box={box} />
            <span className="col hr-status-list__text">
              <b>{box.label}</b>
              <span className="small">{box.text}</span>
            </span>
            <RuleChip rule={box.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The boxes that tell something, and behind a button the others. Pressing a box shows its meaning under them. */
const StatusBand = memo(({ boxes: all }: { readonly boxes: readonly StatusBox[] }) => {
  const { t } = useT();
  const id = useId();
  // Where the band is too narrow the boxes wait behind one button.
  const [isUnfolded, setUnfolded] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const boxes = areAllShown ? all : all.filter(isTelling);
  const open = boxes.find((box) => box.id === openId) ?? null;
  const row = useRow(
    boxes.map((box) => box.id),
    undefined,
  );
  const band = useRef<HTMLDivElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const focusBox = () => band.current?.querySelector<HTMLElement>(`[data-row="${openId ?? ''}"]`)?.focus();
  // The focus goes back first: a box that gets it while the note is open opens its own.
  const closeNote = () => {
    focusBox();
    setOpenId(null);
  };
  const close = () => {
    if (isUnfolded) unfold.current?.focus();
    else focusBox();
    setOpenId(null);
    setUnfolded(false);
  };
  return (
    <div
      ref={band}
      className="relative hr-panels"
      onKeyDown={(press) => {
        if (press.key !== 'Escape' || (open === null && !isUnfolded)) return;
        press.stopPropagation();
        close();
      }}
    >
      <div className={classes('hr-status', isUnfolded && 'hr-status--unfolded')} id={`${id}-boxes`}>
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
                  // The note goes along with the arrows.
                  if (open !== null) setOpenId(box.id);
                }}
                onClick={() => setOpenId(box.id === openId ? null : box.id)}
              >
                <Sign box={box} />
                {box.label}
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
            <span className="inline rigid centred inked soft hr-sign" aria-hidden="true">
              <Icon of={areAllShown ? Minus : Plus} size={14} />
            </span>
            {areAllShown ? t('table.hr.status.fewer') : t('table.hr.status.more', { n: all.length - boxes.length })}
          </button>
        )}
        <p role="status" className="visually-hidden">
          {open === null ? '' : `${open.label}. ${open.text}`}
        </p>
        <div
          className="flex gap-8 rounded t-small inked paper hr-status__note"
          id={`${id}-note`}
          hidden={open === null}
        >
          {open === null ? null : (
            <>
              <p>
                <b>{open.label}.</b> {open.text}
              </p>
              <RuleChip rule={open.rule} />
              <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={closeNote} />
            </>
          )}
        </div>
      </div>
      <div className="line gap-8 hr-panels__foot">
        <button
          ref={unfold}
          type="button"
          className="chip chip--toggle hr-panels__unfold"
          aria-expanded={isUnfolded}
          aria-controls={`${id}-boxes`}
          onClick={() => (isUnfolded ? close() : setUnfolded(true))}
        >
          {t('table.hr.status.title')} <Icon of={ChevronUp} size={14} />
        </button>
      </div>
    </div>
  );
});
StatusBand.displayName = 'StatusBand';

const ICONS = { has: Check, wait: Clock, done: X, star: Star, 'no-star': StarOff } as const satisfies Partial<
  Record<StatusSign, unknown>
>;

/** A figure, the mark of a side where it has something to use, or a sign; an empty box for nothing. */
function Sign({ box: { sign, side } }: { readonly box: StatusBox }) {
  return (
    <span
      className={classes('inline rigid centred inked soft hr-sign', sign === 'star' && 'hr-sign--star')}
      aria-hidden="true"
    >
      {typeof sign === 'number' ? sign : side !== null && sign === 'has' ? <SideMark of={side} /> : null}
      {typeof sign === 'number' || sign === 'none' || (side !== null && sign === 'has') ? null : (
        <Icon of={ICONS[sign]} size={14} />
      )}
    </span>
  );
}
