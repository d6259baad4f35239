import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { SideMark } from './side-mark.tsx';
import { YEARS } from './status.ts';
import { SIDES, type HrScene } from './lookup.ts';
import './tracks.css';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { animate } from '../../motion/animate.ts';
import { untilTold } from '../../motion/beat-times.ts';

/** The two printed tracks as drawings, with their words next to them (§2.6.1, §2.6.2). */

type HandSizes = HrView['handSize'];

const PER_BOX = 200;

/** From box to box, rising a little between. */
function stepsFrom(distance: number, boxes: number): Keyframe[] {
  return Array.from({ length: 2 * boxes + 1 }, (_, at) => ({
    transform: `translate(${distance * (1 - at / (2 * boxes))}px, ${at % 2 === 1 ? -4 : 0}px)`,
  }));
}

/** Moves a marker box by box, after everything else has been told. */
export function useStepping(counts: HandSizes): RefObject<HTMLSpanElement | null> {
  const track = useRef<HTMLSpanElement>(null);
  const before = useRef(counts);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = counts;
    for (const side of SIDES) {
      const boxes = Math.abs(last[side] - counts[side]);
      const marker = track.current?.querySelector(`[data-side='${side}']`);
      const [from, to] = [track.current?.children[last[side]], track.current?.children[counts[side]]];
      if (boxes === 0 || !marker || !from || !to) continue;
      const steps = () => stepsFrom(from.getBoundingClientRect().left - to.getBoundingClientRect().left, boxes);
      animate(marker, steps, { length: PER_BOX * boxes, after: untilTold(), easing: 'linear' });
    }
  }, [counts]);
  return track;
}

interface HandSizeProps extends HrScene {
  /** The view before a result, while it is shown: a moved marker leaves a shadow. */
  readonly before?: HrScene['view'] | null | undefined;
}

/** Counts from 0; in the boxes of danger the marker shows its other side (§2.6.1). */
export const HandSizeTrack = memo(
  ({ facts, view, before = null }: HandSizeProps) => {
    const { handSize, danger } = facts.tracks;
    const sizes = Array.from({ length: handSize + 1 }, (_, size) => size);
    const track = useStepping(view.handSize);
    return (
      <span className="flex gap-2 min-0 hr-track" aria-hidden="true" ref={track}>
        {sizes.map((size) => (
          <TrackBox
            key={size}
            label={String(size)}
            at={atIn(view.handSize, size)}
            left={before && leftIn(before.handSize, view.handSize, size)}
            isDanger={size <= danger}
          />
        ))}
      </span>
    );
  },
  isSameBy(({ handSize }) => handSize),
);
HandSizeTrack.displayName = 'HandSizeTrack';

export const YearTrack = memo(
  ({ view }: Pick<HrScene, 'view'>) => {
    const { t } = useT();
    return (
      <span className="flex gap-2 min-0 hr-track" aria-hidden="true">
        {YEARS.map((year) => (
          <TrackBox
            key={year}
            label={t(`table.hr.year.short.${year}`)}
            at={atIn(view.year, year)}
            isPast={year > view.lastYear}
          />
        ))}
      </span>
    );
  },
  isSameBy(({ year }) => year),
);
YearTrack.displayName = 'YearTrack';

/** Most moves do not change the tracks. */
function isSameBy(countsOf: (view: HrScene['view']) => Readonly<Record<Side, number>>) {
  return (a: Partial<HandSizeProps> & Pick<HrScene, 'view'>, b: typeof a): boolean =>
    a.facts === b.facts &&
    a.before === b.before &&
    a.view.lastYear === b.view.lastYear &&
    SIDES.every((side) => countsOf(a.view)[side] === countsOf(b.view)[side]);
}

type Counts = Readonly<Record<Side, number>>;
type At = Side | 'both' | null;

function atIn<N>(counts: Readonly<Record<Side, N>>, box: N): At {
  const [first, second] = SIDES.filter((side) => counts[side] === box);
  return second ? 'both' : (first ?? null);
}

function leftIn(before: Counts, now: Counts, box: number): At {
  const [first, second] = SIDES.filter((side) => before[side] === box && now[side] !== box);
  return second ? 'both' : (first ?? null);
}

interface TrackBoxProps {
  readonly label: string;
  readonly at: At;
  /** The side whose marker has just left. */
  readonly left?: At;
  readonly isDanger?: boolean;
  /** Not reached in this scenario. */
  readonly isPast?: boolean;
}

const sidesOf = (at: At): readonly Side[] => (at === null ? [] : at === 'both' ? SIDES : [at]);

const TrackBox = memo(function TrackBox({ label, at, left = null, isDanger, isPast }: TrackBoxProps) {
  const sides = sidesOf(at);
  const leaving = sidesOf(left);
  return (
    <span
      className={classes(
        'col middle gap-2 edge flex-even hr-track__box',
        isDanger && 'hr-track__box--danger',
        isPast && 'hr-track__box--past',
        sides.length > 0 && 'hr-track__box--at',
        sides.length + leaving.length > 1 && 'hr-track__box--shared',
      )}
    >
      <span className="nowrap inked hr-track__label">{label}</span>
      <span className="line centred hr-track__markers">
        {sides.map((side) => (
          <span key={side} className="line" data-side={side}>
            <SideMark of={side} />
          </span>
        ))}
        {leaving.map((side) => (
          <span key={`left ${side}`} className="line hr-track__left">
            <SideMark of={side} />
          </span>
        ))}
      </span>
    </span>
  );
});
