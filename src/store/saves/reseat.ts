/** A copy of a save for other players: another match, and no game of a series. */
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { Player } from '../last-setup.ts';

export interface Seating {
  readonly players: Readonly<Record<string, Player>>;
  readonly hasSecrets: boolean;
}

export function reseat(text: string, { players, hasSecrets }: Seating): string {
  const { about, ...file } = JSON.parse(text) as SaveFile;
  const { computers: before = {}, series: _contest, seatNames, curtain, ...kept } = about;
  const isPerson = (seat: string): boolean => players[seat] === 'person';
  const computers = Object.fromEntries(Object.entries(players).filter(([seat]) => !isPerson(seat)));
  const isAlone = Object.keys(computers).length > 0;
  return JSON.stringify({
    ...file,
    about: {
      ...kept,
      // A program's seat has no person's name, and the other way round.
      seatNames: Object.fromEntries(
        Object.entries(seatNames).filter(([seat]) => isPerson(seat) && !Object.hasOwn(before, seat)),
      ),
      // Hands stay as hidden as they were; where none are, one person needs no cover screen.
      curtain: isAlone ? hasSecrets && curtain : curtain,
      ...(isAlone ? { computers } : {}),
    },
  });
}
