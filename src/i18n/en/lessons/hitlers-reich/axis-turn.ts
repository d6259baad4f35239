import type { Catalogue } from '../../../message-types.ts';

/** The Axis turn of §16.1, lesson by lesson. */
export const axisTurn = {
  'lesson.leningrad.end':
    'Sixteen against sixteen, decided by the suit of a card. The next lesson goes on from here with the bonus of the production centre.',

  'lesson.leningrad.table.title': 'The table',
  'lesson.leningrad.table.say':
    '1942. Barbarossa has brought little; the Pact is broken. The Axis holds Finland and the western rim of the Soviet Union and has a hand size of 7, the Allies have 9. Both hands are seen in this lesson: always that of the side which decides.',

  'lesson.leningrad.declare.title': 'The attack',
  'lesson.leningrad.declare.say':
    'Leningrad is a Soviet production centre. It borders two Axis areas, Finland and the Baltic States, and three Soviet ones: no Area bonus for the attacker.',
  'lesson.leningrad.declare.ask': 'Attack Leningrad from Finland.',
  'lesson.leningrad.declare.no.origin': 'It would do as well. The example starts in Finland.',
  'lesson.leningrad.declare.no.place': 'Allowed, but this turn begins at Leningrad.',

  'lesson.leningrad.events.title': 'Three events',
  'lesson.leningrad.events.say':
    'WAFFEN SS adds a die. STUKAS makes the defender re-roll a die of the attacker’s choice. VON MANSTEIN turns one of your dice to 4. Generals count: one per side and conflict.',
  'lesson.leningrad.events.ask': 'Play WAFFEN SS; the other two follow.',
  'lesson.leningrad.events.no.order': 'All three are played in the end. Begin with WAFFEN SS.',
  'lesson.leningrad.events.no.done': 'That would fight without events. Leningrad is worth more than that.',

  'lesson.leningrad.zhukov.title': 'The Allied event',
  'lesson.leningrad.zhukov.say':
    'The defence is Soviet. An event with only the white star cannot help, so FLEET CARRIERS does not apply; ZHUKOV has the red star, and events without a star serve anybody.',
  'lesson.leningrad.zhukov.ask': 'Play ZHUKOV for the Allies.',
  'lesson.leningrad.zhukov.no.enigma': 'Useful, but it will be wanted later in this turn.',
  'lesson.leningrad.zhukov.no.counter': 'It could be played. The Allies keep it for a greater fight.',
  'lesson.leningrad.zhukov.no.done': 'Without an event the Allies would roll three plain dice.',
  'lesson.leningrad.zhukov.then':
    'ZHUKOV turns one Allied die to 5. Naming is over for both: nobody answers the answer.',

  'lesson.leningrad.card.title': 'The Axis card',
  'lesson.leningrad.card.say': 'A production centre of one drum is at stake, and with it a bonus.',
  'lesson.leningrad.card.ask': 'Play the German Field Marshal, worth 12.',
  'lesson.leningrad.card.no.supreme': 'The Supreme Commander is kept for the end of the turn.',
  'lesson.leningrad.card.no.italian': 'Italian cards lose ties against Soviet ones.',
  'lesson.leningrad.card.no.low': 'Lower cards are for safer fights.',

  'lesson.leningrad.red.title': 'The red obligation',
  'lesson.leningrad.red.say': 'Allied cards show a white or a red star. The fight is a Soviet one.',
  'lesson.leningrad.red.ask': 'Click the Western Lieutenant General, W11, to ask why he cannot be played.',
  'lesson.leningrad.red.no': 'Another card. The question is about W11.',
  'lesson.leningrad.red.then':
    'Soviet areas are attacked and defended with red cards or a Double Agent, as long as the hand holds any.',

  'lesson.leningrad.sabotage.title': 'The Allied card',
  'lesson.leningrad.sabotage.say':
    'Four red cards: 8, 4, 3 and Sabotage. Sabotage is worth 1 itself and makes one card of the opponent count 1 too.',
  'lesson.leningrad.sabotage.ask': 'Play the Soviet Sabotage.',
  'lesson.leningrad.sabotage.no.eight': 'Eight would be beaten by any marshal. Sabotage brings even a 13 down to 1.',
  'lesson.leningrad.sabotage.no.low':
    'Low, and without effect. Sabotage is just as low and brings the other card down.',
  'lesson.leningrad.sabotage.then': 'Field Marshal against Sabotage. Axis dice 1, 1, 3, 6; Allied dice 2, 5, 6.',

  'lesson.leningrad.dice.title': 'Why four',
  'lesson.leningrad.dice.say': 'The Allies rolled three dice.',
  'lesson.leningrad.dice.ask': 'How many did the Axis roll?',
  'lesson.leningrad.dice.no.3': 'Three are the base. An event added to them.',
  'lesson.leningrad.dice.no.5':
    'An Area bonus would make five. The Axis has no more neighbours at Leningrad than the Allies.',
  'lesson.leningrad.dice.then':
    'Four: the base and WAFFEN SS. With VON MANSTEIN and STUKAS they can still be changed, the attacker’s first.',

  'lesson.leningrad.manstein.title': 'VON MANSTEIN',
  'lesson.leningrad.manstein.say': 'VON MANSTEIN turns one of your dice to 4.',
  'lesson.leningrad.manstein.ask': 'Turn the first 1 to 4.',
  'lesson.leningrad.manstein.no.first': 'Either of the two would do. Take the first, as the example does.',
  'lesson.leningrad.manstein.no.higher': 'A 1 gains three. Any other die gains less or falls.',
  'lesson.leningrad.manstein.no.stukas': 'STUKAS may come first as well. Take VON MANSTEIN first here.',
  'lesson.leningrad.manstein.no.done': 'That would waste both events.',
  'lesson.leningrad.manstein.then': '4, 1, 3, 6: fourteen.',

  'lesson.leningrad.stukas.title': 'STUKAS',
  'lesson.leningrad.stukas.say': 'STUKAS takes one die of the defender, who rolls it again.',
  'lesson.leningrad.stukas.ask': 'Take the Allied 6.',
  'lesson.leningrad.stukas.no.lower': 'A 6 can only fall or stay. A lower die may well rise.',
  'lesson.leningrad.stukas.no.done': 'The 6 is worth a second roll.',
  'lesson.leningrad.stukas.then': 'The 6 becomes a 5. ZHUKOV answers by turning the 2 to 5: three fives, fifteen.',

  'lesson.leningrad.worth.title': 'Sabotage at work',
  'lesson.leningrad.worth.say': 'The Allied Sabotage is against the Field Marshal.',
  'lesson.leningrad.worth.ask': 'What is left of the Field Marshal?',
  'lesson.leningrad.worth.option.twelve': 'Twelve, for Sabotage hits numbers only',
  'lesson.leningrad.worth.no.twelve': 'Sabotage hits any card, bonus cards too.',
  'lesson.leningrad.worth.option.one': 'One, and his two re-rolls',
  'lesson.leningrad.worth.option.dead': 'One, and no re-rolls',
  'lesson.leningrad.worth.no.dead': 'Only a Double Agent blocks re-rolls.',
  'lesson.leningrad.worth.then': 'He counts 1, but two dice may still be re-rolled. It is 15 to 16 against the Axis.',

  'lesson.leningrad.again.title': 'Two dice again',
  'lesson.leningrad.again.say': 'You choose all dice to re-roll together.',
  'lesson.leningrad.again.ask': 'Roll the 1 and the 3 again.',
  'lesson.leningrad.again.no.which':
    'Rather the two lowest dice: they have most to gain. And both together, for there is no second call.',
  'lesson.leningrad.again.no.done': 'That would leave it at 15 against 16.',
  'lesson.leningrad.again.then': '2 and 3: fifteen, and one for the card: 16. The Allies have fifteen and one as well.',

  'lesson.leningrad.tie.title': 'The tie',
  'lesson.leningrad.tie.say': 'Sixteen against sixteen. Leningrad has an Axis marker.',
  'lesson.leningrad.tie.ask': 'What decided?',
  'lesson.leningrad.tie.option.attacker': 'The attacker wins ties',
  'lesson.leningrad.tie.no.attacker': 'Only when Double Agent meets Double Agent. Else the suits decide.',
  'lesson.leningrad.tie.option.suit': 'The suit of the cards',
  'lesson.leningrad.tie.option.dice': 'The number of dice',
  'lesson.leningrad.tie.no.dice': 'Four dice against three do not matter any more.',
  'lesson.leningrad.tie.then':
    'German cards beat Soviet and Western ones, these beat Italian ones. ZHUKOV goes back to his mall; the three Axis events are kept.',

  'lesson.leningrad.loss.title': 'The price',
  'lesson.leningrad.loss.say':
    'One drum is lost: Allied hand size 9 becomes 8, and a card goes besides the one played. It must be red, or a Double Agent, while there are any.',
  'lesson.leningrad.loss.ask': 'Discard a red card for the Allies.',
  'lesson.leningrad.loss.then':
    'Both hands are filled. The Axis has earned a Success Bonus, a production-centre bonus, and may begin a blitz.',

  'lesson.gamble.end':
    'The production-centre bonus is spent, everything else is still there. The next lesson begins the blitz.',

  'lesson.gamble.earned.title': 'Three things earned',
  'lesson.gamble.earned.say':
    'Leningrad has fallen. The Axis holds three rights at once: a production-centre bonus to be used now or never, a blitz out of Leningrad, and the Success Bonus for the end.',

  'lesson.gamble.only.title': 'At once, and only events',
  'lesson.gamble.only.say': 'First comes the bonus of the production centre.',
  'lesson.gamble.only.ask': 'Click Vologda to ask why it cannot be attacked now.',
  'lesson.gamble.only.no': 'Another place. Vologda is east of Leningrad.',
  'lesson.gamble.only.then':
    'The question now is about an event or nothing. The blitz is asked after it, the Success Bonus last.',

  'lesson.gamble.try.title': 'The event to try for',
  'lesson.gamble.try.say':
    'The Axis mall holds DESPERATE GAMBLE: two conflict cards in one conflict, for one hand size. Moscow is not far.',
  'lesson.gamble.try.ask': 'Try for DESPERATE GAMBLE.',
  'lesson.gamble.try.no.other': 'Possible. The plan needs two cards at once.',
  'lesson.gamble.try.then':
    'An event conflict: three dice each. Of the Allied events only ENIGMA serves here; the others are for battles.',

  'lesson.gamble.enigma.title': 'ENIGMA',
  'lesson.gamble.enigma.say':
    'The Allied player decides. ENIGMA makes the opponent show its card before you choose yours.',
  'lesson.gamble.enigma.ask': 'Play ENIGMA.',
  'lesson.gamble.enigma.no.done': 'Without it both cards stay hidden until both are chosen.',
  'lesson.gamble.enigma.then': 'Now the Axis must choose in the open.',

  'lesson.gamble.open.title': 'Choosing in the open',
  'lesson.gamble.open.say': 'The Axis card will be seen before the Allies choose.',
  'lesson.gamble.open.ask': 'Play the Italian 10.',
  'lesson.gamble.open.no.dear': 'A leader shown beforehand only draws out a better one, or a Sabotage.',

  'lesson.gamble.answer.title': 'The Allied answer',
  'lesson.gamble.answer.say': 'It is no battle for a Soviet space, so every suit may be played. The Axis shows 10.',
  'lesson.gamble.answer.ask': 'Play the Western Lieutenant General, worth 11.',
  'lesson.gamble.answer.no.red': 'Legal here, but red cards will be wanted at Moscow.',
  'lesson.gamble.answer.no.low': 'The one that beats 10, and with a re-roll, is the Lieutenant General.',
  'lesson.gamble.answer.then': 'Axis 4, 5, 6 and 10: 25. Allies 1, 5, 5 and 11: 22.',

  'lesson.gamble.again.title': 'One die again',
  'lesson.gamble.again.say': 'The Allies are three behind. The Lieutenant General has one re-roll.',
  'lesson.gamble.again.ask': 'Re-roll the 1.',
  'lesson.gamble.again.no.five': 'A 5 can gain only one. Three are missing.',
  'lesson.gamble.again.no.done': 'It is 22 to 25. A re-roll can only help.',
  'lesson.gamble.again.then':
    'A 2: twenty-three against 25. The Axis takes DESPERATE GAMBLE into its hand of events, face up.',

  'lesson.gamble.enigma-gone.title': 'And ENIGMA',
  'lesson.gamble.enigma-gone.say':
    'ENIGMA is Reusable. After a won conflict a die decides whether it is kept: 4 or more.',
  'lesson.gamble.enigma-gone.ask': 'Where is it now?',
  'lesson.gamble.enigma-gone.option.kept': 'With the Allies, face down',
  'lesson.gamble.enigma-gone.no.kept': 'Only after a won conflict, and a good die.',
  'lesson.gamble.enigma-gone.option.mall': 'In the Allied mall',
  'lesson.gamble.enigma-gone.option.removed': 'Out of the game',
  'lesson.gamble.enigma-gone.no.removed': 'Only Removable events leave the game.',
  'lesson.gamble.enigma-gone.then': 'In the mall, without a test: the conflict was lost. It can be won again.',

  'lesson.gamble.left.title': 'What is left',
  'lesson.gamble.left.say': 'The production-centre bonus is used.',
  'lesson.gamble.left.ask': 'What does the Axis still hold?',
  'lesson.gamble.left.option.nothing': 'Nothing: a bonus ends the turn',
  'lesson.gamble.left.no.nothing': 'Only a lost bonus would have ended it.',
  'lesson.gamble.left.option.both': 'The blitz and the Success Bonus',
  'lesson.gamble.left.option.success': 'The Success Bonus alone',
  'lesson.gamble.left.no.success': 'The question now is the blitz out of Leningrad.',
  'lesson.gamble.left.then':
    'Both. The three events used at Leningrad are face down, but the attacker may use them again along a blitz.',

  'lesson.vologda.end': 'One area further, one hand size less. The same chain now leads to Moscow.',

  'lesson.vologda.offer.title': 'The way round',
  'lesson.vologda.offer.say':
    'Leningrad does not border Moscow. A blitz goes from the area just taken to an adjacent one, up to three times; each costs one hand size. Vologda touches Moscow.',

  'lesson.vologda.moscow.title': 'Not yet Moscow',
  'lesson.vologda.moscow.say': 'The capital seems near on the map.',
  'lesson.vologda.moscow.ask': 'Click Moscow to ask why it is no target now.',
  'lesson.vologda.moscow.no': 'Another place. The question is about Moscow.',
  'lesson.vologda.moscow.then': 'A blitz goes to a neighbour of the area taken last. Moscow is none of Leningrad.',

  'lesson.vologda.blitz.title': 'The blitz',
  'lesson.vologda.blitz.say': 'Three areas can be reached: Vologda, Smolensk, Archangel.',
  'lesson.vologda.blitz.ask': 'Blitz to Vologda.',
  'lesson.vologda.blitz.no.smolensk':
    'It touches Moscow as well and would bring an Area bonus. The example goes by Vologda.',
  'lesson.vologda.blitz.no.archangel': 'A production centre, but a dead end on the way to Moscow.',

  'lesson.vologda.events.title': 'Events once more',
  'lesson.vologda.events.say':
    'A Reusable event serves once a turn. The attacker’s own along a chain are the exception: WAFFEN SS, STUKAS and VON MANSTEIN may be played again.',
  'lesson.vologda.events.ask': 'Play WAFFEN SS; the other two follow.',
  'lesson.vologda.events.no.gamble': 'It costs hand size. Its place is Moscow.',
  'lesson.vologda.events.no.order': 'All three are played in the end. Begin with WAFFEN SS.',
  'lesson.vologda.events.no.done': 'The chain is the one place where they can be used again.',

  'lesson.vologda.pay.title': 'The price',
  'lesson.vologda.pay.say':
    'DESPERATE GAMBLE is kept back. The cost of the blitz is paid when the events are confirmed; with GUDERIAN among them it would be free.',
  'lesson.vologda.pay.ask': 'Confirm the events.',
  'lesson.vologda.pay.no.gamble': 'It costs hand size and is a card for Moscow.',
  'lesson.vologda.pay.then': 'Paid. The Allies play no event.',

  'lesson.vologda.size.title': 'Hand size and hand',
  'lesson.vologda.size.say': 'The Axis had a hand size of 7 and seven cards.',
  'lesson.vologda.size.ask': 'What is its hand size now?',
  'lesson.vologda.size.no.5': 'A blitz costs one, not two.',
  'lesson.vologda.size.no.7': 'The cost has just been paid.',
  'lesson.vologda.size.then':
    'Six, but still seven cards in hand. What is too many is discarded at clean-up, and the card played counts towards it.',

  'lesson.vologda.card.title': 'The card',
  'lesson.vologda.card.say': 'A Soviet area without a drum: a middling card will do.',
  'lesson.vologda.card.ask': 'Play the German 9.',
  'lesson.vologda.card.then': 'The Allies, bound to red, play the 3. Axis dice 6, 5, 4, 4; Allied dice 2, 3, 4.',

  'lesson.vologda.stukas.title': 'STUKAS again',
  'lesson.vologda.stukas.say': 'The Axis leads by far. VON MANSTEIN would only lower a die here.',
  'lesson.vologda.stukas.ask': 'Let an Allied die be re-rolled.',
  'lesson.vologda.stukas.no.manstein': 'All Axis dice show 4 or more. A turn to 4 gains nothing.',
  'lesson.vologda.stukas.no.done': 'Allowed. STUKAS has been played anyway and costs nothing more.',
  'lesson.vologda.stukas.then':
    'The Axis wins, and Vologda has its marker. Without a drum the Allied hand size stays at 8.',

  'lesson.vologda.draw.title': 'Refilling',
  'lesson.vologda.draw.say': 'The Axis had seven cards and has played one. Its hand size is 6.',
  'lesson.vologda.draw.ask': 'How many cards does it draw?',
  'lesson.vologda.draw.no.1': 'It would hold seven then. Its hand size is 6.',
  'lesson.vologda.draw.no.2': 'It holds six cards and may hold six.',
  'lesson.vologda.draw.then': 'None. The price of the blitz was the card that is not replaced.',

  'lesson.vologda.chain.title': 'The three events',
  'lesson.vologda.chain.say': 'The conflict is won.',
  'lesson.vologda.chain.ask': 'What of WAFFEN SS, STUKAS and VON MANSTEIN?',
  'lesson.vologda.chain.option.kept': 'Kept, and usable in the next blitz',
  'lesson.vologda.chain.option.spent': 'Kept, but closed until the next turn',
  'lesson.vologda.chain.no.spent': 'So it would be outside a chain.',
  'lesson.vologda.chain.option.mall': 'Back in the mall',
  'lesson.vologda.chain.no.mall': 'That happens to Reusables after a lost conflict.',
  'lesson.vologda.chain.then': 'Kept, and open again along the chain. The next question is a blitz out of Vologda.',

  'lesson.moscow.end':
    'Twenty-four against twenty, and still not the end: the Allies have announced COUNTERATTACK. The next lesson shows both its outcomes.',

  'lesson.moscow.gate.title': 'Before the capital',
  'lesson.moscow.gate.say':
    'From Vologda the second blitz can strike Moscow: two drums, and a capital. If it falls the Allies lose two hand sizes.',

  'lesson.moscow.blitz.title': 'The second blitz',
  'lesson.moscow.blitz.say': 'The chain goes on from Vologda.',
  'lesson.moscow.blitz.ask': 'Blitz to Moscow.',
  'lesson.moscow.blitz.no.archangel': 'A production centre of one drum. Moscow has two.',

  'lesson.moscow.events.title': 'The three again',
  'lesson.moscow.events.say': 'WAFFEN SS, STUKAS and VON MANSTEIN may be played a third time.',
  'lesson.moscow.events.ask': 'Play WAFFEN SS; the other two follow.',
  'lesson.moscow.events.no.order': 'All four are played in the end. Begin with WAFFEN SS.',
  'lesson.moscow.events.no.done': 'Against a capital every die counts.',

  'lesson.moscow.gamble.title': 'DESPERATE GAMBLE',
  'lesson.moscow.gamble.say':
    'DESPERATE GAMBLE adds a second card from the top of the deck, unseen. It costs one hand size and goes away, won or lost.',
  'lesson.moscow.gamble.ask': 'Play DESPERATE GAMBLE.',
  'lesson.moscow.gamble.no.done': 'This is the fight it was won for.',
  'lesson.moscow.gamble.then': 'Confirmed: blitz and event are paid together.',

  'lesson.moscow.size.title': 'The third reduction',
  'lesson.moscow.size.say': 'The Axis began the turn with 7 and paid one at Vologda.',
  'lesson.moscow.size.ask': 'What is its hand size now?',
  'lesson.moscow.size.no.5': 'That is the blitz alone. DESPERATE GAMBLE costs one more.',
  'lesson.moscow.size.no.6': 'That was before this blitz.',
  'lesson.moscow.size.then': 'Four, with six cards in hand. What is too many goes at clean-up.',

  'lesson.moscow.announce.title': 'COUNTERATTACK',
  'lesson.moscow.announce.say':
    'COUNTERATTACK acts after the result, for the side that is losing: it rolls any number of its dice again. It must be announced now. Without a star, it may help in a Soviet fight.',
  'lesson.moscow.announce.ask': 'Announce COUNTERATTACK for the Allies.',
  'lesson.moscow.announce.no.other': 'Allowed, but it would not help after the result. COUNTERATTACK does.',
  'lesson.moscow.announce.no.done': 'Then it could not be used after the result.',
  'lesson.moscow.announce.then': 'Announced, not played: unused, it stays in hand.',

  'lesson.moscow.card.title': 'The Axis card',
  'lesson.moscow.card.say': 'One card from the hand, one from the deck.',
  'lesson.moscow.card.ask': 'Play the Italian Lieutenant General, worth 11.',

  'lesson.moscow.red.title': 'One red card left',
  'lesson.moscow.red.say': 'The Allies hold eight cards, and one of them is red.',
  'lesson.moscow.red.ask': 'Click the Western 10 to ask why it cannot be played.',
  'lesson.moscow.red.no': 'Another card. The question is about W10.',
  'lesson.moscow.red.then': 'Moscow is Soviet. The Soviet 8 is the only red card, so it must be played.',

  'lesson.moscow.eight.title': 'The only choice',
  'lesson.moscow.eight.say':
    'One legal card is left. At the table it is asked all the same, so that the opponent learns nothing.',
  'lesson.moscow.eight.ask': 'Play the Soviet 8.',
  'lesson.moscow.eight.then':
    'The deck gives the German 5: sixteen for the Axis. Axis dice 1, 1, 1, 1; Allied dice 2, 3, 4, 6.',

  'lesson.moscow.four.title': 'Four Allied dice',
  'lesson.moscow.four.say': 'The Allies played no event that adds a die.',
  'lesson.moscow.four.ask': 'Why do they roll four?',
  'lesson.moscow.four.option.area': 'More neighbours than the Axis',
  'lesson.moscow.four.no.area': 'The defender never has an Area bonus. It is the attacker’s.',
  'lesson.moscow.four.option.capital': 'Moscow is a capital',
  'lesson.moscow.four.option.event': 'COUNTERATTACK adds one',
  'lesson.moscow.four.no.event': 'COUNTERATTACK rolls dice again; it adds none.',
  'lesson.moscow.four.then': 'A capital gives its own side one die in defence. The Axis rolls four with WAFFEN SS.',

  'lesson.moscow.manstein.title': 'VON MANSTEIN',
  'lesson.moscow.manstein.say': 'Four 1s are a poor roll.',
  'lesson.moscow.manstein.ask': 'Turn the first die to 4.',
  'lesson.moscow.manstein.no.first': 'Any of the four would do as well. Take the first, as the example does.',
  'lesson.moscow.manstein.no.stukas': 'STUKAS may come first as well. Take VON MANSTEIN first here.',
  'lesson.moscow.manstein.no.done': 'A 4 for a 1 is three points.',
  'lesson.moscow.manstein.then': '4, 1, 1, 1.',

  'lesson.moscow.stukas.title': 'STUKAS',
  'lesson.moscow.stukas.say': 'The Allied dice show 2, 3, 4 and 6.',
  'lesson.moscow.stukas.ask': 'Take the 6.',
  'lesson.moscow.stukas.no.lower': 'The 6 can only fall or stay.',
  'lesson.moscow.stukas.no.done': 'STUKAS has been played; it should be used.',
  'lesson.moscow.stukas.then': 'A 3. The Allies have 2, 3, 4, 3 and the 8: twenty.',

  'lesson.moscow.again.title': 'The last re-roll',
  'lesson.moscow.again.say': 'The Lieutenant General has one re-roll left.',
  'lesson.moscow.again.ask': 'Roll a 1 again.',
  'lesson.moscow.again.no.four': 'That is the 4. A 1 has more to gain.',
  'lesson.moscow.again.no.done':
    'Allowed, for the Axis leads. But COUNTERATTACK is still to come, and every point may count.',
  'lesson.moscow.again.then': 'A 2: dice of eight, cards of sixteen, twenty-four.',

  'lesson.moscow.taken.title': 'The result',
  'lesson.moscow.taken.say': 'Twenty-four against twenty.',
  'lesson.moscow.taken.ask': 'Has Moscow fallen?',
  'lesson.moscow.taken.option.yes': 'Yes, the Axis has more',
  'lesson.moscow.taken.no.yes': 'The question on the table is not about Moscow’s marker yet. Something was announced.',
  'lesson.moscow.taken.option.not-yet': 'Not yet: COUNTERATTACK may follow',
  'lesson.moscow.taken.option.tie': 'No, the suits must be compared',
  'lesson.moscow.taken.no.tie': 'Suits decide only where totals are equal.',
  'lesson.moscow.taken.then': 'The loser of the moment may use COUNTERATTACK, once, with any of its dice.',

  'lesson.counterattack.end':
    'One roll decides between a broken chain and a fallen capital. The last lesson of the turn follows the second outcome.',

  'lesson.counterattack.window.title': 'After the result',
  'lesson.counterattack.window.say':
    'The Axis leads with 24 to 20. The Allied player holds the announced COUNTERATTACK; the Allied dice show 2, 3, 4, 3. This lesson plays the roll twice.',

  'lesson.counterattack.throw.title': 'First outcome',
  'lesson.counterattack.throw.say': 'You choose all dice to re-roll together. The Allies need five more.',
  'lesson.counterattack.throw.ask': 'Re-roll the 2 and both 3s.',
  'lesson.counterattack.throw.no.which': 'Three low dice together have the best chance; the 4 is better left alone.',
  'lesson.counterattack.throw.no.done': 'Then Moscow is lost. COUNTERATTACK is there for this moment.',
  'lesson.counterattack.throw.then': '5, 5 and 4: with the 4 eighteen, with the card 26. The Allies hold Moscow.',

  'lesson.counterattack.gone.title': 'The Axis events',
  'lesson.counterattack.gone.say': 'The conflict is lost for the Axis.',
  'lesson.counterattack.gone.ask': 'What becomes of WAFFEN SS, STUKAS and VON MANSTEIN?',
  'lesson.counterattack.gone.option.kept': 'They stay, face down',
  'lesson.counterattack.gone.no.kept': 'So it was after every victory. This is a defeat.',
  'lesson.counterattack.gone.option.mall': 'They go back to the Axis mall',
  'lesson.counterattack.gone.option.removed': 'They leave the game',
  'lesson.counterattack.gone.no.removed': 'Reusable events never leave the game.',
  'lesson.counterattack.gone.then': 'Back to the mall: they must be won again, one by one.',

  'lesson.counterattack.gamble.title': 'The Returnable ones',
  'lesson.counterattack.gamble.say':
    'COUNTERATTACK and DESPERATE GAMBLE are Returnable. They leave their owner, won or lost.',
  'lesson.counterattack.gamble.ask': 'Where is DESPERATE GAMBLE now?',
  'lesson.counterattack.gamble.option.hand': 'In the hand of the Axis',
  'lesson.counterattack.gamble.no.hand': 'A Returnable event is never kept after use.',
  'lesson.counterattack.gamble.option.opponent': 'With the Allies, until their next preparation',
  'lesson.counterattack.gamble.option.lid': 'In the lid',
  'lesson.counterattack.gamble.no.lid': 'The lid is for Recyclable events.',
  'lesson.counterattack.gamble.then':
    'With the opponent, who puts it back into its mall in his next preparation. COUNTERATTACK is with the Axis in the same way.',

  'lesson.counterattack.excess.title': 'Too many cards',
  'lesson.counterattack.excess.say':
    'The Axis holds five cards and has a hand size of 4: blitz and gamble come due at clean-up.',
  'lesson.counterattack.excess.ask': 'Discard a card for the Axis.',
  'lesson.counterattack.excess.then':
    'Nothing is drawn. The blitz failed, so the Success Bonus is forfeited and the turn is over.',

  'lesson.counterattack.again.title': 'Once more, from the roll',
  'lesson.counterattack.again.say':
    'The same moment again: 24 to 20, COUNTERATTACK announced. This time the dice fall otherwise.',

  'lesson.counterattack.second.title': 'Second outcome',
  'lesson.counterattack.second.say': 'The same three dice are rolled.',
  'lesson.counterattack.second.ask': 'Re-roll the 2 and both 3s.',
  'lesson.counterattack.second.no.which': 'The example rolls the same three dice as before.',
  'lesson.counterattack.second.no.done': 'Then nothing would be tried.',
  'lesson.counterattack.second.then': '1, 2 and 3: with the 4 ten, with the card 18. The Axis holds Moscow.',

  'lesson.counterattack.size.title': 'Two drums',
  'lesson.counterattack.size.say': 'The Allied hand size was 8.',
  'lesson.counterattack.size.ask': 'What is it now?',
  'lesson.counterattack.size.no.7': 'Moscow has two drums.',
  'lesson.counterattack.size.no.8': 'A lost production centre lowers the hand size.',
  'lesson.counterattack.size.then': 'Six. Leningrad cost one, Moscow two: three in one turn.',

  'lesson.counterattack.first-card.title': 'The first discard',
  'lesson.counterattack.first-card.say':
    'Two cards go besides the one played. No red card and no Double Agent is left, so the choice is free.',
  'lesson.counterattack.first-card.ask': 'Discard a card for the Allies.',
  'lesson.counterattack.first-card.then': 'One more is owed.',

  'lesson.counterattack.next-card.title': 'The second discard',
  'lesson.counterattack.next-card.say': 'The same choice again.',
  'lesson.counterattack.next-card.ask': 'Discard another card for the Allies.',

  'lesson.counterattack.axis-card.title': 'The Axis pays too',
  'lesson.counterattack.axis-card.say': 'Blitz and gamble come due, won or lost: five cards, hand size 4.',
  'lesson.counterattack.axis-card.ask': 'Discard a card for the Axis.',

  'lesson.counterattack.now.title': 'What the Axis may do',
  'lesson.counterattack.now.say': 'Moscow has an Axis marker. Two blitzes have been made.',
  'lesson.counterattack.now.ask': 'What is open to the Axis?',
  'lesson.counterattack.now.option.over': 'Nothing: the turn is over',
  'lesson.counterattack.now.no.over': 'Only a lost blitz ends the turn.',
  'lesson.counterattack.now.option.three': 'A production-centre bonus, a third blitz, and the Success Bonus',
  'lesson.counterattack.now.option.blitz-only': 'A third blitz alone',
  'lesson.counterattack.now.no.blitz-only': 'Moscow is a production centre, and the first attack of the turn was won.',
  'lesson.counterattack.now.then':
    'All three. The question now is the bonus of the production centre; losing that event would end the turn.',

  'lesson.north-sea.end':
    'So ends the turn of the example: four Allied hand sizes for three of the Axis. The Allies are to act.',

  'lesson.north-sea.offers.title': 'After Moscow',
  'lesson.north-sea.offers.say':
    'The second outcome: Moscow is taken. The Axis has a hand size of 4 and may try for an event, blitz a third time, or go on to its Success Bonus. The Allies are at 6.',

  'lesson.north-sea.centre.title': 'The bonus of Moscow',
  'lesson.north-sea.centre.say':
    'An event could be tried for. If it is lost the turn ends, and with it the Success Bonus.',
  'lesson.north-sea.centre.ask': 'Decline the production-centre bonus.',
  'lesson.north-sea.centre.no.risk': 'Allowed, but a lost event would end the turn before its last blow.',

  'lesson.north-sea.blitz.title': 'A third blitz',
  'lesson.north-sea.blitz.say': 'It would cost one of four hand sizes and put the Success Bonus at stake.',
  'lesson.north-sea.blitz.ask': 'Decline the blitz.',
  'lesson.north-sea.blitz.no.third': 'Allowed. At a hand size of 4 the price is high.',

  'lesson.north-sea.sea.title': 'The last blow',
  'lesson.north-sea.sea.say':
    'The chain is closed. The Success Bonus is any action. The North Sea has a drum for the Western Allies, and an Axis fleet is in it.',
  'lesson.north-sea.sea.ask': 'Attack the North Sea.',
  'lesson.north-sea.sea.no.zone': 'A zone one may attack. The drum is in the North Sea.',
  'lesson.north-sea.sea.then': 'A sea attack needs no neighbour. Both sides may play events.',

  'lesson.north-sea.bismarck.title': 'THE BISMARCK',
  'lesson.north-sea.bismarck.say': 'THE BISMARCK turns one of your dice to 5 in a fight at sea.',
  'lesson.north-sea.bismarck.ask': 'Play THE BISMARCK.',
  'lesson.north-sea.bismarck.no.done': 'It serves at sea only, and this is the sea.',

  'lesson.north-sea.carriers.title': 'Carriers and aircraft',
  'lesson.north-sea.carriers.say':
    'FLEET CARRIERS adds a die at sea; AIR SUPREMACY adds one anywhere. No Soviet area is defended, so the white star is welcome.',
  'lesson.north-sea.carriers.ask': 'Play FLEET CARRIERS; AIR SUPREMACY follows.',
  'lesson.north-sea.carriers.no.order': 'Both are played in the end. Begin with FLEET CARRIERS.',
  'lesson.north-sea.carriers.no.done': 'Without events the Allies would roll three dice against four.',
  'lesson.north-sea.carriers.then': 'Both played.',

  'lesson.north-sea.dice.title': 'Counting dice at sea',
  'lesson.north-sea.dice.say':
    'The Axis rolls three and one for its fleet. Neither side alone controls the spaces around the zone: Norway is Axis, London and Scotland are Western. So there is no Sea bonus.',
  'lesson.north-sea.dice.ask': 'How many dice do the Allies roll?',
  'lesson.north-sea.dice.no.3': 'Two events add to the base.',
  'lesson.north-sea.dice.no.4': 'Each of the two events adds a die.',
  'lesson.north-sea.dice.then': 'Five, which is the most a side may roll in a conflict.',

  'lesson.north-sea.cards.title': 'The cards',
  'lesson.north-sea.cards.say': 'Four Axis dice against five.',
  'lesson.north-sea.cards.ask': 'Play the German Supreme Commander, worth 13.',
  'lesson.north-sea.cards.then': 'The Allies play the Western 10. Axis dice 2, 4, 5, 6; Allied dice 3, 3, 4, 5, 6.',

  'lesson.north-sea.five.title': 'A die to 5',
  'lesson.north-sea.five.say': 'Seventeen and 13 make 30, against 21 and 10.',
  'lesson.north-sea.five.ask': 'Turn the 2 to 5.',
  'lesson.north-sea.five.no.lowest': 'The 2 gains three. Any other die gains less or falls.',
  'lesson.north-sea.five.no.done': 'Thirty to 31 is lost. THE BISMARCK turns it.',
  'lesson.north-sea.five.then': '5, 4, 5, 6: twenty, and the card: 33 against 31.',

  'lesson.north-sea.enough.title': 'Enough',
  'lesson.north-sea.enough.say': 'The Supreme Commander may have three dice re-rolled. They must stay as they fall.',
  'lesson.north-sea.enough.ask': 'Leave the dice as they are.',
  'lesson.north-sea.enough.no.risk': 'Allowed. The Axis leads by two, and a re-roll could only put that at risk.',
  'lesson.north-sea.enough.then':
    'Thirty-three to 31. The North Sea is Axis; the fleet has done its work and returns to supply.',

  'lesson.north-sea.loss.title': 'The drum at sea',
  'lesson.north-sea.loss.say': 'The convoys of the North Sea are gone: Allied hand size 6 becomes 5.',
  'lesson.north-sea.loss.ask': 'Discard a card for the Allies.',
  'lesson.north-sea.loss.then': 'No Soviet area is lost, so every card may go.',

  'lesson.north-sea.no-blitz.title': 'No blitz from here',
  'lesson.north-sea.no-blitz.say': 'A production centre was taken, so an event may be tried for.',
  'lesson.north-sea.no-blitz.ask': 'Why is no blitz offered?',
  'lesson.north-sea.no-blitz.option.sea': 'It was a sea attack',
  'lesson.north-sea.no-blitz.option.three': 'Three blitzes have been made',
  'lesson.north-sea.no-blitz.no.three': 'Two were made.',
  'lesson.north-sea.no-blitz.option.cost': 'The hand size is too low',
  'lesson.north-sea.no-blitz.no.cost': 'With 4 it could still be paid.',
  'lesson.north-sea.no-blitz.then':
    'A blitz follows a conquest by land. Besides, there is one chain a turn, and it is closed.',

  'lesson.north-sea.over.title': 'The end of the turn',
  'lesson.north-sea.over.say': 'A last event could be tried for.',
  'lesson.north-sea.over.ask': 'Decline, and end the turn.',
  'lesson.north-sea.over.no.last': 'Allowed. The example stops here.',
  'lesson.north-sea.over.then':
    'THE BISMARCK and the three Reusables are face down until the next Axis preparation. The Allies are to act.',
} as const satisfies Catalogue;
