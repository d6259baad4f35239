import { useId } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { Film } from '../../store/film.ts';
import { Choices } from '../parts/field.tsx';
import { wordPoint } from './frame-words.ts';

/** Pixels of the longer side of the board. */
export const SIZES = { small: 480, medium: 800, large: 1200 } as const;
/** Milliseconds that a move is shown. */
export const PACES = { slow: 2500, normal: 1200, fast: 500 } as const;
/** More would make a file that nothing opens. */
export const MOST_FRAMES = 400;

export interface ReplayChoice {
  /** Points of the match. */
  readonly first: number;
  readonly last: number;
  readonly size: keyof typeof SIZES;
  readonly pace: keyof typeof PACES;
}
export const FIRST_CHOICE = { size: 'medium', pace: 'normal' } as const;

interface ReplayChoicesProps {
  readonly film: Film;
  readonly choice: ReplayChoice;
  readonly isClosed: boolean;
  /** `point`: the moment that was chosen, to be shown. */
  readonly onChange: (choice: ReplayChoice, point: number | null) => void;
}

/** From where to where, how large, how fast. */
export function ReplayChoices({ film, choice, isClosed, onChange }: ReplayChoicesProps) {
  const { t } = useT();
  const { first, last, size, pace } = choice;
  return (
    <fieldset className="stack replay__choices" disabled={isClosed}>
      <legend className="visually-hidden">{t('replay.title')}</legend>
      <Point
        label={t('replay.first')}
        film={film}
        value={first}
        min={0}
        max={film.last - 1}
        onChange={(at) => onChange({ ...choice, first: at, last: Math.max(last, at + 1) }, at)}
      />
      <Point
        label={t('replay.last')}
        film={film}
        value={last}
        min={1}
        max={film.last}
        onChange={(at) => onChange({ ...choice, last: at, first: Math.min(first, at - 1) }, at)}
      />
      <Choices
        label={t('replay.size')}
        look="switch"
        value={size}
        choices={keysOf(SIZES).map((value) => ({ value, label: t('replay.size.of', { n: SIZES[value] }) }))}
        onChange={(value) => onChange({ ...choice, size: value }, null)}
      />
      <Choices
        label={t('replay.pace')}
        look="switch"
        value={pace}
        choices={keysOf(PACES).map((value) => ({ value, label: t(`replay.pace.${value}`) }))}
        onChange={(value) => onChange({ ...choice, pace: value }, null)}
      />
    </fieldset>
  );
}

const keysOf = <K extends string>(of: Readonly<Record<K, number>>): readonly K[] => Object.keys(of) as K[];

interface PointProps {
  readonly label: string;
  readonly film: Film;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (at: number) => void;
}

/** A moment of the match on a slider. */
function Point({ label, film, value, min, max, onChange }: PointProps) {
  const i18n = useT();
  const id = useId();
  const words = wordPoint(i18n, film.frameAt(value)?.move ?? value, value === 0);
  return (
    <div className="col gap-5 field">
      <label htmlFor={id} className="line apart t-ui field__label">
        <span>{label}</span>
        <b className="tabular">{words}</b>
      </label>
      <input
        id={id}
        className="replay__range"
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
