/**
 * Facts of every event: the side that may try for it, the place of the prize, the conflicts it is named in, its end.
 */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import {
  EVERYWHERE,
  goes,
  LAND,
  LAND_AND_SEA,
  openElsewhere,
  prize,
  RED_LAND,
  triers,
  uses,
  WHITE_LAND,
} from './support.ts';
import { tables } from '../../../support/reich.ts';

type Kind = 'reusable' | 'returnable' | 'recyclable' | 'removable' | 'standing';

interface Row {
  readonly is: Kind;
  readonly triers: readonly Side[];
  /** Conflicts in which its holder may name it, attacking and defending; none where it acts at once or is committed. */
  readonly uses?: readonly [attack: string, defence: string];
  /** Conflicts after which it is looked for: its holder, the attacker, and what all dice show. */
  readonly fought?: readonly (readonly [holder: Side, active: Side, situation: string, face?: number])[];
}

const AXIS: readonly Side[] = ['axis'];
const ALLIES: readonly Side[] = ['allies'];
const BOTH: readonly Side[] = ['axis', 'allies'];
const RED = `${RED_LAND} red-sea`;

const ROWS: Readonly<Record<string, Row>> = {
  'air-supremacy': {
    is: 'returnable',
    triers: BOTH,
    uses: [LAND_AND_SEA, LAND_AND_SEA],
    fought: [
      ['axis', 'axis', 'land'],
      ['allies', 'axis', 'sea'],
    ],
  },
  'artillery-and-partisans': {
    is: 'reusable',
    triers: ALLIES,
    uses: [LAND, LAND],
    fought: [['allies', 'axis', 'land']],
  },
  chuikov: { is: 'reusable', triers: ALLIES, uses: ['', RED_LAND], fought: [['allies', 'axis', 'red-land']] },
  convoy: { is: 'recyclable', triers: ALLIES },
  counterattack: { is: 'returnable', triers: BOTH, uses: [LAND_AND_SEA, LAND_AND_SEA] },
  'desperate-gamble': {
    is: 'returnable',
    triers: AXIS,
    uses: [LAND_AND_SEA, LAND_AND_SEA],
    fought: [['axis', 'axis', 'land', 1]],
  },
  enigma: { is: 'reusable', triers: ALLIES, uses: [EVERYWHERE, EVERYWHERE], fought: [['allies', 'axis', 'event', 4]] },
  'fleet-carriers': {
    is: 'reusable',
    triers: ALLIES,
    uses: ['landing sea', 'sea'],
    fought: [['allies', 'axis', 'sea']],
  },
  franco: { is: 'removable', triers: AXIS },
  guderian: { is: 'reusable', triers: AXIS, uses: ['blitz red-blitz', ''], fought: [['axis', 'axis', 'blitz']] },
  'higgins-boats': { is: 'reusable', triers: ALLIES },
  'iraq-revolts': { is: 'removable', triers: AXIS },
  'jet-fighters': { is: 'returnable', triers: AXIS, uses: ['land red-land', LAND], fought: [['axis', 'axis', 'land']] },
  'landing-craft': { is: 'returnable', triers: AXIS },
  'master-spy': {
    is: 'returnable',
    triers: BOTH,
    uses: [EVERYWHERE, EVERYWHERE],
    fought: [['allies', 'allies', 'event', 1]],
  },
  'maximum-effort': {
    is: 'returnable',
    triers: BOTH,
    uses: [LAND_AND_SEA, LAND_AND_SEA],
    fought: [['axis', 'axis', 'land', 1]],
  },
  montgomery: {
    is: 'reusable',
    triers: ALLIES,
    uses: [WHITE_LAND, WHITE_LAND],
    fought: [['allies', 'allies', 'land']],
  },
  'murmansk-run': { is: 'returnable', triers: ALLIES, uses: [RED, RED], fought: [['allies', 'axis', 'red-land']] },
  outfoxed: { is: 'returnable', triers: BOTH, uses: [EVERYWHERE, EVERYWHERE], fought: [['axis', 'axis', 'land']] },
  paratroops: { is: 'returnable', triers: BOTH },
  patton: { is: 'reusable', triers: ALLIES, uses: [WHITE_LAND, ''], fought: [['allies', 'allies', 'land']] },
  reserves: {
    is: 'returnable',
    triers: BOTH,
    uses: [LAND, LAND],
    fought: [
      ['axis', 'axis', 'land'],
      ['allies', 'axis', 'land'],
    ],
  },
  rommel: { is: 'reusable', triers: AXIS, uses: [LAND, LAND], fought: [['axis', 'axis', 'land']] },
  'special-operations': {
    is: 'returnable',
    triers: BOTH,
    uses: ['event', 'event'],
    fought: [['axis', 'axis', 'event']],
  },
  speer: { is: 'standing', triers: AXIS },
  'strategic-bombing': { is: 'recyclable', triers: ALLIES },
  stukas: {
    is: 'reusable',
    triers: AXIS,
    uses: [LAND, LAND],
    fought: [
      ['axis', 'axis', 'land'],
      ['axis', 'allies', 'land'],
    ],
  },
  'swedish-trade': { is: 'recyclable', triers: AXIS },
  'synthetic-fuel': { is: 'recyclable', triers: AXIS },
  't34s-and-shermans': {
    is: 'reusable',
    triers: ALLIES,
    uses: [LAND, LAND],
    fought: [
      ['allies', 'allies', 'land'],
      ['allies', 'axis', 'land'],
    ],
  },
  'the-bismarck': {
    is: 'reusable',
    triers: AXIS,
    uses: ['sea red-sea', 'sea red-sea'],
    fought: [
      ['axis', 'axis', 'sea'],
      ['axis', 'allies', 'sea'],
    ],
  },
  'their-finest-hour': {
    is: 'returnable',
    triers: ALLIES,
    uses: [LAND_AND_SEA, LAND_AND_SEA],
    fought: [['allies', 'axis', 'land', 1]],
  },
  'tiger-tanks': {
    is: 'reusable',
    triers: AXIS,
    uses: ['land red-land landing blitz red-blitz', LAND],
    fought: [
      ['axis', 'axis', 'land'],
      ['axis', 'allies', 'land'],
    ],
  },
  'turkey-declares-war': { is: 'removable', triers: BOTH },
  turncoats: { is: 'recyclable', triers: ALLIES },
  'v-rockets': { is: 'recyclable', triers: AXIS },
  'vichy-defects': { is: 'removable', triers: ALLIES },
  'von-manstein': {
    is: 'reusable',
    triers: AXIS,
    uses: ['land red-land flight red-flight blitz red-blitz', LAND],
    fought: [['axis', 'axis', 'land']],
  },
  'von-rundstedt': { is: 'reusable', triers: AXIS, uses: ['', LAND], fought: [['axis', 'allies', 'land']] },
  'waffen-ss': {
    is: 'reusable',
    triers: AXIS,
    uses: [LAND, LAND],
    fought: [
      ['axis', 'axis', 'land'],
      ['axis', 'allies', 'land'],
    ],
  },
  'war-production': { is: 'recyclable', triers: BOTH },
  wolfpack: { is: 'recyclable', triers: AXIS },
  zhukov: { is: 'reusable', triers: ALLIES, uses: [RED_LAND, RED_LAND], fought: [['allies', 'axis', 'red-land']] },
};

const upOf = (side: Side): Place => `${side}-up`;
/** §4.2.5: the place of an event won by an Event Action. */
const WON: Readonly<Record<Kind, (side: Side) => Place>> = {
  reusable: upOf,
  returnable: upOf,
  recyclable: () => 'lid',
  removable: () => 'removed',
  standing: () => 'standing',
};
/** §4.2.5.1, §4.2.5.2: the place of an event after its conflict, and after both preparations. */
const USED = {
  reusable: (side: Side) => ({ won: 'kept', lost: 'mall', next: upOf(side) }),
  returnable: () => ({ won: 'opponent', lost: 'opponent', next: 'mall' }),
};

it('no event lacks a row', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...tables.titles].sort());
});

describe.each(Object.entries(ROWS))('%s', (title, { is, triers: sides, uses: [attack, defence] = ['', ''] }) => {
  it('IL-29, §8.6: these sides may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([sides, []]);
  });

  it('§6.4.2, R-63, §4.2.5: won, it lies where its kind has it lie; lost, it stays in the mall', () => {
    for (const side of sides) expect(prize(side, title)).toEqual({ won: WON[is](side), lost: 'mall' });
  });

  it('IL-30, IL-32, IL-45, §6.5.3.2: goes with these conflicts only', () => {
    for (const side of sides) expect(uses(side, title)).toEqual({ attack, defence });
  });
});

const FOUGHT = Object.entries(ROWS).flatMap(([title, { is, fought = [] }]) =>
  fought.map(([holder, active, situation, face]) => ({ title, is, holder, active, situation, face })),
);

it.each(FOUGHT)(
  '§4.2.5.1, §4.2.5.2: $title of the $holder, used where $active attack ($situation), is kept until a conflict is lost, or goes over',
  ({ title, is, holder, active, situation, face }) => {
    const after = is === 'reusable' ? USED.reusable : USED.returnable;
    expect(goes(holder, title, active, situation, face)).toEqual(after(holder));
  },
);
