import { Note } from '../parts/note.tsx';
import { OddsBar, OddsFigure } from '../parts/odds-bar.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { tellOdds } from '../table/odds-told.ts';
import { usePreview } from '../table/use-previews.ts';
import { useLesson } from './lesson-model.tsx';
import type { Move } from './lesson-model.tsx';

/** What the move would do, before it is made: the same words and numbers as at the table. */
export function MovePreview({ move }: { readonly move: Move }) {
  const { table, rules, facts, view, i18n } = useLesson();
  const { t, line } = i18n;
  const preview = usePreview(move, rules.preview);
  if (!preview) return null;
  const { effects, modifiers, odds, warnings } = preview;
  const told =
    odds &&
    tellOdds(
      i18n,
      odds,
      odds.outcomes.map((outcome) => table.oddsSegment(i18n, outcome)),
    );
  return (
    <div className="coach__preview">
      {warnings.map((warning, at) => (
        <Note key={at} tone="warn">
          <p className="with-rule">
            <span>{line(warning)}</span> <RuleChip rule={warning.rule} />
          </p>
        </Note>
      ))}
      {odds && told ? (
        <div>
          <header className="cap-head">
            <h3 className="cap">{told.title}</h3>
            <OddsFigure of={table.wordSuccess?.(i18n, facts, view) ?? told.of}>{told.share}</OddsFigure>
          </header>
          <OddsBar segments={told.segments} total={odds.total} label={told.sentence} />
        </div>
      ) : null}
      {effects.length > 0 ? (
        <ul className="effects">
          {effects.map((effect, at) => (
            <li key={at} className="with-rule">
              <span>{line(effect)}</span>
              {effect.rule === undefined ? null : <RuleChip rule={effect.rule} />}
            </li>
          ))}
        </ul>
      ) : null}
      {modifiers.length > 0 ? (
        <details className="fold">
          <summary>{t('table.reasons')}</summary>
          <Reasons rows={modifiers.map((modifier, at) => table.reasonRow(i18n, modifier, at))} />
        </details>
      ) : null}
    </div>
  );
}
