import { chapter, list, note, notes, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 0 and 1: how to read the rules, what the game is. */
export const introduction: readonly RuleSection[] = [
  chapter(
    '0',
    'How to read these rules',
    note(
      'These are the rules of Hitler’s Reich, a game for two by Mark McLaughlin, published by GMT Games in 2018, told in our own words. The text we had is a Japanese translation of a Spanish translation of the first edition. The second edition of 2021 has a rewritten rulebook; only its list of contents could be read, and it counts only where a ruling says so.',
    ),
    note(
      'Chapters 1 to 10 and 16 bear the numbers of the rulebook and its playbook. Chapters 11 to 15 are left out: they hold optional rules and games for one player or for more than two. Three chapters are ours: R gathers the rulings, M describes the map, E the events.',
    ),
    notes(
      'From the rulebook: the text says so.',
      'Reconstructed: the text does not have it, since it stands only on the map or on the cards. It was put together from other public sources, from geography and from history; chapters M and E say how.',
      'Ruling: the text is silent, garbled or at odds with itself, and we decided. Rulings are numbered R-01 to R-99 and gathered in chapter R.',
    ),
    note(
      'Fourteen open questions can be answered when a game is set up. These rules give the answers that stand unless you choose others; chapter R names those, and §4.2 the set of events.',
    ),
    note(
      'Titles of events stand in capitals, as on the cards; chapter E says what each of them does. For a first reading, take the turn (§5.2), the actions (§6), the conflict (§7) and victory (§9). The rest can be looked up when it matters.',
    ),
  ),

  chapter(
    '1',
    'The game',
    text(
      'attested',
      'Hitler’s Reich covers the war in Europe and around the Mediterranean from April 1941 on. One player commands the Axis: Germany, Italy and their allies in eastern Europe. The other commands the Allies: the Western Allies and the Soviet Union.',
    ),
    text(
      'attested',
      'There are no armies on the map. Markers show who controls what. A space or an event is won in a conflict, decided by a conflict card of each side, by dice, and by the events that the players bring in (§7).',
    ),
    list(
      'attested',
      'Side: Axis or Allies, one player each.',
      'Nation: Axis, Western Allies (white star, blue markers) or Soviet Union (red star, red markers). The last two are the Allies.',
      'Space: an area on land or a sea zone.',
      'Hand size: how many conflict cards a side may hold, shown on a track (§4.1.4). It is the measure of its strength.',
      'Conflict: what decides an attack or an attempt to gain an event (§7). The active side began it, the other is non-active; in an attack they are attacker and defender.',
      'Mall: the events that can be tried for, face up (§4.2.4).',
      'Lid: the lid of the box, where used Recyclable events wait (§4.2.5.4).',
      'Player turn: the turn of one side. An Axis and an Allied player turn make a game turn (§5.2).',
    ),
  ),
  section(
    '1',
    '1.1',
    'Components',
    table(
      'attested',
      'What is in the box',
      ['Component', 'Number', 'Use'],
      ['Control markers', '35 Axis, 15 Soviet, 25 Western', 'who controls a space (§3.1)'],
      ['Fleets', '4 Axis, 6 Allied', 'war at sea (§3.2)'],
      ['Fortresses', '4 Axis, 4 Allied', 'defence of areas (§3.3)'],
      ['Hand-size markers', '1 for each side', 'hand-size track (§2.6.1)'],
      ['Year markers', '1 for each side', 'year track (§2.6.2)'],
      ['Big Push markers', '1 Axis, 1 Allied', 'a Big Push in readiness (§6.3.2)'],
      ['Bonus marker', '1, gold', 'Success Bonus earned (§7.9)'],
      ['Conflict marker', '1, white', 'the space that is fought for'],
      ['Grey cubes', '5', 'the Pact, and the four attacks of Barbarossa or Bagration (§6.7)'],
      ['Yellow cubes', '6', 'three blitzes, surrender of Italy, Malta besieged, Spain as a production centre'],
      ['Conflict cards', '54', 'two decks of 27 (§4.1)'],
      ['Event cards', '56', 'three malls (§4.2)'],
      ['Dice', '5 for each side', 'conflicts (§7.4)'],
    ),
  ),
];
