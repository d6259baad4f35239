import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { useT } from '../../i18n/use-t.tsx';
import { positionStorage, type StoredPosition } from '../../store/position-storage.ts';
import { paths } from '../app/routes.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { openScenario } from './open-editor.ts';
import type { Editor } from './use-editor.ts';
import { wordFrom } from './edit-words.ts';

interface DraftsProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
}

const LONGEST = 60;

/** Names the open draft; opens or deletes the other drafts of the game. */
export function Drafts({ editor, open, onClose }: DraftsProps) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.drafts')}>
      {open ? <List editor={editor} onClose={onClose} /> : null}
    </Dialog>
  );
}

function List({ editor, onClose }: Omit<DraftsProps, 'open'>) {
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
