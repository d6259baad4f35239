/** Commands of §4.2: a row says what a command names, which rule its button cites and which step accepts it. */
import { flag, id, orNone, path } from '../../kits/notation/fields.ts';
import { createNotation, verb, type MoveOf as MoveIn, type MoveOfVerb } from '../../kits/notation/verbs.ts';
import { HEX_FORM, MARKER_FORM, UNIT_FORM } from './ids.ts';

const UNIT = id('unit', UNIT_FORM);
const MARKER = id('marker', MARKER_FORM);
const HEX = id('space', HEX_FORM);

export const VERBS = {
  volkssturm: verb({ yes: flag('yes', 'no') }, { rule: '5.1', step: 'volkssturm' }),
  replace: verb({ unit: UNIT, hex: HEX }, { rule: '5.2', step: 'replace' }),
  'end-replace': verb({}, { rule: 'Q27', step: 'replace' }),
  mark: verb({ marker: MARKER, unit: UNIT }, { rule: '6.2', step: 'markers' }),
  unmark: verb({ marker: MARKER }, { rule: '6.2', step: 'markers', say: (at) => ['unmark-marker', { ...at }] }),
  'end-mark': verb({}, { rule: '6.5', step: 'markers' }),
  /** `move W-SHAEF 0205 0306`: one or two hexes, without the start */
  move: verb(
    { unit: UNIT, path: path(HEX, 2) },
    {
      rule: '7.1',
      step: 'move',
      say({ unit, path: [first = '', second] }) {
        return second === undefined ? ['move', { unit, hex: first }] : ['move-via', { unit, hex: second, via: first }];
      },
    },
  ),
  attack: verb({ unit: UNIT, hex: HEX }, { rule: '7.4', step: 'move', say: (at) => ['attack-hex', { ...at }] }),
  'end-move': verb({}, { rule: '7.1', step: 'move' }),
  battle: verb({ hex: HEX }, { rule: '8.1', step: 'battle', say: (at) => ['battle-hex', { ...at }] }),
  support: verb({ unit: orNone(UNIT) }, { rule: '8.4', step: 'support' }),
  retreat: verb({ hex: HEX }, { rule: '8.7', step: 'retreat', say: (at) => ['retreat-hex', { ...at }] }),
} as const;

export type Move = MoveIn<typeof VERBS>;
export type MoveOf<K extends Move['type']> = MoveOfVerb<typeof VERBS, K>;

export const commands = createNotation(VERBS, 'hlb.move.');
