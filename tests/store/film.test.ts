/** A replay is painted without the hands, for every seat at the table. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { filmOf } from '../../src/store/film.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { fresh } from '../support/store-world.ts';

const GAMES: readonly AnyGame[] = [hitlersReich, blitzkriegToMoscow2];
const games = Object.fromEntries(GAMES.map((def) => [def.id, def]));

describe.each([true, false])('a film of a match, hands hidden: %s', (curtain) => {
  it.each(GAMES)('shows $id as an onlooker sees it', async (def) => {
    const tab = fresh({ games });
    const match = () => tab.match.getState();
    const setup = { scenario: def.scenarios[0]?.id ?? '', seed: `film of ${def.id}`, options: {} };
    const made = await match().create({ game: def.id, setup, about: { curtain, undo: 'honest' } });
    expect(made.ok).toBe(true);
    for (let n = 0; n < 12; n++) {
      if (match().curtain || match().isFaceDown) match().takeSeat();
      const move = match().decision?.moves[0];
      if (move) await match().dispatch(move);
    }
    const ground = match().whatIfGround();
    if (!ground) throw new Error('no match');
    const film = filmOf(ground);
    expect(film.last).toBe(match().timeline.points.length - 1);
    for (let at = 0; at <= film.last; at++) {
      const frame = film.frameAt(at);
      const state = ground.match.points[at]?.state;
      expect(frame?.view).toEqual(state && def.view(state, null));
      const move = state && ground.match.points[at]?.entry?.move;
      const parsed = move ? def.words.parse(move) : null;
      expect(frame?.notation).toBe(parsed ? (def.secrets?.openNotation(parsed) ?? move) : null);
    }
    expect(film.frameAt(film.last + 1)).toBeNull();
  });
});
