/** A conflict that has just ended, in the column. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { LANGS, type Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { AfterFight } from '../../../../src/ui/games/hitlers-reich/conflict-panel/after-fight.tsx';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { vologdaWon } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { def } from '../../../support/reich.ts';
import { isBroken, loadWords } from './support.ts';
import { tell, over, MOSCOW, watch, SEEDS } from './conflict.tsx';
import type { Told, Seen } from './conflict.tsx';

beforeAll(loadWords);
afterEach(cleanup);

function openFold(within: Element): void {
  const fold = within.querySelector('details');
  if (!fold) throw new Error('nothing is folded');
  fold.open = true;
  // This page has no layout, in which a fold would say so itself.
  fireEvent(fold, new Event('toggle'));
}

interface AfterProps {
  readonly seen: Seen;
  readonly lang?: Lang;
}

function After({ seen: { state, past, events }, lang = 'en' }: AfterProps) {
  return (
    <I18nProvider lang={lang} names={names(def.data.facts)} domains={['hitlers-reich']}>
      <RuleLinksProvider links={{ game: def.id }}>
        <AfterFight facts={def.data.facts} view={def.view(state, null)} events={events} past={past} />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

describe('after a conflict', () => {
  const done = (told: Told, more: Partial<HrState> = {}): Seen => ({
    state: { ...told.game.state, ...more },
    past: told.past,
    events: told.game.events,
  });
  const after = () => screen.queryByRole('region', { name: 'The last conflict' });

  it('says who won, with totals that add up, and the lines when they are asked for', () => {
    const { container } = render(<After seen={done(over(), { conflict: null })} />);
    expect(after()).toHaveTextContent('Axis 16, Allies 16: tied; the Axis player wins with the stronger suit');
    const rows = [...container.querySelectorAll('.after-fight__side')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Axis16card 1 + dice 15 · Sabotage: 12 counts as 1', 'Allies16card 1 + dice 15']);
    const fold = container.querySelector('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector('summary')).toHaveTextContent('Details');
    expect(fold?.querySelectorAll('.log-line')).toHaveLength(0);
    openFold(container);
    expect(fold?.querySelectorAll('.log-line').length).toBeGreaterThan(5);
    const dice = [...(fold?.querySelectorAll('.after-fight__dice section') ?? [])];
    expect(dice.map((one) => one.getAttribute('aria-label'))).toEqual(['Axis dice', 'Allied dice']);
    expect(dice[0]?.querySelectorAll('button')).toHaveLength(0);
    expect(fold).toHaveTextContent('Leningrad comes under Axis control');
  });

  it('shows both totals of a counterattack', () => {
    const told = tell(vologdaWon(), ...MOSCOW, ['counter 1,2,4', [5, 5, 4]]);
    const { container } = render(<After seen={done(told, { conflict: null })} />);
    openFold(container);
    const second = within(screen.getByRole('region', { name: 'Re-roll after the result' }));
    expect(second.getByRole('row', { name: /Before the counterattack 24 20/ })).toBeVisible();
    expect(second.getByRole('row', { name: /After the counterattack 24 26/ })).toBeVisible();
  });

  it('is silent while the conflict runs, and once something else has happened', () => {
    const { rerender } = render(<After seen={done(over())} />);
    expect(after()).toBeNull();
    rerender(<After seen={{ ...done(over(), { conflict: null }), events: [] }} />);
    expect(after()).toBeNull();
  });

  it('reads in both languages wherever a conflict ends at once, with the totals that were judged', () => {
    let ended = 0;
    const faults = new Set<string>();
    watch(SEEDS.slice(0, 2), (seen) => {
      const judged = seen.events.findLast((event) => event.type === 'judged');
      if (!judged || (seen.state.conflict && !def.view(seen.state, null).result)) return;
      ended += 1;
      for (const lang of LANGS) {
        const markup = renderToStaticMarkup(<After seen={seen} lang={lang} />);
        const totals = [...markup.matchAll(/<dd[^>]*><b>(\d+)<\/b>/g)].map(([, total]) => Number(total));
        expect(totals, JSON.stringify(seen.past)).toEqual([judged.axis, judged.allies]);
        for (const [, text = ''] of markup.matchAll(/>([^<>]+)<|aria-label="([^"]+)"/g))
          if (text.trim() !== '' && isBroken(text)) faults.add(text);
      }
    });
    expect([...faults]).toEqual([]);
    expect(ended).toBeGreaterThan(50);
  }, 60_000);
});
