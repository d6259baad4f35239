import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { I18nProvider, useT } from '../../../src/i18n/use-t.tsx';
import { namesFrom } from '../../../src/i18n/names.ts';

const GAME = 'hitlers-last-battles';
const facts = {
  units: [{ id: 'G-B', nameEn: 'Army Group B', nameJa: 'B軍集団' }],
  hexes: [{ id: '0602', nameEn: 'Berlin', nameJa: 'ベルリン' }],
};
const names = namesFrom(facts, { allied: 'Mika' });

function Sample({ sentence }: { readonly sentence: string }) {
  const { t, line, lang } = useT();
  return (
    <p>
      {lang} | {t('table.why.title', { name: 'Berlin' })} | {t('table.prompt.decides', { side: 'german' })} |{' '}
      {t('table.prompt.decides', { side: 'allied' })} | {line({ key: sentence })}
    </p>
  );
}

const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

// The game names the sides.
beforeAll(async () => {
  await loadCatalogue('en', [GAME]);
  await loadCatalogue('ja', [GAME]);
});

describe('useT', () => {
  it('speaks English at once and says whose turn it is by the name that was entered', () => {
    render(
      <I18nProvider lang="en" names={names} domains={['table']}>
        <Sample sentence="hlb.no-such-sentence" />
      </I18nProvider>,
    );
    expect(screen.getByText(/^en \|/).textContent).toBe(
      'en | Why not Berlin? | German player decides | Mika (Allied) decides | ⟦hlb.no-such-sentence⟧',
    );
    expect(document.documentElement.lang).toBe('en');
  });

  it('keeps the old language until the new one is complete, then changes all of it', async () => {
    const view = render(
      <I18nProvider lang="en" names={names} domains={['table']}>
        <Sample sentence="table.undo" />
      </I18nProvider>,
    );
    await wait();
    view.rerender(
      <I18nProvider lang="ja" names={names} domains={['table']}>
        <Sample sentence="table.undo" />
      </I18nProvider>,
    );
    expect(await screen.findByText(/^ja \|/)).toBeTruthy();
    expect(screen.getByText(/^ja \|/).textContent).toBe(
      'ja | Berlinを選べない理由 | ドイツ軍プレイヤーの番 | Mika（連合軍）の番 | 元に戻す',
    );
    expect(document.documentElement.lang).toBe('ja');
  });

  it('makes children wait for a domain they speak', async () => {
    render(
      <I18nProvider lang="en" domains={['lessons']} fallback={<p>waiting</p>}>
        <p>ready</p>
      </I18nProvider>,
    );
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('ready')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });
});
