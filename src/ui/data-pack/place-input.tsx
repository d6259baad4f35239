import { useMemo, useState } from 'react';
import MapPin from '@lucide/icons/icons/map-pin';
import { useLayoutSize } from '../app/layout-size.ts';
import { later } from '../app/later.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { IconButton } from '../parts/button.tsx';
import { Combobox } from '../parts/combobox.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { choiceWords, PHONE, placeOtherwise, type DataWords } from './data-words.ts';

interface PlaceInputProps {
  readonly label: string;
  readonly quiet?: boolean;
  readonly value: string;
  readonly places: readonly string[];
  readonly words: DataWords;
  readonly onChange: (place: string) => void;
}

const PlaceMap = later(() => import('./place-map.tsx').then((part) => part.PlaceMap), null);

/** Finds a place by name in a list, or on the map of the pack. */
export function PlaceInput({ label, quiet = false, value, places, words, onChange }: PlaceInputProps) {
  const { t, lang } = words.i18n;
  const source = words.map;
  const hasRoom = !useLayoutSize().narrow.includes(PHONE);
  const [isOnMap, setOnMap] = useState(false);
  const options = useMemo(() => {
    const named = places.map((place) => ({
      value: place,
      label: choiceWords(words, place, 'place'),
      also: placeOtherwise(words, place),
    }));
    // Names in order, then bare numbers and places without a name.
    const isNamed = ({ value: id, label: name }: { readonly value: string; readonly label: string }) =>
      name !== id && !id.startsWith('turn-');
    return [
      ...named.filter(isNamed).sort((a, b) => a.label.localeCompare(b.label, lang)),
      ...named.filter((one) => !isNamed(one)),
    ];
  }, [places, words, lang]);
  const title = t('pack.place.map', { what: label });
  return (
    <div className="flex gap-8 place-input">
      <div className="grow">
        <Combobox
          label={label}
          quiet={quiet}
          value={value}
          options={options}
          wordNone={(text) => t('pack.place.none', { text })}
          onChange={onChange}
        />
      </div>
      {source && hasRoom ? (
        <IconButton icon={MapPin} label={t('pack.place.map', { what: label })} onClick={() => setOnMap(true)} />
      ) : null}
      {source ? (
        <Dialog open={isOnMap} onClose={() => setOnMap(false)} title={title} look="wide">
          <ErrorBoundary fallback={() => <MissingPartNote />}>
            <PlaceMap
              source={source}
              value={value}
              places={places}
              label={title}
              words={words}
              onPick={(place) => {
                setOnMap(false);
                onChange(place);
              }}
            />
          </ErrorBoundary>
        </Dialog>
      ) : null}
    </div>
  );
}
