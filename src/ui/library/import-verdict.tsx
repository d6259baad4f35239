import Check from '@lucide/icons/icons/check';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { libraryStore } from '../../store/app-stores.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { ImportSummary, LibraryEntry } from '../../store/library-types.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { GameWords } from '../app/game-words.tsx';
import { Problem } from '../app/problem.tsx';
import { paths } from '../app/routes.ts';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { offerPlayOn } from '../play-on/offer.ts';
import { seatsToPlayOn } from '../workbench/from-match.ts';
import { EntryTitle, nameOf, useEntryWords, wordStudy } from './entry-words.tsx';
import './import.css';
import { shelfLine } from '../../games/shelf.ts';
import type { KeepResult, Candidate } from './incoming/candidate.ts';
import type { Verdict } from './use-import.ts';

export interface ImportVerdictProps {
  readonly verdict: Verdict;
  /** The match will open, so the dialog can close. */
  readonly onOpen: () => void;
}

export function ImportVerdict({ verdict, onOpen }: ImportVerdictProps) {
  const i18n = useT();
  const { t } = i18n;
  switch (verdict.is) {
    case 'refused':
      return (
        <Note
          tone="error"
          title={verdict.name === null ? t('import.refused') : t('import.refused-file', { file: verdict.name })}
        >
          <p>
            <Problem of={verdict.problem} />
          </p>
        </Note>
      );
    case 'found':
      return <FoundOther of={verdict.found} />;
    case 'taken':
      return <TakenOther kept={verdict.kept} onOpen={onOpen} />;
    case 'sound':
      return <FoundMatch {...verdict.preview} onOpen={onOpen} />;
    case 'kept':
      return (
        <div className="line wrap gap-10 soft import-kept">
          {drawIcon(Check)}
          <p className="grow">{t('import.done', { name: nameOf(i18n, verdict.result.entry) })}</p>
          <PlayOnEntry entry={verdict.result.entry} onOffer={onOpen} />
          {verdict.result.entry.study ? (
            <span onClick={onOpen}>
              <ButtonLink to={paths.study(verdict.result.id)}>{t('library.study.open')}</ButtonLink>
            </span>
          ) : null}
          <span onClick={onOpen}>
            <ButtonLink to={paths.table(verdict.result.id)}>{t('library.open')}</ButtonLink>
          </span>
        </div>
      );
  }
}

function FoundOther({ of: { game, about } }: { readonly of: Candidate }) {
  const { t, line } = useT();
  return (
    <div className="rounded p-10-14 edge">
      <p>{line(about)}</p>
      {game === null ? null : <p className="small">{t('incoming.of', { game: line(shelfLine(game)) })}</p>}
    </div>
  );
}

function TakenOther({
  kept,
  onOpen,
}: {
  readonly kept: KeepResult & { readonly ok: true };
  readonly onOpen: () => void;
}) {
  const { t, line } = useT();
  const { said, to, refused = [] } = kept;
  return (
    <div className="grid gap-6">
      <div className="line wrap gap-10 soft import-kept">
        {drawIcon(Check)}
        <p className="grow">{line(said)}</p>
        {to === null ? null : (
          <span onClick={onOpen}>
            <ButtonLink to={to}>{t('library.open')}</ButtonLink>
          </span>
        )}
      </div>
      {refused.length === 0 ? null : (
        <Note tone="warn" title={t('incoming.not-kept', { n: refused.length })}>
          <ul className="import-refused">
            {refused.map(({ name, problem }, at) => (
              <li key={at}>
                {name === '' ? null : <span>{`${name}: `}</span>}
                <Problem of={problem} />
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

/** Plays on from the file; a finished game cannot be played on. */
function PlayOnEntry({ entry, onOffer }: { readonly entry: LibraryEntry; readonly onOffer: () => void }) {
  const { t } = useT();
  const shelf = useShelfGame(entry.game).game;
  const { about, toMove } = entry;
  if (!shelf || toMove === null) return null;
  const secrets = !shelf.hasSecrets ? 'none' : about.curtain ? 'kept' : 'open';
  const seats = seatsToPlayOn({ secrets, isOver: false, seats: shelf.seats, about });
  if (seats.length === 0) return null;
  const offer = async () => {
    const text = await libraryStore.getState().exportText(entry.id);
    if (text === null) return;
    onOffer();
    offerPlayOn({ game: entry.game, text, seats, next: toMove, isOpen: secrets !== 'kept' });
  };
  return (
    <Button aria-haspopup="dialog" onClick={() => void offer()}>
      {t('import.play-on')}
    </Button>
  );
}

export interface FoundMatchProps {
  readonly summary: ImportSummary;
  readonly notes: readonly Line[];
  readonly newDice: boolean;
  /** A match of the library will open instead. */
  readonly onOpen?: () => void;
}

export function FoundMatch({ summary, notes, newDice, onOpen }: FoundMatchProps) {
  return (
    <>
      <div className="grid rounded clip edge found-match">
        <div className="found-match__map">
          <GameThumb game={summary.game} position={summary.position} />
        </div>
        <GameWords game={summary.game} seatNames={summary.about.seatNames}>
          <FoundText summary={summary} notes={notes} newDice={newDice} />
        </GameWords>
      </div>
      <AlreadyThere summary={summary} {...(onOpen && { onOpen })} />
    </>
  );
}

/** A match that began at the same moment is in the library, as it was saved or played on since. */
function AlreadyThere({ summary, onOpen }: Pick<FoundMatchProps, 'summary' | 'onOpen'>) {
  const { t } = useT();
  const known = useLibrary(({ entries }) =>
    entries.find(({ game, about }) => game === summary.game && about.created === summary.about.created),
  );
  if (!known) return null;
  return (
    <Note>
      <p>{t('import.already', { moves: known.moves })}</p>
      <span onClick={onOpen}>
        <ButtonLink to={paths.table(known.id)}>{t('import.open-known')}</ButtonLink>
      </span>
    </Note>
  );
}

function FoundText({ summary, notes, newDice }: FoundMatchProps) {
  const { t, line } = useT();
  const words = useEntryWords(summary);
  return (
    <div className="p-10-14">
      <p className="anywhere t-h2">
        <EntryTitle entry={summary} />
      </p>
      <p className="small">{[words.where, words.scenario, words.series].filter((word) => word !== null).join(' · ')}</p>
      <p>{words.who}</p>
      <p className="small">{t('import.ok', { game: words.game, moves: summary.moves })}</p>
      {summary.study ? <p className="small">{wordStudy(t, summary.study)}</p> : null}
      {newDice ? <p className="small">{t('import.new-dice')}</p> : null}
      {notes.map((note) => (
        <p key={note.key} className="small">
          {line(note)}
        </p>
      ))}
    </div>
  );
}
