import { useMemo, useRef, useState } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { startGame } from '../../lab/positions/openings.ts';
import { announce } from '../app/announce.ts';
import { usePart } from '../app/later.tsx';
import type { MapHandle } from '../board/map-viewport.tsx';
import { fixed } from '../board/selected.ts';
import { loadEditor } from '../editor/open-editor.ts';
import { PositionBoard } from '../editor/position-board.tsx';
import type { EditorParts } from '../editor/use-editor.ts';
import type { TargetState } from '../table/game-table.ts';
import { choiceWords, type DataWords, type PlaceMapSource } from './data-words.ts';

interface PlaceMapProps {
  readonly source: PlaceMapSource;
  readonly value: string;
  readonly places: readonly string[];
  readonly label: string;
  readonly words: DataWords;
  readonly onPick: (place: string) => void;
}

/** The opening position with the pack's data; a press on a place picks it. */
export function PlaceMap(props: PlaceMapProps) {
  const { game, file } = props.source;
  const load = useMemo(() => () => loadEditor(game, file ?? undefined), [game, file]);
  const parts = usePart(load);
  const { t } = props.words.i18n;
  return parts ? <Opened {...props} parts={parts} /> : <p className="loading-line">{t('pack.place.loading')}</p>;
}

function Opened({
  source,
  value,
  places,
  label,
  words,
  onPick,
  parts,
}: PlaceMapProps & { readonly parts: EditorParts }) {
  const { t } = words.i18n;
  const { def, kit, table } = parts;
  const mapRef = useRef<MapHandle>(null);
  const state = useMemo(() => startGame(def, def.scenarios[0]?.id ?? ''), [def]);
  const view = useMemo(() => def.view(state, null), [def, state]);
  const [hovered, setHovered] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const offered = useMemo(() => new Set(places), [places]);
  const placeAt = (target: TargetRef | null) => (target === null ? null : kit.places.at(state, target));
  const targets = useMemo(
    () =>
      new Map<TargetRef, TargetState>(
        hovered !== null && offered.has(hovered) ? [[kit.places.refOf(hovered), 'legal']] : [],
      ),
    [kit, hovered, offered],
  );
  const selected = useMemo(
    () =>
      fixed(
        offered.has(value) && kit.places.at(state, kit.places.refOf(value)) !== null ? kit.places.refOf(value) : null,
      ),
    [kit, state, value, offered],
  );
  const press = (target: TargetRef) => {
    const place = placeAt(target);
    if (place === null) return;
    if (offered.has(place)) return onPick(place);
    const sentence = t('pack.place.not', { place: choiceWords(words, place, 'place') });
    setRefused(sentence);
    announce(sentence);
  };
  return (
    <div className="col gap-8">
      <p className="small">{`${t('pack.place.hint')}${source.isBroken ? ` ${t('pack.place.shipped')}` : ''}`}</p>
      <section className="flex clip relative min-h-0 stage edge soft place-map" aria-label={label}>
        <PositionBoard
          table={table}
          facts={def.data.facts}
          queries={def.queries}
          view={view}
          targets={targets}
          selected={selected}
          mapRef={mapRef}
          onPress={press}
          onHover={(target) => setHovered(placeAt(target))}
        />
      </section>
      <p className="t-ui place-map__now">{refused ?? (hovered === null ? '' : choiceWords(words, hovered, 'place'))}</p>
    </div>
  );
}
