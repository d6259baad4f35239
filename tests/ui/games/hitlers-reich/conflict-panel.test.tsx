/** The conflict as it is played out: totals that add up, a reason for each die, dice picked one by one, nothing hidden. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HrEvent } from '../../../../src/engine/games/hitlers-reich/events.ts';
import { otherSide, SIDES, type Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import { judgement, totalOf } from '../../../../src/engine/games/hitlers-reich/rules/dice.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import type { Line, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { pickTarget, select } from '../../../../src/engine/kits/pointing/selection.ts';
import { LANGS, type Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { pastOf } from '../../../../src/play/past.ts';
import { stage, stageFirst } from '../../../../src/play/staging.ts';
import type { Staged } from '../../../../src/play/staging.ts';
import { matchStore } from '../../../../src/store/app-match.ts';
import type { Step as MatchStep } from '../../../../src/store/types.ts';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { distinctMoves, withoutLike } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { AfterFight } from '../../../../src/ui/games/hitlers-reich/conflict-panel/after-fight.tsx';
import { tellStory } from '../../../../src/ui/games/hitlers-reich/conflict-panel/happened.ts';
import { readRecord } from '../../../../src/ui/games/hitlers-reich/conflict-panel/record.ts';
import { Chances } from '../../../../src/ui/games/hitlers-reich/conflict-panel/chances.tsx';
import { listSlots } from '../../../../src/ui/games/hitlers-reich/conflict-panel/slots.ts';
import { stepOf } from '../../../../src/ui/games/hitlers-reich/conflict-panel/steps.ts';
import {
  isConflictPanelOpen,
  ConflictPanel,
} from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-panel.tsx';
import { computeTotal } from '../../../../src/ui/games/hitlers-reich/conflict-panel/totals.ts';
import { wordCause, wordWhy } from '../../../../src/ui/games/hitlers-reich/conflict-panel/words.ts';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { makeChooser, setupOf } from '../../../engine/hitlers-reich/walk.ts';
import {
  gambleAsked,
  leningradNamed,
  leningradOver,
  seaNamed,
  start,
  vologdaWon,
} from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { rolled as fought } from '../../../engine/hitlers-reich/events/support.ts';
import { table } from '../../../engine/hitlers-reich/golden/support.ts';
import { asks, def, play, type Game } from '../../../support/reich.ts';
import { isBroken, loadWords, sceneOf, secretIn } from './support.ts';

beforeAll(loadWords);
afterEach(cleanup);

const linesOf = (events: readonly HrEvent[]): readonly Line[] => events.flatMap((event) => def.describe(event) ?? []);

interface Told {
  readonly game: Game;
  readonly past: readonly Line[];
}
type Step = string | readonly [text: string, dice: readonly number[]];

/** Plays on and keeps the log. */
const tell = (from: Game, ...steps: readonly Step[]): Told =>
  steps.reduce<Told>(
    ({ game, past }, step) => {
      const [text, dice] = typeof step === 'string' ? [step, []] : step;
      const next = play(game, text, dice);
      return { game: next, past: [...past, ...linesOf(next.events)] };
    },
    { game: from, past: [] },
  );

const NAMED = ['A land finland>leningrad', 'play waffen-ss', 'play stukas', 'play von-manstein'] as const;
const hidden = () => tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12');
const rolled = () => tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]]);
const EFFECTS: readonly Step[] = ['fx von-manstein own 1', ['fx stukas opp 3', [5]], 'fx zhukov own 1'];
const reroll = () =>
  tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]], ...EFFECTS);
const over = () =>
  tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]], ...EFFECTS, [
    'rr 2,3',
    [2, 3],
  ]);
const MOSCOW: readonly Step[] = [
  'blitz moscow',
  'play waffen-ss',
  'play stukas',
  'play von-manstein',
  'play desperate-gamble',
  'play counterattack',
  'done',
  'c I11',
  ['c S8', [1, 1, 1, 1, 2, 3, 4, 6]],
  'fx von-manstein own 1',
  ['fx stukas opp 4', [3]],
  ['rr 2', [2]],
];

const POINTING = {
  targetsOf: (move: Move) => def.targets(move),
  isEnding: ({ type }: Move) => type === 'done',
  freeOrder: 2,
};

interface ShownProps {
  readonly told: Told;
  readonly viewer?: Side | null;
  readonly lang?: Lang;
  readonly onWhy?: (target: TargetRef) => void;
  readonly onChosen?: (text: string | null) => void;
}

/** The conflict panel as a table shows it: picks are kept as the table keeps them. */
function Shown({ told, viewer, lang = 'en', onWhy, onChosen }: ShownProps) {
  const { state, events } = told.game;
  const decision = decide(def, state);
  const seat = viewer === undefined ? (decision?.seat ?? null) : viewer;
  const [{ view, moves, preview }] = useState(() => {
    const seen = def.view(state, seat);
    const legal = seat !== null && seat === decision?.seat ? decision.moves : [];
    return {
      view: seen,
      moves: distinctMoves({ facts: def.facts, view: seen }, legal),
      preview: (move: Move) => def.preview(state, move),
    };
  });
  const [picks, setPicks] = useState<readonly TargetRef[]>([]);
  const selection = select(moves, POINTING, picks);
  const { picked, chosen, candidates } = selection;
  onChosen?.(chosen && def.notation(chosen));
  return (
    <I18nProvider lang={lang} names={names(def.facts)} domains={['hitlers-reich']}>
      <RuleLinksProvider links={{ game: def.id }}>
        <ConflictPanel
          facts={def.facts}
          view={view}
          seat={moves.length > 0 ? seat : null}
          targets={new Map()}
          picked={picked}
          chosen={chosen}
          moves={candidates.length > 0 ? candidates : moves}
          allMoves={moves}
          events={events}
          stepNumber={1}
          preview={preview}
          onPick={(target) => {
            const next = pickTarget(moves, POINTING, selection, target);
            if (next) setPicks(next);
            else onWhy?.(target);
          }}
          onPickAll={setPicks}
          onWhy={(target) => onWhy?.(target)}
          onInspect={() => undefined}
          past={told.past}
          isPast={false}
          match={null}
        />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

/** Shows it; gives the text of the move that the picks name. */
function show(told: Told, props: Omit<ShownProps, 'told'> = {}) {
  let chosen: string | null = null;
  const asked: TargetRef[] = [];
  const view = render(
    <Shown
      told={told}
      onChosen={(text) => {
        chosen = text;
      }}
      onWhy={(target) => asked.push(target)}
      {...props}
    />,
  );
  return { ...view, chosen: () => chosen, asked };
}

const sideOf = (side: 'Axis' | 'Allied') => screen.getByRole('region', { name: `${side} side` });
const diceOf = (side: 'Axis' | 'Allied') => within(screen.getByRole('list', { name: `${side} dice` }));
const pick = (side: 'Axis' | 'Allied', ...places: readonly number[]) => {
  for (const place of places) fireEvent.click(diceOf(side).getByRole('button', { name: new RegExp(`^Die ${place},`) }));
};

interface Seen {
  readonly state: HrState;
  readonly past: readonly Line[];
  readonly events: readonly HrEvent[];
}

/** Random games with their log, until so many results. */
function watch(seeds: readonly string[], visit: (seen: Seen) => void): void {
  for (const seed of seeds) {
    const setup = setupOf(seed.includes('1944') ? 'short-1944' : 'campaign-1941', seed);
    const choose = makeChooser(seed);
    let { state } = startGame(def, setup);
    let past: readonly Line[] = [];
    for (let decision = decide(def, state); decision; decision = decide(def, state)) {
      const done = applyMove(def, state, choose(decision.moves), { seat: decision.seat });
      if (!done.ok) throw new Error(done.reason.key);
      state = done.state;
      const lines = linesOf(done.events);
      const opening = lines.findLastIndex(({ key }) => /^hr\.log\.(?:tried|blitz|attacked)/.test(key));
      past = opening < 0 ? [...past, ...lines] : lines.slice(opening);
      visit({ state, past, events: done.events });
    }
  }
}

const SEEDS = ['theatre 1', 'theatre 2', 'theatre 1944 a', 'theatre 3', 'theatre 1944 b'];

describe('totals', () => {
  it('are what the engine judged, in hundreds of conflicts, from what lies open and from the log alone', () => {
    let results = 0;
    let sums = 0;
    const changes = { cards: 0, two: 0, sabotaged: 0 };
    watch(SEEDS, ({ state, past, events }) => {
      const judged = events.filter((event) => event.type === 'judged').at(-1);
      const opened = events.filter(({ type }) => type === 'attacked' || type === 'tried').length;
      const record = readRecord(past, null);
      if (judged && record && opened === 0) {
        results += 1;
        const told = sceneOf({ ...state, conflict: null }, null);
        for (const side of SIDES) {
          const total = computeTotal(told, record, side);
          expect(total.total, `${side} ${JSON.stringify(past)}`).toBe(judged[side]);
          expect(total.cards.reduce((sum, { counts }) => sum + counts, total.dice ?? 0)).toBe(total.total);
          changes.two += Number(total.cards.length > 1);
          changes.sabotaged += Number(total.cards.some(({ isSabotaged }) => isSabotaged));
          changes.cards += record.dice[side].filter((die) => die.changes.length > 0).length;
        }
        expect(record.results.at(-1)?.winner).toBe(judged.winner);
      }
      const { conflict } = state;
      if (!conflict || conflict.dice.axis.length === 0 || conflict.cards.axis.length === 0) return;
      sums += 1;
      for (const seat of [...SIDES, null])
        for (const side of SIDES)
          expect(computeTotal(sceneOf(state, seat), record, side).total).toBe(totalOf(conflict, side));
      if (conflict.winner !== null) expect(judgement(conflict).winner).toBe(conflict.winner);
    });
    expect(results).toBeGreaterThan(200);
    expect(sums).toBeGreaterThan(100);
    expect(Math.min(changes.cards, changes.two, changes.sabotaged)).toBeGreaterThan(5);
  }, 60_000);

  it('stand on the screen with the parts they are made of', () => {
    show(over());
    expect(sideOf('Axis')).toHaveTextContent('Axis total 16');
    // The table's own announcement says it; a second live region would speak over it.
    expect(screen.queryByRole('status')).toBeNull();
    expect(sideOf('Axis')).toHaveTextContent('card 1 + dice 15');
    expect(sideOf('Axis')).toHaveTextContent('Sabotage: 12 counts 1');
    expect(sideOf('Axis')).toHaveTextContent('ahead');
    expect(sideOf('Allied')).toHaveTextContent('card 1 + dice 15');
    expect(sideOf('Allied')).not.toHaveTextContent('ahead');
  });

  it('say that Sabotage is still to strike', () => {
    show(reroll());
    expect(sideOf('Allied')).toHaveTextContent('An enemy card will count 1');
    expect(screen.getByText(/Axis 26, Allies 16: the Allied side is 10 behind\./)).toHaveTextContent(
      'Sabotage is still to come.',
    );
  });
});

describe('dice', () => {
  it('each have a reason, and what changed them ends in the face they show', () => {
    let dice = 0;
    const faults = new Set<string>();
    watch(SEEDS.slice(0, 3), ({ state, past }) => {
      const { conflict } = state;
      if (!conflict || conflict.dice.axis.length === 0) return;
      const record = readRecord(past, conflict.target);
      for (const lang of LANGS) {
        const scene = sceneOf(state, null, lang);
        for (const side of SIDES) {
          const { slots } = listSlots(scene, record, side, []);
          const shown = slots.filter(({ kind }) => kind === 'rolled');
          expect(shown.map(({ face }) => face)).toEqual(conflict.dice[side]);
          for (const { why, face, changes } of shown) {
            dice += 1;
            if (why === null || isBroken(wordWhy(scene, why))) faults.add(`no reason: ${why ?? 'null'}`);
            if (changes.length > 0 && changes.at(-1)?.to !== face) faults.add('changed to another face');
            for (const { by } of changes)
              if (isBroken(wordCause(scene, record, side, by))) faults.add(`no cause: ${by}`);
          }
        }
      }
    });
    expect([...faults]).toEqual([]);
    expect(dice).toBeGreaterThan(1000);
  }, 60_000);

  it('say above why they are rolled and below what they were', () => {
    show(reroll());
    const axis = screen.getByRole('list', { name: 'Axis dice' });
    const slots = within(axis).getAllByRole('listitem');
    expect(slots.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^base.*1 → 4.*VON MANSTEIN$/),
      'base',
      'base',
      'WAFFEN SS',
      'die 5not earned',
    ]);
  });

  it('say which thing the keyboard is on, as cards and events do', () => {
    const { container } = show(reroll());
    const stops = [...container.querySelectorAll('button[data-stop]')].map((one) => one.getAttribute('data-stop'));
    expect(stops).toEqual(
      expect.arrayContaining([
        'card:waffen-ss',
        'card:zhukov',
        'card:G12',
        'card:S1',
        'button:dice-1',
        'button:dice-4',
      ]),
    );
    cleanup();
    const { container: effects } = show(rolled());
    expect(effects.querySelector('[data-stop="button:opp-3"]')).not.toBeNull();
  });

  it('are foretold with their reasons before the roll, to the seat that chooses', async () => {
    const told = tell(start(), ...NAMED);
    show(told);
    await waitFor(() => expect(sideOf('Axis')).toHaveTextContent('WAFFEN SS'));
    await waitFor(() => expect(diceOf('Axis').getAllByText('to roll')).toHaveLength(4));
    cleanup();
    show(told, { viewer: 'axis' });
    expect(sideOf('Axis')).toHaveTextContent('You roll after both cards are face up.');
  });

  it('past the fifth are named as not rolled', () => {
    const told = tell(seaNamed(), 'play air-supremacy', 'c G13', ['c W10', [2, 4, 5, 6, 3, 3, 4, 5, 6]]);
    const opening: Line = { key: 'hr.log.attacked-sea', params: { side: 'axis', target: 'north-sea' } };
    const record = readRecord([opening, ...told.past], 'north-sea');
    const dice = SIDES.map((side) => record?.dice[side].length);
    expect(dice).toEqual([4, 5]);
    const line = {
      key: 'hr.log.rolled',
      params: { side: 'axis', dice: '1,2,3,4,5', sum: 15, why: 'base,base,base,area,sea,fleet' },
    };
    expect(readRecord([opening, line], 'north-sea')?.surplus.axis).toEqual(['fleet']);
  });
});

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
    expect(sideOf('Axis')).toHaveTextContent('not below 13: not enough');
    pick('Axis', 1, 2);
    expect(chosen()).toBe('rr 1,2');
  });
});

describe('a card', () => {
  it('that is hidden shows its back to the other seat and to onlookers, and nothing of its face', () => {
    for (const viewer of ['allies', null] as const) {
      const { container } = show(hidden(), { viewer });
      expect(screen.getByRole('img', { name: 'Axis card, chosen and face down' })).toBeVisible();
      expect(sideOf('Allied')).toHaveTextContent('Card not chosen yet');
      expect(container.innerHTML).not.toMatch(/G12|Field Marshal|>12</);
      cleanup();
    }
    show(hidden(), { viewer: 'axis' });
    expect(screen.getByRole('button', { name: 'German Field Marshal (12)' })).toBeVisible();
    expect(sideOf('Axis')).toHaveTextContent('face down');
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

describe('the course of a conflict', () => {
  it('marks the step it is in, gold only for the seat that chooses', () => {
    show(reroll());
    const now = () => screen.getByRole('listitem', { current: 'step' });
    expect(now()).toHaveTextContent('Re-rolls');
    expect(now()).toHaveClass('fight-step--choice');
    cleanup();
    show(reroll(), { viewer: 'allies' });
    expect(now()).toHaveTextContent('Re-rolls');
    expect(now()).not.toHaveClass('fight-step--choice');
  });

  it('goes through the steps in their order', () => {
    const steps = [tell(start(), NAMED[0]), hidden(), rolled(), reroll(), over()].map(({ game }) =>
      stepOf(def.view(game.state, null)),
    );
    expect(steps).toEqual(['events', 'cards', 'effects', 'specials', 'clean-up']);
    expect(stepOf(def.view(leningradOver().state, null))).toBeNull();
    expect(isConflictPanelOpen(def.view(leningradOver().state, null))).toBe(false);
  });

  it('reports what happened in order, and then the clean-up', () => {
    const { game, past } = over();
    const record = readRecord(past, 'leningrad');
    if (!record) throw new Error('no record');
    const { fight, cleanUp } = tellStory(sceneOf(game.state, 'allies'), record);
    expect(fight.map(({ side, text }) => [side, text])).toEqual([
      ['axis', 'The Axis player plays WAFFEN SS'],
      ['axis', 'The Axis player plays STUKAS'],
      ['axis', 'The Axis player plays VON MANSTEIN'],
      ['allies', 'The Allied player plays ZHUKOV'],
      ['axis', 'The Axis player shows German Field Marshal (12)'],
      ['allies', 'The Allied player shows Soviet Sabotage'],
      ['axis', 'The Axis player rolls 1, 1, 3 and 6 (total 11)'],
      ['allies', 'The Allied player rolls 2, 5 and 6 (total 13)'],
      ['axis', 'VON MANSTEIN: Axis die 1 now shows 4'],
      // Axis aircraft, on an Allied die.
      ['axis', 'STUKAS: Allied die 3 now shows 5'],
      ['allies', 'ZHUKOV: Allied die 1 now shows 5'],
      ['axis', 'The Axis player re-rolls dice 2 and 3: 2 and 3'],
      ['allies', 'Allied Sabotage: German Field Marshal (12) counts 1'],
      ['axis', 'Axis 16, Allies 16: tied, the Axis side wins by the stronger suit'],
    ]);
    expect(cleanUp.map(({ text }) => text)).toEqual([
      'WAFFEN SS was used and stays face down with the Axis player',
      'STUKAS was used and stays face down with the Axis player',
      'VON MANSTEIN was used and stays face down with the Axis player',
      'ZHUKOV goes to the mall',
      'Leningrad comes under Axis control',
      'Allied hand size falls from 9 to 8',
    ]);
  });

  it('shows both totals before and after a counterattack', () => {
    const judged = tell(vologdaWon(), ...MOSCOW);
    show(judged);
    const rows = () =>
      within(screen.getByRole('region', { name: 'Re-roll after the result' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(0, 2)
            .map(({ textContent }) => textContent),
        );
    expect(rows()).toEqual([['24', '20']]);
    pick('Allied', 1, 2, 4);
    cleanup();
    show(tell(vologdaWon(), ...MOSCOW, ['counter 1,2,4', [5, 5, 4]]));
    expect(rows()).toEqual([
      ['24', '20'],
      ['24', '26'],
    ]);
    expect(sideOf('Allied')).toHaveTextContent('ahead');
    expect(sideOf('Axis')).not.toHaveTextContent('ahead');
  });

  it('shows events that were cancelled as such', () => {
    const { state } = leningradNamed();
    const { conflict } = state;
    if (!conflict) throw new Error('no conflict');
    const [first] = conflict.events.axis;
    const cancelled = { ...state, conflict: { ...conflict, cancelled: first === undefined ? [] : [first] } };
    show({ game: { state: cancelled, events: [] }, past: [] }, { viewer: null });
    expect(within(sideOf('Axis')).getByRole('button', { name: /WAFFEN SS/ })).toHaveTextContent('cancelled');
    expect(within(sideOf('Axis')).getByRole('button', { name: /STUKAS/ })).not.toHaveTextContent('cancelled');
  });

  it('is read from what is played, as far as it is shown', () => {
    const steps = ['A land finland>leningrad', 'play waffen-ss', 'play stukas', 'play von-manstein'];
    const points = steps.map((text, index) => ({
      index,
      lines: tell(start(), ...steps.slice(0, index + 1))
        .past.slice(-1)
        .map((line, n) => ({ ...line, n })),
      notation: text,
    }));
    const { timeline: none, ...before } = matchStore.getState();
    const timeline = { ...none, points } as unknown as typeof none;
    const position = (step: MatchStep) => ({ ...before, timeline, at: step.to, step });
    const keysOf = ({ shown }: Staged<ReturnType<typeof position>>) =>
      pastOf(shown).map(({ params }) => params?.['event'] ?? params?.['target']);
    const roll = { hasRoll: true, hasResult: true, isBeat: false, rollMs: 700 };
    const two = stageFirst(position({ n: 8, kind: 'play', from: 1, to: 2 }));
    // The newest step is held back while its dice tumble.
    const rolling = stage(two, position({ n: 9, kind: 'play', from: 2, to: 3 }), roll);
    expect(keysOf(rolling)).toEqual(['leningrad', 'waffen-ss', 'stukas']);
    const lying = stage(two, position({ n: 9, kind: 'play', from: 2, to: 3 }), { ...roll, rollMs: 0 });
    expect(keysOf(lying)).toEqual(['leningrad', 'waffen-ss', 'stukas', 'von-manstein']);
    // Looking back.
    const back = stage(lying, position({ n: 10, kind: 'scrub', from: 3, to: 1 }), roll);
    expect(keysOf(back)).toEqual(['leningrad', 'waffen-ss']);
  });

  it('counts a counterattack that comes to the same, and reports a declined chance once', () => {
    const judged = tell(vologdaWon(), ...MOSCOW);
    // The same faces once more.
    const same = tell(vologdaWon(), ...MOSCOW, ['counter 1', [judged.game.state.conflict?.dice.allies[0] ?? 0]]);
    const passed = tell(vologdaWon(), ...MOSCOW, 'done');
    const read = ({ past }: Told) => {
      const record = readRecord(past, 'moscow');
      if (!record) throw new Error('no record');
      const { fight } = tellStory(sceneOf(judged.game.state, null), record);
      return [record.results.map(({ totals }) => totals), fight.filter(({ text }) => text.includes('24')).length];
    };
    const totals = { axis: 24, allies: 20 };
    expect(read(judged)).toEqual([[totals], 1]);
    expect(read(same)).toEqual([[totals, totals], 2]);
    expect(read(passed)).toEqual([[totals], 1]);
  });

  it('never takes another conflict for the running one', () => {
    expect(readRecord(reroll().past, 'moscow')).toBeNull();
    expect(readRecord([], null)).toBeNull();
  });
});

describe('chances', () => {
  it('are those of the engine, best first, with the chosen one in full', async () => {
    const told = reroll();
    show(told);
    const section = await screen.findByRole('region', { name: 'Your chance with each answer, best first' });
    const shares = () =>
      within(section)
        .getAllByRole('listitem')
        .map((row) => parseFloat(row.querySelector('b')?.textContent ?? ''));
    const { state } = told.game;
    const decision = decide(def, state);
    const moves = withoutLike(sceneOf(state, 'axis'), decision?.moves ?? []);
    await waitFor(() => expect(shares()).toHaveLength(Math.min(12, moves.length)));
    const exact = moves
      .map((move) => def.preview(state, move).odds)
      .map((odds) => (odds?.outcomes.find(({ success }) => success)?.count ?? 0) / (odds?.total ?? 1))
      .sort((a, b) => b - a)
      .slice(0, 12);
    expect(shares()).toEqual(exact.map((share) => Number((share * 100).toFixed(1))));
    pick('Axis', 1, 3);
    expect(await within(section).findByText(/Re-roll: 4 and 3: you win in 15 of 36/)).toBeVisible();
  });

  it('count every answer, of which the best twelve are listed', async () => {
    const { state } = reroll().game;
    const faces = Array.from({ length: 61 }, (_, at) => at + 1);
    const many = faces.map((place): Move => ({ type: 'reroll', dice: [place] }));
    const plain = def.preview(state, { type: 'reroll', dice: [1] });
    // The very last one is the best.
    const preview = (move: Move): typeof plain => ({
      ...plain,
      odds: { total: 4, outcomes: [{ id: 'won', count: move === many.at(-1) ? 3 : 1, success: true }] },
    });
    const scene = sceneOf(state, 'axis');
    render(
      <I18nProvider lang="en" names={names(def.facts)} domains={['hitlers-reich']}>
        <RuleLinksProvider links={{ game: def.id }}>
          <Chances scene={scene} moves={many} chosen={null} faces={{ own: faces, enemy: [] }} preview={preview} />
        </RuleLinksProvider>
      </I18nProvider>,
    );
    await waitFor(() => expect(screen.queryByText('Calculating more answers.')).toBeNull());
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toHaveTextContent(/Re-roll: 61.*75/);
  });

  it('are shown only to the seat that chooses', () => {
    show(reroll(), { viewer: otherSide('axis') });
    expect(screen.queryByRole('region', { name: /Your chance with each answer/ })).toBeNull();
  });

  it('stand there for an event as well', async () => {
    show({ game: gambleAsked(), past: [] });
    expect(await screen.findByRole('region', { name: /Your chance with each answer/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'DESPERATE GAMBLE' })).toBeVisible();
  });
});

interface AfterProps {
  readonly seen: Seen;
  readonly lang?: Lang;
}

function After({ seen: { state, past, events }, lang = 'en' }: AfterProps) {
  return (
    <I18nProvider lang={lang} names={names(def.facts)} domains={['hitlers-reich']}>
      <RuleLinksProvider links={{ game: def.id }}>
        <AfterFight
          facts={def.facts}
          view={def.view(state, null)}
          seat={null}
          chosen={null}
          allMoves={[]}
          events={events}
          stepNumber={1}
          past={past}
        />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

describe('after a conflict', () => {
  const done = (told: Told, more: Partial<HrState> = {}): Seen => ({
    state: { ...told.game.state, ...more },
    past: told.past,
    events: told.game.events,
  });
  const after = () => screen.queryByRole('region', { name: 'The last conflict' });

  it('says who won, with totals that add up, and the lines when they are asked for', () => {
    const { container } = render(<After seen={done(over(), { conflict: null })} />);
    expect(after()).toHaveTextContent('Axis 16, Allies 16: tied, the Axis side wins by the stronger suit');
    const rows = [...container.querySelectorAll('.after-fight__side')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Axis16card 1 + dice 15 · Sabotage: 12 counts 1', 'Allies16card 1 + dice 15']);
    const fold = container.querySelector('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector('summary')).toHaveTextContent('Details');
    expect(fold?.querySelectorAll('.log-line').length).toBeGreaterThan(5);
    const dice = [...(fold?.querySelectorAll('.after-fight__dice section') ?? [])];
    expect(dice.map((one) => one.getAttribute('aria-label'))).toEqual(['Axis dice', 'Allied dice']);
    expect(dice[0]?.querySelectorAll('button')).toHaveLength(0);
    expect(fold).toHaveTextContent('Leningrad comes under Axis control');
  });

  it('shows both totals of a counterattack', () => {
    const told = tell(vologdaWon(), ...MOSCOW, ['counter 1,2,4', [5, 5, 4]]);
    const { container } = render(<After seen={done(told, { conflict: null })} />);
    container.querySelector('details')?.setAttribute('open', '');
    const second = within(screen.getByRole('region', { name: 'Re-roll after the result' }));
    expect(second.getByRole('row', { name: /Before the counterattack 24 20/ })).toBeVisible();
    expect(second.getByRole('row', { name: /After it 24 26/ })).toBeVisible();
  });

  it('is silent while the conflict runs, and once something else has happened', () => {
    const { rerender } = render(<After seen={done(over())} />);
    expect(after()).toBeNull();
    rerender(<After seen={{ ...done(over(), { conflict: null }), events: [] }} />);
    expect(after()).toBeNull();
  });

  it('reads in both languages wherever a conflict ends at once, with the totals that were judged', () => {
    let ended = 0;
    const faults = new Set<string>();
    watch(SEEDS.slice(0, 2), (seen) => {
      const judged = seen.events.findLast((event) => event.type === 'judged');
      if (!judged || (seen.state.conflict && !def.view(seen.state, null).result)) return;
      ended += 1;
      for (const lang of LANGS) {
        const markup = renderToStaticMarkup(<After seen={seen} lang={lang} />);
        const totals = [...markup.matchAll(/<dd><b>(\d+)<\/b>/g)].map(([, total]) => Number(total));
        expect(totals, JSON.stringify(seen.past)).toEqual([judged.axis, judged.allies]);
        for (const [, text = ''] of markup.matchAll(/>([^<>]+)<|aria-label="([^"]+)"/g))
          if (text.trim() !== '' && isBroken(text)) faults.add(text);
      }
    });
    expect([...faults]).toEqual([]);
    expect(ended).toBeGreaterThan(50);
  }, 60_000);
});
