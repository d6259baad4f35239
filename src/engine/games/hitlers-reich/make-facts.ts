import type { Verb } from '../../kits/notation/verbs.ts';
import { FREE_ORDER } from './explain/question.ts';
import type { HrFacts } from './facts.ts';
import { FRAMES } from './frames.ts';
import { commands, moveOfButton, nameOne, SECRETS, VERBS } from './moves.ts';
import { openNotation } from './secrets.ts';
import { MOST_DICE, SABOTAGED } from './rules/dice.ts';
import { MAX_HAND } from './rules/hand.ts';
import { CAPITULATES_AT, DECISIVE, LIMITED } from './rules/victory.ts';
import type { Tables } from './tables.ts';
import { END_1945 } from './years.ts';

function listButtons(): HrFacts['buttons'] {
  const ids = Object.entries(VERBS).flatMap(([type, { fields }]: readonly [string, Verb]) => [
    type,
    ...Object.values(fields).flatMap((field) => field.listButtons(type)),
  ]);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const move = moveOfButton(id);
      return move ? [[id, commands.plainLabel(move)]] : [];
    }),
  );
}

const listEndings = (): HrFacts['endings'] =>
  Object.fromEntries(
    Object.entries(FRAMES).flatMap(([at, row]) => ('ends' in row ? [[at, { key: `hr.move.${row.ends[0]}` }]] : [])),
  );

export const makeFacts = (t: Tables): HrFacts => ({
  areas: t.pack.landAreas,
  zones: t.pack.seaZones,
  edges: t.pack.edges,
  events: t.eventCards,
  turnsDieTo: Object.fromEntries(
    t.titles.flatMap((title) => {
      const face = t.turnsDieTo(title);
      return face === null ? [] : [[title, face]];
    }),
  ),
  cards: t.cards,
  tracks: { handSize: MAX_HAND, danger: CAPITULATES_AT, year: END_1945 },
  mostDice: MOST_DICE,
  homeCentres: t.homeCentres,
  leads: { limited: LIMITED, decisive: DECISIVE },
  sabotaged: SABOTAGED,
  buttons: listButtons(),
  endings: listEndings(),
  concealed: Object.fromEntries(SECRETS.map((type) => [openNotation(nameOne(type, '-')), type])),
  freeOrder: FREE_ORDER,
});
