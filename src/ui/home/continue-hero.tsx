import Play from 'lucide-react/icons/play';
import { useT } from '../../i18n/use-t.tsx';
import type { LibraryEntry } from '../../store/library-types.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { GameWords } from '../app/game-words.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { EntryThumb } from '../library/entry-thumb.tsx';
import { EntryTitle, useEntryWords } from '../library/entry-words.tsx';

/** The last match: where it stands, who decides what, on the map where it happens. The largest thing on the page. */
export function ContinueHero({ entry }: { readonly entry: LibraryEntry }) {
  return (
    <section className="hero panel" aria-labelledby="continue-title">
      <div className="hero__map">
        <EntryThumb entry={entry} look="vignette" />
      </div>
      <GameWords game={entry.game} seatNames={entry.about.seatNames}>
        <HeroText entry={entry} />
      </GameWords>
    </section>
  );
}

function HeroText({ entry }: { readonly entry: LibraryEntry }) {
  const { t } = useT();
  const words = useEntryWords(entry);
  return (
    <div className="col centred gap-6 relative hero__text">
      <p className="cap">{entry.status === 'live' ? t('home.continue') : t('home.last-match')}</p>
      <h2 id="continue-title">
        <EntryTitle entry={entry} />
      </h2>
      <p className="muted">{words.where}</p>
      <div className="hero__ask">
        {words.who === null ? null : (
          <p className="line gap-10 strong hero__who">
            <SeatMark game={entry.game} seat={entry.toMove} />
            <span>{words.who}</span>
          </p>
        )}
        <p>{words.what}</p>
      </div>
      <p className="small">{t('home.continue.saved', { at: entry.updated, moves: entry.moves })}</p>
      <p>
        <ButtonLink to={paths.table(entry.id)} variant="go" size="big" icon={Play}>
          {entry.status === 'live' ? t('home.continue') : t('library.open')}
        </ButtonLink>
      </p>
    </div>
  );
}
