/** The chances of the seat that answers. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { otherSide } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { gambleAsked, start } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { def } from '../../../support/reich.ts';
import { NAMED, pick, reroll, show, tell } from './conflict.tsx';
import type { Told } from './conflict.tsx';
import { loadWords } from './support.ts';

beforeAll(loadWords);
afterEach(cleanup);

describe('the chance of the seat that answers', () => {
  const figure = () => screen.findByRole('region', { name: 'Your chance' });
  const shareOf = (told: Told, text: string) => {
    const move = decide(def, told.game.state)?.moves.find((one) => def.words.notation(one) === text);
    if (!move) throw new Error(`no ${text}`);
    const { odds } = def.foresight.preview(told.game.state, move);
    const won = odds?.outcomes.find(({ success }) => success)?.count ?? 0;
    return `${((100 * won) / (odds?.total ?? 1)).toFixed(1)}%`;
  };

  it('is the one of leaving the dice before any is chosen, then of what is chosen, as the engine counts it', async () => {
    const told = reroll();
    show(told);
    await waitFor(async () => expect(await figure()).toHaveTextContent(`${shareOf(told, 'done')} you win`));
    expect(await figure()).toHaveTextContent('Keep all dice');
    pick('Axis', 1, 3);
    await waitFor(async () => expect(await figure()).toHaveTextContent(`${shareOf(told, 'rr 1,3')} you win`));
    expect(await figure()).toHaveTextContent(/Re-rolling 4 and 3\s*15 of 36 outcomes/);
    // One figure: there is no other chance next to it.
    expect((await figure()).textContent?.match(/%/g)).toHaveLength(1);
  });

  it('waits for an answer where none leaves things as they are', async () => {
    show(tell(start(), ...NAMED, 'play zhukov', 'done'));
    expect(await figure()).toHaveTextContent('Choose an option to see your chance.');
  });

  it('is shown only to the seat that chooses', () => {
    show(reroll(), { viewer: otherSide('axis') });
    expect(screen.queryByRole('region', { name: 'Your chance' })).toBeNull();
  });

  it('stands there for an event as well', async () => {
    show({ game: gambleAsked(), past: [] });
    expect(await figure()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'DESPERATE GAMBLE' })).toBeVisible();
  });
});
