import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 8: rules for single countries, places and events. */
export const special: readonly RuleSection[] = [
  chapter(
    '8',
    'Special rules',
    text('attested', 'Some events, places and countries follow rules of their own.'),
    list(
      'ruling',
      'Turkey is neutral until TURKEY DECLARES WAR is won. It then receives the marker of the winner, Western for the Allies, and is an ordinary area. Its special borders open (§2.3).',
      'Spain is neutral until FRANCO is won. It then receives an Axis marker and a yellow cube, and the Axis hand size rises by 1. No attack starts from Spain in that turn. While the cube lies there Spain is an Axis production centre of value 1, for a fortress there as well (§7.5). When the Axis first loses it the cube is gone for good, the hand size falls by 1, one card is discarded, and an Allied attacker gains the bonus (R-81).',
    ),
  ),
  section(
    '8',
    '8.1',
    'Fleet carriers',
    text('attested', 'FLEET CARRIERS cannot be played where the way in is barred.'),
    table(
      'attested',
      'Where FLEET CARRIERS cannot go',
      ['Sea zone', 'Barred while'],
      ['Baltic Sea', 'the Axis controls Denmark or the Skagerrak'],
      ['Black Sea', 'Turkey is neutral or Axis-controlled'],
      [
        'all zones east of the Straits of Gibraltar, from the Western Mediterranean and the Gulf of Lyon to the Black Sea',
        'the Axis controls Gibraltar or the Straits of Gibraltar',
      ],
    ),
    text(
      'attested',
      'FLEET CARRIERS may be combined with an Allied fleet in the same zone. Bonus dice and re-rolls follow the usual rules (§7.4.1, §7.5).',
    ),
    text(
      'ruling',
      'The zone that counts is the one attacked or defended, or the one from which a landing starts (R-92).',
    ),
  ),
  section(
    '8',
    '8.2',
    'Italy',
    text(
      'attested',
      'Italy can leave the war once in a game. Its surrender costs the Axis more than the loss of Rome alone.',
    ),
  ),
  section(
    '8.2',
    '8.2.1',
    'The surrender of Italy',
    text(
      'attested',
      'Italy surrenders at once when the Allies control Rome, or both Naples and Sicily. A yellow cube in the box for it says so (§2.6.3).',
    ),
    list(
      'attested',
      'By Naples and Sicily: Rome receives a marker of the nation that took them, and an Axis fortress there is removed.',
      'By Rome: Naples and Sicily receive a marker of the nation that took Rome, and Axis fortresses there are removed.',
      'Either way the Axis discards two conflict cards at random and its hand size falls by 2: one for Rome, one for Naples and Sicily.',
    ),
    text(
      'ruling',
      'If the two areas fell to different nations, the one that completed the pair counts; what is Allied already keeps its marker. Areas that change hands by the surrender earn no bonus, but Rome taken by an attack earns the one for a production centre (R-38).',
    ),
  ),
  section(
    '8.2',
    '8.2.2',
    'Rome afterwards',
    text(
      'attested',
      'If the Axis regains Rome later, that is a production centre regained like any other (§6.5.2.1): its hand size rises by 1, and falls by 1 if Rome is lost again. Italy does not return to the war. Naples and Sicily do not change hands with Rome, and retaking them raises no hand size.',
    ),
  ),
  section(
    '8',
    '8.3',
    'Paris',
    text(
      'attested',
      'Paris is the one production centre that counts for both sides. Whenever it changes hands, the captor raises its hand size by 1 and draws a card; the loser lowers its own by 1 and discards one card.',
    ),
    text('attested', 'At the start it is one of the six production centres of the Axis.'),
  ),
  section(
    '8',
    '8.4',
    'Malta',
    text(
      'attested',
      'Malta surrenders in the preparation phase of a side (§5.2) if that side controls the Sicily Sea and the enemy has no fleet there.',
    ),
    list(
      'attested',
      'Malta passes to that side: an Axis marker is placed, or taken off for the Allies.',
      'This is no action and earns no bonus.',
      'When a side takes the Sicily Sea, a yellow cube beside Malta reminds of it. The other side has its next turn to win the sea back or to send a fleet.',
    ),
    text('ruling', 'A fortress on Malta is removed.'),
  ),
  section(
    '8',
    '8.5',
    'Vichy',
    text(
      'attested',
      'The Vichy areas are Algeria, Morocco, Syria-Lebanon, Tunisia and Vichy France (§2.1). They begin neutral. The Axis cannot attack them, the Allies can. They stay neutral until one of these things happens.',
    ),
    table(
      'attested',
      'How Vichy takes sides',
      ['What happens', 'At once', 'In the next Axis preparation phase'],
      [
        'The Allies attack a Vichy area for the first time, won or lost',
        '–',
        'Axis markers on all Vichy areas that are not Allied',
      ],
      [
        'The Allies win VICHY DEFECTS',
        'Western markers on Algeria, Morocco, the Straits of Gibraltar and the Western Mediterranean, where not Allied',
        'Axis markers on Tunisia, Vichy France and Syria-Lebanon, where not Allied',
      ],
      [
        'The Allies control Paris for the first time, or the landing of Overlord succeeds (§6.7.3)',
        'Western markers on all Vichy areas, the Straits of Gibraltar and the Western Mediterranean, where not Allied',
        '–',
      ],
    ),
    text(
      'attested',
      'After IRAQ REVOLTS the Allies may attack Syria-Lebanon; as long as they attack no other Vichy area, the rest stays neutral. If the Axis retakes Paris later, nothing is undone.',
    ),
    list(
      'ruling',
      'The third line applies even after Vichy has taken sides, and then replaces Axis markers too. After a landing it waits for the blitzes of Overlord (R-83).',
      'A change of this kind earns no bonus. It removes a fortress of the side that loses the area and leaves fleets where they are, so a zone may become contested (R-96).',
      'All attacks that follow in the same Allied turn still meet neutral Vichy (R-58).',
    ),
  ),
  section(
    '8.5',
    '8.5.1',
    'Attacking neutral Vichy',
    text('attested', 'The Axis defends a neutral Vichy area, but with less than its usual means.'),
    list(
      'attested',
      'It may play no events and no card from its hand.',
      'Its conflict card is the top card of its deck. The special ability of that card counts.',
      'It rolls three dice, no more; it may re-roll by the ability of its card.',
    ),
    list(
      'ruling',
      'The Allies proceed as usual. Their card is chosen before the Axis card is turned up, unless ENIGMA or MASTER SPY shows it first (§7.3).',
      'The Axis draws no card for it in the refill, since none has left its hand (R-59). A Double Agent on the losing side changes owners as always (§4.1.3).',
      'The Allies may gain the die for the spaces around the area (R-64).',
    ),
    example(
      'The Allies land in Morocco, the first attack on Vichy, and lose. Morocco stays neutral for the rest of the turn. In the next Axis preparation phase all five Vichy areas receive Axis markers.',
    ),
  ),
  section(
    '8',
    '8.6',
    'The Nazi-Soviet Pact',
    text(
      'attested',
      'In the 1941 games the Pact is in force at the start; a grey cube in its box shows it (§2.6.3). It ends when the Axis declares Barbarossa (§6.7.2), or with the first Axis reshuffle (§5.4.2). While it lasts, neither side may do any of the following.',
    ),
    list(
      'attested',
      'Try for TURKEY DECLARES WAR.',
      'Place a fleet in, or attack, a sea zone that is adjacent to Soviet soil: Arctic Ocean, Baltic Sea, Black Sea.',
      'Attack a space of the Axis that is adjacent to a Soviet-controlled area; Romania, for one, is safe from the Allies.',
    ),
    text('ruling', 'Nor may anybody attack a Soviet-controlled space, or attack from one (R-39).'),
    text(
      'attested',
      'When the first Axis reshuffle ends the Pact, Barbarossa is no longer possible. A Big Push marker of the Axis then serves for an ordinary Big Push (§6.6).',
    ),
  ),
];
