import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 5: the turn, the reshuffle and the end of a year. */
export const turn: readonly RuleSection[] = [
  chapter(
    '5',
    'Course of the game',
    list(
      'attested',
      'Choose sides and a scenario, and set the game up (§5.1, §10).',
      'Make the decks of conflict cards and the malls of events, and deal both (§10).',
      'Play game turns (§5.2) with their actions (§6).',
      'Years end when the decks have been used up (§5.4, §5.5), until one side wins (§9).',
    ),
  ),
  section(
    '5',
    '5.1',
    'Scenarios',
    table(
      'attested',
      'Scenarios',
      ['Scenario', 'Begins', 'Ends', 'Set-up'],
      ['Campaign', '1941', 'at the end of 1945', '§10.2'],
      ['Short game', '1944', 'at the end of 1945', '§10.3'],
      ['Introductory game of two years', '1941', 'at the end of 1942', '§10.4.1'],
      ['Introductory game of three years', '1941', 'at the end of 1943', '§10.4.2'],
      ['Tournament', '1941', 'after several introductory games', '§10.4.3'],
    ),
    text('attested', 'Every game can end earlier (§9).'),
  ),
  section(
    '5',
    '5.2',
    'The turn',
    text(
      'attested',
      'A game turn is an Axis player turn followed by an Allied one. A player turn has two phases, preparation and action. No marker counts the turns: time passes by reshuffles, in anybody’s turn and at any moment (§5.4).',
    ),
    list(
      'attested',
      'Preparation, first: the side turns up its face-down Reusable events (§4.2.5.1). A Big Push gained in its last turn can now be used (§6.3.2).',
      'Preparation, second: the used events that the opponent has handed over go back to their malls (§4.2.5.2).',
      'Preparation, third: it is checked whether Malta falls (§8.4).',
      'Preparation, fourth, Axis only: if Vichy has been attacked or has broken apart, its areas that are not Allied receive Axis markers (§8.5).',
      'Action phase: one action (§6), with a conflict if it asks for one (§7), then the bonus actions that it earns (§7.9).',
    ),
    table(
      'attested',
      'What ends a player turn',
      ['Cause', 'Exception'],
      [
        'to reorganise, to fortify, to place a fleet, to try for a Big Push, successful or not (§6.1, §6.2, §6.3)',
        'none',
      ],
      [
        'a lost conflict, for an event or in an attack (§6.4.2, §6.5.2)',
        'within a Big Push or an operation (§6.6, §6.7); a Success Bonus taken after them is ordinary',
      ],
      ['no bonus action is left, or what is left is declined (§7.9)', 'none'],
    ),
    list(
      'ruling',
      'A side must take an action if it can; bonus actions are always optional (R-11).',
      'What Big Push and Barbarossa shelter: their own attacks or events, and whatever grows out of these, a Success Bonus between the two attacks of a Big Push included (R-97).',
      'When a player turn is over the capitals are checked (§9.2, R-42), then both hand sizes (§9.4, R-13).',
    ),
    text(
      'attested',
      'The game goes on to the end of its last year, unless one side wins before (§9) or gives up. A player may give up at any own decision; the opponent then wins.',
    ),
  ),
  section(
    '5',
    '5.3',
    'Cards in play',
    text(
      'attested',
      'Actions are carried out with conflict cards and events. Used conflict cards go face up to the discards of their side (§4.1.5). What becomes of a used event depends on its category (§4.2.5).',
    ),
    text(
      'ruling',
      'After every conflict both sides draw to their hand sizes, the active side first. The line is missing from the text; the designer has confirmed it (R-24).',
    ),
  ),
  section(
    '5',
    '5.4',
    'Reshuffle',
    text(
      'attested',
      'A side that must draw a conflict card while its deck is empty shuffles its discards into a new deck. Then the effects of §5.4.1 take place, and those of §5.4.2 for the Axis or of §5.4.3 for the Allies; then the draw goes on. Overlord and Bagration end with a shuffle that has none of these effects (§6.7.4.1).',
    ),
  ),
  section(
    '5.4',
    '5.4.1',
    'Effects of every reshuffle',
    list(
      'attested',
      'The side’s year marker moves one box on, unless it is ahead of the opponent’s.',
      'If both markers now stand in the same box, that year ends (§5.5).',
      'If WAR PRODUCTION lies in the lid, one copy returns to the common mall.',
    ),
    list(
      'ruling',
      'The marker stays only when it is ahead; the side that lags always advances (R-26).',
      'A reshuffle may strike in the middle of a conflict. All its effects take place at once, those of a year’s end included. Events gained in this way cannot enter a conflict whose events have been named (R-87).',
    ),
    example(
      'In 1941 both markers are on Start. The Axis reshuffles first: its marker moves to the end of 1941 and waits there, even if the Axis reshuffles again. With the first Allied reshuffle the Allied marker joins it, and 1941 is over.',
    ),
  ),
  section(
    '5.4',
    '5.4.2',
    'Effects of an Axis reshuffle',
    text(
      'attested',
      'The Allied hand size rises by 1 and the Allies draw a card. The Axis may cancel this once in a game, with SPEER (§4.2.5.3).',
    ),
    text(
      'ruling',
      'The rise is meant, although the text speaks of a marker going down (R-44). The Allies draw exactly one card, even in the middle of a conflict, and neither rise nor draw at 12 (R-75).',
    ),
    text(
      'attested',
      'The Axis brings back one of these from the lid: WOLFPACK, V-ROCKETS, SYNTHETIC FUEL or SWEDISH TRADE; WOLFPACK only if all three copies lie there.',
    ),
    text('ruling', 'One title in all, and one copy of it (R-45).'),
    text(
      'attested',
      'The first Axis reshuffle in the games of 1941 ends the Pact (§8.6). Barbarossa can no longer be launched (§6.7.2).',
    ),
  ),
  section(
    '5.4',
    '5.4.3',
    'Effects of an Allied reshuffle',
    text('attested', 'The Allies bring back one of CONVOY and STRATEGIC BOMBING from the lid.'),
    text('ruling', 'One copy of one of the two, if any lies there (R-46).'),
  ),
  section(
    '5.4',
    '5.4.4',
    'Allied build-up of 1943',
    text(
      'attested',
      'Once in a game, when a reshuffle moves the Allied marker to the end of 1943, the Allied player looks through the new deck.',
    ),
    list(
      'attested',
      'Lieutenant Generals, Field Marshals, Supreme Commanders and Sabotages found there may be taken into the hand, as many as wished.',
      'For each card taken another card of the hand is discarded.',
      'If the Allies have no Big Push in readiness, they now have one.',
      'The deck is shuffled, and the game goes on.',
    ),
    text(
      'ruling',
      'Each swap is one for one: what is given goes to the own discards, and the hand size stays as it is (R-27).',
    ),
  ),
  section(
    '5',
    '5.5',
    'End of a year',
    text('attested', 'A year ends when the markers of both sides stand in the box of its end (§2.6.2).'),
    list(
      'attested',
      'At the end of 1945, or of the last year of the scenario, the game is over at once, even in the middle of a turn (§9.5, §10.4).',
      'At the end of 1941 the events set aside enter their malls (§4.2.5.4).',
      'Both sides receive bonus events (§5.5.1).',
    ),
    list(
      'ruling',
      'The reshuffle that ends the last year has no further effect (R-99).',
      'Both sides may reorganise again (R-28).',
      'At the end of 1943 JET FIGHTERS enters the Axis mall (R-88).',
    ),
  ),
  section(
    '5.5',
    '5.5.1',
    'Bonus events',
    text(
      'attested',
      'Each side gathers its Reusable and Returnable events that are available, ENIGMA among the Allied ones, and draws some at random. They go face up into the hand and may be used at once; the limit of six may be passed (§4.2.2).',
    ),
    table(
      'attested',
      'Number of bonus events',
      ['End of', 'Axis', 'Allies'],
      ['1941', '2', '2'],
      ['1942', '2', '3'],
      ['1943', '2', '3'],
      ['1944', '2', '3'],
    ),
    text(
      'ruling',
      'They come from the own mall only, not from the common one; the Axis draws first (R-29). What is not drawn stays there.',
    ),
  ),
];
