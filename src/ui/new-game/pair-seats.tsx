import { useId } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { PairRecord } from '../app/pair-record.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { classes } from '../parts/classes.ts';
import { Choices, TextField } from '../parts/field.tsx';
import { Kbd } from '../parts/kbd.tsx';
import type { Pair, SeatedPair, Sides } from './pair.ts';
import './pair-seats.css';

/** A seat of the game in words. */
export interface SeatWords {
  readonly seat: string;
  readonly side: string;
  readonly isFirst: boolean;
  /** The side's start; null if nothing is named. */
  readonly begins: string | null;
}

interface PairSeatsProps {
  readonly game: string;
  readonly pair: Pair;
  readonly seated: SeatedPair;
  /** In the order of the seats. */
  readonly seats: readonly [SeatWords, SeatWords];
  readonly known: readonly string[];
  readonly onChange: (pair: Pair) => void;
}

const SIDES: readonly Sides[] = ['swap', 'keep', 'lot'];
const CHAIRS = [
  { chair: 'left', key: 'Q' },
  { chair: 'right', key: 'P' },
] as const;

/** The left player, the record of the two, and the right player; the record decides who is asked to swap sides. */
export function PairSeats({ game, pair, seated, seats, known, onChange }: PairSeatsProps) {
  const { t } = useT();
  const list = useId();
  const { names } = pair;
  const isNamed = names.every((name) => name.trim() !== '');
  const rename = (at: 0 | 1, name: string) =>
    onChange({ ...pair, names: at === 0 ? [name, names[1]] : [names[0], name] });
  const isLot = seated.sides === 'lot';
  const cards = CHAIRS.map(({ chair, key }, at) => {
    const place = at === 0 ? seated.leftAt : seated.leftAt === 0 ? 1 : 0;
    return (
      <PairSeat
        key={chair}
        game={game}
        {...{ chair, list, isLot }}
        hotkey={key}
        words={seats[place]}
        name={names[at] ?? ''}
        onRename={(name) => rename(at === 0 ? 0 : 1, name)}
      />
    );
  });
  return (
    <section className="grid panel pair-seats" aria-label={t('new.pair.title')}>
      {cards[0]}
      <div className="col middle gap-10 pair-seats__record">
        <h3 className="cap">{t('pair.title')}</h3>
        {isNamed ? (
          <PairRecord record={seated.record} names={names} />
        ) : (
          <p className="small at-centre">{t('new.pair.names')}</p>
        )}
        <div className="to-foot">
          <Choices
            quiet
            look="switch"
            label={t('new.pair.sides')}
            value={seated.sides}
            choices={SIDES.map((value) => ({ value, label: t(`new.pair.${value}`) }))}
            onChange={(sides) => onChange({ ...pair, sides })}
          />
        </div>
      </div>
      {cards[1]}
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
}

interface PairSeatProps {
  readonly game: string;
  readonly chair: 'left' | 'right';
  readonly hotkey: string;
  readonly words: SeatWords;
  readonly name: string;
  /** Names that the field proposes. */
  readonly list: string;
  readonly isLot: boolean;
  readonly onRename: (name: string) => void;
}

function PairSeat({ game, chair, hotkey, words, name, list, isLot, onRename }: PairSeatProps) {
  const { t } = useT();
  const id = useId();
  const { seat, side, isFirst, begins } = words;
  const about = [...(isFirst ? [t('new.seat.first')] : []), ...(begins === null ? [] : [begins])].join(' · ');
  return (
    <fieldset className="col gap-16 min-0 pair-seat" data-chair={chair} aria-labelledby={id}>
      <div className="grid gap-16 pair-seat__person">
        <span className={classes('round pair-seat__letter', `side-${seat}`)} aria-hidden="true">
          {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
        </span>
        <div className="col gap-6 min-0">
          <p className="line gap-8 cap">
            <span>{t(`new.pair.${chair}`)}</span>
            <span className="pair-seat__key">
              <Kbd>{hotkey}</Kbd>
              <span className="visually-hidden">{t('new.pair.key', { key: hotkey })}</span>
            </span>
          </p>
          <TextField
            quiet
            label={isLot ? t(`new.pair.${chair}`) : t('new.player-name', { side: seat })}
            placeholder={t('new.player-name.hint')}
            value={name}
            onChange={onRename}
            maxLength={60}
            autoComplete="off"
            list={list}
          />
        </div>
      </div>
      {isLot ? (
        <p id={id} className="small pair-seat__side">
          {t('new.pair.lot.what')}
        </p>
      ) : (
        <div className="line gap-12 pair-seat__side">
          {drawSeatMark({ game, seat })}
          <p className="col">
            <strong id={id} className="pair-seat__name">
              {side}
            </strong>
            {about === '' ? null : <span className="small">{about}</span>}
          </p>
        </div>
      )}
    </fieldset>
  );
}
