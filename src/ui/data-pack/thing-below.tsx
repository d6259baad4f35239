import type { PackReport } from '../../engine/kits/pack/pack-kit.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { MapPanel, type MapPanelProps } from './map-panel.tsx';
import { ResultsGrid } from './results-grid.tsx';

interface ThingBelowProps extends MapPanelProps {
  readonly report: PackReport | null;
  readonly onShow: (thing: string) => void;
}

/** Under the card: the table of results where it is about it or changed, and the map. */
export function ThingBelow({ report, onShow, ...props }: ThingBelowProps) {
  const { things, thing, entries, words } = props;
  const columns = things.filter(({ kind }) => kind === 'crt');
  const isChanged = columns.some(({ data }) => data.some(({ id }) => entries.has(id)));
  return (
    <div className="thing-below">
      {thing.kind === 'crt' || isChanged ? (
        <ResultsGrid
          columns={columns}
          entries={entries}
          shown={thing.id}
          remarks={report?.remarks.filter(({ key }) => key === 'pack.remark.crt') ?? []}
          words={words}
          onShow={onShow}
        />
      ) : null}
      {/* A map that cannot be fetched is left out. */}
      <ErrorBoundary fallback={() => null}>
        <MapPanel {...props} />
      </ErrorBoundary>
    </div>
  );
}
