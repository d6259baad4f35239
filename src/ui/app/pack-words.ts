import { showFingerprint } from '../../engine/kits/pack/fingerprint.ts';
import type { PackLabel } from '../../engine/kits/pack/pack-file.ts';

/** What the sentence on a pack, `match.pack`, asks for. */
export const wordsOfPack = ({ name, version, digest }: PackLabel) => ({
  ...{ name, version },
  fingerprint: showFingerprint(digest),
});
