import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { RulesPanel } from '../../../src/ui/rules/rules-panel.tsx';
import { RulesScreen } from '../../../src/ui/rules/rules-screen.tsx';
import { show } from './support.tsx';

const GAME = 'hitlers-last-battles';
const read = (section: string) =>
  show(
    <Route path="/rules/:game/:section?">
      {({ game, section: id }) => <RulesScreen game={game} section={id ?? null} />}
    </Route>,
    `/rules/${GAME}/${section}`,
  );
/** The section that was asked for. */
const cited = async () => {
  const heading = await screen.findByText(/the section you asked for/);
  const section = heading.closest('section');
  if (!section) throw new Error('no section is cited');
  return section;
};

describe('the reader', () => {
  test('opens the chapter of a section and tints the section', async () => {
    read('8.4');
    expect(await cited()).toHaveTextContent(/^8\.4 Support/);
    expect(screen.getByRole('heading', { name: /^8 / })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^8\.5 / })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^7\.1 / })).not.toBeInTheDocument();
  });

  test('shows the place in the book, and leads up', async () => {
    const { visited } = read('8.4');
    const where = await screen.findByRole('navigation', { name: 'Where you are' });
    expect(where).toHaveTextContent('8 Combat›8.4 Support');
    await userEvent.click(within(where).getByRole('button', { name: '8 Combat' }));
    expect(visited.at(-1)).toBe(`/rules/${GAME}/8`);
  });

  test('cites link to what they cite', async () => {
    read('8.3');
    const section = await cited();
    expect(within(section).getByRole('link', { name: 'Open Q20 in the rules' })).toHaveAttribute(
      'href',
      `#/rules/${GAME}/Q20`,
    );
  });

  test('a ruling has question, answer and ground, and is marked', async () => {
    read('Q12');
    const section = await cited();
    for (const word of ['Question', 'Ruling', 'Reason']) expect(within(section).getByText(word)).toBeInTheDocument();
    expect(within(section).getByText('ruling')).toBeInTheDocument();
  });

  test('what is below a known section opens that section', async () => {
    read('8.4.9');
    expect(await cited()).toHaveTextContent(/^8\.4 Support/);
  });

  test('an unknown section says so and shows the first chapter', async () => {
    read('99');
    expect(await screen.findByText('The rules have no section §99.')).toBeInTheDocument();
  });

  test('goes to the next chapter and back', async () => {
    const { visited } = read('8');
    await userEvent.click(await screen.findByRole('button', { name: /^Next: 9/ }));
    expect(visited.at(-1)).toBe(`/rules/${GAME}/9`);
    expect(await screen.findByRole('button', { name: /^Previous: 8/ })).toBeInTheDocument();
  });

  test('search lists what it finds, steps through it by Enter, and goes round', async () => {
    const { visited } = read('1');
    const field = await screen.findByRole('searchbox', { name: 'Search the rules' });
    await userEvent.type(field, 'concentration');
    const found = screen.getAllByRole('button', { name: /concentration/i });
    expect(found.length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(new RegExp(`^1 of ${found.length}$`))).toBeInTheDocument();
    expect(visited.at(-1)).toBe(`/rules/${GAME}/6.3`);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText(new RegExp(`^${found.length} of ${found.length}$`))).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('nothing found says so', async () => {
    read('1');
    await userEvent.type(await screen.findByRole('searchbox'), 'submarine');
    expect(screen.getByText('Nothing in the rules matches “submarine”.')).toBeInTheDocument();
  });

  test('prints the whole book, then goes back to reading', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByRole('heading', { name: /^7\.1 / })).toBeInTheDocument();
    });
    read('8.4');
    await userEvent.click(await screen.findByRole('button', { name: 'Print the rules' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: /^7\.1 / })).not.toBeInTheDocument();
  });

  test('a word for a number opens its section, without a number before the title', async () => {
    show(<RulesScreen game="blitzkrieg-to-moscow-2" section="2.1.cities" />);
    const section = await cited();
    expect(section).toHaveTextContent(/^Cities/);
    expect(within(section).getByRole('row', { name: /^1303 Minsk 1/ })).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: 'Open §13.2.4 in the rules' })).toHaveAttribute(
      'href',
      '#/rules/blitzkrieg-to-moscow-2/13.2.4',
    );
  });

  test('a game without written rules says so', async () => {
    show(<RulesScreen game="elsewhere" section={null} />);
    expect(await screen.findByText('The rules of this game have not been written yet.')).toBeInTheDocument();
  });

  test('is there in Japanese', async () => {
    render(
      <I18nProvider lang="ja">
        <RulesScreen game={GAME} section="8.4" />
      </I18nProvider>,
    );
    expect(await screen.findByRole('heading', { name: /^8\.4 戦闘支援/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Support/ })).not.toBeInTheDocument();
  });
});

describe('the panel beside a table', () => {
  function Table({ onClose }: { readonly onClose: () => void }) {
    const [section, setSection] = useState('8.4');
    return <RulesPanel game={GAME} section={section} onSection={setSection} onClose={onClose} />;
  }

  test('turns its own pages, leaves the address alone, and closes with Escape', async () => {
    const onClose = vi.fn();
    const { visited } = show(<Table onClose={onClose} />, '/table/x');
    const section = await cited();
    await userEvent.click(within(section).getByRole('link', { name: 'Open Q21 in the rules' }));
    expect(await cited()).toHaveTextContent(/^Q21/);
    expect(visited).toEqual(['/table/x']);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
