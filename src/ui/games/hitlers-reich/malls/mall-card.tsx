import { useId, type MouseEvent } from 'react';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { classes } from '../../../parts/classes.ts';
import { Provenance } from '../../../parts/provenance.tsx';
import { EventBar } from '../cards/event-bar.tsx';
import { EventPicture } from '../cards/engravings.tsx';
import type { HrWords } from '../lookup.ts';
import type { CardState } from './asked.ts';
import { Stars, Symbols } from './event-marks.tsx';
import '../board/palette.css';
import './mall-card.css';
import { hasSymbols, wordCopies, wordRebuilt, wordStars, wordSymbols, wordWhen } from './mall-words.ts';
import { isMall, type MallEntry, type TabId } from './tabs.ts';

interface MallCardProps {
  readonly scene: HrWords;
  readonly entry: MallEntry;
  readonly tab: TabId;
  readonly state: CardState;
  /** The card that Tab stops at. */
  readonly isStop: boolean;
  readonly onUse: () => void;
  readonly onFocus: () => void;
  readonly onInspect: () => void;
}

/** All its copies under this tab are one button. */
export function MallCard({ scene, entry, tab, state, isStop, onUse, onFocus, onInspect }: MallCardProps) {
  const id = useId();
  const { t, lang } = scene.i18n;
  const { event, here } = entry;
  const isShut = state === 'closed' || state === 'refused' || state === 'rest';
  const onContextMenu = (press: MouseEvent) => {
    press.preventDefault();
    onInspect();
  };
  return (
    <button
      type="button"
      className={classes(
        'col card rounded at-start min-0 clip inked relative min-h-44 low hr-mall-card',
        `side-${event.deck}`,
        `hr-mall-card--${state}`,
      )}
      data-stop={cardRef(event.id)}
      data-zoom={event.id}
      tabIndex={isStop ? 0 : -1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-disabled={isShut ? true : undefined}
      aria-pressed={state === 'legal' || state === 'chosen' ? state === 'chosen' : undefined}
      onClick={onUse}
      onFocus={onFocus}
      onContextMenu={onContextMenu}
    >
      <EventBar scene={scene} event={event} />
      <EventPicture event={event.id} className="full rule-below-strong hr-mall-card__picture">
        <Symbols scene={scene} event={event} />
      </EventPicture>
      <span className="flex apart gap-8 at-top hr-mall-card__head">
        <span id={`${id}-title`} className="capitals spaced hr-mall-card__title">
          <span>{event.title[lang]}</span>
          {here.length > 1 ? (
            <span className="nowrap">{` ${t('table.hr.mall.copies', { n: here.length })}`}</span>
          ) : null}
        </span>
        <Stars event={event} />
      </span>
      <span id={`${id}-text`} className="col gap-5 flex-1 hr-mall-card__body">
        <StateWord scene={scene} tab={tab} state={state} />
        <span className="muted t-fine hr-mall-card__effect">{event.text[lang]}</span>
        <When scene={scene} entry={entry} />
        {/* For readers; the bar shows it. */}
        <span className="visually-hidden">{`${t(`table.hr.category.${event.category}`)}. `}</span>
        <Rebuilt scene={scene} entry={entry} />
        <Places scene={scene} entry={entry} tab={tab} />
      </span>
    </button>
  );
}

type Part = Pick<MallCardProps, 'scene' | 'entry'>;

/** For readers; colour and border show it. */
function StateWord({ scene: { i18n }, tab, state }: Pick<MallCardProps, 'scene' | 'tab' | 'state'>) {
  const { t } = i18n;
  const word = {
    legal: t(isMall(tab) ? 'table.hr.mall.legal' : 'table.hr.mall.legal.return'),
    chosen: t('table.map.chosen'),
    closed: t('table.map.refused'),
    refused: t('table.map.refused'),
    rest: null,
    read: null,
  }[state];
  return word === null ? null : <span className="visually-hidden">{`${word}. `}</span>;
}

/** When it can be played, and the attacker's symbols, missing ones struck out. */
function When({ scene, entry: { event } }: Part) {
  const { t } = scene.i18n;
  const when = wordWhen(scene, event);
  const stars = wordStars(scene, event);
  return (
    <span className="line wrap apart t-tag pt-6 to-foot hr-mall-card__when">
      <span>
        {when === null ? (
          <b>{t('table.hr.when.immediate')}</b>
        ) : (
          <>
            <b>{when.roles}</b> · {when.fields}
          </>
        )}
        <span className="visually-hidden">. </span>
      </span>
      {hasSymbols(event) ? <span className="visually-hidden">{`${wordSymbols(scene, event)}. `}</span> : null}
      {stars === null ? null : <span className="visually-hidden">{`${stars}. `}</span>}
    </span>
  );
}

function Rebuilt({ scene, entry: { event } }: Part) {
  const facts = wordRebuilt(scene, event);
  if (facts === null) return null;
  return (
    <>
      <Provenance note={facts}>{scene.i18n.t('game.reconstructed')}</Provenance>
      <span className="visually-hidden"> ({facts}). </span>
    </>
  );
}

/** A mall lists the copies that are gone, other tabs every place. Readers get all of them. */
function Places({ scene, entry: { here, elsewhere }, tab }: Part & Pick<MallCardProps, 'tab'>) {
  const seen = isMall(tab) ? elsewhere : [...here, ...elsewhere];
  return (
    <>
      {isMall(tab) ? <span className="visually-hidden">{`${wordCopies(scene, here).join(' ')}. `}</span> : null}
      {wordCopies(scene, seen).map((place) => (
        <span key={place} className="t-caption faint hr-mall-card__place">
          <span>{place}</span>
          <span className="visually-hidden">. </span>
        </span>
      ))}
    </>
  );
}
