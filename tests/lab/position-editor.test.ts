/** The position editor: what its judge calls sound can be played, and no edit ever fails. */
import { describe, expect, it } from 'vitest';
import { fuzzEditor } from '../../tools/fuzz/edits.ts';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { editor } from '../../src/engine/games/blitzkrieg-to-moscow-2/editor/kit.ts';
import { hitlersLastBattles as hlb } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { editor as hlbEditor } from '../../src/engine/games/hitlers-last-battles/editor/kit.ts';
import { hitlersReich as hr } from '../../src/engine/games/hitlers-reich/definition.ts';
import { editor as hrEditor } from '../../src/engine/games/hitlers-reich/editor/kit.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import type { FormValue } from '../../src/engine/kernel/form.ts';
import type { Line } from '../../src/engine/kernel/types.ts';
import type { Edit, Fault } from '../../src/engine/kits/position-edit/editor.ts';
import { en } from '../../src/i18n/compiled/en/blitzkrieg-to-moscow-2.ts';
import { make, redo, startDraft, undo } from '../../src/lab/positions/draft.ts';

const kit = editor(def);
const opening = startGame(def, { scenario: 'campaign', seed: 'editor', options: {} }).state;
const edited = (...edits: readonly Edit[]) => edits.reduce((state, edit) => kit.drafts.apply(state, edit), opening);
const broken = (faults: readonly Fault[]) => faults.filter(({ weight }) => weight === 'broken');
const place = (piece: string, to: string): Edit => ({ edit: 'place', piece, to });
const set = (field: string, value: FormValue): Edit => ({ edit: 'set', field, value });

describe('the editor of Blitzkrieg to Moscow 2', () => {
  it('tells of two armies of the German side in one hex, and mends it', () => {
    const state = edited(set('phase', 'combat'), place('g-4', '1305'), place('g-r4', '1305'));
    const [fault] = broken(kit.drafts.faults(state));
    expect(fault).toMatchObject({ id: 'over-german', at: 'space:1305', rule: '8.1' });
    const mended = fault?.fixes[0]?.edits.reduce((now, edit) => kit.drafts.apply(now, edit), state) ?? state;
    expect(mended.units['g-r4']?.place).toBe('R');
    expect(broken(kit.drafts.faults(mended))).toEqual([]);
  });

  it('tells of a third Soviet card in turn 2', () => {
    const three = def.data.facts.cards.soviet.slice(0, 3).map(({ id }) => id);
    const state = edited(
      set('turn', '2'),
      set('side', 'soviet'),
      set('phase', 'movement'),
      ...three.map((card): Edit => ({ edit: 'card', card, to: 'hand-soviet' })),
    );
    const over = broken(kit.drafts.faults(state)).filter(({ id }) => id === 'cards-over');
    expect(over.map(({ title }) => title.params)[1]).toMatchObject({ side: 'soviet', n: 3, most: 2 });
  });

  it('takes and gives back every step', () => {
    const first = startDraft<BtmTypes>(opening);
    const draft = make(kit, first, [place('g-4', '1305'), place('g-9', '1304')]);
    expect(draft.done.length).toBe(1);
    expect(undo(draft).state).toBe(opening);
    expect(redo(undo(draft)).state).toBe(draft.state);
    expect(make(kit, draft, [place('g-4', '1305')])).toBe(draft);
  });

  it('finds nothing broken in a position that was reached by play', () => {
    for (let game = 0; game < 2; game++) {
      const choice = seedRng(`reached ${game}`);
      const match = simulate(def, { scenario: 'campaign', seed: `reached ${game}`, options: {} });
      for (let move = 0; move < 400; move++) {
        const moves = match.decide()?.moves ?? [];
        const next = moves[drawFrom(choice, Math.max(1, moves.length))];
        if (!next) break;
        match.play(next);
        if (move % 20 > 0 || match.state.result) continue;
        const state = JSON.parse(JSON.stringify(match.state)) as typeof opening;
        expect(broken(kit.drafts.faults(state)), JSON.stringify(state.stack)).toEqual([]);
        expect(decide(def, kit.drafts.open(state))?.moves).toEqual(decide(def, state)?.moves);
      }
    }
  });

  it('has a sentence for all that it tells', () => {
    const states = [
      opening,
      edited({ edit: 'whole', as: 'clear' }, place('g-4', '1305'), place('g-9', '1305'), place('s-8', '1305')),
      edited(place('s-mc3', '1305'), { edit: 'flip', piece: 's-mc3' }, place('g-4', 'E'), set('turn', '3')),
      edited(set('hero', '1907'), { edit: 'hold', place: '1907', seat: 'german' }, set('phase', 'movement')),
    ];
    const lines: Line[] = states.flatMap((state) => [
      ...kit.drafts.faults(state).flatMap(({ title, line, fixes }) => [title, line, ...fixes.map((fix) => fix.line)]),
      ...kit.lists
        .fields(state)
        .flatMap(({ name, choices }) => [
          name,
          ...choices.flatMap((choice) => [choice.name, ...(choice.also ? [choice.also] : [])]),
        ]),
      ...kit.lists.told(state).flatMap(({ name, value }) => [name, value]),
      ...[...kit.lists.trays(state), ...kit.lists.piles(state)].map(({ name }) => name),
      ...kit.pieces.drop(state, 'g-4', '1305'),
      ...kit.pieces.drop(state, 's-8', 'E'),
    ]);
    expect(lines.map(({ key }) => key).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('takes any edit, and calls nothing sound that cannot be played', () => {
    expect(fuzzEditor(def, kit, { seed: 'short', edits: 300 })).toMatchObject({ failures: [], edits: 300 });
  });
});

describe('the editor of Hitler’s Last Battles', () => {
  const hlbKit = hlbEditor(hlb);
  const hlbOpening = startGame(hlb, { scenario: 'campaign', seed: 'editor', options: {} }).state;

  it('tells of two units of one side in one hex, and mends it', () => {
    const [first, second] = hlbOpening.units
      ? Object.entries(hlbOpening.units).filter(([id]) => id.startsWith('G-'))
      : [];
    const hex = first?.[1].hex ?? '';
    const state = hlbKit.drafts.apply(hlbOpening, { edit: 'place', piece: second?.[0] ?? '', to: hex });
    const [fault] = broken(hlbKit.drafts.faults(state));
    expect(fault).toMatchObject({ id: 'stack', at: `space:${hex}` });
    const mended = fault?.fixes[0]?.edits.reduce((now, edit) => hlbKit.drafts.apply(now, edit), state) ?? state;
    expect(broken(hlbKit.drafts.faults(mended))).toEqual([]);
  });

  it('begins the combat phase with the attacks that are set, from where one says', () => {
    const made = (...edits: readonly Edit[]) => edits.reduce((now, edit) => hlbKit.drafts.apply(now, edit), hlbOpening);
    const ids = (state: typeof hlbOpening) => broken(hlbKit.drafts.faults(state)).map(({ id }) => id);
    const empty = made(set('phase', 'combat'));
    expect(ids(empty)).toEqual(['no-battle']);
    const target = hlbOpening.units['W-12']?.hex ?? '';
    const state = made(set('phase', 'combat'), place('G-B', target));
    expect(ids(state)).toEqual([]);
    expect(state.control[target]).toBe('W');
    const [attack] = hlbKit.lists.fields(state).filter(({ id }) => id === 'origin-G-B');
    expect(attack?.value).toBe(hlbOpening.units['G-B']?.hex);
    const other = attack?.choices.find(({ value }) => value !== attack.value)?.value ?? '';
    const changed = hlbKit.drafts.apply(state, set('origin-G-B', other));
    expect(changed.units['G-B']).toMatchObject({ origin: other, moved: true });
    expect(decide(hlb, hlbKit.drafts.open(changed))?.moves.map(({ type }) => type)).toContain('battle');
    // A unit that is no longer reached does not attack.
    const gone = hlbKit.drafts.apply(changed, place('W-12', 'pool-W'));
    expect(gone.units['G-B']).toMatchObject({ origin: null, moved: false });
    expect(hlbKit.pieces.drop(hlbOpening, 'G-B', target).map(({ key }) => key)).toContain('hlb.editor.drop.enemy');
  });

  it('finds nothing broken in a position that was reached by play', () => {
    const choice = seedRng('reached');
    const match = simulate(hlb, { scenario: 'campaign', seed: 'reached', options: {} });
    for (let move = 0; move < 300; move++) {
      const moves = match.decide()?.moves ?? [];
      const next = moves[drawFrom(choice, Math.max(1, moves.length))];
      if (!next) break;
      match.play(next);
      if (move % 20 > 0 || match.state.result) continue;
      const state = JSON.parse(JSON.stringify(match.state)) as typeof hlbOpening;
      expect(broken(hlbKit.drafts.faults(state)), JSON.stringify(state.stack)).toEqual([]);
    }
  });

  it('takes any edit, and calls nothing sound that cannot be played', () => {
    expect(fuzzEditor(hlb, hlbKit, { seed: 'short', edits: 400 })).toMatchObject({ failures: [], edits: 400 });
  });
});

describe('the editor of Hitler’s Reich', () => {
  const hrKit = hrEditor(hr);
  const opened = startGame(hr, { scenario: 'campaign-1941', seed: 'draft', options: {} }).state;
  const made = (state: typeof opened, ...edits: readonly Edit[]) =>
    edits.reduce((now, edit) => hrKit.drafts.apply(now, edit), state);

  it('gives an area to its printed side without a marker, and counts its centre anew', () => {
    const taken = made(opened, { edit: 'hold', place: 'leningrad', seat: 'axis' });
    expect(taken.markers['leningrad']).toBe('axis');
    expect(taken.lost).toContain('leningrad');
    const back = made(taken, { edit: 'hold', place: 'leningrad', seat: 'soviet' });
    expect(back.markers['leningrad']).toBeNull();
    expect(back.lost).not.toContain('leningrad');
  });

  it('lays fleets and fortresses, one of a side to a place, and tells where none may be', () => {
    const state = made(opened, { edit: 'place', piece: 'fleet-axis-1', to: 'leningrad' });
    const [fault] = broken(hrKit.drafts.faults(state));
    expect(fault).toMatchObject({ id: 'fleets-ground', at: 'space:leningrad' });
    expect(broken(hrKit.drafts.faults(made(state, ...(fault?.fixes[0]?.edits ?? []))))).toEqual([]);
    const twice = made(opened, { edit: 'place', piece: 'fleet-axis-1', to: 'north-sea' });
    expect(made(twice, { edit: 'place', piece: 'fleet-axis-2', to: 'north-sea' })).toBe(twice);
    expect(hrKit.places.piecesIn(twice, 'north-sea')).toEqual(['fleet-axis-1']);
  });

  it('asks for a hand as large as its hand size, and fills it from the deck', () => {
    const state = made(opened, { edit: 'set', field: 'hand-axis', value: 12 });
    const [fault] = broken(hrKit.drafts.faults(state));
    expect(fault).toMatchObject({ id: 'hand-under', rule: '4.1.4' });
    const mended = made(state, ...(fault?.fixes[0]?.edits ?? []));
    expect(mended.hands.axis).toEqual([...opened.hands.axis, ...opened.decks.axis].slice(0, 12));
    expect(broken(hrKit.drafts.faults(mended))).toEqual([]);
  });

  it('lays a card of a deck where it is to be drawn', () => {
    const [, , third = ''] = opened.decks.axis;
    const state = made(opened, { edit: 'card', card: third, to: 'decks-axis', at: 0 });
    expect(state.decks.axis[0]).toBe(third);
    expect([...state.decks.axis].sort()).toEqual([...opened.decks.axis].sort());
    expect(made(opened, { edit: 'card', card: third, to: 'decks-axis', at: 2 }).decks).toEqual(opened.decks);
  });

  it('tells what would already have happened: Italy, the end of the Pact, a war won', () => {
    const ids = (...edits: readonly Edit[]) => broken(hrKit.drafts.faults(made(opened, ...edits))).map(({ id }) => id);
    expect(ids({ edit: 'hold', place: 'rome', seat: 'western' })).toContain('italy');
    expect(ids({ edit: 'set', field: 'barbarossa', value: true })).toEqual(['pact']);
    expect(ids({ edit: 'set', field: 'year-axis', value: '2' })).toContain('years');
    expect(ids({ edit: 'set', field: 'spain', value: true })).toEqual(['active']);
    const centres = hr.data.facts.areas.filter(({ productionOwner }) => productionOwner === 'soviet');
    const all = centres.map(({ id: place }): Edit => ({ edit: 'hold', place, seat: 'axis' }));
    expect(ids(...all)).toEqual(['won']);
  });

  it('moves events between hands and malls, and says which may not be there', () => {
    const card = hr.data.facts.events.find(({ category }) => category === 'Recyclable')?.copies[0]?.id ?? '';
    const held = made(opened, { edit: 'card', card, to: 'events-axis-up' });
    expect(held.events[card]).toBe('axis-up');
    const [fault] = broken(hrKit.drafts.faults(held));
    expect(fault?.id).toMatch(/^event-(held|owner)$/u);
    expect(broken(hrKit.drafts.faults(made(held, ...(fault?.fixes[0]?.edits ?? []))))).toEqual([]);
  });

  it('finds nothing broken in a position that was reached by play', () => {
    for (const scenario of ['campaign-1941', 'short-1944']) {
      const choice = seedRng(`reached ${scenario}`);
      const match = simulate(hr, { scenario, seed: 'reached', options: {} });
      for (let move = 0; move < 400; move++) {
        const moves = (match.decide()?.moves ?? []).filter(({ type }) => type !== 'resign');
        const next = moves[drawFrom(choice, Math.max(1, moves.length))];
        if (!next) break;
        match.play(next);
        const isStart = match.state.stack.length === 1 && match.state.stack[0]?.at === 'turn/action';
        if ((!isStart && move % 20 > 0) || match.state.result) continue;
        const state = JSON.parse(JSON.stringify(match.state)) as typeof opened;
        expect(broken(hrKit.drafts.faults(state)), JSON.stringify(state.stack)).toEqual([]);
      }
    }
  });

  it('takes any edit, and calls nothing sound that cannot be played', () => {
    expect(fuzzEditor(hr, hrKit, { seed: 'short', edits: 400 })).toMatchObject({ failures: [], edits: 400 });
  });
});
