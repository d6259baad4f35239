import { memo } from 'react';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import { useSuggest } from '../../opponent/suggest-store.ts';
import type { PlayState } from '../../play/state.ts';
import { point, type Place } from '../board/hex-geometry.ts';
import type { Move } from './game-table.ts';
import '../board/end-numbers.css';
import { keyedEntries } from './table-keys.ts';
import { usePlay } from './use-play.tsx';

interface EndNumbersProps {
  readonly isNumbered: (move: Move) => boolean;
  readonly placeOf: (space: string) => Place;
}

const NO_ENTRIES: PlayState['picture']['entries'] = [];

export const EndNumbers = memo(({ isNumbered, placeOf }: EndNumbersProps) => {
  const entries = usePlay(({ picture }) =>
    picture.entries.some(({ moves: [first] }) => first && isNumbered(first)) ? picture.entries : NO_ENTRIES,
  );
  const isSuggesting = useSuggest(({ status }) => status !== 'closed');
  if (isSuggesting) return null;
  return keyedEntries(entries).map((entry, at) => {
    if (!entry) return null;
    const { target } = entry;
    const { kind, id } = parseTarget(target);
    return kind === 'space' ? (
      <g key={target} className="end-number" transform={`translate(${point(placeOf(id))})`}>
        <circle r="15" />
        <text y="7">{at + 1}</text>
      </g>
    ) : null;
  });
});
EndNumbers.displayName = 'EndNumbers';
