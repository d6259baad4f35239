import { useEffect, useId, useRef, type PointerEvent, type Ref } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { classes } from '../parts/classes.ts';
import { Button } from '../parts/button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import './sit-down.css';
import { useCover } from './use-cover.ts';

/** The left seat has the left key. */
const SEAT_KEYS = ['q', 'p'] as const;
export const seatKeyOf = (seats: readonly string[], seat: string): string | null =>
  SEAT_KEYS[seats.indexOf(seat)] ?? null;

export interface SitDownProps {
  readonly seat: string;
  readonly seats: readonly string[];
  readonly onSit: () => void;
  readonly isInFilm?: boolean;
  /** Gets the focus when a film ends. */
  readonly pressRef?: Ref<HTMLButtonElement>;
}

/**
 * Removes a cover: hold the button or the seat's key for half a second. Players who cannot hold press twice, in two
 * places; screen readers and switches always find these buttons, and a setting shows them to everyone.
 */
export function SitDown({ seat, seats, onSit, isInFilm = false, pressRef }: SitDownProps) {
  const { t } = useT();
  const way = usePrefs((prefs) => prefs.coverPress);
  const seatKey = usePrefs((prefs) => (prefs.singleKeys ? seatKeyOf(seats, seat) : null));
  const { phase, down, up, press } = useCover({ way, seatKey, onLift: onSit, isInFilm });
  const second = useRef<HTMLParagraphElement>(null);
  const hintId = useId();
  const asked = t('table.cover.show-asked', { side: seat });
  useEffect(() => {
    if (phase !== 'halfway') return;
    second.current?.focus();
    announce(asked);
  }, [phase, asked]);
  const isDeaf = phase === 'deaf';

  if (phase === 'halfway')
    return (
      <div className="grid gap-10 sit" data-cover={phase}>
        <p ref={second} tabIndex={-1} className="sit__asked">
          {asked}
        </p>
        <Button size="big" className="sit__show" onClick={() => press('show')}>
          {t('table.cover.show')}
        </Button>
      </div>
    );
  if (way !== 'hold')
    return (
      <div className="grid sit" data-cover={phase}>
        <Button
          {...(pressRef ? { ref: pressRef } : {})}
          variant="go"
          size="big"
          wide
          closed={isDeaf}
          className="sit__press"
          onClick={() => press('sit')}
        >
          {t('table.cover.sit', { side: seat })}
        </Button>
      </div>
    );
  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    // Keeps the focus; only the main button is held.
    event.preventDefault();
    if (event.button === 0) down();
  };
  return (
    <div className="grid relative sit" data-cover={phase}>
      <Button
        {...(pressRef ? { ref: pressRef } : {})}
        size="big"
        wide
        className="sit__press sit__press--reader"
        aria-describedby={hintId}
        onClick={() => press('sit')}
      >
        {t('table.cover.sit', { side: seat })}
      </Button>
      <span id={hintId} hidden>
        {t('table.cover.sit.what')}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classes('button button--big button--wide relative clip no-touch sit__hold', !isDeaf && 'button--go')}
        onPointerDown={onDown}
        onPointerUp={up}
        onPointerLeave={up}
        onPointerCancel={up}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className="inset-0 absolute sit__fill" />
        <span className="button__text relative">
          {t(isDeaf ? 'table.cover.wait' : 'table.cover.hold', { side: seat })}
        </span>
        {isDeaf || seatKey === null ? null : (
          <span className="relative">
            <Kbd>{t('table.cover.hold-key', { key: seatKey.toUpperCase() })}</Kbd>
          </span>
        )}
      </button>
    </div>
  );
}
