import type { Catalogue } from '../message-types.ts';

/** The open questions of the rules of Blitzkrieg to Moscow 2 that you settle when you set up a match. */
export const en = {
  'btm.ruling.odessa-points': 'Odessa as the hero city',
  'btm.ruling.odessa-points.what':
    'What Odessa is worth to the German side when it was the hero city and the Odessa rule is on.',
  'btm.ruling.odessa-points.one': '1 point',
  'btm.ruling.odessa-points.two': '2 points',
  'btm.ruling.full-hex': 'Retreat past a full hex',
  'btm.ruling.full-hex.what':
    'Whether a unit that must end its retreat in a full hex goes one hex further although it could stop in another.',
  'btm.ruling.full-hex.may': 'Its owner may choose a hex where it can stop',
  'btm.ruling.full-hex.must': 'The order of hexes decides, and it goes further',
  'btm.ruling.nearer-hex': 'Retreat towards supply',
  'btm.ruling.nearer-hex.what': 'How hexes compare that bring a retreating unit nearer to a source of supply.',
  'btm.ruling.nearer-hex.alike': 'All are equal',
  'btm.ruling.nearer-hex.nearest': 'The nearest to the source comes first',
  'btm.ruling.no-nearer-hex': 'Retreat without a hex nearer to supply',
  'btm.ruling.no-nearer-hex.what': 'How hexes compare that bring a retreating unit no nearer to a source of supply.',
  'btm.ruling.no-nearer-hex.alike': 'All are equal',
  'btm.ruling.no-nearer-hex.nearest': 'The one less far from a source comes first',
  'btm.ruling.vacated-city': 'Retreat from a city',
  'btm.ruling.vacated-city.what':
    'Whether the city a unit retreats from still counts as a source of supply to stay near (it may, against Romanians).',
  'btm.ruling.vacated-city.no-source': 'It is no source',
  'btm.ruling.vacated-city.source': 'It is a source until the enemy enters it',
  'btm.ruling.sea-move': 'Sea move from Odessa',
  'btm.ruling.sea-move.what': 'When infantry goes by sea under the Odessa rule, and what you use for it.',
  'btm.ruling.sea-move.rail-step': 'In the rail step, by the free rail move or a card',
  'btm.ruling.sea-move.phase-start': 'When the phase starts, in place of the free rail move',
  'btm.ruling.activation': 'Activation in breakthrough combat',
  'btm.ruling.activation.what':
    'Whether the attacker may play a card for activation after the defender has chosen how to defend, before the die.',
  'btm.ruling.activation.any-time': 'Yes, when asked for a shift card',
  'btm.ruling.activation.between-actions': 'No, only between tank actions',
  'btm.ruling.retaken-hero': 'A hero city that was lost and retaken',
  'btm.ruling.retaken-hero.what': 'What a hero city is once the Soviet side has taken it back from the Germans.',
  'btm.ruling.retaken-hero.ordinary': 'An ordinary city again',
  'btm.ruling.retaken-hero.supply-city': 'Still a supply city',
  'btm.ruling.bystander': 'A unit attacked twice in a phase',
  'btm.ruling.bystander.what':
    'What happens to a unit that was attacked, retreated into a hex, and is there when that hex is attacked.',
  'btm.ruling.bystander.shares': 'It adds nothing and shares the result',
  'btm.ruling.bystander.spared': 'It takes no part and stays',
  'btm.ruling.rail-to-rear': 'By rail into the rear area',
  'btm.ruling.rail-to-rear.what': 'Where a unit is after a rail move into a rear area of its side.',
  'btm.ruling.rail-to-rear.area': 'In the rear area at once',
  'btm.ruling.rail-to-rear.track': 'On the turn track, and back next turn',

  'btm.experiment.score': '{seat|side} score at the end',
} as const satisfies Catalogue;
