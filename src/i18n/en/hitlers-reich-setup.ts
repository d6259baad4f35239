import type { Catalogue } from '../message-types.ts';

/** Scenarios of Hitler's Reich, and the open questions of its rules that are settled when a game is set up. */
export const en = {
  'hr.scenario.campaign-1941':
    'Five years, 1941 to 1945, with every rule and operation. The Axis moves first and has a Big Push. Hand sizes: Axis 8, Allies 6; an event drawn at the start may change them before the first turn.',
  'hr.scenario.short-1944':
    'Two years, 1944 and 1945. The Allies move first and must begin with Overlord and Bagration. Italy has surrendered. Hand sizes: Axis 8, Allies 9.',
  'hr.scenario.intro-1941-42':
    'The campaign to the end of 1942. The Axis needs a lead of 3 in hand size, or the Allies win. Hand sizes: Axis 8, Allies 6; an event drawn at the start may change them before the first turn.',
  'hr.scenario.intro-1941-43':
    'The campaign to the end of 1943. The Allies need a lead of 3 in hand size, or the Axis wins. Hand sizes: Axis 8, Allies 6; an event drawn at the start may change them before the first turn.',
  'hr.scenario.tournament':
    'A series of one introductory game in which each player commands the Axis in turn. The best result as the Axis wins.',

  'hr.scenario.campaign-1941.short': 'Every rule and operation',
  'hr.scenario.short-1944.short': 'Opens with Overlord and Bagration',
  'hr.scenario.intro-1941-42.short': 'The Axis needs a lead of 3',
  'hr.scenario.intro-1941-43.short': 'The Allies need a lead of 3',
  'hr.scenario.tournament.short': 'Each player commands the Axis in turn',
  'hr.scenario.campaign-1941.length': '3–4 h',
  'hr.scenario.short-1944.length': '2 h',
  'hr.scenario.intro-1941-42.length': '1–1½ h',
  'hr.scenario.intro-1941-43.length': '2 h',
  'hr.scenario.tournament.length': '2–3 h',
  'hr.scenario.campaign-1941.seat.axis': 'hand size 8',
  'hr.scenario.campaign-1941.seat.allies': 'hand size 6',
  'hr.scenario.short-1944.seat.axis': 'hand size 8',
  'hr.scenario.short-1944.seat.allies': 'hand size 9',
  'hr.scenario.intro-1941-42.seat.axis': 'hand size 8',
  'hr.scenario.intro-1941-42.seat.allies': 'hand size 6',
  'hr.scenario.intro-1941-43.seat.axis': 'hand size 8',
  'hr.scenario.intro-1941-43.seat.allies': 'hand size 6',
  'hr.scenario.tournament.seat.axis': 'hand size 8',
  'hr.scenario.tournament.seat.allies': 'hand size 6',

  'hr.seat.axis': 'Axis',
  'hr.seat.allies': 'Allies',

  'hr.series.lead': 'Lead in hand size',

  'hr.ruling.level': 'Game of the tournament',
  'hr.ruling.level.what': 'Which introductory game is played, each player commanding the Axis in turn.',
  'hr.ruling.level.intro-1941-42': '1941–42',
  'hr.ruling.level.intro-1941-43': '1941–43',

  'hr.ruling.year-end-pool': 'Bonus events at the end of a year',
  'hr.ruling.year-end-pool.what':
    'Which events each side draws its bonus from. The rules do not mention the common ones.',
  'hr.ruling.year-end-pool.own': 'Its own mall only',
  'hr.ruling.year-end-pool.own-and-common': 'Its own mall and the common one',

  'hr.ruling.defender-takes-zone': 'Sea zones that nobody controls',
  'hr.ruling.defender-takes-zone.what':
    'Whether a defender that wins the conflict for such a zone takes control of it.',
  'hr.ruling.defender-takes-zone.yes': 'A winning defender takes it',
  'hr.ruling.defender-takes-zone.no': 'Only a winning attacker takes it',

  'hr.ruling.first-push': 'First Big Push of the Axis',
  'hr.ruling.first-push.what': 'What the Axis may do in 1941 with the Big Push it starts with.',
  'hr.ruling.first-push.any': 'Barbarossa or an ordinary Big Push',
  'hr.ruling.first-push.barbarossa': 'Barbarossa only, until the first Axis reshuffle',

  'hr.ruling.open-strait': 'Between Sicily and Naples',
  'hr.ruling.open-strait.what': 'Whether land attacks may cross while nobody controls the Sicily Sea.',
  'hr.ruling.open-strait.closed': 'No attack may cross',
  'hr.ruling.open-strait.open': 'Attacks may cross unless an enemy fleet is there',

  'hr.ruling.sea-bonus': 'Die for control at sea',
  'hr.ruling.sea-bonus.what': 'How control of the zone itself counts, besides control of the spaces around it.',
  'hr.ruling.sea-bonus.with-neighbours': 'The zone counts as one more space around it',
  'hr.ruling.sea-bonus.by-itself': 'The zone gives the die by itself, unless both sides control spaces around it',

  'hr.ruling.overlord-zone': 'Sea zones of Overlord',
  'hr.ruling.overlord-zone.what':
    'Which zones the Allies must control to launch it. The source of these rules is unclear here.',
  'hr.ruling.overlord-zone.channel': 'English Channel; the Bay of Biscay adds its coast',
  'hr.ruling.overlord-zone.biscay-or': 'English Channel or Bay of Biscay',
  'hr.ruling.overlord-zone.mid-atlantic-and': 'English Channel and Mid-Atlantic',

  'hr.ruling.closed-zones': 'Zones closed to the Axis',
  'hr.ruling.closed-zones.what':
    'Where the Axis may not attack or place fleets from 1944 on, while the Allies hold the zone uncontested.',
  'hr.ruling.closed-zones.overlord': 'The two zones of Overlord',
  'hr.ruling.closed-zones.every': 'Every sea zone',

  'hr.ruling.overlord-control': 'Control of Overlord’s zone',
  'hr.ruling.overlord-control.what': 'Which Ally must control the sea zone that Overlord starts from.',
  'hr.ruling.overlord-control.allied': 'Either Ally; the landing is Western',
  'hr.ruling.overlord-control.western': 'The Western Allies only',

  'hr.ruling.last-reshuffle': 'Axis reshuffle that ends the last year',
  'hr.ruling.last-reshuffle.what': 'Whether the Allies gain 1 hand size from it before the winner is judged.',
  'hr.ruling.last-reshuffle.at-once': 'No: the game ends at once',
  'hr.ruling.last-reshuffle.after-gain': 'Yes: the Allies gain it first',

  'hr.ruling.two-bonus-cards': 'Two bonus cards in one conflict',
  'hr.ruling.two-bonus-cards.what': 'How you choose the dice that two cards may re-roll.',
  'hr.ruling.two-bonus-cards.joint': 'All together, rolled at once',
  'hr.ruling.two-bonus-cards.each': 'Card by card, each with different dice',

  'hr.ruling.operation-attacks': 'Attacks of Barbarossa and Bagration',
  'hr.ruling.operation-attacks.what': 'Whether an operation of four attacks may stop early.',
  'hr.ruling.operation-attacks.may-stop': 'It may stop after the first attack',
  'hr.ruling.operation-attacks.all': 'It must continue while an attack is possible',

  'hr.ruling.enemy-event': 'Enemy event that lowers a hand size',
  'hr.ruling.enemy-event.what': 'Whether it costs conflict cards as well, like the loss of a production centre.',
  'hr.ruling.enemy-event.discard': 'Discard as many cards, then fill the hand',
  'hr.ruling.enemy-event.cut-down': 'Discard only cards above the new size',

  'hr.ruling.icons': 'Symbols of the events',
  'hr.ruling.icons.what': 'Whom the symbols for amphibious, paratroop and blitz attacks limit.',
  'hr.ruling.icons.attacker': 'The attacker only',
  'hr.ruling.icons.both': 'Both sides',

  'hr.ruling.enigma-keeps-on': 'Die of ENIGMA',
  'hr.ruling.enigma-keeps-on.what': 'What it must show for ENIGMA to stay with the Allies after a win.',
  'hr.ruling.enigma-keeps-on.4': '4 or more',
  'hr.ruling.enigma-keeps-on.2': '2 or more',
  'hr.ruling.enigma-keeps-on.3': '3 or more',
  'hr.ruling.enigma-keeps-on.5': '5 or more',
  'hr.ruling.enigma-keeps-on.6': '6',

  'hr.ruling.event-set': 'Set of events',
  'hr.ruling.event-set.what': 'Of the 56 event cards, 48 are known from sources; the other eight are reconstructed.',
  'hr.ruling.event-set.full': 'All 56 cards',
  'hr.ruling.event-set.attested': 'Only the 48 known cards',

  'hr.experiment.score': '{seat|side} hand size at the end',
} as const satisfies Catalogue;
