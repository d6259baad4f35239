import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { AboutScreen } from '../../../src/ui/about/about-screen.tsx';
import { FONTS, LIBRARIES } from '../../../src/ui/about/licences.ts';
import { useAppliedPrefs } from '../../../src/ui/app/use-applied-prefs.ts';
import { SettingsScreen } from '../../../src/ui/settings/settings-screen.tsx';
import { FACES_FILE } from '../../../tools/fonts/faces.ts';
import { readFaces } from '../../../tools/fonts/style-sheet.ts';
import { show, startAfresh } from './support.tsx';

beforeEach(startAfresh);

function Page() {
  useAppliedPrefs();
  return <SettingsScreen />;
}

describe('settings', () => {
  test('take effect at once, on the page as well', async () => {
    show(<Page />);
    await userEvent.click(screen.getByRole('radio', { name: '130%' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Fast' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Cover screen/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Any time/ }));
    await userEvent.click(screen.getByRole('radio', { name: '0.2\u00a0s' }));
    expect(prefsStore.getState()).toMatchObject({
      textSize: 130,
      motion: 'reduced',
      animationSpeed: 'fast',
      curtain: true,
      undo: 'open',
      thinkMs: 200,
    });
    expect(document.documentElement.dataset).toMatchObject({ text: 'large', motion: 'reduced', speed: 'fast' });
    expect(document.documentElement.style.getPropertyValue('--text')).toBe('1.3');
  });

  test('can be reset', async () => {
    prefsStore.getState().setPrefs({ textSize: 150 });
    show(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(screen.getByRole('radio', { name: '100%' })).toBeChecked();
  });

  test('say when the browser does not keep them', () => {
    show(<Page />);
    expect(screen.queryByText(/does not save settings/)).not.toBeInTheDocument();
    act(() => prefsStore.setState({ kept: false }));
    expect(screen.getByText(/does not save settings/)).toBeInTheDocument();
  });

  test('say whether the table is heard, and how loud', async () => {
    show(<Page />);
    await userEvent.click(screen.getByRole('radio', { name: 'High' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sound in matches/ }));
    expect(prefsStore.getState()).toMatchObject({ sound: false, volume: 'high' });
    act(() => prefsStore.getState().resetPrefs());
    expect(prefsStore.getState()).toMatchObject({ sound: true, volume: 'low' });
  });
});

describe('about', () => {
  test('credits designers and publishers, and says that this is unofficial', async () => {
    show(<AboutScreen />);
    for (const name of [/錦大帝/, /Mark McLaughlin.*GMT/, /中黒靖.*BonSai/, /^Unofficial/]) {
      expect(await screen.findByText(name)).toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: 'What is reconstructed' })).toBeInTheDocument();
    expect(screen.getByText(/Natural Earth \(public domain\)/)).toBeInTheDocument();
  });

  test('lists every library and font that is shipped', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const listed = LIBRARIES.map(({ name }) => name);
    expect(Object.keys(dependencies).filter((name) => !listed.includes(name))).toEqual([]);
    for (const name of listed) {
      const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string };
      expect(`${name} ${license}`).toBe(`${name} ${LIBRARIES.find((work) => work.name === name)?.licence}`);
    }
    const families = new Set(readFaces(readFileSync(FACES_FILE, 'utf8')).map(({ family }) => family));
    const named = FONTS.flatMap(({ name }) => name.split(', '));
    expect([...families].filter((family) => !named.includes(family))).toEqual([]);
  });
});
