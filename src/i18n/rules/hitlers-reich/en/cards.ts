import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 4: conflict cards and event cards. */
export const cards: readonly RuleSection[] = [
  chapter(
    '4',
    'Cards',
    text(
      'attested',
      'There are two kinds of cards: conflict cards (§4.1), held in secret, and events (§4.2), open to both players.',
    ),
  ),
  section(
    '4',
    '4.1',
    'Conflict cards',
    text(
      'attested',
      'Each side has a deck of 27: two suits of 13 and one Double Agent. Axis: German and Italian. Allies: Western and Soviet.',
    ),
  ),
  section(
    '4.1',
    '4.1.1',
    'Use of conflict cards',
    text(
      'attested',
      'In each conflict both sides play a conflict card (§7.3). Cards are also discarded to pay for actions: to fortify (§6.2), to place a fleet or to try for a Big Push (§6.3), and to reorganise (§6.1).',
    ),
  ),
  section(
    '4.1',
    '4.1.2',
    'Suits and ties',
    text(
      'attested',
      'When both totals are equal the stronger suit wins. The German cross is the strongest, the Italian fasces the weakest; a side with two cards counts the stronger of them.',
    ),
    table(
      'ruling',
      'Strength of suits',
      ['Card', 'Strength'],
      ['German', '3'],
      ['Soviet or Western', '2'],
      ['Italian', '1'],
      ['Double Agent', '0'],
    ),
    text(
      'ruling',
      'Two Double Agents alone against each other are the only pairing that stays equal: the active side wins. A conflict is never drawn (R-05).',
    ),
    text(
      'attested',
      'Where Soviet forces fight or Soviet spaces are at stake, the Allies must play a Soviet card if they can (§6.5.3.4).',
    ),
  ),
  section(
    '4.1',
    '4.1.3',
    'Values and special abilities',
    table(
      'attested',
      'Conflict cards',
      ['Card', 'In each suit', 'Value', 'Ability'],
      ['Sabotage', '1', '1', 'One enemy conflict card counts 1. It keeps its ability.'],
      ['2 to 10', '9', '2 to 10', 'none'],
      ['Lieutenant General', '1', '11', 'may re-roll 1 own die'],
      ['Field Marshal', '1', '12', 'may re-roll up to 2 own dice'],
      ['Supreme Commander', '1', '13', 'may re-roll up to 3 own dice'],
      [
        'Double Agent',
        'one to a deck, no suit',
        '10',
        'Blocks the re-rolls of one enemy card. Played in a lost conflict, it goes to the discards of the enemy.',
      ],
    ),
    text(
      'attested',
      'The Western Field Marshal is called General of the Army. The three highest ranks are bonus cards. Their re-rolls are never compulsory, and they also serve in an attempt at a Big Push (§6.3.2). The order in which abilities work is told in §7.6.',
    ),
    example(
      'Sabotage meets a Field Marshal. Both cards count 1, and the Field Marshal may still re-roll up to two dice. Against a Double Agent it would count 12 and re-roll nothing.',
    ),
  ),
  section(
    '4.1',
    '4.1.4',
    'Hand size',
    list(
      'attested',
      'The hand size is the number of conflict cards that a side may hold, and to which it draws.',
      'It never rises above 12. What would go beyond is lost, but the action or event itself takes place.',
      'At 0 or less the side has lost (§9.1).',
      'A side that holds more cards than its hand size discards down to it, choosing freely.',
      'Lost production centres and enemy events move the marker, and cost cards, at once (§6.5.2.1).',
    ),
    list(
      'ruling',
      'A cost that a side takes upon itself (a blitz, DESPERATE GAMBLE) moves the marker at once. Cards in excess go when no conflict is running or at its clean-up, so that a card played in the conflict counts towards them (R-06).',
      'Every rise of a hand size brings as many cards as it rose by: at once, or with the refill if it happens during a clean-up (R-07, R-75).',
      'An enemy event that lowers the hand size works like a lost production centre: as many cards are discarded at once, any cards, and the refill brings the hand up to the new size (R-74).',
      'A side with fewer cards than it must discard discards them all. Only a hand size of 0 loses the game (R-69).',
    ),
  ),
  section(
    '4.1',
    '4.1.5',
    'Draw, discard, shuffle',
    list(
      'attested',
      'Draw from the top of the own deck. If it is empty, the discards are shuffled into a new deck: a reshuffle, which moves the year (§5.4).',
      'Discards go to the own pile, face up; only the top card is open to the opponent. A player may look through the own pile at any time, never through the other.',
      'A Double Agent of the side that loses a conflict goes to the opponent’s pile and belongs to the opponent from then on.',
    ),
    text('ruling', 'How many cards a hand or a deck holds is open to both players; which ones is not.'),
  ),
  section(
    '4',
    '4.2',
    'Event cards',
    text(
      'attested',
      'Events bring in what happened or might have happened. There are 56: for the Axis only, for the Allies only, and common ones. Allied events bear a white star (Western), a red star (Soviet) or both (§6.5.3.2); common events bear none.',
    ),
    text(
      'reconstructed',
      'Axis 22, Allied 22, common 12 cards. 48 of them are known from sources or follow from them; the other eight fill the set, and a game can be set up without them. Chapter E lists all, and says of each what is known.',
    ),
  ),
  section(
    '4.2',
    '4.2.1',
    'Use of events',
    text(
      'attested',
      'Events are gained by an Event Action (§6.4), before the game (§10.2.2, §10.3.3) and at the end of a year (§5.5.1). They are played in conflicts (§7.2), or act as soon as they are won (§4.2.5).',
    ),
    list(
      'ruling',
      'Symbols for amphibious, paratroop and blitz attacks say which events the attacker may add to such an attack. They do not bind the defender (R-77).',
      'COUNTERATTACK acts after the result. It must be announced with the other events; announced and unused it stays in hand (R-17, R-94).',
    ),
  ),
  section(
    '4.2',
    '4.2.2',
    'Limit of events',
    text(
      'attested',
      'A side holds at most 6 events, face up and face down together. A side that gains a seventh gives one up at once, to its mall; it may be the new one.',
    ),
    text(
      'attested',
      'The bonus of a year’s end may lead beyond 6 (§5.5.1), and so does the set-up of 1944 (§10.3.3). The surplus may be kept, but once events are used or given up the limit applies again.',
    ),
    text(
      'ruling',
      'The surplus melts: whenever the number held falls, the allowance falls with it, down to 6. A side that gains an event beyond its allowance gives one up. Used Returnable events that wait with the opponent do not count, nor does SPEER (R-09, R-80).',
    ),
  ),
  section(
    '4.2',
    '4.2.3',
    'Open to both',
    text('attested', 'All events can be seen by both players at all times, wherever they are.'),
    text('ruling', 'What the rulebook says of removed events that return concerns Recyclable ones in the lid (R-65).'),
  ),
  section(
    '4.2',
    '4.2.4',
    'Malls',
    text(
      'attested',
      'Events that can be tried for lie face up in three malls: Axis, Allied and common. A side tries for events of its own mall or of the common one.',
    ),
  ),
  section(
    '4.2',
    '4.2.5',
    'Four categories',
    table(
      'attested',
      'What becomes of an event',
      ['Category', 'When it is won', 'After use', 'Counts to the limit'],
      ['Reusable', 'into the hand', 'conflict won: kept, face down; lost: to its mall', 'yes'],
      ['Returnable', 'into the hand', 'to the opponent for a time, then to its mall', 'yes'],
      ['Removable', 'acts at once', 'out of the game', 'no'],
      ['Recyclable', 'acts at once', 'to the lid; may come back', 'no'],
    ),
    text(
      'attested',
      'An event that was tried for in vain stays in its mall. AIR SUPREMACY goes into the hand when it is won, to be used later (§6.4.2).',
    ),
    text('ruling', 'One sentence of the rulebook lets Returnable events act at once. It means Recyclable ones (R-43).'),
  ),
  section(
    '4.2.5',
    '4.2.5.1',
    'Reusable events',
    list(
      'attested',
      'Used in a conflict that is won, the event is kept, face down. It comes face up in its owner’s next preparation (§5.2).',
      'Used in a conflict that is lost, it goes back to its mall. In Overlord and Bagration this is different (§6.7.4.1).',
      'It is used once in a player turn. A chain of blitzes allows the attacker to use it up to four times: in the first attack and in three blitzes (§7.9.2).',
    ),
    text('ruling', 'The defender never uses a Reusable event again along the enemy’s chain (R-85).'),
    example(
      'ARTILLERY & PARTISANS helps a successful Allied attack. It stays, face down, and cannot help the defence in the Axis turn that follows. The next Allied preparation turns it up.',
    ),
  ),
  section(
    '4.2.5',
    '4.2.5.2',
    'Returnable events',
    text(
      'attested',
      'Once used it goes, win or lose, face down to the opponent, who keeps it aside and later returns it to its mall. It can be gained any number of times, but not before that.',
    ),
    text(
      'ruling',
      'The opponent returns it in its own next preparation, and so has the first chance at a common one. What a defender used comes back a whole turn later (R-08).',
    ),
    example(
      'The Axis takes London with PARATROOPS, DESPERATE GAMBLE and RESERVES. None of the three can be won by the bonus actions of that turn. They return in the Allied preparation. The Allies may try for PARATROOPS and RESERVES, but never for DESPERATE GAMBLE; after that it is the turn of the Axis again.',
    ),
  ),
  section(
    '4.2.5',
    '4.2.5.3',
    'Removable events',
    text('attested', 'A Removable event acts as soon as an Event Action wins it (§6.4) and then leaves the game.'),
    text(
      'ruling',
      'SPEER is the exception: when won it lies open before the Axis, in no hand, until it is used against the Allied gain from an Axis reshuffle (§5.4.2, R-80).',
    ),
  ),
  section(
    '4.2.5',
    '4.2.5.4',
    'Recyclable events',
    text(
      'attested',
      'A Recyclable event acts as soon as it is won and goes to the lid. Some come back with a reshuffle (§5.4).',
    ),
    text(
      'attested',
      'In the games of 1941, STRATEGIC BOMBING, TURNCOATS and V-ROCKETS are set aside at first. They enter their malls at the end of 1941 (§5.5).',
    ),
    list(
      'ruling',
      'JET FIGHTERS is set aside until the end of 1943 (R-88).',
      'TURNCOATS turns Finland, Romania or Bulgaria, each once in a game, if the Axis controls it and it borders an Allied area on land. It receives a marker of that neighbour’s nation, of Allied choice if there are both; an Axis fortress there goes. Romania counts as a lost production centre (R-89).',
    ),
  ),
];
