/** From any position a new match: for a chosen seat, against a chosen opponent, the original unchanged. */
import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from 'wouter';
import { opponentStore } from '../../../src/opponent/opponent-store.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { reseat } from '../../../src/store/saves/reseat.ts';
import { ImportVerdict } from '../../../src/ui/library/import-verdict.tsx';
import { offerMatch, seatsToPlayOn } from '../../../src/ui/workbench/from-match.ts';
import { closePlayOn, offerPlayOn } from '../../../src/ui/play-on/offer.ts';
import { PlayOnDialog } from '../../../src/ui/play-on/play-on-dialog.tsx';
import { show } from '../shell/support.tsx';

const SAMPLE = readFileSync('tests/saves/samples/hitlers-last-battles.move-allied.json', 'utf8');
const HLB = {
  game: 'hitlers-last-battles',
  text: SAMPLE,
  seats: ['german', 'allied'],
  next: 'allied',
  isOpen: true,
} as const;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Play on from here' }));

afterEach(async () => {
  act(closePlayOn);
  await act(() => matchStore.getState().close());
  act(() => opponentStore.setState({ isPaused: false }));
});

describe('playing on', () => {
  it('asks for a seat and an opponent, the one to move and the Veteran at first, and begins by mouse', async () => {
    const { visited } = show(<PlayOnDialog />);
    act(() => offerPlayOn(HLB));
    const asked = await dialog();
    expect(asked.getByRole('radio', { name: 'Allies' })).toBeChecked();
    expect(asked.getByRole('radio', { name: 'Veteran' })).toBeChecked();
    await userEvent.click(asked.getByRole('radio', { name: 'Germans' }));
    expect(asked.getByText('Works out the odds of every move')).toBeVisible();
    await userEvent.click(asked.getByRole('radio', { name: 'Recruit' }));
    expect(asked.getByText('Plays sensibly, but often slips')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\//));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => matchStore.getState().open(visited.at(-1)?.slice('/table/'.length) ?? ''));
    expect(matchStore.getState().about?.computers).toEqual({ allied: 'recruit' });
    expect(matchStore.getState().asked?.seat).toBe('allied');
  });

  it('does not stay over another screen', async () => {
    show(
      <>
        <Link to="/library">Elsewhere</Link>
        <PlayOnDialog />
      </>,
    );
    act(() => offerPlayOn(HLB));
    await dialog();
    act(() => screen.getByText('Elsewhere').click());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is done by keys alone', async () => {
    const { visited } = show(<PlayOnDialog />);
    act(() => offerPlayOn(HLB));
    const asked = await dialog();
    asked.getByRole('radio', { name: 'Allies' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(asked.getByRole('radio', { name: 'Germans' })).toBeChecked();
    asked.getByRole('button', { name: 'Play on' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\//));
  });

  it('takes the shown moment of the open match, and leaves that match as it is', async () => {
    const made = await libraryStore.getState().importText(SAMPLE);
    if (!made.ok) throw new Error(made.problem.key);
    await act(() => matchStore.getState().open(made.id));
    const before = matchStore.getState().exportText();
    act(() => matchStore.getState().scrub(2));
    const { visited } = show(<PlayOnDialog />);
    act(offerMatch);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Play on' }));
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\//));
    expect(matchStore.getState().exportText()).toBe(before);
    await act(() => matchStore.getState().open(visited.at(-1)?.slice('/table/'.length) ?? ''));
    expect(matchStore.getState().timeline.points).toHaveLength(3);
  });

  it('is offered for what has just been brought in', async () => {
    const result = await libraryStore.getState().importText(SAMPLE);
    if (!result.ok) throw new Error(result.problem.key);
    show(
      <>
        <ImportVerdict verdict={{ name: null, is: 'kept', result }} onOpen={() => undefined} />
        <PlayOnDialog />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Play on against…' }));
    expect((await dialog()).getByRole('radio', { name: 'Allies' })).toBeChecked();
  });

  it('does not turn up a hand that is hidden from whoever asks', () => {
    const match = { secrets: 'kept', isOver: false, seats: ['axis', 'allies'], about: null } as const;
    const about = { name: '', seatNames: {}, tags: [], created: '', undo: 'honest', curtain: true } as const;
    expect(seatsToPlayOn(match)).toEqual([]);
    expect(seatsToPlayOn({ ...match, about: { ...about, tags: [], computers: { allies: 'veteran' } } })).toEqual([
      'axis',
    ]);
    expect(seatsToPlayOn({ ...match, isOver: true })).toEqual(match.seats);
    expect(seatsToPlayOn({ ...match, secrets: 'open' })).toEqual(match.seats);
    expect(seatsToPlayOn({ ...match, secrets: 'none' })).toEqual(match.seats);
  });
});

describe('a save for other players', () => {
  const save = (about: object) => JSON.stringify({ game: 'g', about: { name: 'n', tags: [], ...about } });
  const aboutOf = (text: string) => (JSON.parse(text) as { about: Record<string, unknown> }).about;

  it('names no person where a program plays, nor the other way round, and belongs to no contest', () => {
    const from = save({ seatNames: { a: 'Ann', b: 'Bo' }, computers: { a: 'recruit' }, curtain: true, series: {} });
    expect(aboutOf(reseat(from, { players: { a: 'marshal', b: 'person' }, hasSecrets: true }))).toEqual({
      ...{ name: 'n', tags: [], curtain: true },
      ...{ seatNames: { b: 'Bo' }, computers: { a: 'marshal' } },
    });
    const both = aboutOf(reseat(from, { players: { a: 'person', b: 'person' }, hasSecrets: true }));
    expect(both).not.toHaveProperty('computers');
    expect(both['seatNames']).toEqual({ b: 'Bo' });
  });

  it('covers no board for one person where nothing is hidden', () => {
    const from = save({ seatNames: {}, curtain: true });
    const alone = { a: 'person', b: 'veteran' } as const;
    expect(aboutOf(reseat(from, { players: alone, hasSecrets: false }))['curtain']).toBe(false);
    expect(aboutOf(reseat(from, { players: { a: 'person', b: 'person' }, hasSecrets: false }))['curtain']).toBe(true);
  });
});
