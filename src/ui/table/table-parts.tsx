import { createContext, memo, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Types } from '../../engine/kernel/types.ts';
import { pastOf } from '../../play/source.ts';
import type { PlayState } from '../../play/state.ts';
import { classes } from '../parts/classes.ts';
import { isBeatShown } from './beat.tsx';
import type { BeatProps, DoneProps, GameTable, PartProps, ShownFight, TellProps } from './game-table.ts';
import { useMatch } from '../../store/app-match.ts';
import { TurnUp, useMayTurnUp } from './turn-up.tsx';
import { useGame, usePlay, usePlayActions, useSource } from './use-play.tsx';

const isBeatTold = ({ staged: { isBeat, isRolling } }: PlayState): boolean => isBeat && !isRolling;

/** Reads each prop of a part from the state. */
const TELLING = {
  facts: ({ picture }) => picture.facts,
  queries: ({ picture }) => picture.queries,
  view: ({ picture }) => picture.view,
  seat: ({ picture }) => picture.decision?.seat ?? null,
  chosen: ({ picture }) => picture.selection.chosen,
  allMoves: ({ picture }) => picture.moves,
  events: ({ staged }) => staged.shown.events,
  stepNumber: ({ staged }) => staged.shown.step.n,
  past: ({ staged }) => pastOf(staged.shown),
  isRolling: ({ staged }) => staged.isRolling,
  rolling: ({ staged, newest }) => (staged.isRolling ? newest.events : null),
  before: ({ staged }) => staged.before?.view ?? null,
  newest: ({ staged, newest }) => (staged.isBeat ? staged.shown.events : newest.events),
} as const satisfies Sources<TellProps<Types>>;

/** Leaves the list out: the parts do not depend on the text of its filter. */
const PICKING = {
  ...TELLING,
  targets: ({ picture }) => picture.beside,
  cards: ({ picture }) => picture.cards,
  picked: ({ picture }) => picture.selection.picked,
  moves: ({ picture: { selection, moves } }) => (selection.candidates.length > 0 ? selection.candidates : moves),
  isPast: ({ staged }) => !staged.shown.live,
  isSeenByBoth: isBeatTold,
  sealed: ({ staged }) => staged.shown.sealed,
  match: ({ staged }) => staged.shown.id,
} as const satisfies Sources<PartProps<Types>>;

type Sources<Props> = { readonly [Prop in keyof Props]?: (state: PlayState) => Props[Prop] };
type Reads = readonly PropertyKey[];

/** A selector a part: it renders when one of the props that it reads has changed. */
function useRead<Read extends Readonly<Record<string, (state: PlayState) => unknown>>>(
  sources: Read,
  reads: Reads | undefined,
) {
  const select = useMemo(() => {
    const read = Object.entries(sources).filter(([prop]) => reads?.includes(prop) ?? true);
    return (state: PlayState) => Object.fromEntries(read.map(([prop, of]) => [prop, of(state)]));
  }, [sources, reads]);
  return usePlay(useShallow(select)) as {
    [Prop in keyof Read]: Read[Prop] extends (state: PlayState) => infer X ? X : never;
  };
}

const useTellProps = (reads?: Reads): TellProps<Types> => useRead(TELLING, reads);

function usePartProps(reads: Reads | undefined): PartProps<Types> {
  const read = useRead(PICKING, reads);
  const { preview } = useSource();
  const hasPrograms = useMatch(({ about }) => about?.computers !== undefined);
  const isInMatch = usePlay(({ staged }) => staged.shown.id !== null);
  const isQuizzed = usePlay(({ picture }) => picture.quiz === 'place');
  const { point, pointAtAll, askWhy, inspect } = usePlayActions();
  // In a quiz every press is an answer; otherwise a card at rest is only inspected.
  const onInspect = isQuizzed ? point : inspect;
  const isAlone = !isInMatch || hasPrograms;
  return { ...read, isAlone, preview, onPick: point, onPickAll: pointAtAll, onWhy: askWhy, onInspect };
}

type Reading<Props> = ComponentType<Props> & { readonly reads?: readonly (keyof Props)[] };

interface PartIs {
  readonly of: Reading<PartProps<Types>>;
  readonly isBesideList?: boolean;
  readonly isUnderMap?: boolean;
}

function Part({ of: Component, isBesideList = false, isUnderMap = false }: PartIs) {
  return <Component {...usePartProps(Component.reads)} isBesideList={isBesideList} isUnderMap={isUnderMap} />;
}

function Telling({ of: Component }: { readonly of: Reading<TellProps<Types>> }) {
  const { point } = usePlayActions();
  return <Component {...useTellProps(Component.reads)} onPoint={point} />;
}

/** The hand, if the game has one; hidden while both players see a result. */
export function TableHand({ isBesideList = false }: Pick<PartIs, 'isBesideList'>) {
  const { hand } = useGame();
  const isSeenByBoth = usePlay(isBeatShown);
  if (!hand || isSeenByBoth) return null;
  return (
    <>
      <Part of={hand.Hand} isBesideList={isBesideList} />
      {hand.place === 'under-map' ? <TurnUp /> : null}
    </>
  );
}

/** The hand under the map; face down while both players see a result. */
export function TableTray() {
  const { hand } = useGame();
  return hand?.place === 'under-map' ? (
    <Tray>
      <Part of={hand.Hand} isUnderMap />
      <TurnUp />
    </Tray>
  ) : null;
}

function Tray({ children }: { readonly children: ReactNode }) {
  const mayTurnUp = useMayTurnUp();
  return (
    <div className={classes('relative z-3 rule-above-strong rigid table__tray', mayTurnUp && 'table__tray--turn-up')}>
      {children}
    </div>
  );
}

/** An operation over the map; a fight has the map to itself. */
export function TablePlan() {
  const game = useGame();
  const isPlanned = usePlay((state) => game.board.isPlanned(state.picture.view) && !isPlayedOut(game, state));
  return isPlanned && game.board.Plan ? <Telling of={game.board.Plan} /> : null;
}

export function TableChances() {
  const { sheet } = useGame();
  const isOpen = useSheetIsOpen();
  return sheet && isOpen ? <Part of={sheet.Chances} /> : null;
}

export function TableDrawer() {
  const { hand } = useGame();
  return hand?.Drawer ? <Part of={hand.Drawer} /> : null;
}

/** The fallback if a game shows nothing of the step. */
const OtherwiseContext = createContext<ReactNode>(null);

/** The last fight, or `otherwise` if the game shows nothing of it. */
export function TableAfter({ otherwise }: { readonly otherwise: ReactNode }) {
  const { fight, board } = useGame();
  const { Aftermath } = fight;
  // The stages over the map tell it.
  const isPlanned = usePlay(({ picture }) => board.isPlanned(picture.view));
  if (isPlanned) return null;
  if (!Aftermath) return otherwise;
  return (
    <OtherwiseContext value={otherwise}>
      <Telling of={Aftermath} />
    </OtherwiseContext>
  );
}

/** True while the game explains a fight below the choices. */
export function useIsExplained(): boolean {
  const game = useGame();
  return usePlay((state) => {
    const { picture, staged } = state;
    if (staged.isRolling || isPlayedOut(game, state)) return false;
    return game.fight.isExplained(picture, staged.shown.events, picture.moves);
  });
}

const ofDone = ({ picture, staged: { shown, isBeat, isHeld, isRolling } }: PlayState) => ({
  facts: picture.facts,
  queries: picture.queries,
  view: picture.view,
  seat: picture.decision?.seat ?? null,
  moves: picture.moves,
  events: shown.events,
  timeline: shown.timeline,
  at: shown.at,
  isTold: isBeat || isHeld || isRolling,
});

/** Returns what the report of a phase needs, or null while a result is shown or nobody is asked. A pick does not change it. */
export function useDone<T extends Types>(): DoneProps<T> | null {
  const { log } = useGame();
  const { timeline, at, isTold, ...done } = usePlay(useShallow(ofDone));
  const phase = useMemo(() => {
    const past = pastOf({ timeline, at });
    return past.slice(past.findLastIndex((line) => log.headingOf(line) !== null) + 1);
  }, [log, timeline, at]);
  return isTold || done.seat === null ? null : { ...done, phase };
}

/** Below the choices: how the fight came out, and what follows. */
export function TableExplained() {
  const { Explained } = useGame().fight;
  const isExplained = useIsExplained();
  return Explained ? <div className="table__explained">{isExplained ? <Telling of={Explained} /> : null}</div> : null;
}

/** A game's `Aftermath` renders this to show the table's default. */
export const NothingAfter = memo(() => use(OtherwiseContext));
NothingAfter.displayName = 'NothingAfter';

const isSheetOpen = ({ sheet }: GameTable, view: object): boolean => sheet?.isOpen(view) ?? false;

const isPlayedOut = (game: GameTable, state: PlayState): boolean =>
  isSheetOpen(game, state.picture.view) || (isBeatShown(state) && game.sheet !== undefined);

/** True while the match has a fight in a sheet, or its result is shown in the sheet's place. */
export function useSheetIsOpen(): boolean {
  const game = useGame();
  return usePlay((state) => isPlayedOut(game, state));
}

/** Identifies the fight in the sheet; null for none. */
export function useFight(): string | null {
  const { sheet } = useGame();
  return usePlay(({ picture }) => sheet?.fightIn(picture.view) ?? null);
}

/**
 * Identifies the fight that a game shows at `place`, even while its dice tumble and its result is shown; null for none.
 */
export function useFightAt(place: ShownFight['place']): string | null {
  const { fight } = useGame();
  return usePlay((state) => {
    const { picture, staged, newest } = state;
    const isTold = staged.isRolling || isBeatShown(state);
    const told = isTold
      ? {
          before: staged.before?.view ?? picture.view,
          events: isTold && !staged.isRolling ? staged.shown.events : newest.events,
        }
      : null;
    const found = fight.findFight(picture, told);
    return found?.place === place ? found.id : null;
  });
}

/** The sheet of the fight while it lasts, then its end. */
export function TableSheet() {
  const game = useGame();
  const { sheet } = game;
  const isOpen = usePlay(({ picture }) => isSheetOpen(game, picture.view));
  const before = usePlay((state) => (isBeatShown(state) ? (state.staged.before?.view ?? null) : null));
  if (!sheet) return null;
  if (isOpen) return <Part of={sheet.Sheet} />;
  return before ? <EndOfSheet of={sheet.End} before={before} /> : null;
}

function EndOfSheet({
  of: Component,
  before,
}: {
  readonly of: ComponentType<BeatProps<Types>>;
  readonly before: object;
}) {
  const { inspect } = usePlayActions();
  return <Component {...useTellProps()} before={before} onInspect={inspect} />;
}
