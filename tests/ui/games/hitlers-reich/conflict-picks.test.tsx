/** Dice picked one by one, and cards of which nothing hidden is shown. */
import { withoutLike } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { diceAsked } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { isConflictPanelOpen } from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-panel.tsx';
import { vologdaWon } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { rolled as fought } from '../../../engine/hitlers-reich/events/support.ts';
import { table } from '../../../engine/hitlers-reich/golden/support.ts';
import { asks, def } from '../../../support/reich.ts';
import { isBroken, loadWords, sceneOf, secretIn } from './support.ts';
import { tell, hidden, rolled, reroll, MOSCOW, Shown, show, sideOf, diceOf, pick, watch } from './conflict.tsx';

beforeAll(loadWords);
afterEach(cleanup);

describe('picking dice', () => {
  it('one by one makes the set that the rules list, and takes it apart again', () => {
    const { chosen } = show(reroll());
    pick('Axis', 1);
    expect(chosen()).toBe('rr 1');
    pick('Axis', 3);
    expect(chosen()).toBe('rr 1,3');
    expect(diceOf('Axis').getAllByRole('button', { pressed: true })).toHaveLength(2);
    pick('Axis', 1);
    expect(chosen()).toBe('rr 3');
    pick('Axis', 3);
    expect(chosen()).toBeNull();
  });

  it('asks why where no legal move has so many', () => {
    const { chosen, asked } = show(reroll());
    pick('Axis', 1, 2, 3);
    expect(chosen()).toBe('rr 1,2');
    expect(asked).toEqual(['button:dice-1,2,3']);
  });

  it('offers no die of the other side, and none to the other seat', () => {
    show(reroll());
    expect(diceOf('Allied').queryAllByRole('button')).toEqual([]);
    cleanup();
    show(reroll(), { viewer: 'allies' });
    expect(diceOf('Axis').queryAllByRole('button')).toEqual([]);
  });

  it('takes dice of either side for effects, with the effect that can', async () => {
    const { chosen } = show(rolled());
    pick('Allied', 3);
    await waitFor(() => expect(chosen()).toBe('fx stukas opp 3'));
    pick('Allied', 1);
    await waitFor(() => expect(chosen()).toBe('fx stukas opp 1'));
    pick('Axis', 3);
    await waitFor(() => expect(chosen()).toBe('fx von-manstein own 3'));
  });

  it('says to which face a fortress turns a die, before one is picked', () => {
    const fort = (area: string, scene: 'land' | 'red-land') =>
      fought('axis', scene, [1, 1, 1, 2, 2, 2], { fortresses: { allies: [area] } });
    const { chosen } = show({ game: fort('leningrad', 'red-land'), past: [] });
    const dice = diceOf('Allied').getAllByRole('button');
    expect(dice.map((die) => die.getAttribute('aria-label'))).toEqual(
      [1, 2, 3].map((n) => `Die ${n}, die ${n}: shows 2, Fortress: to 5`),
    );
    expect(dice[1]).toHaveTextContent('Fortress: to 5');
    pick('Allied', 2);
    expect(chosen()).toBe('fx fortress own 2');
    cleanup();
    show({ game: fort('egypt', 'land'), past: [] });
    expect(diceOf('Allied').getAllByRole('button')[0]).toHaveTextContent('Fortress: to 4');
    cleanup();
    show({ game: fort('egypt', 'land'), past: [] }, { lang: 'ja' });
    expect(screen.getAllByText('要塞：4に')).toHaveLength(3);
  });

  it('takes the very die that is pointed at, though the list names one that shows the same', () => {
    const { chosen } = show(tell(vologdaWon(), ...MOSCOW.slice(0, 10)));
    expect(chosen()).toBeNull();
    cleanup();
    const told = tell(vologdaWon(), ...MOSCOW.slice(0, 11));
    const like = show(told);
    pick('Axis', 4);
    expect(like.chosen()).toBe('rr 4');
    expect(diceOf('Axis').getByRole('button', { pressed: true })).toHaveTextContent('WAFFEN SS');
  });

  it('works for a Big Push, beside the card and the sum that is needed', () => {
    const hands = { axis: ['G13', 'G8', 'G7'], allies: ['S9', 'S8'] };
    const told = tell(table({ bigPush: { axis: 'none', allies: 'none' }, hands }), 'plan', ['discard G13', [6, 5, 4]]);
    expect(asks(told.game)).toBe('plan/reroll');
    expect(isConflictPanelOpen(def.view(told.game.state, 'axis'))).toBe(true);
    const { chosen } = show(told);
    expect(screen.getByText('The three dice must total less than 13, the value of the card.')).toBeVisible();
    expect(sideOf('Axis')).toHaveTextContent('15');
    expect(sideOf('Axis')).toHaveTextContent('not less than 13: failure');
    pick('Axis', 1, 2);
    expect(chosen()).toBe('rr 1,2');
  });

  it('are told by their faces while all hands lie face down', () => {
    for (const { game } of [rolled(), reroll()]) {
      const legal = decide(def, game.state)?.moves ?? [];
      const [seen, unseen] = [sceneOf(game.state, 'axis'), sceneOf(game.state, null)];
      expect(diceAsked(unseen.view, true)).toEqual(game.state.conflict?.dice.axis);
      expect(diceAsked(unseen.view, false)).toEqual(game.state.conflict?.dice.allies);
      expect(withoutLike(unseen, legal)).toEqual(withoutLike(seen, legal));
    }
  });
});

describe('a card', () => {
  it('that is hidden shows its back to the other seat and to onlookers, and nothing of its face', () => {
    for (const viewer of ['allies', null] as const) {
      const { container } = show(hidden(), { viewer });
      expect(screen.getByRole('img', { name: 'Axis card, sealed face down' })).toBeVisible();
      expect(sideOf('Allied')).toHaveTextContent('Card not chosen yet');
      expect(container.innerHTML).not.toMatch(/G12|Field Marshal|>12</);
      cleanup();
    }
    show(hidden(), { viewer: 'axis' });
    expect(screen.getByRole('button', { name: 'German Field Marshal (12)' })).toBeVisible();
    expect(sideOf('Axis')).toHaveTextContent('sealed');
  });

  it.each([
    ['en', 'sealed', 'Card not chosen yet'],
    ['ja', '裏向きで確定済み', 'カード未選択'],
  ] as const)('that is chosen ahead is sealed, not open: %s', (lang, sealed, open) => {
    const { container } = show(hidden(), { viewer: null, lang, sealed: 'allies' });
    expect(container).not.toHaveTextContent(open);
    expect(container.querySelectorAll('.hr-card--sealed')).toHaveLength(2);
    expect([...container.querySelectorAll('.fight-card__hidden')].map((mark) => mark.textContent)).toEqual([
      sealed,
      sealed,
    ]);
  });

  it('is hidden from every seat that must not see it in random games, in both languages', () => {
    let seen = 0;
    const faults = new Set<string>();
    watch(['hidden 1', 'hidden 1944'], ({ state, past }) => {
      const { conflict } = state;
      if (!conflict || conflict.winner !== null) return;
      seen += 1;
      if (seen % 7 !== 0) return;
      const told = { game: { state, events: [] }, past };
      for (const viewer of [...SIDES, null])
        for (const lang of LANGS) {
          const scene = sceneOf(state, viewer, lang);
          const markup = renderToStaticMarkup(<Shown told={told} viewer={viewer} lang={lang} />);
          for (const [, text = ''] of markup.matchAll(/>([^<>]+)<|aria-label="([^"]+)"/g)) {
            if (text.trim() !== '' && isBroken(text)) faults.add(text);
            const secret = secretIn(scene, text);
            if (secret !== null) faults.add(`${viewer ?? 'all'}: ${secret}`);
          }
        }
    });
    expect([...faults]).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  }, 60_000);
});
