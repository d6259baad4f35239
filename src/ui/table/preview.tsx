import { useDeferredValue, useEffect, useRef } from 'react';
import type { Odds, Preview } from '../../engine/kernel/types.ts';
import { classes } from '../parts/classes.ts';
import { Note } from '../parts/note.tsx';
import { OddsBar, OddsFigure } from '../parts/odds-bar.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { tellOdds } from './odds-told.ts';
import './preview.css';
import { useTable } from './table-model.tsx';
import { useSheetIsOpen } from './table-parts.tsx';
import { usePreview } from './use-previews.ts';

/** What the chosen move would do, told before it is committed: warnings, chances, every number with its reasons. */
export function MovePreview() {
  const { game, view, match, selection } = useTable();
  const { chosen } = selection;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where list and preview share one scroller (a phone), the consequence must come into sight by itself.
    if (chosen) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  // Counting the chances may take longer than a frame: what was picked lights up first.
  const counted = useDeferredValue(chosen, null);
  const preview = usePreview(counted === chosen ? chosen : null, match.preview);
  if (!preview) return null;
  const isTold = chosen !== null && (game.isToldBeside?.(view, chosen) ?? false);
  const isEmpty = preview.effects.length + preview.modifiers.length === 0 && !preview.odds;
  if (preview.warnings.length === 0 && (isTold || isEmpty)) return null;
  return (
    <div ref={box} className="preview">
      <Warnings preview={preview} />
      {isTold ? null : (
        <>
          {preview.odds ? <MoveOdds odds={preview.odds} /> : null}
          <Numbers preview={preview} />
          <Effects preview={preview} />
        </>
      )}
    </div>
  );
}

/** What the rules ask to be told before, on top of everything else. */
function Warnings({ preview: { warnings } }: { readonly preview: Preview }) {
  const { t, line } = useTable().i18n;
  if (warnings.length === 0) return null;
  return (
    <section className="section" aria-label={t('table.warning')}>
      {warnings.map((warning, at) => (
        <Note key={at} tone="warn">
          <p className="with-rule">
            <span>{line(warning)}</span> <RuleChip rule={warning.rule} />
          </p>
        </Note>
      ))}
    </section>
  );
}

function Effects({ preview: { effects } }: { readonly preview: Preview }) {
  const { t, line } = useTable().i18n;
  if (effects.length === 0) return null;
  return (
    <section className="section" aria-labelledby="effects-title">
      <h2 id="effects-title" className="cap">
        {t('table.preview')}
      </h2>
      <ul className="effects">
        {effects.map((effect, at) => (
          <li key={at} className="with-rule">
            <span>{line(effect)}</span>
            {effect.rule === undefined ? null : <RuleChip rule={effect.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({ preview: { modifiers } }: { readonly preview: Preview }) {
  const { game, i18n } = useTable();
  const isPlayedOut = useSheetIsOpen();
  if (modifiers.length === 0) return null;
  const reasons = <Reasons rows={modifiers.map((modifier, at) => game.reasonRow(i18n, modifier, at))} />;
  // The dice themselves lie beside it then, each with its reason.
  if (isPlayedOut)
    return (
      <details className="section fold">
        <summary>{i18n.t('table.reasons')}</summary>
        {reasons}
      </details>
    );
  return (
    <section className="section" aria-labelledby="reasons-title">
      <h2 id="reasons-title" className="cap">
        {i18n.t('table.reasons')}
      </h2>
      {reasons}
    </section>
  );
}

/** Never rounded in the engine; the percentages are for reading. In brief where what is played out beside tells it all. */
function MoveOdds({ odds }: { readonly odds: Odds }) {
  const { game, facts, view, i18n } = useTable();
  const isPlayedOut = useSheetIsOpen();
  const { title, share, of, segments, sentence } = tellOdds(
    i18n,
    odds,
    odds.outcomes.map((outcome) => game.oddsSegment(i18n, outcome)),
  );
  return (
    <section className="section" aria-labelledby="odds-title">
      <div className={classes('cap-head', isPlayedOut && 'cap-head--alone')}>
        <h2 id="odds-title" className="cap">
          {title}
        </h2>
        <OddsFigure of={game.wordSuccess?.(i18n, facts, view) ?? of}>{share}</OddsFigure>
      </div>
      {isPlayedOut ? null : <OddsBar segments={segments} total={odds.total} label={sentence} />}
    </section>
  );
}
