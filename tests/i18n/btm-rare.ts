/** Sentences of Blitzkrieg to Moscow 2 that random games seldom or never reach: asked in positions made for them. */
import type { TankUse } from '../../src/engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import { blitzkriegToMoscow2 as game } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { AREAS } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { explainAdvance } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/advance.ts';
import { explainDefence } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/defence.ts';
import { readField } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { explainNext, readGround } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import { explainRetreatStep, readRetreat } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { rulingsOf } from '../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import type { BtmState, CombatState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { Line } from '../../src/engine/kernel/types.ts';
import { position, type PositionText } from '../engine/blitzkrieg-to-moscow-2/support.ts';
import { moveOf } from '../engine/blitzkrieg-to-moscow-2/table.ts';

const { tables: t } = game.data;
type Said = readonly (Line | null)[];

/** The question of a state, and the refusals of moves written as text. */
function asked(text: PositionText, ...moves: readonly string[]): Said {
  const state = position(text);
  return [decide(game, state)?.ask ?? null, ...moves.map((move) => game.why.refuse(state, moveOf(move)))];
}

const previewed = (text: PositionText, move: string): Said =>
  game.foresight.preview(position(text), moveOf(move)).modifiers;

/** Places that touch a unit, and one further ring: where a player may point. */
const around = (place: number): readonly number[] =>
  Array.from({ length: t.placeCount }, (_, to) => to).filter(
    (to) => !t.isHex(place) || !t.isHex(to) || t.gridNeighbours(place).includes(to),
  );

/** §10: why finished movements cannot continue; a path of any adjacent places. */
export function explainWalks(state: BtmState, pick: (n: number) => number): Said {
  const unit = pick(t.units.length);
  const place = t.placeNo(state.units[t.units[unit]?.id ?? '']?.place ?? '');
  if (!t.isHex(place)) return [];
  const entered: number[] = [];
  let at = place;
  for (let steps = 1 + pick(5); steps > 0; steps--) {
    const near = t.gridNeighbours(at);
    at = near[pick(near.length)] ?? at;
    entered.push(at);
  }
  const ground = readGround(t, state, t.sideOfUnit(unit));
  return around(at).map((to) => explainNext(ground, { unit, from: place, entered }, to));
}

/** §11.4: why a unit could not retreat to the places around it, were its hex attacked. */
export function explainRetreats(state: BtmState, pick: (n: number) => number): Said {
  const facts = t.units[pick(t.units.length)];
  const place = facts ? (state.units[facts.id]?.place ?? '') : '';
  if (!facts || !t.isHex(t.placeNo(place))) return [];
  const ground = readRetreat(t, state, facts.side, place);
  const near = t.gridNeighbours(t.placeNo(place));
  const first = near[pick(near.length)] ?? 0;
  const whys = (path: readonly number[], from: number): Said =>
    around(from).map((to) => explainRetreatStep(ground, t.unitNo(facts.id), path, to));
  return [...whys([], t.placeNo(place)), ...whys([first], first)];
}

const CARDS = [...t.cardIds.german, ...t.cardIds.soviet];

/** A move as text, most likely a wrong one. */
export function foreignMove(pick: (n: number) => number): string {
  const one = (items: readonly string[]): string => items[pick(items.length)] ?? '';
  const [unit, card, hex, area] = [one(t.unitIds), one(CARDS), one(t.hexIds), one(AREAS)];
  const city = one(t.cities.map((each) => each.hex));
  const spot = one([hex, area, city]);
  return one([
    ...[`place ${unit} ${one([hex, city])}`, `sea ${unit}`, `remove ${unit}`, `draw ${card}`, `arrive ${unit} ${area}`],
    ...[`rebuild ${card} ${unit} ${area}`, `hero ${card} ${one([hex, city])}`, `activate ${card} ${unit}`],
    ...[`rail ${one(['free', card])} ${unit} ${one([city, spot])}`, `aboard ${unit}`, `move ${unit} ${spot}`],
    ...[`step ${spot}`, `attack ${hex}`, `join ${unit}`, `defend ${unit} ${one(['active', 'passive'])}`],
    ...[`shift ${card}`, `reroll ${card}`, `retreat ${unit}`, `fall-back ${spot}`, `advance ${unit}`],
    ...[`tank-move ${card} ${unit} ${spot}`, `tank-attack ${card} ${unit} ${hex}`, `hitler ${one(['yes', 'no'])}`],
    ...['end-sea', 'end-remove', 'end-rebuild', 'end-reinforce', 'depart', 'end-rail', 'halt', 'end-move'],
    ...['assault', 'end-combat', 'end-advance', 'go', 'end-break'],
  ]);
}

const COMBAT: CombatState = {
  ...{ target: '1303', side: 'german', attackers: ['g-4', 'g-9'], defenders: ['s-mc3'], bystanders: ['s-11'] },
  ...{ active: [], attackCard: null, defenceCard: null, die: 2, result: 'DR', caller: 'combat' },
};
const SOVIET_COMBAT: CombatState = {
  ...{ ...COMBAT, target: '1403', side: 'soviet', attackers: ['s-11', 's-12', 's-13'] },
  ...{ defenders: ['g-4'], bystanders: [] },
};
const reckoning = { attack: 7, defence: 2, odds: 3, shifts: [], column: 2 };

function fightLines(): Said {
  const alone = position({ units: { 's-mc3': '1303', 's-11': '1303', 'g-9': '1304' }, combat: COMBAT });
  const crowd = { 's-11': '1404', 's-12': '1403', 's-13': '1403', 's-mc3': '1404' };
  const full = position({ units: crowd, combat: SOVIET_COMBAT });
  const field = readField(t, full);
  const gulf = { 'g-4': '0209', 's-6': '0309' };
  return [
    explainDefence(t, alone, ['s-mc3'], 's-mc3', false),
    explainDefence(t, alone, ['s-mc3'], 's-11', true),
    explainDefence(t, { ...alone, rulings: { ...rulingsOf(alone), bystander: 'spared' } }, ['s-mc3'], 's-11', true),
    // Moscow is next to the rear, where a corps that fights may be saved.
    ...game.foresight.preview(
      position({
        units: { 's-mc7': '1310', 's-20': '1310', 'g-4': '1309' },
        combat: { ...COMBAT, target: '1310', attackers: ['g-4'], defenders: ['s-20', 's-mc7'], bystanders: [] },
        stack: [
          { at: 'combat/attack', side: 'german', begun: true },
          { at: 'combat/defence', side: 'german', undecided: ['s-mc7'] },
        ],
      }),
      moveOf('defend s-mc7 active'),
    ).effects,
    explainDefence(
      t,
      position({ units: { 's-13': '1303' }, spent: ['s-13'], combat: { ...COMBAT, defenders: ['s-13'] } }),
      [],
      's-13',
      true,
    ),
    explainAdvance(full, field, 's-11'),
    explainAdvance(alone, readField(t, alone), 'g-4'),
    game.words.describe({ type: 'attack-lapsed', target: '1303' }),
    game.words.describe({
      type: 'rolled',
      target: '1303',
      side: 'german',
      die: 3,
      result: '-',
      reckoning,
      isHero: true,
    }),
    ...asked({ units: gulf, stack: [{ at: 'combat/attack', side: 'german', begun: false }] }, 'attack 0309'),
    ...asked(
      {
        units: { ...gulf, 'g-9': '0308' },
        stack: [{ at: 'combat/attackers', side: 'german', target: '0309', units: [] }],
      },
      'join g-4',
    ),
    ...[['1402'], ['1402', '1401']].flatMap((path) =>
      asked({
        units: { 'g-4': '1403', 'g-9': '1401' },
        combat: SOVIET_COMBAT,
        stack: [{ at: 'combat/retreat-path', side: 'soviet', left: [], unit: 'g-4', path }],
      }),
    ),
    ...previewed(
      {
        units: { 'g-4': '0108', 's-6': '0107' },
        stack: [{ at: 'combat/attackers', side: 'german', target: '0107', units: ['g-4'] }],
      },
      'assault',
    ),
  ];
}

function cardLines(): Said {
  const field: PositionText = {
    units: { 'g-4': '1403', 's-mc3': '1502' },
    combat: { ...COMBAT, target: '1502', attackers: ['g-4'], bystanders: [] },
  };
  const soviet: PositionText = { ...field, combat: { ...SOVIET_COMBAT, attackers: ['s-mc3'] } };
  const hands = { german: ['g-tac'], soviet: ['s-city', 's-part', 's-t34', 's-reinf-1'] };
  const reinforce: PositionText = { hands, side: 'soviet', stack: [{ at: 'logistics/reinforce', side: 'soviet' }] };
  return [
    ...asked({ ...field, hands, stack: [{ at: 'combat/defence-card', side: 'german' }] }, 'shift s-city'),
    ...asked({ ...soviet, hands, stack: [{ at: 'combat/reroll', side: 'soviet', asked: 'german' }] }, 'reroll g-tac'),
    ...asked({ ...reinforce, units: { 's-mc3': 'surrendered' } }, 'rebuild s-t34 s-mc3 E'),
    ...asked({ ...reinforce, germanHexes: ['1303'] }, 'hero s-reinf-1 1303'),
    ...asked(
      {
        units: { 's-11': '1110' },
        moscowEverGerman: true,
        options: { moscow: true },
        stack: [{ at: 'logistics/rail', side: 'soviet' }],
      },
      'rail free s-11 E',
    ),
    ...asked(
      {
        ...reinforce,
        hands: { german: ['g-repl-1'] },
        units: { 'g-4': 'surrendered' },
        side: 'german',
        stack: [{ at: 'logistics/reinforce', side: 'german' }],
      },
      'rebuild g-repl-1 g-4 N',
    ),
    ...asked(
      {
        ...reinforce,
        units: { 's-11': 'eliminated', 's-12': 'surrendered', 's-13': 'surrendered' },
        stack: [
          { at: 'logistics/reinforce', side: 'soviet' },
          { at: 'logistics/rebuild', side: 'soviet', card: 's-reinf-1', left: 1 },
        ],
      },
      'rebuild s-reinf-1 s-12 E',
    ),
    ...asked({ units: { 'g-4': 'turn-2' }, stack: [{ at: 'logistics/reinforce', side: 'german' }] }, 'arrive g-4 N'),
    ...asked(
      {
        units: { 's-11': '1703' },
        germanHexes: ['1907', '1303', '1306', '1509'],
        stack: [{ at: 'logistics/rail', side: 'soviet' }],
      },
      'rail free s-11 E',
    ),
    ...asked({ units: { 'g-4': '1303' }, stack: [{ at: 'logistics/rail', side: 'german' }] }, 'rail free g-4 C'),
    ...asked(
      {
        units: { 's-11': 'E' },
        germanHexes: ['1907', '1303', '1306', '1509'],
        stack: [{ at: 'logistics/rail', side: 'soviet' }],
      },
      'rail free s-11 1703',
    ),
    ...asked(
      { units: { 's-9': '0304' }, germanHexes: ['0106'], stack: [{ at: 'logistics/sea', side: 'soviet' }] },
      'sea s-9',
    ),
  ];
}

/** §7.1: the Soviet player's questions about tanks that act, together and apart. */
function hitlerLines(): Said {
  const hands = { soviet: ['s-hitler'] };
  const units = { 'g-pz2': '1403', 'g-pz4': '1202', 's-13': '1303', 's-11': '1502' };
  const ask = (attacks: readonly { readonly units: readonly string[]; readonly target: string }[]): Said =>
    asked({
      hands,
      units,
      stack: [
        { at: 'breakthrough/fight', side: 'german', attacks: [] },
        { at: 'card/hitler', use: { use: 'tankAction', how: 'attack', card: 'g-blitz', attacks } },
      ],
    });
  return [
    ...ask([{ units: ['g-pz2', 'g-pz4'], target: '1303' }]),
    ...ask([
      { units: ['g-pz2'], target: '1502' },
      { units: ['g-pz4'], target: '1303' },
    ]),
  ];
}

/** §12.2: a second tank of Blitzkrieg. */
function secondLines(): Said {
  const units = { 'g-pz2': '1401', 'g-pz4': '1502', 's-13': '1303' };
  const go = (plan: TankUse): Said =>
    asked(
      { units, hands: { german: ['g-air-1'] }, stack: [{ at: 'breakthrough/second', side: 'german', plan }] },
      'go',
    );
  return [
    ...go({ use: 'tankAction', how: 'move', card: 'g-blitz', moves: [{ units: ['g-pz2'], path: ['1502'] }] }),
    ...go({ use: 'tankAction', how: 'attack', card: 'g-blitz', attacks: [{ units: ['g-pz2'], target: '1301' }] }),
  ];
}

/** §12.3: a corps that may take another one of its stack along. */
function togetherLines(): Said {
  const units = { 's-mc1': '1402', 's-mc2': '1402', 'g-9': '1401' };
  const go = (plan: TankUse): Said => {
    const text: PositionText = {
      units,
      hands: { soviet: ['s-t34'] },
      stack: [{ at: 'breakthrough/second', side: 'soviet', plan }],
    };
    return [...asked(text, 'go', 'together s-mc2'), game.words.label(position(text), { type: 'go' })];
  };
  return [
    ...go({ use: 'tankAction', how: 'move', card: 's-t34', moves: [{ units: ['s-mc1'], path: ['1403'] }] }),
    ...go({ use: 'tankAction', how: 'attack', card: 's-t34', attacks: [{ units: ['s-mc1'], target: '1401' }] }),
  ];
}

function roadLines(): Said {
  const state = position({ units: { 'g-4': '1301' }, germanHexes: ['1907'] });
  const walk = { unit: t.unitNo('g-4'), from: t.placeNo('1301'), entered: [t.placeNo('C')] };
  return [
    explainNext(readGround(t, state, t.sideOfUnit(walk.unit)), walk, t.placeNo('1201')),
    game.words.label(state, { type: 'fall-back', to: 'E' }),
    ...game.view(state, null).score.modifiers,
  ];
}

/** Phases without a question are named in the log and on the board. */
const PHASES: Said = [{ key: 'btm.phase.supply' }];

export const listRareLines = (): Said => [
  ...fightLines(),
  ...cardLines(),
  ...hitlerLines(),
  ...secondLines(),
  ...togetherLines(),
  ...roadLines(),
  ...PHASES,
];
