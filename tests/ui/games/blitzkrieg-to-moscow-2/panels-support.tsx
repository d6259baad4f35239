/** Positions of combats and hands, and the table's props for the parts next to the board. */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, vi } from 'vitest';
import type { Side } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS, type Lang } from '../../../../src/i18n/format.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { createI18n, I18nProvider } from '../../../../src/i18n/use-t.tsx';
import type { PartProps, Pickable } from '../../../../src/ui/table/game-table.ts';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { game, listed, open, play, toFrame, type Table } from '../../../engine/blitzkrieg-to-moscow-2/table.ts';
import '../../shell/shims.ts';

export const point = vi.fn<(target: TargetRef) => void>();
export const pickable: Pickable = { targets: new Map(), onPick: point };

beforeAll(() => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'blitzkrieg-to-moscow-2']))));

export const names = manifest.names(game.data.facts);
export const show = (what: ReactElement, lang: Lang = 'en') =>
  render(
    <I18nProvider lang={lang} names={names} domains={['blitzkrieg-to-moscow-2']} fallback={null}>
      <RuleLinksProvider links={{ game: 'blitzkrieg-to-moscow-2' }}>{what}</RuleLinksProvider>
    </I18nProvider>,
  );
export const i18n = createI18n('en', names);

/** The table's props for a part, with the moves that the picks name. */
export function partProps(table: Table, seat: Side | null, picked = ''): PartProps<BtmTypes> {
  const question = decide(game, table.state);
  const moves = question?.seat === seat ? question.moves : [];
  return {
    facts: game.data.facts,
    queries: game.queries,
    view: game.view(table.state, seat),
    seat: question?.seat === seat ? seat : null,
    targets: new Map(moves.flatMap((move) => game.words.targets(move).map((target) => [target, 'legal' as const]))),
    cards: new Map(),
    picked: [],
    chosen: moves.find((move) => game.words.notation(move) === picked) ?? null,
    moves,
    allMoves: moves,
    events: table.latest,
    stepNumber: 0,
    past: [],
    isPast: false,
    match: null,
    preview: () => null,
    onPick: vi.fn(),
    onPickAll: vi.fn(),
    onWhy: vi.fn(),
    onInspect: vi.fn(),
  };
}
export const sceneOf = (table: Table, seat: Side | null = null) => ({
  facts: game.data.facts,
  queries: game.queries,
  view: game.view(table.state, seat),
});

/** The first attack of the worked example: 2nd Panzer, 16th and 18th Army against 1502 (G-02). */
export function naming(): Table {
  const moved = play(toFrame(open(), 'movement/move'), 'move g-pz2 1401');
  const ended = listed(moved, 'halt').length > 0 ? play(moved, 'halt', 'end-move') : play(moved, 'end-move');
  return play(ended, 'attack 1502', 'join g-pz2', 'join g-16', 'join g-18');
}
export const cardAsked = () => play(naming(), 'assault', 'defend s-11 active', 'defend s-mc3 active');

export const ATTACK = { at: 'combat/attack', side: 'german', begun: true } as const;
export const failed = {
  type: 'attack-failed',
  target: '1303',
  reckoning: {
    attack: 3,
    defence: 4,
    odds: 0,
    shifts: [{ key: 'btm.shift.city', params: { hex: '1303' }, amount: -1, rule: '11.3.4' }],
    column: -1,
  },
} as const;

export const ARRIVED = { 'g-2': 'N', 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-24': 'E' };
export const HANDS: Position = {
  turn: 3,
  units: ARRIVED,
  side: 'german',
  phase: 'movement',
  hands: { german: ['g-air-2', 'g-blitz'], soviet: ['s-hitler', 's-part', 's-city'] },
};

export const cardNamed = (name: RegExp) => screen.getByRole('button', { name });
