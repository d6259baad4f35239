import Check from '@lucide/icons/icons/check';
import Clock from '@lucide/icons/icons/clock';
import Star from '@lucide/icons/icons/star';
import StarOff from '@lucide/icons/icons/star-off';
import X from '@lucide/icons/icons/x';
import { classes } from '../../parts/classes.ts';
import { drawIcon } from '../../parts/icon.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { SideMark } from './side-mark.tsx';
import './status-list.css';
import type { StatusBox, StatusSign } from './status.ts';

export function StatusList({ boxes }: { readonly boxes: readonly StatusBox[] }) {
  return (
    <ul className="hr-status-list">
      {boxes.map((box) => (
        <li key={box.id}>
          <Sign box={box} />
          <span className="col flex-1">
            <b>{box.label}</b>
            <span className="small">{box.text}</span>
          </span>
          <RuleChip rule={box.rule} />
        </li>
      ))}
    </ul>
  );
}

const ICONS = { has: Check, wait: Clock, done: X, star: Star, 'no-star': StarOff } as const satisfies Partial<
  Record<StatusSign, unknown>
>;

/** A figure, the mark of a side that can use something, or a sign; an empty box for nothing. */
export function Sign({ box: { sign, side } }: { readonly box: StatusBox }) {
  return (
    <span
      className={classes('inline rigid centred inked soft w-18 edge hr-sign', sign === 'star' && 'hr-sign--star')}
      aria-hidden="true"
    >
      {typeof sign === 'number' ? <span>{sign}</span> : side !== null && sign === 'has' ? <SideMark of={side} /> : null}
      {typeof sign === 'number' || sign === 'none' || (side !== null && sign === 'has')
        ? null
        : drawIcon(ICONS[sign], 14)}
    </span>
  );
}
