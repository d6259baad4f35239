import { useMemo, useState } from 'react';
import FileUp from '@lucide/icons/icons/file-up';
import type { Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { writePosition } from '../../lab/positions/document.ts';
import { readNotation } from '../../lab/positions/notation.ts';
import { dealAnew, momentsOf, packFileOf, type Moments } from '../../lab/positions/openings.ts';
import { ImportError } from '../../store/saves/import-error.ts';
import { plainText } from '../../store/saves/plain-text.ts';
import { readFileText } from '../../store/saves/read-file.ts';
import { findShareData } from '../../store/saves/share-data.ts';
import { readShare } from '../../store/saves/share-link.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { StoredPosition } from '../../store/position-storage.ts';
import { wordScenario, wordTitle } from '../app/games.ts';
import { openForText } from '../app/named-data.ts';
import { PackChoice } from '../app/pack-choice.tsx';
import { useWholeLibrary } from '../library/library-hooks.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Choices, Select, TextArea } from '../parts/field.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Note } from '../parts/note.tsx';
import { sendToEditor } from './transfer.ts';
import { hasOtherData, loadEditor, openScenario, openText } from './open-editor.ts';
import { problemOf } from './save-problem.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import type { Editor, EditorParts, OpenPosition } from './use-editor.ts';

interface StartFromProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the editor again, with the waiting transfer. */
  readonly onReopen: () => void;
}

export function StartFrom({ editor, open, onClose, onReopen }: StartFromProps) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.start.title')}>
      {open ? <Sources editor={editor} onClose={onClose} onReopen={onReopen} /> : null}
    </Dialog>
  );
}

/** Replace the open draft, or begin another one. */
const WHERE = ['here', 'beside'] as const;

function Sources({ editor, onClose, onReopen }: Omit<StartFromProps, 'open'>) {
  const i18n = useT();
  const { t, line } = i18n;
  const { def } = editor;
  const [problem, setProblem] = useState<Line | null>(null);
  const [where, setWhere] = useState<(typeof WHERE)[number]>('here');
  const own = useStoredPositions(def.id, 'scenario');
  const take = (find: () => OpenPosition) => {
    try {
      if (where === 'beside') editor.begin(find(), '');
      else editor.open(find());
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  /** A position with other data needs another editor, so it becomes a new draft. */
  const takeText = (given: string, about: Pick<OpenPosition, 'from' | 'own' | 'changes'>) => {
    try {
      if (!hasOtherData(editor, given)) return take(() => openText(editor, given, about));
      sendToEditor({ game: def.id, text: given, from: about.from });
      onReopen();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const [data, setData] = useState<unknown>(def.data.packFile);
  /** A scenario with the chosen data. */
  const takeScenario = async (find: (parts: EditorParts) => OpenPosition) => {
    if (data === def.data.packFile) return take(() => find(editor));
    try {
      const parts = await loadEditor(def.id, data);
      if (!parts) return;
      const { scenario, state, ...about } = find(parts);
      takeText(writePosition(parts.def, { name: '', scenario, state: state as Editor['draft']['state'] }), about);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const takeOwn = ({ id, name, text }: StoredPosition) =>
    takeText(text, { from: { key: 'editor.from.own', params: { name } }, own: { id, name }, changes: 0 });
  const [text, setText] = useState('');
  const fromFile = { from: { key: 'editor.from.file' }, own: null, changes: 0 } as const;
  const readText = async () => {
    const given = plainText(text);
    const data = given.startsWith('{') ? null : findShareData(given);
    const read = data === null ? given : await readShare(data).catch(() => given);
    if (read.startsWith('{')) return takeText(read, fromFile);
    try {
      takeText(await fileOfNotation(def, read), fromFile);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const readFile = async (file: File) => {
    try {
      takeText(await readFileText(file), fromFile);
    } catch (error) {
      setProblem(error instanceof ImportError ? error.line : problemOf(error));
    }
  };
  return (
    <div className="stack">
      <Choices
        label={t('editor.start.where')}
        look="switch"
        hint={t(`editor.start.where.${where}.what`)}
        value={where}
        choices={WHERE.map((one) => ({ value: one, label: t(`editor.start.where.${one}`) }))}
        onChange={setWhere}
      />
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
      <section className="col gap-6">
        <h3>{t('editor.start.scenario')}</h3>
        <PackChoice game={def.id} label={t('editor.start.data')} value={data} onChange={setData} />
        <div className="row">
          {def.scenarios.map(({ id }) => (
            <Button key={id} onClick={() => void takeScenario((parts) => openScenario(parts, id))}>
              {wordScenario(i18n, def.id, id) ?? id}
            </Button>
          ))}
          <Button onClick={() => void takeScenario((parts) => openEmpty(parts, editor.origin.scenario))}>
            {t('editor.start.empty')}
          </Button>
        </div>
      </section>
      {own.length === 0 ? null : (
        <section className="col gap-6">
          <h3>{t('editor.start.own')}</h3>
          <div className="row">
            {own.map((one) => (
              <Button key={one.id} onClick={() => takeOwn(one)}>
                {one.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <MatchMoment editor={editor} onText={takeText} />
      <section className="col gap-6">
        <TextArea
          label={t('editor.start.text')}
          hint={t('editor.start.text.what')}
          value={text}
          rows={3}
          spellCheck={false}
          onChange={setText}
        />
        <div className="row">
          <Button closed={text.trim() === ''} onClick={() => void readText()}>
            {t('editor.start.use')}
          </Button>
        </div>
      </section>
      <section className="col gap-6">
        <h3>{t('editor.start.file')}</h3>
        <div className="row">
          <FileButton
            icon={FileUp}
            label={t('import.choose')}
            accept=".json,application/json"
            onFile={(file) => void readFile(file)}
          />
        </div>
      </section>
    </div>
  );
}

function openEmpty(parts: EditorParts, scenario: string): OpenPosition {
  const opened = openScenario(parts, scenario);
  const state = parts.kit.drafts.apply(opened.state as Editor['draft']['state'], { edit: 'whole', as: 'clear' });
  return { ...opened, state, from: { key: 'editor.from.empty' } };
}

/** Throws `SaveError`. */
async function fileOfNotation({ id }: Editor['def'], text: string): Promise<string> {
  const manifest = findGame(id);
  if (!manifest) throw new RangeError(`no game ${id}`);
  const def = await openForText(manifest, text);
  const state = readNotation(def, text);
  return writePosition(def, { name: '', scenario: def.positions?.scenarioOf(state) ?? '', state });
}

type MatchMoments =
  { readonly is: 'none' | 'broken' } | { readonly is: 'open'; readonly moments: Moments; readonly def: Editor['def'] };

interface MatchMomentProps {
  readonly editor: Editor;
  readonly onText: (text: string, about: Pick<OpenPosition, 'from' | 'own' | 'changes'>) => void;
}

function MatchMoment({ editor, onText }: MatchMomentProps) {
  const i18n = useT();
  const { t } = i18n;
  const { def } = editor;
  const entries = useLibrary(({ entries: all }) => all);
  const matches = useMemo(() => entries.filter(({ game }) => game === def.id), [entries, def]);
  useWholeLibrary();
  const [id, setId] = useState('');
  const [found, setFound] = useState<MatchMoments>({ is: 'none' });
  const [at, setAt] = useState('0');
  const choose = async (chosen: string) => {
    setId(chosen);
    setFound({ is: 'none' });
    if (chosen === '') return;
    const text = await libraryStore.getState().exportText(chosen);
    try {
      // The match keeps its own data.
      const manifest = findGame(def.id);
      const own = manifest ? await openDefinition(manifest, packFileOf(text ?? '')) : def;
      const moments = momentsOf(own, text ?? '');
      setFound({ is: 'open', moments, def: own });
      setAt(String(moments.states.length - 1));
    } catch {
      setFound({ is: 'broken' });
    }
  };
  const take = ({ moments, def: own }: Extract<MatchMoments, { is: 'open' }>) => {
    const last = moments.states.length - 1;
    const n = Math.min(last, Math.max(0, Math.trunc(Number(at)) || 0));
    const shown = moments.states[n] as Editor['draft']['state'];
    const { name, scenario, isOpen } = moments;
    const params = { match: name || wordTitle(i18n, def.id), n };
    const from = { key: isOpen ? 'editor.from.match' : 'editor.from.match.seen', params };
    const state = isOpen ? shown : dealAnew(own, shown);
    onText(writePosition(own, { name, scenario, state }), { from, own: null, changes: 0 });
  };
  return (
    <section className="col gap-6">
      <h3>{t('editor.start.match')}</h3>
      {matches.length === 0 ? (
        <p className="small">{t('editor.start.match.none')}</p>
      ) : (
        <Select
          label={t('editor.start.match')}
          quiet
          value={id}
          choices={[
            { value: '', label: '–' },
            ...matches.map((entry) => ({ value: entry.id, label: entry.about.name || wordTitle(i18n, def.id) })),
          ]}
          onChange={(chosen) => void choose(chosen)}
        />
      )}
      {found.is === 'open' && !found.moments.isOpen ? <Note>{t('editor.start.match.seen')}</Note> : null}
      {found.is === 'broken' ? <Note tone="error">{t('editor.start.match.broken')}</Note> : null}
      {found.is === 'open' ? (
        <div className="line gap-8">
          <label className="flex middle gap-12 editor-number">
            <span>{t('editor.start.match.move', { n: found.moments.states.length - 1 })}</span>
            <input
              type="number"
              className="min-h-36 card no-edge field__input"
              min={0}
              max={found.moments.states.length - 1}
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          </label>
          <Button onClick={() => take(found)}>{t('editor.start.match.choose')}</Button>
        </div>
      ) : null}
    </section>
  );
}
