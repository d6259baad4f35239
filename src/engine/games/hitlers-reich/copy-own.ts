import type { Mutable } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import { cacheFieldOf } from './rules/field.ts';
import { cachePlacesOf } from './rules/places.ts';
import type { Conflict, HrState, TurnState } from './state.ts';
import type { Tables } from './tables.ts';

/** `GameDefinition.copyOwn`. Rulings never change during a match, so they are shared. */
export function copyOwn(t: Tables, from: HrState, to: Mutable<HrState>): void {
  to.scenario = from.scenario;
  if (from.rules) to.rules = from.rules;
  else if (to.rules) delete to.rules;
  to.rulings = from.rulings;
  to.lastYear = from.lastYear;
  to.gameTurn = from.gameTurn;
  to.side = from.side;
  to.handSize = { ...from.handSize };
  to.year = { ...from.year };
  to.star = { ...from.star };
  to.bigPush = { ...from.bigPush };
  to.isFirstPush = from.isFirstPush;
  to.pact = from.pact;
  to.axisReshuffled = from.axisReshuffled;
  to.italySurrendered = from.italySurrendered;
  to.parisTaken = from.parisTaken;
  to.vichy = from.vichy;
  to.iraqRevolted = from.iraqRevolted;
  to.turncoats = from.turncoats.slice();
  to.active = { ...from.active };
  to.spainCentre = from.spainCentre;
  to.used = { ...from.used };
  to.decks = copyLists(from.decks);
  to.hands = copyLists(from.hands);
  to.discards = copyLists(from.discards);
  to.events = { ...from.events };
  to.allowance = { ...from.allowance };
  to.markers = { ...from.markers };
  to.unmarked = from.unmarked.slice();
  to.fortresses = copyLists(from.fortresses);
  to.fleets = copyLists(from.fleets);
  to.lost = from.lost.slice();
  to.due = from.due.map((due) => ({ ...due }));
  to.turn = copyTurn(from.turn);
  to.conflict = from.conflict && copyConflict(from.conflict);
  to.last = from.last && { ...from.last };
  cacheFieldOf(t, to, from);
  cachePlacesOf(t, to, from);
}

const copyLists = <X>({ axis, allies }: Readonly<Record<Side, readonly X[]>>): Record<Side, X[]> => ({
  axis: axis.slice(),
  allies: allies.slice(),
});

function copyTurn(turn: TurnState): Mutable<TurnState> {
  const blitz = { ...turn.blitz };
  return { ...turn, blitz, chain: turn.chain.slice(), used: turn.used.slice() };
}

const copyConflict = (conflict: Conflict): Mutable<Conflict> => ({
  ...conflict,
  events: copyLists(conflict.events),
  cancelled: conflict.cancelled.slice(),
  cards: copyLists(conflict.cards),
  shown: { ...conflict.shown },
  dice: copyLists(conflict.dice),
  applied: conflict.applied.slice(),
  rerolled: copyLists(conflict.rerolled),
  blocked: conflict.blocked.slice(),
  sabotaged: conflict.sabotaged.slice(),
});
