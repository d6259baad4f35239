/** Conflicts to be shown in tests: how they are played, and the panel as a table shows it. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { HrEvent } from '../../../../src/engine/games/hitlers-reich/events.ts';
import { type Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import type { Line, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { pickTarget, select } from '../../../../src/engine/kits/pointing/selection.ts';
import { type Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { distinctMoves } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import { ConflictPanel } from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-panel.tsx';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { makeChooser, setupOf } from '../../../engine/hitlers-reich/walk.ts';
import { start } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { def, play, type Game } from '../../../support/reich.ts';
import { ConflictChances } from '../../../../src/ui/games/hitlers-reich/conflict-panel/chances.tsx';

export const linesOf = (events: readonly HrEvent[]): readonly Line[] =>
  events.flatMap((event) => def.words.describe(event) ?? []);

export interface Told {
  readonly game: Game;
  readonly past: readonly Line[];
}
export type Step = string | readonly [text: string, dice: readonly number[]];

/** Plays on and keeps the log. */
export const tell = (from: Game, ...steps: readonly Step[]): Told =>
  steps.reduce<Told>(
    ({ game, past }, step) => {
      const [text, dice] = typeof step === 'string' ? [step, []] : step;
      const next = play(game, text, dice);
      return { game: next, past: [...past, ...linesOf(next.events)] };
    },
    { game: from, past: [] },
  );

export const NAMED = ['A land finland>leningrad', 'play waffen-ss', 'play stukas', 'play von-manstein'] as const;
export const hidden = () => tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12');
export const rolled = () => tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]]);
export const EFFECTS: readonly Step[] = ['fx von-manstein own 1', ['fx stukas opp 3', [5]], 'fx zhukov own 1'];
export const reroll = () =>
  tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]], ...EFFECTS);
export const over = () =>
  tell(start(), ...NAMED, 'play zhukov', 'done', 'c G12', ['c S1', [1, 1, 3, 6, 2, 5, 6]], ...EFFECTS, [
    'rr 2,3',
    [2, 3],
  ]);
export const MOSCOW: readonly Step[] = [
  'blitz moscow',
  'play waffen-ss',
  'play stukas',
  'play von-manstein',
  'play desperate-gamble',
  'play counterattack',
  'done',
  'c I11',
  ['c S8', [1, 1, 1, 1, 2, 3, 4, 6]],
  'fx von-manstein own 1',
  ['fx stukas opp 4', [3]],
  ['rr 2', [2]],
];

export const POINTING = {
  targetsOf: (move: Move) => def.words.targets(move),
  isEnding: ({ type }: Move) => type === 'done',
  freeOrder: 2,
};

export interface ShownProps {
  readonly told: Told;
  readonly viewer?: Side | null;
  readonly lang?: Lang;
  /** The side that has chosen its card ahead of its turn. */
  readonly sealed?: Side | null;
  readonly onWhy?: (target: TargetRef) => void;
  readonly onChosen?: (text: string | null) => void;
}

/** One is over the map and one in the column. */
const Parts = (props: ComponentProps<typeof ConflictPanel>) => (
  <>
    <ConflictPanel {...props} />
    <ConflictChances {...props} />
  </>
);

/** The conflict panel as a table shows it: picks are kept as the table keeps them. */
export function Shown({ told, viewer, lang = 'en', sealed = null, onWhy, onChosen }: ShownProps) {
  const { state, events } = told.game;
  const decision = decide(def, state);
  const seat = viewer === undefined ? (decision?.seat ?? null) : viewer;
  const [{ view, moves, preview }] = useState(() => {
    const seen = def.view(state, seat);
    const legal = seat !== null && seat === decision?.seat ? decision.moves : [];
    return {
      view: seen,
      moves: distinctMoves({ facts: def.data.facts, view: seen }, legal),
      preview: (move: Move) => def.foresight.preview(state, move),
    };
  });
  const [picks, setPicks] = useState<readonly TargetRef[]>([]);
  const selection = select(moves, POINTING, picks);
  const { picked, chosen, candidates } = selection;
  onChosen?.(chosen && def.words.notation(chosen));
  return (
    <I18nProvider lang={lang} names={names(def.data.facts)} domains={['hitlers-reich']}>
      <RuleLinksProvider links={{ game: def.id }}>
        <Parts
          facts={def.data.facts}
          queries={def.queries}
          view={view}
          seat={moves.length > 0 ? seat : null}
          targets={new Map()}
          cards={new Map()}
          picked={picked}
          chosen={chosen}
          moves={candidates.length > 0 ? candidates : moves}
          allMoves={moves}
          events={events}
          stepNumber={1}
          preview={preview}
          onPick={(target) => {
            const next = pickTarget(moves, POINTING, selection, target);
            if (next) setPicks(next);
            else onWhy?.(target);
          }}
          onPickAll={setPicks}
          onWhy={(target) => onWhy?.(target)}
          onInspect={() => undefined}
          past={told.past}
          sealed={sealed}
          isPast={false}
          match={null}
        />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

/** Shows it; gives the text of the move that the picks name. */
export function show(told: Told, props: Omit<ShownProps, 'told'> = {}) {
  let chosen: string | null = null;
  const asked: TargetRef[] = [];
  const view = render(
    <Shown
      told={told}
      onChosen={(text) => {
        chosen = text;
      }}
      onWhy={(target) => asked.push(target)}
      {...props}
    />,
  );
  return { ...view, chosen: () => chosen, asked };
}

export const sideOf = (side: 'Axis' | 'Allied') => screen.getByRole('region', { name: `${side} side` });
export const diceOf = (side: 'Axis' | 'Allied') => within(screen.getByRole('list', { name: `${side} dice` }));
export const pick = (side: 'Axis' | 'Allied', ...places: readonly number[]) => {
  for (const place of places) fireEvent.click(diceOf(side).getByRole('button', { name: new RegExp(`^Die ${place},`) }));
};

export interface Seen {
  readonly state: HrState;
  readonly past: readonly Line[];
  readonly events: readonly HrEvent[];
}

/** Random games with their log, until so many results. */
export function watch(seeds: readonly string[], visit: (seen: Seen) => void): void {
  for (const seed of seeds) {
    const setup = setupOf(seed.includes('1944') ? 'short-1944' : 'campaign-1941', seed);
    const choose = makeChooser(seed);
    let { state } = startGame(def, setup);
    let past: readonly Line[] = [];
    for (let decision = decide(def, state); decision; decision = decide(def, state)) {
      const done = applyMove(def, state, choose(decision.moves), { seat: decision.seat });
      if (!done.ok) throw new Error(done.reason.key);
      state = done.state;
      const lines = linesOf(done.events);
      const opening = lines.findLastIndex(({ key }) => /^hr\.log\.(?:tried|blitz|attacked)/.test(key));
      past = opening < 0 ? [...past, ...lines] : lines.slice(opening);
      visit({ state, past, events: done.events });
    }
  }
}

export const SEEDS = ['theatre 1', 'theatre 2', 'theatre 1944 a', 'theatre 3', 'theatre 1944 b'];
