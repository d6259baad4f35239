import { Note } from '../parts/note.tsx';
import { OddsBar, OddsFigure } from '../parts/odds-bar.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useLesson } from './lesson-model.tsx';
import type { Move } from './lesson-model.tsx';

/** What the move would do, before it is made: the same words and numbers as at the table. */
export function MovePreview({ move }: { readonly move: Move }) {
  const { table, actions, i18n } = useLesson();
  const { t, line } = i18n;
  const { effects, modifiers, odds, warnings } = actions.preview(move);
  const won = odds?.outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0) ?? 0;
  const segments = odds?.outcomes.map((outcome) => table.oddsSegment(i18n, outcome)) ?? [];
  return (
    <div className="coach__preview">
      {warnings.map((warning, at) => (
        <Note key={at} tone="warn">
          <p className="with-rule">
            <span>{line(warning)}</span> <RuleChip rule={warning.rule} />
          </p>
        </Note>
      ))}
      {odds ? (
        <div>
          <header className="cap-head">
            <h3 className="cap">{t('table.odds', { total: odds.total })}</h3>
            <OddsFigure of={t('table.odds.success.count', { count: won, total: odds.total })}>
              {t('table.odds.share', { share: won / odds.total })}
            </OddsFigure>
          </header>
          <OddsBar
            segments={segments}
            total={odds.total}
            label={segments
              .map(({ label, count }) => t('table.odds.part', { what: label, count, total: odds.total }))
              .join('; ')}
          />
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
