import { showFingerprint } from '../../engine/kits/pack/pack-digest.ts';
import type { PackLabel, PackFile } from '../../engine/kits/pack/pack-file.ts';
import { useT } from '../../i18n/use-t.tsx';

/** Packs of this build are named in the language of the screen. */
export function usePackName(): (pack: Pick<PackFile, 'id' | 'name'>) => string {
  const { has, line } = useT();
  return ({ id, name }) => {
    const key = `pack.ours.${id}`;
    return has(key) ? line({ key }) : name;
  };
}

/** Parameters of the sentence `match.pack`. */
export const wordsOfPack = ({ name, version, digest }: PackLabel) => ({
  ...{ name, version },
  fingerprint: showFingerprint(digest),
});
