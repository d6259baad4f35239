import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ownKey } from '../app/games.ts';
import { ToggleChip } from '../parts/chip.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { Draft } from './draft.ts';

export interface RuleShelfProps {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Every rule that can be played in another way, with its other ways: one press gives it to B. */
export function RuleShelf({ game, specs, draft, onChange }: RuleShelfProps) {
  const { t, line } = useT();
  const [a, b] = draft.options;
  if (specs.length === 0) return null;
  const toggle = ({ id, initial }: OptionSpec, value: OptionSpec['initial']) => {
    const { [id]: now = initial, ...others } = b;
    onChange({ isPair: true, options: [a, now === value ? others : { ...others, [id]: value }] });
  };
  return (
    <section className="panel panel__body rule-shelf" aria-labelledby="rule-shelf">
      <div className="panel__head">
        <h2 id="rule-shelf">{t('experiment.rules')}</h2>
      </div>
      <p className="small">{t('experiment.rules.what')}</p>
      <ul>
        {specs.map((spec) => {
          const { id, kind, initial, values = [], rule } = spec;
          const key = ownKey(game, `ruling.${id}`);
          const others = kind === 'switch' ? [initial !== true] : values.filter((value) => value !== initial);
          const word = (value: OptionSpec['initial']) =>
            typeof value === 'string'
              ? line({ key: `${key}.${value}` })
              : t(value ? 'experiment.on' : 'experiment.off');
          return (
            <li key={id}>
              <h3>
                <span>{line({ key })}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
              </h3>
              <p className="small">{t('experiment.rules.standard', { value: word(initial) })}</p>
              <div
                className="flex wrap gap-8"
                role="group"
                aria-label={t('experiment.rules.in-b', { rule: line({ key }) })}
              >
                {others.map((value) => (
                  <ToggleChip
                    key={String(value)}
                    pressed={draft.isPair && (b[id] ?? initial) === value}
                    onToggle={() => toggle(spec, value)}
                  >
                    {word(value)}
                  </ToggleChip>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
