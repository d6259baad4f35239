import { memo } from 'react';
import Info from 'lucide-react/icons/info';
import { Link } from 'wouter';
import { joinFacts } from '../../i18n/join-facts.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { LibraryEntry } from '../../store/library-types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { GameWords } from '../app/game-words.tsx';
import { paths } from '../app/routes.ts';
import { sayWhen } from '../app/when.ts';
import { IconButton } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import type { ChipTone } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { Checkbox } from '../parts/field.tsx';
import { EntryThumb } from './entry-thumb.tsx';
import { EntryTitle, useEntryWords, wordArrival, wordStudy } from './entry-words.tsx';

export interface EntryTileProps {
  readonly entry: LibraryEntry;
  readonly isPicked: boolean;
  readonly isInspected: boolean;
  /** On paper the words are enough. */
  readonly hasMap: boolean;
  readonly onPick: (id: string) => void;
  readonly onInspect: (id: string) => void;
}

const STATUS_TONES: Readonly<Record<LibraryEntry['status'], ChipTone>> = {
  live: 'yes',
  finished: 'plain',
  damaged: 'no',
};

/** A match: its map, its name, where it stands. The name opens it; the rest of the tile shows it in the inspector. */
export const EntryTile = memo(function EntryTile(props: EntryTileProps) {
  const { entry, isPicked, isInspected, hasMap, onInspect } = props;
  const inspect = () => onInspect(entry.id);
  return (
    <article
      className={classes(
        'col clip relative entry-tile panel',
        isInspected && 'entry-tile--on',
        isPicked && 'entry-tile--picked',
      )}
      onClick={inspect}
      onFocus={inspect}
    >
      <div className="clip entry-tile__map">{hasMap ? <EntryThumb entry={entry} /> : null}</div>
      <GameWords game={entry.game} seatNames={entry.about.seatNames}>
        <TileText {...props} />
      </GameWords>
    </article>
  );
});

function TileText({ entry, isPicked, onPick, onInspect }: EntryTileProps) {
  const i18n = useT();
  const { t } = i18n;
  const words = useEntryWords(entry);
  // Matches without a name are told apart by when they were begun and where they stand.
  const name = entry.about.name || joinFacts(i18n.lang, [words.game, wordArrival(i18n, entry), words.state]);
  return (
    <div className="entry-tile__text">
      <div className="line gap-8 entry-tile__head">
        <SeatMark game={entry.game} seat={entry.toMove ?? entry.winner ?? entry.moment.seat} size="s" />
        <h2>
          <Link to={paths.table(entry.id)}>
            <EntryTitle entry={entry} />
          </Link>
        </h2>
        <span className="small nowrap">{sayWhen(i18n, entry.updated)}</span>
      </div>
      {/* A match without a name of its own is headed by its game already. */}
      <p className="small">{entry.about.name === '' ? wordArrival(i18n, entry) : words.game}</p>
      <p className="t-small entry-tile__state">{words.state}</p>
      <div className="line wrap gap-6 entry-tile__foot">
        <Chip tone={STATUS_TONES[entry.status]}>{t(`library.status.${entry.status}`)}</Chip>
        {entry.origin === 'copy' ? <Chip>{t('library.origin.copy')}</Chip> : null}
        {words.scenario === null ? null : <Chip>{words.scenario}</Chip>}
        {words.series === null ? null : <Chip>{words.series}</Chip>}
        {entry.study ? <Chip>{wordStudy(t, entry.study)}</Chip> : null}
        {entry.about.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        <span className="entry-tile__size small nowrap">
          {`${t('library.moves', { n: entry.moves })} · ${t('library.size', { n: entry.bytes })}`}
        </span>
      </div>
      <div className="flex apart entry-tile__tools">
        <Checkbox quiet checked={isPicked} onChange={() => onPick(entry.id)} label={t('library.select', { name })} />
        <IconButton
          icon={Info}
          size="small"
          label={t('library.details', { name })}
          onClick={() => {
            onInspect(entry.id);
            document.getElementById('library-inspector')?.focus();
          }}
        />
      </div>
    </div>
  );
}
