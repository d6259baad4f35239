import {
  createContext,
  createRef,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStore } from 'zustand';
import type { Types } from '../../engine/kernel/types.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import type { PlayGame } from '../../play/game.ts';
import { createPlayStore, type PlayStore } from '../../play/play-store.ts';
import type { PlaySource } from '../../play/source.ts';
import type { PlayActions, PlayState, Pointing } from '../../play/state.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { announce } from '../app/announce.ts';
import { followPresses, pressedAt, whenDrawn } from '../app/presses.ts';
import type { MapHandle } from '../board/map-viewport.tsx';
import type { GameTable, WordScene } from './game-table.ts';
import { useLatest } from '../parts/use-latest.ts';
import { isUntold, motionScale, onTold, rollMs } from '../motion/beat-times.ts';
import { tellSoftly } from './early-press.tsx';
import { readRoll } from './read-roll.ts';

/** Connects the parts of a table; constant while the table is mounted. */
interface PlayHandle {
  readonly play: PlayStore;
  readonly game: GameTable;
  readonly mapRef: RefObject<MapHandle | null>;
  readonly readMap: () => MapHandle | null;
  /** The view that `usePlay` reads: the shown state, so that the whole answer to a press is one commit. */
  readonly view: Pick<PlayStore['shown'], 'getState' | 'subscribe'>;
}

const PlayContext = createContext<PlayHandle | null>(null);

/** False for a board shown by itself. */
export const useIsAtTable = (): boolean => use(PlayContext) !== null;

function usePlayHandle(): PlayHandle {
  const handle = use(PlayContext);
  if (!handle) throw new Error('a part of the table stands outside of a table');
  return handle;
}

/** Select no more than you draw: the component renders when the selection changes. */
export function usePlay<X>(select: (state: PlayState) => X): X {
  const { subscribe, getState } = usePlayHandle().view;
  return useSyncExternalStore(subscribe, () => select(getState()));
}

/** The targets of pointer, focus and press, ahead of the answer to a press. */
export const usePointing = <X,>(select: (pointing: Pointing) => X): X =>
  useStore(usePlayHandle().play.pointing, select);

/** The store itself, for later reads: commands, effects. It is ahead of the page while a press is painted. */
export const usePlayStore = (): PlayStore => usePlayHandle().play;
export const usePlayActions = (): PlayActions => usePlayHandle().play.actions;
export const useSource = (): PlaySource => usePlayHandle().play.source;
export const useGame = (): GameTable => usePlayHandle().game;
export const useMapRef = (): RefObject<MapHandle | null> => usePlayHandle().mapRef;
/** Reads the map of the moment, for commands that run later. */
export const useReadMap = (): (() => MapHandle | null) => usePlayHandle().readMap;

const minimapOf = (map: PlayHandle['mapRef'] | undefined) => ({
  follow: (heed: () => void) => map?.current?.onSettle(heed) ?? (() => undefined),
  isShown: () => map?.current?.hasMinimap() ?? false,
});

/** True while the map shows its minimap; false for a part shown by itself. */
export function useHasMinimap(): boolean {
  const map = use(PlayContext)?.mapRef;
  const { follow, isShown } = useMemo(() => minimapOf(map), [map]);
  return useSyncExternalStore(follow, isShown);
}

/** The same object until facts, view or words change. */
export function useScene(): WordScene<Types> {
  const facts = usePlay(({ picture }) => picture.facts);
  const queries = usePlay(({ picture }) => picture.queries);
  const view = usePlay(({ picture }) => picture.view);
  const i18n = useT();
  return useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
}

const inWords = (game: GameTable, i18n: I18n): PlayGame => ({
  places: game.places,
  picking: game.picking,
  offers: game.offers,
  combos: game.combos,
  words: {
    listCombos: (scene, open) => game.combos.listCombos({ ...scene, i18n }, open),
    wordChoice: (scene, choice) => game.choices.wordChoice({ ...scene, i18n }, choice),
    hasRoll: (scene, events) => readRoll(game, scene, i18n, events) !== null,
    turnsCards: (scene, events) => readRoll(game, scene, i18n, events)?.isAfterCards === true,
    chapterIn: (events) => game.chapterIn(events),
    readShown: (scene, events) => game.roll.readBeat({ ...scene, i18n }, events),
    wordOutcome: (scene, events) => game.roll.wordOutcome({ ...scene, i18n }, events),
  },
});

function holdMap(): Pick<PlayHandle, 'mapRef' | 'readMap'> {
  const mapRef = createRef<MapHandle>();
  return { mapRef, readMap: () => mapRef.current };
}

export interface PlayProviderProps {
  readonly game: GameTable;
  readonly source: PlaySource;
  readonly children: ReactNode;
}

export function PlayProvider({ game, source, children }: PlayProviderProps) {
  const i18n = useT();
  const spoken = useMemo(() => inWords(game, i18n), [game, i18n]);
  const words = useLatest(i18n);
  const [play] = useState(() =>
    createPlayStore({
      source,
      game: spoken,
      rollMs: (turnsCards) => rollMs(prefsStore.getState().animationSpeed, turnsCards),
      tellsAtOnce: () => motionScale() === 0,
      showsBeats: () => prefsStore.getState().resultPause !== 'off',
      isQuick: () => prefsStore.getState().quick,
      presses: { pressedAt, whenDrawn },
      onEarly: () => tellSoftly(words().t('table.press.early')),
      onRefused: ({ reason, line }) => announce(words().line(reason ?? line), 'assertive'),
    }),
  );
  const [map] = useState(holdMap);
  useLayoutEffect(() => {
    play.speak(spoken);
  }, [play, spoken]);
  useLayoutEffect(followPresses, []);
  useLayoutEffect(() => {
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, play.settle, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, play.settle, true);
    };
  }, [play]);
  useLayoutEffect(() => play.follow(), [play]);
  const handle = useMemo(() => ({ play, game, ...map, view: play.shown }), [play, game, map]);
  return <PlayContext value={handle}>{children}</PlayContext>;
}

/**
 * While the dice of a fight in a sheet come to rest and its totals are counted, the children still see the roll: no text
 * but the sheet's tells the result. They speak together once the counters stop.
 */
export function WhenTold({ children }: { readonly children: ReactNode }) {
  const handle = usePlayHandle();
  const held = useMemo(() => ({ ...handle, view: holdBack(handle.view) }), [handle]);
  return handle.game.sheet ? <PlayContext value={held}>{children}</PlayContext> : children;
}

export const whenTold = (Part: ComponentType) => () => (
  <WhenTold>
    <Part />
  </WhenTold>
);

function holdBack(view: PlayHandle['view']): PlayHandle['view'] {
  let kept = view.getState();
  return {
    getState() {
      const now = view.getState();
      const { isRolling } = now.staged;
      const isHeld = kept.staged.isRolling && !isRolling && isUntold(now.newest.step.n);
      if (!isHeld) kept = now;
      return kept;
    },
    subscribe(heed) {
      const stops = [view.subscribe(heed), onTold(() => heed(view.getState(), view.getState()))];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Gives its children the store itself, ahead of the rest of the answer to a press. Everything in it delays the rest. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  const handle = usePlayHandle();
  const first = useMemo(() => ({ ...handle, view: handle.play }), [handle]);
  return <PlayContext value={first}>{children}</PlayContext>;
}
