import { useState } from 'react';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import FileDown from '@lucide/icons/icons/file-down';
import Play from '@lucide/icons/icons/play';
import Redo from '@lucide/icons/icons/redo-2';
import Save from '@lucide/icons/icons/save';
import Share from '@lucide/icons/icons/share';
import Undo from '@lucide/icons/icons/undo-2';
import type { Line } from '../../engine/kernel/types.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { useT } from '../../i18n/use-t.tsx';
import { writeNotation } from '../../lab/positions/notation.ts';
import { matchFrom, writePosition } from '../../lab/positions/document.ts';
import { build, newId } from '../../store/app-world.ts';
import { randomSeed } from '../../store/seed.ts';
import { experimentFrom } from '../experiment/draft.ts';
import { offerPlayOn } from '../play-on/offer.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { downloadText } from '../table/download.ts';
import { problemOf } from './save-problem.ts';
import { makeTextLink } from '../../store/saves/share-link.ts';
import { ShareLink } from '../app/share-link.tsx';
import { TextArea, TextField } from '../parts/field.tsx';
import type { Editor } from './use-editor.ts';
import { wordFrom } from './edit-words.ts';
import { positionStorage } from '../../store/position-storage.ts';
import { showToast } from '../app/toasts.tsx';

interface EditorFootProps {
  readonly editor: Editor;
  /** Words for the last edit; empty before the first. */
  readonly said: string;
}

/** Limit for the name of a position file. */
const LONGEST = 100;

export function EditorFoot({ editor, said }: EditorFootProps) {
  const i18n = useT();
  const { t } = i18n;
  const { def, kit, draft, broken, origin, kept } = editor;
  const [open, setOpen] = useState<'share' | 'save' | null>(null);
  const [problem, setProblem] = useState<Line | null>(null);
  const isPhone = useLayoutSize().narrow.includes(899);
  const isClosed = broken.length > 0;
  const closed = isClosed ? `, ${t('editor.play.closed', { n: broken.length })}` : '';
  /** A phone shows a short word; screen readers hear the whole name. */
  const named = (key: 'editor.share' | 'editor.share.file' | 'editor.save' | 'editor.experiment', after = '') =>
    isPhone ? { 'aria-label': `${t(key)}${after}`, children: t(`${key}.short`) } : { children: t(key) };
  const called = kept.name || (origin.own?.name ?? '');
  // A match may have no name, but files need one to be told apart.
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
          curtain: def.secrets !== undefined,
        },
        seed: randomSeed(),
        build,
      });
      const next = def.words.moment(draft.state).seat;
      offerPlayOn({ game: def.id, text: JSON.stringify(save), seats: def.seats, next, isOpen: true });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const experiment = () => {
    try {
      experimentFrom(def, def.readState(JSON.parse(JSON.stringify(kit.drafts.open(draft.state)))), called);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <footer className="line wrap rule-above-strong face-rail editor__foot">
      <Button icon={Undo} closed={draft.done.length === 0} onClick={editor.undo}>
        {t('editor.undo')}
      </Button>
      <Button icon={Redo} closed={draft.undone.length === 0} onClick={editor.redo}>
        {t('editor.redo')}
      </Button>
      <p className="small grow ellipsis editor__last">
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
        {isClosed ? (
          <small className="t-fine editor__closed">{t('editor.play.closed', { n: broken.length })}</small>
        ) : null}
      </Button>
      <Button variant={isClosed ? 'plain' : 'go'} icon={Play} closed={isClosed} onClick={play}>
        <span>{t('editor.play')}</span>
        {isClosed ? (
          <small className="t-fine editor__closed">{t('editor.play.closed', { n: broken.length })}</small>
        ) : null}
      </Button>
      <SaveDialog key={open} editor={editor} open={open === 'save'} onClose={() => setOpen(null)} />
      <Dialog open={open === 'share'} onClose={() => setOpen(null)} title={t('editor.share')}>
        {open === 'share' ? (
          <SharePosition
            text={writePosition(def, position)}
            isBroken={isClosed}
            notation={isClosed ? null : writeNotation(def, kit.drafts.open(draft.state))}
            hasPack={def.data.packFile !== undefined}
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
  /** A position file. */
  readonly text: string;
  readonly isBroken: boolean;
  /** The same as text notation; null for a position with faults. */
  readonly notation: string | null;
  /** The position uses a data pack, which its text names but does not contain. */
  readonly hasPack: boolean;
}

function SharePosition({ text, isBroken, notation, hasPack }: SharePositionProps) {
  const { t } = useT();
  return (
    <ShareLink
      of={text}
      make={() => makeTextLink(text)}
      label={t('editor.share.address')}
      hint={t('editor.share.what')}
      before={isBroken ? <Note tone="warn">{t('editor.share.draft')}</Note> : null}
    >
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
    </ShareLink>
  );
}

interface SaveDialogProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
}

const LONGEST_NAME = 60;

/** Saves the position as a scenario. A position with faults stays a draft. */
function SaveDialog({ editor, open, onClose }: SaveDialogProps) {
  const { t } = useT();
  const { def, draft, origin, broken } = editor;
  const { own } = origin;
  const [name, setName] = useState(own?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (id: string) => {
    const called = name.trim().slice(0, LONGEST_NAME);
    if (called === '') return setProblem(t('editor.save.name.empty'));
    const { scenario } = origin;
    try {
      await positionStorage.put({
        id,
        game: def.id,
        kind: 'scenario',
        name: called,
        updated: Date.now(),
        isSound: true,
        text: writePosition(def, { name: called, scenario, state: draft.state }),
      });
    } catch (error) {
      return setProblem(t('editor.kept.not', { why: error instanceof Error ? error.message : String(error) }));
    }
    editor.saved({ id, name: called });
    onClose();
    return showToast({ id: 'position-saved', text: t('editor.save.done', { name: called }) });
  };
  const isClosed = broken.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editor.save')}
      actions={
        isClosed ? undefined : own === null ? (
          <Button variant="go" size="big" isOnce onClick={() => void keep(newId())}>
            {t('editor.save.new')}
          </Button>
        ) : (
          <>
            <Button variant="go" size="big" onClick={() => void keep(own.id)}>
              {t('editor.save.over', { name: own.name })}
            </Button>
            <Button size="big" isOnce onClick={() => void keep(newId())}>
              {t('editor.save.as-new')}
            </Button>
          </>
        )
      }
    >
      {isClosed ? (
        <Note tone="warn">{t('editor.save.broken', { n: broken.length })}</Note>
      ) : (
        <TextField
          label={t('new.name')}
          hint={t('editor.save.what')}
          problem={problem ?? undefined}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={setName}
          data-autofocus
        />
      )}
    </Dialog>
  );
}
