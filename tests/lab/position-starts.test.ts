/** Every phase, side and turn at which a position can begin: it is played, or what keeps it from that is told and mended. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { editor as btmEditor } from '../../src/engine/games/blitzkrieg-to-moscow-2/editor/kit.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { editor as hlbEditor } from '../../src/engine/games/hitlers-last-battles/editor/kit.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { editor as hrEditor } from '../../src/engine/games/hitlers-reich/editor/kit.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulateFrom, startGame } from '../../src/engine/kernel/runner.ts';
import type { FormValue } from '../../src/engine/kernel/form.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { Edit, EditorKit } from '../../src/engine/kits/position-edit/editor.ts';

const MOVES = 20;
const set = (field: string, value: FormValue): Edit => ({ edit: 'set', field, value });

/** The values of a field that is shown, or the ends of its range; one of nothing where the game has no such field. */
function valuesOf<T extends Types>(kit: EditorKit<T>, state: T['state'], id: string): readonly (FormValue | null)[] {
  const form = kit.lists.fields(state).find((one) => one.id === id)?.form;
  if (form?.kind === 'choice') return form.values;
  return form?.kind === 'number' ? [form.min, form.max] : [null];
}

function mended<T extends Types>(kit: EditorKit<T>, draft: T['state']): T['state'] {
  let state = draft;
  for (let round = 0; round < 60; round++) {
    const broken = kit.drafts.faults(state).find(({ weight }) => weight === 'broken');
    if (!broken) return state;
    expect(broken.fixes.length, `${broken.id} has no fix`).toBeGreaterThan(0);
    state = (broken.fixes[0]?.edits ?? []).reduce((now, edit) => kit.drafts.apply(now, edit), state);
  }
  throw new Error(
    `not mended: ${kit.drafts
      .faults(state)
      .map(({ id }) => id)
      .join(', ')}`,
  );
}

/** The moves that were played from it; throws for a broken invariant. */
function playOn<T extends Types>(def: GameDefinition<T>, kit: EditorKit<T>, state: T['state'], seed: string): number {
  const choice = seedRng(seed);
  const opened = def.readState(JSON.parse(JSON.stringify(kit.drafts.open(state))));
  const match = simulateFrom(def, JSON.parse(JSON.stringify(opened)) as T['state']);
  for (let made = 0; made < MOVES; made++) {
    const moves = match.decide()?.moves ?? [];
    const move = moves[drawFrom(choice, Math.max(1, moves.length))];
    if (!move) return made;
    match.play(move);
    expect(def.invariants(match.state)).toEqual([]);
  }
  return MOVES;
}

function tryAll<T extends Types>(def: GameDefinition<T>, kit: EditorKit<T>, asPlayed?: readonly Edit[]): string[] {
  const played: string[] = [];
  for (const { id: scenario } of def.scenarios) {
    const opening = startGame(def, { scenario, seed: 'starts', options: {} }).state;
    for (const turn of valuesOf(kit, opening, 'turn'))
      for (const side of valuesOf(kit, opening, 'side'))
        for (const phase of valuesOf(kit, opening, 'phase')) {
          const named = Object.entries({ turn, side, phase });
          const edits = named.flatMap(([field, value]) => (value === null ? [] : [set(field, value)]));
          const draft = [...edits, ...(asPlayed ?? [])].reduce((now, edit) => kit.drafts.apply(now, edit), opening);
          const state = mended(kit, draft);
          const name = `${scenario} ${turn} ${side} ${phase}`;
          expect(playOn(def, kit, state, name), name).toBeGreaterThan(0);
          // A repair may change the side or the phase; each game's test says how many remain.
          const isKept = named.every(([field, value]) => value === null || fieldOf(kit, state, field) === value);
          if (isKept) played.push(name);
        }
  }
  return played;
}

const fieldOf = <T extends Types>(kit: EditorKit<T>, state: T['state'], id: string): FormValue | undefined =>
  kit.lists.fields(state).find((one) => one.id === id)?.value;

describe('positions begin', () => {
  it('in every phase of either side of every turn of Blitzkrieg to Moscow 2', { timeout: 120_000 }, () => {
    // Six turns, two sides, five phases; supply asks nothing, and the field says so.
    const kit = btmEditor(blitzkriegToMoscow2);
    expect(tryAll(blitzkriegToMoscow2, kit)).toHaveLength(6 * 2 * 5);
    const opening = startGame(blitzkriegToMoscow2, { scenario: 'campaign', seed: '1', options: {} }).state;
    const phase = kit.lists.fields(opening).find(({ id }) => id === 'phase');
    expect(phase?.hint?.key).toBe('btm.editor.field.phase.what');
  });

  it('in every phase of either side of every turn of Hitler’s Last Battles', { timeout: 120_000 }, () => {
    const kit = hlbEditor(hitlersLastBattles);
    // Without an attack a combat phase has nothing to ask: that is told, and mended by another phase.
    expect(tryAll(hitlersLastBattles, kit)).toHaveLength(6 * 2 * 2);
    const opening = startGame(hitlersLastBattles, { scenario: 'campaign', seed: '1', options: {} }).state;
    const told = kit.drafts.faults(kit.drafts.apply(opening, set('phase', 'combat')));
    expect(told.map(({ id }) => id)).toContain('no-battle');
    // One for each side leaves the phase unchanged as well.
    const attacks: readonly Edit[] = [
      { edit: 'place', piece: 'G-B', to: opening.units['W-12']?.hex ?? '' },
      { edit: 'place', piece: 'S-1B', to: opening.units['G-VIST']?.hex ?? '' },
    ];
    const combats = tryAll(hitlersLastBattles, kit, attacks).filter((name) => name.endsWith('combat'));
    expect(combats).toHaveLength(6 * 2);
  });

  it('with a turn of either side in every scenario of Hitler’s Reich', { timeout: 120_000 }, () => {
    const kit = hrEditor(hitlersReich);
    // The first and the last of its turns.
    expect(tryAll(hitlersReich, kit)).toHaveLength(hitlersReich.scenarios.length * 2 * 2);
    const opening = startGame(hitlersReich, { scenario: 'campaign-1941', seed: '1', options: {} }).state;
    const side = kit.lists.fields(opening).find(({ id }) => id === 'side');
    expect(side?.hint?.key).toBe('hr.editor.field.side.what');
  });
});
