import { useMemo, useRef, useState } from 'react';
import type { Modifier } from '../../../engine/kernel/types.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { useLayoutSize } from '../../app/layout-size.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useHasRoom } from '../../parts/use-has-room.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { Reasons } from '../../parts/reasons.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { ScoreProps } from '../../table/game-table.ts';
import { withTaken } from '../../table/number-words.ts';
import { TakenTurns } from '../../table/taken-when.tsx';
import { reasonRow } from './roll.ts';
import '../../parts/table-boxes.css';
import './score.css';
import type { BtmScene } from './lookup.ts';
import { TurnStrip, TurnTrack, WeatherWords } from './tracks.tsx';

/** Only one of the two fits into so many pixels; the track is also below the map. */
const ONE_FITS = 640;

/**
 * The turn track and the German score, which decides the game (§4); pressed, they explain every point and what is still
 * needed.
 */
export function BtmScore({ facts, queries, view: now, isSmall, before = null }: ScoreProps<BtmTypes>) {
  const i18n = useT();
  const { t } = i18n;
  const [open, setOpen] = useState<'score' | 'track' | null>(null);
  const rail = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(rail, ONE_FITS, !useLayoutSize().narrow.includes(1279), !isSmall);
  // The turn of a result that both players are shown is the one in which it happened.
  const turn = before?.turn ?? now.turn;
  const view = useMemo(() => ({ ...now, turn }), [now, turn]);
  const { total } = view.score;
  const { germanWinsAt: wins } = facts.scoring;
  const label = t('table.btm.score.label', { n: total, wins });
  return (
    <>
      {isSmall ? (
        <button
          type="button"
          className="line gap-9 rounded score score--small inked min-h-44 btm-score btm-score--small"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen('score')}
        >
          {drawSeatMark({ game: 'blitzkrieg-to-moscow-2', seat: 'german', size: 's' })}
          <b className="score__figure">{t('table.btm.score.figure', { n: total })}</b>
          <span aria-hidden="true">
            / <span>{wins}</span>
          </span>
        </button>
      ) : (
        <div ref={rail} className="line grow gap-8 btm-rail">
          {hasRoom ? (
            <button
              type="button"
              className="line gap-9 rounded score inked min-0 min-h-44 btm-rail__track"
              aria-label={t('table.btm.track.now', {
                turn: view.turn,
                of: facts.turns.length,
                weather: weatherOf({ facts, queries, view }),
              })}
              aria-haspopup="dialog"
              onClick={() => setOpen('track')}
            >
              <span className="cap">{t('table.btm.turn')}</span>
              <TurnStrip facts={facts} queries={queries} view={view} />
            </button>
          ) : null}
          <button
            type="button"
            className="line gap-9 rounded score inked min-h-44 btm-score"
            aria-label={label}
            aria-haspopup="dialog"
            onClick={() => setOpen('score')}
          >
            <span className="cap at-start score__cap">{t('table.btm.score')}</span>
            <b className="score__figure">{t('table.btm.score.figure', { n: total })}</b>
            <span className="col t-tag muted nowrap at-start btm-score__why">
              <span>{t('table.btm.score.wins', { n: wins })}</span>
              <span>{t('table.btm.score.sum', sumsOf(view.score.modifiers))}</span>
            </span>
          </button>
        </div>
      )}
      {open === 'track' ? (
        <Dialog open onClose={() => setOpen(null)} title={t('table.btm.track')} look="wide">
          <TurnTrack facts={facts} queries={queries} view={view} />
          <WeatherWords facts={facts} turn={view.turn} />
        </Dialog>
      ) : null}
      {open === 'score' ? (
        <Dialog open onClose={() => setOpen(null)} title={t('table.btm.score.title')} look="wide">
          <ScoreWords facts={facts} queries={queries} view={view} i18n={i18n} />
        </Dialog>
      ) : null}
    </>
  );
}

const weatherOf = ({ facts, view }: BtmScene): string =>
  facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';

/** Groups points by cities with the hero city, panzers, and losses. */
function sumsOf(modifiers: readonly Modifier[]) {
  const sum = (keys: readonly string[]): number =>
    modifiers.reduce((total, { key, amount }) => total + (keys.includes(key) ? amount : 0), 0);
  return {
    cities: sum(['btm.score.city', 'btm.score.hero']),
    panzers: sum(['btm.score.panzers']),
    lost: Math.abs(sum(['btm.score.losses'])),
  };
}

function ScoreWords({ facts, queries, view, i18n }: BtmScene & { readonly i18n: I18n }) {
  const { t } = i18n;
  const { total, modifiers } = view.score;
  return (
    <>
      <TakenTurns turn={view.turn}>
        {(taken) => (
          <Reasons
            label={t('table.btm.score.reasons')}
            rows={modifiers.map((reason, at) =>
              withTaken(i18n, reasonRow(i18n, reason, at, facts), taken.get(String(reason.params?.['hex']))),
            )}
            total={{ amount: total, text: t('table.btm.score.total') }}
          />
        )}
      </TakenTurns>
      <ul className="btm-score__needs">
        {listNeeds({ facts, queries, view }, i18n).map(({ text, rule }) => (
          <li key={text} className="flex baseline gap-8 with-rule">
            <span>{text}</span> <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists the needs of each side to win, and the points that can still be taken (§4). */
function listNeeds(
  { facts, queries, view }: BtmScene,
  { t }: I18n,
): readonly { readonly text: string; readonly rule: string }[] {
  const { total } = view.score;
  const { germanWinsAt: wins, activePanzersPerPoint: each } = facts.scoring;
  const turn = facts.turns.length;
  const missing = wins - total;
  const left = facts.cities.filter(({ hex }) => !view.germanHexes.includes(hex));
  const points = left.reduce((sum, city) => sum + queries.pointsOf(view, city), 0);
  return [
    missing > 0
      ? { text: t('table.btm.score.need.german', { n: missing, turn }), rule: '4' }
      : { text: t('table.btm.score.need.enough', { spare: -missing, turn }), rule: '4' },
    missing > 0
      ? { text: t('table.btm.score.need.hold', { most: wins - 1 }), rule: '4' }
      : { text: t('table.btm.score.need.soviet', { n: 1 - missing, most: wins - 1 }), rule: '4' },
    left.length > 0
      ? { text: t('table.btm.score.left', { cities: joinIds(left.map(({ hex }) => hex)), n: points }), rule: '4.1' }
      : { text: t('table.btm.score.left.none'), rule: '4.1' },
    { text: t('table.btm.score.supply'), rule: '4.1' },
    { text: t('table.btm.score.panzers', { each }), rule: '4.1' },
    {
      text: t('table.btm.score.losses', { infantry: facts.scoring.lostInfantry, tank: facts.scoring.lostTank }),
      rule: '4.1',
    },
  ];
}
