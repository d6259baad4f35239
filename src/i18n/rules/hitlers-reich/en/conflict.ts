import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { bonuses } from './bonuses.ts';

/** Chapter 7: the conflict from its declaration to the clean-up, then the bonus actions. */
export const conflict: readonly RuleSection[] = [
  chapter(
    '7',
    'Conflicts',
    text(
      'attested',
      'One procedure resolves every event action (§6.4) and every attack (§6.5). Each side adds the value of its conflict card and its dice; the higher total wins.',
    ),
  ),
  section(
    '7',
    '7.1',
    'Sides and steps',
    text(
      'attested',
      'The side that starts the action is the active side, its opponent the non-active side. In an attack the active side is the attacker. Where nothing else is said, the active side goes first in each step.',
    ),
    text('attested', 'A conflict is carried out step by step.'),
    list(
      'ruling',
      'C-0, declaration: the event, or the kind, target and origin of the attack; the Allied nation that fights (§6.5.3); the event that makes the attack possible (§6.5.1).',
      'C-1, events: the active side names its events, then the other side its own (§7.2). After that one of them may be cancelled (step C-1b).',
      'C-2, conflict cards: both are chosen face down and revealed together (§7.3). Then second cards are turned up from the deck (step C-2b).',
      'C-3, dice: both sides roll (§7.4).',
      'C-4, effects: events, fleets and fortress change dice (§7.5).',
      'C-5, special cards: Double Agent, Sabotage, re-rolls (§7.6).',
      'C-6, totals: card values and dice are added up (§7.7).',
      'C-7, the result so far is announced.',
      'C-8, answer: the side that is losing may use an event it announced for this moment (§7.7).',
      'C-9, the result is final. The clean-up follows (§7.8), then any bonus actions (§7.9).',
    ),
  ),
  section(
    '7',
    '7.2',
    'Playing events',
    text(
      'attested',
      'First the active side, then the non-active side plays as many events as it likes. Nobody has to play any. The limits are in §6.5.3.2 and §6.5.3.3.',
    ),
    list(
      'attested',
      'An event must be held, lie face up and serve in this kind of conflict (§4.2.1).',
      'A Reusable event is played once until its owner’s next preparation phase. Only the active side may play it again along a chain (§7.9.2).',
    ),
    list(
      'ruling',
      'Each side names all its events in one go. The active side gives no answer to those of the other (R-15). A defender never plays a Reusable event twice along one chain (R-85).',
      'Costs in hand size are paid when a side ends its naming: the 1 of a blitz (R-70) and whatever its events cost, such as DESPERATE GAMBLE. A side cannot choose a cost that takes its hand size to 0 (R-40); a blitz at hand size 1 needs GUDERIAN (R-86).',
      'An event that works after the result, such as COUNTERATTACK, is announced now. If it is not used it stays in hand (R-17).',
      'When both have named, OUTFOXED may cancel one event of the opponent, the active side first, each side once. The effects of that event are gone and its costs stay paid; it is put away as used, but an announced COUNTERATTACK stays in hand. Events that make the attack possible cannot be cancelled (R-78).',
    ),
  ),
  section(
    '7',
    '7.3',
    'Playing conflict cards',
    text(
      'attested',
      'Each side chooses one conflict card of its hand and lays it face down; both are revealed together. Any card may be chosen, but the Allies may be bound to a Soviet card (§6.5.3.4).',
    ),
    text(
      'attested',
      'By ENIGMA or MASTER SPY a side must show its card first; the opponent sees it before choosing. ENIGMA leaves the choice to the Axis, MASTER SPY takes a card at random.',
    ),
    list(
      'ruling',
      'MASTER SPY draws among the cards that may be played (R-79). If both sides are made to show first, nobody is: both choose face down (R-16).',
      'A choice once made stands.',
      'An event that brings a second card turns up the top card of its player’s deck. Value and special ability of both cards count. The second card was never in hand and is not replaced (R-59). If the deck is empty it is reshuffled, with all effects (§5.4).',
      'For neutral Vichy the Axis card comes from the deck (§8.5.1).',
    ),
  ),
  section(
    '7',
    '7.4',
    'Dice',
    text(
      'attested',
      'Each side rolls three dice and its bonus dice, five at the most. Anything above five is ignored.',
    ),
  ),
  section(
    '7.4',
    '7.4.1',
    'Bonus dice',
    table(
      'attested',
      'Bonus dice, one for each line that applies',
      ['Bonus', 'When', 'Who rolls it'],
      ['Event', 'an event says so', 'the side that plays the event'],
      [
        'Sea',
        'a sea zone is attacked',
        'a side that controls a space in or around the zone while the opponent controls none',
      ],
      ['Fleet', 'a sea zone is attacked', 'each side that has a fleet in it'],
      ['Area', 'an area is attacked', 'the attacker, if it controls more of the adjacent spaces than the defender'],
      ['Capital', 'Berlin, London or Moscow is defended by its own side', 'the defender'],
    ),
    list(
      'ruling',
      'Sea: the zone itself counts as one of the spaces around it (R-20). The border between Aegean Sea and Black Sea counts only for the side that controls a Turkey at war (§2.3).',
      'Area: areas and sea zones are counted, the target itself is not. The two Allied nations count together, a contested zone for the side that controls it, a neutral space for nobody. Turkey’s special borders count once it is at war, the border between Sicily and Naples always (§2.3). The defender never gains this die.',
      'Neutral Vichy is compared like any other area, but the Axis rolls three dice in any case (R-64).',
    ),
    example(
      'The Axis attacks Moscow and controls three of the four adjacent spaces, the Allies one: one die for the Axis. The Allies defend their capital: one die for them. Four dice each, before events.',
    ),
  ),
  section(
    '7',
    '7.5',
    'Effects of pieces and events',
    text('attested', 'The active side applies its effects in any order, then the non-active side does.'),
    table(
      'attested',
      'Effects on the dice',
      ['Effect', 'Whose', 'What it does'],
      [
        'Fortress',
        'the defender of its area',
        'one own die is turned to 4, or to 5 if the area is a production centre',
      ],
      ['Fleet', 'the attacker, in the zone from which it lands', 'one own die is re-rolled; the fleet is not lost'],
      ['FLEET CARRIERS', 'the Allies, landing', 'one own die is re-rolled, besides that of a fleet (§8.1)'],
      ['Other events', 'the side that plays them', 'dice of its own or of the opponent, as the event says'],
    ),
    text(
      'attested',
      'Fortresses and fleets always take part; they cannot be kept out of a conflict to save them. Events are played only if their owner likes.',
    ),
    list(
      'ruling',
      'The active side ends all its effects before the other begins (R-62). Effects are used only if their owner likes, unless the event says otherwise.',
      'In a landing the zone from which it starts decides whether FLEET CARRIERS may serve (R-92).',
    ),
  ),
  section(
    '7',
    '7.6',
    'Special cards',
    text('attested', 'Next the special abilities of the conflict cards are applied (§4.1.3).'),
    list(
      'attested',
      'Without a Double Agent: the active side, then the non-active side.',
      'With one Double Agent: the side that played it goes first.',
      'With Double Agents on both sides: that of the active side, that of the non-active side, then the other abilities of the active side, then those of the non-active side.',
    ),
    list(
      'attested',
      'A player says how many and which own dice are re-rolled before rolling them. They are rolled together, the choice cannot be changed, and the new results stand.',
      'Dice that were changed or re-rolled in §7.5 may be re-rolled here.',
      'Two cards of one side both count, but no die is re-rolled twice.',
      'Sabotage makes one enemy card count 1; that card keeps its own ability (§4.1.3).',
      'A Double Agent works against one card only.',
    ),
    list(
      'ruling',
      'A side goes through its abilities as a whole: Double Agent, Sabotage, re-rolls. A Double Agent blocks the re-rolls of one enemy card, not its value and not a Sabotage (R-21). Two of them on one side block one card each (R-84).',
      'Sabotage and the block are automatic; re-rolls are optional. Against two cards their player picks the one they hit.',
      'The re-rolls of two bonus cards are one declaration of different dice (R-22).',
    ),
    example(
      'Five dice and two Supreme Commanders, allowed three re-rolls each: each of the five dice can be re-rolled once. The sixth re-roll is lost.',
    ),
  ),
  section(
    '7',
    '7.7',
    'Who wins',
    text(
      'attested',
      'Each side adds the values of its conflict cards and its dice after all changes. The higher total wins. Equal totals are decided by the suits (§4.1.2).',
    ),
    list(
      'ruling',
      'Suits from strong to weak: German; Soviet and Western; Italian; Double Agent. Of two cards the stronger counts. If only Double Agents meet, the active side wins, so no conflict is drawn (R-05).',
      'The side that is losing may now use COUNTERATTACK, if it was announced: it re-rolls any number of its own dice, once and together, and the winner is found anew (R-94). A side that is losing after that may answer in the same way, each event once.',
    ),
  ),
  section(
    '7',
    '7.8',
    'Clean-up',
    text('attested', 'Events, markers, conflict cards and hand sizes are put in order, as §6.4.2 and §6.5.2.1 say.'),
    list(
      'ruling',
      'K-1, events: Reusable ones stay with the winner or return to their malls, Returnable ones go to the opponent; ENIGMA is tested.',
      'K-2, event action: an event that was won is taken or takes effect; one that was lost stays in its mall (§6.4.2).',
      'K-3, pieces: fleets leave a zone that was fought over; the fortress of a defender that has lost is removed.',
      'K-4, control: markers change. After that Italy (§8.2), Paris (§8.3) and Vichy (§8.5) are looked at.',
      'K-5, conflict cards: each goes to its owner’s discard pile, the active side’s first. A Double Agent of the loser goes to the opponent’s pile (§4.1.3).',
      'K-6, hand sizes: production centres lost and gained, with their discards, the loser’s first. Then both sides discard down to their hand sizes (R-06).',
      'K-7, victory: conditions that end the game at once (§9.1, §9.3).',
      'K-8, refill: the active side draws up to its hand size, then the other (R-24). A reshuffle has all its effects (§5.4).',
    ),
    text(
      'ruling',
      'A hand size that rises during the clean-up brings its cards in K-8; at any other time they are drawn at once (R-07).',
    ),
  ),
  ...bonuses,
];
