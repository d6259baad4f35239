import { useCallback, useMemo, useState } from 'react';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link, useLocation } from 'wouter';
import { showFingerprint } from '../../engine/kits/pack/fingerprint.ts';
import type { PackKit, PackReport } from '../../engine/kits/pack/pack-kit.ts';
import { findGame } from '../../games/shelf.ts';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { StoredPack } from '../../store/pack-storage.ts';
import { announce } from '../app/announce.ts';
import { paths } from '../app/routes.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { useWholeLibrary } from '../library/use-whole-library.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { Select, TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { useLeaving } from '../parts/use-kept-text.ts';
import { downloadText } from '../table/download.ts';
import type { Trial } from '../../lab/pack-trial.ts';
import type { Counts } from './things.ts';
import { TRIAL_GAMES, useTrial, type TrialNow } from './use-trial.ts';
import type { DataWords } from './words.ts';

interface PackColumnProps {
  readonly kit: PackKit;
  readonly pack: StoredPack | null;
  readonly counts: Counts;
  readonly report: PackReport | null;
  readonly words: DataWords;
}

/** More squares than this would be too small to be seen. */
const MOST_SQUARES = 22;

/** The pack itself: how far it is, whether it can be played, and which matches are played with it. */
export function PackColumn({ kit, pack, counts, report, words }: PackColumnProps) {
  const { t } = words.i18n;
  const isKept = usePacks((packs) => packs.isKept);
  return (
    <aside className="col pack-column" aria-label={t('pack.this')}>
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
      <div className="flex gap-2 pack-column__bar" aria-hidden="true">
        {Array.from({ length: squares }, (_, at) => (
          <i key={at} className={at < full ? 'pack-square pack-square--full' : 'pack-square'} />
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

/** The name as the title of the column; the field in its place takes effect when it is left, or on Enter. */
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
        <p className="pack-column__name">{name}</p>
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

interface ChecksProps {
  readonly kit: PackKit;
  readonly pack: StoredPack;
  readonly report: PackReport;
  readonly words: DataWords;
}

/** What the shipped data pass as well; the test games take some seconds, and are played when asked for. */
function Checks({ pack, report, words }: Omit<ChecksProps, 'kit'>) {
  const { t, line } = words.i18n;
  const { problem, faults, remarks } = report;
  const tellDone = useCallback(
    (trial: Trial) =>
      announce(trial.problem ? line(trial.problem) : t('pack.trial.done', { games: trial.games, moves: trial.moves })),
    [line, t],
  );
  const { now, start, stop } = useTrial(pack.file, tellDone);
  const isSound = problem === null && faults.length === 0;
  const isDone = now.is === 'done';
  return (
    <section className="col gap-6" aria-labelledby="pack-checks">
      <Cap id="pack-checks">{t('pack.checks')}</Cap>
      <ul className="col gap-6 pack-checks">
        <Check isGood={problem === null} text={t('pack.check.form')} wrong={problem ? [line(problem)] : []} />
        <Check isGood={isSound} text={t('pack.check.parts')} wrong={faults.map((fault) => line(fault))} />
        <Check
          isGood={isDone ? now.trial.problem === null : null}
          text={wordTrial(words, now)}
          wrong={isDone && now.trial.problem ? [line(now.trial.problem)] : []}
        />
      </ul>
      {now.is === 'running' ? (
        <progress className="pack-trial" aria-label={t('pack.check.again')} max={TRIAL_GAMES} value={now.trial.games} />
      ) : null}
      <div>
        {now.is === 'running' ? (
          <Button size="small" onClick={stop}>
            {t('pack.trial.stop')}
          </Button>
        ) : (
          <Button size="small" closed={!isSound} onClick={start}>
            {t('pack.check.again')}
          </Button>
        )}
      </div>
      {remarks.length === 0 ? null : (
        <>
          <p className="t-ui">{t('pack.remarks')}</p>
          <ul className="col gap-3 small pack-checks__remarks">
            {remarks.map((remark) => (
              <li key={line(remark)}>{line(remark)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function wordTrial({ i18n: { t } }: DataWords, now: TrialNow): string {
  if (now.is === 'not-yet') return `${t('pack.check.trial')} · ${t('pack.check.not-yet')}`;
  const { games, moves, problem } = now.trial;
  switch (now.is) {
    case 'running':
      return t('pack.trial.running', { n: games, of: TRIAL_GAMES });
    case 'stopped':
      return t('pack.trial.stopped', { n: games, of: TRIAL_GAMES });
    case 'done':
      return problem ? t('pack.check.trial') : t('pack.trial.done', { games, moves });
  }
}

interface CheckProps {
  /** Null: not known yet. */
  readonly isGood: boolean | null;
  readonly text: string;
  readonly wrong: readonly string[];
}

function Check({ isGood, text, wrong }: CheckProps) {
  return (
    <li className="flex gap-8">
      <span
        aria-hidden="true"
        className={classes('rigid pack-checks__sign', isGood === false ? 'pack-checks__no' : 'pack-checks__yes')}
      >
        {isGood === null ? '·' : isGood ? '✓' : '✗'}
      </span>
      <div className="col gap-3 min-0">
        <span>{text}</span>
        {wrong.map((why) => (
          <span key={why} className="small pack-checks__no">
            {why}
          </span>
        ))}
      </div>
    </li>
  );
}

function Matches({ pack: { file }, words }: { readonly pack: StoredPack; readonly words: DataWords }) {
  const { t } = words.i18n;
  useWholeLibrary();
  const all = useLibrary((library) => library.entries);
  const [firstSeat = null] = Object.keys(findGame(file.game)?.seats ?? {});
  const own = useMemo(() => all.filter(({ game, pack }) => game === file.game && pack?.id === file.id), [all, file]);
  return (
    <section className="col gap-6" aria-labelledby="pack-matches">
      <Cap id="pack-matches">{t('pack.matches')}</Cap>
      {own.length === 0 ? <p className="small">{t('pack.matches.none')}</p> : null}
      <ul className="col gap-6 pack-checks">
        {own.map((entry) => (
          <li key={entry.id} className="line gap-10 pack-match">
            <SeatMark game={entry.game} seat={entry.toMove ?? entry.winner ?? firstSeat} />
            <span className="col grow min-0">
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

/** A name for the file that every system takes. */
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
    <footer className="col gap-8 pack-column__foot">
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
