import { useId } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Checkbox, Choices } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { OptionValue } from './use-new-game.ts';

export interface OptionChoicesProps {
  readonly game: string;
  readonly options: readonly OptionSpec[];
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly onChange: (values: Readonly<Record<string, OptionValue>>) => void;
}

/** Options that rest on one of our rulings (`R-29`, `Q19`) are of one kind, all others of another. */
const isRuling = ({ rule }: OptionSpec): boolean => /^[A-Z]-?\d/.test(rule ?? '');

/** The options of a scenario in sight, the readings of open rules in a fold. */
export function OptionChoices({ options, ...props }: OptionChoicesProps) {
  const rulings = options.filter(isRuling);
  const others = options.filter((option) => !isRuling(option));
  return (
    <>
      {others.length === 0 ? null : (
        <section className="section stack new-game__options">
          {others.map((option) => (
            <OptionChoice key={option.id} option={option} {...props} />
          ))}
        </section>
      )}
      {rulings.length === 0 ? null : <Rulings options={rulings} {...props} />}
    </>
  );
}

function Rulings({ options, values, onChange, game }: OptionChoicesProps) {
  const { t } = useT();
  const what = useId();
  const changed = options.filter(({ id, initial }) => (values[id] ?? initial) !== initial);
  const reset = () => {
    const ids = new Set(options.map(({ id }) => id));
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !ids.has(id))));
  };
  return (
    <section className="section">
      <details className="new-game__fold">
        <summary aria-describedby={what}>
          <Icon of={ChevronRight} />
          <span className="t-ui field__label">{t('new.rulings')}</span>
          {changed.length === 0 ? (
            <span className="small">{t('new.rulings.all')}</span>
          ) : (
            <Chip tone="now">{t('new.rulings.changed', { n: changed.length })}</Chip>
          )}
        </summary>
        <div className="new-game__rulings new-game__options stack">
          <div className="row">
            <p id={what} className="small grow">
              {t('new.rulings.what')}
            </p>
            <Button size="small" onClick={reset} closed={changed.length === 0}>
              {t('new.rulings.reset')}
            </Button>
          </div>
          {options.map((option) => (
            <OptionChoice key={option.id} option={option} {...{ values, onChange, game }} />
          ))}
        </div>
      </details>
    </section>
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
      {line({ key })} {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
    </>
  );
  const what = line({ key: `${key}.what` });
  const set = (value: OptionValue) => onChange({ ...values, [id]: value });
  if (option.kind === 'switch')
    return <Checkbox checked={(values[id] ?? initial) === true} label={label} detail={what} onChange={set} />;
  return (
    <Choices
      look="cards"
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
