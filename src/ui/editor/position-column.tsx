import { useId } from 'react';
import type { Field, Pile } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { SeatMark } from '../app/seat-mark.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { Checkbox, Select } from '../parts/field.tsx';
import { useTypedNumber } from '../parts/use-typed-number.ts';
import { Fold } from '../parts/fold.tsx';
import { Menu } from '../parts/menu.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { DeckOrder } from './deck-order.tsx';
import type { Editor } from './use-editor.ts';

interface ColumnProps {
  readonly editor: Editor;
}

/** Everything beside the map: turn, side, phase, what follows from them, cards, agreements. */
export function PositionColumn({ editor }: ColumnProps) {
  const { t, line } = useT();
  const { kit, draft } = editor;
  const fields = kit.fields(draft.state);
  const told = kit.told(draft.state);
  const score = told.find(({ isScore }) => isScore);
  const [first, more, agreed] = [
    fields.filter(isFirst),
    fields.filter((field) => !isFirst(field) && !field.isAgreed),
    fields.filter((field) => field.isAgreed),
  ];
  return (
    <>
      <div className="editor__part">
        <div className="line apart baseline gap-8">
          <h2>{t('editor.position')}</h2>
          {score ? (
            <p className="editor__score">
              <span>{line(score.name)}</span> <strong>{line(score.value)}</strong>
            </p>
          ) : null}
        </div>
        {first.map((field) => (
          <FieldRow key={field.id} field={field} editor={editor} />
        ))}
        {told.map((one) =>
          one.isScore ? null : (
            <div key={one.name.key} className="editor-row">
              <span className="editor-row__name">{line(one.name)}</span>
              <span className="grow editor-row__value">{line(one.value)}</span>
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

/** Choosing a place from a list shows its card: everything on the map can be reached without seeing it. */
function PlaceChooser({ editor: { kit } }: ColumnProps) {
  const { t, line } = useT();
  return (
    <div className="visually-hidden-unless-focused">
      <Select
        label={t('editor.place.go')}
        value=""
        choices={[
          { value: '', label: t('editor.place.go.choose') },
          ...kit.places().map((place) => ({ value: place, label: line(kit.placeName(place)) })),
        ]}
        onChange={(place) => {
          const stop = document.querySelector<SVGElement>(
            `.editor .board-stop[data-stop="${CSS.escape(place === '' ? '' : kit.placeRef(place))}"]`,
          );
          stop?.focus();
        }}
      />
    </div>
  );
}

function FieldRow({ field, editor }: ColumnProps & { readonly field: Field }) {
  const { line } = useT();
  const { id, name, look, value, choices, rule, hint } = field;
  const hintId = useId();
  const set = (to: string) => editor.act({ edit: 'set', field: id, value: to });
  const chip = rule === undefined ? null : <RuleChip rule={rule} />;
  if (look === 'switch')
    return (
      <div className="editor-row">
        <span className="grow">
          <Checkbox checked={value === 'on'} onChange={(is) => set(is ? 'on' : 'off')} label={line(name)} />
        </span>
        {chip}
      </div>
    );
  if (look === 'track' || look === 'seat')
    return (
      <>
        <fieldset className={classes('editor-row', `editor-row--${look}`)} aria-describedby={hint ? hintId : undefined}>
          <legend className="editor-row__name">{line(name)}</legend>
          <div className={classes('grow', look === 'track' ? 'editor-track' : 'switch')}>
            {choices.map((choice) => (
              <label key={choice.value} className={look === 'track' ? 'editor-track__step' : 'switch__part'}>
                <input
                  type="radio"
                  name={`editor-${id}`}
                  checked={choice.value === value}
                  onChange={() => set(choice.value)}
                />
                <span className="choice__text">
                  {look === 'seat' ? <SeatMark game={editor.def.id} seat={choice.value} size="s" /> : null}
                  {look === 'track' ? <strong>{line(choice.name)}</strong> : <span>{line(choice.name)}</span>}
                  {choice.also ? <small>{line(choice.also)}</small> : null}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {hint ? (
          <p id={hintId} className="small editor-row__hint">
            {line(hint)}
          </p>
        ) : null}
      </>
    );
  return (
    <div className="editor-row editor-row--field">
      <span className="grow">
        {look === 'number' ? (
          <NumberField label={line(name)} value={value} choices={choices} onChange={set} />
        ) : (
          <Select
            label={line(name)}
            hint={hint ? line(hint) : undefined}
            value={value}
            choices={choices.map((choice) => ({ value: choice.value, label: line(choice.name) }))}
            onChange={set}
          />
        )}
      </span>
      {chip}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Field['choices'];
  readonly onChange: (value: string) => void;
}

/** A whole number between the least and the most; nothing else is taken over. */
function NumberField({ label, value, choices, onChange }: NumberProps) {
  const { t } = useT();
  const id = useId();
  const [min, max] = [Number(choices[0]?.value), Number(choices.at(-1)?.value)];
  const { text, isWrong, onText, onBlur } = useTypedNumber({
    value: Number(value),
    fits: (n) => n !== null && Number.isInteger(n) && n >= min && n <= max,
    onNumber: (n) => onChange(String(n)),
  });
  return (
    <>
      <label className="editor-number">
        <span className="editor-row__name">{label}</span>
        <input
          type="number"
          inputMode="numeric"
          className="card field__input"
          value={text}
          min={min}
          max={max}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? id : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
        />
      </label>
      {isWrong ? (
        <p id={id} className="t-small field__problem" role="status">
          {t('editor.number.range', { min, max })}
        </p>
      ) : null}
    </>
  );
}

/** Hands and decks, then cards of another kind. */
function Cards({ editor }: ColumnProps) {
  const { t, line } = useT();
  const piles = editor.kit.piles(editor.draft.state);
  const groups = [...new Set(piles.map(({ group }) => group?.key))];
  return groups.map((key) => {
    const own = piles.filter(({ group }) => group?.key === key);
    const name = own[0]?.group;
    return (
      <CardGroup
        key={key ?? ''}
        id={key ?? 'cards'}
        title={name ? line(name) : t('editor.cards')}
        piles={own}
        editor={editor}
      />
    );
  });
}

interface GroupProps extends ColumnProps {
  readonly id: string;
  readonly title: string;
  readonly piles: readonly Pile[];
}

/** Seat by seat; what lies in no pile is offered to be added. */
function CardGroup({ id, title, piles, editor }: GroupProps) {
  const { t, line } = useT();
  const { def } = editor;
  const owners = [...new Set(piles.map(({ seat }) => seat))];
  const counts = owners.flatMap((seat) => {
    const hand = piles.find((pile) => pile.seat === seat && !pile.isStock);
    if (seat === null || !hand) return [];
    const n = hand.cards.length;
    return hand.most === null
      ? t('editor.cards.count.free', { side: seat, n })
      : t('editor.cards.count', { side: seat, n, most: hand.most });
  });
  return (
    <div className="editor__part">
      <div className="line apart baseline gap-8">
        <Cap id={`editor-${id}`}>{title}</Cap>
        <span className="small">{counts.join(' · ')}</span>
      </div>
      {owners.map((seat) => (
        <div key={seat ?? ''} className="row gap-6" data-seat={seat ?? undefined}>
          <SeatMark
            game={def.id}
            seat={seat}
            size="s"
            {...(seat === null ? {} : { label: line({ key: `name.side.${seat}` }) })}
          />
          {piles
            .filter((pile) => pile.seat === seat && !pile.isStock)
            .flatMap((pile, at) =>
              pile.cards.map((card) => (
                <CardChip
                  key={`${pile.id} ${card}`}
                  card={card}
                  pile={pile}
                  isFirst={at === 0 && seat !== null}
                  editor={editor}
                />
              )),
            )}
          <AddCard piles={piles.filter((pile) => pile.seat === seat)} editor={editor} />
        </div>
      ))}
      {piles.map((pile) => (pile.isOrdered ? <DeckOrder key={pile.id} pile={pile} editor={editor} /> : null))}
    </div>
  );
}

interface CardChipProps extends ColumnProps {
  readonly card: string;
  readonly pile: Pile;
  /** In the first pile of its owner: a hand. */
  readonly isFirst: boolean;
}

/** A card where it lies; pressing it offers the other piles. */
function CardChip({ card, pile, isFirst: isHand, editor }: CardChipProps) {
  const { t, line } = useT();
  const { kit, draft, act } = editor;
  const name = line(kit.cardName(card));
  const label = isHand ? name : t('editor.cards.used', { card: name, pile: line(pile.name) });
  return (
    <Menu
      label={name}
      opener={
        <button type="button" className={classes('chip', 'chip--toggle', 'card-chip', !isHand && 'card-chip--used')}>
          {label}
        </button>
      }
      groups={() => [
        kit
          .piles(draft.state)
          .filter((other) => mayTake(other, pile))
          .map((other) => ({
            id: other.id,
            label: t('editor.cards.to', { pile: line(other.name) }),
            run: () => act({ edit: 'card', card, to: other.id }),
          })),
      ]}
    />
  );
}

/** Another pile of the same cards: the seat's own, or nobody's. */
const mayTake = (other: Pile, pile: Pile): boolean =>
  other.id !== pile.id &&
  other.group?.key === pile.group?.key &&
  (other.seat === pile.seat || (pile.seat === null && !other.isStock) || (other.seat === null && !other.isStock));

function AddCard({ piles, editor }: ColumnProps & { readonly piles: readonly Pile[] }) {
  const { t, line } = useT();
  const { kit, act } = editor;
  const hand = piles.find(({ isStock }) => !isStock);
  const stock = piles.filter(({ isStock }) => isStock).flatMap(({ cards }) => cards);
  if (!hand || stock.length === 0) return null;
  return (
    <Menu
      label={t('editor.cards.add')}
      opener={
        <button type="button" className="chip chip--toggle card-chip card-chip--add">
          {`+ ${t('editor.cards.add')}`}
        </button>
      }
      groups={() => [
        stock.map((card) => ({
          id: card,
          label: line(kit.cardName(card)),
          run: () => act({ edit: 'card', card, to: hand.id }),
        })),
      ]}
    />
  );
}
