/** Tracks and boxes of the printed board, in the rail and under the map: what they show and how they explain it. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { RULE_IDS } from '../../../../src/i18n/rules/hitlers-reich/rule-ids.ts';
import { onDesktop } from '../../../support/desktop.ts';
import { applyTextSize } from '../../../../src/ui/app/layout-size.ts';
import { HrPanels } from '../../../../src/ui/games/hitlers-reich/panels.tsx';
import { drawHrPiece } from '../../../../src/ui/games/hitlers-reich/piece.tsx';
import { HrScore } from '../../../../src/ui/games/hitlers-reich/score.tsx';
import { listStatus } from '../../../../src/ui/games/hitlers-reich/status.ts';
import { listTargets } from '../../../../src/ui/games/hitlers-reich/targets.ts';
import { def, open } from '../../../support/reich.ts';
import '../../shell/shims.ts';
import { show } from './paper.tsx';
import { isBroken, listSamples, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);
beforeEach(onDesktop);

const sceneAt = (position: Position) => sceneOf(open(position).state, 'axis');
const status = (position: Position) => new Map(listStatus(sceneAt(position)).map((box) => [box.id, box]));

describe('the status boxes', () => {
  it('have whole sentences in both languages and rules that exist, in every saved position', () => {
    const faults = new Set<string>();
    for (const { name, state } of listSamples())
      for (const lang of LANGS)
        for (const { id, label, text, rule } of listStatus(sceneOf(state, 'axis', lang))) {
          if (isBroken(label) || isBroken(text)) faults.add(`${name} ${lang} ${id}: ${label} ${text}`);
          if (!RULE_IDS.includes(rule)) faults.add(`${id}: no rule ${rule}`);
        }
    expect([...faults]).toEqual([]);
  });

  it('follow the position', () => {
    const before = status({});
    expect(before.get('pact')).toMatchObject({ sign: 'has', label: 'Pact in force' });
    expect(before.get('push-axis')).toMatchObject({
      sign: 'has',
      label: 'Axis Big Push: Barbarossa only',
      rule: '8.6',
    });
    expect(before.get('malta')).toMatchObject({ sign: 'none' });
    expect(before.get('barbarossa')).toMatchObject({ sign: 'none' });
    for (const place of ['Finland', 'Poland', 'Hungary', 'Romania', 'Arctic Ocean', 'Baltic Sea', 'Black Sea'])
      expect(before.get('pact')?.text, '§8.6').toContain(place);
    const cut = { 'sicily-sea': 'axis' } as const;
    const free = { bigPush: { axis: 'ready', allies: 'none' }, axisReshuffled: true } as const;
    expect(status({ markers: cut, side: 'allies', ...free }).get('malta'), '§8.4').toMatchObject({
      sign: 'wait',
      label: 'Malta: besieged',
    });
    expect(status({ side: 'allies', ...free }).get('push-axis')).toMatchObject({ label: 'Axis Big Push: ready' });
    const guarded = { markers: cut, side: 'allies', fleets: { allies: ['sicily-sea'] } } as const;
    expect(status(guarded).get('malta')).toMatchObject({ sign: 'none' });
    const after = status({
      side: 'allies',
      pact: false,
      axisReshuffled: true,
      bigPush: { axis: 'gained', allies: 'none' },
      star: { axis: false, allies: true },
      year: { axis: 2, allies: 1 },
      vichy: 'attacked',
      italySurrendered: true,
      active: { spain: true, turkey: false },
      used: { barbarossa: false, overlord: true },
    });
    expect(after.get('pact')).toMatchObject({ sign: 'done', label: 'Pact over' });
    expect(after.get('push-axis')).toMatchObject({
      sign: 'wait',
      text: 'Earned; ready in the next Axis preparation phase.',
    });
    expect(after.get('year-axis')).toMatchObject({ sign: 'no-star', label: 'Axis: end of 1942' });
    expect(after.get('year-allies')).toMatchObject({ sign: 'star', label: 'Allied: end of 1941' });
    expect(after.get('vichy')).toMatchObject({ label: 'Vichy: attacked' });
    expect(after.get('italy')).toMatchObject({ label: 'Italy surrendered' });
    expect(after.get('neutrals')).toMatchObject({ label: 'Spain at war, Turkey neutral' });
    // Never launched, and yet too late: the first Axis reshuffle is over (§6.7.2).
    expect(after.get('barbarossa')).toMatchObject({ sign: 'done' });
    expect(after.get('overlord')).toMatchObject({ sign: 'done', label: 'Overlord: over' });
  });
});

describe('the boxes on the map', () => {
  const box = (name: string) => screen.getByRole('button', { name });

  it('explains a box when it is pressed, with its rule; arrows take the note along, Escape closes it', () => {
    const { facts, view } = sceneAt({});
    show(<HrPanels facts={facts} view={view} />);
    fireEvent.click(box('11 more boxes'));
    expect(
      screen.getAllByRole('button').filter((one) => one.tabIndex === 0 && one.hasAttribute('data-row')),
    ).toHaveLength(1);
    const pact = box('Pact in force');
    pact.focus();
    const note = document.getElementById(pact.getAttribute('aria-controls') ?? '');
    expect(note).not.toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.click(pact);
    expect(note).toBeVisible();
    expect(note).toHaveTextContent(/Until Barbarossa or the first Axis reshuffle/);
    expect(screen.getByRole('status')).toHaveTextContent(/Until Barbarossa or the first Axis reshuffle/);
    expect(screen.getByRole('link', { name: /8\.6/ })).toBeVisible();
    fireEvent.keyDown(pact, { key: 'ArrowRight' });
    expect(box('Italy fights on')).toHaveFocus();
    expect(note).toHaveTextContent(/Italy surrenders when the Allies control Rome/);
    fireEvent.keyDown(box('Italy fights on'), { key: 'Escape' });
    expect(screen.queryByText(/Italy surrenders when/)).toBeNull();
  });

  it.each(['the cross', 'Escape'])('gives the focus back to the box when the note is closed by %s', (how) => {
    const { facts, view } = sceneAt({});
    show(<HrPanels facts={facts} view={view} />);
    fireEvent.click(box('11 more boxes'));
    fireEvent.click(box('Pact in force'));
    const cross = box('Close');
    cross.focus();
    if (how === 'Escape') fireEvent.keyDown(cross, { key: 'Escape' });
    else fireEvent.click(cross);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(box('Pact in force')).toHaveFocus();
  });

  it('shows what tells something, the others on request', () => {
    const { facts, view } = sceneAt({ pact: false, vichy: 'attacked' });
    show(<HrPanels facts={facts} view={view} />);
    const shown = () => screen.getAllByRole('button').flatMap((one) => one.getAttribute('data-row') ?? []);
    expect(shown()).toEqual(['push-axis', 'blitz', 'pact', 'vichy']);
    fireEvent.click(box('9 more boxes'));
    expect(shown()).toHaveLength(13);
    fireEvent.click(box('Fewer boxes'));
    expect(shown()).toHaveLength(4);
  });

  it('are told beside the tracks where the map has no room for them', () => {
    vi.stubGlobal('innerWidth', 1200);
    applyTextSize(100);
    const { facts, view } = sceneAt({});
    show(<HrScore facts={facts} view={view} isSmall={false} />);
    fireEvent.click(box('Status'));
    const told = within(screen.getByRole('dialog')).getByRole('region', { name: 'Status' });
    expect(within(told).getAllByRole('listitem')).toHaveLength(13);
    expect(told).toHaveTextContent(/Until Barbarossa or the first Axis reshuffle/);
  });

  it('on a phone says everything at once', () => {
    vi.stubGlobal('innerWidth', 390);
    applyTextSize(100);
    const scene = sceneAt({});
    show(<HrPanels facts={scene.facts} view={scene.view} />);
    for (const { label, text } of listStatus(scene)) {
      expect(screen.getByText(label)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});

describe('the tracks in the rail', () => {
  const POSITION: Position = { handSize: { axis: 3, allies: 11 }, year: { axis: 1, allies: 0 } };

  it('stand on the boxes of the position', () => {
    const { facts, view } = sceneAt(POSITION);
    show(<HrScore facts={facts} view={view} isSmall={false} />);
    const sizes = screen.getByRole('button', { name: /^Hand size: Axis 3, Allied 11\./ });
    const boxes = [...sizes.querySelectorAll('.hr-track__box')];
    const marked = boxes.flatMap((one, at) => (one.querySelector('.emblem') ? [at] : []));
    expect(boxes).toHaveLength(13);
    expect(marked).toEqual([3, 11]);
    expect(boxes.filter((one) => one.classList.contains('hr-track__box--danger'))).toHaveLength(4);
    expect(screen.getByRole('button', { name: /^Year: Axis end of 1941, Allied start of 1941\./ })).toBeVisible();
  });

  it('open into what they mean, with the rules', () => {
    const { facts, view } = sceneAt(POSITION);
    show(<HrScore facts={facts} view={view} isSmall={false} />);
    fireEvent.click(screen.getByRole('button', { name: /^Hand size/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hand sizes and years' }));
    expect(dialog.getByText(/^Axis hand size 3;/)).toBeVisible();
    expect(dialog.getByText('The game ends when both markers reach the end of 1945.')).toBeVisible();
    for (const rule of ['§2.6.1', '§9.1', '§9.4', 'R-04', '§5.5']) expect(dialog.getAllByText(rule)[0]).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('name the last year of a short game and the rule that judges it', () => {
    const { facts, view } = sceneOf(open(undefined, { scenario: 'intro-1941-42' }).state, 'axis');
    show(<HrScore facts={facts} view={view} isSmall={false} />);
    fireEvent.click(screen.getByRole('button', { name: /^Year/ }));
    expect(screen.getByText('The game ends when both markers reach the end of 1942.')).toBeVisible();
    // The lead that wins, and the year that ends the game.
    expect(screen.getAllByText('§10.4')).toHaveLength(2);
  });

  it('are two figures where there is no room', () => {
    const { facts, view } = sceneAt(POSITION);
    show(<HrScore facts={facts} view={view} isSmall />);
    const button = screen.getByRole('button', { name: /^Hand size: Axis 3, Allied 11\./ });
    expect(button).toHaveTextContent('311');
    expect(button.querySelectorAll('.emblem')).toHaveLength(2);
  });
});

describe('the sign before an entry', () => {
  const { facts, view } = sceneOf(open().state, 'axis');
  const drawn = (target: string) => {
    const { container, unmount } = render(drawHrPiece({ facts, view, target: target as 'space:berlin' }));
    const html = container.innerHTML;
    unmount();
    return html;
  };

  it('is there for every space, event, card and action, and for no way out', () => {
    for (const target of listTargets({ facts, view })) expect(drawn(target), target).not.toBe('');
    const firsts = new Set(
      listSamples().flatMap(({ state }) =>
        (decide(def, state)?.moves ?? []).flatMap((move) => def.words.targets(move)),
      ),
    );
    const WAYS_OUT = ['button:decline', 'button:done', 'button:pass'];
    const bare = [...firsts].filter((target) => drawn(target) === '');
    expect(bare.filter((target) => !WAYS_OUT.includes(target))).toEqual([]);
    expect(drawn('button:decline')).toBe('');
  });

  it('distinguishes holders, and cards by value and suit', () => {
    const signs = ['space:berlin', 'space:moscow', 'space:london', 'space:sweden'].map(drawn);
    expect(new Set(signs).size).toBe(4);
    expect(drawn('card:G12')).toContain('12');
    expect(drawn('card:G12')).not.toBe(drawn('card:I12'));
  });

  it('gives each category of events its own shape', () => {
    const one = (category: string) => facts.events.find((event) => event.category === category)?.id ?? '';
    const shapes = ['Reusable', 'Returnable', 'Recyclable', 'Removable'].map((category) =>
      drawn(`card:${one(category)}`),
    );
    expect(new Set(shapes).size).toBe(4);
  });
});
