import { useId, type ReactNode } from 'react';
import type { Level } from '../../players/levels.ts';
import type { Strength, Strengths } from '../../players/strength-types.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { Player } from '../../store/last-setup.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { classes } from '../parts/classes.ts';
import { TextField } from '../parts/field.tsx';
import type { Place } from './seating.ts';

export interface SeatCardProps {
  readonly game: string;
  readonly seat: string;
  readonly side: string;
  readonly isFirst: boolean;
  /** The side's start; null if nothing is named. */
  readonly begins: string | null;
  readonly place: Place;
  readonly levels: readonly Level[];
  readonly strengths: Strengths;
  /** Null without one. */
  readonly unnamed: string | null;
  readonly onChange: (change: Partial<Place>) => void;
}

export function SeatCard(props: SeatCardProps) {
  const { game, seat, side, isFirst, begins, place, levels, strengths, unnamed, onChange } = props;
  const { t } = useT();
  const id = useId();
  const head = [...(isFirst ? [t('new.seat.first')] : []), ...(begins === null ? [] : [begins])];
  const row = (player: Player, more: Pick<RowProps, 'what' | 'figure' | 'brief' | 'time'>) => (
    <Row
      key={player}
      group={id}
      player={player}
      isChosen={place.player === player}
      onChoose={() => onChange({ player })}
      {...more}
    />
  );
  const computerName = place.player === 'person' ? null : t('new.computer-name', { level: t(`level.${place.player}`) });
  return (
    <fieldset className="col gap-6 panel seat-card" aria-labelledby={id}>
      <div className="line apart gap-12 seat-card__head">
        <h3 id={id} className="line gap-12">
          {drawSeatMark({ game, seat })}
          <span>{side}</span>
        </h3>
        {head.length === 0 ? null : <span className="small">{head.join(' · ')}</span>}
      </div>
      <div className="col gap-6 seat-card__rows">
        {row('person', { what: t('level.person.what') })}
        {levels.length === 0 ? null : (
          <p className="cap seat-card__cap" aria-hidden="true">
            {t('new.computer')}
          </p>
        )}
        {levels.map((level) =>
          row(level, {
            what: t(`level.${level}.what`),
            figure: tellStrength(t, strengths[level]),
            brief: tellBriefly(t, strengths[level]),
            time: tellTime(t, strengths[level]),
          }),
        )}
      </div>
      {/* For rows without room for it. */}
      {place.player === 'person' ? null : (
        <p className="small seat-card__chosen" aria-hidden="true">
          <span>{t(`level.${place.player}.what`)}</span>
          {strengths[place.player] ? <strong>{tellStrength(t, strengths[place.player])}</strong> : null}
        </p>
      )}
      <div className="line gap-12 mt-6 seat-card__name">
        <span className="small" aria-hidden="true">
          {t('new.name')}
        </span>
        <TextField
          quiet
          label={t('new.player-name', { side: seat })}
          placeholder={unnamed ?? computerName ?? t('new.player-name.hint')}
          value={place.name}
          onChange={(name) => onChange({ name })}
          maxLength={60}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

interface RowProps {
  readonly group: string;
  readonly player: Player;
  readonly isChosen: boolean;
  readonly what: ReactNode;
  /** Undefined if nothing was measured. */
  readonly figure?: string | undefined;
  /** Short enough to fit next to three others. */
  readonly brief?: string | undefined;
  readonly time?: string | undefined;
  readonly onChoose: () => void;
}

function Row({ group, player, isChosen, what, figure, brief, time, onChoose }: RowProps) {
  const { t } = useT();
  const id = `${group}-${player}`;
  const told = [`${id}-what`, ...(figure === undefined ? [] : [`${id}-figure`]), ...(time ? [`${id}-time`] : [])];
  return (
    <label className={classes('grid card rounded middle pointer seat-row', player === 'person' && 'seat-row--person')}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={told.join(' ')}
      />
      <span id={id} className="t-ui">
        {t(`level.${player}`)}
      </span>
      {brief === undefined ? null : (
        <span className="seat-row__brief" aria-hidden="true">
          {brief}
        </span>
      )}
      <span className="small seat-row__told">
        <span id={`${id}-what`} className="seat-row__what">
          {what}
        </span>
        {figure === undefined ? null : <strong id={`${id}-figure`}>{figure}</strong>}
      </span>
      {time === undefined ? null : (
        <span id={`${id}-time`} className="small nowrap seat-row__time">
          {time}
        </span>
      )}
    </label>
  );
}

const MS = 1000;
const OF = 100;

function tellStrength(t: I18n['t'], strength: Strength | undefined): string | undefined {
  if (!strength) return undefined;
  const { against, won, games, low, high } = strength;
  const share = { n: Math.round((OF * won) / games), low: Math.floor(OF * low), high: Math.ceil(OF * high) };
  return t('new.strength', { ...share, who: against });
}

function tellBriefly(t: I18n['t'], strength: Strength | undefined): string | undefined {
  if (!strength) return undefined;
  const { against, won, games } = strength;
  return t('new.strength.brief', { n: Math.round((OF * won) / games), who: against });
}

function tellTime(t: I18n['t'], strength: Strength | undefined): string | undefined {
  if (!strength) return undefined;
  return strength.ms === undefined ? t('new.pace.once') : t('new.pace.seconds', { n: strength.ms / MS });
}
