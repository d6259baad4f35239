import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { attacks } from './attacks.ts';

/** Chapter 6 up to the attacks: what a side can do in its turn. */
export const actions: readonly RuleSection[] = [
  chapter(
    '6',
    'Actions',
    text(
      'attested',
      'In its action phase (§5.2) a side carries out one action, the first action of the turn. Winning it can earn bonus actions (§7.9).',
    ),
    table(
      'attested',
      'The seven actions; Reinforce has two forms',
      ['Action', 'Price', 'Resolved by', 'Then'],
      ['Reorganise (§6.1)', 'a hand size and cards', 'no conflict', 'the turn ends'],
      ['Fortify (§6.2)', 'one conflict card', 'no conflict', 'the turn ends'],
      ['Reinforce: fleet (§6.3.1)', 'one conflict card', 'no conflict', 'the turn ends'],
      ['Reinforce: Big Push attempt (§6.3.2)', 'one conflict card', 'three dice', 'the turn ends'],
      ['Event (§6.4)', 'none', 'one conflict', 'won: a bonus; lost: the turn ends'],
      ['Attack (§6.5)', 'none', 'one conflict', 'won: bonuses; lost: the turn ends'],
      ['Big Push (§6.6)', 'the Big Push marker', 'two conflicts', 'bonuses if one of them was won'],
      ['Special operation (§6.7)', 'the Big Push marker', 'a series of conflicts', 'as the operation says'],
    ),
    text(
      'ruling',
      'The first action is a duty as long as one is legal; only a side with none passes. Bonus actions may always be declined (R-11).',
    ),
    text(
      'ruling',
      'Some rulings have an alternative that can be chosen when a game is set up. This text gives the recommended one.',
    ),
  ),
  section(
    '6',
    '6.1',
    'Reorganise',
    text(
      'attested',
      'Once a year a side may exchange cards of its hand, as long as the star of its year marker shows (§2.6.2). It chooses one of two ways.',
    ),
    list(
      'attested',
      'A: lower the own hand size by 1, discard at least two conflict cards, up to the whole hand, and draw up to the new hand size.',
      'B: raise the opponent’s hand size by 1, discard at least one conflict card, up to the whole hand, and draw up to the own hand size. Not possible when the opponent stands at 12.',
    ),
    text(
      'ruling',
      'Way B leaves the own hand size alone (R-47); the opponent draws one card at once (R-07). Way A needs a hand size of at least 2 and two cards in hand (R-40).',
    ),
    text(
      'attested',
      'The cards reach the discard pile before any is drawn. If the deck runs out they are shuffled in with the rest, and the reshuffle has all its effects (§5.4, §16.2).',
    ),
    text('attested', 'Then the year marker is turned star down and the turn ends.'),
    text('ruling', 'At the end of a year the stars of both sides come back (R-28).'),
    example(
      'Hand size 7, seven cards. By way A the hand size falls to 6. Three cards are discarded, four are left, two are drawn: six cards, hand size 6.',
    ),
  ),
  section(
    '6',
    '6.2',
    'Fortify',
    text(
      'attested',
      'Discard one conflict card of any kind, place a fortress in an area and draw up to the hand size. An area holds one fortress. The turn ends.',
    ),
    text(
      'ruling',
      'The area must be playable and controlled by the own side, and must not have a fortress. The Allies may fortify Western and Soviet areas alike, also while the Pact is in force (R-30).',
    ),
    text(
      'attested',
      'A side that has no fortress left may lift one of its own from the map for it (§3.3). What a fortress does is told in §7.5, how it is lost in §6.5.2.1.',
    ),
  ),
  section(
    '6',
    '6.3',
    'Reinforce',
    text(
      'attested',
      'To reinforce is either to place a fleet (§6.3.1) or to try for a Big Push (§6.3.2). Both end the turn, an attempt that fails as well.',
    ),
  ),
  section(
    '6.3',
    '6.3.1',
    'Placing a fleet',
    text(
      'attested',
      'Discard one conflict card, place a fleet in any sea zone, whoever controls it, and draw up to the hand size. A side has at most one fleet in a zone.',
    ),
    text(
      'attested',
      'A fleet does not change control. It fights when its zone is attacked (§7.4.1), supports landings (§7.5) and makes a zone of the enemy’s contested (§2.4).',
    ),
    list(
      'attested',
      'While the Pact is in force, no fleet goes to a zone that touches Soviet soil: Arctic Ocean, Baltic Sea, Black Sea (§8.6).',
      'From 1944 the Axis may place no fleet in a zone that is closed to it (§6.7.1).',
      'A side that has no fleet left may lift one of its own from the map (§3.2).',
    ),
  ),
  section(
    '6.3',
    '6.3.2',
    'Trying for a Big Push',
    text(
      'attested',
      'Discard one conflict card and roll three dice. If their sum is less than the value of the card the attempt succeeds. Then draw up to the hand size. A side whose Big Push marker lies in its box already cannot try.',
    ),
    list(
      'attested',
      'A Lieutenant General, Field Marshal or Supreme Commander that is discarded lets its player re-roll up to one, two or three of the dice (§4.1.3).',
      'After a success the Big Push marker is laid in its box star down (§2.6.3). At the start of the side’s next turn it is turned star up and can be used.',
      'The turn ends, whether the attempt succeeded or failed.',
    ),
    text(
      'ruling',
      'Less means less (R-48): equal is not enough. A Double Agent counts 10. A 2, a 3 or a Sabotage may be discarded but cannot succeed. The dice to be re-rolled are named once and rolled together (§7.6).',
    ),
    example('A Supreme Commander is discarded, value 13. After its re-rolls the dice must come to 12 or less.'),
  ),
  section(
    '6',
    '6.4',
    'Event action',
    text('attested', 'The player names one event of a mall and tries for it. The attempt is a conflict (§7).'),
    text(
      'ruling',
      'This conflict takes place nowhere on the map: no die comes from seas, fleets, areas or capitals, and neither the stars (R-18) nor the duty to play Soviet cards (R-19) apply. Both sides may play events whose text allows it in such a conflict.',
    ),
    text('ruling', 'An event whose own condition fails cannot be tried for (R-76).'),
    list(
      'ruling',
      'TURKEY DECLARES WAR: not while the Pact is in force (§8.6), and not once Turkey has joined the war.',
      'VICHY DEFECTS: only while Vichy is neutral (§8.5).',
      'IRAQ REVOLTS: only while Vichy is neutral and no marker lies in Syria-Lebanon.',
      'FRANCO: only while Spain is neutral (R-81).',
      'TURNCOATS: only while there is a country that can change sides (R-89).',
      'A hand size of 12 is no obstacle; the gain is merely lost (§4.1.4).',
    ),
  ),
  section(
    '6.4',
    '6.4.1',
    'Which events can be tried for',
    text(
      'attested',
      'The Allied player tries for events of the Allied mall and the common mall, the Axis player for events of the Axis mall and the common mall (§4.2).',
    ),
    text(
      'attested',
      'Out of reach is whatever does not lie in a mall: events that a side holds, used events that wait with the opponent (§4.2.5.2), those in the lid, those set aside (§4.2.5.4) and those out of the game. So a Returnable event that a side has used cannot be tried for again in the same turn.',
    ),
  ),
  section(
    '6.4',
    '6.4.2',
    'Outcome of an event action',
    list(
      'attested',
      'Lost: the event stays in its mall and the turn ends. The exceptions are in §7.9.1.',
      'Won, Reusable or Returnable: the event joins the events held, face up, within the limit of §4.2.2. It may be used later in the same turn.',
      'Won, Recyclable: it takes effect at once and goes to the lid.',
      'Won, Removable: it takes effect at once and leaves the game.',
      'Won as the first action of the turn: the side has earned a Success Bonus (§7.9).',
      'AIR SUPREMACY may be kept for later use.',
    ),
    list(
      'ruling',
      'AIR SUPREMACY is an ordinary Returnable event (R-63). SPEER lies open before the Axis until it is used (R-80).',
      'An event that raises a hand size brings its cards in step K-8 (§7.8, R-07).',
      'An event that lowers the opponent’s hand size also makes the opponent discard as many cards of its choice at once (R-74).',
      'Control that an event brings earns no bonus, but production centres won or lost by it do change hand sizes (R-96).',
    ),
  ),
  ...attacks,
];
