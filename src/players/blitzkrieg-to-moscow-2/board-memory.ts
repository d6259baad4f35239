/** Values of boards by what an appraisal asks of them: a choice and the next one come to the same boards again. */
import type { Field, Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';

/** A power of two. */
const SLOTS = 1024;

/**
 * Each board has one slot, by its hash, and the latest one keeps it. Slots are rows of flat arrays: objects that are
 * kept for a while cost the garbage collector more than is saved.
 */
export class BoardMemory {
  readonly #width: number;
  readonly #rows: Int16Array;
  /** `NaN`: free. */
  readonly #values = new Float64Array(SLOTS).fill(NaN);

  constructor({ unitCount, cityNumbers }: Tables) {
    this.#width = unitCount + cityNumbers.length;
    this.#rows = new Int16Array(SLOTS * this.#width);
  }

  /** The value of a board, made where no equal one is remembered. */
  valueOf(field: Field, make: () => number): number {
    const slot = hashOf(field) & (SLOTS - 1);
    const last = this.#values[slot] ?? NaN;
    if (!Number.isNaN(last) && this.#holds(slot, field)) return last;
    const value = make();
    this.#write(slot, field);
    this.#values[slot] = value;
    return value;
  }

  #holds(slot: number, field: Field): boolean {
    const { unitCount, cityNumbers } = field.tables;
    const rows = this.#rows;
    const start = slot * this.#width;
    for (let unit = 0; unit < unitCount; unit++) if (rows[start + unit] !== standOf(field, unit)) return false;
    for (let city = 0; city < cityNumbers.length; city++)
      if (rows[start + unitCount + city] !== field.control[cityNumbers[city] ?? 0]) return false;
    return true;
  }

  #write(slot: number, field: Field): void {
    const { unitCount, cityNumbers } = field.tables;
    const start = slot * this.#width;
    for (let unit = 0; unit < unitCount; unit++) this.#rows[start + unit] = standOf(field, unit);
    for (let city = 0; city < cityNumbers.length; city++)
      this.#rows[start + unitCount + city] = field.control[cityNumbers[city] ?? 0] ?? 0;
  }
}

/** A unit's place and the side that is up, as one number. */
const standOf = ({ at, spent }: Field, unit: number): number => 2 * (at[unit] ?? 0) + (spent[unit] === true ? 1 : 0);

function hashOf(field: Field): number {
  const { tables: t, control } = field;
  let hash = 0;
  for (let unit = 0; unit < t.unitCount; unit++) hash = mix(hash, standOf(field, unit));
  for (const city of t.cityNumbers) hash = mix(hash, control[city] ?? 0);
  return hash ^ (hash >>> 15);
}

const mix = (hash: number, part: number): number => Math.imul(hash ^ part, 0x9e3779b1) ^ (hash >>> 13);
