/**
 * The shipped data as earlier versions had them. A match shows what it was begun with; play differs in nothing, so that the
 * game of today plays all of them.
 */
import { readShippedPack, type Pack } from './pack.ts';

/** Version 2 had the 19th Mechanised Corps at Kharkov, which was at Rovno in June 1941. */
function readVersion2(): Pack {
  const pack = readShippedPack();
  const units = pack.units.map((unit) => {
    if (unit.id !== 's-mc19') return unit;
    const { label: _, ...others } = unit;
    return { ...others, name: '19th Mechanised Corps', nameJa: '第19機械化軍団' };
  });
  return { ...pack, units };
}

/** The newest first. */
export const listFormerPacks = (): readonly Pack[] => [readVersion2()];

/** Their fingerprints, known without reading them. */
export const FORMER_PACKS: readonly string[] = ['62a08ed91b65'];
