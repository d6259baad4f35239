/** Positions as text. Nothing is hidden, so a text holds everything but the generator. */
import type { PositionText } from '../../kernel/types.ts';
import { groupsSection, piecesSection } from '../../kits/position-text/groups.ts';
import type { FromText } from '../../kits/position-text/from-text.ts';
import { makePositionText } from '../../kits/position-text/position-text.ts';
import { otherReadings, readingsSection } from '../../kits/position-text/readings.ts';
import { fieldSection, framesSection, type Section } from '../../kits/position-text/section.ts';
import type { v } from '../../kernel/shape.ts';
import { FRAMES } from './frames.ts';
import { FACTIONS, type Faction } from './ids.ts';
import { readState } from './read-state.ts';
import { computeResult } from './rules/score.ts';
import type { Tables } from './tables.ts';
import { RULES_VERSION, RULING_IDS, RULINGS } from './rulings.ts';
import { CAMPAIGN, withOptions } from './setup.ts';
import { ownShapes, type UnitState } from './state.ts';
import type { Game, HlbTypes } from './types.ts';

const ARMIES: Readonly<Record<Faction, string>> = { G: 'german', W: 'western', S: 'soviet' };
const POOL = 'pool';
const FLAGS = ['moved', 'fought', 'supported'] as const;
const FROM = 'from/';

/** `0304 G-B+moved+from/0403`: a unit's place, its deeds this phase, and where it attacked from. */
function unitsOf(t: Tables, faction: Faction) {
  return piecesSection({
    name: ARMIES[faction],
    field: 'units',
    ids: t.units.filter((unit) => unit.faction === faction).map(({ id }) => id),
    places: [...t.playableIds, POOL],
    placeOf: ({ hex }) => (typeof hex === 'string' ? hex : POOL),
    marksOf: (unit) => [
      ...FLAGS.filter((flag) => unit[flag] === true),
      ...(typeof unit['origin'] === 'string' ? [FROM + unit['origin']] : []),
    ],
    pieceOf(place, marks) {
      const origin = marks.find((mark) => mark.startsWith(FROM))?.slice(FROM.length) ?? null;
      const flags = marks.filter((mark) => !mark.startsWith(FROM));
      if (marks.length > flags.length + 1 || flags.some((mark, at) => !isFlag(mark) || flags.indexOf(mark) < at))
        return null;
      const has = (flag: (typeof FLAGS)[number]): boolean => flags.includes(flag);
      return {
        hex: place === POOL ? null : place,
        moved: has('moved'),
        origin,
        fought: has('fought'),
        supported: has('supported'),
      } satisfies UnitState;
    },
  });
}
const isFlag = (mark: string): boolean => FLAGS.some((flag) => flag === mark);

function tallySection(shape: v.GenericSchema): Section {
  const inner = fieldSection('tally', 'tally', shape);
  return {
    ...inner,
    write: (state) => (state['tally'] === undefined ? '' : inner.write(state)),
    read(words, draft, version) {
      if (words.peek() !== null) inner.read(words, draft, version);
    },
  };
}

function positionTextOf(game: Game, data: string | null): PositionText<HlbTypes> {
  const { tables: t } = game;
  return makePositionText<HlbTypes>({
    game: 'hitlers-last-battles',
    version: RULES_VERSION,
    data,
    versionOf: () => RULES_VERSION,
    scenarioOf: () => CAMPAIGN,
    optionsOf: ({ rulings }) => otherReadings(RULINGS, rulings),
    readState: (value) => readState(game, value),
    resultOf: (state) => computeResult(t, state),
    makeSections() {
      const shapes = ownShapes(t);
      return [
        fieldSection('turn', 'turn', shapes.turn),
        framesSection('now', FRAMES, t.shapes),
        ...FACTIONS.map((faction) => unitsOf(t, faction)),
        groupsSection({
          name: 'control',
          field: 'control',
          what: 'hex in play',
          ids: t.playableIds,
          runs: true,
          values: FACTIONS,
          rest: 'G',
        }),
        groupsSection({
          name: 'markers',
          field: 'markers',
          what: 'marker',
          ids: t.markerIds,
          values: t.unitIds,
          rest: null,
        }),
        fieldSection('strategic', 'strategic', shapes.strategic),
        tallySection(shapes.tally.wrapped),
        readingsSection('rulings', { table: RULINGS, asked: () => RULING_IDS, leavesRecommended: true }),
      ];
    },
  });
}

export const fromTextOf = (game: Game, data: string | null): FromText<HlbTypes> => ({
  positions: positionTextOf(game, data),
  withOptions,
  readState: (value) => readState(game, value),
});
