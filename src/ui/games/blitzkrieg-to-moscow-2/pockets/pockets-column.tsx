import { memo, useState } from 'react';
import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { isAheadShown } from '../../../table/ahead-shown.ts';
import { SignedPieces } from '../../../table/signed-pieces.tsx';
import { usePlay } from '../../../table/use-play.tsx';
import type { BtmWords } from '../lookup.ts';
import { isFolded } from './folded.ts';
import { namePlace, readPockets } from './read-pockets.ts';
import './pockets.css';

interface PocketsColumnProps {
  readonly scene: BtmWords;
  readonly events: readonly BtmEvent[];
  /** The seat that answers here. */
  readonly seat: string | null;
  /** Among the facts of the phase. */
  readonly isDone?: boolean;
}

/** Pockets as headlines, or those that are lines of the phase. */
export const PocketsColumn = memo(function PocketsColumn({ scene, events, seat, isDone = false }: PocketsColumnProps) {
  const isMoving = usePlay(isAheadShown);
  const pockets = readPockets(scene, events).filter((pocket) => isFolded(pocket, seat, isMoving) === isDone);
  return pockets.map((pocket) => (
    <Pocket
      key={`${pocket.side} ${pocket.units.join(' ')} ${pocket.isNew}`}
      scene={scene}
      pocket={isDone && pocket.isNew ? { ...pocket, isNew: false } : pocket}
      isOwn={pocket.side === seat}
    />
  ));
});

interface PocketProps {
  readonly scene: BtmWords;
  readonly pocket: PocketReading;
  readonly isOwn: boolean;
}

function Pocket({ scene, pocket, isOwn }: PocketProps) {
  const { t } = scene.i18n;
  const { side, units, isNew } = pocket;
  const [isOpen, setOpen] = useState(isNew);
  const place = namePlace(scene, pocket);
  const whose = isOwn ? 'own' : 'of';
  return (
    <details
      className="section fold pocket-news"
      data-new={isNew ? '' : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {isNew ? <span className="cap block pocket-news__kicker">{t('table.btm.pocket.closed')}</span> : null}
        <b className="pocket-news__title">
          {t(`table.btm.pocket.title.${whose}`, isOwn ? { n: units.length, place } : { n: units.length, place, side })}
        </b>
        {isNew || !isOwn || isOpen ? null : <span className="visually-hidden"> {t('table.btm.pocket.show')}</span>}
      </summary>
      {isOpen ? <Body scene={scene} pocket={pocket} /> : null}
    </details>
  );
}

function Body({ scene, pocket }: Omit<PocketProps, 'isOwn'>) {
  const { t } = scene.i18n;
  const { side, units, opens, movers } = pocket;
  const { view } = scene;
  const isOwnTurn = view.side === side;
  const isMoved = isOwnTurn && view.phase !== 'logistics' && view.phase !== 'movement';
  return (
    <>
      <div className="line gap-12 pocket-news__units">
        <SignedPieces pieces={units.slice(0, 4).map(unitRef)} sign="cut-off" />
        <span className="min-0">{t('table.btm.pocket.units', { units: joinIds(units) })}</span>
      </div>
      <ol className="pocket-news__when">
        <li data-now="">{t('table.btm.pocket.now', { side: view.side, phase: phaseKey(view.phase) })}</li>
        {isMoved ? null : <li>{t('table.btm.pocket.chance', { side })}</li>}
        <li>{t('table.btm.pocket.end', { side })}</li>
      </ol>
      <p className="line gap-8 with-rule">
        <span className="min-0">
          {opens.length === 0
            ? t('table.btm.pocket.opens.none')
            : t('table.btm.pocket.opens', { side, hexes: joinIds(opens) })}
          {movers === null
            ? ''
            : ` ${movers.length === 0 ? t('table.btm.pocket.movers.none') : t('table.btm.pocket.movers', { units: joinIds(movers.slice(0, 3)) })}`}
        </span>
        <RuleChip rule="13.1" />
      </p>
    </>
  );
}

const PHASES = ['logistics', 'movement', 'combat', 'breakthrough', 'supply'] as const;
const phaseKey = (phase: string) => `btm.phase.${PHASES.find((one) => one === phase) ?? 'movement'}`;
