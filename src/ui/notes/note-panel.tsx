import { useEffect, useId, useRef } from 'react';
import Circle from '@lucide/icons/icons/circle';
import Diamond from '@lucide/icons/icons/diamond';
import MoveUpRight from '@lucide/icons/icons/move-up-right';
import Square from '@lucide/icons/icons/square';
import Trash2 from '@lucide/icons/icons/trash';
import Undo2 from '@lucide/icons/icons/undo-2';
import X from '@lucide/icons/icons/x';
import { joinFacts } from '../../i18n/joining.ts';
import { isBlank, NOTE_CAPS } from '../../lab/variations/notes.ts';
import { useMatch } from '../../store/app-match.ts';
import { announce } from '../app/announce.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { TextArea } from '../parts/field.tsx';
import type { IconShape } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { useGame, useScene } from '../table/use-play.tsx';
import { noteActions, useNoteDraft, type NoteDraft, type NoteTool } from './note-draft.ts';
import { namePlace, wordDrawing } from './note-text.tsx';
import './notes.css';

const TOOLS: readonly (readonly [tool: NoteTool, icon: IconShape])[] = [
  ['arrow', MoveUpRight],
  ['ring', Circle],
  ['square', Square],
  ['diamond', Diamond],
  ['cross', X],
];

interface NotePanelProps {
  readonly title: string;
}

export function NotePanel({ title }: NotePanelProps) {
  const draft = useNoteDraft((now) => now);
  return draft ? <Panel draft={draft} title={title} /> : null;
}

function Panel({ draft, title }: NotePanelProps & { readonly draft: NoteDraft }) {
  const scene = useScene();
  const { t, line } = scene.i18n;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const isShared = useMatch(({ secrets, isOver }) => secrets === 'kept' && !isOver);
  const { now, problem, state, past } = draft;
  const isEmpty = isBlank(now);
  useHeard(draft);
  useEffect(() => panel.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className="section stack note-panel" aria-labelledby={id}>
      <div className="line gap-8">
        <h2 id={id} className="grow">
          {title}
        </h2>
        <IconButton size="small" variant="ghost" icon={X} label={t('table.note.close')} onClick={noteActions.close} />
      </div>
      <TextArea
        label={t('table.note.text')}
        quiet
        rows={5}
        value={now.text}
        maxLength={NOTE_CAPS.text}
        onChange={noteActions.type}
        onBlur={() => void noteActions.save()}
      />
      {isShared ? (
        <p className="small">{t(draft.moment.line === null ? 'table.note.both' : 'table.note.own')}</p>
      ) : null}
      <Tools draft={draft} />
      <Drawn draft={draft} />
      {problem ? <Note tone="error">{line(problem)}</Note> : null}
      <div className="row">
        <Button size="small" icon={Undo2} closed={past.length === 0} onClick={noteActions.undo}>
          {t('table.note.undo')}
        </Button>
        <Button size="small" icon={Trash2} closed={isEmpty} onClick={noteActions.clear}>
          {t('table.note.delete')}
        </Button>
        <span className="grow small at-end" role="status">
          {problem ? null : state === 'waiting' ? t('table.note.saving') : isEmpty ? null : t('table.note.saved')}
        </span>
        <Button size="small" onClick={noteActions.close}>
          {t('table.note.done')}
        </Button>
      </div>
    </section>
  );
}

function Tools({ draft: { tool, start } }: { readonly draft: NoteDraft }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const how =
    tool === null
      ? t('table.note.tools.how')
      : tool !== 'arrow'
        ? t('table.note.mark.how')
        : start === null
          ? t('table.note.arrow.from')
          : t('table.note.arrow.to', { place: namePlace(game, scene, start) });
  return (
    <div className="col gap-6 note-tools">
      <div className="flex gap-6" role="group" aria-label={t('table.note.tools')}>
        {TOOLS.map(([one, icon]) => (
          <IconButton
            key={one}
            icon={icon}
            label={t(`table.note.${one}`)}
            aria-pressed={tool === one}
            className={tool === one ? 'note-tools__one note-tools__one--on' : 'note-tools__one'}
            onClick={() => noteActions.setTool(one)}
          />
        ))}
      </div>
      <p className="small">{how}</p>
    </div>
  );
}

function Drawn({ draft: { now } }: { readonly draft: NoteDraft }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const words = wordDrawing(game, scene, now);
  if (words.length === 0) return null;
  return (
    <ul className="note-drawn" aria-label={t('table.note.drawn')}>
      {words.map((one, n) => (
        <li key={one} className="line gap-8">
          <span className="grow">{one}</span>
          <IconButton
            icon={X}
            size="small"
            variant="ghost"
            label={t('table.note.drop', { what: one })}
            onClick={() =>
              n < now.arrows.length ? noteActions.dropArrow(n) : noteActions.dropMark(n - now.arrows.length)
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Announces what a press on the board drew, as the focus stays there. */
function useHeard({ now, start }: NoteDraft): void {
  const game = useGame();
  const scene = useScene();
  const { t, lang } = scene.i18n;
  const before = useRef({ words: wordDrawing(game, scene, now), start });
  useEffect(() => {
    const words = wordDrawing(game, scene, now);
    const { words: old, start: began } = before.current;
    before.current = { words, start };
    const news = words.filter((one) => !old.includes(one));
    const gone = old.filter((one) => !words.includes(one));
    if (news.length > 0) announce(joinFacts(lang, news));
    else if (gone.length > 0) announce(t('table.note.gone.one', { what: joinFacts(lang, gone) }));
    else if (start !== null && start !== began)
      announce(t('table.note.arrow.to', { place: namePlace(game, scene, start) }));
  }, [game, scene, now, start, t, lang]);
}
