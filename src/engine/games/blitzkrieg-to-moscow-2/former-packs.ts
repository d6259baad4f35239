/** Shipped data of earlier versions: a match keeps the data it began with, and today's rules play all of them. */
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

/** Fingerprints, so that the data need not be read to recognise a match. */
export const FORMER_PACKS: readonly string[] = ['62a08ed91b65'];
