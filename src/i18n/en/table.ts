import type { Catalogue } from '../message-types.ts';

/** What every game's table shows. Sentences of one game stand in its own catalogue. */
export const en = {
  // Prompt: who, what, why
  'table.prompt': 'Prompt',
  'table.prompt.decides': '{side|player} decides',
  'table.prompt.waiting': 'Waiting for {side|player}',
  'table.prompt.over': 'The game is over',
  'table.prompt.read-only': 'Read-only: you cannot make moves here',
  'table.prompt.past': 'You are looking at an earlier moment',

  // Legal list
  'table.legal': 'Your options',
  'table.legal.count': '{n|plural:# option|# options}',
  'table.legal.filter': 'Filter the options',
  'table.legal.none-found': 'No option matches “{text}”.',
  'table.confirm': 'Confirm',
  'table.back': 'Back',

  // Preview and odds
  'table.preview': 'What will happen',
  'table.warning': 'Warning',
  'table.reasons': 'Dice and reasons',
  'table.reasons.total': 'Total',
  'table.odds': 'Exact odds, of {total|number}',
  'table.odds.exact': 'Exact odds',
  'table.odds.likely': 'Odds with hidden cards',
  'table.odds.about': 'About {share|number}\u00a0%',
  'table.odds.between': '{low|number} to {high|number}\u00a0%',
  'table.odds.ends': '({low|number}\u00a0% {lowBy}, {high|number}\u00a0% {highBy})',
  'table.odds.range': '{success} ({low|number}\u00a0% {lowBy}, {high|number}\u00a0% {highBy})',
  'table.odds.range.sentence': '{share} {success}: {low|number}\u00a0% {lowBy}, {high|number}\u00a0% {highBy}',
  'table.odds.share': '{share|percent}',

  // Why not
  'table.why.title': 'Why not {name}?',
  'table.why.nothing': 'You can do this now.',
  'table.why.ask': 'Why can’t I?',
  'table.why.more': '{n|plural:# more reason|# more reasons}',
  'table.why.copy': 'Copy as text',
  'table.why.copied': 'Copied',

  // What the search finds
  'table.find.space': 'Place',
  'table.find.unit': 'Unit',
  'table.find.card': 'Card',
  'table.find.event': 'Event',
  'table.find.marker': 'Marker',
  'table.find.rule': 'Rule',

  // Curtain
  'table.command.resign': 'Concede the game',
  'table.resign.ask': 'Concede as {side|player}?',
  'table.resign.what': 'The game ends at once and your opponent wins. The log shows it if you take this back.',
  'table.curtain.title': 'Hand over the screen',
  'table.curtain.seat': '{side|player}, your seat',
  'table.curtain.next': 'Next',
  'table.curtain.since': 'Since you last sat here',
  'table.curtain.more': '{n|number} earlier lines are in the log.',
  'table.curtain.lift': 'Take the seat as {side|player}',
  'table.curtain.saved': 'The game is saved up to this point.',
  'table.curtain.public': 'Nothing is hidden in this game.',
  'table.curtain.hidden':
    'Face-up cards are visible to both players. Your opponent’s hand and face-down cards are not on this page.',
  'table.curtain.skip': 'Skip the cover screen in this game',
  'table.curtain.look': 'Look at the map first',

  // Log
  'table.log': 'Log',
  'table.log.empty': 'Nothing has happened yet.',
  'table.log.taken-back': 'taken back',
  'table.log.jump': 'Show this moment',
  'table.dice': 'Dice',
  'table.dice.rolled': 'rolled {faces|text}',
  'table.dice.hit': 'hit',
  'table.dice.miss': 'miss',

  // History bar and branches
  'table.history': 'History',
  'table.history.at': 'Move {at|number} of {total|number}',
  'table.history.live': 'live',
  'table.history.now': 'Return to now',
  'table.history.previous': 'One move back',
  'table.history.next': 'One move on',
  'table.undo': 'Undo',
  'table.redo': 'Redo',
  'table.take-back': 'Take back to here',
  'table.take-back.ask': '{n|plural:Take back # move?|Take back # moves?}',
  'table.take-back.do': 'Take back',
  'table.branches': 'Variations',
  'table.branches.empty': 'No variations. Moves that you take back are kept here.',
  'table.branches.restore': 'Return to this variation',
  'table.branches.from': 'Left at move {at|number}, {n|plural:# move|# moves} long',
  'table.try-line': 'Try a variation',
  'table.try-line.same-dice': 'Try a variation with the same dice',
  'table.try-line.on': 'You are trying a variation. The match waits.',
  'table.try-line.keep': 'Make it the match',
  'table.try-line.leave': 'Back to the game (variation kept)',

  // Dice that may be known, and dice that are new
  'table.known-seed': 'A player typed the dice seed, so the dice can be known beforehand.',
  'table.fork.from': 'From move {at|number} on',
  'table.fork.copy': 'Copy: new dice from here on.',
  'table.fork.import': 'Imported match: new dice from here on.',
  'table.fork.line': 'Variation: new dice from here on.',
  'table.fork.end': 'Continued after the end: new dice from here on.',
  'table.fork.copy.decks':
    'Copy: new dice and shuffles from here on. Hands and decks hold the same cards as in the original.',
  'table.fork.import.decks':
    'Imported match: new dice and shuffles from here on. Hands and decks hold the same cards as in the original.',
  'table.fork.line.decks':
    'Variation: new dice and shuffles from here on. Hands and decks hold the same cards as in the match.',
  'table.fork.end.decks':
    'Continued after the end: new dice and shuffles from here on. Hands and decks hold the same cards as before.',

  // Dice audit and luck
  'table.audit': 'Dice audit',
  'table.audit.seed': 'Fingerprint of the seed',
  'table.audit.ok': '{n|plural:# roll|# rolls} recomputed; every roll matches the record.',
  'table.audit.bad': 'Roll {n|number} differs from the recomputed one.',
  'table.luck': 'Luck',
  'table.luck.rolled': 'Rolled',
  'table.luck.expected': 'Expected',
  'table.luck.none': 'No dice have been rolled yet.',

  // Result
  'table.result': 'Result',
  'table.result.wins': '{side|player} wins',
  'table.result.draw': 'Draw',
  'table.result.score': '{side|side} points: {points|number}',
  'table.result.hand-size': '{side|side} hand size: {points|number}',
  'table.result.again': 'New game',

  // Map
  'table.map': 'Map',
  'table.map.zoom-in': 'Zoom in',
  'table.map.zoom-out': 'Zoom out',
  'table.map.fit': 'Fit the whole map',
  'table.map.focus': 'Show where to act',
  'table.map.legal': 'legal target',
  'table.map.chosen': 'chosen',
  'table.overlay.control': 'Control',
  'table.overlay.zones': 'Zones',
  'table.overlay.points': 'Points',
  'table.overlay.last': 'Last moves',
  'table.overlay.lift': 'Hide pieces',

  // Turn track and pools
  'table.track.turn': 'Turn {turn|number}',
  'table.pool.of': '{side|side} pool',
  'table.pool.empty': 'empty',
  'table.points': 'Points',

  // Table screen: prompt
  'table.prompt.rolling': 'The dice are rolling',
  'table.beat.both': 'Both players',
  'table.beat.changes': 'What changes',
  'table.beat.happened': 'What happened',
  'table.beat.nothing': 'Nothing changes on the board.',
  'table.beat.continue': 'Continue',
  'table.beat.hold': 'Hold',
  'table.beat.replay': 'Replay the dice',
  'table.beat.score': '{winner|number} to {loser|number}',
  'table.command.hold': 'Hold a result',
  'table.command.replay': 'Replay the dice',
  'table.prompt.held': 'Result of the last move',
  'table.prompt.held.why': 'The next player has not taken the seat yet.',
  'table.prompt.hand-over': 'Hand over to {side|player}',
  'table.prompt.turn-up': 'Show my hand',
  'table.prompt.skip': 'Show the result now',
  'table.prompt.past.why': 'You cannot decide anything here. The match itself has not changed.',
  'table.prompt.peek': 'Look only: the next player has not taken the seat yet.',
  'table.prompt.hint.pick': 'Choose from the list or on the map.',
  'table.prompt.hint.list': 'Choose from the list.',
  'table.prompt.next': 'Complete your move',
  'table.prompt.commit': 'Confirm or go back',
  'table.prompt.hint.only': 'Only one option. Press Enter to confirm.',
  'table.prompt.seat': '{side|player}',

  // Table screen: frame and tabs
  'table.panels': 'Panels',
  'table.panels.raise': 'Open the panel',
  'table.panels.lower': 'Close the panel',
  'table.panel.choices': 'Options',
  'table.panel.track': 'Track',
  'table.panel.hand': 'Hand',
  'table.panel.drawer': 'Malls',
  'table.place': 'On the map',
  'table.overlays': 'Overlays of the map',
  'table.overlays.short': 'Overlays',
  'table.rail.moment': 'Turn {turn|number}, {side|side}',
  'table.reconstructed.title': 'What is reconstructed',
  'table.inspect.empty': 'To read about a hex or a unit, press I on it, press and hold it, or right-click it.',

  // Legal list, continued
  'table.legal.change': 'Choose another',
  'table.legal.routes': 'Route',
  'table.legal.closed': 'Not available now',
  'table.legal.closed.count': '{n|plural:# not available – show why|# not available – show why}',
  'table.odds.part': '{what}: {count|number} of {total|number}',
  'table.odds.part.share': '{what}: {share|percent}',
  'table.odds.success': 'you win',
  'table.odds.worth.nothing': 'gains nothing',
  'table.odds.worth.less': 'lowers your chance',
  'table.odds.success.count': '{success}, {count|number} of {total|number}',

  // Why not, continued
  'table.why.not-now': 'not available now',
  'table.why.ways': 'What you can do instead',
  'table.why.way.other': 'Another unit can do this',
  'table.why.way.end': 'Finish this step first',
  'table.why.closes': 'rules it out',

  // Hand-over, continued
  'table.curtain.leave': 'Leave (the game is saved)',
  'table.curtain.peeking': 'You are looking at the map. The next player has not taken the seat yet.',
  'table.curtain.now-on': 'A cover screen will appear at each change of player.',
  'table.curtain.now-off': 'No cover screen: only the prompt changes side.',

  // Log, continued
  'table.log.earlier': '{n|plural:# earlier move|# earlier moves}',
  'table.log.later': '{n|plural:# later move|# later moves}',
  'table.log.older': '{n|plural:# move from before the saved position|# moves from before the saved position}',
  'table.log.try': 'Try a variation from here',
  'table.dice.places': 'draws {first|number} to {last|number}',
  'table.dice.changed': '{from|number} → {to|number}, {verdict}',
  'table.dice.label': '{above}: {value|number}, {below}',

  // History, continued
  'table.history.past': 'earlier',
  'table.history.value': 'Move {at|number} of {total|number}, turn {turn|number}, {side|side}',
  'table.take-back.one': 'Take back',
  'table.take-back.dice':
    '{n|plural:# die already rolled.|# dice already rolled.} Rolling again gives the same results.',
  'table.take-back.new-dice':
    '{n|plural:# die already rolled.|# dice already rolled.} Rolling again gives new results.',
  'table.take-back.seat': 'Your opponent has seen what was decided since then.',
  'table.take-back.kept': 'The log shows the take-back, and the moves stay under Variations.',
  'table.take-back.in-line': 'You are trying a variation: the match itself does not change.',
  'table.branches.cause.undo': 'Undone',
  'table.branches.cause.take-back': 'Taken back',
  'table.branches.cause.line': 'Tried',
  'table.branches.cause.swap': 'Replaced by a variation',
  'table.branches.more': '{n|plural:# more move|# more moves}',
  'table.branches.drop': 'Delete this variation',

  // Read-only and broken
  'table.read-only.other-tab': 'This match is open in another tab. Here it is read-only.',
  'table.read-only.taken-over': 'The match continues in another tab. Here it is now read-only.',
  'table.read-only.chosen': 'Opened read-only: nothing you do here changes the match.',
  'table.read-only.damaged': 'Only part of the file could be read. You see that part, read-only.',
  'table.failed.title': 'This match cannot be opened',
  'table.failed.safe': 'The saved file was not changed.',
  'table.rescue.from-snapshot': 'Continue from the saved position',
  'table.rescue.last-agreeing': 'Open at the last valid move',
  'table.rescue.read-only': 'Open read-only',
  'table.rescue.older-copy': 'Open the previous copy',

  // Result, continued
  'table.result.of': '{side|side} points',
  'table.result.rematch': 'Rematch, seats swapped',
  'table.result.replay': 'Replay the game from the start',

  // Dice page
  'table.dice.page': 'Dice and luck',
  'table.audit.seed-text': 'Seed',
  'table.audit.seed-hidden': 'shown when the game is over',
  'table.audit.seed-second': 'not shown in a copy: the original may still be in play',
  'table.audit.how':
    'All dice of a match come from its seed. The fingerprint is the first part of the seed’s SHA-256: it proves that the seed was fixed before the first roll, without revealing the dice. New dice come from the seed and a second text, the salt. Below, every roll is computed again from them.',
  'table.audit.salt': 'Fingerprint of the salt',
  'table.audit.salt-text': 'Salt',
  'table.audit.rolls': 'Every roll, recomputed',
  'table.audit.stopped': 'From move {n|number} on, the record does not match the seed.',
  'table.audit.draw': 'Draw',
  'table.audit.move': 'Move',
  'table.audit.what': 'Action',
  'table.audit.recorded': 'Recorded',
  'table.audit.recomputed': 'Recomputed',
  'table.audit.agrees': 'Agrees',
  'table.audit.yes': 'yes',
  'table.audit.no': 'no',
  'table.audit.set-up': 'Set-up',
  'table.audit.more': '{n|plural:# more roll|# more rolls}',
  'table.luck.how':
    'Expected is the sum of the exact chances of all rolls as they were made; achieved is how many succeeded.',
  'table.luck.who': 'Attacker',
  'table.luck.tests': 'Rolls',
  'table.luck.achieved': 'Achieved',
  'table.luck.difference': 'Difference',
  'table.luck.rows': '{n|plural:# roll, one by one|# rolls, one by one}',
  'table.luck.chance': 'Chance of success',
  'table.luck.came': 'Result',
  'table.faces': 'Die results',
  'table.faces.of': '{side|side} dice: {n|number} rolled',
  'table.faces.face': 'Face',
  'table.faces.mean': 'mean {mean}, expected {expected}',
  'table.faces.even': 'The broken line shows an even spread: {n} of each face.',

  // Commands of the table
  'table.command.confirm': 'Confirm the chosen move',
  'table.command.pick': 'Choose the option with that number',
  'table.command.end': 'Finish this step',
  'table.command.next': 'Next unit that can act',
  'table.command.previous': 'Previous unit that can act',
  'table.command.focus-question': 'Go to the prompt',
  'table.command.pan': 'With the map in focus: move the map',
  'table.command.focus-map': 'Go to the map',
  'table.command.inspect': 'Inspect the place or piece',
  'table.command.scrub': 'On the history bar: one move, with Shift one turn',
  'table.command.sound': 'Sound on or off',
  'table.sound': 'Sound',
  'table.sound.on': 'Switch sound on',
  'table.sound.off': 'Switch sound off',
  'table.sound.now-on': 'Sound is on',
  'table.sound.now-off': 'Sound is off',
  'table.command.share': 'Copy a link to the whole match',
  'table.command.curtain': 'Cover screen on or off',

  // Map, continued
  'table.map.refused': 'not available now',
  'table.overlay.reach': 'Reach',
  'table.overlay.lift.hold': 'Hold to hide pieces',

  // Where a match stands, and where a fact comes from
  'table.moment': 'Turn {turn|number}, {side|side}: {phase|t}',
  'table.source': 'Where this comes from',
} as const satisfies Catalogue;
