/** Progress towards the victory by production centres (§9.3): the rail and the engine count the same. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hitlersReich } from '../../../../src/engine/games/hitlers-reich/definition.ts';
import { isHeldBy } from '../../../../src/engine/games/hitlers-reich/rules/control.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { listGoals, VictoryTally, WaysToWin } from '../../../../src/ui/games/hitlers-reich/victory.tsx';
import type { HrScene } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { usePeek } from '../../../../src/ui/parts/use-peek.ts';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { tables } from '../../../support/reich.ts';
import { listSamples, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const Tally = ({ scene }: { readonly scene: HrScene }) => <VictoryTally scene={scene} peek={usePeek()} />;

describe('the way to win by centres', () => {
  it('counts what the engine counts, in every sample and for each side', () => {
    let taken = 0;
    for (const { state } of listSamples())
      for (const goal of listGoals(sceneOf(state, null))) {
        expect(goal.centres).toEqual(tables.homeCentres[goal.of]);
        expect(goal.taken).toEqual(goal.centres.filter((id) => isHeldBy(tables, state, id, goal.by)));
        taken += goal.taken.length;
      }
    expect(taken).toBeGreaterThan(20);
  });

  it('is a sentence for readers, and a press explains it', async () => {
    const [sample] = listSamples();
    if (!sample) throw new Error('there is no sample');
    render(
      <I18nProvider lang="en" domains={[]}>
        <Tally scene={sceneOf(sample.state, null)} />
      </I18nProvider>,
    );
    const tally = await screen.findByRole('button', {
      name: /Soviet home centres.*Western|Western.*Soviet home centres/,
    });
    await userEvent.click(tally);
    expect(tally).toHaveAttribute('aria-expanded', 'true');
  });

  it('is the attacker’s lead in an introductory game, on the rail and in the sheet', async () => {
    const { state } = startGame(hitlersReich, { scenario: 'intro-1941-42', seed: 'lead', options: {} });
    const scene = sceneOf({ ...state, handSize: { axis: 8, allies: 6 } }, null);
    render(
      <I18nProvider lang="en" domains={[]}>
        <Tally scene={scene} />
        <RuleLinksProvider links={{ game: 'hitlers-reich', open: vi.fn() }}>
          <WaysToWin scene={scene} />
        </RuleLinksProvider>
      </I18nProvider>,
    );
    expect(await screen.findByRole('button', { name: /^Axis lead in hand size: 2\..* 3 wins/ })).toHaveTextContent(
      '2 of 3',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(18);
    expect(screen.getByRole('heading', { name: 'Soviet centres to go: 6' })).toBeVisible();
  });
});

describe('when a centre was taken', () => {
  it('is told in the sheet, and not for a centre that was held from the beginning', async () => {
    const sample = listSamples().find(({ state }) =>
      listGoals(sceneOf(state, null)).some(({ taken }) => taken.length > 1),
    );
    if (!sample) throw new Error('no sample has two centres taken');
    const scene = sceneOf(sample.state, null);
    const [first = ''] = listGoals(scene).find(({ taken }) => taken.length > 1)?.taken ?? [];
    render(
      <I18nProvider lang="en" domains={[]}>
        <RuleLinksProvider links={{ game: 'hitlers-reich', open: vi.fn() }}>
          <WaysToWin scene={scene} turns={new Map([[first, 7]])} />
        </RuleLinksProvider>
      </I18nProvider>,
    );
    expect(await screen.findAllByText(/^taken, turn 7/)).toHaveLength(1);
    expect(screen.getAllByText(/^taken(?:$|, capital)/).length).toBeGreaterThan(0);
  });
});
