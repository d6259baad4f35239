import { useState, useEffect } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FileDown from 'lucide-react/icons/file-down';
import Play from 'lucide-react/icons/play';
import Redo from 'lucide-react/icons/redo-2';
import Save from 'lucide-react/icons/save';
import Share from 'lucide-react/icons/share';
import Undo from 'lucide-react/icons/undo-2';
import type { Line } from '../../engine/kernel/types.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { useT } from '../../i18n/use-t.tsx';
import { writeNotation } from '../../lab/positions/notation.ts';
import { matchFrom, writePosition } from '../../lab/positions/document.ts';
import { build } from '../../store/app-world.ts';
import { randomSeed } from '../../store/seed.ts';
import { experimentFrom } from '../experiment/begin-from.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { downloadText } from '../table/download.ts';
import { SaveDialog } from './save-dialog.tsx';
import { problemOf } from './save-problem.ts';
import { makeTextLink } from '../../store/saves/share-link.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { TextArea, TextField } from '../parts/field.tsx';
import type { Editor } from './use-editor.ts';
import { wordFrom } from './words.ts';

interface EditorFootProps {
  readonly editor: Editor;
  /** What the last press did; empty before the first. */
  readonly said: string;
}

/** Of the name of a position file. */
const LONGEST = 100;

/** Undo and redo, and what can be done with the position. */
export function EditorFoot({ editor, said }: EditorFootProps) {
  const i18n = useT();
  const { t } = i18n;
  const { def, kit, draft, broken, origin, kept } = editor;
  const [open, setOpen] = useState<'share' | 'save' | null>(null);
  const [problem, setProblem] = useState<Line | null>(null);
  const isPhone = useLayoutSize().narrow.includes(899);
  const isClosed = broken.length > 0;
  const closed = isClosed ? `, ${t('editor.play.closed', { n: broken.length })}` : '';
  /** On a phone a short word, and the whole name for whoever hears it. */
  const named = (key: 'editor.share' | 'editor.share.file' | 'editor.save' | 'editor.experiment', after = '') =>
    isPhone ? { 'aria-label': `${t(key)}${after}`, children: t(`${key}.short`) } : { children: t(key) };
  const called = kept.name || (origin.own?.name ?? '');
  // A match has no name unless somebody gives it one; a file is told apart by one.
  const name = (called || wordFrom(i18n, def.id, origin.from)).slice(0, LONGEST);
  const position = { name, scenario: origin.scenario, state: draft.state };
  const play = () => {
    try {
      const save = matchFrom(def, kit, position, {
        about: {
          name: called,
          seatNames: {},
          tags: [],
          created: new Date().toISOString(),
          undo: 'honest',
          curtain: def.hasSecrets,
        },
        seed: randomSeed(),
        build,
      });
      const next = def.moment(draft.state).seat;
      offerPlayOn({ game: def.id, text: JSON.stringify(save), seats: def.seats, next, isOpen: true });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const experiment = () => {
    try {
      experimentFrom(def, def.readState(JSON.parse(JSON.stringify(kit.open(draft.state)))), called);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <footer className="editor__foot">
      <Button icon={Undo} closed={draft.done.length === 0} onClick={editor.undo}>
        {t('editor.undo')}
      </Button>
      <Button icon={Redo} closed={draft.undone.length === 0} onClick={editor.redo}>
        {t('editor.redo')}
      </Button>
      <p className="small grow editor__last">
        {said === '' ? t('editor.last.none') : t('editor.last', { what: said })}
      </p>
      <Button icon={Share} onClick={() => setOpen('share')} {...named('editor.share')} />
      <Button
        icon={FileDown}
        onClick={() => downloadText(`${name}.position.json`, writePosition(def, position))}
        {...named('editor.share.file')}
      />
      <Button icon={Save} onClick={() => setOpen('save')} {...named('editor.save')} />
      <Button icon={FlaskConical} closed={isClosed} onClick={experiment} {...named('editor.experiment', closed)}>
        <span>{isPhone ? t('editor.experiment.short') : t('editor.experiment')}</span>
        {isClosed ? <small className="editor__closed">{t('editor.play.closed', { n: broken.length })}</small> : null}
      </Button>
      <Button variant={isClosed ? 'plain' : 'go'} icon={Play} closed={isClosed} onClick={play}>
        <span>{t('editor.play')}</span>
        {isClosed ? <small className="editor__closed">{t('editor.play.closed', { n: broken.length })}</small> : null}
      </Button>
      <SaveDialog key={open} editor={editor} open={open === 'save'} onClose={() => setOpen(null)} />
      <Dialog open={open === 'share'} onClose={() => setOpen(null)} title={t('editor.share')}>
        {open === 'share' ? (
          <SharePosition
            text={writePosition(def, position)}
            isBroken={isClosed}
            notation={isClosed ? null : writeNotation(def, kit.open(draft.state))}
            hasPack={def.packFile !== undefined}
          />
        ) : null}
      </Dialog>
      <Dialog open={problem !== null} onClose={() => setProblem(null)} title={t('editor.play')}>
        {problem ? <Note tone="error">{t('editor.play.failed', { why: i18n.line(problem) })}</Note> : null}
      </Dialog>
    </footer>
  );
}

interface SharePositionProps {
  /** Position file. */
  readonly text: string;
  readonly isBroken: boolean;
  /** The same as text notation; null for a position with faults. */
  readonly notation: string | null;
  /** It has other data than the shipped ones, which a text names and does not carry. */
  readonly hasPack: boolean;
}

/** The whole position as an address. */
function SharePosition({ text, isBroken, notation, hasPack }: SharePositionProps) {
  const { t } = useT();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isLeft = false;
    void makeTextLink(text).then((hash) => {
      if (!isLeft) setAddress(hash === null ? null : new URL(hash, document.location.href).href);
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (address === undefined) return <p className="loading-line">{t('share.making')}</p>;
  if (address === null) return <Note tone="warn">{t('share.too-long')}</Note>;
  return (
    <div className="stack">
      {isBroken ? <Note tone="warn">{t('editor.share.draft')}</Note> : null}
      <TextField
        label={t('editor.share.address')}
        hint={t('editor.share.what')}
        value={address}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <CopyButton key={address} text={() => address} label="share.copy" done="share.copied" data-autofocus />
        <span className="small">{t('share.length', { n: address.length })}</span>
      </div>
      {notation === null ? null : (
        <TextArea
          label={t('editor.notation')}
          hint={t(hasPack ? 'editor.notation.pack' : 'editor.notation.what')}
          value={notation}
          rows={6}
          readOnly
          spellCheck={false}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
