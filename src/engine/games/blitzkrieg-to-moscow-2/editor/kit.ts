import { readShape } from '../../../kernel/shape.ts';
import type { GameDefinition, Line } from '../../../kernel/types.ts';
import { parseTarget, spaceRef, unitRef } from '../../../kits/pointing/targets.ts';
import type { EditorKit, Fault, Field, Pile, Told, Tray } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { choice, listReadings, set } from '../../../kits/position-edit/telling.ts';
import { STEPS, cardsTaken, homePlace, isPlain, listFaults, standingOf, words } from '../faults.ts';
import { SIDES, otherSide, type Place, type Side } from '../ids.ts';
import { sideNo } from '../numbers.ts';
import { stateShape } from '../read-state.ts';
import { readField, unitState, unitsIn } from '../rules/field.ts';
import type { Tables } from '../tables.ts';
import { computeScore, doublesAsHero } from '../rules/score.ts';
import { limitOf } from '../rules/stacking.ts';
import { hasLine, listSurrenders, readSupply } from '../rules/supply.ts';
import { allReadingsOf, RULINGS } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import type { BtmTypes } from '../types.ts';
import { AGREED, HERO_FALLEN, TRAYS, applyEdit, isAgreed, openDraft, optionsOf, trayOf } from './edits.ts';
import { withUnitsAt } from '../rules/field-edit.ts';

const { say, field, fault, mend } = words;

function trayOrPlace(t: Tables, place: Place, side: Side): string {
  if (t.placeNo(place) >= 0) return place;
  return trayOf(place.startsWith('turn-') ? 'track' : place === 'surrendered' ? 'surrendered' : 'eliminated', side);
}

function listTrays(t: Tables, state: BtmState): readonly Tray[] {
  return SIDES.flatMap((side) => {
    const own = t.units.filter((unit) => unit.side === side);
    return TRAYS.map((tray): Tray => {
      const id = trayOf(tray, side);
      const pieces = own.filter((unit) => trayOrPlace(t, unitState(state, unit.id).place, side) === id);
      return {
        id,
        seat: side,
        name: say(`tray.${tray}`),
        pieces: pieces.map((unit) => unit.id),
        of: own.length,
        isRare: tray === 'surrendered',
      };
    });
  });
}

function listPiles(t: Tables, state: BtmState): readonly Pile[] {
  return SIDES.flatMap((side) => {
    const { hand, discard } = state.cards[side];
    const stock = t.cardIds[side].filter((card) => !hand.includes(card) && !discard.includes(card));
    const taken = cardsTaken(t, state, side);
    const pile = (id: string, cards: readonly string[], most: number | null): Pile => ({
      id: `${id}-${side}`,
      seat: side,
      name: say(`pile.${id}`),
      cards,
      most,
      isStock: id === 'stock',
    });
    return [
      pile('hand', hand, Math.max(0, taken - discard.length)),
      pile('discard', discard, null),
      pile('stock', stock, null),
    ];
  });
}

/** §14: a fallen hero city that counts double is one choice, any other fallen one another. */
function heroField(t: Tables, state: BtmState): Field {
  const { hex, used, doubled } = state.hero;
  const value = !used ? 'none' : (hex ?? (doubled === null ? HERO_FALLEN : `${HERO_FALLEN}-${doubled}`));
  const doubling = t.cities.filter((city) => doublesAsHero(t, state, city));
  return field({
    id: 'hero',
    value,
    choices: [
      choice('none', say('hero.none')),
      ...t.cities.map((city) => choice(city.hex, say('hero.city', { hex: city.hex }))),
      choice(HERO_FALLEN, say('hero.fallen')),
      ...doubling.map((city) => choice(`${HERO_FALLEN}-${city.hex}`, say('hero.fallen-city', { hex: city.hex }))),
    ],
    rule: '14',
  });
}

function listFields(t: Tables, state: BtmState): readonly Field[] {
  const { side, step } = standingOf(state);
  const turns = t.turns.map(({ turn }) => choice(String(turn), say('turn', { turn }), say(`turn.${turn}`)));
  const seats = SIDES.map((one) => choice(one, { key: `name.side.${one}` }));
  const steps = STEPS.map((one) => choice(one, say(`step.${one}`)));
  const switches = Object.entries(AGREED).map(([id, key]): Field => {
    const rule = { odessa: '15.2', moscow: '15.3', 'open-hands': '5.2' }[id] ?? '15';
    const name = { key: `btm.ruling.${id}` };
    return field({ id, name, form: { kind: 'switch' }, value: state.options[key], isAgreed: true, rule });
  });
  return [
    field({ id: 'turn', look: 'track', value: String(state.turn), choices: turns }),
    field({ id: 'side', look: 'seat', value: side, choices: seats }),
    field({ id: 'phase', value: step, choices: steps, rule: '5.1', hint: say('field.phase.what') }),
    heroField(t, state),
    ...(state.options.moscow
      ? [field({ id: 'moscow-taken', form: { kind: 'switch' }, value: state.moscowEverGerman, rule: '15.3' })]
      : []),
    ...switches.filter(({ id }) => isAgreed(id)),
    ...listReadings('btm', RULINGS, allReadingsOf(state)),
  ];
}

function listTold(t: Tables, state: BtmState): readonly Told[] {
  const { weather } = t.turnFacts(state.turn);
  const lost = t.units.filter(({ id, side }) => {
    const { place } = unitState(state, id);
    return side === 'german' && (place === 'eliminated' || place === 'surrendered');
  });
  const tanks = lost.filter(({ arm }) => arm === 'tank').length;
  const { total } = computeScore(t, state);
  const score = say('told.score.value', { n: total, wins: t.scoring.germanWinsAt });
  return [
    { isScore: true, name: say('told.score'), value: score, rule: '4' },
    { name: say('told.weather'), value: say('told.weather.value', { weather }), rule: '10.3' },
    {
      name: say('told.losses'),
      value: say('told.losses.value', { tanks, infantry: lost.length - tanks }),
      rule: '4.1',
    },
  ];
}

function wordDrop(t: Tables, state: BtmState, piece: string, place: string): readonly Line[] {
  const [unit, at] = [t.unitNo(piece), t.placeNo(place)];
  if (unit < 0 || at < 0) return [];
  const side = t.sideOfUnit(unit);
  const n = unitsIn(readField(t, state), at).filter((other) => other !== unit).length + 1;
  if (!t.isHex(at)) return [say('drop.area', { n })];
  const field = withUnitsAt(readField(t, state), [unit], at);
  const isSupplied = hasLine(readSupply(field, side), at);
  return [
    { key: `table.btm.terrain.${t.terrainOf(at)}` },
    say(isSupplied ? 'drop.supplied' : 'drop.cut'),
    say('drop.stack', { n, most: limitOf(side).units }),
  ];
}

/** Units that would surrender if nothing changes, which the board does not show. */
function* noteSupply(t: Tables, state: BtmState): Generator<Fault> {
  const field = readField(t, state);
  for (const side of SIDES) {
    const units = listSurrenders(state, field, sideNo(side)).map(t.unitId);
    if (units.length === 0) continue;
    const params = { side, n: units.length, units: units.join(',') };
    yield fault({ id: 'surrender', rule: '13.1', params, weight: 'note' });
  }
}

const judge = makeJudge<BtmTypes>({
  fault,
  isPlain,
  open: openDraft,
  listFaults: ({ data }, state) => listFaults(data.tables, state),
  listNotes: ({ data }, state) => noteSupply(data.tables, state),
  anew(state) {
    const { step, side } = standingOf(state);
    return mend('anew', { step: `btm.editor.step.${step}`, side }, set('phase', step));
  },
  restarts(state) {
    const side = otherSide(standingOf(state).side);
    return [mend('other-side', { side }, set('side', side), set('phase', 'logistics'))];
  },
  rules: { over: '4', within: '5.1' },
});

export const editor = (def: GameDefinition<BtmTypes>): EditorKit<BtmTypes> => {
  const { tables: t } = def.data;
  const shape = stateShape(t);
  return {
    drafts: {
      apply: (draft, edit) => applyEdit(def, draft, edit),
      faults: (draft) => judge(def, draft),
      open: (draft) => openDraft(def, draft),
      options: optionsOf,
      read: (value) => readShape(shape, value),
    },
    lists: {
      trays: (draft) => listTrays(t, draft),
      fields: (draft) => listFields(t, draft),
      told: (draft) => listTold(t, draft),
      piles: (draft) => listPiles(t, draft),
      nameOfCard: (card) => say('card', { card }),
    },
    pieces: {
      nameOf: (unit) => say('piece', { unit }),
      refOf: unitRef,
      whereIs: (draft, piece) => trayOrPlace(t, unitState(draft, piece).place, t.unitFacts(t.unitNo(piece)).side),
      boxOf(draft, piece) {
        const [, turn] = /^turn-(\d+)$/.exec(unitState(draft, piece).place) ?? [];
        if (turn === undefined) return null;
        return Number(turn) > t.lastTurn ? say('box.never') : say('box.turn', { turn: Number(turn) });
      },
      homeOf: (draft, piece) => trayOrPlace(t, homePlace(t, draft.turn, piece), t.unitFacts(t.unitNo(piece)).side),
      seatOf: (piece) => (t.unitNo(piece) < 0 ? null : t.unitFacts(t.unitNo(piece)).side),
      hasSides: true,
      canFlip: (draft, piece) => t.placeNo(draft.units[piece]?.place ?? '') >= 0 && !t.isMechanised(t.unitNo(piece)),
      drop: (draft, piece, place) => wordDrop(t, draft, piece, place),
    },
    places: {
      list: () => t.placeIds,
      nameOf: (place) => say('place', { place }),
      refOf: spaceRef,
      at(draft, target) {
        const { kind, id } = parseTarget(target);
        const place = kind === 'space' ? id : kind === 'unit' ? draft.units[id]?.place : undefined;
        return place !== undefined && t.placeNo(place) >= 0 ? place : null;
      },
      piecesIn: (draft, place) => t.unitIds.filter((id) => unitState(draft, id).place === place),
      holderOf: (draft, place) =>
        t.isHex(t.placeNo(place)) ? (draft.germanHexes.includes(place) ? 'german' : 'soviet') : null,
      holdersOf: (place) => (t.isHex(t.placeNo(place)) ? SIDES : []),
      nameOfHolder: (side) => ({ key: `name.side.${side}` }),
    },
  };
};
