/** Undo and redo of a draft outlive the page: its steps as a text. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { editor } from '../../src/engine/games/blitzkrieg-to-moscow-2/editor/kit.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { make, redo, replace, startDraft, undo, type Draft } from '../../src/lab/positions/draft.ts';
import { MOST_STEPS, readHistory, writeHistory } from '../../src/lab/positions/history.ts';

const kit = editor(def);
const opening = startGame(def, { scenario: 'campaign', seed: 'editor', options: {} }).state;
const other = startGame(def, { scenario: 'campaign', seed: 'other', options: {} }).state;

/** Moved, flipped, replaced by another position, moved again, two steps taken back. */
function edited(): Draft<BtmTypes> {
  let draft = startDraft<BtmTypes>(opening);
  draft = make(kit, draft, [
    { edit: 'place', piece: 'g-4', to: '1305' },
    { edit: 'hold', place: '1304', seat: 'german' },
  ]);
  draft = make(kit, draft, [{ edit: 'flip', piece: 'g-4' }]);
  draft = replace(draft, other);
  draft = make(kit, draft, [{ edit: 'set', field: 'turn', value: '3' }]);
  return undo(undo(draft));
}

describe('the steps of a draft as a text', () => {
  it('read back to the same way, both back and forth', () => {
    const draft = edited();
    const read = readHistory(kit, draft.state, writeHistory(draft));
    expect(read?.done.map(({ edits }) => edits)).toEqual(draft.done.map(({ edits }) => edits));
    expect(read && undo(undo(read)).state).toEqual(opening);
    expect(read && redo(redo(read)).state).toEqual(redo(redo(draft)).state);
    expect(read && redo(read).state).toEqual(other);
  });

  it('keep the last steps of a long way', () => {
    let draft = startDraft<BtmTypes>(opening);
    for (let n = 0; n < MOST_STEPS + 40; n++)
      draft = make(kit, draft, [{ edit: 'set', field: 'turn', value: n % 2 === 0 ? '2' : '3' }]);
    const read = readHistory(kit, draft.state, writeHistory(draft));
    expect(read?.done.length).toBe(MOST_STEPS);
    expect(read?.done.at(-1)?.before).toEqual(draft.done.at(-1)?.before);
  });

  it('are left out where they do not lead to the position, or are no steps', () => {
    const text = writeHistory(edited());
    expect(readHistory(kit, other, text)).toBeNull();
    expect(readHistory(kit, opening, '{')).toBeNull();
    expect(readHistory(kit, opening, text.replace('"place"', '"throw"'))).toBeNull();
    expect(readHistory(kit, opening, text.replace('"units"', '"unit"'))).toBeNull();
  });
});
