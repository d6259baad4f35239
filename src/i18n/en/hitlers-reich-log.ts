import type { Catalogue } from '../message-types.ts';

/** The log of Hitler's Reich: one sentence for each thing that happens. Both sides read it. */
export const en = {
  // Turns.
  'hr.log.turn-began': 'Turn {turn|number}: {side|side} player turn',
  'hr.log.passed': 'The {side|side} player cannot act and passes',
  'hr.log.resigned': 'The {side|side} player concedes',
  'hr.log.ready': '{side|side}: {n|plural:# used event is|# used events are} face up and ready again',
  'hr.log.push-events': '{side|side} Big Push: two tries for events',
  'hr.log.push-attacks': '{side|side} Big Push: two attacks',
  'hr.log.barbarossa': 'The Axis launches Barbarossa',
  'hr.log.overlord': 'The Allies launch Overlord',
  'hr.log.bagration': 'The Soviets launch Bagration',
  'hr.log.plan-rerolled':
    'The {side|side} player re-rolls {n|plural:die|dice} {dice|list} of the Big Push: {before|list} → {faces|list}',
  'hr.log.planned-won':
    'The {side|side} player discards {card|marker} for a Big Push and rolls {dice|list} (total {sum|number}): earns a Big Push',
  'hr.log.planned-lost':
    'The {side|side} player discards {card|marker} for a Big Push and rolls {dice|list} (total {sum|number}): the attempt fails',

  // Events and where they go.
  'hr.log.tried': 'The {side|side} player tries for {event|unit}',
  'hr.log.event-taken': 'The Allied player takes {event|unit} for Overlord',
  'hr.log.event-gained': 'The {side|side} player wins {event|unit}',
  'hr.log.event-dropped': 'The {side|side} player gives up {event|unit}',
  'hr.log.event-kept': '{event|unit} was used and stays face down with the {side|side} player',
  'hr.log.event-moved-mall': '{event|unit} goes to the mall',
  'hr.log.event-moved-lid': '{event|unit} goes to the box lid',
  'hr.log.event-moved-removed': '{event|unit} leaves the game',
  'hr.log.event-moved-standing': '{event|unit} stays face up until it is used',
  'hr.log.event-moved-opponent': '{event|unit} was used and goes to the opponent',
  'hr.log.tested-kept': '{event|unit} rolls a {face|number} and stays',
  'hr.log.tested-lost': '{event|unit} rolls a {face|number} and is lost',

  // Conflicts.
  'hr.log.attacked-land': '{side|side} land attack from {origin|place} on {target|place}',
  'hr.log.attacked-paratroop': '{side|side} paratroop attack from {origin|place} on {target|place}',
  'hr.log.attacked-amphibious': '{side|side} amphibious attack from {origin|place} on {target|place}',
  'hr.log.attacked-sea': '{side|side} sea attack on {target|place}',
  'hr.log.blitz': '{side|side} blitz {blitz|number}, from {origin|place} on {target|place}',
  'hr.log.named': 'The {side|side} player plays {event|unit}',
  'hr.log.cancelled': 'The {side|side} player cancels {event|unit}',
  'hr.log.chose-hidden': 'The {side|side} player has chosen a conflict card',
  'hr.drawn': '{card|marker}',
  'hr.log.showed': 'The {side|side} player shows {card|marker}',
  'hr.log.turned-up': 'The {side|side} player reveals {card|marker} from the deck',
  'hr.log.rolled': 'The {side|side} player rolls {dice|list} (total {sum|number})',
  'hr.log.changed': '{event|unit}: {side|side} {n|plural:die|dice} {dice|list} now {n|plural:shows|show} {faces|list}',
  'hr.log.changed-fortress':
    'Fortress: {side|side} {n|plural:die|dice} {dice|list} now {n|plural:shows|show} {faces|list}',
  'hr.log.changed-fleet': 'Fleet: {side|side} {n|plural:die|dice} {dice|list} now {n|plural:shows|show} {faces|list}',
  'hr.log.blocked': 'The {side|side} Double Agent blocks the re-rolls of {card|marker}',
  'hr.log.sabotaged': '{side|side} Sabotage: {card|marker} counts 1',
  'hr.log.rerolled': 'The {side|side} player re-rolls {n|plural:die|dice} {dice|list}: {faces|list}',
  'hr.log.judged': 'Axis {axis|number}, Allies {allies|number}: the {side|side} side wins',
  'hr.log.judged-suit':
    'Axis {axis|number}, Allies {allies|number}: tied, the {side|side} side wins by the stronger suit',
  'hr.log.judged-active':
    'Axis {axis|number}, Allies {allies|number}: tied, the {side|side} side wins as the active player',

  // The map.
  'hr.log.took': '{space|place} {space|agree:comes|come} under {nation|faction} control',
  'hr.log.lifted': 'The {nation|faction} marker in {space|place} is removed for use elsewhere',
  'hr.log.unmarked': '{nation|faction} forces control {space|place} without a marker: none is left',
  'hr.log.nation': 'The Allied player chooses a {nation|faction} marker',
  'hr.log.fortified': '{side|side} fortress built in {space|place}',
  'hr.log.fortress-lost': '{side|side} fortress removed from {space|place}',
  'hr.log.fleet-placed': '{side|side} fleet placed in {space|place}',
  'hr.log.fleet-lost': '{side|side} fleet removed from {space|place}',
  'hr.log.activated': '{space|place} {space|agree:is|are} no longer neutral',
  'hr.log.italy': 'Italy surrenders',
  'hr.log.pact-ended': 'The Nazi-Soviet Pact ends',
  'hr.log.anvil': 'Anvil-Dragoon: Vichy goes over to the Allies',
  'hr.log.vichy-attacked': 'Vichy is attacked and will side with the Axis',
  'hr.log.vichy-defected': 'Vichy breaks apart: the rest will side with the Axis',
  'hr.log.vichy-resolved': 'Vichy takes sides',

  // Cards and years.
  'hr.log.hand-size-up': '{side|side} hand size rises from {from|number} to {to|number}',
  'hr.log.hand-size-down': '{side|side} hand size falls from {from|number} to {to|number}',
  'hr.log.discarded': 'The {side|side} player discards {n|plural:# conflict card|# conflict cards}',
  'hr.log.drew': 'The {side|side} player draws {n|plural:# conflict card|# conflict cards}',
  'hr.log.reshuffled-stays':
    'The {side|side} player reshuffles; the {side|side} year marker stays at the end of {year}',
  'hr.log.reshuffled': 'The {side|side} player reshuffles; the {side|side} year marker moves to the end of {year}',
  'hr.log.year-ended': 'The year {year} ends',
  'hr.log.speer-used': '{event|unit} stops the rise of the Allied hand size',
  'hr.log.speer-kept': '{event|unit} is kept for later',
  'hr.log.build-up': 'Allied build-up of 1943: the Allied player looks through the new deck',
  'hr.log.swapped': 'The {side|side} player swaps a card in hand for one from the deck',

  // The end.
  'hr.log.won': '{side|side} victory. {why|t}',
  'hr.log.won-draw': 'The war ends in a draw. {why|t}',
  'hr.win.resigned': 'The other side has conceded',
  'hr.win.hand-size': 'A hand size has fallen to 0',
  'hr.win.soviet-centres': 'The Axis controls all six Soviet production centres',
  'hr.win.western-centres': 'The Axis controls all six Western production centres',
  'hr.win.axis-centres': 'The Allies control all six Axis production centres',
  'hr.win.ultimatum': 'A capital, or both Allied capitals, stayed in enemy hands through a whole turn of their owner',
  'hr.win.capitulation': 'One hand size is 12 and the other is 3 or less',
  'hr.win.allied-minimal':
    'At the end of 1945 the Axis does not control Berlin and two of its other five production centres: minimal Allied victory',
  'hr.win.axis-significant':
    'At the end of 1945 the Axis controls Berlin and two other production centres, with no smaller hand size: significant victory',
  'hr.win.axis-survival':
    'At the end of 1945 the Axis controls Berlin and two other production centres, with a smaller hand size: survival',
  'hr.win.axis-decisive': 'At the end of 1942 the Axis leads by 6 or more in hand size: decisive victory',
  'hr.win.axis-limited': 'At the end of 1942 the Axis leads by 3 to 5 in hand size: limited victory',
  'hr.win.axis-catastrophic': 'At the end of 1942 the Axis leads by less than 3 in hand size: catastrophic defeat',
  'hr.win.allies-decisive': 'At the end of 1943 the Allies lead by 6 or more in hand size: decisive victory',
  'hr.win.allies-limited': 'At the end of 1943 the Allies lead by 3 to 5 in hand size: limited victory',
  'hr.win.allies-catastrophic': 'At the end of 1943 the Allies lead by less than 3 in hand size: catastrophic defeat',
} as const satisfies Catalogue;
