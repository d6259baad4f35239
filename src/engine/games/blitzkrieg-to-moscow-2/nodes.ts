/** One node for each frame: the flow of §5.1. */
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
import * as setup from './phases/setup.ts';
import * as supply from './phases/supply.ts';
import * as turn from './phases/turn.ts';
import type { BtmTypes } from './types.ts';

export const nodes: Nodes<BtmTypes> = {
  'setup/place': setup.place,
  'turn/begin': turn.begin,
  'logistics/sea': logistics.sea,
  'logistics/remove': logistics.remove,
  'logistics/draw': logistics.draw,
  'logistics/reinforce': logistics.reinforce,
  'logistics/rebuild': logistics.rebuild,
  'logistics/rail': rail.rail,
  'logistics/rail-group': rail.railGroup,
  'movement/move': movement.move,
  'movement/path': movement.path,
  'movement/excess': movement.excess,
  'combat/attack': combat.attack,
  'combat/attackers': combat.attackers,
  'combat/defence': fight.defence,
  'combat/attack-card': fight.attackCard,
  'combat/defence-card': fight.defenceCard,
  'combat/next': combat.next,
  'combat/roll': fight.roll,
  'combat/reroll': fight.reroll,
  'combat/retreat': retreat.retreat,
  'combat/retreat-path': retreat.retreatPath,
  'combat/advance': retreat.advance,
  'combat/end': combat.end,
  'breakthrough/action': breakthrough.action,
  'breakthrough/path': breakthrough.path,
  'breakthrough/second': breakthrough.second,
  'breakthrough/fight': breakthrough.fight,
  'card/hitler': cards.hitler,
  'card/effect': effects.effect,
  'turn/supply': supply.supply,
  'turn/end': turn.end,
};
