import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ActionTile } from '../../../src/ui/parts/action-tile.tsx';
import { emblemOf } from '../../../src/ui/app/games.ts';
import { Button, IconButton } from '../../../src/ui/parts/button.tsx';
import { Dialog } from '../../../src/ui/parts/dialog.tsx';
import { drawDie } from '../../../src/ui/parts/die.tsx';
import { drawMark } from '../../../src/ui/parts/emblem.tsx';
import { Choices, TextField } from '../../../src/ui/parts/field.tsx';
import { LogLine } from '../../../src/ui/parts/log-line.tsx';
import { Menu } from '../../../src/ui/parts/menu.tsx';
import { OddsBar } from '../../../src/ui/parts/odds-bar.tsx';
import { Reasons } from '../../../src/ui/parts/reasons.tsx';
import { RuleChip, RuleLinksProvider } from '../../../src/ui/parts/rule-chip.tsx';
import { SearchField } from '../../../src/ui/parts/search-field.tsx';
import { Tabs } from '../../../src/ui/parts/tabs.tsx';
import X from '@lucide/icons/icons/x';
import { show } from './support.tsx';

describe('buttons', () => {
  test('a closed button keeps its place and the focus, and does nothing', async () => {
    const onClick = vi.fn();
    render(
      <Button closed onClick={onClick}>
        Redo
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Redo' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('the key on a button is no part of its name', () => {
    render(<Button kbd="U">Undo</Button>);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveTextContent('U');
  });

  test('a double click makes one thing', async () => {
    const onClick = vi.fn();
    render(
      <Button isOnce onClick={onClick}>
        Copy
      </Button>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: 'Copy' }));
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('a button that is an icon has a name', () => {
    render(<IconButton icon={X} label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  test('a closed tile is used to ask why', async () => {
    const onUse = vi.fn();
    render(<ActionTile title="4th Ukrainian Front" detail="not adjacent: why?" state="closed" onUse={onUse} />);
    const tile = screen.getByRole('button', { name: /4th Ukrainian Front/ });
    expect(tile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tile);
    expect(onUse).toHaveBeenCalledOnce();
  });

  test('a chosen tile says that it is chosen', () => {
    render(<ActionTile title="Attack" state="chosen" onUse={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Attack', pressed: true })).toBeInTheDocument();
  });
});

describe('marks and dice', () => {
  test.each([
    ['hitlers-last-battles', 'german', 'square'],
    ['hitlers-last-battles', 'allied', 'pill'],
    ['hitlers-reich', 'axis', 'square'],
    ['hitlers-reich', 'allies', 'pill'],
    ['blitzkrieg-to-moscow-2', 'german', 'square'],
    ['blitzkrieg-to-moscow-2', 'soviet', 'hexagon'],
  ])('in %s the mark of %s is %s', (game, seat, kind) => {
    expect(emblemOf(game, seat)).toBe(kind);
  });

  test('an id from a foreign file has no mark', () => {
    expect(emblemOf('hitlers-reich', 'constructor')).toBeNull();
    expect(emblemOf('constructor', 'axis')).toBeNull();
  });

  test('a mark is silent beside a word and named without one', () => {
    const { container } = render(drawMark({ of: 'hexagon' }));
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(drawMark({ of: 'hexagon', label: 'Soviet' }));
    expect(screen.getByRole('img', { name: 'Soviet' })).toBeInTheDocument();
  });

  test.each([1, 2, 3, 4, 5, 6])('a %d shows as many pips', (value) => {
    const { container } = render(drawDie({ value, tone: 'dark', label: `Die: ${value}` }));
    const pips = container.querySelector('.die__pips')?.getAttribute('d') ?? '';
    expect(pips.match(/M/g)).toHaveLength(value);
  });

  test('a die that will be rolled shows no pips but a question', () => {
    const { container } = render(drawDie({ value: 6, tone: 'pale', state: 'waiting', label: 'Die, not rolled yet' }));
    expect(container.querySelector('.die__pips')).toBeNull();
    expect(container).toHaveTextContent('?');
  });
});

describe('numbers and rules', () => {
  test('each reason has its amount, its words and its rule; the total closes the list', () => {
    show(
      <RuleLinksProvider links={{ game: 'hitlers-last-battles' }}>
        <Reasons
          rows={[
            { id: 'dice', amount: '2', text: 'attacking dice', rule: '8.2' },
            { id: 'none', amount: '0', text: 'no river', tone: 'zero' },
          ]}
          total={{ amount: '2', text: 'in all' }}
        />
      </RuleLinksProvider>,
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['2attacking dice§8.2', '0no river', '2in all']);
  });

  test('odds are said in one sentence and listed in words; what cannot happen is left out', () => {
    render(
      <OddsBar
        total={216}
        label="30 eliminated, 186 goes back"
        segments={[
          { id: 'gone', count: 30, label: '30 eliminated', tone: 'best' },
          { id: 'never', count: 0, label: '0 retreats', tone: 'good' },
          { id: 'back', count: 186, label: '186 goes back', tone: 'bad' },
        ]}
      />,
    );
    expect(screen.getByRole('img', { name: '30 eliminated, 186 goes back' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['30 eliminated', '186 goes back']);
    expect(screen.queryByText(/retreats/)).not.toBeInTheDocument();
  });

  test('a rule number is a link to its section', () => {
    show(<RuleChip rule="8.4" game="hitlers-last-battles" />);
    expect(screen.getByRole('link', { name: 'Open §8.4 in the rules' })).toHaveAttribute(
      'href',
      '#/rules/hitlers-last-battles/8.4',
    );
  });

  test('a rule number of no game is refused rather than looked up in another one', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(<RuleChip rule="8.4" />)).toThrow('rule 8.4 stands outside of any game');
    told.mockRestore();
  });

  test('beside a table it opens there, but a new tab can still be asked for', async () => {
    const open = vi.fn();
    show(
      <RuleLinksProvider links={{ game: 'hitlers-last-battles', open }}>
        <RuleChip rule="Q12" />
      </RuleLinksProvider>,
    );
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Open Q12 in the rules' });
    await user.click(link);
    expect(open).toHaveBeenCalledExactlyOnceWith('Q12');
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(open).toHaveBeenCalledOnce();
  });

  test('a line that was taken back is struck through, not only grey', () => {
    show(
      <LogLine side="square" state="undone">
        Army Group B attacks
      </LogLine>,
    );
    expect(screen.getByText('Army Group B attacks').tagName).toBe('S');
  });
});

describe('fields', () => {
  function Form() {
    const [undo, setUndo] = useState<'honest' | 'open'>('honest');
    return (
      <Choices
        label="Undo"
        value={undo}
        choices={[
          { value: 'honest', label: 'Honest' },
          { value: 'open', label: 'Open' },
        ]}
        onChange={setUndo}
      />
    );
  }

  test('choices are one group of radio buttons, moved through by arrows', async () => {
    render(<Form />);
    expect(screen.getByRole('group', { name: 'Undo' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Honest' })).not.toBeChecked();
  });

  test('hint and problem are said with their field', () => {
    render(
      <TextField label="Seed" hint="Any text." problem="The dice need a seed." value="" onChange={() => undefined} />,
    );
    const field = screen.getByRole('textbox', { name: 'Seed' });
    expect(field).toHaveAccessibleDescription('Any text. The dice need a seed.');
    expect(field).toBeInvalid();
  });

  test('Escape empties a search', async () => {
    const onChange = vi.fn();
    render(<SearchField label="Search the rules" value="zone" onChange={onChange} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the rules' }), '{Escape}');
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

describe('dialog, menu, tabs', () => {
  test('a closed dialog has no content; an open one has a name and a way out', async () => {
    const onClose = vi.fn();
    const { rerender } = show(
      <Dialog open={false} onClose={onClose} title="Import a match">
        Checks
      </Dialog>,
    );
    expect(screen.queryByText('Checks')).not.toBeInTheDocument();
    rerender(
      <Dialog open onClose={onClose} title="Import a match">
        Checks
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Import a match' })).toHaveTextContent('Checks');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('a menu opens by key, runs what is chosen, and injects no style element', async () => {
    const run = vi.fn();
    render(
      <Menu
        label="Menu"
        opener={<Button>More</Button>}
        groups={() => [
          [
            { id: 'copy', label: 'Copy', run },
            { id: 'no', label: 'Not now', closed: true, run },
          ],
        ]}
      />,
    );
    const styles = document.querySelectorAll('style').length;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    expect(document.querySelectorAll('style')).toHaveLength(styles);
    expect(screen.getByRole('menuitem', { name: 'Not now' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  test('tabs are one stop, changed by arrows; only the chosen one shows its content', async () => {
    function Sheet() {
      const [tab, setTab] = useState('log');
      return (
        <Tabs
          label="Panels"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'log', label: 'Log', content: 'nothing yet' },
            { id: 'lines', label: 'Lines', content: 'no lines' },
          ]}
        />
      );
    }
    render(<Sheet />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Lines' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('no lines');
    expect(screen.queryByText('nothing yet')).not.toBeInTheDocument();
  });
});
