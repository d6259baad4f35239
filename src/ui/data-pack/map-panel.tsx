import { useMemo } from 'react';
import type { PackEntry, PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import type { Picture, PictureProps } from '../../games/manifest.ts';
import { findGame } from '../../games/shelf.ts';
import { describeGame, type ShelfGame } from '../../store/describe-game.ts';
import { usePart } from '../app/later.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Cap } from '../parts/cap.tsx';
import { MarkDrawing } from './mark-drawing.tsx';
import { markOf, type MapMark } from './map-marks.ts';
import type { Thing } from './things.ts';
import { fieldWords, kindWords, thingWords, valueWords, type DataWords } from './words.ts';

export interface MapPanelProps {
  readonly kit: PackKit;
  readonly shelf: ShelfGame;
  /** The pack, where its parts go together: its map is drawn. */
  readonly file: PackFile | null;
  readonly things: readonly Thing[];
  readonly thing: Thing;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
}

/** More would hide the map. */
const MOST = 24;

/** Where on the map the thing is; of one that lies on no map, what else the pack changes there. */
export function MapPanel({ kit, shelf, file, things, thing, entries, words }: MapPanelProps) {
  const { t } = words.i18n;
  const picture = usePart(findGame(kit.game)?.art.vignette ?? null);
  const drawn = useMemo(() => (file ? describeGame(kit.open(file)) : shelf), [kit, file, shelf]);
  const marks = useMemo(() => {
    const own = markOf(words, thing, entries);
    if (own) return [own];
    const replaced = things.filter(({ data }) => data.some(({ id }) => entries.has(id)));
    const marked = replaced.flatMap((one) => markOf(words, one, entries) ?? []);
    return marked.filter(({ sign }) => sign !== 'shown').slice(0, MOST);
  }, [words, thing, things, entries]);
  const about = useMemo(
    () => ({
      places: marks.flatMap(({ places }) => places),
      draw: (placeOf: Parameters<typeof MarkDrawing>[0]['placeOf']) => <MarkDrawing marks={marks} placeOf={placeOf} />,
    }),
    [marks],
  );
  if (!picture || marks.length === 0) return null;
  const told = marks.map((mark) => tell(words, mark, things, thing, entries));
  return (
    <section className="panel panel__body col gap-8 thing-map" aria-labelledby="thing-map">
      <div className="flex baseline apart gap-8 wrap">
        <Cap id="thing-map">{t('pack.map')}</Cap>
        {told.length === 1 ? <span className="small">{told[0]}</span> : null}
      </div>
      <div className="clip thing-map__picture" aria-hidden="true">
        <ErrorBoundary fallback={() => null}>
          {/* A frame that is drawn anew looks where it has to. */}
          <Shown key={about.places.join(' ')} of={picture} facts={drawn.facts} view={drawn.opening} about={about} />
        </ErrorBoundary>
      </div>
      {told.length > 1 ? (
        <ul className="small thing__list">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const Shown = ({ of: Part, ...shown }: PictureProps & { readonly of: Picture }) => <Part {...shown} />;

/** `Kharkov – Stalingrad · In the game: yes → no`; of what is as in Fronts, what it is. */
function tell(
  words: DataWords,
  mark: MapMark,
  things: readonly Thing[],
  shown: Thing,
  entries: ReadonlyMap<string, PackEntry>,
): string {
  const { t } = words.i18n;
  const thing = mark.thing === shown.id ? shown : (things.find(({ id }) => id === mark.thing) ?? shown);
  const name = thingWords(words, thing);
  const changed = thing.data.find(({ id, value }) => {
    const entry = entries.get(id);
    return entry !== undefined && JSON.stringify(entry.value) !== JSON.stringify(value);
  });
  if (!changed) return t('pack.map.of', { what: name, how: kindWords(words, thing.kind) });
  const to = valueWords(words, changed.form, entries.get(changed.id)?.value);
  const what = fieldWords(words, changed);
  const how =
    changed.isNew === true
      ? t('pack.changes.new', { what, to })
      : t('pack.changes.from-to', { what, from: valueWords(words, changed.form, changed.value), to });
  return t('pack.map.of', { what: name, how });
}
