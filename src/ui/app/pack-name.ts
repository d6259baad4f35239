import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { useT } from '../../i18n/use-t.tsx';

/** Packs of this build are named in the language of the screen. */
export function usePackName(): (pack: Pick<PackFile, 'id' | 'name'>) => string {
  const { has, line } = useT();
  return ({ id, name }) => {
    const key = `pack.ours.${id}`;
    return has(key) ? line({ key }) : name;
  };
}
