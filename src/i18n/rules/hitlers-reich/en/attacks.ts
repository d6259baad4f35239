import { example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** §6.5: attacks, what they bring, and what binds the two Allied nations. */
export const attacks: readonly RuleSection[] = [
  section(
    '6',
    '6.5',
    'Attack action',
    text(
      'attested',
      'By an attack a side tries to take control of an area or a sea zone. Production centres taken from the enemy lower the enemy’s hand size. Every attack is a conflict (§7).',
    ),
  ),
  section(
    '6.5',
    '6.5.1',
    'Kinds of attack',
    table(
      'attested',
      'Kinds of attack',
      ['Kind', 'From', 'Against', 'Needs'],
      ['Land', 'an area of the own side', 'an adjacent enemy area', '–'],
      ['Paratroop', 'an area of the own side', 'an enemy area with one space between', 'PARATROOPS'],
      [
        'Amphibious',
        'a sea zone of the own side, not contested',
        'an enemy island in the zone, or an enemy area adjacent to it',
        'LANDING CRAFT (Axis) or HIGGINS BOATS (Allies)',
      ],
      [
        'Sea',
        'nowhere in particular',
        'a sea zone that the enemy controls or nobody controls, or an own one with an enemy fleet in it',
        '–',
      ],
    ),
    text('attested', 'For the Allies, neutral Vichy counts as an enemy (§8.5.1).'),
    list(
      'attested',
      'An island can be taken only by a paratroop or amphibious attack. By land one goes only between London and Scotland, and between Sicily and Naples (§2.2).',
      'The strait between Sicily and Naples is open to a land attack only while the attacker controls the Sicily Sea and it is not contested (§2.3, R-03). No amphibious event is needed then.',
      'A paratroop or amphibious attack by way of the Sicily Sea needs control of both Malta and Sicily, unless one of them is its target (§2.2, R-02).',
    ),
    list(
      'ruling',
      'The event that makes the attack possible must be held face up. It counts among the events played, is put away with them (§6.5.2.1) and cannot be taken back or cancelled (R-78).',
      'The space between may be of any kind: land, sea, neutral, unplayable or enemy. It does not matter if origin and target also touch. The borders of Turkey count only while open; the border between Sicily and Naples always counts for a flight (R-73).',
    ),
  ),
  section(
    '6.5.1',
    '6.5.1.1',
    'What cannot be attacked',
    text(
      'attested',
      'Neutral areas cannot be attacked. The exception are the Vichy areas, for the Allies only (§8.5).',
    ),
    list(
      'attested',
      'Spain and Turkey stay out of the war until an event brings them in; Portugal, Saudi Arabia, Sweden and Switzerland stay out for good (§2.1).',
      'The Pact protects a number of spaces (§8.6).',
      'From 1944 some sea zones may be closed to the Axis (§6.7.1).',
      'Berlin is no target of the blitzes of Overlord (§6.7.3), nor of Bagration (§6.7.4).',
    ),
    text('ruling', 'No attack starts from Spain in the turn in which FRANCO was won (R-81).'),
  ),
  section(
    '6.5',
    '6.5.2',
    'Outcome of an attack',
    text(
      'attested',
      'An attack that fails ends the turn. The exceptions are in §7.9.1. An attack that succeeds as first action of the turn earns a Success Bonus; a production centre or an area that was taken can earn more (§7.9).',
    ),
  ),
  section(
    '6.5.2',
    '6.5.2.1',
    'What the outcome changes',
    text('attested', 'Who has won is settled in §7.7. The changes below are made in the clean-up (§7.8).'),
    list(
      'attested',
      'Events, Reusable: the winner keeps those it has played, face down until its next preparation phase (§5.2), a chain of blitzes excepted (§7.9.2). The loser’s go back to their malls.',
      'Events, Returnable: won or lost, attacker’s or defender’s, they go face down to the opponent, who returns them to their malls in its own next preparation phase (§4.2.5.2).',
      'ENIGMA stays only if the conflict was won and the roll of a die confirms it.',
      'Fleets: after a conflict at sea all fleets of both sides leave the zone.',
      'Fortresses: the fortress of a defender that has lost is removed.',
      'Control of a sea zone: if the zone had no marker, the winner places one; a marker of the loser is replaced; a marker of the winner stays.',
      'Control of an area: a successful attacker replaces the defender’s marker by one of its own. If the area bears a printed symbol of the attacker’s side, no marker is placed. A successful defender keeps the area as it is.',
    ),
    list(
      'ruling',
      'ENIGMA stays on a die of 4 or more (R-90). Events that were announced but not used stay in hand (R-17).',
      'A defender that wins in a zone nobody controlled takes the zone (R-23). A side that attacks an enemy fleet in its own zone and fails loses the zone to the defender (R-67).',
      'If a marker is due and none is left, R-01 applies.',
    ),
    table(
      'attested',
      'A home production centre is lost',
      ['Centre', 'Hand size', 'Conflict cards discarded'],
      ['Berlin', '−3', '3, at random'],
      ['London or Moscow', '−2', '2 of the loser’s choice'],
      ['Rome, when Italy surrenders (§8.2.1)', '−2', '2, at random'],
      ['any other, Paris among them (§8.3)', '−1', '1 of the loser’s choice'],
    ),
    list(
      'attested',
      'For a Soviet centre the Allies discard Soviet cards or Double Agents as far as the hand holds any; the rest may be any cards.',
      'A side that regains a centre of its own raises its hand size by the same number and draws.',
      'An enemy centre brings its captor no cards and no hand size, Paris excepted (§8.3).',
    ),
    list(
      'ruling',
      'Irish Sea and North Sea begin the game uncontrolled. Axis control of one costs the Allies 1 all the same; the first Allied control brings nothing; regaining it brings 1 (R-25).',
      'Spain is worth 1 to the Axis while the cube of FRANCO lies on it (R-81).',
      'The cards are discarded, and the hand size falls as well. A hand that is too small is discarded whole (R-69); only a hand size of 0 loses the game (§9.1).',
    ),
    example(
      'The Allies have hand size 8 and a full hand. They play one card, seven are left, and lose Kharkov. The hand size falls to 7, one card is discarded, six are left, and at the end of the clean-up one is drawn.',
    ),
  ),
  section(
    '6.5',
    '6.5.3',
    'The Allies are two nations',
    text(
      'attested',
      'The Western Allies and the Soviet Union fight the same enemy, but not as one army. Markers, events and conflict cards depend on which of the two is fighting.',
    ),
    list(
      'ruling',
      'An attack from an area or, for a landing, out of a sea zone: the nation that controls this origin fights.',
      'An attack at sea: the nation of an adjacent Allied space, which the Allied player names; the Western Allies if there is none (R-12).',
      'A defence: the nation that controls the space fights. In a sea zone that nobody controls it is neither of them.',
    ),
  ),
  section(
    '6.5.3',
    '6.5.3.1',
    'Allied control markers',
    text(
      'attested',
      'The Allied player names the space from which the attack comes. If it succeeds and a marker is placed, it is a marker of the nation that controls that space.',
    ),
    text(
      'attested',
      'If the area bears a printed Allied symbol, no marker is placed; the area belongs to its printed nation again. In the same way the Axis places no marker on an area with its own printed symbol.',
    ),
    text(
      'attested',
      'An attack at sea needs no adjacent space. If nothing adjacent to the zone is Allied, the marker is Western.',
    ),
    list(
      'ruling',
      'A zone taken by an attack gets the marker of the nation that was named for it. A zone taken in defence is Western, or Soviet if only Soviet spaces are adjacent; if both nations are adjacent the Allied player chooses (R-12).',
      'An area won back for the other ally belongs to that ally at once: a blitz from there is fought by the printed nation (R-72).',
    ),
    example('Libya is attacked from Egypt, which is printed Western. The attack succeeds: a Western marker on Libya.'),
    example(
      'The Caucasus bears an Axis marker and is attacked from Western Persia. The attack succeeds: the Axis marker goes, none is placed, and the Caucasus is Soviet again.',
    ),
  ),
  section(
    '6.5.3',
    '6.5.3.2',
    'Stars on the events',
    table(
      'attested',
      'Allied events in attack and defence',
      ['Who fights', 'Events that may not be played'],
      ['the Soviet Union', 'those with only a white star'],
      ['the Western Allies', 'those with only a red star'],
    ),
    text(
      'ruling',
      'Events with both stars and common events, which have none, may always be played (R-18). Where neither nation fights (§6.5.3), and in event conflicts, the stars do not matter.',
    ),
    example('ARTILLERY & PARTISANS has both stars and always serves. PATTON has a white star only.'),
  ),
  section(
    '6.5.3',
    '6.5.3.3',
    'Several events in one attack',
    text('attested', 'A side may play any number of events in a conflict (§7.2), within two limits.'),
    list(
      'attested',
      'One general: CHUIKOV, MONTGOMERY, PATTON or ZHUKOV for the Allies; GUDERIAN, ROMMEL, VON MANSTEIN or VON RUNDSTEDT for the Axis.',
      'One event that brings a second conflict card: THEIR FINEST HOUR or MAXIMUM EFFORT for the Allies; MAXIMUM EFFORT or DESPERATE GAMBLE for the Axis.',
    ),
    text(
      'ruling',
      'In an amphibious attack, a paratroop attack or a blitz the attacker may add only events that bear the symbol for it. A defender needs no symbol (R-77), nor do ordinary land attacks, attacks at sea and Bagration (R-93).',
    ),
  ),
  section(
    '6.5.3',
    '6.5.3.4',
    'The duty to play Soviet cards',
    text(
      'attested',
      'The Allied player must choose a Soviet conflict card or a Double Agent, if the hand holds one, when the Soviet Union attacks or defends, and when the space would become Soviet if the attack succeeded. In all other cases any card may be chosen.',
    ),
    list(
      'attested',
      'The second card, which THEIR FINEST HOUR or MAXIMUM EFFORT turns up from the deck, is not bound.',
      'MURMANSK RUN lifts the duty.',
    ),
    text('ruling', 'There is no such duty for Western cards (R-19). Nor is there one in event conflicts (§16.1).'),
    example(
      'In the attack on the Caucasus from Persia the Western Allies fight, so events with a white star may be played. But the area would become Soviet: the card must be Soviet or a Double Agent.',
    ),
  ),
];
