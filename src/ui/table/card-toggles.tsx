import { useEffect, useRef, type KeyboardEvent } from 'react';
import Check from '@lucide/icons/icons/check';
import type { Types } from '../../engine/kernel/types.ts';
import { announce } from '../app/announce.ts';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import type { Entry, Taking } from '../../play/derive.ts';
import './card-toggles.css';
import { choiceId } from './entry-tile.tsx';
import type { HandSlot } from './game-table.ts';
import { nextTile } from './list-keys.ts';
import { isFocusMoved } from './table-focus.ts';
import { keyedEntries } from './table-keys.ts';
import { usePlay, usePlayActions, useScene } from './use-play.tsx';

interface CardTogglesProps {
  readonly several: Taking;
  readonly cards: NonNullable<Taking['cards']>;
  readonly Card: NonNullable<HandSlot<Types>['Card']>;
}

/** Cards that are taken together: the engraved cards are the toggles, and what they give together is below. */
export function CardToggles({ several, cards, Card }: CardTogglesProps) {
  const { t, line } = useScene().i18n;
  const entries = usePlay(({ picture }) => picture.entries);
  const list = useRef<HTMLDivElement>(null);
  const { taken, targets, least, most } = several;
  const { name, tally, note } = cards;
  const keyed = keyedEntries(entries);
  // Only where one card stays behind does it get a stamp.
  const isOneLeft = least === most && least === targets.length - 1;
  const left = isOneLeft ? (entries.find(({ target }) => !taken.includes(target)) ?? null) : null;
  useAnnounced(left === null ? null : t('table.several.left.heard', { name: left.words.title }));
  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const tiles = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    const next = here < 0 ? null : nextTile(tiles, here, press.key);
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
  return (
    <section className="section card-toggles" aria-label={t('table.legal')}>
      <div
        ref={list}
        className="grid gap-6 card-toggles__cards"
        role="group"
        aria-label={line(name)}
        data-choices=""
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, at) => (
          <CardToggle
            key={entry.target}
            entry={entry}
            Card={Card}
            isTaken={taken.includes(entry.target)}
            isLeftOut={entry === left}
            digit={keyed.indexOf(entry) + 1}
            isTabStop={at === 0}
          />
        ))}
      </div>
      <ul className="flex card-toggles__tally">
        {tally(taken).map(({ n, what }) => (
          <li key={what.key} className="col at-centre flex-even" data-none={n === 0 ? '' : undefined}>
            <b className="card-toggles__figure">{n}</b> <span>{line(what)}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{line(note)}</p>
    </section>
  );
}

/** Reads a change to screen readers, but not what was so at the beginning. */
function useAnnounced(text: string | null): void {
  const last = useRef(text);
  useEffect(() => {
    if (text !== null && text !== last.current) announce(text);
    last.current = text;
  }, [text]);
}

interface CardToggleProps extends Pick<CardTogglesProps, 'Card'> {
  readonly entry: Entry;
  readonly isTaken: boolean;
  readonly isLeftOut: boolean;
  readonly digit: number;
  readonly isTabStop: boolean;
}

function CardToggle({ entry: { target }, Card, isTaken, isLeftOut, digit, isTabStop }: CardToggleProps) {
  const { facts, queries, view, i18n } = useScene();
  const { choose, pointAt } = usePlayActions();
  const point = (on: boolean) => () => pointAt(on && !isFocusMoved() ? target : null);
  return (
    <button
      type="button"
      id={choiceId(target)}
      role="checkbox"
      aria-checked={isTaken}
      tabIndex={isTabStop ? 0 : -1}
      className={classes('col card at-start inked relative clip card-toggle', isLeftOut && 'card-toggle--left')}
      onClick={() => choose(target)}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      <Card facts={facts} queries={queries} view={view} target={target} />
      <span className="absolute centre-grid card-toggle__box" aria-hidden="true">
        {isTaken ? drawIcon(Check, 16) : null}
      </span>
      {isLeftOut ? (
        <span className="absolute capitals card-toggle__stamp" aria-hidden="true">
          {i18n.t('table.several.left')}
        </span>
      ) : null}
      {digit > 0 ? (
        <span className="absolute card-toggle__key">
          <Kbd>{String(digit)}</Kbd>
        </span>
      ) : null}
    </button>
  );
}
