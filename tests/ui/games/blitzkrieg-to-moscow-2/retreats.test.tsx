/** §11.4: the owner of a beaten stack can choose every possible result, and each retreat does as it says. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { commands, type Move } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { settle } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/phases/settle.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { createGreedy } from '../../../../src/players/blitzkrieg-to-moscow-2/greedy.ts';
import { hasCombosOnly, listCombos } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combos.ts';
import { foreseeFates } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/explained.tsx';
import { wordChoice } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/choices.ts';
import type { BtmWords } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/lookup.ts';
import { distinctMoves } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import { drawRetreats, endsAfter, endsOf, endsOffered } from '../../../engine/blitzkrieg-to-moscow-2/beaten.ts';
import { asked, at, combatPhase, listed, placeOf, play } from '../../../engine/blitzkrieg-to-moscow-2/fighting.ts';
import { t } from '../../../engine/blitzkrieg-to-moscow-2/game.ts';
import { bench, type Bench, type PositionText } from '../../../engine/blitzkrieg-to-moscow-2/support.ts';
import { effort } from '../../../support/effort.ts';
import { check } from '../../../support/random-games.ts';

beforeAll(() => loadCatalogue('en', ['table', 'blitzkrieg-to-moscow-2']));

function sceneOf(ctx: Bench): BtmWords {
  const i18n = createI18n('en', manifest.names(def.data.facts));
  return { facts: def.data.facts, queries: def.queries, view: def.view(ctx.s, asked(ctx).seat), i18n };
}
const waysOf = (ctx: Bench) => listCombos(sceneOf(ctx), { moves: asked(ctx).moves, picked: [] });

/** The offers of the list: whole retreats if there are any, else the moves. */
function offered(ctx: Bench): readonly (readonly Move[])[] {
  const scene = sceneOf(ctx);
  const ways = waysOf(ctx).map(({ moves }) => moves);
  return hasCombosOnly(scene) && ways.length > 0
    ? ways
    : [...ways, ...distinctMoves(scene, asked(ctx).moves).map((move) => [move])];
}
const settled = (ctx: Bench): string | null => {
  const move = settle(t, ctx.s)?.move ?? null;
  return move && commands.notation(move);
};

/** A German attack that drives the defenders off. */
function beaten(text: PositionText, die: number, target: string, by: readonly string[], ...defences: string[]): Bench {
  return play(combatPhase(text, die), `attack ${target}`, ...by.map((unit) => `join ${unit}`), 'assault', ...defences);
}

const MOSCOW_LOST = () =>
  beaten(
    {
      turn: 6,
      units: { 's-8': '1209', 'g-4': '1109' },
      germanHexes: ['1310', '1010', '1210', '1308', '1309'],
    },
    2,
    '1209',
    ['g-4'],
    'defend s-8 active',
  );
const KIEV_LOST = () =>
  beaten(
    {
      units: { 's-mc3': '0805', 'g-r3': '0705', 'g-r4': '0806' },
      germanHexes: ['0706', '0605', '0906', '0907'],
    },
    3,
    '0805',
    ['g-r3'],
  );
const TWO_IN_0403 = () =>
  beaten(
    { turn: 3, units: { 's-8': '0403', 's-mc1': '0403', 'g-r3': '0303', 'g-r4': '0304' } },
    4,
    '0403',
    ['g-r3', 'g-r4'],
    'defend s-8 passive',
    'defend s-mc1 active',
  );
const TWO_IN_MOSCOW = () =>
  beaten(
    { turn: 2, units: { 's-20': '1310', 's-mc7': '1310', 'g-pz1': '1309' } },
    5,
    '1310',
    ['g-pz1'],
    'defend s-20 passive',
    'defend s-mc7 active',
  );

describe('a retreat is its owner’s', () => {
  it('(a) Moscow is retaken by the way through it, which has an entry and a place on the map of its own', () => {
    const ctx = MOSCOW_LOST();
    expect([at(ctx), settled(ctx)]).toEqual(['combat/retreat-path', null]);
    const ways = waysOf(ctx);
    const through = ways.filter(({ moves }) => commands.notation(moves[0] ?? { type: 'go' }) === 'fall-back 1310');
    expect(through.length).toBeGreaterThan(0);
    for (const { words } of through) expect(words.detail).toContain('takes Moscow');
    expect(new Set(ways.map(({ target }) => target)).size).toBe(ways.length);
    const [first] = through;
    play(ctx, ...(first?.moves ?? []).map(commands.notation));
    expect(ctx.s.germanHexes).not.toContain('1310');
  });

  it('(b) no answer is given where one way retakes Kiev, and the computer takes that one', () => {
    const ctx = KIEV_LOST();
    expect([at(ctx), settled(ctx)]).toEqual(['combat/retreat-path', null]);
    expect(waysOf(ctx).some(({ words }) => (words.detail ?? '').includes('takes Kiev'))).toBe(true);
    const greedy = createGreedy(def.data, 'soviet');
    while (at(ctx) === 'combat/retreat-path') {
      const move = greedy.choose(
        asked(ctx),
        () => def.view(ctx.s, 'soviet'),
        () => 0,
      );
      play(ctx, commands.notation(move));
    }
    expect(ctx.s.germanHexes).not.toContain('0706');
  });

  it('(c) the corps may go first, so that the army ends in 0505 or 0604', () => {
    const ctx = TWO_IN_0403();
    expect([at(ctx), settled(ctx)]).toEqual(['combat/retreat', null]);
    expect(offered(ctx).flat().map(commands.notation)).toEqual(['retreat s-8', 'retreat s-mc1']);
    play(ctx, 'retreat s-mc1');
    const places = [...endsOffered(ctx.s, offered)].map((end) => /s-8 ([^ *]+)/.exec(end)?.[1]);
    expect([...new Set(places)].sort()).toEqual(['0505', '0604']);
  });

  it('(d) 1311 saves the corps to the turn track: no answer is given, the computer finds it, and nothing told is untrue', () => {
    const ctx = TWO_IN_MOSCOW();
    expect([at(ctx), settled(ctx)]).toEqual(['combat/retreat', null]);
    const scene = sceneOf(ctx);
    const reading = def.queries.readCombat(scene.view);
    const fates = reading ? foreseeFates(scene, reading, ctx.events) : [];
    const corps = fates.find(({ who }) => who.includes('7th'));
    expect([corps?.tone, corps?.why]).toEqual(['moves', 'defended actively; eliminated unless it reaches a rear area']);
    play(ctx, 'retreat s-mc7');
    const details = waysOf(ctx).map(({ words }) => words.detail ?? '');
    expect(details.some((detail) => detail.includes('survives, returns on turn 3'))).toBe(true);
    expect(details.some((detail) => detail.includes('eliminated after the combat'))).toBe(true);
    const greedy = createGreedy(def.data, 'soviet');
    const again = TWO_IN_MOSCOW();
    while (at(again).startsWith('combat/retreat')) {
      const move = greedy.choose(
        asked(again),
        () => def.view(again.s, 'soviet'),
        () => 0,
      );
      play(again, commands.notation(move));
    }
    expect(placeOf(again, 's-mc7')).toBe('turn-3');
  });

  it('what a defence costs is told with the way out of it', () => {
    const text: PositionText = { turn: 2, units: { 's-20': '1310', 's-mc7': '1310', 'g-pz1': '1309' } };
    const ctx = play(combatPhase(text, 5), 'attack 1310', 'join g-pz1', 'assault', 'defend s-20 passive');
    const told = asked(ctx).moves.map((move) => def.foresight.preview(ctx.s, move).effects.map(({ key }) => key));
    expect(told[0]).toContain('btm.effect.exhausted-unless-rear');
    const inland: PositionText = { units: { 's-mc1': '0904', 's-6': '0904', 'g-pz1': '0903' } };
    const far = play(combatPhase(inland, 5), 'attack 0904', 'join g-pz1', 'assault', 'defend s-6 passive');
    const plain = asked(far).moves.map((move) => def.foresight.preview(far.s, move).effects.map(({ key }) => key));
    expect(plain[0]).toContain('btm.effect.exhausted');
  });
});

describe('small retreats drawn at random', () => {
  const states = drawRetreats('small', effort(60, 2_000));

  it('come to nothing that the list does not lead to, and to nothing else', () => {
    for (const state of states) {
      const [all, chosen] = [endsOf(state), endsOffered(state, offered)];
      check(
        all.size === chosen.size && [...all].every((end) => chosen.has(end)),
        `${all.size} ends, ${chosen.size} offered: ${JSON.stringify(state.units)} ${JSON.stringify(state.stack)}`,
      );
    }
  });

  it('are answered by the program only where every answer comes to the same', () => {
    let answers = 0;
    for (const state of states) {
      const move = settle(t, state)?.move ?? null;
      if (move === null) continue;
      answers++;
      const ctx = bench(state);
      const ends = asked(ctx).moves.map((one) => [...endsAfter(state, one)].sort().join('\n'));
      check(new Set(ends).size === 1, `${commands.notation(move)} is one of several`);
    }
    expect(answers).toBeGreaterThan(0);
  });

  it('bring what each way says: cities taken, who is where, who is trapped', () => {
    let ways = 0;
    for (const state of states) {
      const ctx = bench(state);
      for (const way of def.queries.readRetreats(sceneOf(ctx).view)) {
        ways++;
        const start: readonly Move[] = at(ctx) === 'combat/retreat' ? [{ type: 'retreat', unit: way.unit }] : [];
        const moves = [...start, ...way.chosen.map((to): Move => ({ type: 'fall-back', to }))];
        if (moves.length === 0) continue;
        for (const end of endsAfter(state, ...moves)) {
          const where = (unit: string): string => new RegExp(`\\b${unit} ([^ *]+)`).exec(end)?.[1] ?? '';
          const place = { stands: way.end, track: `turn-${state.turn + 1}`, eliminated: 'eliminated' }[way.fate];
          check(where(way.unit) === place, `${way.unit} ends in ${where(way.unit)}, not ${place}`);
          for (const unit of way.trapped) check(where(unit) === 'eliminated', `${unit} is not trapped`);
        }
      }
      if (at(ctx) === 'combat/retreat')
        for (const move of asked(ctx).moves)
          check(
            wordChoice(sceneOf(ctx), { target: `unit:${'unit' in move ? move.unit : ''}`, moves: [move], picked: [] })
              .detail !== '',
            'a unit without words',
          );
    }
    expect(ways).toBeGreaterThan(states.length);
  });

  it('are played by the computer to an end that can be chosen', () => {
    for (const state of states.slice(0, effort(30, 500))) {
      const ctx = bench(state);
      const { seat } = asked(ctx);
      const greedy = createGreedy(def.data, seat);
      const all = endsOf(state);
      let moves = 0;
      while (at(ctx).startsWith('combat/retreat') && moves++ < 20) {
        const move = greedy.choose(
          asked(ctx),
          () => def.view(ctx.s, seat),
          () => 0,
        );
        check(listed(ctx).includes(commands.notation(move)), `${commands.notation(move)} is not legal`);
        play(ctx, commands.notation(move));
      }
      check(
        [...endsAfter(ctx.s)].every((end) => all.has(end)),
        'another end',
      );
    }
  });
});
