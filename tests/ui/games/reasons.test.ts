/** Why a program plays a move, in facts of the table (pictures 2-22): a number and a clause, and never a card of its hand. */
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as hitlersLastBattlesManifest } from '../../../src/games/hitlers-last-battles.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../../src/engine/kernel/types.ts';
import { reason as ofMoscow } from '../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import { reason as ofBattles } from '../../../src/ui/games/hitlers-last-battles/moves.ts';
import { reason as ofReich } from '../../../src/ui/games/hitlers-reich/stakes.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { planTold, reasonOf, wordPlan } from '../../../src/ui/table/reason.ts';
import { sampleOf } from '../../support/samples.ts';
import { fresh } from '../../support/store-world.ts';

function previewOf<T extends Types>(def: GameDefinition<T>, sample: string, text: string) {
  const state = def.readState(sampleOf(sample).file.snapshot);
  const move = def.words.parse(text);
  if (!move) throw new Error(text);
  return def.foresight.preview(state, move);
}

describe('the reason of a program’s move', () => {
  it('is the chance of a battle, and the hex', () => {
    const preview = previewOf(hitlersLastBattles, 'hitlers-last-battles.battle-german', 'battle 0905');
    expect(ofBattles(preview)).toEqual({ key: 'table.hlb.reason', params: { share: 9 / 36, hex: '0905' } });
  });

  it('is the chance of a combat, and its column', () => {
    const preview = previewOf(blitzkriegToMoscow2, 'blitzkrieg-to-moscow-2.combat-attack-german', 'attack 0702');
    expect(ofMoscow(preview)).toEqual({ key: 'table.btm.reason', params: { share: 1, column: 7 } });
  });

  it('is the chance of a conflict with equal cards, and what the enemy loses of its hand size', () => {
    const preview = previewOf(hitlersReich, 'hitlers-reich.turn-action-axis', 'A land finland>leningrad');
    expect(ofReich(preview)).toEqual({
      key: 'table.hr.reason.hand-size.if',
      params: { about: 55, by: 'hr.case.with-equal', side: 'allies', from: 9, to: 8 },
    });
  });

  it('is nothing where nothing is rolled', () => {
    const preview = previewOf(hitlersLastBattles, 'hitlers-last-battles.move-german', 'move G-B 0601');
    expect(ofBattles(preview)).toBeNull();
    expect(ofReich(previewOf(hitlersReich, 'hitlers-reich.turn-action-axis', 'plan'))).toBeNull();
  });

  it('is what follows at once where nothing is rolled, and nothing that the name of the move says already', () => {
    const marked = previewOf(hitlersLastBattles, 'hitlers-last-battles.opening', 'mark M-GD G-B');
    const told = reasonOf({ reason: ofBattles, repeats: [] }, marked);
    expect(told).toEqual(marked.effects[0]);
    expect(reasonOf({ reason: ofBattles, repeats: [told?.key ?? ''] }, marked)).toBeNull();
  });

  it.each(['conflict-card', 'discard'])('is never taken from a question that shows its hand: %s', async (asked) => {
    const { file } = sampleOf(`hitlers-reich.${asked}-allies`);
    const tab = fresh({ games: { 'hitlers-reich': hitlersReich } });
    const save = { ...file, about: { ...file.about, computers: { allies: 'veteran' } } };
    const brought = await tab.library.getState().importText(JSON.stringify(save));
    if (!brought.ok) throw new Error('the save is refused');
    await tab.match.getState().open(brought.id);
    const question = tab.match.getState().programQuestion();
    const moves = question?.decision.moves ?? [];
    expect(moves.length).toBeGreaterThan(0);
    expect(decide(hitlersReich, hitlersReich.readState(file.snapshot))?.seat).toBe('allies');
    expect(moves.map((move) => question?.preview(move))).toEqual(moves.map(() => null));
  });
});

for (const lang of ['en', 'ja'] as const) await loadCatalogue(lang, ['table', 'hitlers-last-battles']);

describe('a plan', () => {
  const preview = previewOf(hitlersLastBattles, 'hitlers-last-battles.move-german', 'move G-B 0601');
  const reasons = { reason: () => null, repeats: [] };
  const wordsOf = (
    lang: 'en' | 'ja',
    laterNeedsFirst: boolean,
    facts = [{ key: 'hlb.plan.clears', params: { hexes: '0505' } }],
  ) => {
    const later = [{ key: 'hlb.plan.takes', params: { hexes: '0605' } }];
    const told = planTold(reasons, preview, { facts, later, laterNeedsFirst, ifWon: null, isKnown: true });
    return told && wordPlan(createI18n(lang, hitlersLastBattlesManifest.names(hitlersLastBattles.data.facts)), told);
  };

  it('names what only its first move makes possible as the purpose, and what comes anyway as next', () => {
    expect(wordsOf('en', true)).toMatch(/^clears .+, so that a later move takes /);
    expect(wordsOf('en', false)).toMatch(/^clears .+; then takes /);
    expect(wordsOf('ja', true)).toMatch(/、これにより後の手で.+を占領$/);
    expect(wordsOf('ja', false)).toMatch(/、続いて.+を占領$/);
    // Two facts leave no room for a purpose.
    const two = ['0505', '0504'].map((hexes) => ({ key: 'hlb.plan.clears', params: { hexes } }));
    expect(wordsOf('en', true, two)).not.toContain('so that');
  });
});
