/** Readings of open rules, where they are not the recommended ones: `beside-enemy=cities`. */
import type { RulingTable } from '../rulings/rulings.ts';
import type { Section } from './section.ts';

interface Known {
  readonly table: RulingTable;
  /** The questions that a match of a version knows; none where its states hold no readings. */
  readonly asked: (version: number) => readonly string[];
  /** States hold no readings where all are the recommended ones. */
  readonly leavesRecommended?: true;
}

/** Readings that are not the recommended ones, as options of a set-up. */
export const otherReadings = (
  table: RulingTable,
  readings: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, { values }]) => {
      const reading = readings[id];
      return reading === undefined || reading === values[0] ? [] : [[id, reading]];
    }),
  );

export const readingsSection = (name: string, { table, asked, leavesRecommended }: Known): Section => ({
  name,
  fields: ['rulings'],
  write(state) {
    const others = otherReadings(table, state['rulings'] as Readonly<Record<string, string>> | undefined);
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
    const all = Object.fromEntries(known.map((id) => [id, given[id] ?? table[id]?.values[0] ?? '']));
    const isRecommended = known.every((id) => all[id] === table[id]?.values[0]);
    if (known.length > 0 && !(leavesRecommended && isRecommended)) draft['rulings'] = all;
  },
});
