import type { ReactNode } from 'react';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { classes } from '../parts/classes.ts';
import type { Options } from './draft.ts';
import { LETTERS } from './figures.ts';
import { Sign } from './sign.tsx';
import { wordChanges } from './words.ts';

export interface VariantCardProps {
  readonly game: string;
  /** 0 is A, 1 is B. */
  readonly at: number;
  readonly options: Options;
  readonly specs: readonly OptionSpec[];
  /** Name of the data pack that it is played with. */
  readonly pack?: string | undefined;
  /** Under what changes: buttons, or who plays. */
  readonly children?: ReactNode;
}

/** A variant: its sign, and what differs from the recommended rules. */
export function VariantCard({ game, at, options, specs, pack, children }: VariantCardProps) {
  const i18n = useT();
  const { t } = i18n;
  const changes = wordChanges(i18n, game, options, specs);
  const isStandard = changes.length === 0;
  const what =
    isStandard && pack !== undefined
      ? t('experiment.variant.pack', { pack })
      : isStandard
        ? t('experiment.variant.standard')
        : t('experiment.variant.changes', { n: changes.length });
  return (
    <section className={classes('card rounded variant-card', at === 1 && 'variant-card--b')}>
      <h3>
        <Sign of={at} />
        {t('experiment.variant.title', { variant: LETTERS[at] ?? '', what })}
      </h3>
      {isStandard ? <p className="small">{t('experiment.variant.standard.what')}</p> : null}
      {changes.map(({ id, title, value, rule }) => (
        <p key={id} className="small">
          <span>{title}</span> {rule === undefined ? null : <RuleChip rule={rule} game={game} />}
          <strong className="block inked">{value}</strong>
        </p>
      ))}
      {pack === undefined || isStandard ? null : <p className="small">{t('experiment.variant.pack', { pack })}</p>}
      {children}
    </section>
  );
}
