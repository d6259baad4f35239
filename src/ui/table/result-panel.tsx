import Flag from '@lucide/icons/icons/flag';
import type { Modifier } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { isBeatShown } from './beat.tsx';
import './result-panel.css';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';

/** Shows the result next to the board, with the way back to its sheet; a variation has only this. */
export function ResultPanel() {
  const { t } = useT();
  const { showEnd } = usePlayActions();
  const result = usePlay(({ staged: { shown } }) => (shown.live ? shown.result : null));
  const isTrial = useMatch(({ timeline }) => timeline.trial !== null);
  const isBeat = usePlay(isBeatShown);
  if (!result || isBeat) return null;
  return (
    <section className="section result" aria-labelledby="result-title">
      <h2 id="result-title" className="cap">
        {t('table.result')}
      </h2>
      {isTrial ? null : (
        <p className="result__actions">
          <Button variant="go" size="big" wide icon={Flag} data-onward="" onClick={() => showEnd(true)}>
            {t('table.ending.back')}
          </Button>
        </p>
      )}
      <ResultReasons reasons={result.reasons} />
      <Scores />
    </section>
  );
}

/** Reasons that count are shown as a sum; a reason that decides alone is a sentence. */
function ResultReasons({ reasons }: { readonly reasons: readonly Modifier[] }) {
  const game = useGame();
  const { facts, queries, view, i18n } = useScene();
  // If the score alone decides, its sum below says the same.
  const text = JSON.stringify(reasons);
  if (game.roll.listScore({ facts, queries, view }).some((score) => JSON.stringify(score.reasons) === text))
    return null;
  if (reasons.some(({ amount }) => amount !== 0))
    return <Reasons rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))} />;
  return reasons.map((reason) => (
    <p key={reason.key} className="mb-4">
      <span>{i18n.line(reason)}</span> <RuleChip rule={reason.rule} />
    </p>
  ));
}

function Scores() {
  const game = useGame();
  const { facts, queries, view, i18n } = useScene();
  const { t } = i18n;
  return (
    <div className="grid gap-16 result__sides">
      {game.roll.listScore({ facts, queries, view }).map(({ seat, total, reasons }) => {
        const figure = game.roll.wordScore(i18n, seat, total);
        // A figure without summands says everything itself.
        return reasons.length === 0 ? (
          <p key={seat} className="line gap-8 t-ui">
            {drawSeatMark({ game: game.game, seat, size: 's' })}
            <span>{figure}</span>
          </p>
        ) : (
          <section key={seat} className="result__side" aria-label={figure}>
            <h3 className="flex middle">
              {drawSeatMark({ game: game.game, seat, size: 's' })}
              <span className="grow">{t('table.result.of', { side: seat })}</span>
              <b className="num">{total}</b>
            </h3>
            <Reasons
              rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))}
              total={{ amount: total, text: t('table.reasons.total') }}
            />
          </section>
        );
      })}
    </div>
  );
}
