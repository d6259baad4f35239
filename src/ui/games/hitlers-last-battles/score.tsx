import { useState } from 'react';
import type { Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { pointsToLead } from '../../../engine/kits/goals/goals.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { Reasons } from '../../parts/reasons.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { Scene } from '../../table/game-table.ts';
import { withTaken } from '../../table/number-words.ts';
import { TakenTurns } from '../../table/taken-when.tsx';
import { reasonRow } from './roll.ts';
import '../../parts/table-boxes.css';
import './score.css';
import { SIDES } from './lookup.ts';

/** Two figures and a bar; pressed, they explain every point. */
export function HlbScore({ facts, view, isSmall }: Scene<HlbTypes> & { readonly isSmall: boolean }) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  const { german, allied } = view.score;
  const total = Math.max(1, german.total + allied.total);
  const need = pointsNeeded(view.score);
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'line gap-9 rounded score score--small hlb-score' : 'line gap-9 rounded score hlb-score'}
        aria-label={t('table.hlb.score.label', { german: german.total, allied: allied.total })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isSmall ? null : <span className="cap">{t('table.points')}</span>}
        {drawSeatMark({ game: 'hitlers-last-battles', seat: 'german', size: isSmall ? 's' : 'm' })}
        <b className="score__figure">{german.total}</b>
        {isSmall ? (
          <span aria-hidden="true">:</span>
        ) : (
          <span className="flex clip h-14 edge-ink r-3 hlb-score__bar" aria-hidden="true">
            <span style={{ flexGrow: german.total / total }} className="hlb-score__part hlb-score__part--german" />
            <span style={{ flexGrow: allied.total / total }} className="hlb-score__part hlb-score__part--allied" />
          </span>
        )}
        <b className="score__figure">{allied.total}</b>
        {drawSeatMark({ game: 'hitlers-last-battles', seat: 'allied', size: isSmall ? 's' : 'm' })}
      </button>
      {isSmall || view.result ? null : (
        <p className="rule-before hlb-score__need small">
          {need.side === null
            ? t('table.hlb.need.level', { turn: facts.turns.length })
            : t('table.hlb.need', { side: need.side, n: need.points, turn: facts.turns.length })}
        </p>
      )}
      {isOpen ? <ScoreDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Points that the trailing side must take to lead: each taken point counts for both sides (§9). */
export function pointsNeeded(score: HlbView['score']): { readonly side: Side | null; readonly points: number } {
  const lead = score.german.total - score.allied.total;
  if (lead === 0) return { side: null, points: 1 };
  return { side: lead > 0 ? 'allied' : 'german', points: pointsToLead(-Math.abs(lead)) };
}

interface ScoreDialogProps {
  readonly view: HlbView;
  readonly onClose: () => void;
}

function ScoreDialog({ view, onClose }: ScoreDialogProps) {
  const { t } = useT();
  return (
    <Dialog open onClose={onClose} title={t('table.hlb.score.title')} look="wide">
      <p className="flex baseline gap-8 with-rule">
        <span>{t('table.hlb.score.how')}</span> <RuleChip rule="9" />
      </p>
      <ScoreSides view={view} />
    </Dialog>
  );
}

/** Every point of both sides, with the turn in which its hex was taken. */
function ScoreSides({ view }: Pick<ScoreDialogProps, 'view'>) {
  const i18n = useT();
  const { t } = i18n;
  return (
    <div className="grid mt-12 hlb-score__sides">
      {SIDES.map((side) => (
        <section key={side} aria-label={t('table.result.score', { side, points: view.score[side].total })}>
          <h3 className="flex middle">
            {drawSeatMark({ game: 'hitlers-last-battles', seat: side, size: 's' })}{' '}
            <span>{t('table.result.of', { side })}</span>
          </h3>
          <TakenTurns turn={view.turn}>
            {(taken) => (
              <Reasons
                rows={view.score[side].reasons.map((reason, at) =>
                  withTaken(i18n, reasonRow(i18n, reason, at), taken.get(String(reason.params?.['hex']))),
                )}
                total={{ amount: view.score[side].total, text: t('table.reasons.total') }}
              />
            )}
          </TakenTurns>
        </section>
      ))}
    </div>
  );
}
