/** The steps of a conflict and what its log says of them. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pastOf } from '../../../../src/play/source.ts';
import { stage, stageFirst } from '../../../../src/play/staging.ts';
import type { Stage } from '../../../../src/play/staging.ts';
import { matchStore } from '../../../../src/store/app-match.ts';
import type { LastChange as MatchStep } from '../../../../src/store/types.ts';
import { tellStory } from '../../../../src/ui/games/hitlers-reich/conflict-panel/after-fight.tsx';
import { readRecord } from '../../../../src/ui/games/hitlers-reich/conflict-panel/record.ts';
import { stepOf } from '../../../../src/ui/games/hitlers-reich/conflict-panel/steps.ts';
import { isConflictPanelOpen } from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-panel.tsx';
import { leningradNamed, leningradOver, start, vologdaWon } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { def } from '../../../support/reich.ts';
import { loadWords, sceneOf } from './support.ts';
import { tell, NAMED, hidden, rolled, reroll, over, MOSCOW, show, sideOf, pick } from './conflict.tsx';
import type { Told } from './conflict.tsx';

beforeAll(loadWords);
afterEach(cleanup);

describe('the course of a conflict', () => {
  it('shows six steps and marks the one it is in; what follows the result has the place of the result', () => {
    const steps = () => screen.getAllByRole('listitem').filter((item) => item.classList.contains('fight-step'));
    const now = () => screen.getByRole('listitem', { current: 'step' });
    show(reroll());
    expect(now()).toHaveTextContent('Re-rolls');
    expect(steps()).toHaveLength(6);
    expect(steps()[5]).toHaveTextContent('Result');
    cleanup();
    show(over());
    expect(now()).toHaveTextContent('Clean-up');
    expect(steps()).toHaveLength(6);
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
      ['allies', 'Allied Sabotage: German Field Marshal (12) counts as 1'],
      ['axis', 'Axis 16, Allies 16: tied; the Axis player wins with the stronger suit'],
    ]);
    expect(cleanUp.map(({ text }) => text)).toEqual([
      'The Axis player keeps WAFFEN SS, now face down',
      'The Axis player keeps STUKAS, now face down',
      'The Axis player keeps VON MANSTEIN, now face down',
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
    const keysOf = ({ shown }: Stage<ReturnType<typeof position>>) =>
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
