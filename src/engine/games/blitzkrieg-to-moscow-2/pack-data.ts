/** The data that a pack may replace: hexes, hexsides, cities, units, cards, track, results table, points. */
import { memberOf, slotsOf, type Slot } from '../../kits/pack/data.ts';
import type { Mutable } from '../../kernel/types.ts';
import { CRT_RESULTS, SIDES, WEATHERS } from './ids.ts';
import { cardSlots } from './pack-cards.ts';
import { GRID, mapSlots } from './pack-map.ts';
import { gradeOf, number, saidOf } from './pack-said.ts';
import { unitSlots } from './pack-units.ts';
import type { Pack } from './pack.ts';

type Slots = readonly Slot<Pack>[];

function trackSlots({ turnTrack }: Pack): Slots {
  return turnTrack.flatMap(({ turn, weather, cards, prov }) => {
    const slot = slotsOf<Pack>('turn', String(turn));
    const inDraft = (draft: Mutable<Pack>) => draft.turnTrack.find((one) => one.turn === turn);
    return [
      slot('weather', {
        ...{ value: weather, form: { kind: 'choice', values: WEATHERS }, ...saidOf(prov, 'weather') },
        put: memberOf(inDraft, 'weather'),
      }),
      ...SIDES.map((side) =>
        slot(`cards-${side}`, {
          ...{ value: cards[side], form: number(0, 12), ...saidOf(prov, 'card numbers', 'number below', 'German 6') },
          put: memberOf<Pack>((draft) => inDraft(draft)?.cards, side),
        }),
      ),
    ];
  });
}

/** Cells with evidence, as the data file lists them: column, and its text about the die. */
interface Cell {
  readonly column: string;
  readonly die: string | number;
  readonly prov: string;
}
const cellsOf = ({ crt }: Pack): readonly Cell[] =>
  (crt.provenance as { readonly cells?: readonly Cell[] }).cells ?? [];

function crtSlots(pack: Pack): Slots {
  return Object.entries(pack.crt.columns).flatMap(([column, results]) =>
    results.map((value, i) => {
      const cell = cellsOf(pack).find((one) => one.column === `${column}:1` && coversDie(one.die, i + 1));
      return slotsOf<Pack>('crt', `${column}:1`)(String(i + 1), {
        ...{ value, form: { kind: 'choice', values: CRT_RESULTS } },
        ...{ source: cell?.prov ?? '', grade: cell ? gradeOf(cell.prov) : 'reconstructed' },
        put(draft, result) {
          const cells = draft.crt.columns[column];
          if (cells) cells[i] = result as (typeof CRT_RESULTS)[number];
        },
      });
    }),
  );
}

/** `5`, `1-6`, `6 DL; 1-5 not DL`: the first is a single die, the second a range, the last names one for sure. */
function coversDie(die: string | number, face: number): boolean {
  if (typeof die === 'number') return die === face;
  const [, from, to] = /^(\d)(?:-(\d))?\b/.exec(die) ?? [];
  return from !== undefined && face >= Number(from) && face <= Number(to ?? from);
}

const POINTS = {
  supplyCity: number(0, 6),
  activePanzersPerPoint: number(1, 7),
  lostInfantry: number(0, 3, 0.5),
  lostTank: number(0, 3, 0.5),
  germanWinsAt: number(1, 40),
} as const;

function scoringSlots({ scoring }: Pack): Slots {
  return Object.entries(POINTS).map(([member, form]) =>
    slotsOf<Pack>('scoring', 'end')(member, {
      ...{ value: scoring[member as keyof typeof POINTS], form, source: '§4.0, §4.1', grade: 'attested' },
      put: memberOf((draft) => draft.scoring, member),
    }),
  );
}

/** Everything listed, and what the game could have but lacks: hexsides, and a pack's own places, units and cards. */
export function makeData(pack: Pack): { readonly listed: Slots; readonly others: () => Slots } {
  const [map, units, cards] = [mapSlots(pack), unitSlots(pack, GRID), cardSlots(pack)];
  return {
    listed: [
      ...crtSlots(pack),
      ...units.listed,
      ...cards.listed,
      ...trackSlots(pack),
      ...map.listed,
      ...scoringSlots(pack),
    ],
    others: () => [...units.spare, ...cards.spare, ...map.spare()],
  };
}
