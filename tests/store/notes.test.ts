/** Notes on moves and positions: kept with the match, found in the library, hidden where their variation is, read with care. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { NOTE_CAPS, type Note } from '../../src/lab/variations/notes.ts';
import { FIRST_QUERY, selectEntries } from '../../src/store/library-query.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { createWhatIf } from '../../src/store/what-if/what-if.ts';
import { createWorld, fresh, openTab, type Tab } from '../support/store-world.ts';

const GAMES: readonly AnyGame[] = [hitlersReich, blitzkriegToMoscow2, hitlersLastBattles];
const games = Object.fromEntries(GAMES.map((def) => [def.id, def]));
const match = (tab: Tab) => tab.match.getState();
const notesOf = (tab: Tab): readonly Note[] => match(tab).study.notes;

async function begin(def: AnyGame, { curtain = false, moves = 6, tab = fresh({ games }) } = {}): Promise<Tab> {
  const setup = { scenario: def.scenarios[0]?.id ?? '', seed: `notes of ${def.id}`, options: {} };
  const made = await match(tab).create({ game: def.id, setup, about: { curtain, undo: 'honest' } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const rng = seedRng('notes');
  for (let n = 0; n < moves; n++) {
    if (match(tab).curtain || match(tab).isFaceDown) match(tab).takeSeat();
    const choices = match(tab).decision?.moves ?? [];
    const move = choices[drawFrom(rng, Math.max(1, choices.length))];
    if (move) await match(tab).dispatch(move);
  }
  return tab;
}

const last = (tab: Tab): number => match(tab).timeline.points.length - 1;
const noteOf = (tab: Tab, text: string, at = last(tab)) => ({ line: null, at, text, arrows: [], marks: [] });
const open = (tab: Tab) =>
  createWhatIf({
    match: tab.match,
    newSalt: () => 'salt',
    answer: ({ decision }) => {
      const [move] = decision.moves;
      return move ? Promise.resolve(move) : Promise.reject(new RangeError('no move'));
    },
    onFault: (error) => {
      throw error;
    },
  });

describe.each(GAMES)('a note in a match of $id', (def) => {
  it('is kept with its arrows and marks over a reload and in the file, and leaves no trace once removed', async () => {
    const world = createWorld();
    const tab = await begin(def, { tab: openTab(world, { games }) });
    const before = match(tab).exportText();
    const [one = '', two = ''] = def.data.places ?? [];
    const note = {
      ...noteOf(tab, '  The gap\u202e here.\r\n\r\n\r\n\r\nFill it. '),
      arrows: [[one, two]] as const,
      marks: [['cross', two]] as const,
    };
    expect(await match(tab).keepNote(note)).toEqual({ ok: true });
    expect(notesOf(tab)).toMatchObject([
      { text: 'The gap here.\n\nFill it.', arrows: [[one, two]], marks: [['cross', two]] },
    ]);
    const text = match(tab).exportText();
    const id = match(tab).id ?? '';
    await match(tab).close();
    const other = openTab(world, { games });
    await match(other).open(id);
    expect(match(other).exportText()).toBe(text);
    expect(notesOf(other)).toHaveLength(1);
    await match(other).keepNote({ ...note, text: ' ', arrows: [], marks: [] });
    expect(notesOf(other)).toEqual([]);
    expect(match(other).exportText()).toBe(before);
  });
});

describe('notes of a match', () => {
  it('are found by their words in the library, which counts them', async () => {
    const tab = await begin(hitlersLastBattles);
    await match(tab).keepNote(noteOf(tab, 'Zu früh über die Oder'));
    const lab = open(tab);
    lab.actions.goTo(2);
    await lab.actions.add('match', 'Through the marsh');
    lab.actions.leave();
    await tab.library.getState().refresh();
    const { entries } = tab.library.getState();
    expect(entries[0]?.study).toMatchObject({ variations: 1, notes: 1 });
    const find = (text: string) => selectEntries(entries, { ...FIRST_QUERY, text }).length;
    expect([find('fruh oder'), find('marsh'), find('narew')]).toEqual([1, 1, 0]);
  });

  it('go with a take-back, and come back with its line', async () => {
    const tab = await begin(hitlersLastBattles);
    const at = last(tab);
    await match(tab).keepNote(noteOf(tab, 'late'));
    await match(tab).keepNote(noteOf(tab, 'early', 1));
    await match(tab).takeBack(2);
    const moves = match(tab).decision?.moves ?? [];
    const was = match(tab).timeline.branches.at(-1)?.moves[0];
    const other = moves.find((move) => match(tab).notation(move) !== was);
    if (other) await match(tab).dispatch(other);
    expect(notesOf(tab).map(({ text }) => text)).toEqual(['early']);
    await match(tab).keepNote(noteOf(tab, 'early, again', 1));
    const [branch] = match(tab).timeline.branches;
    await match(tab).restoreBranch(branch?.id ?? -1);
    expect(last(tab)).toBe(at);
    expect(notesOf(tab).map(({ text }) => text)).toEqual(['late', 'early, again']);
  });

  it('stand at the moves of a variation, go with them, and into the match that is made of it', async () => {
    const tab = await begin(hitlersLastBattles);
    const lab = open(tab);
    lab.actions.goTo(2);
    const key = (await lab.actions.add('match', 'Other')) ?? '';
    await lab.actions.playOn(key, 'both', '');
    const line = Number(key.slice(1));
    const table = () => lab.getState().lines.find((one) => one.key === key)?.table;
    for (let n = 0; n < 2; n++) {
      const move = table()?.read().decision?.moves[0];
      if (move) await table()?.dispatch(move);
    }
    const length = lab.getState().lines.find((one) => one.key === key)?.moves.length ?? 0;
    const note = { line, arrows: [], marks: [] };
    expect(await match(tab).keepNote({ ...note, at: 1, text: 'first' })).toEqual({ ok: true });
    await match(tab).keepNote({ ...note, at: length, text: 'last' });
    expect(await match(tab).keepNote({ ...note, at: length + 1, text: 'none' })).toMatchObject({
      ok: false,
      refusal: { line: { key: 'table.note.gone' } },
    });
    const made = await tab.library.getState().importText(lab.actions.merge(key, 'New')?.text ?? '');
    await lab.actions.undo(key);
    expect(notesOf(tab).map(({ text }) => text)).toEqual(['first']);
    await lab.actions.remove(key);
    expect(notesOf(tab)).toEqual([]);
    lab.actions.leave();
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    await match(tab).open(made.id);
    expect(notesOf(tab).map(({ text, at }) => [text, at])).toEqual([
      ['first', 3],
      ['last', 2 + length],
    ]);
  });

  it('are refused past their caps, and nothing is lost', async () => {
    const tab = await begin(hitlersLastBattles, { moves: 40 });
    const text = 'x'.repeat(NOTE_CAPS.text);
    const most = Math.floor(NOTE_CAPS.letters / NOTE_CAPS.text);
    for (let at = 0; at < most; at++) await match(tab).keepNote(noteOf(tab, text, at));
    expect(notesOf(tab)).toHaveLength(most);
    expect(await match(tab).keepNote(noteOf(tab, text, most))).toMatchObject({
      refusal: { line: { key: 'table.note.full.letters', params: { max: NOTE_CAPS.letters } } },
    });
    expect(notesOf(tab)).toHaveLength(most);
  });
});

describe.each([blitzkriegToMoscow2, hitlersReich])('hidden hands of $id', (def) => {
  it('keep the notes of a variation from the other seat and from the library', async () => {
    const tab = await begin(def, { curtain: true });
    if (match(tab).curtain || match(tab).isFaceDown) match(tab).takeSeat();
    // As long as nobody holds a card, nobody is called.
    if (match(tab).viewer === null) return;
    const lab = open(tab);
    const key = (await lab.actions.add('match', 'Mine')) ?? '';
    const line = Number(key.slice(1));
    await match(tab).keepNote({ line, at: 0, text: 'my plan', arrows: [], marks: [] });
    await match(tab).keepNote(noteOf(tab, 'for both', 0));
    expect(notesOf(tab).map(({ text }) => text)).toEqual(['my plan', 'for both']);
    lab.actions.leave();
    match(tab).dropCurtain();
    expect(notesOf(tab).map(({ text }) => text)).toEqual(['for both']);
    await tab.library.getState().refresh();
    expect(tab.library.getState().entries[0]?.study).toEqual({ variations: 0, notes: 1, text: 'for both' });
  });
});

describe('hostile notes', () => {
  async function sound(): Promise<{ readonly tab: Tab; readonly file: Record<string, unknown> }> {
    const tab = await begin(hitlersLastBattles);
    const [one = '', two = ''] = hitlersLastBattles.data.places ?? [];
    await match(tab).keepNote({ ...noteOf(tab, 'sound'), arrows: [[one, two]], marks: [['ring', one]] });
    return { tab, file: JSON.parse(match(tab).exportText() ?? '') as Record<string, unknown> };
  }
  const spoil = (file: object, path: string, value: unknown): string => {
    const copy = structuredClone(file) as Record<string, unknown>;
    const keys = path.split('.');
    const end = keys.pop() ?? '';
    keys.reduce((at, key) => at[key] as Record<string, unknown>, copy)[end] = value;
    return JSON.stringify(copy);
  };
  const NOTE = { line: null, at: 1, from: 'x', text: 'a', arrows: [], marks: [] };

  it.each<[string, unknown, string?]>([
    ['study.notes', {}],
    ['study.notes', Array.from({ length: NOTE_CAPS.notes + 1 }, () => NOTE)],
    ['study.notes', [NOTE, NOTE], 'study.notes.1.at'],
    ['study.notes.0.text', 'x'.repeat(NOTE_CAPS.text + 1)],
    ['study.notes.0.text', { toString: 1 }],
    ['study.notes.0.at', -1],
    ['study.notes.0.line', 7],
    ['study.notes.0.more', 1],
    ['study.notes.0.arrows', [['0101', '0101']], 'study.notes.0.arrows.0.1'],
    ['study.notes.0.arrows.0.1', 'nowhere'],
    ['study.notes.0.arrows.0.1', '__proto__'],
    ['study.notes.0.marks.0.0', 'skull'],
    ['study.notes.0.marks.0.1', 'atlantis'],
    ['study.notes.0.marks.0', ['ring', '0304', 'red']],
    ['study.notes.0', { ...NOTE, text: '' }],
  ])('are refused at %s', async (path, value, named = path) => {
    const { tab, file } = await sound();
    const made = await tab.library.getState().importText(spoil(file, path, value));
    if (made.ok) throw new Error('was taken');
    expect(made.problem.key).toBe('save.refused.shape');
    expect(String(made.problem.params?.['path'])).toContain(named);
  });

  it('are cleaned of what would disturb the page', async () => {
    const { tab, file } = await sound();
    const made = await tab.library.getState().importText(spoil(file, 'study.notes.0.text', 'a\u202eb\u0000c\n\n\n\nd'));
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    await match(tab).open(made.id);
    expect(notesOf(tab)[0]?.text).toBe('a b c\n\nd');
  });

  it('are taken soundly or refused with a path, however they are bent', async () => {
    const { tab, file } = await sound();
    const rng = seedRng('bent notes');
    const bits: readonly unknown[] = [null, -1, 3, 1e9, '', 'ring', '0304', [], {}, [['ring']], 'x'.repeat(700), true];
    for (let n = 0; n < 150; n++) {
      const copy = structuredClone(file) as { study: { notes: Record<string, unknown>[] } };
      const [note = {}] = copy.study.notes;
      for (let k = 0; k <= drawFrom(rng, 2); k++) {
        const field = Object.keys(note)[drawFrom(rng, 6)] ?? 'text';
        note[field] = bits[drawFrom(rng, bits.length)];
      }
      const made = await tab.library.getState().checkImport({ kind: 'text', text: JSON.stringify(copy) });
      if (!made.ok) expect(String(made.problem.params?.['path'])).toMatch(/^study\.notes/);
    }
  }, 60_000);
});
