import type { Catalogue } from '../../../message-types.ts';

/** Paris, Reorganise and Barbarossa (§16.2, §16.3). */
export const operations = {
  'lesson.paris.end':
    'Paris feeds both sides: it costs its loser a hand size and gives one to the side that takes it. The next lesson goes on in the same turn.',

  'lesson.paris.table.title': 'In Normandy',
  'lesson.paris.table.say':
    'Western troops are in Normandy. The Allies are to act: hand size 9 against 7. In Paris there is an Axis fortress, in the Western Mediterranean an Axis fleet.',

  'lesson.paris.attack.title': 'The attack',
  'lesson.paris.attack.say':
    'An Allied attack names the area it starts from; that decides the acting nation. Normandy is Western.',
  'lesson.paris.attack.ask': 'Attack Paris from Normandy.',
  'lesson.paris.attack.no.place': 'Allowed, but the example is about Paris.',
  'lesson.paris.attack.then': 'Western forces act: no red card is asked for.',

  'lesson.paris.cards.title': 'The fight',
  'lesson.paris.cards.say': 'Three dice each, and a fortress that turns one Axis die to 5.',
  'lesson.paris.cards.ask': 'Play the Western 9.',
  'lesson.paris.cards.then':
    'Eighteen and 9 against a fortress die of 5, two 1s and a 2: 27 against 9. Paris has a Western marker, the fortress is gone.',

  'lesson.paris.vichy.title': 'What falls with Paris',
  'lesson.paris.vichy.say':
    'When the Allies control Paris for the first time, neutral Vichy goes over to them, with the waters off its coasts.',
  'lesson.paris.vichy.ask': 'Click a space that went over together with Paris.',
  'lesson.paris.vichy.no':
    'That one did not change. Look in the south of France, in North Africa, and at the western end of the Mediterranean.',
  'lesson.paris.vichy.then':
    'Vichy France, Morocco, Algeria, Tunisia, Syria-Lebanon, the Straits of Gibraltar and the Western Mediterranean. The Axis fleet there stays: the zone is now contested.',

  'lesson.paris.size.title': 'Hand sizes',
  'lesson.paris.size.say': 'The Axis falls from 7 to 6. Paris is the one production centre that counts for both sides.',
  'lesson.paris.size.ask': 'What is the Allied hand size?',
  'lesson.paris.size.no.8': 'Eight cards are left in hand. The hand size is something else.',
  'lesson.paris.size.no.9': 'That was before. Paris gives its conqueror one.',
  'lesson.paris.size.then': 'Ten. The Allies hold eight cards and will draw.',

  'lesson.paris.loss.title': 'The Axis discard',
  'lesson.paris.loss.say': 'Six cards are left after the one played; one more must go.',
  'lesson.paris.loss.ask': 'Discard a card for the Axis.',
  'lesson.paris.loss.then': 'Five cards left, then hands are filled.',

  'lesson.paris.draw.title': 'Filling the hands',
  'lesson.paris.draw.say': 'The Axis has drawn one card, to six.',
  'lesson.paris.draw.ask': 'How many have the Allies drawn?',
  'lesson.paris.draw.no.1': 'The card played is one. The hand size has risen as well.',
  'lesson.paris.draw.no.3': 'Eight cards, hand size 10.',
  'lesson.paris.draw.then': 'Two: one for the card played, one for Paris.',

  'lesson.paris.back.title': 'If Paris falls again',
  'lesson.paris.back.say': 'Suppose the Axis takes Paris back next turn.',
  'lesson.paris.back.ask': 'What follows?',
  'lesson.paris.back.option.nothing': 'Nothing but the area',
  'lesson.paris.back.no.nothing': 'Paris has its drum for both sides.',
  'lesson.paris.back.option.both': 'The Axis gains a hand size, the Allies lose one',
  'lesson.paris.back.option.vichy': 'Vichy becomes neutral again',
  'lesson.paris.back.no.vichy': 'What went over stays Western.',
  'lesson.paris.back.then': 'Both move. The Allies may now try for an event with the bonus of the production centre.',

  'lesson.reorganise.end':
    'Reorganise changes a hand at a price, once a year. Where the deck runs out in the middle of it the calendar moves too.',

  'lesson.reorganise.bonus.title': 'After the event',
  'lesson.reorganise.bonus.say':
    'The Allies have won HIGGINS BOATS with the bonus of Paris and declined the blitz. The Success Bonus is left. Their deck holds two cards.',

  'lesson.reorganise.which.title': 'Two ways to reorganise',
  'lesson.reorganise.which.say':
    'Reorganise discards cards and draws new ones. Option A lowers your hand size by one, option B raises the opponent’s.',
  'lesson.reorganise.which.ask': 'The Allies want to keep their hand size of 10. Which option?',
  'lesson.reorganise.which.option.a': 'Option A',
  'lesson.reorganise.which.no.a': 'It would cost one of their own.',
  'lesson.reorganise.which.option.b': 'Option B',
  'lesson.reorganise.which.option.either': 'Either',
  'lesson.reorganise.which.no.either': 'Only one of them leaves the Allied hand size alone.',
  'lesson.reorganise.which.then': 'Option B: the Axis gains one. It is possible as long as the Axis is below 12.',

  'lesson.reorganise.choice.title': 'Choosing',
  'lesson.reorganise.choice.say':
    'It is an action of its own and ends the turn. The year cylinder must still show its star.',
  'lesson.reorganise.choice.ask': 'Reorganise with option B.',
  'lesson.reorganise.choice.no.a': 'That would cost the Allies a hand size.',
  'lesson.reorganise.choice.then': 'The Axis is at 7 and has drawn a card at once.',

  'lesson.reorganise.first.title': 'What to discard',
  'lesson.reorganise.first.say': 'Any number may go, one after the other. The example gives up three.',
  'lesson.reorganise.first.ask': 'Discard a first card.',
  'lesson.reorganise.first.then': 'The pile takes it, face up.',

  'lesson.reorganise.next.title': 'A second card',
  'lesson.reorganise.next.say': 'Two more are to go.',
  'lesson.reorganise.next.ask': 'Discard a second card.',

  'lesson.reorganise.third.title': 'A third card',
  'lesson.reorganise.third.say': 'One more.',
  'lesson.reorganise.third.ask': 'Discard a third card.',

  'lesson.reorganise.before.title': 'How far the deck reaches',
  'lesson.reorganise.before.say': 'Three cards are to be drawn.',
  'lesson.reorganise.before.ask': 'How many can be drawn before the pile is shuffled?',
  'lesson.reorganise.before.no.3': 'The deck is too short for that.',
  'lesson.reorganise.before.no.5': 'It held five before the conflict at Paris and the event.',
  'lesson.reorganise.before.then': 'Two. For the third the pile, with the three just discarded, becomes the new deck.',

  'lesson.reorganise.draw.title': 'Drawing',
  'lesson.reorganise.draw.say': 'When the deck is empty and a card is due, the pile is shuffled: a reshuffle.',
  'lesson.reorganise.draw.ask': 'End the discarding and draw.',
  'lesson.reorganise.draw.no.more': 'The example stops at three.',
  'lesson.reorganise.draw.then':
    'Ten cards in hand again. The Allied year cylinder has moved on to the end of 1942, WAR PRODUCTION is back in its mall, and one question is open.',

  'lesson.reorganise.back.title': 'What a reshuffle brings back',
  'lesson.reorganise.back.say': 'An Allied reshuffle brings back one of two Recyclable events from the lid.',
  'lesson.reorganise.back.ask': 'Bring CONVOY back.',
  'lesson.reorganise.back.no.bombing': 'It would lower the Axis hand size one day. The example wants its convoys.',
  'lesson.reorganise.back.then': 'CONVOY is in the Allied mall again.',

  'lesson.reorganise.star.title': 'The star',
  'lesson.reorganise.star.say': 'A cylinder with its star up may still reorganise this year.',
  'lesson.reorganise.star.ask': 'Is the Allied star up or down?',
  'lesson.reorganise.star.option.up': 'Up',
  'lesson.reorganise.star.no.up': 'It was turned down for this action.',
  'lesson.reorganise.star.option.down': 'Down',
  'lesson.reorganise.star.option.axis': 'It belongs to the Axis now',
  'lesson.reorganise.star.no.axis': 'Each side has a cylinder of its own.',
  'lesson.reorganise.star.then':
    'Down, until the year ends for both. Had this reshuffle ended the year, both stars would be up again. The Allied turn is over.',

  'lesson.barbarossa.end':
    'Six areas and a drum for three hand sizes. Barbarossa is over, the Pact is off for good, and the front runs before Leningrad and Moscow.',

  'lesson.barbarossa.eve.title': 'The eve',
  'lesson.barbarossa.eve.say':
    '1941, the Pact in force. The Axis has its Big Push hex, which serves for Barbarossa until its first reshuffle. Four areas are its targets: Baltic States, Minsk, Bessarabia, Crimea.',

  'lesson.barbarossa.order.title': 'The order',
  'lesson.barbarossa.order.say':
    'Barbarossa must be the first action. It ends the Pact and allows an attack on each of the four, by land only.',
  'lesson.barbarossa.order.ask': 'Begin Barbarossa.',

  'lesson.barbarossa.leningrad.title': 'What is no target',
  'lesson.barbarossa.leningrad.say': 'Finland borders Leningrad.',
  'lesson.barbarossa.leningrad.ask': 'Click Leningrad to ask why it is no target now.',
  'lesson.barbarossa.leningrad.no': 'Another place. Leningrad is east of Finland.',
  'lesson.barbarossa.leningrad.then':
    'Four areas and no others. A blitz may go further, as long as it stays among Soviet areas.',

  'lesson.barbarossa.crimea.title': 'The first attack',
  'lesson.barbarossa.crimea.say': 'The four may be taken in any order. Crimea borders Romania.',
  'lesson.barbarossa.crimea.ask': 'Attack Crimea from Romania.',
  'lesson.barbarossa.crimea.no.later': 'It is one of the four and comes later. The example begins with Crimea.',

  'lesson.barbarossa.events.title': 'Events',
  'lesson.barbarossa.events.say': 'The first attack has no Area bonus: one Axis neighbour against three.',
  'lesson.barbarossa.events.ask': 'Play WAFFEN SS; STUKAS follows.',
  'lesson.barbarossa.events.no.order': 'Both are played in the end. Begin with WAFFEN SS.',
  'lesson.barbarossa.events.no.done': 'The events can be used again along the chain.',

  'lesson.barbarossa.crimea-card.title': 'The fight for Crimea',
  'lesson.barbarossa.crimea-card.say': 'Dice in this lesson fall clearly: what matters is the course of the operation.',
  'lesson.barbarossa.crimea-card.ask': 'Play the German 9.',
  'lesson.barbarossa.crimea-card.then':
    'Crimea is taken. The Success Bonus is waiting: it opens only when the four attacks are done.',

  'lesson.barbarossa.kharkov.title': 'The first blitz',
  'lesson.barbarossa.kharkov.say': 'One chain is allowed in the whole operation. Kharkov is a production centre.',
  'lesson.barbarossa.kharkov.ask': 'Blitz to Kharkov.',
  'lesson.barbarossa.kharkov.no.target': 'One of the four, and to be attacked anyway without a price.',
  'lesson.barbarossa.kharkov.no.caucasus': 'A production centre too. The example goes north.',

  'lesson.barbarossa.kharkov-card.title': 'The fight for Kharkov',
  'lesson.barbarossa.kharkov-card.say': 'The blitz has cost a hand size, the same two events are used again.',
  'lesson.barbarossa.kharkov-card.ask': 'Play the German 8.',
  'lesson.barbarossa.kharkov-card.then':
    'Kharkov is taken: the Allies fall to 5 and give up a red card. The bonus of the production centre is offered.',

  'lesson.barbarossa.centre.title': 'An event on the way',
  'lesson.barbarossa.centre.say': 'In an operation a lost event does not end the turn.',
  'lesson.barbarossa.centre.ask': 'Try for WOLFPACK.',

  'lesson.barbarossa.centre-card.title': 'The event is lost',
  'lesson.barbarossa.centre-card.say': 'Three dice each. The reserved events of the chain cannot help here.',
  'lesson.barbarossa.centre-card.ask': 'Play the German 7.',
  'lesson.barbarossa.centre-card.then': 'Lost, and nothing else with it: the chain goes on.',

  'lesson.barbarossa.smolensk.title': 'The second blitz',
  'lesson.barbarossa.smolensk.say': 'From Kharkov the chain can turn north-west.',
  'lesson.barbarossa.smolensk.ask': 'Blitz to Smolensk.',
  'lesson.barbarossa.smolensk.no.moscow': 'Tempting, but a capital rolls four dice. The example goes to Smolensk.',
  'lesson.barbarossa.smolensk.no.other': 'Possible. The example goes to Smolensk.',

  'lesson.barbarossa.smolensk-card.title': 'The fight for Smolensk',
  'lesson.barbarossa.smolensk-card.say': 'No drum, no discard.',
  'lesson.barbarossa.smolensk-card.ask': 'Play the German 6.',
  'lesson.barbarossa.smolensk-card.then': 'Smolensk is taken. The Axis is at 6.',

  'lesson.barbarossa.third.title': 'The third blitz',
  'lesson.barbarossa.third.say': 'A chain has three blitzes at most.',
  'lesson.barbarossa.third.ask': 'Blitz to Leningrad.',
  'lesson.barbarossa.third.no.other': 'Possible. The example tries Leningrad.',

  'lesson.barbarossa.third-card.title': 'The fight for Leningrad',
  'lesson.barbarossa.third-card.say': 'The last of the chain, at the price of a third hand size.',
  'lesson.barbarossa.third-card.ask': 'Play the Italian 9.',
  'lesson.barbarossa.third-card.then': 'Lost. WAFFEN SS and STUKAS go back to the mall; the operation goes on.',

  'lesson.barbarossa.size.title': 'The price so far',
  'lesson.barbarossa.size.say': 'The Axis began with 8.',
  'lesson.barbarossa.size.ask': 'What is its hand size now?',
  'lesson.barbarossa.size.no.6': 'Three blitzes were made, and each one cost, the lost one too.',
  'lesson.barbarossa.size.no.7': 'That was after the first blitz.',
  'lesson.barbarossa.size.then': 'Five. The four attacks themselves cost nothing.',

  'lesson.barbarossa.bessarabia.title': 'The second attack',
  'lesson.barbarossa.bessarabia.say':
    'Bessarabia is now surrounded: Poland, Hungary, Romania, Crimea and Kharkov against Minsk.',
  'lesson.barbarossa.bessarabia.ask': 'Attack Bessarabia.',
  'lesson.barbarossa.bessarabia.no.later': 'One of the four, and the next to come.',
  'lesson.barbarossa.bessarabia.no.stop':
    'The rest of the operation may be left, but the Success Bonus would come with fewer areas.',

  'lesson.barbarossa.bessarabia-card.title': 'An Area bonus',
  'lesson.barbarossa.bessarabia-card.say': 'Five neighbours against one.',
  'lesson.barbarossa.bessarabia-card.ask': 'Play the Italian 8.',
  'lesson.barbarossa.bessarabia-card.then':
    'Four dice against three, without an event. Bessarabia is taken; no second chain is offered.',

  'lesson.barbarossa.minsk.title': 'The third attack',
  'lesson.barbarossa.minsk.say': 'Four Axis neighbours against one.',
  'lesson.barbarossa.minsk.ask': 'Attack Minsk.',
  'lesson.barbarossa.minsk.no.later': 'It comes last.',
  'lesson.barbarossa.minsk.no.stop': 'Two of the four are left.',

  'lesson.barbarossa.minsk-card.title': 'The fight for Minsk',
  'lesson.barbarossa.minsk-card.say': 'The hand is getting weaker.',
  'lesson.barbarossa.minsk-card.ask': 'Play the Italian 7.',

  'lesson.barbarossa.baltic.title': 'The fourth attack',
  'lesson.barbarossa.baltic.say': 'Three Axis neighbours against one.',
  'lesson.barbarossa.baltic.ask': 'Attack the Baltic States.',
  'lesson.barbarossa.baltic.no.stop': 'One of the four is left.',

  'lesson.barbarossa.baltic-card.title': 'The fight for the Baltic States',
  'lesson.barbarossa.baltic-card.say': 'The last of the four.',
  'lesson.barbarossa.baltic-card.ask': 'Play the Italian 6.',
  'lesson.barbarossa.baltic-card.then': 'All four attacks are made. The Success Bonus is open.',

  'lesson.barbarossa.last.title': 'The Success Bonus',
  'lesson.barbarossa.last.say':
    'It is an ordinary action, and an attack may come by air too. Leningrad now has three Axis neighbours against two.',
  'lesson.barbarossa.last.ask': 'Attack Leningrad by land.',
  'lesson.barbarossa.last.no.place': 'Possible. The example tries Leningrad again.',
  'lesson.barbarossa.last.no.flight': 'From now on flights are allowed again, but the example goes by land.',

  'lesson.barbarossa.last-card.title': 'Leningrad once more',
  'lesson.barbarossa.last-card.say': 'The protection of the operation has ended. A defeat now ends the turn.',
  'lesson.barbarossa.last-card.ask': 'Play the German 2.',
  'lesson.barbarossa.last-card.then': 'Lost, and the turn is over.',

  'lesson.barbarossa.front.title': 'The front',
  'lesson.barbarossa.front.say': 'The operation is used up; it comes back in no later turn.',
  'lesson.barbarossa.front.ask': 'How many Soviet areas has the Axis taken?',
  'lesson.barbarossa.front.option.four': 'Four',
  'lesson.barbarossa.front.no.four': 'Four by attacks. The chain took more.',
  'lesson.barbarossa.front.option.six': 'Six',
  'lesson.barbarossa.front.option.seven': 'Seven',
  'lesson.barbarossa.front.no.seven': 'Leningrad held twice.',
  'lesson.barbarossa.front.then':
    'Six: Crimea, Kharkov, Smolensk, Bessarabia, Minsk and the Baltic States. One of them, Kharkov, was a production centre.',
} as const satisfies Catalogue;
