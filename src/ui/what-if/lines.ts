/** Figures and names of lines, and which of them are shown. */
import type { WhatIfActions, WhatIfLine } from '../../store/what-if/types.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { BeatView, GameTable, WordScene } from '../table/game-table.ts';

/** 0.4123 is `41.2`. */
export const perCent = (chance: number): string => (100 * chance).toFixed(1);

/** `+11.4`, `−0.6`. */
export function signedPoints(points: number): string {
  const text = Math.abs(100 * points).toFixed(1);
  return points < 0 && text !== '0.0' ? `−${text}` : `+${text}`;
}

/** A to Z, then AA, AB. */
export function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}

const wordFirst = (game: GameTable, scene: WordScene<Types>, { moves, roll }: WhatIfLine): string | null => {
  const told = (roll ? moves.findLast(({ dice }) => dice.length > 0) : undefined) ?? moves[0];
  return told === undefined || told.notation === '' ? null : game.log.wordNotation(scene, told.notation);
};

/** Its name, or the move that was rolled. */
export function nameLine(game: GameTable, scene: WordScene<Types>, line: WhatIfLine): string {
  if (line.name !== '') return line.name;
  const { t } = scene.i18n;
  return wordFirst(game, scene, line) ?? t(line.id === null ? 'what-if.line.match' : 'what-if.line.none');
}

/** The result of the last roll; null if the game tells nothing. */
export function beatOf(game: GameTable, scene: Omit<WordScene<Types>, 'view'>, { roll }: WhatIfLine): BeatView | null {
  if (!roll) return null;
  try {
    return game.roll.readBeat({ ...scene, view: roll.view }, roll.events);
  } catch {
    // The game needs the position before it; the list of moves says the same.
    return null;
  }
}

interface LineChoice<L> {
  readonly visible: readonly L[];
  readonly choices: readonly L[];
  readonly shown: string;
}

interface AnyLine {
  readonly key: string;
  readonly hands: string | null;
}

/** A phone shows one line; a wide page the match and one variation, which fit the window. */
export function chooseLines<L extends AnyLine>(lines: readonly L[], wanted: string, isPhone: boolean): LineChoice<L> {
  const known = lines.find(({ key }) => key === wanted) ?? null;
  if (isPhone) {
    const one = known ?? lines[0];
    return { visible: one ? [one] : [], choices: lines, shown: one?.key ?? wanted };
  }
  const [match, ...variations] = lines;
  const asked = known && known !== match ? known : null;
  const played = variations.find(({ hands }) => hands !== null);
  const beside = asked ?? played ?? variations.at(-1);
  return {
    visible: [match, beside].filter((line) => line !== undefined),
    choices: variations,
    shown: beside?.key ?? wanted,
  };
}

export function tryOut(actions: Pick<WhatIfActions, 'merge'>, line: WhatIfLine, name: string, back: number): void {
  const made = actions.merge(line.key, name);
  if (!made) return;
  void import('../experiment/draft.ts').then((part) => part.experimentFromText(made.game, made.text, name, back));
}
