import { EmptyBox } from '../parts/note.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Passage } from './game-table.ts';
import './place-panel.css';
import { useTable } from './table-model.tsx';
import { OverlayChips } from './table-stage.tsx';
import { useTableLayout } from './use-table-layout.ts';

/** The map in words: the place that is inspected, and whatever is laid over the map. */
export function PlacePanel() {
  const { game, facts, view, overlay, inspected, moves, selection, shown, i18n } = useTable();
  const { t } = i18n;
  const layout = useTableLayout();
  const scene = { facts, view, i18n };
  const past = { points: shown.timeline.points, at: shown.at };
  const spec = game.overlays.find(({ id }) => id === overlay);
  return (
    <div className="place">
      {layout === 'wide' ? null : <OverlayChips />}
      {inspected === null ? (
        spec ? null : (
          <EmptyBox>{t('table.inspect.empty')}</EmptyBox>
        )
      ) : (
        game.inspect(scene, inspected).map((passage) => <PassageBlock key={passage.title} passage={passage} />)
      )}
      {spec?.describe(scene, moves, past, selection.picked).map((passage) => (
        <PassageBlock key={passage.title} passage={passage} />
      ))}
    </div>
  );
}

function PassageBlock({ passage: { title, lines } }: { readonly passage: Passage }) {
  return (
    <section className="place__passage">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text, rule, muted }, at) => (
          <li key={at} className={muted === true ? 'with-rule small' : 'with-rule'}>
            <span>{text}</span>
            {rule === undefined ? null : <RuleChip rule={rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
