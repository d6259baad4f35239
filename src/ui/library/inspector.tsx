import { useRef, useState } from 'react';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import Copy from '@lucide/icons/icons/copy';
import FileDown from '@lucide/icons/icons/file-down';
import Link2 from '@lucide/icons/icons/link';
import Play from '@lucide/icons/icons/play';
import Trash2 from '@lucide/icons/icons/trash';
import { formatDate } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import { hasPrograms } from '../../engine/kits/hands/agreed.ts';
import { needsFork } from '../../store/saves/fork-document.ts';
import { announce } from '../app/announce.ts';
import { GameWords } from '../app/game-words.tsx';
import { PairRecord, pairOf, usePairRecord } from '../app/pair-record.tsx';
import { paths } from '../app/routes.ts';
import { useShelfGame } from '../app/use-shelf-game.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { ButtonLink, IconButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { useKeptText } from '../parts/use-kept-text.ts';
import { EntryTitle, useEntryWords, wordStudy } from './entry-words.tsx';
import { ShareLink } from '../app/share-link.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { StoragePanel } from './storage.tsx';
import { useDownloads } from './library-hooks.ts';

export function Inspector({ entry }: { readonly entry: LibraryEntry }) {
  return (
    <aside id="library-inspector" className="sticky inspector panel" tabIndex={-1} aria-labelledby="inspector-title">
      <GameWords game={entry.game} seatNames={entry.about.seatNames}>
        <InspectorHead entry={entry} />
        <InspectorNames entry={entry} />
        <InspectorPair entry={entry} />
        <InspectorFacts entry={entry} />
      </GameWords>
      <StoragePanel />
    </aside>
  );
}

function InspectorHead({ entry }: { readonly entry: LibraryEntry }) {
  const { t } = useT();
  const words = useEntryWords(entry);
  const duplicate = useLibrary((library) => library.duplicate);
  const remove = useLibrary((library) => library.remove);
  const shareLink = useLibrary((library) => library.shareLink);
  const download = useDownloads();
  const [isSharing, setSharing] = useState(false);
  const shelf = useShelfGame(entry.game).game;
  const hides = shelf?.hasSecrets && entry.status !== 'finished' && (entry.about.curtain || hasPrograms(entry));
  return (
    <section className="section">
      <p className="cap">{t('library.inspected')}</p>
      <h2 id="inspector-title">
        <EntryTitle entry={entry} />
      </h2>
      <p className="small">{words.where}</p>
      {words.who === null ? null : <p className="strong mt-8">{words.who}</p>}
      {words.what === '' ? null : <p className="small">{words.what}</p>}
      <div className="flex wrap gap-8 mt-12 inspector__actions">
        <ButtonLink to={paths.table(entry.id)} variant="go" icon={Play}>
          {entry.status === 'damaged' ? t('library.open-read-only') : t('library.open')}
        </ButtonLink>
        {entry.study ? (
          <ButtonLink to={paths.study(entry.id)} icon={BookOpenText}>
            {t('library.study.open')}
          </ButtonLink>
        ) : null}
        <IconButton
          icon={Copy}
          label={t('library.copy')}
          isOnce
          onClick={() => void duplicate(entry.id).then((id) => id !== null && announce(t('library.copied')))}
        />
        <IconButton icon={FileDown} label={t('library.export')} onClick={() => void download([entry.id])} />
        <IconButton icon={Link2} label={t('share.title')} onClick={() => setSharing(true)} />
        <IconButton
          icon={Trash2}
          variant="danger"
          label={t('library.delete')}
          onClick={() => void remove([entry.id]).then(() => announce(t('library.deleted', { n: 1 })))}
        />
      </div>
      {hides ? (
        <p className="small">{t('library.copy.dealt')}</p>
      ) : needsFork({ about: entry.about, summary: entry }) ? (
        <p className="small">{t('library.copy.new-dice')}</p>
      ) : null}
      <Dialog open={isSharing} onClose={() => setSharing(false)} title={t('share.title')}>
        <ShareLink of={entry.id} make={() => shareLink(entry.id)} label={t('share.address')} hint={t('share.what')} />
      </Dialog>
    </section>
  );
}

/** The record of the two who play this match; nothing before they have finished one. */
function InspectorPair({ entry }: { readonly entry: LibraryEntry }) {
  const { t } = useT();
  const names = pairOf(entry.about);
  const record = usePairRecord(entry.game, names ?? NOBODY);
  if (!names || record.games.length === 0) return null;
  return (
    <section className="section">
      <h3 className="cap">{t('pair.title')}</h3>
      <PairRecord record={record} names={names} />
    </section>
  );
}

const NOBODY = ['', ''] as const;

function InspectorNames({ entry }: { readonly entry: LibraryEntry }) {
  const { t } = useT();
  const rename = useLibrary((library) => library.rename);
  const setTags = useLibrary((library) => library.setTags);
  const { name, tags } = entry.about;
  return (
    <section className="section stack">
      <CommittedField
        label={t('new.match-name')}
        value={name}
        maxLength={120}
        onCommit={(text) => void rename(entry.id, text.trim())}
      />
      <CommittedField
        label={t('library.tags')}
        hint={t('library.tags.hint')}
        value={tags.join(', ')}
        maxLength={200}
        onCommit={(text) => void setTags(entry.id, parseTags(text))}
      />
    </section>
  );
}

/** Accepts Japanese commas and drops duplicates. */
const parseTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,、，]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

interface CommittedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onCommit: (text: string) => void;
}

/** Saves on blur, on Enter, at a pause and before the page closes; Escape restores the text. */
function CommittedField({ label, hint, value, maxLength, onCommit }: CommittedFieldProps) {
  const [text, setText] = useState(value);
  const before = useRef(value);
  const { type, commit, drop } = useKeptText(value, onCommit);
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={text}
      onChange={(next) => {
        setText(next);
        type(next);
      }}
      maxLength={maxLength}
      autoComplete="off"
      onFocus={() => (before.current = value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape') return;
        drop();
        setText(before.current);
        // A pause may have saved part of it.
        if (text !== before.current) onCommit(before.current);
      }}
    />
  );
}

function InspectorFacts({ entry }: { readonly entry: LibraryEntry }) {
  const { t, lang } = useT();
  const { scenario } = useEntryWords(entry);
  const { series } = entry.about;
  const seed = t(entry.knownSeed ? 'library.dice.known' : 'library.dice.own');
  const { fork } = entry;
  const dice = fork ? `${seed} · ${t(`library.dice.fork.${fork.cause}`, { at: fork.at })}` : seed;
  const seats = Object.entries(entry.about.seatNames).filter(([, name]) => name !== '');
  const rows: readonly (readonly [id: string, label: string, value: string])[] = [
    ...(scenario === null ? [] : [['scenario', t('new.scenario'), scenario] as const]),
    ...(series
      ? [['series', t('library.fact.series'), t('library.fact.series.game', { n: series.games.length + 1 })] as const]
      : []),
    ['begun', t('library.fact.begun'), formatDate(lang, entry.created)],
    ['moves', t('library.fact.moves'), t('library.moves', { n: entry.moves })],
    [
      'lines',
      t('library.fact.lines'),
      entry.branches === 0 ? t('library.lines.none') : t('library.lines', { n: entry.branches }),
    ],
    ...(entry.study ? [['study', t('library.fact.study'), wordStudy(t, entry.study)] as const] : []),
    ['size', t('library.fact.size'), t('library.size', { n: entry.bytes })],
    ['undo', t('new.undo'), t(`library.undo.${entry.about.undo}`)],
    ['dice', t('library.fact.dice'), dice],
    ['rules', t('library.fact.rules'), t('library.rules-version', { version: entry.rulesVersion })],
    ...(entry.pack ? [['pack', t('library.fact.pack'), t('match.pack', wordsOfPack(entry.pack))] as const] : []),
    ['origin', t('library.fact.origin'), t(`library.origin.${entry.origin}`)],
    ...seats.map(([seat, name]) => [`seat-${seat}`, t('library.fact.seat', { side: seat }), name] as const),
  ];
  return (
    <section className="section">
      <dl className="facts">
        {rows.map(([id, label, value]) => (
          <div key={id} className="flex apart gap-16">
            <dt>{label}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
