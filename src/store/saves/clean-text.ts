import { cleanText } from '../../engine/kernel/clean-text.ts';
import { levelOf } from '../../players/levels.ts';
import type { MatchAbout } from '../types.ts';

const CAPS = { name: 120, seatName: 60, move: 200, tag: 40, tags: 20 } as const;

type Mark = NonNullable<MatchAbout['suggested']>[number];

/** Cleans each line, and keeps at most one empty line in a row. */
export function cleanNote(text: string, max: number): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => cleanText(line, max));
  const whole = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max);
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd();
}

/** Names only for the seats that the game has. */
export function cleanAbout(about: MatchAbout, seats: readonly string[]): MatchAbout {
  const names = seats.flatMap((seat) => {
    const name = Object.hasOwn(about.seatNames, seat) ? cleanText(about.seatNames[seat] ?? '', CAPS.seatName) : '';
    return name === '' ? [] : [[seat, name] as const];
  });
  const computers = seats.flatMap((seat) => {
    const told = about.computers && Object.hasOwn(about.computers, seat) ? about.computers[seat] : undefined;
    return told === undefined ? [] : [[seat, levelOf(told)] as const];
  });
  const suggested = (about.suggested ?? [])
    .filter(([, seat]) => seats.includes(seat))
    .map(([at, seat, move]): Mark => [at, seat, cleanText(move, CAPS.move)]);
  const tags = about.tags.map((tag) => cleanText(tag, CAPS.tag)).filter((tag) => tag !== '');
  return {
    name: cleanText(about.name, CAPS.name),
    seatNames: Object.fromEntries(names),
    tags: [...new Set(tags)].slice(0, CAPS.tags),
    created: Number.isNaN(Date.parse(about.created)) ? new Date(0).toISOString() : about.created,
    undo: about.undo,
    curtain: about.curtain,
    ...(about.hints ? { hints: about.hints } : {}),
    ...(about.left !== undefined && seats.includes(about.left) ? { left: about.left } : {}),
    ...(about.uncounted ? { uncounted: true as const } : {}),
    ...(suggested.length > 0 ? { suggested } : {}),
    ...(computers.length > 0 ? { computers: Object.fromEntries(computers) } : {}),
    // Checked separately where a file comes in (`readSeries`).
    ...(about.series ? { series: about.series } : {}),
  };
}

/** `Winter (2)` for a copy of `Winter` where that name is not taken yet. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n++) {
    const mark = ` (${n})`;
    const copy = cleanText(stem, CAPS.name - mark.length) + mark;
    if (!taken.includes(copy)) return copy.trim();
  }
}

/** A file name that every system accepts, from the match's name and the move, or moves (`3-12`). */
export function fileName(
  words: readonly string[],
  moves: number | string,
  ending: 'json' | 'png' | 'gif' = 'json',
): string {
  const stem = words
    .map((word) =>
      cleanText(word, 60)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((word) => word !== '');
  return `${['fronts', ...stem].join('-').slice(0, 100)}-${moves}.${ending}`;
}
