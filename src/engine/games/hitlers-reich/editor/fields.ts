/** Fields next to the map: the turn, tracks, what has happened in the war, and agreements. */
import type { FormValue } from '../../../kernel/form.ts';
import type { Line, Mutable } from '../../../kernel/types.ts';
import { misfitOf } from '../../../kits/pack/form-values.ts';
import type { Field } from '../../../kits/position-edit/editor.ts';
import { choice, listReadings } from '../../../kits/position-edit/telling.ts';
import { field as fieldOf, say } from '../faults/words.ts';
import { SIDES, TURNCOATS, type CardId, type Side } from '../ids.ts';
import { LIMIT } from '../phases/edit.ts';
import { MAX_HAND } from '../rules/hand.ts';
import { RULINGS } from '../rulings.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { END_1945 } from '../years.ts';
import { dealCard, PILES } from './things.ts';

interface Datum {
  readonly field: Field;
  readonly set: (draft: Mutable<HrState>, value: FormValue) => void;
}

interface Told {
  readonly id: string;
  readonly rule?: string;
  readonly name?: Line;
  readonly isMain?: true;
}

const onOff = (told: Told, is: boolean, set: (draft: Mutable<HrState>, is: boolean) => void): Datum => ({
  field: fieldOf({ ...told, form: { kind: 'switch' }, value: is }),
  set: (draft, value) => set(draft, value === true),
});

interface Whole extends Told {
  readonly least: number;
  readonly most: number;
}
const whole = (
  { least: min, most: max, ...told }: Whole,
  n: number,
  set: (draft: Mutable<HrState>, n: number) => void,
): Datum => ({
  field: fieldOf({ ...told, form: { kind: 'number', min, max }, value: n }),
  set: (draft, value) => set(draft, Number(value)),
});

const YEARS = Array.from({ length: END_1945 + 1 }, (_, year) => year);
const PUSHES = ['none', 'gained', 'ready'] as const;
const FIRST = 'first';
const VICHY = ['neutral', 'attacked', 'defected', 'resolved'] as const;
const AGENTS: readonly CardId[] = ['DA-X', 'DA-A'];

function listOfSide(t: Tables, state: HrState, side: Side): readonly Datum[] {
  const named = (id: string) => ({ id: `${id}-${side}`, name: say(`field.${id}`, { side }) });
  const pushes = [...PUSHES, ...(side === 'axis' ? [FIRST] : [])];
  const isFirst = side === 'axis' && state.isFirstPush && state.bigPush.axis === 'ready';
  return [
    {
      field: fieldOf({
        ...named('year'),
        look: 'track',
        value: String(state.year[side]),
        choices: YEARS.map((year) => choice(String(year), say(`year.${year}`))),
        rule: '2.6',
      }),
      set: (draft, value) => void (draft.year[side] = Number(value)),
    },
    whole(
      { ...named('hand'), isMain: true, rule: '2.6.1', least: 0, most: MAX_HAND },
      state.handSize[side],
      (draft, n) => {
        draft.handSize[side] = n;
      },
    ),
    {
      field: fieldOf({
        ...named('push'),
        value: isFirst ? FIRST : state.bigPush[side],
        choices: pushes.map((push) => choice(push, say(`push.${push}`))),
        rule: '2.6.3',
      }),
      set(draft, value) {
        draft.bigPush[side] = PUSHES.find((push) => push === value) ?? 'ready';
        if (side === 'axis') draft.isFirstPush = value === FIRST;
      },
    },
    onOff({ ...named('star'), rule: '2.6.2' }, state.star[side], (draft, is) => void (draft.star[side] = is)),
    whole(
      { ...named('allowance'), rule: 'R-09', least: LIMIT, most: t.copies.length },
      state.allowance[side],
      (draft, n) => void (draft.allowance[side] = n),
    ),
  ];
}

function listHappened(state: HrState): readonly Datum[] {
  return [
    {
      field: fieldOf({
        id: 'vichy',
        value: state.vichy,
        choices: VICHY.map((one) => choice(one, say(`vichy.${one}`))),
        rule: '8.5',
      }),
      set: (draft, value) => void (draft.vichy = VICHY.find((one) => one === value) ?? draft.vichy),
    },
    onOff({ id: 'pact', rule: '8.6' }, state.pact, (draft, is) => void (draft.pact = is)),
    onOff({ id: 'spain', rule: '2.1' }, state.active.spain, (draft, is) => void (draft.active.spain = is)),
    onOff({ id: 'spain-centre', rule: 'R-81' }, state.spainCentre, (draft, is) => void (draft.spainCentre = is)),
    onOff({ id: 'turkey', rule: '2.1' }, state.active.turkey, (draft, is) => void (draft.active.turkey = is)),
    onOff({ id: 'italy', rule: '8.2' }, state.italySurrendered, (draft, is) => void (draft.italySurrendered = is)),
    onOff({ id: 'paris', rule: '8.3' }, state.parisTaken, (draft, is) => void (draft.parisTaken = is)),
    onOff({ id: 'iraq', rule: '8.5' }, state.iraqRevolted, (draft, is) => void (draft.iraqRevolted = is)),
    onOff({ id: 'barbarossa', rule: '6.7.2' }, state.used.barbarossa, (draft, is) => void (draft.used.barbarossa = is)),
    onOff({ id: 'overlord', rule: '6.7.3' }, state.used.overlord, (draft, is) => void (draft.used.overlord = is)),
    onOff({ id: 'reshuffled', rule: '5.4' }, state.axisReshuffled, (draft, is) => void (draft.axisReshuffled = is)),
    ...TURNCOATS.map((space): Datum => {
      const told = { id: `turncoat-${space}`, name: say('field.turncoat', { space }), rule: 'R-89' };
      return onOff(told, state.turncoats.includes(space), (draft, is) => {
        draft.turncoats = TURNCOATS.filter((one) => (one === space ? is : draft.turncoats.includes(one)));
      });
    }),
  ];
}

const holderOf = (state: HrState, card: CardId): Side =>
  SIDES.find((side) => PILES.some((pile) => state[pile][side].includes(card))) ?? 'axis';

/** §7.6: only Double Agents change sides. */
const listAgents = (state: HrState): readonly Datum[] =>
  AGENTS.map((card) => ({
    field: fieldOf({
      id: `agent-${card}`,
      name: say('field.agent', { card }),
      value: holderOf(state, card),
      choices: SIDES.map((side) => choice(side, { key: `name.side.${side}` })),
      rule: '7.6',
    }),
    set(draft, value) {
      const side = SIDES.find((one) => one === value);
      if (side && holderOf(state, card) !== side) dealCard(draft, card, side, 'decks');
    },
  }));

const listAgreed = (t: Tables, state: HrState): readonly Datum[] =>
  listReadings('hr', RULINGS, state.rulings).map((field) => ({
    field,
    set(draft, chosen) {
      Object.assign(draft.rulings, { [field.id]: chosen });
      if (field.id !== 'event-set' || chosen === field.value) return;
      for (const copy of t.reconstructedCopies) draft.events[copy] = chosen === 'full' ? 'mall' : 'left-out';
    },
  }));

function listData(t: Tables, state: HrState): readonly Datum[] {
  const ofSide = SIDES.map((side) => listOfSide(t, state, side));
  const side: Datum = {
    field: fieldOf({
      id: 'side',
      look: 'seat',
      value: state.side,
      choices: SIDES.map((one) => choice(one, { key: `name.side.${one}` })),
      hint: say('field.side.what'),
    }),
    set: (draft, value) => void (draft.side = SIDES.find((one) => one === value) ?? draft.side),
  };
  const turn = whole({ id: 'turn', rule: '5.2', least: 1, most: 999 }, state.gameTurn, (draft, n) => {
    draft.gameTurn = n;
  });
  const inTurn = (ofSide[0] ?? []).flatMap((_, at) => ofSide.flatMap((list) => list[at] ?? []));
  return [side, ...inTurn, turn, ...listHappened(state), ...listAgents(state), ...listAgreed(t, state)];
}

export const listFields = (t: Tables, state: HrState): readonly Field[] => listData(t, state).map(({ field }) => field);

/** Returns true if the turn begins again even without another change, because its side was set. */
export function setField(t: Tables, draft: Mutable<HrState>, id: string, value: FormValue): boolean {
  const found = listData(t, draft as HrState).find(({ field }) => field.id === id);
  if (!found || misfitOf(found.field.form, value)) return false;
  found.set(draft, value);
  return id === 'side';
}
