import { example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** §6.6 and §6.7: the Big Push and the three historical operations. */
export const operations: readonly RuleSection[] = [
  section(
    '6',
    '6.6',
    'Big Push',
    text(
      'attested',
      'In a Big Push a side makes two event actions, or two attacks, in one turn. It is a single action: it earns one Success Bonus and one chain of blitzes at most. A conflict that is lost does not end the turn.',
    ),
    text(
      'ruling',
      'Reusable events played in its first conflict do not serve in its second (R-82). The protection covers the two events or attacks and all that grows out of them; a Success Bonus taken after both is an ordinary one, and losing it ends the turn (R-97).',
    ),
  ),
  section(
    '6.6',
    '6.6.1',
    'What it needs',
    text(
      'attested',
      'The Big Push marker of the side must lie in its box star up (§2.6.3). It is gained by an attempt in an earlier turn (§6.3.2), or by the Allies in the build-up of 1943 (§5.4.4). It is taken off when the Big Push is declared, as the first action of the turn.',
    ),
    text(
      'attested',
      'The Axis need not spend its marker on Barbarossa (§6.7.2); it may keep it for a later turn. A Big Push by itself allows no paratroop or amphibious attack (§6.5.1).',
    ),
    text(
      'ruling',
      'The Axis may spend the marker with which it begins in 1941 on an ordinary Big Push too. Barbarossa then needs a new marker, gained in time (R-31).',
    ),
  ),
  section(
    '6.6',
    '6.6.2',
    'Two events',
    text(
      'attested',
      'Both event actions (§6.4) are resolved one after the other. Then, if at least one was won, the side has one Success Bonus (§7.9). If both were lost it has none, and the turn ends.',
    ),
    text('ruling', 'The second event may be declined (R-11).'),
    example(
      'The Allies are short of cards. With a Big Push they try for CONVOY and win, try for another CONVOY and lose. One win is enough for a Success Bonus: they try for CONVOY once more and win. The hand size has risen by 2.',
    ),
  ),
  section(
    '6.6',
    '6.6.3',
    'Two attacks',
    text(
      'attested',
      'The first attack is resolved (§6.5), then its bonuses (§7.9), which may be used, given up or postponed until after the second attack. Then come the second attack and its bonuses. If both attacks were lost there is no Success Bonus.',
    ),
    list(
      'ruling',
      'The event of a production centre cannot wait: it is tried for at once or not at all.',
      'A blitz cannot wait either, for it follows directly on its capture. Declining it keeps the one chain for a later capture (R-91).',
      'Between the attacks the Success Bonus can be an event or an attack. Actions that end the turn come after the second attack (R-14).',
      'A bonus conflict that is lost between the attacks costs nothing but itself (R-97).',
      'The second attack may be declined (R-11).',
    ),
  ),
  section(
    '6',
    '6.7',
    'Historical operations',
    text(
      'attested',
      'There are three operations, each with a procedure of its own. Each can be carried out once in a game.',
    ),
    table(
      'attested',
      'The operations',
      ['Operation', 'Side', 'When', 'Attacks'],
      ['Barbarossa (§6.7.2)', 'Axis', '1941, before the first Axis reshuffle', 'four, with blitzes'],
      ['Overlord (§6.7.3)', 'Allies', 'from 1944', 'one landing, two blitzes'],
      ['Bagration (§6.7.4)', 'Allies', 'directly after Overlord', 'four, without blitzes'],
    ),
  ),
  section(
    '6.7',
    '6.7.1',
    'What they need',
    text(
      'attested',
      'Every operation needs the side’s Big Push marker, star up, and is declared as the first action of the turn (§6.6.1). Barbarossa is possible only before the first reshuffle of the Axis (§5.4.2). Overlord and Bagration need all of the following.',
    ),
    list(
      'attested',
      'It is 1944 or later: both year markers have reached the end of 1943.',
      'The Allies hold HIGGINS BOATS, face up.',
      'The Allies control the sea off France, and it is not contested.',
      'Both operations are carried out, Overlord first.',
    ),
    list(
      'ruling',
      'The sea off France is the Channel or the Bay of Biscay. Either is enough if it offers an area to land in (R-34), whichever Ally controls it; the landing itself is Western (R-98).',
      'Overlord and Bagration are one action; neither is possible without the other (R-35).',
      'In the 1944 game Barbarossa counts as carried out (R-95).',
    ),
    text(
      'attested',
      'From 1944 the Axis may neither attack nor place a fleet in such a zone as long as the Allies control it and it is not contested.',
    ),
    text('ruling', 'This holds for the Channel and for the Bay of Biscay, each for itself (R-36).'),
  ),
  section(
    '6.7',
    '6.7.2',
    'Barbarossa',
    list(
      'attested',
      'The Big Push marker is taken off, and the Pact ends (§8.6).',
      'The Axis attacks Baltic States, Minsk, Bessarabia and Crimea, each once, in any order; each attack is chosen when the one before is over.',
      'Neither these attacks nor the blitzes of the operation can be paratroop or amphibious attacks.',
      'The event for a production centre is tried for at once. The Success Bonus waits until the four attacks are over: the gold marker is laid star down at the first win and turned star up after the last attack.',
      'Then, if at least one of the four attacks was won, the Axis has one ordinary Success Bonus (§7.9).',
      'One chain of blitzes (§7.9.2) may follow one of the four attacks or the Success Bonus attack. Its targets must be Soviet-controlled.',
    ),
    list(
      'ruling',
      'The rulebook names Bessarabia in one place and another area in a second; Bessarabia it is (R-32).',
      'Each attack comes from an adjacent Axis area. A target that a blitz has taken already is left out. After at least one attack the Axis may stop (R-68).',
      'A lost attack, a lost blitz or a lost event for a production centre ends neither the operation nor the turn. A lost Success Bonus ends the turn (R-97).',
      'Each blitz costs its hand size as usual, GUDERIAN excepted. Reusable events are not used again from one of the four attacks to the next (R-82).',
      'The Success Bonus attack is free again to be of any kind (R-33).',
    ),
  ),
  section(
    '6.7',
    '6.7.3',
    'Overlord',
    list(
      'attested',
      'The Big Push marker is taken off. The Allies receive MAXIMUM EFFORT wherever it is, even from the Axis, and must play it in the landing, together with HIGGINS BOATS.',
      'The landing is an amphibious attack on one area (§6.5.1): out of the Channel on Normandy, Calais or Holland-Belgium; out of the Bay of Biscay on any enemy area adjacent to it.',
      'Landing won: up to two blitzes follow in place of the usual ones (§7.9.2). They cost no hand size, and the second is allowed even if the first has failed. Berlin cannot be their target.',
      'Landing won: an event tried for as the bonus of a production centre does not end the turn when it is lost.',
      'Landing won: after the second blitz, won, lost or declined, the Western Allies take over Vichy and the seas before it, as §8.5 tells (Operation Anvil-Dragoon).',
      'Landing won: the bonus that was earned is Bagration.',
      'Landing lost: no blitz and no Anvil-Dragoon. Bagration follows all the same.',
    ),
    list(
      'ruling',
      'The limit of events is not checked when MAXIMUM EFFORT is received, and it cannot be cancelled (R-78).',
      'The first blitz starts in the landing area, the second in the area taken last. Declining ends them. Events need the symbol for blitz (R-93).',
      'Landing and blitzes form one chain for Reusable events: those of a won attack may be used again in the next, those of a lost one may not (R-82).',
      'Vichy goes over only after the blitzes, unless one of them takes Paris (R-83).',
    ),
  ),
  section(
    '6.7',
    '6.7.4',
    'Bagration',
    text(
      'attested',
      'The Allies make four attacks, one after the other, from Soviet-controlled areas against Axis-controlled areas. All four are guaranteed, whatever the results of those before. Targets are not announced beforehand, and the same area may be attacked more than once. Berlin cannot be a target, and there are no blitzes.',
    ),
    text(
      'attested',
      'Reusable events played in an attack that succeeds may be played again in the next, as in a chain of blitzes (§7.9.2), if all goes well in all four attacks.',
    ),
    list(
      'ruling',
      'The attacks go by land, or with PARATROOPS from a Soviet area. After the first, the Allies may stop (R-37).',
      'Events that were used in Overlord are out (R-82). No symbol for blitz is needed, and no hand size is paid (R-93).',
      'A production centre that is taken gives its event as usual; losing that conflict costs nothing more (R-97).',
      'When the attacks are over the turn ends. There is no Success Bonus.',
    ),
  ),
  section(
    '6.7.4',
    '6.7.4.1',
    'Cards in Overlord and Bagration',
    list(
      'attested',
      'When the Allies lose a conflict, the Reusable events they used do not go back to the mall. They stay, face down until the next Allied preparation phase.',
      'When the Axis loses a conflict, half of the Reusable events it used, rounded up and of its choice, stay with it until its next preparation phase. The others go to their malls.',
      'After both operations each side shuffles its discard pile into its deck. This is no reshuffle in the sense of §5.4: neither year nor hand size changes.',
    ),
    text(
      'ruling',
      'This holds for every conflict of the operation, those for the events of production centres included. The half is reckoned for each conflict by itself (R-50).',
    ),
  ),
];
