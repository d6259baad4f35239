import { chapter, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 16: the worked examples of the rulebook, in short. */
export const examples: readonly RuleSection[] = [
  chapter(
    '16',
    'Examples of play',
    text(
      'attested',
      'Three examples of the rulebook, in short: an Axis turn move by move (§16.1), the loss of Paris (§16.2) and Barbarossa (§16.3). They can also be played as lessons.',
    ),
    text(
      'reconstructed',
      'The examples leave many cards, dice and hand sizes open. Where a number is missing we chose one that leads to the same result; what is marked as reconstructed here is of this kind.',
    ),
  ),
  section(
    '16',
    '16.1',
    'An Axis turn in 1942',
    text(
      'attested',
      'Barbarossa has brought little. The Axis holds Finland and Norway and has a fleet in the North Sea. Leningrad, Vologda and Moscow are Soviet. The Axis holds the events WAFFEN SS, STUKAS, VON MANSTEIN and THE BISMARCK; the Allies hold ZHUKOV, ENIGMA, COUNTERATTACK, FLEET CARRIERS and AIR SUPREMACY.',
    ),
    text('reconstructed', 'Hand sizes at the start: Axis 7, Allies 9.'),
    table(
      'attested',
      'First action: attack on Leningrad from Finland',
      ['Step', 'Axis', 'Allies'],
      ['Events (§7.2)', 'WAFFEN SS, STUKAS, VON MANSTEIN', 'ZHUKOV'],
      ['Conflict cards (§7.3)', 'German Field Marshal', 'Soviet Sabotage; a Soviet card is compulsory (§6.5.3.4)'],
      ['Dice (§7.4)', '1, 1, 3, 6: sum 11; the fourth die is from WAFFEN SS', '2, 5, 6: sum 13'],
      ['VON MANSTEIN turns a 1 to 4', '4, 1, 3, 6: sum 14', '–'],
      ['STUKAS has the 6 rolled again', '–', '2, 5, 5: sum 12'],
      ['ZHUKOV turns the 2 to 5', '–', '5, 5, 5: sum 15'],
      ['Sabotage (§7.6)', 'the card counts 1', 'the card counts 1'],
      ['The Field Marshal re-rolls the 1 and the 3', '4, 2, 3, 6: sum 15', '–'],
      ['Totals (§7.7)', '16', '16'],
    ),
    list(
      'attested',
      'A tie: the German suit beats the Soviet one, and the Axis wins (§4.1.2).',
      'Clean-up (§7.8): Leningrad receives an Axis marker. ZHUKOV goes to the Allied mall; the three Axis events are kept.',
      'Leningrad is a production centre of 1. The Allied hand size falls by 1, and the Allies discard a Soviet card or a Double Agent (§6.5.2.1). Both sides draw.',
      'The Axis has now earned three things: a Success Bonus, a production-centre bonus, and a blitz out of Leningrad (§7.9).',
    ),
    text(
      'attested',
      'Production-centre bonus: the Axis tries for DESPERATE GAMBLE. If it failed, its turn would be over. ENIGMA makes it show its card first, the Italian 10. The Allies answer with the Western Lieutenant General; in a conflict for an event they may play any suit. Axis dice 4, 5, 6; Allied dice 1, 5, 5, and the 1 becomes a 2. The Axis wins by 25 to 23 and takes DESPERATE GAMBLE into its hand. ENIGMA goes to the Allied mall.',
    ),
    list(
      'attested',
      'First blitz, from Leningrad to Vologda: it costs 1 hand size, and the same three Reusable events are used again (§7.9.2). The Axis wins.',
      'Second blitz, from Vologda to Moscow: again 1 hand size, and 1 more for DESPERATE GAMBLE, the third reduction of the turn. The Allies announce COUNTERATTACK.',
      'The Axis plays the Italian Lieutenant General and turns up a German 5 from the deck; the Allies must play their only Soviet card, an 8. The Axis rolls four dice, the Allies four as well, since they defend a capital.',
      'The Axis dice end at 1, 1, 2, 4: a total of 24, which is enough for the moment.',
    ),
    text('ruling', 'The text once names this first blitz the other way round (R-55).'),
    table(
      'attested',
      'COUNTERATTACK lets the Allies re-roll: two possible ends',
      ['What happens', 'The Allies win', 'The Axis wins'],
      ['Moscow', 'stays Soviet', 'receives an Axis marker'],
      ['COUNTERATTACK and DESPERATE GAMBLE', 'on their way back to their malls', 'on their way back to their malls'],
      ['WAFFEN SS, STUKAS, VON MANSTEIN', 'to the Axis mall', 'kept'],
      ['Allied hand size', 'unchanged', 'falls by 2; two cards are discarded, Soviet ones first'],
      [
        'Axis hand',
        '6 cards less the one played are 5, but the hand size is 4: one is discarded, none drawn',
        'the same',
      ],
      ['Axis turn', 'over', 'goes on: an event, a third blitz or the Success Bonus'],
    ),
    text(
      'ruling',
      'The text sends used Returnable events straight to the mall; in full they first wait with the opponent (R-08). The cards in excess go at the clean-up, as this example shows (R-06).',
    ),
    text(
      'attested',
      'Success Bonus, after a victory at Moscow: the Axis declines the event and a third blitz, which would cost hand size again, and attacks the North Sea. The Axis plays THE BISMARCK, the Allies FLEET CARRIERS and AIR SUPREMACY.',
    ),
    table(
      'attested',
      'Success Bonus: attack on the North Sea',
      ['Step', 'Axis', 'Allies'],
      ['Conflict cards', 'German Supreme Commander', 'Western 10'],
      ['Dice', '2, 4, 5, 6: sum 17; one die more for the fleet', '3, 3, 4, 5, 6: sum 21; two more from the events'],
      ['THE BISMARCK turns the 2 to 5', '5, 4, 5, 6: sum 20', '–'],
      ['Re-roll of the Supreme Commander', 'declined', '–'],
      ['Totals', '33', '31'],
    ),
    list(
      'attested',
      'Nobody has the Sea bonus: the Allies hold London and Scotland, the Axis Norway (§7.4.1).',
      'The Axis takes the North Sea and removes its fleet (§7.8). THE BISMARCK is kept until the next Axis turn; the two Allied events are lost.',
      'The North Sea is a production centre of 1: the Allied hand size falls for the fourth time in this turn. The Axis could try for an event; the example ends here.',
    ),
  ),
  section(
    '16',
    '16.2',
    'Paris, and a reorganisation',
    text(
      'attested',
      'Allied hand size 9, Axis 7, both hands full. The Allies attack Paris and win. Paris is a production centre for either side (§8.3).',
    ),
    table(
      'attested',
      'Paris falls',
      ['Step', 'Allies', 'Axis'],
      ['One card each has been played', '8 cards', '6 cards'],
      ['Hand size', '9 to 10', '7 to 6'],
      ['Discard for the loss', '–', '1 card, leaving 5'],
      ['Draw', '2 cards, 10 in hand', '1 card, 6 in hand'],
    ),
    text(
      'ruling',
      'The text counts one Axis card less before the discard and one more in the draw; the end is the same (R-56).',
    ),
    text(
      'attested',
      'The Allies try for an event with their production-centre bonus and win it. For their Success Bonus they reorganise (§6.1): they keep their hand size of 10, and the Axis rises from 6 to 7.',
    ),
    list(
      'attested',
      'The star of the Allied year marker goes down: no more reorganising this year.',
      'The Allies discard three cards. Two are left in the deck; they draw both.',
      'The discards, with the three among them, are shuffled into a new deck, and the third card is drawn from it. This reshuffle may move the Allied year marker and end the year (§5.4, §5.5).',
    ),
    text(
      'ruling',
      'The Axis draws one card for the rise of its hand size (R-07). The star goes down before the draw, so that a year’s end brought on by it turns it up again (R-28).',
    ),
  ),
  section(
    '16',
    '16.3',
    'Barbarossa',
    text(
      'attested',
      'The Axis launches Barbarossa (§6.7.2). Its Big Push marker is removed, and a grey cube goes on each of the four targets: Baltic States, Minsk, Bessarabia and Crimea.',
    ),
    table(
      'attested',
      'Course of the operation',
      ['Step', 'Result', 'What follows'],
      ['Attack on Crimea', 'won', 'a Success Bonus is earned, to be used after the four attacks; a blitz is possible'],
      [
        'First blitz: Kharkov',
        'won',
        'Axis hand size −1; a production centre falls, so Allied hand size −1 and a Soviet card discarded',
      ],
      ['Production-centre bonus: an event', 'lost', 'nothing else is lost, for Barbarossa shelters the turn (§7.9.1)'],
      ['Second blitz: Smolensk', 'won', 'Axis hand size −1'],
      ['Third blitz: Leningrad', 'lost', 'Axis hand size −1, three in all; the chain is over, the operation goes on'],
      ['Attack on Bessarabia', 'won', 'with the Area bonus: five Axis spaces around it against one'],
      ['Attack on Minsk', 'won', 'with the Area bonus'],
      ['Attack on the Baltic States', 'won', 'with the Area bonus; the Success Bonus can now be used'],
      ['Success Bonus: attack on Leningrad', 'lost', 'the turn is over'],
    ),
    text(
      'attested',
      'To spend the Success Bonus on Leningrad at once would have given up the three attacks that were left. Each of them finds more Axis spaces around its target: the Area bonus stands for the pockets of that summer (§7.4.1).',
    ),
    text(
      'attested',
      'In the end the Axis front runs through the Baltic States, Smolensk, Kharkov and Crimea. The Pact is over for good.',
    ),
    text(
      'ruling',
      'The fourth target is Bessarabia (R-32), and the first attack goes to Crimea, not out of it (R-57). The four attacks are a right, not a duty, once one has been made (R-68).',
    ),
  ),
];
