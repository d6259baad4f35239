import type { ReactNode } from 'react';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { classes } from '../parts/classes.ts';
import { changedIn, type Options } from './draft.ts';
import { LETTERS, Sign } from './figures.tsx';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { readPlayerName } from '../../lab/seated.ts';
import { ownKey } from '../app/games.ts';

interface VariantCardProps {
  readonly game: string;
  /** 0 is A, 1 is B. */
  readonly at: number;
  readonly options: Options;
  readonly specs: readonly OptionSpec[];
  readonly pack?: string | undefined;
  readonly children?: ReactNode;
}

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
    <section className={classes('card rounded col gap-6 at-top variant-card', at === 1 && 'variant-card--b')}>
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

/** `marshal:24` is the Marshal with a limit on nodes. */
export function wordPlayer({ t, line, has }: I18n, player: string): string {
  const { id, nodes } = readPlayerName(player) ?? { id: player, nodes: undefined };
  const key = [`experiment.player.${id}`, `level.${id}`].find(has);
  const level = key === undefined ? id : line({ key });
  return nodes === undefined ? level : t('experiment.player.nodes', { level, nodes });
}

/** Undefined for the shipped data. */
export const namePack = (pack: unknown): string | undefined =>
  pack === undefined ? undefined : (pack as PackFile).name;

export const wordChanges = (
  { t, line }: I18n,
  game: string,
  options: Options,
  specs: readonly OptionSpec[],
): readonly {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly rule: string | undefined;
}[] =>
  changedIn(options, specs).map(({ id, form, rule }) => {
    const key = ownKey(game, `ruling.${id}`);
    const value =
      form.kind === 'switch'
        ? t(options[id] === true ? 'experiment.on' : 'experiment.off')
        : line({ key: `${key}.${String(options[id])}` });
    return { id, title: line({ key }), value, rule };
  });
