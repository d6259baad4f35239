import { useEffect, useState } from 'react';
import Files from '@lucide/icons/icons/files';
import PanelLeft from '@lucide/icons/icons/panel-left';
import X from '@lucide/icons/icons/x';
import Copy from '@lucide/icons/icons/copy';
import Trash from '@lucide/icons/icons/trash';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import type { Domain } from '../../i18n/catalogue.ts';
import { joinSentences } from '../../i18n/joining.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { MAIN_ID, Opening, Rail, Screen } from '../app/screen.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { openEditor, openScenario } from './open-editor.ts';
import { useEditor, type EditorStart, type Editor } from './use-editor.ts';
import { labelOfPack } from '../../engine/kits/pack/pack-file.ts';
import { keyOf } from '../app/keys.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { paths } from '../app/routes.ts';
import { wordTitle } from '../app/games.ts';
import { useWayBack } from '../app/way-back.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import './editor.css';
import { EditorFoot } from './editor-foot.tsx';
import { EditorMap } from './editor-map.tsx';
import { FaultList, PositionColumn } from './position-column.tsx';
import { StartFrom } from './start-from.tsx';
import { Trays } from './trays.tsx';
import { useCarried } from './use-carried.ts';
import { wordFrom, wordLast } from './edit-words.ts';
import { announce } from '../app/announce.ts';
import { positionStorage, type StoredPosition } from '../../store/position-storage.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';

interface EditorScreenProps {
  readonly game: string;
  /** The scenario to change; null for the draft of the game. */
  readonly id: string | null;
}

const WORDS: readonly Domain[] = ['editor'];
/** Counts openings, so that each mounts a fresh editor, also when it opens the same draft. */
let opened = 0;

type LoadState =
  | { readonly is: 'loading' | 'none' | 'failed' }
  | { readonly is: 'open'; readonly start: EditorStart; readonly no: number };

export function EditorScreen({ game, id }: EditorScreenProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<LoadState>({ is: 'loading' });
  useEffect(() => {
    let isLeft = false;
    openEditor(game, id).then(
      (start) => {
        if (!isLeft) setLoaded(start ? { is: 'open', start, no: ++opened } : { is: 'none' });
      },
      () => {
        if (!isLeft) setLoaded({ is: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [game, id, round]);
  if (loaded.is === 'loading') return <Opening />;
  if (loaded.is !== 'open')
    return (
      <I18nProvider lang={language} domains={WORDS} fallback={<Opening />} isVital>
        <NoEditor isFailed={loaded.is === 'failed'} />
      </I18nProvider>
    );
  const { start, no } = loaded;
  const names = findGame(game)?.names(start.parts.def.data.facts);
  return (
    <I18nProvider
      lang={language}
      {...(names ? { names } : {})}
      domains={[...matchDomainsOf(game), ...WORDS]}
      fallback={<Opening />}
      isVital
    >
      <RuleLinksProvider links={{ game }}>
        <EditorFrame key={no} start={start} onReopen={() => setRound((n) => n + 1)} />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

function NoEditor({ isFailed }: { readonly isFailed: boolean }) {
  const { t } = useT();
  return (
    <Screen title={t('editor.title')} narrow>
      {isFailed ? <Note tone="error">{t('editor.failed')}</Note> : <EmptyBox>{t('editor.none')}</EmptyBox>}
    </Screen>
  );
}

interface FrameProps {
  readonly start: EditorStart;
  readonly onReopen: () => void;
}

function EditorFrame({ start, onReopen }: FrameProps) {
  const i18n = useT();
  const { t, line, lang } = i18n;
  const editor = useEditor(start);
  const carried = useCarried(editor);
  const [isStarting, setStarting] = useState(false);
  const [isListing, setListing] = useState(false);
  const [problem, setProblem] = useState(start.problem);
  const isTight = useLayoutSize().narrow.includes(1180);
  const [hasTrays, setTrays] = useState(false);
  const { def, draft, kit, origin, broken } = editor;
  const wayBack = useWayBack(paths.newGame(def.id));
  const pack = labelOfPack(def.data);
  const last = draft.done.at(-1);
  const said = last ? wordLast(kit, i18n, draft.state, last.edits) : '';
  const count = t('editor.broken', { n: broken.length });
  useEffect(() => {
    if (said !== '') announce(joinSentences(lang, [said, count]));
  }, [draft.state, said, count, lang]);
  const onKeyDown = useUndoKeys(editor.undo, editor.redo);
  return (
    <div className="editor" data-game={def.id} onKeyDown={onKeyDown}>
      <Rail
        title={t('editor.title')}
        subtitle={`${wordTitle(i18n, def.id)} · ${editor.kept.name || wordFrom(i18n, def.id, origin.from)}${pack ? ` · ${t('match.pack', wordsOfPack(pack))}` : ''}`}
        backTo={wayBack}
        end={
          <>
            <Chip>{t(origin.own === null ? 'editor.unsaved' : 'editor.saved')}</Chip>
            <span className="small nowrap">{t('editor.changes', { n: editor.changes })}</span>
            <Button icon={Files} onClick={() => setListing(true)}>
              {t('editor.drafts')}
            </Button>
            <Button onClick={() => setStarting(true)}>{t('editor.start')}</Button>
            <ButtonLink to={paths.home} icon={X} variant="ghost" label={t('app.close')} />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="editor__main" data-trays={!isTight || hasTrays || undefined}>
        {isTight ? (
          <Button
            className="absolute editor__drawer"
            icon={PanelLeft}
            aria-expanded={hasTrays}
            onClick={() => setTrays((is) => !is)}
          >
            {t(hasTrays ? 'editor.trays.close' : 'editor.trays.open')}
          </Button>
        ) : null}
        {!isTight || hasTrays ? <Trays editor={editor} carried={carried} /> : null}
        <EditorMap editor={editor} carried={carried} />
        <section
          className="col paper min-0 rule-before-strong editor__column scroll-y"
          aria-label={t('editor.position')}
        >
          {problem ? (
            <div className="col gap-10 rule-below editor__part">
              <Note tone="error">{line(problem)}</Note>
              <Button size="small" onClick={() => setProblem(null)}>
                {t('app.close')}
              </Button>
            </div>
          ) : null}
          {editor.problem === null ? null : (
            <div className="col gap-10 rule-below editor__part">
              <Note tone="warn">{t('editor.kept.not', { why: editor.problem })}</Note>
            </div>
          )}
          <PositionColumn editor={editor} />
          <FaultList editor={editor} onLook={carried.look} />
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

interface DraftsProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
}

const LONGEST = 60;

/** Names the open draft; opens or deletes the other drafts of the game. */
function Drafts({ editor, open, onClose }: DraftsProps) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.drafts')}>
      {open ? <DraftList editor={editor} onClose={onClose} /> : null}
    </Dialog>
  );
}

function DraftList({ editor, onClose }: Omit<DraftsProps, 'open'>) {
  const i18n = useT();
  const { t } = i18n;
  const { def, draft, origin, kept, changes } = editor;
  const others = useStoredPositions(def.id, 'draft').filter(({ id }) => id !== kept.id);
  const [doomed, setDoomed] = useState<string | null>(null);
  const from = wordFrom(i18n, def.id, origin.from);
  const wordDraft = ({ name, from: line }: StoredPosition) =>
    name || (line ? wordFrom(i18n, def.id, line) : t('editor.drafts.unnamed'));
  const copy = () => {
    const name = t('editor.drafts.copy.name', { name: kept.name || from });
    editor.begin({ ...origin, state: draft.state, changes: 0 }, name.slice(0, LONGEST));
    onClose();
  };
  const drop = () => {
    editor.drop(openScenario(editor, def.scenarios[0]?.id ?? ''));
    onClose();
  };
  const sure = (onYes: () => void, onNo: () => void) => (
    <span className="line gap-6">
      <span className="small">{t('editor.drafts.delete.sure')}</span>
      <Button size="small" variant="danger" onClick={onYes}>
        {t('library.delete')}
      </Button>
      <Button size="small" onClick={onNo} data-autofocus>
        {t('app.cancel')}
      </Button>
    </span>
  );
  return (
    <div className="stack">
      <section className="col gap-8">
        <div className="line apart gap-8">
          <h3>{t('editor.drafts.this')}</h3>
          <span className="small">{t('editor.changes', { n: changes })}</span>
        </div>
        <TextField
          label={t('editor.drafts.name')}
          hint={t('editor.drafts.name.what', { from })}
          value={kept.name}
          maxLength={LONGEST}
          onChange={editor.rename}
        />
        <div className="row">
          <Button icon={Copy} isOnce onClick={copy}>
            {t('editor.drafts.copy')}
          </Button>
          {doomed === kept.id ? (
            sure(drop, () => setDoomed(null))
          ) : (
            <Button icon={Trash} onClick={() => setDoomed(kept.id)}>
              {t('editor.drafts.delete')}
            </Button>
          )}
        </div>
      </section>
      <section className="col gap-8">
        <h3>{t('editor.drafts.others')}</h3>
        {others.length === 0 ? <p className="small">{t('editor.drafts.none')}</p> : null}
        <ul className="col">
          {others.map((one) => (
            <li key={one.id} className="line gap-8 draft-row">
              <span className="col grow">
                <span className="t-ui">{wordDraft(one)}</span>
                <small className="small">{t('editor.drafts.what', { n: one.changes ?? 0, date: one.updated })}</small>
              </span>
              {one.isSound ? null : <Chip>{t('editor.drafts.broken')}</Chip>}
              {doomed === one.id ? (
                sure(
                  () => void positionStorage.remove(one.id),
                  () => setDoomed(null),
                )
              ) : (
                <>
                  <span onClick={onClose}>
                    <ButtonLink size="small" to={paths.editor(def.id, one.id)}>
                      {t('library.open')}
                    </ButtonLink>
                  </span>
                  <IconButton
                    icon={Trash}
                    variant="ghost"
                    size="small"
                    label={t('editor.drafts.delete.of', { name: wordDraft(one) })}
                    onClick={() => setDoomed(one.id)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
