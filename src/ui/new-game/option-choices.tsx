import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { FormField } from '../parts/form-field.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { OptionValue } from './draft.ts';

export interface OptionChoicesProps {
  readonly game: string;
  readonly options: readonly OptionSpec[];
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly onChange: (values: Readonly<Record<string, OptionValue>>) => void;
}

/** Options that rest on our rulings (`R-29`, `Q19`). */
export const isRuling = ({ rule }: OptionSpec): boolean => /^[A-Z]-?\d/.test(rule ?? '');

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

export function Rulings({ options, values, onChange, game }: OptionChoicesProps) {
  const { t } = useT();
  const isChanged = options.some(({ id, initial }) => (values[id] ?? initial) !== initial);
  const reset = () => {
    const ids = new Set(options.map(({ id }) => id));
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !ids.has(id))));
  };
  return (
    <div className="new-game__options col gap-22">
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
  const { id, form, initial, rule } = option;
  const key = ownKey(game, `ruling.${id}`);
  const label = (
    <>
      <span>{line({ key })}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
    </>
  );
  return (
    <FormField
      form={form}
      look={form.kind === 'switch' ? 'box' : isRuling(option) ? 'cards' : 'switch'}
      label={label}
      hint={line({ key: `${key}.what` })}
      value={values[id] ?? initial}
      wordsOf={(value) => ({
        label: line({ key: `${key}.${value}` }),
        ...(isRuling(option) && value === initial ? { detail: t('new.rulings.recommended') } : {}),
      })}
      onChange={(value) => onChange({ ...values, [id]: value as OptionValue })}
    />
  );
}
