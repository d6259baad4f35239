/** Score, turn track and losses, lines of the log, and that no text is missing. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { createSource } from '../../../../src/i18n/source.ts';
import { RECONSTRUCTED } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/about.ts';
import { BtmCombat } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/combat.tsx';
import { logSeat } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/about.ts';
import { BtmHand } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/hand.tsx';
import { wordPicked } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/choices.ts';
import { BtmProfile } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/profile.tsx';
import { BtmPanels } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/panels.tsx';
import { BtmScore } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/score.tsx';
import { pathBegun } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/paths.ts';
import { game, open, play, toFrame, type Table } from '../../../engine/blitzkrieg-to-moscow-2/table.ts';
import {
  i18n,
  names,
  show,
  partProps,
  sceneOf,
  naming,
  cardAsked,
  pickable,
  point,
  HANDS,
  ARRIVED,
} from './panels-support.tsx';
import { onDesktop } from '../../../support/desktop.ts';

beforeEach(onDesktop);

it('lines of the log belong to whose units act, also where the other side had the last word (§7.1)', () => {
  const { facts } = game.data;
  expect(logSeat(facts, { key: 'btm.log.moved', params: { unit: 'g-pz3' } })).toBe('german');
  expect(logSeat(facts, { key: 'btm.log.railed', params: { units: 's-8,s-3' } })).toBe('soviet');
  expect(logSeat(facts, { key: 'btm.log.attack-declared', params: { attackers: 'g-9,g-4' } })).toBe('german');
  expect(logSeat(facts, { key: 'btm.log.spent', params: { units: 'g-9' } })).toBe('german');
  expect(logSeat(facts, { key: 'btm.log.phase-logistics', params: { side: 'soviet' } })).toBe('soviet');
  expect(logSeat(facts, { key: 'btm.log.hero-named', params: { hex: '1310' } })).toBe('soviet');
  expect(logSeat(facts, { key: 'btm.log.turn-began', params: { turn: 2 } })).toBeNull();
  expect(logSeat(facts, { key: 'btm.log.attack-failed', params: { hex: '1310' } })).toBeUndefined();
});

it('draws the way of a train while others get on (§6.3.2)', () => {
  const { state } = play(toFrame(open(), 'logistics/rail'), 'rail free s-20 E');
  const from = state.units['s-20']?.place ?? '';
  // No card pays for it: both players see it.
  for (const seat of ['soviet', 'german', null] as const)
    expect(pathBegun(game.data.facts, game.view(state, seat))).toEqual([
      { unit: 's-20', side: 'soviet', kind: 'rail', path: [from, 'E'] },
    ]);
});

describe('the score', () => {
  it('opens into the reason for every point and what each side needs', () => {
    const table = open({ ...HANDS, units: { ...ARRIVED, 's-13': 'E', 's-27': 'E' }, germanHexes: ['1303', '1703'] });
    show(<BtmScore {...sceneOf(table)} isSmall={false} />);
    const { total } = game.view(table.state, null).score;
    fireEvent.click(screen.getByRole('button', { name: `German score ${total} of 10 needed to win` }));
    const reasons = screen.getByRole('list', { name: 'The German score, point by point' });
    expect(within(reasons).getByText(/^Minsk/)).toBeVisible();
    expect(within(reasons).getByText(/^Active panzer armies: 4/)).toBeVisible();
    expect(screen.getByText(new RegExp(`needs ${10 - total} more points by the end of turn 6`))).toBeVisible();
    expect(screen.getByText(/wins if the score is 9 or less/)).toBeVisible();
    expect(screen.getByText(/Under Soviet control, 14 points in all: .*Moscow/)).toBeVisible();
  });

  it('shows the units of the turn track in its dialog, where nothing can be picked', () => {
    show(<BtmScore {...sceneOf(open(HANDS))} isSmall={false} />);
    fireEvent.click(screen.getByRole('button', { name: /^Turn 3 of 6/ }));
    const track = screen.getByRole('list', { name: 'Turn track' });
    expect(track).toHaveTextContent('51st Army');
    expect(within(track).queryByRole('button')).toBeNull();
  });

  it('shows the figures alone where there is little room', () => {
    const { container } = show(<BtmScore {...sceneOf(open())} isSmall />);
    expect(container.querySelector('.btm-score--small')?.textContent).toBe('2/ 10');
  });
});

describe('the panels under the map', () => {
  it('show the turn, and open into the track with what waits on it and what the weather does', () => {
    show(<BtmPanels {...sceneOf(open(HANDS))} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: 'Turn 3: mud' }));
    const track = screen.getByRole('list', { name: 'Turn track' });
    const turns = [...track.children];
    expect(turns).toHaveLength(6);
    expect(turns.map((turn) => turn.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null]);
    expect(turns[3]).toHaveTextContent(/snow.*German cards: 4.*Soviet cards: 4.*51st Army/);
    const [unit] = within(turns[3] as HTMLElement).getAllByRole('button', { name: '51st Army' });
    fireEvent.click(unit as HTMLElement);
    expect(point).toHaveBeenCalledWith('unit:s-51');
    expect(screen.getByText('Every unit can move 2 hexes.')).toBeVisible();
    expect(screen.getByText('Tanks give no column shift.')).toBeVisible();
  });

  it('say which phases are over', () => {
    show(<BtmPanels {...sceneOf(open(HANDS))} {...pickable} />);
    const phases = within(screen.getByRole('list', { name: 'Phases of the player turn' })).getAllByRole('listitem');
    expect(phases.map((phase) => phase.textContent)).toEqual([
      'Logistics (over)',
      ...['Movement', 'Combat', 'Breakthrough', 'Supply'],
    ]);
  });

  it('show who went to the rear on the last turn, apart from the losses (§10.5)', () => {
    const come = Object.fromEntries(
      game.data.facts.units.flatMap(({ id, side, code }) =>
        /\d$/.test(code) ? [[id, side === 'soviet' ? 'E' : 'N']] : [],
      ),
    );
    const view = sceneOf(open({ turn: 6, phase: 'movement', units: { ...come, 'g-18': 'turn-7' } }));
    show(<BtmPanels {...view} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: /^Turn 6/ }));
    expect(within(screen.getByRole('region', { name: 'Off the map' })).getByRole('button')).toHaveAccessibleName(
      '18th Army',
    );
    expect(screen.getByRole('button', { name: /^Losses/ })).toHaveTextContent(/Losses\s*0\s*0/);
  });

  it('show the boxes of losses and the hero city', () => {
    const table = open({
      ...HANDS,
      units: { ...ARRIVED, 'g-pz4': 'eliminated', 's-8': 'surrendered' },
      hero: { hex: '0706', used: true, doubled: '0706' },
    });
    show(<BtmPanels {...sceneOf(table)} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: /^Losses/ }));
    expect(within(screen.getByRole('region', { name: 'Eliminated' })).getByRole('button')).toHaveAccessibleName(
      '4th Panzer Army',
    );
    expect(within(screen.getByRole('region', { name: 'Surrendered' })).getByRole('button')).toHaveAccessibleName(
      '8th Army',
    );
    const hero = screen.getByRole('button', { name: 'Hero city: Kiev' });
    expect(hero).not.toHaveAttribute('aria-controls');
    fireEvent.click(hero);
    expect(document.getElementById(hero.getAttribute('aria-controls') ?? '')).toBeVisible();
    expect(screen.getByText('Kiev is worth 2 points if the Germans control it at the end.')).toBeVisible();
  });
});

describe('a unit that is picked', () => {
  const told = (table: Table, target: TargetRef) => {
    const { container, unmount } = show(<BtmProfile {...sceneOf(table)} target={target} />);
    const rows = [...container.querySelectorAll('dl > div')].map((row) => row.textContent);
    unmount();
    return rows;
  };
  const worn = open({ units: { 'g-pz3': '1401' }, spent: ['g-pz3'], germanHexes: ['1401'] });

  it('is told figure by figure, as its counter shows them (§2.2, §10.2)', () => {
    expect(told(open(), 'unit:g-pz3')).toEqual([
      '7strength',
      '(4)in passive defence, and when spent',
      '5hexes; stops in forest, marsh, mountains and enemy ZOC',
    ]);
    expect(told(open(), 'unit:s-mc3').at(1)).toBe('(0)in passive defence');
    expect(told(worn, 'unit:g-pz3').slice(0, 1)).toEqual(['4strength while spent']);
  });

  it('is the question, until it has moved', () => {
    const scene = { ...sceneOf(open()), i18n };
    const move = { type: 'move', unit: 'g-pz3', to: '1001' } as const;
    expect(wordPicked(scene, ['unit:g-pz3'], move)?.what).toBe('Move 3rd Panzer Army');
    expect(wordPicked(scene, ['space:1502'], { type: 'attack', target: '1502' })).toBeNull();
  });

  it('leaves places to their names', () => {
    expect(told(open(), 'space:1303')).toEqual([]);
  });
});

it('every text has its message in both languages', () => {
  for (const lang of LANGS) {
    const words = createSource(lang, names);
    for (const { title, text } of RECONSTRUCTED)
      for (const key of [title, text]) expect(words.message(key), `${lang} ${key}`).not.toBeNull();
    const broken: string[] = [];
    for (const table of [naming(), cardAsked(), play(cardAsked(), 'shift none: 6'), open(HANDS)]) {
      const { container, unmount } = show(
        <>
          <BtmCombat {...partProps(table, 'german')} />
          <BtmHand {...partProps(table, 'german')} />
          <BtmPanels {...sceneOf(table)} {...pickable} />
          <BtmScore {...sceneOf(table)} isSmall={false} />
        </>,
        lang,
      );
      const found = /[⟦⟧{}]|undefined|NaN/.exec(container.textContent ?? '');
      if (found) broken.push(`${lang}: ${container.textContent ?? ''}`);
      unmount();
    }
    expect(broken).toEqual([]);
  }
});
