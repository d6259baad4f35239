import { showFingerprint } from '../../engine/kits/pack/fingerprint.ts';
import type { PackLabel } from '../../engine/kits/pack/pack-file.ts';

/** Parameters of the sentence `match.pack`. */
export const wordsOfPack = ({ name, version, digest }: PackLabel) => ({
  ...{ name, version },
  fingerprint: showFingerprint(digest),
});
