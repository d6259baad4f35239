import { useId } from 'react';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { Film, FilmFrame } from '../../store/film.ts';
import { Choices } from '../parts/field.tsx';
import type { Types } from '../../engine/kernel/types.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';
import type { Caption } from './record-replay.ts';

/** Pixels of the board's longer side. */
export const SIZES = { small: 480, medium: 800, large: 1200 } as const;
/** Milliseconds per move. */
export const PACES = { slow: 2500, normal: 1200, fast: 500 } as const;
/** Larger files open nowhere. */
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
  /** `point` is the moment to show. */
  readonly onChange: (choice: ReplayChoice, point: number | null) => void;
}

export function ReplayChoices({ film, choice, isClosed, onChange }: ReplayChoicesProps) {
  const { t } = useT();
  const { first, last, size, pace } = choice;
  return (
    <fieldset className="stack" disabled={isClosed}>
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
        className="full accent-ink replay__range"
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

/** The caption of a frame: when, and what the log says. */
export function wordFrame(game: GameTable, i18n: I18n, film: Film, frame: FilmFrame): Caption {
  const { move, moment, lines, notation, view } = frame;
  const scene: WordScene<Types> = { facts: film.facts, queries: film.queries, view, i18n };
  const told = lines.filter((line) => line.n >= 0 && game.log.headingOf(line) === null).map((line) => i18n.line(line));
  const when = [wordPoint(i18n, move, notation === null), game.log.wordMoment(i18n, moment)].join(' · ');
  // Some lines end with a full stop, some do not.
  const words = told.length > 0 ? told.join(' · ') : null;
  return { when, text: words ?? (notation === null ? '' : game.log.wordNotation(scene, notation)) };
}

const wordPoint = ({ t }: I18n, move: number, isOpening: boolean): string =>
  isOpening ? t('replay.opening') : t('replay.move', { n: move });
