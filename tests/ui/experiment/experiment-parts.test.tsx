/** Parts of the experiment screen: where its games begin, how one leaves it, how one deletes it. */
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { simulateFrom, startGame } from '../../../src/engine/kernel/runner.ts';
import { findGame, openDefinition } from '../../../src/games/shelf.ts';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import type { Experiment } from '../../../src/lab/experiment/plan.ts';
import type { ExperimentRun, RunState } from '../../../src/lab/experiment/store.ts';
import { describeGame } from '../../../src/store/describe-game.ts';
import { draftFrom, beginDraft } from '../../../src/ui/experiment/draft.ts';
import { RunEnd } from '../../../src/ui/experiment/run-rail.tsx';
import { StartPanel } from '../../../src/ui/experiment/experiment-screen.tsx';
import { anyKind } from '../../support/positions.ts';
import { show } from '../shell/support.tsx';

const drawn: unknown[] = [];
vi.mock('../../../src/ui/app/game-thumb.tsx', () => ({
  GameThumb: ({ position }: { readonly position: unknown }) => {
    drawn.push(position);
    return <p>board</p>;
  },
}));
beforeEach(() => drawn.splice(0));

const inLab = (node: ReactNode) =>
  show(
    <I18nProvider lang="en" domains={['experiment']}>
      {node}
    </I18nProvider>,
  );

for (const game of ['hitlers-last-battles', 'blitzkrieg-to-moscow-2', 'hitlers-reich'])
  test(`an experiment that begins with a position shows that position: ${game}`, async () => {
    const manifest = findGame(game);
    if (!manifest) throw new Error('no such game');
    const def = await openDefinition(manifest);
    const scenario = def.scenarios[0]?.id ?? '';
    const { state } = startGame(def, { scenario, seed: 'edited', options: {} });
    const played = simulateFrom(def, def.readState(JSON.parse(JSON.stringify(state))));
    const policy = anyKind('edited');
    for (let n = 0; n < 40; n++) {
      const decision = played.decide();
      if (decision) played.play(policy(decision, played.state));
    }
    const draft = draftFrom(def, played.state, 'Edited');
    if (!draft) throw new Error('no draft');
    inLab(<StartPanel shelf={describeGame(def)} draft={draft} />);
    expect(draft.from).toBe('Edited');
    await screen.findByRole('heading', { name: 'Opening position' });
    await waitFor(() => expect(drawn.at(-1)).toEqual(def.view(played.state, null)), { timeout: 10_000 });
  });

test('an experiment that begins with a scenario shows its set-up', async () => {
  const manifest = findGame('hitlers-last-battles');
  if (!manifest) throw new Error('no such game');
  const shelf = describeGame(await openDefinition(manifest));
  inLab(<StartPanel shelf={shelf} draft={beginDraft('campaign', 'veteran', '1')} />);
  await screen.findByRole('heading', { name: 'Opening position' });
  expect(drawn.at(-1)).toEqual(shelf.openingOf('campaign'));
});

test('the cross leads away and keeps the experiment; deleting asks first', async () => {
  const experiment = JSON.parse(readFileSync('docs/examples/experiment.json', 'utf8')) as Experiment;
  const state: RunState = {
    ...{ status: 'paused', experiment, played: 7, total: 120, result: null, latest: [] },
    ...{ secondsLeft: null, workers: 0, fault: null },
  };
  const leave = vi.fn(() => Promise.resolve());
  const run: ExperimentRun = {
    ...createStore(() => state),
    ...{ pause: vi.fn(), resume: vi.fn(), leave, flush: vi.fn() },
    ...{ listGames: () => Promise.resolve([]), write: () => Promise.resolve('') },
  };
  const { visited } = inLab(<RunEnd id="x" state={state} run={run} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the experiment' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('7 games will be lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(visited.at(-1)).toBe('/lab/hitlers-last-battles/experiment');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the experiment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});
