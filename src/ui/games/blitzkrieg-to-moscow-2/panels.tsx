import { memo, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import type { Phase } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { IconButton } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { classes } from '../../parts/classes.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PanelProps, Pickable } from '../../table/game-table.ts';
import { useTableLayout } from '../../table/use-table-layout.ts';
import { Losses, lostOf } from './losses.tsx';
import './panels.css';
import { SIDES, type BtmScene } from './lookup.ts';
import { phaseOfSurrender, readSurrender } from './surrender/surrender-beat.ts';
import { unitsTold, useToldGroups } from './surrender/told-groups.ts';
import { useIsAtTable } from '../../table/use-play.tsx';
import { TurnTrack, WeatherWords } from './tracks.tsx';

/** On the map: the phases of the player-turn, and buttons for the turn track, the losses and the hero city. */
export const BtmPanels = (props: PanelProps<BtmTypes>) =>
  useIsAtTable() ? <PanelsAtTable {...props} /> : <PanelsOf {...props} />;

/** While both players are shown who surrenders, phase and losses are those of what has been told. */
function PanelsAtTable(props: PanelProps<BtmTypes>) {
  const { facts, queries, view, newest } = props;
  const told = useToldGroups();
  const shown = useMemo(() => {
    if (told === null || !newest) return view;
    const units = unitsTold(view.units, readSurrender({ facts, queries, view }, newest), told);
    return { ...view, ...(told >= 0 ? phaseOfSurrender(newest) : {}), units };
  }, [facts, queries, told, view, newest]);
  return <PanelsOf {...props} view={shown} />;
}

function PanelsOf({ facts, queries, view, targets, onPick }: PanelProps<BtmTypes>) {
  const i18n = useT();
  const boxes = listBoxes({ facts, queries, view }, { targets, onPick }, i18n);
  return useTableLayout() === 'wide' ? (
    <Band view={view} boxes={boxes} targets={targets} />
  ) : (
    <div className="line wrap apart relative z-2 face-shaded btm-panels grid btm-panels--list">
      <Phases side={view.side} phase={view.phase} />
      {boxes.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={`btm-${id}`}>
          <h2 id={`btm-${id}`} className="cap">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

interface PanelBox {
  readonly id: string;
  /** The box in two or three words. */
  readonly title: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Its units that may be picked now. */
  readonly isAsked: (isLegal: (unit: string) => boolean) => boolean;
}

function listBoxes({ facts, queries, view }: BtmScene, pickable: Pickable, i18n: I18n): readonly PanelBox[] {
  const { t } = i18n;
  const { weather } = facts.turns.find(({ turn }) => turn === view.turn) ?? { weather: 'clear' as const };
  const lost = SIDES.map((side) => ({ side, units: lostOf({ facts, queries, view }, side) }));
  const waiting = facts.units.filter(({ id }) => view.units[id]?.place.startsWith('turn-'));
  return [
    {
      id: 'track',
      title: t('table.btm.track'),
      label: t('table.btm.band.turn', { turn: view.turn, weather }),
      content: (
        <>
          <TurnTrack facts={facts} queries={queries} view={view} pickable={pickable} />
          <WeatherWords facts={facts} turn={view.turn} />
        </>
      ),
      isAsked: (isLegal) => waiting.some(({ id }) => isLegal(id)),
    },
    {
      id: 'losses',
      title: t('table.btm.losses'),
      label: (
        <>
          <span>{t('table.btm.losses')}</span>
          {lost.map(({ side, units }) => (
            <span key={side} className="inline gap-4 btm-band__count">
              {drawSeatMark({
                game: 'blitzkrieg-to-moscow-2',
                seat: side,
                size: 's',
                label: t('table.prompt.seat', { side }),
              })}{' '}
              <span>{units.length}</span>
            </span>
          ))}
        </>
      ),
      content: <Losses facts={facts} queries={queries} view={view} pickable={pickable} />,
      isAsked: (isLegal) => lost.some(({ units }) => units.some(({ id }) => isLegal(id))),
    },
    {
      id: 'hero',
      title: t('table.btm.hero'),
      label: i18n.line({ key: `table.btm.hero.${heroState({ view })}`, params: { hex: view.hero.hex ?? '' } }),
      content: <HeroWords facts={facts} queries={queries} view={view} />,
      isAsked: () => false,
    },
  ];
}

/** Not named yet, marked on a city, or lost with it (§14). */
const heroState = ({ view: { hero } }: Pick<BtmScene, 'view'>) =>
  hero.hex !== null ? ('marked' as const) : hero.used ? ('lost' as const) : ('none' as const);

function HeroWords({ facts, view }: BtmScene) {
  const { t, line } = useT();
  const { hero } = view;
  const state = heroState({ view });
  return (
    <ul className="btm-hero">
      <li className="flex baseline gap-8 with-rule">
        <span>{line({ key: `table.btm.hero.${state}.what`, params: { hex: hero.hex ?? '' } })}</span>
        <RuleChip rule="14" />
      </li>
      {hero.doubled === null ? null : (
        <li className="flex baseline gap-8 with-rule">
          <span>{t('table.btm.hero.doubled', { hex: hero.doubled, n: facts.scoring.supplyCity })}</span>{' '}
          <RuleChip rule="14.2.2" />
        </li>
      )}
    </ul>
  );
}

const PHASES = ['logistics', 'movement', 'combat', 'breakthrough', 'supply'] as const satisfies readonly Phase[];

/** The phases of a player-turn: past ones are ticked, the current one is ink (§5). */
const Phases = memo(function Phases({ side, phase: now }: Pick<BtmView, 'side' | 'phase'>) {
  const { t } = useT();
  const at = PHASES.findIndex((phase) => phase === now);
  const past = now === 'over' ? PHASES.length : at;
  return (
    <div className="btm-phases">
      {drawSeatMark({
        game: 'blitzkrieg-to-moscow-2',
        seat: side,
        size: 's',
        label: t('table.prompt.seat', { side: side }),
      })}
      <ol aria-label={t('table.btm.phases')}>
        {PHASES.map((phase, index) => (
          <li key={phase} aria-current={index === at ? 'step' : undefined}>
            <Chip tone={index === at ? 'now' : 'plain'} {...(index < past ? { icon: Check } : {})}>
              <span>{t(`table.btm.phase.${phase}`)}</span>
              {index < past ? <span className="visually-hidden">{` ${t('table.btm.phase.past')}`}</span> : null}
            </Chip>
          </li>
        ))}
      </ol>
    </div>
  );
});

interface BandProps extends Pick<PanelProps<BtmTypes>, 'view' | 'targets'> {
  readonly boxes: readonly PanelBox[];
}

/** In the corner of the map, or in a line below a small one; pressing a box opens it over the map's lower edge. */
function Band({ view, boxes, targets }: BandProps) {
  const { t } = useT();
  const id = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = boxes.find((box) => box.id === openId) ?? null;
  const band = useRef<HTMLDivElement>(null);
  const close = () => {
    band.current?.querySelector<HTMLElement>(`[data-box="${openId ?? ''}"]`)?.focus();
    setOpenId(null);
  };
  const isLegal = (unit: string) => targets.get(unitRef(unit)) === 'legal' || targets.get(unitRef(unit)) === 'chosen';
  return (
    <div
      ref={band}
      className="line wrap apart relative z-2 face-shaded btm-panels"
      onKeyDown={(press) => {
        if (press.key !== 'Escape' || open === null) return;
        press.stopPropagation();
        close();
      }}
    >
      {open === null ? null : (
        <section
          className="rounded paper scroll-y raised absolute btm-panels__open"
          id={`${id}-open`}
          aria-labelledby={`${id}-title`}
        >
          <header className="line apart btm-panels__head">
            <h2 id={`${id}-title`} className="cap">
              {open.title}
            </h2>
            <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={close} />
          </header>
          {open.content}
        </section>
      )}
      <div className="line wrap apart btm-status">
        <Phases side={view.side} phase={view.phase} />
        <div className="btm-band__boxes">
          {boxes.map((box) => (
            <button
              key={box.id}
              type="button"
              data-box={box.id}
              className={classes(
                'inline card t-tag nowrap inked soft btm-band__box',
                box.isAsked(isLegal) && 'btm-band__box--asked',
              )}
              aria-expanded={box.id === openId}
              // An id may only be named while it is in the page.
              aria-controls={box.id === openId ? `${id}-open` : undefined}
              onClick={() => setOpenId(box.id === openId ? null : box.id)}
            >
              <span>{box.label}</span>
              {box.isAsked(isLegal) ? <span className="visually-hidden">{` ${t('table.btm.band.asked')}`}</span> : null}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
