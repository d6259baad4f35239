import { memo } from 'react';
import Check from '@lucide/icons/icons/check';
import type { Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { TurnFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Chip } from '../../parts/chip.tsx';
import { classes } from '../../parts/classes.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PanelProps, Pickable } from '../../table/game-table.ts';
import '../../parts/table-boxes.css';
import { useTableLayout } from '../../table/use-table-layout.ts';
import { BattlePlate } from './battle-plate.tsx';
import { BattleRow, useIsCombat } from './battle-row.tsx';
import './panels.css';
import { drawHlbPiece } from './piece.tsx';
import { SIDES, type HlbScene } from './lookup.ts';

const NO_EVENTS: readonly HlbTypes['event'][] = [];

/** The turn track, the sequence of the turn and the pools; in combat the battles, with the dice of the open one over the map. */
export function HlbPanels({ newest = NO_EVENTS, ...panels }: PanelProps<HlbTypes>) {
  const { facts, queries, view, onPick } = panels;
  const [isCombat, isWide] = [useIsCombat(view), useTableLayout() === 'wide'];
  if (!isCombat || !isWide) return <Tracks {...panels} />;
  return (
    <>
      <BattleRow facts={facts} queries={queries} view={view} onPick={onPick} />
      <BattlePlate facts={facts} queries={queries} view={view} events={newest} />
    </>
  );
}

function Tracks({ facts, view, targets, onPick }: PanelProps<HlbTypes>) {
  const { t } = useT();
  return (
    <div className="grid relative face-shaded hlb-panels">
      <section aria-labelledby="track-title">
        <h2 id="track-title" className="cap">
          {t('table.hlb.track')}
        </h2>
        <ol className="grid gap-6 turn-track">
          {facts.turns.map((turn) => (
            <TurnBox key={turn.turn} turn={turn} now={view.result ? null : view.turn} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="pools-title">
        <div className="flex baseline gap-8 with-rule">
          <h2 id="pools-title" className="cap">
            {t('table.hlb.pools')}
          </h2>
          <RuleChip rule="5.1" />
        </div>
        <div className="grid gap-8 hlb-pools">
          <Pool side="german" facts={facts} view={view} targets={targets} onPick={onPick} />
          <Pool side="allied" facts={facts} view={view} targets={targets} onPick={onPick} />
        </div>
      </section>
      <div className="line wrap apart all-columns hlb-panels__foot">
        <Phases side={view.side} phase={view.phase} />
      </div>
    </div>
  );
}

const TurnBox = memo(function TurnBox({ turn, now }: { readonly turn: TurnFacts; readonly now: number | null }) {
  const { t, lang } = useT();
  const isNow = turn.turn === now;
  const isPast = now === null || turn.turn < now;
  const label = lang === 'ja' ? turn.labelJa : turn.labelEn;
  return (
    <li
      className={classes(
        'col middle gap-3 card at-centre min-0 turn-box',
        isNow && 'turn-box--now',
        isPast && 'turn-box--past',
      )}
      aria-current={isNow ? 'step' : undefined}
    >
      <b className="turn-box__number">
        <span className="visually-hidden">{t('library.turn', { turn: turn.turn })}</span>
        <span aria-hidden="true">{turn.turn}</span>
      </b>
      <span className="t-caption muted hlb-turn__dates">
        {t('table.hlb.dates', { from: day(lang, turn.start), to: day(lang, turn.end) })}
      </span>
      <span className="t-caption muted hlb-turn__from" aria-hidden="true">
        {day(lang, turn.start)}
      </span>
      <span className="muted clip hlb-turn__label" title={label}>
        {headline(label)}
      </span>
      <span className="flex gap-9 cond-15-700-1 turn-box__counts to-foot">
        <MarkerCount side="german" n={turn.G} />
        <MarkerCount side="allied" n={turn.A} />
      </span>
    </li>
  );
});

/** The first event of the data; the tooltip and the rules have all. */
const headline = (label: string): string => label.split(/[;:；]/)[0] ?? label;

/** `16 Dec`: the track covers six months, so the year is left out. */
const day = (lang: 'en' | 'ja', iso: string): string =>
  lang === 'ja' ? `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}` : formatDate(lang, iso).replace(/ \d{4}$/, '');

/** Attack markers that a side receives that turn. */
function MarkerCount({ side, n }: { readonly side: Side; readonly n: number }) {
  const { t } = useT();
  return (
    <span className="inline gap-4 turn-box__count" title={t('table.hlb.track.markers', { side, n })}>
      {drawSeatMark({ game: 'hitlers-last-battles', seat: side, size: 's' })}
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{t('table.hlb.track.markers', { side, n })}</span>
    </span>
  );
}

const PHASES = ['strategic', 'movement', 'combat'] as const;

/** The phases of a turn: past ones are ticked, the current one is ink. */
const Phases = memo(function Phases({ side: sideNow, phase: phaseNow }: Pick<HlbView, 'side' | 'phase'>) {
  const { t } = useT();
  const all = SIDES.flatMap((side) => PHASES.map((phase) => ({ side, phase })));
  const at = phaseNow === 'over' ? all.length : all.findIndex((one) => one.side === sideNow && one.phase === phaseNow);
  return (
    <ol className="hlb-phases" aria-label={t('table.hlb.phases')}>
      {SIDES.map((side) => (
        <li key={side} className="line gap-6">
          {drawSeatMark({
            game: 'hitlers-last-battles',
            seat: side,
            size: 's',
            label: t('table.prompt.seat', { side }),
          })}
          <ol>
            {PHASES.map((phase) => {
              const index = all.findIndex((one) => one.side === side && one.phase === phase);
              const isNow = index === at;
              return (
                <li key={phase} aria-current={isNow ? 'step' : undefined}>
                  <Chip tone={isNow ? 'now' : 'plain'} {...(index < at ? { icon: Check } : {})}>
                    {t(`table.hlb.phase.${phase}`)}
                  </Chip>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
});

interface PoolProps extends HlbScene, Pickable {
  readonly side: Side;
}

/** Eliminated units; those that may return now can be picked here. */
const Pool = memo(function Pool({ side, facts, view, targets, onPick }: PoolProps) {
  const { t, lang } = useT();
  const units = facts.units.filter((unit) => facts.sideOf[unit.faction] === side && view.units[unit.id]?.hex === null);
  return (
    <section className="small r-5 hlb-pool" aria-label={t('table.pool.of', { side })}>
      <h3 className="flex middle">
        {drawSeatMark({ game: 'hitlers-last-battles', seat: side, size: 's' })}{' '}
        <span>{t('table.hlb.pool', { side })}</span>
      </h3>
      {units.length === 0 ? <p>{t('table.pool.empty')}</p> : null}
      <ul>
        {units.map((unit) => {
          const target = unitRef(unit.id);
          const name = lang === 'ja' ? unit.nameJa : unit.nameEn;
          return (
            <li key={unit.id}>
              <button
                type="button"
                className={classes('soft no-face block unit-box', `unit-box--${targets.get(target) ?? 'closed'}`)}
                aria-pressed={targets.get(target) === 'chosen'}
                title={name}
                onClick={() => onPick(target)}
              >
                {drawHlbPiece({ facts, view, target })}
                <span className="visually-hidden">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
