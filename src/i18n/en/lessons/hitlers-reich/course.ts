import type { Catalogue } from '../../../message-types.ts';

/** The first lessons of Hitler’s Reich, and what any of its lessons may say. */
export const course = {
  'lesson.wrong.hr.action': 'You may do that, but the lesson has another plan for this turn. Nothing has changed.',
  'lesson.wrong.hr.card': 'A card that may be played. The example plays another one, and its sums start there.',
  'lesson.wrong.hr.decline': 'That would give up what has been earned. The lesson still has a use for it.',
  'lesson.wrong.hr.done': 'That would end the step before its work is done.',

  'lesson.hr-first-turn.end':
    'That is a full turn: an Axis player turn and an Allied one. You can play on from here against another player.',

  'lesson.hr-first-turn.war.title': 'Spring 1941',
  'lesson.hr-first-turn.war.say':
    'The Axis holds Europe from the Pyrenees to the Bug; London and Moscow hold out. Each turn is one action, then the other side has its turn. There are no armies on the map: what a side can do is in its hand of cards.',

  'lesson.hr-first-turn.hand.title': 'The hand',
  'lesson.hr-first-turn.hand.say':
    'These are conflict cards. Two to ten count their number; the Lieutenant General 11, the Field Marshal 12, the Supreme Commander 13, and these let dice be re-rolled: one, two or three. A lesson shows the hand of the player who decides; at the table only its owner sees it.',

  'lesson.hr-first-turn.size.title': 'Hand size',
  'lesson.hr-first-turn.size.say':
    'The hand size says how many cards a side holds. The Axis begins with 8, the Allies with 6. It falls when you lose a production centre, when certain events strike, and when you pay for a bold move. A side without cards cannot act: at hand size 0 it loses the game at once.',
  'lesson.hr-first-turn.size.ask': 'At what hand size is a side beaten at once?',
  'lesson.hr-first-turn.size.no.1': 'One card is little, but a side may go on with it.',
  'lesson.hr-first-turn.size.no.3':
    'Three is a danger only when the opponent is at 12, and then at the end of a turn (§9.4).',
  'lesson.hr-first-turn.size.then': 'Zero. A side without cards cannot act, and the game is over (§9.1).',

  'lesson.hr-first-turn.win.title': 'How to win',
  'lesson.hr-first-turn.win.say':
    'You win at once when your opponent’s hand size falls to 0, or when you control all six production centres of one enemy nation. Otherwise the hand sizes and the centres decide at the end of 1945. So every fight over a centre, and every event that costs hand size, moves you towards victory.',

  'lesson.hr-first-turn.pact.title': 'The Pact',
  'lesson.hr-first-turn.pact.say':
    'Poland and Minsk are side by side. Yet in the spring of 1941 a treaty holds between Berlin and Moscow.',
  'lesson.hr-first-turn.pact.ask': 'Click Minsk to ask why it cannot be attacked.',
  'lesson.hr-first-turn.pact.no': 'Another place. Minsk is the Soviet area east of Poland.',
  'lesson.hr-first-turn.pact.then':
    'The Nazi-Soviet Pact bars attacks either way until the Axis breaks it. Barbarossa, a lesson of its own, does that.',

  'lesson.hr-first-turn.near.title': 'Who may attack',
  'lesson.hr-first-turn.near.say':
    'You make a land attack from one of your areas to an adjacent one. Yugoslavia is printed Western Allied and borders five Axis areas.',
  'lesson.hr-first-turn.near.ask': 'From which of these can the Axis attack Yugoslavia by land?',
  'lesson.hr-first-turn.near.option.hungary': 'Hungary',
  'lesson.hr-first-turn.near.option.greece': 'Greece',
  'lesson.hr-first-turn.near.no.greece': 'Greece touches Yugoslavia, but it is printed Western Allied as well.',
  'lesson.hr-first-turn.near.option.poland': 'Poland',
  'lesson.hr-first-turn.near.no.poland': 'Poland is held by the Axis, but Hungary is between it and Yugoslavia.',
  'lesson.hr-first-turn.near.then':
    'Hungary; also Austria, Romania, Bulgaria and Rome. For the Axis the starting area makes no difference to the dice.',

  'lesson.hr-first-turn.dice.title': 'Counting dice',
  'lesson.hr-first-turn.dice.say':
    'Each side rolls three dice. An attacker that controls more of the areas around the target than the defender rolls one more: the Area bonus. Around Yugoslavia there are five Axis areas and one Allied area, Greece.',
  'lesson.hr-first-turn.dice.ask': 'How many dice does the Axis roll, before any event?',
  'lesson.hr-first-turn.dice.no.3': 'Three are the base. Five neighbours against one give something more.',
  'lesson.hr-first-turn.dice.no.5': 'The Area bonus is one die, however great the advantage.',
  'lesson.hr-first-turn.dice.then': 'Four: the base of three and the Area bonus. The Allies roll three.',

  'lesson.hr-first-turn.attack.title': 'Declaring the attack',
  'lesson.hr-first-turn.attack.say':
    'Choose the kind of attack, the area it starts from and the target, in any order. Before you confirm you see the odds and what you would gain.',
  'lesson.hr-first-turn.attack.ask': 'Attack Yugoslavia by land.',
  'lesson.hr-first-turn.attack.no.place':
    'You may attack there. This plan goes against Yugoslavia, where five neighbours help.',
  'lesson.hr-first-turn.attack.no.sea': 'A sea attack wins a zone. This plan stays ashore.',
  'lesson.hr-first-turn.attack.no.push':
    'You can launch Barbarossa once, and it takes the Big Push marker. It is worth saving.',
  'lesson.hr-first-turn.attack.then': 'The conflict begins. First the attacker may play events, then the defender.',

  'lesson.hr-first-turn.event.title': 'Playing an event',
  'lesson.hr-first-turn.event.say':
    'You have four events face up. You can play two of them in a land attack: STUKAS makes the defender re-roll a die, WAFFEN SS adds a die.',
  'lesson.hr-first-turn.event.ask': 'Play WAFFEN SS.',
  'lesson.hr-first-turn.event.no.stukas':
    'It could be played too. This attack shows one event at work: the additional die.',
  'lesson.hr-first-turn.event.no.done': 'That would go without events. A die more is worth having here.',

  'lesson.hr-first-turn.enough.title': 'Enough',
  'lesson.hr-first-turn.enough.say':
    'You keep a Reusable event when you win the conflict; when you lose, it goes back to its mall. If you play all of them, you risk all of them.',
  'lesson.hr-first-turn.enough.ask': 'Finish playing events.',
  'lesson.hr-first-turn.enough.no.stukas':
    'Allowed. It stays in hand here, so that a defeat would cost only one event.',
  'lesson.hr-first-turn.enough.then':
    'The Allied player plays nothing. Now each side chooses a card, face down; neither sees the other’s.',

  'lesson.hr-first-turn.card.title': 'The conflict card',
  'lesson.hr-first-turn.card.say':
    'The value of the card is added to the dice. It is used up, won or lost, but both hands are filled again after the conflict. In a tie German cards beat Allied ones, and Allied ones beat Italian ones.',
  'lesson.hr-first-turn.card.ask': 'Play the German Lieutenant General, worth 11.',
  'lesson.hr-first-turn.card.no.supreme':
    'The Supreme Commander would do it. He is worth more in a fight for a production centre.',
  'lesson.hr-first-turn.card.no.italian': 'Italian cards lose ties against the Allies. Here a German one is safer.',
  'lesson.hr-first-turn.card.no.low':
    'Too little: the Allied card may be as high as 13. The Lieutenant General also saves a bad roll.',
  'lesson.hr-first-turn.card.then':
    'The Allies show the Western 9. Axis dice 1, 1, 2, 4, 5 make 24 with the card; Allied dice 5, 5, 6 make 25.',

  'lesson.hr-first-turn.again.title': 'Re-rolling',
  'lesson.hr-first-turn.again.say':
    'The Axis is one behind. The Lieutenant General lets you re-roll one die; you must keep the new roll.',
  'lesson.hr-first-turn.again.ask': 'Re-roll one of the two 1s.',
  'lesson.hr-first-turn.again.no.higher':
    'Any other die has less to gain, or could only fall lower. A 1 cannot get worse.',
  'lesson.hr-first-turn.again.no.done': 'That would leave it at 24 against 25, and the attack would be lost.',
  'lesson.hr-first-turn.again.then':
    'A 4 for a 1: 27 against 25. Yugoslavia is taken, and WAFFEN SS is kept, face down until the next Axis preparation.',

  'lesson.hr-first-turn.won.title': 'What you have earned',
  'lesson.hr-first-turn.won.say':
    'An Axis marker is on Yugoslavia; both hands are full again. Yugoslavia has no drum, the sign of a production centre.',
  'lesson.hr-first-turn.won.ask': 'What do you earn when you win your first action?',
  'lesson.hr-first-turn.won.option.nothing': 'Nothing but the area',
  'lesson.hr-first-turn.won.no.nothing':
    'There is more: the first action of a turn, when it succeeds, earns another one.',
  'lesson.hr-first-turn.won.option.success': 'A Success Bonus: one more action',
  'lesson.hr-first-turn.won.option.centre': 'A production-centre bonus: an event',
  'lesson.hr-first-turn.won.no.centre': 'That bonus comes with a production centre. Yugoslavia is none.',
  'lesson.hr-first-turn.won.then':
    'The Success Bonus, one more action of any kind (§7.9). After you take an area by land you may also blitz from it.',

  'lesson.hr-first-turn.blitz.title': 'Blitz or not',
  'lesson.hr-first-turn.blitz.say':
    'You could blitz on into Greece at once. A blitz costs 1 hand size, and if you lose it your turn ends without the Success Bonus.',
  'lesson.hr-first-turn.blitz.ask': 'Decline the blitz.',
  'lesson.hr-first-turn.blitz.no.blitz': 'Allowed, and often right. This turn keeps its hand size of 8 and its bonus.',
  'lesson.hr-first-turn.blitz.then':
    'Declined. The chain may still be begun after the attack of a Success Bonus; another action cannot start it.',

  'lesson.hr-first-turn.bonus.title': 'The Success Bonus',
  'lesson.hr-first-turn.bonus.say':
    'The malls hold the events one can try for. WOLFPACK, in the Axis mall, costs the Allies one hand size. To win an event is a conflict of its own: three dice each, one card each.',
  'lesson.hr-first-turn.bonus.ask': 'Try for WOLFPACK.',
  'lesson.hr-first-turn.bonus.no.event': 'A possible aim. WOLFPACK works at once and for good.',
  'lesson.hr-first-turn.bonus.then':
    'The Allies could play ENIGMA and do not. Suits bind nobody here: an event conflict asks for no red card.',

  'lesson.hr-first-turn.second.title': 'The second card',
  'lesson.hr-first-turn.second.say':
    'Eight cards again: the Lieutenant General has been replaced. Against an event a middling card often does.',
  'lesson.hr-first-turn.second.ask': 'Play the Italian 10.',
  'lesson.hr-first-turn.second.then':
    '4, 5, 6 and 10 make 25; the Western 8 with 2, 3, 4 makes 17. WOLFPACK takes effect and goes to the box lid.',

  'lesson.hr-first-turn.loss.title': 'The price for the Allies',
  'lesson.hr-first-turn.loss.say':
    'The Allied hand size was 6. WOLFPACK lowers it by one, and one card must be discarded besides the one played.',
  'lesson.hr-first-turn.loss.ask': 'What is the Allied hand size now?',
  'lesson.hr-first-turn.loss.no.4':
    'WOLFPACK takes one. The card played is replaced and does not change the hand size.',
  'lesson.hr-first-turn.loss.no.6': 'That was before WOLFPACK.',
  'lesson.hr-first-turn.loss.then': 'Five. A side at 5 has a card less in every choice until it wins hand size back.',

  'lesson.hr-first-turn.over.title': 'The Allied discard',
  'lesson.hr-first-turn.over.say': 'The Allied player chooses what to give up. WOLFPACK asks for no particular suit.',
  'lesson.hr-first-turn.over.ask': 'Discard any card for the Allies.',
  'lesson.hr-first-turn.over.then':
    'Both hands are full again. The Axis has used its action and its bonus; its turn is over.',

  'lesson.hr-first-turn.seat.title': 'Change of player',
  'lesson.hr-first-turn.seat.say':
    'Between two players a cover screen hides the hands. It names who takes the seat, what happened and what to decide. In a game your opponent presses the button; here you do.',

  'lesson.hr-first-turn.allied.title': 'The Allied turn',
  'lesson.hr-first-turn.allied.say':
    'Now you see the Allied hand. The Allied player has the same choice of actions. A fortress costs a card and ends the turn, but it turns a die in defence.',
  'lesson.hr-first-turn.allied.ask': 'Build a fortress in Moscow.',
  'lesson.hr-first-turn.allied.no.place': 'You may build there. Moscow is worth more: it is a capital with two drums.',
  'lesson.hr-first-turn.allied.no.attack': 'You may do that, but with 5 cards against 8 this turn builds.',

  'lesson.hr-first-turn.pay.title': 'The price',
  'lesson.hr-first-turn.pay.say': 'You pay for the fortress with a conflict card. Low cards are the cheapest.',
  'lesson.hr-first-turn.pay.ask': 'Discard a card for the fortress.',
  'lesson.hr-first-turn.pay.then':
    'The fortress is in Moscow, the Allied hand is full again, and the Axis has its next turn.',

  'lesson.hr-map.end':
    'On the real table the same questions are answered wherever you point: what is there, who holds it, and why something cannot be done.',

  'lesson.hr-map.spaces.title': 'Areas and sea zones',
  'lesson.hr-map.spaces.say':
    'The map has areas of land and zones of sea; together they are spaces. This is an invented position of 1942. A space is adjacent to another where they share a border line, not where corners touch.',

  'lesson.hr-map.capital.title': 'Capitals',
  'lesson.hr-map.capital.say':
    'A drum is a production centre. Each nation has a capital among them, with more than one drum. The defender of an unfallen capital rolls one more die.',
  'lesson.hr-map.capital.ask': 'Click a capital of the Allies.',
  'lesson.hr-map.capital.no': 'No Allied capital. One is on an island in the west, one deep in the east.',
  'lesson.hr-map.capital.then': 'London and Moscow, two drums each. Berlin is the capital of the Axis.',

  'lesson.hr-map.drums.title': 'Drums',
  'lesson.hr-map.drums.say':
    'The drums say how much hand size is lost with a production centre. It comes back with the centre.',
  'lesson.hr-map.drums.ask': 'How much hand size does the Axis lose with Berlin?',
  'lesson.hr-map.drums.no.1': 'One drum is in Paris, the Ruhr or Rome. Look at Berlin again.',
  'lesson.hr-map.drums.no.2': 'Two are in London and Moscow. Berlin has more.',
  'lesson.hr-map.drums.then':
    'Three, more than any other centre. Two sea zones count as well: the North Sea and the Irish Sea carry one drum each for the Western Allies.',

  'lesson.hr-map.print.title': 'Printed control',
  'lesson.hr-map.print.say':
    'Smolensk has no marker. An area without one belongs to the nation whose sign is printed on it: cross, white star, red star.',
  'lesson.hr-map.print.ask': 'Who controls Smolensk?',
  'lesson.hr-map.print.option.nobody': 'Nobody',
  'lesson.hr-map.print.no.nobody': 'Only sea zones and neutral areas are without control when they have no marker.',
  'lesson.hr-map.print.option.soviet': 'The Soviet Union',
  'lesson.hr-map.print.option.axis': 'The Axis',
  'lesson.hr-map.print.no.axis': 'The Axis holds Minsk next to it. Smolensk still shows its red star.',
  'lesson.hr-map.print.then':
    'The Soviet Union, by the print. Sea zones have no print: without a marker nobody controls them.',

  'lesson.hr-map.marker.title': 'Control markers',
  'lesson.hr-map.marker.say':
    'Where control differs from the print a marker says so. Square and cross is the Axis, a disc with a star the Western Allies, a hexagon with a star the Soviet Union.',
  'lesson.hr-map.marker.ask': 'Click an area that the Axis has taken from the Soviet Union.',
  'lesson.hr-map.marker.no': 'No Axis marker is there. Look along the eastern border of Poland and around Leningrad.',
  'lesson.hr-map.marker.then':
    'The Baltic States, Minsk, Bessarabia and Leningrad. When an area is won back, the marker is simply lifted.',

  'lesson.hr-map.contested.title': 'Contested zones',
  'lesson.hr-map.contested.say':
    'A fleet is in a zone and keeps it. Where one side has its marker and the other a fleet, the zone is contested: its owner cannot land from it or cross by it. The North Sea here is Axis with an Axis fleet, so it is not.',
  'lesson.hr-map.contested.ask': 'Click the contested sea zone.',
  'lesson.hr-map.contested.no': 'Marker and fleet do not oppose each other there. Look between Sicily and Malta.',
  'lesson.hr-map.contested.then':
    'The Sicily Sea: a Western marker and an Axis fleet. To clear it, the owner attacks its own zone.',

  'lesson.hr-map.reach.title': 'Land attacks',
  'lesson.hr-map.reach.say': 'A land attack goes from one of your areas to an adjacent enemy one. Minsk is Axis-held.',
  'lesson.hr-map.reach.ask': 'Click a Soviet area that can be attacked from Minsk.',
  'lesson.hr-map.reach.no': 'Not from Minsk: it must be Soviet and share a border with Minsk.',
  'lesson.hr-map.reach.then':
    'Smolensk and Kharkov. The Baltic States and Bessarabia touch Minsk too, but they are Axis already.',

  'lesson.hr-map.corner.title': 'A closed corner',
  'lesson.hr-map.corner.say': 'Leningrad and Moscow look close. Between them are Vologda and Smolensk.',
  'lesson.hr-map.corner.ask': 'Select Leningrad, then click Moscow.',
  'lesson.hr-map.corner.no': 'Another target. The question is why Leningrad cannot attack Moscow.',
  'lesson.hr-map.corner.then':
    'They do not border. Wherever areas meet in a point only, a small dot on the map says that there is no way.',

  'lesson.hr-map.strait.title': 'A strait',
  'lesson.hr-map.strait.say':
    'Naples and Sicily face each other across a narrow water. A land attack across it is possible only for the side that controls the Sicily Sea without an enemy fleet in it.',
  'lesson.hr-map.strait.ask': 'Select Naples, then click Sicily.',
  'lesson.hr-map.strait.no': 'Another target. Select Naples and ask about Sicily.',
  'lesson.hr-map.strait.then':
    'The zone is Western. The Turkish Straits are the other special case; Gibraltar and Morocco, Denmark and Norway do not touch at all.',

  'lesson.hr-map.island.title': 'Islands',
  'lesson.hr-map.island.say': 'The Axis is on the coast of the English Channel. London is on an island.',
  'lesson.hr-map.island.ask': 'Click London to ask what bars an attack.',
  'lesson.hr-map.island.no': 'Another place. London is the area with two drums in the west.',
  'lesson.hr-map.island.then':
    'Three ways, all closed: none of your areas touches London, no PARATROOPS, no LANDING CRAFT. With one of these events face up the air or the sea opens.',

  'lesson.hr-map.vichy.title': 'Vichy',
  'lesson.hr-map.vichy.say':
    'The unoccupied south of France and the French overseas areas are neutral until the Allies attack them or take Paris.',
  'lesson.hr-map.vichy.ask': 'Select Bordeaux, then click Vichy France.',
  'lesson.hr-map.vichy.no': 'Another target. Select Bordeaux and ask about Vichy France.',
  'lesson.hr-map.vichy.then':
    'The Axis never attacks neutral Vichy. The Allies may, and the other Vichy areas then go to the Axis.',

  'lesson.hr-map.neutral.title': 'Neutrals',
  'lesson.hr-map.neutral.say':
    'Spain and Turkey stay neutral until an event brings them in: FRANCO brings Spain to the Axis, and a common event brings in Turkey. Sweden, Switzerland, Portugal and Saudi Arabia are closed for good.',
  'lesson.hr-map.neutral.ask': 'Click Turkey to ask why it cannot be attacked.',
  'lesson.hr-map.neutral.no': 'Another place. Turkey is between the Black Sea and the Levant.',
  'lesson.hr-map.neutral.then':
    'Neutral, and so no target. While Turkey is neutral no fleet uses its straits: the Aegean and the Black Sea are not adjacent.',

  'lesson.hr-map.pieces.title': 'Fleets and fortresses',
  'lesson.hr-map.pieces.say':
    'A star-shaped fortress is in Romania, a fleet in the North Sea. Neither ever moves, and neither attacks.',
  'lesson.hr-map.pieces.ask': 'What does a fleet do?',
  'lesson.hr-map.pieces.option.fleet-moves': 'It sails to an adjacent zone',
  'lesson.hr-map.pieces.no.fleet-moves': 'Nothing moves in this game. A fleet stays until it is lost or lifted.',
  'lesson.hr-map.pieces.option.die': 'It helps its side with a die in the conflict for its zone',
  'lesson.hr-map.pieces.option.control': 'It makes its zone impossible to attack',
  'lesson.hr-map.pieces.no.control':
    'It helps to hold the zone, no more. A zone with a fleet can be attacked and lost.',
  'lesson.hr-map.pieces.then':
    'One die more at sea. A fortress turns one die of its defender to 5, once, and is lost with the area.',

  'lesson.hr-map.fleet.title': 'Placing a fleet',
  'lesson.hr-map.fleet.say':
    'To place a fleet is an action of its own. It goes to a zone, costs a card and succeeds without dice.',
  'lesson.hr-map.fleet.ask': 'Place a fleet in the Baltic Sea.',
  'lesson.hr-map.fleet.no.zone': 'A zone one may choose. The Baltic guards the coast from Germany to Leningrad.',
  'lesson.hr-map.fleet.then': 'The zone is chosen; a card pays for it.',

  'lesson.hr-map.pay.title': 'Paying with a card',
  'lesson.hr-map.pay.say': 'Any card pays. It is replaced when hands are filled at the end of the turn.',
  'lesson.hr-map.pay.ask': 'Discard the Italian 3.',
  'lesson.hr-map.pay.no.dear': 'Any card pays. The lowest one is missed least.',
  'lesson.hr-map.pay.then': 'The fleet is in the Baltic, and the turn is over: building earns no Success Bonus.',
} as const satisfies Catalogue;
