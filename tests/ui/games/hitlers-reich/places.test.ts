/** Spaces, cards, events and overlays in words: everything the table shows, and nothing the other seat hides. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import {
  listAttacks,
  listPlainAttacks,
  openFront,
} from '../../../../src/engine/games/hitlers-reich/rules/attack-lists.ts';
import { controllerOf, isContested } from '../../../../src/engine/games/hitlers-reich/rules/control.ts';
import { isRedFight } from '../../../../src/engine/games/hitlers-reich/rules/declare.ts';
import { readField } from '../../../../src/engine/games/hitlers-reich/rules/field.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { boardWords } from '../../../../src/ui/games/hitlers-reich/board-words.ts';
import { wordFace } from '../../../../src/ui/games/hitlers-reich/cards.ts';
import { inspect } from '../../../../src/ui/games/hitlers-reich/inspect.ts';
import { overlays } from '../../../../src/ui/games/hitlers-reich/overlays.ts';
import { attackerOf } from '../../../../src/ui/games/hitlers-reich/stakes.ts';
import { isOnBoard, listTargets, nameTarget } from '../../../../src/ui/games/hitlers-reich/targets.ts';
import { holderOf, isContested as isContestedHere } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { def, open, tables } from '../../../support/reich.ts';
import { isBroken, listSamples, loadWords, sceneOf, secretIn, textsOf, type HrTableScene } from './support.ts';

beforeAll(loadWords);

const SEATS = ['axis', 'allies', null] as const;
const SPACES = [...def.data.facts.areas, ...def.data.facts.zones].map(({ id }) => id);

/** Everything that can be read about a position, as one seat reads it. */
function* readAll(state: HrState, scene: HrTableScene): Generator<string> {
  for (const target of [...listTargets(scene), 'card:fortress', 'card:fleet'] as const) {
    yield nameTarget(scene, target);
    const told = textsOf(inspect(scene, target));
    if (told.length === 0) yield `⟦${target} tells nothing⟧`;
    yield* told;
  }
  const moves = decide(def, state)?.moves ?? [];
  const own = decide(def, state)?.seat === scene.view.side ? moves : [];
  for (const { describe: tell, label } of overlays) {
    yield scene.i18n.t(label);
    const passages = tell(scene, own);
    if (passages.some(({ lines }) => lines.length === 0)) yield '⟦a heading over nothing⟧';
    yield* textsOf(passages);
  }
  const names = boardWords(scene);
  for (const id of SPACES) yield names.space(id, 'legal');
}

describe('what can be read of a position', () => {
  it('is whole in both languages and shows no hidden card', () => {
    const faults = new Set<string>();
    const samples = listSamples().filter((_, at) => at % 4 === 0);
    expect(samples.length).toBeGreaterThan(8);
    for (const { name, state } of [...samples, { name: 'opening', state: open().state }])
      for (const seat of SEATS)
        for (const lang of LANGS) {
          const scene = sceneOf(state, seat, lang);
          for (const text of readAll(state, scene)) {
            if (isBroken(text)) faults.add(`${name} ${lang}: ${text}`);
            // A seat finds its own hand by name; of the other's nothing.
            const secret = secretIn(scene, text);
            if (secret !== null) faults.add(`${name} ${seat ?? 'all'}: ${secret}`);
          }
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });

  it('never calls two places of the board alike', () => {
    for (const lang of LANGS) {
      const names = boardWords(sceneOf(open().state, null, lang));
      expect(new Set(SPACES.map((id) => names.space(id, null))).size).toBe(SPACES.length);
    }
  });
});

describe('the holder of each thing', () => {
  it('is what the rules say, in every sample', () => {
    for (const { state } of listSamples()) {
      const scene = sceneOf(state, null);
      for (const id of SPACES) expect(holderOf(scene, id), id).toBe(controllerOf(tables, state, id));
      for (const { id } of def.data.facts.zones) expect(isContestedHere(scene, id), id).toBe(isContested(state, id));
    }
  });

  it('decides as in the rules which side attacks and which owes a Soviet card', () => {
    let bound = 0;
    for (const { state } of listSamples())
      for (const side of ['axis', 'allies'] as const)
        for (const attack of listAttacks(readField(tables, state), side)) {
          const here = attackerOf(sceneOf(state, side), attack) ?? 'axis';
          const owes = sceneOf(state, side).view.board.red[here].includes(attack.target);
          expect(owes, def.words.notation(attack)).toBe(isRedFight(tables, state, side, attack));
          if (owes) bound += 1;
        }
    expect(bound).toBeGreaterThan(20);
  });

  it('says of every conflict card what it counts and can do', () => {
    const scene = sceneOf(open().state, null);
    const facesOf = (ids: readonly string[]) =>
      CARDS.filter(({ id }) => ids.includes(id)).map((card) => [card.id, wordFace(scene, card)]);
    expect(facesOf(['G10', 'I13', 'S1', 'W11', 'DA-A'])).toEqual([
      ['G10', 'value 10'],
      ['I13', 'value 13, re-rolls up to 3 dice'],
      ['W11', 'value 11, re-rolls 1 die'],
      ['S1', 'value 1, makes an enemy card count as 1'],
      ['DA-A', 'value 10, blocks the re-rolls of an enemy card'],
    ]);
    const told = CARDS.map(({ id }) => textsOf(inspect(scene, `card:${id}`)).join());
    expect(new Set(told).size).toBe(CARDS.length);
  });
});

const told = (position: Position, target: Parameters<typeof inspect>[1], seat: 'axis' | 'allies' | null = null) =>
  textsOf(inspect(sceneOf(open(position).state, seat), target));

describe('who can attack a space', () => {
  it('is what the rules say of attacks without an event, in every sample', () => {
    for (const { state } of listSamples()) {
      const { reach } = sceneOf(state, null).view.board;
      for (const side of ['axis', 'allies'] as const) {
        const listed = listPlainAttacks(openFront(readField(tables, state), side));
        const nations = side === 'axis' ? (['axis'] as const) : (['western', 'soviet'] as const);
        const land = nations.flatMap((nation) =>
          reach[nation].marches.flatMap(({ origin, targets }) => targets.map((target) => `${origin} ${target}`)),
        );
        const atSea = nations.flatMap((nation) => reach[nation].seas);
        expect(land.sort()).toEqual(
          listed.flatMap(({ origin, target }) => (origin === null ? [] : `${origin} ${target}`)).sort(),
        );
        expect(atSea.sort()).toEqual(listed.flatMap(({ origin, target }) => (origin === null ? target : [])).sort());
      }
    }
  });

  it('is told by nation, with the areas it would come from', () => {
    const lines = told({ pact: false, markers: { smolensk: 'axis' } }, 'space:moscow');
    expect(lines).toContain('Who can attack it');
    expect(lines.find((line) => line.startsWith('Axis, from'))).toContain('Smolensk');
    expect(told({}, 'space:berlin')).toContain('Nobody without an event');
  });
});

describe('a space in full', () => {
  it('says of a space its control, production, capital, pieces and neighbours', () => {
    const lines = told({ fortresses: { allies: ['moscow'] }, markers: { smolensk: 'axis' } }, 'space:moscow');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Moscow',
        'Soviet control',
        'Soviet production centre of 2',
        'Soviet capital: its original owner defends it with one extra die',
        'Allied fortress: in defence turns one die to 4 (to 5 in a production centre)',
        'Smolensk: by land, Axis control',
      ]),
    );
  });

  it('says which zone is contested, and whose it is', () => {
    const lines = told({ markers: { 'north-sea': 'western' }, fleets: { axis: ['north-sea'] } }, 'space:north-sea');
    expect(lines).toContain('Western control, contested by an enemy fleet');
    expect(lines).toContain('Axis fleet: one extra die at sea; one re-roll for a landing from here');
  });

  it('says which borders are closed, and why', () => {
    expect(told({}, 'space:naples')).toContain(
      'Sicily: by land, Axis control; no land attacks: nobody controls the Sicily Sea',
    );
    expect(told({ markers: { 'sicily-sea': 'axis' } }, 'space:naples')).toContain(
      'Sicily: by land, Axis control; adjacent for the Axis side only',
    );
    expect(told({ markers: { 'sicily-sea': 'axis' }, fleets: { allies: ['sicily-sea'] } }, 'space:sicily')).toContain(
      'Naples: by land, Axis control; no land attacks: the Sicily Sea is contested',
    );
    expect(told({}, 'space:black-sea')).toContain(
      'Aegean Sea: by sea, uncontrolled; not adjacent while Turkey is neutral',
    );
    const joined = {
      active: { turkey: true, spain: false },
      markers: { turkey: 'axis' },
      events: { 'turkey-declares-war': 'removed' },
    } as const;
    expect(told(joined, 'space:black-sea')).toContain(
      'Aegean Sea: by sea, uncontrolled; adjacent for the Axis side only',
    );
  });

  it('says what neutral countries and Vichy wait for', () => {
    expect(told({}, 'space:spain').join('\n')).toMatch(/until someone wins FRANCO/);
    expect(told({}, 'space:algeria').join('\n')).toMatch(/^Algeria\nNeutral Vichy/);
    expect(told({ side: 'allies', vichy: 'attacked' }, 'space:algeria').join('\n')).toMatch(/next Axis preparation/);
    expect(told({}, 'space:sweden')).toContain('Out of play.');
  });

  it('says what is named in the rulebook and what was added', () => {
    expect(told({}, 'space:bordeaux')).toContain('Not named in the rulebook; we added it so that the rules work.');
    expect(told({}, 'space:paris')).toContain('The rulebook names it as a space of the map.');
    expect(told({}, 'space:paris')).toContain('Evidence in the map data: Named in the rulebook: §2.5, §8.3');
  });
});

describe('a card in full', () => {
  const hands = { axis: ['G12', 'G4', 'I2'], allies: ['S9', 'W3', 'S4'] };

  it('lies in the hand for its owner, and cannot be seen by the other seat', () => {
    expect(told({ hands }, 'card:G12', 'axis')).toContain('In the Axis hand.');
    for (const seat of ['allies', null] as const)
      expect(told({ hands }, 'card:G12', seat)).toContain('You cannot see where it is.');
  });

  it('finds its own hand and no other', () => {
    const targets = listTargets(sceneOf(open({ hands }).state, 'allies'));
    expect(targets).toEqual(expect.arrayContaining(['card:S9', 'card:W3', 'card:S4', 'card:enigma', 'space:berlin']));
    expect(targets).not.toContain('card:G12');
    expect(isOnBoard(def.view(open().state, null), 'card:S9')).toBe(false);
    expect(isOnBoard(def.view(open().state, null), 'space:berlin')).toBe(true);
  });

  it('describes an event, its copies and how sure each fact of it is', () => {
    const lines = told({}, 'card:strategic-bombing');
    expect(lines).toEqual(
      expect.arrayContaining([
        'STRATEGIC BOMBING',
        'Recyclable: takes effect at once and goes to the box lid.',
        'Only the Allies may hold it.',
        '3 copies',
        '3 set aside until the end of 1941',
        'Reconstructed: number of copies',
      ]),
    );
  });
});

describe('overlays', () => {
  const describeIn = (id: string, position: Position) => {
    const { state } = open(position);
    const decision = decide(def, state);
    const overlay = overlays.find((one) => one.id === id);
    return textsOf(overlay?.describe(sceneOf(state, state.side), decision?.moves ?? []) ?? []);
  };

  it('name what can be attacked, from where and how', () => {
    expect(describeIn('reach', {})).toEqual(
      expect.arrayContaining(['Land attack', 'From Bulgaria: Yugoslavia and Greece', 'Sea attack']),
    );
  });

  it('hold the Allied nations apart, and name the Pact while it lasts', () => {
    const before = describeIn('nations', {});
    expect(before).toContain('The Pact bars all attacks from Soviet spaces.');
    expect(before).toContain('From Greece: Bulgaria');
    const after = describeIn('nations', { pact: false });
    expect(after.join('\n')).not.toMatch(/Pact/);
    expect(after).toContain('From Leningrad: Finland');
  });

  it('list as marches of the two nations just what the rules let the Allies attack by land', () => {
    for (const { state } of listSamples()) {
      if (state.result !== null) continue;
      const lines = textsOf(overlays.find(({ id }) => id === 'nations')?.describe(sceneOf(state, null), []) ?? []);
      const legal = listAttacks(readField(tables, state), 'allies').filter(({ kind }) => kind === 'land');
      const shown = lines.filter((line) => line.startsWith('From '));
      expect(shown.length).toBe(new Set(legal.map(({ origin }) => origin)).size);
      const seas = listAttacks(readField(tables, state), 'allies').filter(({ kind }) => kind === 'sea');
      const { t } = sceneOf(state, null).i18n;
      for (const nation of ['western', 'soviet']) {
        const zones = seas.filter((attack) => attack.nation === nation).map(({ target }) => target);
        if (zones.length > 0) expect(lines).toContain(t('table.hr.nation.seas', { places: zones.join() }));
      }
    }
  });

  it('list no march out of Spain in the turn that FRANCO has closed it (R-81)', () => {
    const { state } = open({
      side: 'allies',
      pact: false,
      markers: { spain: 'western' },
      active: { spain: true, turkey: false },
    });
    const linesOf = (spainClosed: boolean) =>
      textsOf(
        overlays
          .find(({ id }) => id === 'nations')
          ?.describe(sceneOf({ ...state, turn: { ...state.turn, spainClosed } }, null), []) ?? [],
      ).filter((line) => line.startsWith('From Spain'));
    expect(linesOf(false)).toEqual(['From Spain: Bordeaux and Vichy France']);
    expect(linesOf(true)).toEqual([]);
  });

  it('have a key and a name of their own', () => {
    expect(new Set(overlays.map(({ key }) => key)).size).toBe(overlays.length);
    expect(new Set(overlays.map(({ label }) => label)).size).toBe(overlays.length);
  });
});
