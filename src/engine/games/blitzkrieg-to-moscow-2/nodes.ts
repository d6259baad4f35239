/** One node for each frame (§5.1). */
import type { Nodes } from '../../kernel/types.ts';
import * as breakthrough from './phases/breakthrough.ts';
import * as effects from './phases/card-effects.ts';
import * as cards from './phases/cards.ts';
import * as combat from './phases/combat.ts';
import * as fight from './phases/fight.ts';
import * as logistics from './phases/logistics.ts';
import * as movement from './phases/movement.ts';
import * as rail from './phases/rail.ts';
import * as retreat from './phases/retreat.ts';
import * as setup from './phases/turn.ts';
import * as supply from './phases/turn.ts';
import * as turn from './phases/turn.ts';
import type { Tables } from './tables.ts';
import type { BtmTypes } from './types.ts';

export const makeNodes = (t: Tables): Nodes<BtmTypes> => ({
  'setup/place': setup.place(t),
  'turn/begin': turn.begin(t),
  'logistics/sea': logistics.sea(t),
  'logistics/remove': logistics.remove(t),
  'logistics/draw': logistics.draw(t),
  'logistics/reinforce': logistics.reinforce(t),
  'logistics/rebuild': logistics.rebuild(t),
  'logistics/rail': rail.rail(t),
  'logistics/rail-group': rail.railGroup(t),
  'movement/move': movement.move(t),
  'movement/path': movement.path(t),
  'movement/excess': movement.excess(t),
  'combat/attack': combat.attack(t),
  'combat/attackers': combat.attackers(t),
  'combat/defence': fight.defence(t),
  'combat/attack-card': fight.attackCard(t),
  'combat/defence-card': fight.defenceCard(t),
  'combat/next': combat.next(t),
  'combat/roll': fight.roll(t),
  'combat/reroll': fight.reroll(t),
  'combat/retreat': retreat.retreat(t),
  'combat/retreat-path': retreat.retreatPath(t),
  'combat/advance': retreat.advance(t),
  'combat/end': combat.end(t),
  'breakthrough/action': breakthrough.action(t),
  'breakthrough/path': breakthrough.path(t),
  'breakthrough/second': breakthrough.second(t),
  'breakthrough/fight': breakthrough.fight(t),
  'card/hitler': cards.hitler(t),
  'card/effect': effects.effect(t),
  'turn/supply': supply.supply(t),
  'turn/end': turn.end(t),
});
