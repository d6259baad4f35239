/** What the screen says of variants and programs. */
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { readPlayerName } from '../../lab/seated.ts';
import { ownKey } from '../app/games.ts';
import { changedIn, type Options } from './draft.ts';

/** `marshal:24` is the Marshal with a number. */
export function wordPlayer({ t, line, has }: I18n, player: string): string {
  const { id, nodes } = readPlayerName(player) ?? { id: player, nodes: undefined };
  const key = [`experiment.player.${id}`, `level.${id}`].find(has);
  const level = key === undefined ? id : line({ key });
  return nodes === undefined ? level : t('experiment.player.nodes', { level, nodes });
}

/** What a variant's data pack is called; undefined for the data of Fronts. */
export const namePack = (pack: unknown): string | undefined =>
  pack === undefined ? undefined : (pack as PackFile).name;

/** Each changed option with its value. */
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
  changedIn(options, specs).map(({ id, kind, rule }) => {
    const key = ownKey(game, `ruling.${id}`);
    const value =
      kind === 'switch'
        ? t(options[id] === true ? 'experiment.on' : 'experiment.off')
        : line({ key: `${key}.${String(options[id])}` });
    return { id, title: line({ key }), value, rule };
  });
