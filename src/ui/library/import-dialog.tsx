import { useEffect, useState } from 'react';
import FileUp from '@lucide/icons/icons/file-up';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { useLibrary, usePrefs } from '../../store/hooks.ts';
import type { ImportCheck } from '../../store/library-types.ts';
import { plainText } from '../../store/saves/plain-text.ts';
import { gameOfText } from '../../lab/positions/from-text.ts';
import { openPaste } from '../play-on/offer.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { TextArea } from '../parts/field.tsx';
import './import.css';
import { closeImport, openImport, useImportOffer, SAVE_FILES } from './import-store.ts';
import { ImportVerdict } from './import-verdict.tsx';
import { areMatches, countWaiting, useImport, type ImportItem } from './use-import.ts';

/** Words for imports other than matches. */
const DOMAINS = ['incoming', 'experiment', 'packs', 'editor'];

/** Shows the checks, their progress, then the findings. Nothing is stored before the player agrees. */
export function ImportDialog() {
  const { t } = useT();
  const offer = useImportOffer();
  const language = usePrefs((prefs) => prefs.language);
  return (
    <Dialog open={offer !== null} onClose={closeImport} title={t('import.title')}>
      <I18nProvider
        lang={language}
        domains={DOMAINS}
        fallback={<p role="status">{t('app.loading', { what: t('import.title') })}</p>}
      >
        {offer === null ? null : 'text' in offer ? <PasteBox text={offer.text} /> : <FilesBox files={offer.files} />}
      </I18nProvider>
    </Dialog>
  );
}

/** Files are read at once, as the player has chosen them. */
function FilesBox({ files }: { readonly files: readonly File[] }) {
  const imports = useImport();
  const { check } = imports;
  useEffect(() => {
    void check(files.map((file): ImportItem => ({ name: file.name, source: { kind: 'file', file } })));
  }, [check, files]);
  return imports.verdicts ? <Verdicts imports={imports} /> : <Checks />;
}

/** A text can be corrected before it is read. */
function PasteBox({ text: initial }: { readonly text: string }) {
  const { t } = useT();
  const [text, setText] = useState(initial);
  const imports = useImport();
  const importing = useLibrary((library) => library.importing);
  if (imports.verdicts) return <Verdicts imports={imports} />;
  const read = () => {
    // A position goes to its own dialog, which asks who plays.
    if (gameOfText(plainText(text)) === null)
      return void imports.check([{ name: null, source: { kind: 'text', text } }]);
    closeImport();
    openPaste(plainText(text));
  };
  return (
    <div className="stack">
      <TextArea
        label={t('import.paste.label')}
        hint={t('import.paste')}
        value={text}
        onChange={setText}
        spellCheck={false}
        data-autofocus
      />
      <Checks />
      <div className="row">
        <Button variant="go" closed={text.trim() === '' || importing !== null} onClick={read}>
          {t('import.read')}
        </Button>
        <FileButton
          icon={FileUp}
          label={t('import.file')}
          accept={SAVE_FILES}
          onFile={(file) => openImport({ files: [file] })}
        />
        <span className="small">{t('import.promise')}</span>
      </div>
    </div>
  );
}

/** In the order in which they run. */
const CHECKS = ['size', 'format', 'shape', 'game', 'replay'] as const satisfies readonly ImportCheck[];

function Checks() {
  const { t } = useT();
  const importing = useLibrary((library) => library.importing);
  return (
    <ol className="grid gap-2 import-checks" aria-label={t('import.checks')}>
      {CHECKS.map((check, at) => (
        <li key={check} aria-current={check === importing ? 'step' : undefined}>
          <span className="faint at-centre cond-15-700-1">{at + 1}</span>
          <span>{t(`import.check.${check}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Verdicts({ imports }: { readonly imports: ReturnType<typeof useImport> }) {
  const { t } = useT();
  const { verdicts, keep, keeping } = imports;
  const waiting = countWaiting(verdicts ?? []);
  return (
    <div className="grid gap-12">
      {verdicts?.map((verdict, at) => (
        <ImportVerdict key={at} verdict={verdict} onOpen={closeImport} />
      ))}
      {keeping && keeping.total > 0 ? (
        <p className="small" role="status">
          {t('incoming.keeping', keeping)}
        </p>
      ) : null}
      <div className="row">
        {waiting > 0 ? (
          <Button variant="go" isOnce closed={keeping !== null} onClick={() => void keep()} data-autofocus>
            {t(areMatches(verdicts ?? []) ? 'import.keep' : 'incoming.keep', { n: waiting })}
          </Button>
        ) : null}
        <Button onClick={closeImport} data-autofocus={waiting === 0 ? true : undefined}>
          {waiting > 0 ? t('app.cancel') : t('app.close')}
        </Button>
      </div>
    </div>
  );
}
