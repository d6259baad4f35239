import { namesFromBtm } from './names-btm.ts';
import { namesFrom } from './names.ts';
import type { Names } from './names.ts';

/** Games whose facts name their things in a form of their own. */
const FORMS: Readonly<Record<string, (facts: never, seats: Readonly<Record<string, string>>) => Names>> = {
  'blitzkrieg-to-moscow-2': namesFromBtm,
};

/** Names of a game of which only the id is known; its facts are its own by the registry's word. */
export function namesOfGame(game: string, facts: object, seats: Readonly<Record<string, string>> = {}): Names {
  const form = Object.hasOwn(FORMS, game) ? FORMS[game] : undefined;
  return form ? form(facts as never, seats) : namesFrom(facts, seats);
}
