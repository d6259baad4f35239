import { useEffect, useRef, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Files from 'lucide-react/icons/files';
import PanelLeft from 'lucide-react/icons/panel-left';
import X from 'lucide-react/icons/x';
import { labelOfPack } from '../../engine/kits/pack/pack-file.ts';
import { useT } from '../../i18n/use-t.tsx';
import { keyOf } from '../app/keys.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { paths } from '../app/routes.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus } from '../app/screen.tsx';
import { wordTitle } from '../app/games.ts';
import { useWayBack } from '../app/way-back.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Note } from '../parts/note.tsx';
import './editor.css';
import { Drafts } from './drafts.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorMap } from './editor-map.tsx';
import { FaultList } from './fault-list.tsx';
import { PositionColumn } from './position-column.tsx';
import { StartFrom } from './start-from.tsx';
import { Trays } from './trays.tsx';
import { useEditor, type EditorStart } from './use-editor.ts';
import { useHand } from './use-hand.ts';
import { wordFrom, wordLast } from './words.ts';
import { announce } from '../app/announce.ts';

interface FrameProps {
  readonly start: EditorStart;
  readonly onReopen: () => void;
}

/** Trays, the map, what lies beside it, and what is wrong. */
export function EditorFrame({ start, onReopen }: FrameProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const head = useRef<HTMLHeadingElement>(null);
  const editor = useEditor(start);
  const hand = useHand(editor);
  const [isStarting, setStarting] = useState(false);
  const [isListing, setListing] = useState(false);
  const [problem, setProblem] = useState(start.problem);
  const isTight = useLayoutSize().narrow.includes(1180);
  const [hasTrays, setTrays] = useState(false);
  const { def, draft, kit, origin, broken } = editor;
  const wayBack = useWayBack(paths.newGame(def.id));
  useDocumentTitle(t('editor.title'));
  useScreenFocus(head);
  const pack = labelOfPack(def);
  const last = draft.done.at(-1);
  const said = last ? wordLast(kit, i18n, draft.state, last.edits) : '';
  const count = t('editor.broken', { n: broken.length });
  useEffect(() => {
    if (said !== '') announce(`${said}. ${count}`);
  }, [draft.state, said, count]);
  const onKeyDown = useUndoKeys(editor.undo, editor.redo);
  return (
    <div className="editor" data-game={def.id} onKeyDown={onKeyDown}>
      <header className="rail">
        <div className="rail__title">
          <ButtonLink to={wayBack} icon={ChevronLeft} variant="ghost" label={t('app.back')} />
          <div>
            <h1 ref={head} tabIndex={-1}>
              {t('editor.title')}
            </h1>
            <p>
              {`${wordTitle(i18n, def.id)} · ${editor.kept.name || wordFrom(i18n, def.id, origin.from)}${pack ? ` · ${t('match.pack', wordsOfPack(pack))}` : ''}`}
            </p>
          </div>
        </div>
        <div className="rail__end">
          <Chip>{t(origin.own === null ? 'editor.unsaved' : 'editor.saved')}</Chip>
          <span className="small editor__changes">{t('editor.changes', { n: editor.changes })}</span>
          <Button icon={Files} onClick={() => setListing(true)}>
            {t('editor.drafts')}
          </Button>
          <Button onClick={() => setStarting(true)}>{t('editor.start')}</Button>
          <ButtonLink to={paths.home} icon={X} variant="ghost" label={t('app.close')} />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="editor__main" data-trays={!isTight || hasTrays || undefined}>
        {isTight ? (
          <Button
            className="editor__drawer"
            icon={PanelLeft}
            aria-expanded={hasTrays}
            onClick={() => setTrays((is) => !is)}
          >
            {t(hasTrays ? 'editor.trays.close' : 'editor.trays.open')}
          </Button>
        ) : null}
        {!isTight || hasTrays ? <Trays editor={editor} hand={hand} /> : null}
        <EditorMap editor={editor} hand={hand} />
        <section className="col paper min-0 editor__column scroll-y" aria-label={t('editor.position')}>
          {problem ? (
            <div className="editor__part">
              <Note tone="error">{line(problem)}</Note>
              <Button size="small" onClick={() => setProblem(null)}>
                {t('app.close')}
              </Button>
            </div>
          ) : null}
          {editor.problem === null ? null : (
            <div className="editor__part">
              <Note tone="warn">{t('editor.kept.not', { why: editor.problem })}</Note>
            </div>
          )}
          <PositionColumn editor={editor} />
          <FaultList editor={editor} onLook={hand.look} />
        </section>
      </main>
      <EditorFoot editor={editor} said={said} />
      <Drafts editor={editor} open={isListing} onClose={() => setListing(false)} />
      <StartFrom editor={editor} open={isStarting} onClose={() => setStarting(false)} onReopen={onReopen} />
    </div>
  );
}

function useUndoKeys(undo: () => void, redo: () => void) {
  return (press: React.KeyboardEvent) => {
    if (!(press.ctrlKey || press.metaKey) || press.altKey) return;
    if (press.target instanceof HTMLInputElement && press.target.type === 'text') return;
    const key = keyOf(press.nativeEvent);
    const isRedo = key === 'y' || (key === 'z' && press.shiftKey);
    if (!isRedo && key !== 'z') return;
    press.preventDefault();
    if (isRedo) redo();
    else undo();
  };
}
