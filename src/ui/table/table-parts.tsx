import { createContext, memo, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Types } from '../../engine/kernel/types.ts';
import { pastOf } from '../../play/source.ts';
import type { PlayState } from '../../play/state.ts';
import { isSheetOpen } from './game-table.ts';
import { isBeatShown } from './beat.tsx';
import type { BeatProps, PartProps, TellProps } from './game-table.ts';
import { useMatch } from '../../store/app-match.ts';
import { TurnUp } from './turn-up.tsx';
import { useGame, usePlay, usePlayActions, useSource } from './use-play.tsx';

const ofTelling = ({ picture, newest, staged: { shown, isRolling, before } }: PlayState) => ({
  facts: picture.facts,
  queries: picture.queries,
  view: picture.view,
  seat: picture.decision?.seat ?? null,
  chosen: picture.selection.chosen,
  allMoves: picture.moves,
  events: shown.events,
  stepNumber: shown.step.n,
  timeline: shown.timeline,
  at: shown.at,
  isRolling,
  before: before?.view ?? null,
  newest: newest.events,
});

function useTellProps(): TellProps<Types> {
  const { timeline, at, ...telling } = usePlay(useShallow(ofTelling));
  const past = useMemo(() => pastOf({ timeline, at }), [timeline, at]);
  return { ...telling, past };
}

/** Leaves the list out: the parts do not depend on the text of its filter. */
const ofPicking = ({ picture: { beside, moves, selection }, staged: { shown, isBeat, isRolling } }: PlayState) => ({
  targets: beside,
  picked: selection.picked,
  moves: selection.candidates.length > 0 ? selection.candidates : moves,
  isPast: !shown.live,
  isSeenByBoth: isBeat && !isRolling,
  sealed: shown.sealed,
  match: shown.id,
});

function usePartProps(): PartProps<Types> {
  const telling = useTellProps();
  const picking = usePlay(useShallow(ofPicking));
  const { preview } = useSource();
  const hasPrograms = useMatch(({ about }) => about?.computers !== undefined);
  const isAlone = picking.match === null || hasPrograms;
  const isQuizzed = usePlay(({ picture }) => picture.quiz === 'place');
  const { point, pointAtAll, askWhy, inspect } = usePlayActions();
  // In a quiz every press is an answer; otherwise a card at rest is only inspected.
  const onInspect = isQuizzed ? point : inspect;
  return { ...telling, ...picking, isAlone, preview, onPick: point, onPickAll: pointAtAll, onWhy: askWhy, onInspect };
}

interface PartIs {
  readonly of: ComponentType<PartProps<Types>>;
  readonly isBesideList?: boolean;
}

function Part({ of: Component, isBesideList = false }: PartIs) {
  return <Component {...usePartProps()} isBesideList={isBesideList} />;
}

function Telling({ of: Component }: { readonly of: ComponentType<TellProps<Types>> }) {
  const { point } = usePlayActions();
  return <Component {...useTellProps()} onPoint={point} />;
}

/** The hand, if the game has one; hidden while both players see a result. */
export function TableHand({ isBesideList = false }: Pick<PartIs, 'isBesideList'>) {
  const { beside } = useGame();
  const isSeenByBoth = usePlay(isBeatShown);
  if (!beside?.Hand || isSeenByBoth) return null;
  return (
    <>
      <Part of={beside.Hand} isBesideList={isBesideList} />
      {beside.hasTray ? <TurnUp /> : null}
    </>
  );
}

/** The hand under the map; face down while both players see a result. */
export function TableTray() {
  const { beside } = useGame();
  return beside?.hasTray && beside.Hand ? (
    <div className="relative z-3 rule-above-strong table__tray">
      <Part of={beside.Hand} />
      <TurnUp />
    </div>
  ) : null;
}

export function TableChances() {
  const { beside } = useGame();
  const isOpen = useSheetIsOpen();
  return beside?.Chances && isOpen ? <Part of={beside.Chances} /> : null;
}

export function TableDrawer() {
  const { beside } = useGame();
  return beside?.Drawer ? <Part of={beside.Drawer} /> : null;
}

/** The fallback if a game shows nothing of the step. */
const OtherwiseContext = createContext<ReactNode>(null);

/** The last fight, or `otherwise` if the game shows nothing of it. */
export function TableAfter({ otherwise }: { readonly otherwise: ReactNode }) {
  const { beside } = useGame();
  if (!beside?.Aftermath) return otherwise;
  return (
    <OtherwiseContext value={otherwise}>
      <Telling of={beside.Aftermath} />
    </OtherwiseContext>
  );
}

/** Below the choices: how the fight came out, and what follows. */
export function TableExplained() {
  const { beside } = useGame();
  return beside?.Explained ? (
    <div className="table__explained">
      <Telling of={beside.Explained} />
    </div>
  ) : null;
}

/** A game's `Aftermath` renders this to show the table's default. */
export const NothingAfter = memo(() => use(OtherwiseContext));
NothingAfter.displayName = 'NothingAfter';

/** True while the match has a fight in a sheet, or its result is shown in the sheet's place. */
export function useSheetIsOpen(): boolean {
  const game = useGame();
  return usePlay(
    (state) => isSheetOpen(game, state.picture.view) || (isBeatShown(state) && game.beside?.Beat !== undefined),
  );
}

/** Identifies the fight in the sheet; null for none. */
export function useFight(): string | null {
  const { beside } = useGame();
  return usePlay(({ picture }) => beside?.sheet?.fightIn(picture.view) ?? null);
}

const NO_EVENTS: readonly Types['event'][] = [];

/** Identifies a fight that the map frames without a sheet; null for none. */
export function useFramed(): string | null {
  const { beside } = useGame();
  return usePlay((state) => {
    const { picture, staged, newest } = state;
    const isTold = staged.isRolling || isBeatShown(state);
    return beside?.framedIn?.(picture.view, isTold ? newest.events : NO_EVENTS) ?? null;
  });
}

/** Identifies the fight that the column tells, even while its dice tumble and its result is shown; null for none. */
export function useFought(): string | null {
  const { beside } = useGame();
  return usePlay((state) => {
    const { picture, staged } = state;
    const view = staged.isRolling || isBeatShown(state) ? (staged.before?.view ?? picture.view) : picture.view;
    return beside?.foughtIn?.({ facts: picture.facts, queries: picture.queries, view }) ?? null;
  });
}

/** The sheet of the fight while it lasts, then its end. */
export function TableSheet() {
  const game = useGame();
  const { beside } = game;
  const isOpen = usePlay(({ picture }) => isSheetOpen(game, picture.view));
  const before = usePlay((state) => (isBeatShown(state) ? (state.staged.before?.view ?? null) : null));
  if (isOpen) return beside?.sheet ? <Part of={beside.sheet.Sheet} /> : null;
  return before && beside?.Beat ? <EndOfSheet of={beside.Beat} before={before} /> : null;
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
