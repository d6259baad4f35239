import { useRef, useState } from 'react';
import Flag from '@lucide/icons/icons/flag';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { IconButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { usePeek } from '../../parts/use-peek.ts';
import { useHasRoom } from '../../parts/use-has-room.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { ScoreProps } from '../../table/game-table.ts';
import '../../parts/table-boxes.css';
import './score.css';
import { SideMark } from './side-mark.tsx';
import { StatusList } from './status-list.tsx';
import { useHasStatusRoom } from './status-room.ts';
import { listStatus, yearBox } from './status.ts';
import { SIDES, type HrScene } from './lookup.ts';
import { HandSizeTrack, YearTrack } from './tracks.tsx';
import { VictorySheet, VictoryTally, WaysSoFar } from './victory.tsx';

/** One track fits into so many pixels; pressing the flag opens both. */
const ONE_TRACK = 600;

/** Hand sizes and years as on the printed tracks, or as two figures; pressed, they explain their meaning. */
export function HrScore({ facts, view, before, isSmall }: Omit<ScoreProps<HrTypes>, 'queries'>) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  const tracks = useRef<HTMLDivElement>(null);
  const hasStatusRoom = useHasStatusRoom();
  const hasRoom = useHasRoom(tracks, ONE_TRACK, hasStatusRoom, !isSmall);
  const peek = usePeek();
  const open = () => setOpen(true);
  const { axis, allies } = view.handSize;
  const sizes = t('table.hr.size.label', { axis, allies });
  const years = t('table.hr.year.label', { axis: yearBox(view.year.axis), allies: yearBox(view.year.allies) });
  return (
    <>
      {isSmall ? (
        <button
          type="button"
          className="line rounded score score--small min-0 min-h-44 hr-score hr-score--small"
          aria-label={sizes}
          aria-haspopup="dialog"
          onClick={open}
        >
          {SIDES.map((side) => (
            <span key={side} className="inline gap-4">
              <SideMark of={side} />
              <b className="score__figure">{view.handSize[side]}</b>
            </span>
          ))}
        </button>
      ) : (
        <div ref={tracks} className="flex grow gap-4 hr-scores">
          <button
            type="button"
            className="line rounded score min-0 min-h-44 hr-score"
            aria-label={sizes}
            aria-haspopup="dialog"
            onClick={open}
          >
            {hasRoom ? <span className="cap at-start score__cap">{t('table.hr.size.title')}</span> : null}
            <HandSizeTrack facts={facts} view={view} before={before} />
          </button>
          {hasRoom ? (
            <button
              type="button"
              className="line rounded score min-0 min-h-44 hr-score hr-score--years"
              aria-label={years}
              aria-haspopup="dialog"
              onClick={open}
            >
              <span className="cap at-start score__cap">{t('table.hr.year.title')}</span>
              <YearTrack view={view} />
            </button>
          ) : null}
          <VictoryTally scene={{ facts, view }} peek={peek} />
          {hasStatusRoom ? null : (
            <IconButton icon={Flag} label={t('table.hr.status.title')} aria-haspopup="dialog" onClick={open} />
          )}
        </div>
      )}
      {isSmall ? null : <VictorySheet scene={{ facts, view }} peek={peek} />}
      {isOpen ? <TracksDialog facts={facts} view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface TracksDialogProps extends HrScene {
  readonly onClose: () => void;
}

function TracksDialog({ facts, view, onClose }: TracksDialogProps) {
  const { t } = useT();
  return (
    <Dialog open onClose={onClose} title={t('table.hr.score.title')} look="wide">
      <TracksTold facts={facts} view={view} />
    </Dialog>
  );
}

function TracksTold({ facts, view }: HrScene) {
  const i18n = useT();
  const { t } = i18n;
  const { handSize, cards, year, star, lastYear } = view;
  return (
    <>
      <section className="hr-score__part" aria-label={t('table.hr.size.title')}>
        <HandSizeTrack facts={facts} view={view} />
        <ul>
          {SIDES.map((side) => (
            <Told key={side} rule="2.6.1">
              {t('table.hr.score.size', { side, size: handSize[side], n: cards[side].handCount })}
            </Told>
          ))}
          <Told rule="9.1">{t('table.hr.score.zero')}</Told>
          <Told rule="9.4">{t('table.hr.score.danger')}</Told>
          <Told rule="4.1.4">{t('table.hr.score.most')}</Told>
          <Told rule="R-04">{t('table.hr.score.changes')}</Told>
        </ul>
      </section>
      <WaysSoFar scene={{ facts, view }} />
      <section className="hr-score__part" aria-label={t('table.hr.year.title')}>
        <YearTrack view={view} />
        <ul>
          {SIDES.map((side) => (
            <Told key={side} rule="2.6.2">
              {t(star[side] ? 'table.hr.score.year-star' : 'table.hr.score.year', { side, box: yearBox(year[side]) })}
            </Told>
          ))}
          <Told rule="5.4.1">{t('table.hr.score.advance')}</Told>
          <Told rule="5.5">{t('table.hr.score.year-end')}</Told>
          {/* Before the last box of the campaign, the levels of the introductory games decide. */}
          <Told rule={lastYear === facts.tracks.year ? '9.5' : '10.4'}>
            {t('table.hr.score.last', { box: yearBox(lastYear) })}
          </Told>
        </ul>
      </section>
      <section className="hr-score__part" aria-label={t('table.hr.status.title')}>
        <h3 className="cap">{t('table.hr.status.title')}</h3>
        <StatusList boxes={listStatus({ facts, view, i18n })} />
      </section>
    </>
  );
}

function Told({ rule, children }: { readonly rule: string; readonly children: string }) {
  return (
    <li className="flex baseline gap-8 with-rule">
      <span>{children}</span> <RuleChip rule={rule} />
    </li>
  );
}
