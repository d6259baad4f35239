import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { SideMark } from './side-mark.tsx';
import { YEARS } from './status.ts';
import { SIDES } from './things.ts';
import type { HrScene } from './things.ts';
import './tracks.css';

/** The two printed tracks, as drawings: what they say in words stands with them (§2.6.1, §2.6.2). */

/** From 0 on; in the boxes of danger the marker is turned to its other side (§2.6.1). */
export function HandSizeTrack({ facts, view }: HrScene) {
  const { handSize, danger } = facts.tracks;
  const sizes = Array.from({ length: handSize + 1 }, (_, size) => size);
  return (
    <span className="hr-track hr-track--sizes" aria-hidden="true">
      {sizes.map((size) => (
        <TrackBox
          key={size}
          label={String(size)}
          sides={SIDES.filter((side) => view.handSize[side] === size)}
          isDanger={size <= danger}
        />
      ))}
    </span>
  );
}

export function YearTrack({ view }: Pick<HrScene, 'view'>) {
  const { t } = useT();
  return (
    <span className="hr-track hr-track--years" aria-hidden="true">
      {YEARS.map((year) => (
        <TrackBox
          key={year}
          label={t(`table.hr.year.short.${year}`)}
          sides={SIDES.filter((side) => view.year[side] === year)}
          isPast={year > view.lastYear}
        />
      ))}
    </span>
  );
}

interface TrackBoxProps {
  readonly label: string;
  readonly sides: readonly Side[];
  readonly isDanger?: boolean;
  /** Not reached in this scenario. */
  readonly isPast?: boolean;
}

function TrackBox({ label, sides, isDanger, isPast }: TrackBoxProps) {
  return (
    <span
      className={classes(
        'hr-track__box',
        isDanger && 'hr-track__box--danger',
        isPast && 'hr-track__box--past',
        sides.length > 0 && 'hr-track__box--at',
      )}
    >
      <span className="hr-track__label">{label}</span>
      <span className="hr-track__markers">
        {sides.map((side) => (
          <SideMark key={side} of={side} />
        ))}
      </span>
    </span>
  );
}
