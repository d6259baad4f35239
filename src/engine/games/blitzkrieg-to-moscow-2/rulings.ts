/** Readings of open questions that change play (rules, chapter 16), kept in the state; the recommended one first. */
import { readReadings, type LaterId, type Readings, type RulingTable } from '../../kits/rulings/rulings.ts';

/** 2: readings of open rules can be chosen, and are kept in the state; 1 used those that are called former here. */
export const RULES_VERSION = 2;

export const RULINGS = {
  /** Q19: points for Odessa as the hero city under §15.2.1. */
  'odessa-points': { values: ['one', 'two'], rule: 'Q19' },
  /** Q21: a retreat past a full hex while there are free ends. */
  'full-hex': { values: ['may', 'must'], rule: 'Q21' },
  /** Q22 asks if hexes that approach a source are ranked among themselves. */
  'nearer-hex': { values: ['alike', 'nearest'], rule: 'Q22' },
  /** Q23 asks if hexes that approach no source are ranked among themselves. */
  'no-nearer-hex': { values: ['alike', 'nearest'], rule: 'Q23' },
  /** Q24 asks if the city that a stack is driven from is still a source to approach. */
  'vacated-city': { values: ['no-source', 'source'], rule: 'Q24' },
  /** Q25: when the sea move from Odessa is made, and how it is paid for. */
  'sea-move': { values: ['rail-step', 'phase-start'], rule: 'Q25' },
  /** Q26 asks if activation cards work within a combat of the side's breakthrough phase. */
  activation: { values: ['any-time', 'between-actions'], rule: 'Q26' },
  /** Q27: a fallen hero city once it is Soviet again. */
  'retaken-hero': { values: ['ordinary', 'supply-city'], rule: 'Q27' },
  /** Q28 asks if a unit that was attacked before shares the result of a second attack on its hex. */
  bystander: { values: ['shares', 'spared'], rule: 'Q28' },
  /** Q29: the place of a unit that went by rail into its own rear area. */
  'rail-to-rear': { values: ['area', 'track'], rule: 'Q29' },
  /** Q30 asks if the rear areas N, C and S are three hexes or one for zones of control. */
  'rear-areas': { values: ['three', 'one'], rule: 'Q30', before: 'three', isHeldIfOther: true },
  /** Q31 asks if a German unit waiting on the track at the end is lost. */
  'track-at-end': { values: ['apart', 'lost'], rule: 'Q31', before: 'apart', isHeldIfOther: true },
  /** Q32 asks if an empty city in an enemy zone has a line. */
  'city-in-zone': { values: ['scores', 'cut-off'], rule: 'Q32', before: 'scores', isHeldIfOther: true },
  /** Q33 asks if a corps that defended actively and retreated to the track is eliminated there. */
  'corps-on-track': { values: ['saved', 'eliminated'], rule: 'Q33', before: 'saved', isHeldIfOther: true },
} as const satisfies RulingTable;

export type RulingId = keyof typeof RULINGS;
export type Rulings = Readings<typeof RULINGS>;
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[];

/** Version 1 offered no choice; its states hold no readings. */
const FORMER: Rulings = readReadings(RULINGS, {
  'odessa-points': 'two',
  'full-hex': 'must',
  'nearer-hex': 'nearest',
  'no-nearer-hex': 'nearest',
  'vacated-city': 'source',
  'sea-move': 'phase-start',
  activation: 'between-actions',
});

export const rulingsOf = ({ rulings }: { readonly rulings?: Rulings }): Rulings => rulings ?? FORMER;

export const laterRuling = <K extends LaterId<typeof RULINGS>>(
  state: { readonly rulings?: Rulings },
  id: K,
): (typeof RULINGS)[K]['values'][number] => rulingsOf(state)[id] ?? RULINGS[id].before;

export const allReadingsOf = (state: { readonly rulings?: Rulings }): Required<Rulings> => {
  const held: Readonly<Record<string, string | undefined>> = rulingsOf(state);
  return Object.fromEntries(RULING_IDS.map((id) => [id, held[id] ?? RULINGS[id].values[0]])) as Required<Rulings>;
};
