import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox, Choices } from '../parts/field.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { OptionValue } from './draft.ts';

export interface OptionChoicesProps {
  readonly game: string;
  readonly options: readonly OptionSpec[];
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly onChange: (values: Readonly<Record<string, OptionValue>>) => void;
}

/** Options that rest on one of our rulings (`R-29`, `Q19`) are of one kind, all others of another. */
export const isRuling = ({ rule }: OptionSpec): boolean => /^[A-Z]-?\d/.test(rule ?? '');

/** The options of a scenario that are no rulings. */
export function PlainOptions({ options, ...props }: OptionChoicesProps) {
  const plain = options.filter((option) => !isRuling(option));
  return plain.length === 0 ? null : (
    <div className="stack new-game__options">
      {plain.map((option) => (
        <OptionChoice key={option.id} option={option} {...props} />
      ))}
    </div>
  );
}

/** The readings of open rules. */
export function Rulings({ options, values, onChange, game }: OptionChoicesProps) {
  const { t } = useT();
  const isChanged = options.some(({ id, initial }) => (values[id] ?? initial) !== initial);
  const reset = () => {
    const ids = new Set(options.map(({ id }) => id));
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !ids.has(id))));
  };
  return (
    <div className="new-game__rulings new-game__options stack">
      <div className="row">
        <p className="small grow">{t('new.rulings.what')}</p>
        <Button size="small" onClick={reset} closed={!isChanged}>
          {t('new.rulings.reset')}
        </Button>
      </div>
      {options.map((option) => (
        <OptionChoice key={option.id} option={option} {...{ values, onChange, game }} />
      ))}
    </div>
  );
}

interface OptionChoiceProps extends Omit<OptionChoicesProps, 'options'> {
  readonly option: OptionSpec;
}

function OptionChoice({ game, option, values, onChange }: OptionChoiceProps) {
  const { t, line } = useT();
  const { id, initial, rule } = option;
  const key = ownKey(game, `ruling.${id}`);
  const label = (
    <>
      <span>{line({ key })}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
    </>
  );
  const what = line({ key: `${key}.what` });
  const set = (value: OptionValue) => onChange({ ...values, [id]: value });
  if (option.kind === 'switch')
    return <Checkbox checked={(values[id] ?? initial) === true} label={label} detail={what} onChange={set} />;
  return (
    <Choices
      look={isRuling(option) ? 'cards' : 'switch'}
      label={label}
      hint={what}
      value={String(values[id] ?? initial)}
      choices={(option.values ?? []).map((value) => ({
        value,
        label: line({ key: `${key}.${value}` }),
        ...(isRuling(option) && value === initial ? { detail: t('new.rulings.recommended') } : {}),
      }))}
      onChange={set}
    />
  );
}
