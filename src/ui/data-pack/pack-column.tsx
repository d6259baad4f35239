import { useMemo, useState } from 'react';
import Download from '@lucide/icons/icons/download';
import Pencil from '@lucide/icons/icons/pencil';
import Play from '@lucide/icons/icons/play';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import Undo2 from '@lucide/icons/icons/undo-2';
import { Link, useLocation } from 'wouter';
import { showFingerprint } from '../../engine/kits/pack/pack-digest.ts';
import type { PackKit, PackReport } from '../../engine/kits/pack/pack-kit.ts';
import { findScreen } from '../app/game-screen.ts';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { StoredPack } from '../../store/pack-storage.ts';
import { announce } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { useWholeLibrary } from '../library/library-hooks.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { Select, TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { useLeaving } from '../parts/use-kept-text.ts';
import { downloadText } from '../table/download.ts';
import type { Counts } from './things.ts';
import type { DataWords } from './data-words.ts';
import { Checks, type ChecksProps } from './pack-checks.tsx';

interface PackColumnProps {
  readonly kit: PackKit;
  readonly pack: StoredPack | null;
  readonly counts: Counts;
  readonly report: PackReport | null;
  readonly words: DataWords;
}

/** More squares would be too small to see. */
const MOST_SQUARES = 22;

export function PackColumn({ kit, pack, counts, report, words }: PackColumnProps) {
  const { t } = words.i18n;
  const isKept = usePacks((packs) => packs.isKept);
  return (
    <aside className="col paper rule-before-strong min-h-0 pack-column" aria-label={t('pack.this')}>
      <div className="col gap-16 grow scroll-y pack-column__body">
        <Head kit={kit} pack={pack} counts={counts} report={report} words={words} />
        {pack && report ? <Checks key={JSON.stringify(pack.file)} pack={pack} report={report} words={words} /> : null}
        {pack ? <Matches pack={pack} words={words} /> : null}
        {isKept ? null : <Note tone="warn">{t('pack.kept-nowhere')}</Note>}
      </div>
      {pack && report ? <Foot kit={kit} pack={pack} report={report} words={words} /> : null}
    </aside>
  );
}

function Head({ kit, pack, counts, report, words }: PackColumnProps) {
  const { t } = words.i18n;
  const all = usePacks((packs) => packs.packs);
  const own = all.filter(({ file }) => file.game === kit.game);
  const { create, show, rename } = packStore.getState();
  const begin = () => void create(kit.game, t('pack.new.name'));
  if (!pack)
    return (
      <section className="col gap-8">
        <Cap id="pack-this">{t('pack.this')}</Cap>
        <p>{t('pack.none')}</p>
        <Button icon={Plus} isOnce onClick={begin}>
          {t('pack.new')}
        </Button>
      </section>
    );
  const { file } = pack;
  const bytes = JSON.stringify(file).length;
  const squares = Math.min(counts.open, MOST_SQUARES);
  const full = counts.open === 0 ? 0 : Math.ceil((squares * counts.openReplaced) / counts.open);
  return (
    <section className="col gap-8">
      <Cap id="pack-this">{t('pack.this')}</Cap>
      {own.length > 1 ? (
        <Select
          label={t('pack.pick')}
          value={pack.key}
          choices={own.map((one) => ({ value: one.key, label: one.file.name }))}
          onChange={(key) => show(kit.game, key)}
        />
      ) : null}
      <Name key={pack.key} name={file.name} words={words} onName={(name) => void rename(pack.key, name)} />
      <p className="small">
        {t('pack.progress', {
          ...{ replaced: counts.replaced, n: counts.openReplaced, all: counts.open },
          ...{ version: file.version, bytes },
        })}
      </p>
      <div className="flex gap-2" aria-hidden="true">
        {Array.from({ length: squares }, (_, at) => (
          <i
            key={at}
            className={at < full ? 'flex-1 h-14 pack-square face-ink pack-square--full' : 'flex-1 h-14 pack-square'}
          />
        ))}
      </div>
      <p className="line apart small">
        <span>{t('pack.progress.printed', { n: counts.openReplaced })}</span>
        <span className="provenance">{t('pack.progress.left', { n: counts.open - counts.openReplaced })}</span>
      </p>
      {report?.digest ? (
        <p className="small">
          <span>{t('new.fingerprint')}</span> <b className="tabular">{showFingerprint(report.digest)}</b>
          {report.digest === kit.shipped ? <span>{` · ${t('pack.fingerprint.same')}`}</span> : null}
        </p>
      ) : null}
      <div className="flex wrap gap-8">
        <Button size="small" icon={Plus} isOnce onClick={begin}>
          {t('pack.new')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={Trash2}
          onClick={() =>
            void packStore
              .getState()
              .remove(pack.key)
              .then(() => announce(t('pack.delete.done', { name: file.name })))
          }
        >
          {t('pack.delete')}
        </Button>
      </div>
    </section>
  );
}

interface NameProps {
  readonly name: string;
  readonly words: DataWords;
  readonly onName: (name: string) => void;
}

/** Renames on blur and on Enter. */
function Name({ name, words, onName }: NameProps) {
  const { t } = words.i18n;
  const [text, setText] = useState<string | null>(null);
  const keep = () => {
    const wanted = text?.trim() ?? '';
    if (wanted !== '' && wanted !== name) onName(wanted);
  };
  const commit = () => {
    keep();
    setText(null);
  };
  useLeaving(keep);
  if (text === null)
    return (
      <div className="line apart gap-8">
        <p className="anywhere pack-column__name">{name}</p>
        <IconButton icon={Pencil} size="small" variant="ghost" label={t('pack.rename')} onClick={() => setText(name)} />
      </div>
    );
  return (
    <TextField
      autoFocus
      label={t('pack.rename')}
      value={text}
      maxLength={120}
      autoComplete="off"
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

function Matches({ pack: { file }, words }: { readonly pack: StoredPack; readonly words: DataWords }) {
  const { t } = words.i18n;
  useWholeLibrary();
  const all = useLibrary((library) => library.entries);
  const [firstSeat = null] = Object.keys(findScreen(file.game)?.seats ?? {});
  const own = useMemo(() => all.filter(({ game, pack }) => game === file.game && pack?.id === file.id), [all, file]);
  return (
    <section className="col gap-6" aria-labelledby="pack-matches">
      <Cap id="pack-matches">{t('pack.matches')}</Cap>
      {own.length === 0 ? <p className="small">{t('pack.matches.none')}</p> : null}
      <ul className="col gap-6 pack-checks">
        {own.map((entry) => (
          <li key={entry.id} className="line gap-10 rule-below pack-match">
            {drawSeatMark({ game: entry.game, seat: entry.toMove ?? entry.winner ?? firstSeat })}
            <span className="col grow">
              <Link to={paths.table(entry.id)} className="t-ui">
                {entry.about.name || words.i18n.line({ key: `game.${entry.game}.scenario.${entry.scenario}` })}
              </Link>
              <span className="small">{t('pack.matches.from', { n: entry.moves })}</span>
            </span>
            <span className="small strong rigid">{t('pack.matches.version', { n: entry.pack?.version ?? 1 })}</span>
          </li>
        ))}
      </ul>
      <p className="small">{t('pack.matches.keeps')}</p>
    </section>
  );
}

const fileNameOf = (name: string): string =>
  `${
    name
      .toLocaleLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'pack'
  }.fronts-pack.json`;

function Foot({ kit, pack, report, words }: ChecksProps) {
  const { t, line } = words.i18n;
  const [, navigate] = useLocation();
  const { undo, handOn, choose } = packStore.getState();
  const wrong = report.problem ?? report.faults[0] ?? null;
  const hasSomething = pack.file.entries.length > 0;
  return (
    <footer className="col gap-8 rule-above-strong pack-column__foot">
      <p className="small">{t('pack.share-note')}</p>
      {wrong ? <p className="small pack-checks__no">{t('pack.problem', { why: line(wrong) })}</p> : null}
      <div className="flex wrap gap-8">
        <Button
          icon={Download}
          variant="go"
          className="grow"
          closed={!hasSomething}
          onClick={() => {
            downloadText(fileNameOf(pack.file.name), `${JSON.stringify(pack.file, null, 2)}\n`);
            void handOn(pack.key);
          }}
        >
          {t('pack.export')}
        </Button>
        <Button icon={Undo2} closed={pack.past.length === 0} onClick={() => void undo(pack.key)}>
          {t('pack.undo')}
        </Button>
      </div>
      <Button
        icon={Play}
        wide
        closed={wrong !== null || !hasSomething}
        onClick={() => {
          choose(kit.game, pack.key);
          navigate(paths.newGame(kit.game));
        }}
      >
        {t('pack.play')}
      </Button>
    </footer>
  );
}
