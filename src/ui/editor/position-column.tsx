import Info from '@lucide/icons/icons/info';
import type { Field, Fault } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { classes } from '../parts/classes.ts';
import { Select } from '../parts/field.tsx';
import { FormField, type ValueWords } from '../parts/form-field.tsx';
import { Fold } from '../parts/fold.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Editor } from './use-editor.ts';
import { Cards } from './cards.tsx';
import { Button } from '../parts/button.tsx';
import { drawIcon } from '../parts/icon.tsx';

interface ColumnProps {
  readonly editor: Editor;
}

export function PositionColumn({ editor }: ColumnProps) {
  const { t, line } = useT();
  const { kit, draft } = editor;
  const fields = kit.lists.fields(draft.state);
  const told = kit.lists.told(draft.state);
  const score = told.find(({ isScore }) => isScore);
  const [first, more, agreed] = [
    fields.filter(isFirst),
    fields.filter((field) => !isFirst(field) && !field.isAgreed),
    fields.filter((field) => field.isAgreed),
  ];
  return (
    <>
      <div className="col gap-10 rule-below editor__part">
        <div className="flex apart baseline gap-8">
          <h2>{t('editor.position')}</h2>
          {score ? (
            <p className="t-fine muted editor__score">
              <span>{line(score.name)}</span> <strong>{line(score.value)}</strong>
            </p>
          ) : null}
        </div>
        {first.map((field) => (
          <FieldRow key={field.id} field={field} editor={editor} />
        ))}
        {told.map((one) =>
          one.isScore ? null : (
            <div key={one.name.key} className="min-0 middle editor-row">
              <span className="editor-row__name">{line(one.name)}</span>
              <span className="grow anywhere editor-row__value">{line(one.value)}</span>
              {one.rule === undefined ? null : <RuleChip rule={one.rule} />}
            </div>
          ),
        )}
        {more.length === 0 ? null : (
          <Fold title={t('editor.more')}>
            {more.map((field) => (
              <FieldRow key={field.id} field={field} editor={editor} />
            ))}
          </Fold>
        )}
        {agreed.length === 0 ? null : (
          <Fold title={t('editor.agreed')}>
            {agreed.map((field) => (
              <FieldRow key={field.id} field={field} editor={editor} />
            ))}
          </Fold>
        )}
        <PlaceChooser editor={editor} />
      </div>
      <Cards editor={editor} />
    </>
  );
}

const isFirst = ({ look, id, isMain }: Field): boolean =>
  isMain === true || look === 'track' || look === 'seat' || id === 'phase';

/** A list of places for people who do not see the map: choosing one focuses it. */
function PlaceChooser({ editor: { kit } }: ColumnProps) {
  const { t, line } = useT();
  return (
    <div className="visually-hidden-unless-focused">
      <Select
        label={t('editor.place.go')}
        value=""
        choices={[
          { value: '', label: t('editor.place.go.choose') },
          ...kit.places.list().map((place) => ({ value: place, label: line(kit.places.nameOf(place)) })),
        ]}
        onChange={(place) => {
          const stop = document.querySelector<SVGElement>(
            `.editor .board-stop[data-stop="${CSS.escape(place === '' ? '' : kit.places.refOf(place))}"]`,
          );
          stop?.focus();
        }}
      />
    </div>
  );
}

const LOOKS = { switch: 'box', track: 'track', seat: 'switch', list: 'list', number: 'list', text: 'list' } as const;

function FieldRow({ field, editor }: ColumnProps & { readonly field: Field }) {
  const { t, line } = useT();
  const { id, name, form, value: now, choices, rule, hint } = field;
  const look = field.look ?? (form.kind === 'choice' ? 'list' : form.kind);
  const wordsOf = (value: string): ValueWords => {
    const choice = choices.find((one) => one.value === value);
    return {
      label: choice ? line(choice.name) : value,
      ...(choice?.also ? { detail: line(choice.also) } : {}),
      ...(look === 'seat' ? { mark: drawSeatMark({ game: editor.def.id, seat: value, size: 's' }) } : {}),
    };
  };
  return (
    <div className={classes('min-0 middle editor-row', `editor-row--${look}`)}>
      <span className="grow">
        <FormField
          form={form}
          value={now}
          label={line(name)}
          hint={hint && form.kind === 'choice' ? line(hint) : undefined}
          look={LOOKS[look]}
          wordsOf={wordsOf}
          wordRange={(range) => t('editor.number.range', range)}
          onChange={(value) => (value === null ? undefined : editor.act({ edit: 'set', field: id, value }))}
        />
      </span>
      {rule === undefined || look === 'track' || look === 'seat' ? null : <RuleChip rule={rule} />}
    </div>
  );
}

interface FaultListProps {
  readonly editor: Editor;
  readonly onLook: (place: string | null) => void;
}

/** Broken rules with number, place and fixes; then notes. */
export function FaultList({ editor, onLook }: FaultListProps) {
  const { t } = useT();
  const { faults, broken, act, kit, draft } = editor;
  const notes = faults.filter(({ weight }) => weight === 'note');
  // One by one: a fix may also remove the next fault.
  const fixAll = () => {
    const edits: Fault['fixes'][number]['edits'][number][] = [];
    let state = draft.state;
    for (let round = 0; round < MOST_FIXES; round++) {
      const fix = kit.drafts.faults(state).find((one) => one.weight === 'broken' && one.fixes.length > 0)?.fixes[0];
      if (!fix) break;
      edits.push(...fix.edits);
      state = fix.edits.reduce((now, edit) => kit.drafts.apply(now, edit), state);
    }
    act(...edits);
  };
  return (
    <div
      className="col gap-10 editor__part"
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
  const place = at === null ? null : kit.places.at(draft.state, at);
  return (
    <li className="flex at-top gap-14 fault">
      {no === null ? (
        <span className="centre-grid rigid w-26 edge soft fault__note" role="img" aria-label={t('editor.note')}>
          {drawIcon(Info, 16)}
        </span>
      ) : (
        <span className="centre-grid rigid cond-15-700-1 no-ink face-hi round fault__no" aria-hidden="true">
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
              className="bare at-start underlined fault__place"
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
