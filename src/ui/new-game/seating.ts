/** The players of the seats, and the sentence that names them. */
import type { Line } from '../../engine/kernel/types.ts';
import type { Level } from '../../players/levels.ts';
import type { Player } from '../../store/last-setup.ts';

/** In the order of the seats; it stays when the game changes. */
export interface Place {
  readonly player: Player;
  readonly name: string;
}
export type Places = readonly [Place, Place];

export const isPerson = ({ player }: Place): boolean => player === 'person';
export const countPersons = (places: Places): number => places.filter(isPerson).length;

/** One person against the middle level, or the strongest below it. */
export function usualPlayers(levels: readonly Level[]): readonly [Player, Player] {
  return ['person', levels.includes('veteran') ? 'veteran' : (levels.at(-1) ?? 'person')];
}

/** A person takes a seat whose level the game lacks. */
export const fitPlayer = (player: Player, levels: readonly Level[]): Player =>
  player === 'person' || levels.includes(player) ? player : 'person';

const WORDS = {
  you: ['new.you', 'new.you.second'],
  other: ['new.person', 'new.person.second'],
} as const;

function callOf(places: Places, at: 0 | 1): string {
  const { player, name } = places[at];
  if (player !== 'person') return `level.${player}`;
  if (name.trim() !== '') return '';
  return WORDS[countPersons(places) === 1 ? 'you' : 'other'][at];
}

/** `sides` are the names of the sides. */
export function tellSeating(places: Places, sides: readonly [string, string], say: (key: string) => string): Line {
  const [x, y] = sides;
  const names = places.map(({ name }) => name.trim());
  if (countPersons(places) === 2 && names.every((name) => name === ''))
    return { key: 'new.summary.people', params: { x, y } };
  const [a, b] = ([0, 1] as const).map((at) => {
    const key = callOf(places, at);
    return key === '' ? (names[at] ?? '') : say(key);
  });
  return { key: 'new.summary', params: { a: a ?? '', x, b: b ?? '', y } };
}

/** The person keeps the second seat if it was theirs against a program. */
export function seatsFor(against: Player, last: readonly Player[] | null): Places {
  const [me, other]: readonly [Place, Place] = [
    { player: 'person', name: '' },
    { player: against, name: '' },
  ];
  const isSecond = against !== 'person' && last?.[1] === 'person' && last[0] !== 'person';
  return isSecond ? [other, me] : [me, other];
}
