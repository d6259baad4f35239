/** Readings of open rules that differ from the recommended ones: `beside-enemy=cities`. */
import { isHeld, recommendedOf, type RulingTable } from '../rulings/rulings.ts';
import type { Section } from './section.ts';

interface Known {
  readonly table: RulingTable;
  /** Questions known to matches of a version; empty where its states hold no readings. */
  readonly asked: (version: number) => readonly string[];
  /** The version of a state's rules; absent: always the current one. */
  readonly versionOf?: (state: Readonly<Record<string, unknown>>) => number;
  /** States with only recommended readings hold none. */
  readonly leavesRecommended?: true;
}

/** Readings that differ from a version's recommended ones, as options of a set-up. */
export const otherReadings = (
  table: RulingTable,
  readings: Readonly<Record<string, string | undefined>> = {},
  version?: number,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, ruling]) => {
      const reading = readings[id];
      return reading === undefined || reading === recommendedOf(ruling, version) ? [] : [[id, reading]];
    }),
  );

export const readingsSection = (name: string, { table, asked, versionOf, leavesRecommended }: Known): Section => ({
  name,
  fields: ['rulings'],
  write(state) {
    const readings = state['rulings'] as Readonly<Record<string, string>> | undefined;
    const others = otherReadings(table, readings, versionOf?.(state));
    return Object.entries(others)
      .map(([id, reading]) => `${id}=${reading}`)
      .join(' ');
  },
  read(words, draft, version) {
    const known = asked(version);
    const given: Record<string, string> = {};
    while (words.peek() !== null) {
      const id = words.text('a ruling');
      if (!known.includes(id)) throw words.fail(`${id} is no ruling of version ${version}`, 'before');
      if (Object.hasOwn(given, id)) throw words.fail(`${id} stands here twice`, 'before');
      if (!words.takes('=')) throw words.fail('= expected');
      const reading = words.text('a reading');
      if (!table[id]?.values.includes(reading)) throw words.fail(`${reading} is no reading of ${id}`, 'before');
      given[id] = reading;
    }
    const recommended = (id: string) => table[id] && recommendedOf(table[id], version);
    const all = Object.fromEntries(known.map((id) => [id, given[id] ?? recommended(id) ?? '']));
    const isRecommended = known.every((id) => all[id] === recommended(id));
    const held = Object.fromEntries(Object.entries(all).filter(([id, reading]) => isHeld(table[id], reading)));
    if (known.length > 0 && !(leavesRecommended && isRecommended)) draft['rulings'] = held;
  },
});
