import CloudRain from '@lucide/icons/icons/cloud-rain';
import Snowflake from '@lucide/icons/icons/snowflake';
import Sun from '@lucide/icons/icons/sun';
import ThermometerSun from '@lucide/icons/icons/thermometer-sun';
import type { TurnFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Weather } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import { classes } from '../../parts/classes.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { Pickable } from '../../table/game-table.ts';
import { UnitRow } from './losses.tsx';
import { isOffForGood, SIDES, unitsIn, type BtmScene } from './lookup.ts';
import '../../parts/table-boxes.css';
import './tracks.css';

const SIGNS = { clear: Sun, mud: CloudRain, snow: Snowflake, thaw: ThermometerSun } as const satisfies Record<
  Weather,
  unknown
>;
const monthKey = (turn: number): PlainKey => `table.btm.month.${turn as 1 | 2 | 3 | 4 | 5 | 6}`;

/** Null once the game is over. */
const nowOf = ({ view }: Pick<BtmScene, 'view'>): number | null => (view.result ? null : view.turn);

const boxClass = (base: string, { turn }: TurnFacts, now: number | null): string =>
  classes(base, turn === now && 'turn-box--now', (now === null || turn < now) && 'turn-box--past');

/** Shows month and weather; the track or the dialog has the rest. */
export function TurnStrip({ facts, view }: BtmScene) {
  const { t } = useT();
  const now = nowOf({ view });
  return (
    <ol className="flex grow gap-2" aria-hidden="true">
      {facts.turns.map((turn) => (
        <li
          key={turn.turn}
          className={boxClass('col middle centred gap-3 card nowrap flex-even btm-strip__turn', turn, now)}
        >
          <span className="btm-strip__month">
            <b className="rule-after-strong">{turn.turn}</b> <span>{t(monthKey(turn.turn))}</span>
          </span>
          <span className="inline gap-3">
            {drawIcon(SIGNS[turn.weather], 13)} <span>{t(`table.btm.weather.${turn.weather}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface TurnTrackProps extends BtmScene {
  /** Absent in a dialog, where units are only shown. */
  readonly pickable?: Pickable;
}

/** The whole track, and the units that left the map on the last turn (§10.5). */
export function TurnTrack(props: TurnTrackProps) {
  const { t } = useT();
  const { facts, view } = props;
  const gone = facts.units.filter(({ id }) => isOffForGood(facts, view.units[id]?.place ?? ''));
  return (
    <>
      <TurnSpaces {...props} />
      {gone.length === 0 ? null : (
        <section className="r-5 btm-box" aria-label={t('table.btm.box.left')}>
          <div className="flex baseline gap-8 with-rule">
            <h3 className="cap">{t('table.btm.box.left')}</h3>
            <RuleChip rule="10.5" />
          </div>
          <p className="small">{t('table.btm.box.left.what')}</p>
          <UnitRow {...props} units={gone} />
        </section>
      )}
    </>
  );
}

/** Each turn with its weather, cards for each side, and waiting units (§5, §6.1). */
function TurnSpaces({ facts, queries, view, pickable }: TurnTrackProps) {
  const { t } = useT();
  const now = nowOf({ view });
  return (
    <ol className="grid gap-6 turn-track btm-turns" aria-label={t('table.btm.track')}>
      {facts.turns.map((turn) => (
        <li
          key={turn.turn}
          className={boxClass('col middle gap-4 card at-centre min-0 turn-box', turn, now)}
          aria-current={turn.turn === now ? 'step' : undefined}
        >
          <b className="turn-box__number">
            <span className="visually-hidden">{t('library.turn', { turn: turn.turn })}</span>
            <span aria-hidden="true">{turn.turn}</span>
          </b>
          <span className="t-tag">{t(monthKey(turn.turn))}</span>
          <span className="inline gap-4 btm-turn__weather">
            {drawIcon(SIGNS[turn.weather], 14)} <span>{t(`table.btm.weather.${turn.weather}`)}</span>
          </span>
          <span className="flex gap-9 cond-15-700-1 turn-box__counts">
            {SIDES.map((side) => (
              <span key={side} className="inline gap-4 turn-box__count">
                {drawSeatMark({ game: 'blitzkrieg-to-moscow-2', seat: side, size: 's' })}
                <span aria-hidden="true">{turn.cards[side]}</span>
                <span className="visually-hidden">{t('table.btm.track.cards', { side, n: turn.cards[side] })}</span>
              </span>
            ))}
          </span>
          <UnitRow
            facts={facts}
            queries={queries}
            view={view}
            units={unitsIn({ facts, queries, view }, `turn-${turn.turn}`)}
            pickable={pickable}
          />
        </li>
      ))}
    </ol>
  );
}

/** The figure in `every unit 2` or `cap 3`. */
const figureOf = (move: string): number => Number(/\d+/.exec(move)?.[0] ?? 0);

/** The effects of a turn's weather (§10.3, §11.3.4). */
export function WeatherWords({ facts, turn }: Pick<BtmScene, 'facts'> & { readonly turn: number }) {
  const { t } = useT();
  const row = facts.turns.find((one) => one.turn === turn);
  if (!row) return null;
  const { move, tankShift, river, sovietWinterShift } = facts.weather[row.weather];
  const lines = [
    {
      text: move.startsWith('every')
        ? t('table.btm.weather.move.every', { n: figureOf(move) })
        : move.startsWith('cap')
          ? t('table.btm.weather.move.cap', { n: figureOf(move) })
          : t('table.btm.weather.move.printed'),
      rule: '10.3',
    },
    { text: t(tankShift ? 'table.btm.weather.tank' : 'table.btm.weather.no-tank'), rule: '11.3.4' },
    { text: t(river ? 'table.btm.weather.river' : 'table.btm.weather.no-river'), rule: '11.3.4' },
    ...(sovietWinterShift ? [{ text: t('table.btm.weather.winter'), rule: '11.3.4' }] : []),
  ];
  return (
    <section className="mt-10 btm-weather" aria-label={t('table.btm.weather.title', { turn })}>
      <h3 className="cap">
        {drawIcon(SIGNS[row.weather], 14)} <span>{t('table.btm.weather.of', { turn, weather: row.weather })}</span>
      </h3>
      <ul>
        {lines.map(({ text, rule }) => (
          <li key={text} className="flex baseline gap-8 with-rule">
            <span>{text}</span> <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
