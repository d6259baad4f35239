import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import { GameWords } from '../app/game-words.tsx';
import { SeatMark } from '../app/seat-mark.tsx';
import { paths } from '../app/routes.ts';
import { Link } from 'wouter';
import { sayWhen } from '../app/when.ts';
import { EntryTitle, useEntryWords } from '../library/entry-words.tsx';
import { EmptyBox } from '../parts/note.tsx';

const SHOWN = 4;

/** The last few matches, and a link to all of them. */
export function LibraryPanel({
  entries,
  ready,
}: {
  /** The last played first. */
  readonly entries: readonly LibraryEntry[];
  readonly ready: boolean;
}) {
  const { t } = useT();
  const n = useLibrary((library) => library.counts.all);
  return (
    <section className="panel panel__body" aria-labelledby="home-library">
      <div className="panel__head">
        <h2 id="home-library">
          <Link to={paths.library}>{t('library.title')}</Link>
        </h2>
        {ready ? <span className="small">{t('home.library.count', { n })}</span> : null}
      </div>
      {ready && entries.length === 0 ? (
        <div className="home__empty">
          <EmptyBox>{t('home.library.empty')}</EmptyBox>
        </div>
      ) : (
        <ol className="link-rows">
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <GameWords game={entry.game} seatNames={entry.about.seatNames}>
                <Row entry={entry} />
              </GameWords>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ entry }: { readonly entry: LibraryEntry }) {
  const i18n = useT();
  const words = useEntryWords(entry);
  return (
    <Link to={paths.table(entry.id)} className="link-row">
      <>
        <span className="flex centred link-row__mark">
          <SeatMark game={entry.game} seat={entry.toMove ?? entry.winner ?? entry.moment.seat} size="s" />
        </span>
        <span className="link-row__text">
          <span>
            <EntryTitle entry={entry} />
          </span>
          <small>{words.state}</small>
        </span>
        <span className="small nowrap">{sayWhen(i18n, entry.updated)}</span>
      </>
    </Link>
  );
}
