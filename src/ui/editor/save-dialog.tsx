import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { writePosition } from '../../lab/positions/document.ts';
import { newId } from '../../store/app-world.ts';
import { positionStorage } from '../../store/position-storage.ts';
import { showToast } from '../app/toasts.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import type { Editor } from './use-editor.ts';

interface SaveDialogProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
}

const LONGEST = 60;

/** Keeps the position as a scenario of one's own; a position with faults stays a draft. */
export function SaveDialog({ editor, open, onClose }: SaveDialogProps) {
  const { t } = useT();
  const { def, draft, origin, broken } = editor;
  const { own } = origin;
  const [name, setName] = useState(own?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (id: string) => {
    const called = name.trim().slice(0, LONGEST);
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
          maxLength={LONGEST}
          onChange={setName}
          data-autofocus
        />
      )}
    </Dialog>
  );
}
