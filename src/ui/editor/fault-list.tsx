import Info from 'lucide-react/icons/info';
import type { Fault } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Editor } from './use-editor.ts';

interface FaultListProps {
  readonly editor: Editor;
  readonly onLook: (place: string | null) => void;
}

/** Each broken rule with its number, its place and what mends it; then what one should know. */
export function FaultList({ editor, onLook }: FaultListProps) {
  const { t } = useT();
  const { faults, broken, act, kit, draft } = editor;
  const notes = faults.filter(({ weight }) => weight === 'note');
  // One after the other: what the first mends may be what the second tells of.
  const fixAll = () => {
    const edits: Fault['fixes'][number]['edits'][number][] = [];
    let state = draft.state;
    for (let round = 0; round < MOST_FIXES; round++) {
      const fix = kit.faults(state).find((one) => one.weight === 'broken' && one.fixes.length > 0)?.fixes[0];
      if (!fix) break;
      edits.push(...fix.edits);
      state = fix.edits.reduce((now, edit) => kit.apply(now, edit), state);
    }
    act(...edits);
  };
  return (
    <div
      className="editor__part editor-faults"
      role="region"
      aria-live="off"
      aria-label={t('editor.broken', { n: broken.length })}
    >
      <div className="line apart gap-8">
        <h2>{t('editor.broken', { n: broken.length })}</h2>
        {broken.length > 1 ? <Button onClick={fixAll}>{fixWord(t, broken.length)}</Button> : null}
      </div>
      {broken.length === 0 ? <p className="small">{t('editor.sound')}</p> : null}
      <ol className="col">
        {broken.map((fault, i) => (
          <FaultRow key={`${fault.id} ${fault.at ?? i}`} fault={fault} no={i + 1} editor={editor} onLook={onLook} />
        ))}
        {notes.map((fault, i) => (
          <FaultRow key={`${fault.id} ${fault.at ?? i}`} fault={fault} no={null} editor={editor} onLook={onLook} />
        ))}
      </ol>
    </div>
  );
}

const MOST_FIXES = 200;
const fixWord = (t: ReturnType<typeof useT>['t'], n: number): string =>
  n === 2 ? t('editor.fix-both') : t('editor.fix-all', { n });

interface FaultRowProps extends FaultListProps {
  readonly fault: Fault;
  /** Its number on the map; null for a note. */
  readonly no: number | null;
}

function FaultRow({ fault: { at, title, line: why, rule, fixes }, no, editor, onLook }: FaultRowProps) {
  const { t, line } = useT();
  const { kit, draft, act } = editor;
  const place = at === null ? null : kit.placeAt(draft.state, at);
  return (
    <li className="fault">
      {no === null ? (
        <span className="fault__note" role="img" aria-label={t('editor.note')}>
          <Icon of={Info} size={16} />
        </span>
      ) : (
        <span className="fault__no" aria-hidden="true">
          {no}
        </span>
      )}
      <div className="col gap-4 grow">
        {place === null ? (
          <h3>{line(title)}</h3>
        ) : (
          <h3>
            <button
              type="button"
              className="bare fault__place"
              title={t('editor.fault.show')}
              onClick={() => onLook(place)}
            >
              {line(title)}
            </button>
          </h3>
        )}
        <p className="small">{line(why)}</p>
        {fixes.length === 0 ? null : (
          <div className="row">
            {fixes.map((fix) => (
              <Button
                key={`${fix.line.key} ${JSON.stringify(fix.line.params)}`}
                className="fault__fix"
                onClick={() => act(...fix.edits)}
              >
                {line(fix.line)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <RuleChip rule={rule} />
    </li>
  );
}
