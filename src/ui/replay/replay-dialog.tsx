import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useImperativeHandle,
  useLayoutEffect,
  type Ref,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import Clapperboard from '@lucide/icons/icons/clapperboard';
import FileDown from '@lucide/icons/icons/file-down';
import { useLocation } from 'wouter';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { afterPaint } from '../../play/after-paint.ts';
import { usePrefs } from '../../store/hooks.ts';
import { fileName } from '../../store/saves/clean-text.ts';
import { usePart } from '../app/later.tsx';
import type { MapHandle } from '../board/map-viewport.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { downloadBlob } from '../table/download.ts';
import type { GameTable, TargetState } from '../table/game-table.ts';
import { tableOf } from '../table/load-game.ts';
import {
  wordFrame,
  FIRST_CHOICE,
  MOST_FRAMES,
  PACES,
  ReplayChoices,
  SIZES,
  type ReplayChoice,
} from './replay-choices.tsx';
import { closeReplay, useReplay, type ReplayOffer } from './replay-offer.ts';
import { recordReplay, type Progress } from './record-replay.ts';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Film, FilmFrame } from '../../store/film.ts';
import { fixed } from '../board/selected.ts';
import './replay.css';

export function ReplayDialog() {
  const offer = useReplay();
  const [path] = useLocation();
  // Navigating back leaves the match.
  const from = useRef(path);
  useEffect(() => {
    if (from.current !== path) closeReplay();
    from.current = path;
  }, [path]);
  return offer === null ? null : <Worded offer={offer} />;
}

function Worded({ offer }: { readonly offer: ReplayOffer }) {
  const { film } = offer;
  const language = usePrefs((prefs) => prefs.language);
  const game = usePart(tableOf(film.game));
  const names = useMemo(() => findGame(film.game)?.names(film.facts, film.seatNames), [film]);
  const domains = useMemo(() => [...matchDomainsOf(film.game), 'replay'], [film]);
  if (!game || !names) return null;
  return (
    <I18nProvider lang={language} names={names} domains={domains}>
      <Making offer={offer} game={game} />
    </I18nProvider>
  );
}

type Stage =
  | { readonly kind: 'idle' | 'stopped' | 'failed' }
  | ({ readonly kind: 'working' } & Progress)
  | { readonly kind: 'done'; readonly file: Blob; readonly name: string; readonly address: string };

interface MakingProps {
  readonly offer: ReplayOffer;
  readonly game: GameTable;
}

function Making({ offer: { film, at }, game }: MakingProps) {
  const i18n = useT();
  const { t } = i18n;
  const [choice, setChoice] = useState<ReplayChoice>(() => ({ ...FIRST_CHOICE, first: 0, last: Math.max(1, at) }));
  const [shown, setShown] = useState(at);
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const mapRef = useRef<MapHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const address = stage.kind === 'done' ? stage.address : null;
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  const side = SIZES[choice.size];
  const isBoard = stage.kind !== 'done';
  useEffect(() => {
    if (isBoard) mapRef.current?.fit();
  }, [isBoard, side]);
  const frame = useMemo(() => film.frameAt(shown), [film, shown]);
  const caption = frame ? wordFrame(game, i18n, film, frame) : null;
  const points = useMemo(
    () => Array.from({ length: choice.last - choice.first + 1 }, (_, n) => choice.first + n),
    [choice.first, choice.last],
  );
  const isTooLong = points.length > MOST_FRAMES;

  async function make(): Promise<void> {
    if (isTooLong || running.current) return;
    const run = (running.current = new AbortController());
    setStage({ kind: 'working', done: 0, bytes: 0 });
    const show = (point: number) => {
      // The board must be in the page before it is painted.
      flushSync(() => setShown(point));
      const now = film.frameAt(point);
      return now ? wordFrame(game, i18n, film, now) : { when: '', text: '' };
    };
    const paint = async () => {
      for (const motion of box.current?.getAnimations({ subtree: true }) ?? []) endMotion(motion);
      await new Promise<void>((end) => void afterPaint(end));
      return (await mapRef.current?.paint(side)) ?? null;
    };
    const ms = PACES[choice.pace];
    try {
      const take = { points, ms, lastMs: 2 * ms };
      const file = await recordReplay({ show, paint }, take, run.signal, (progress) => {
        if (!run.signal.aborted) setStage({ kind: 'working', ...progress });
      });
      if (file === null) return;
      const [first, last] = [choice.first, choice.last].map((one) => film.frameAt(one)?.move ?? one);
      const name = fileName([film.name || film.game], `${first}-${last}`, 'gif');
      downloadBlob(name, file);
      setStage({ kind: 'done', file, name, address: URL.createObjectURL(file) });
    } catch {
      if (!run.signal.aborted) setStage({ kind: 'failed' });
    } finally {
      if (running.current === run) running.current = null;
    }
  }
  function stop(): void {
    running.current?.abort();
    running.current = null;
    setStage({ kind: 'stopped' });
  }
  const isWorking = stage.kind === 'working';
  return (
    <Dialog
      open
      look="wide"
      onClose={closeReplay}
      title={t('replay.title')}
      actions={
        <>
          {isWorking ? (
            <Button size="big" onClick={stop}>
              {t('replay.stop')}
            </Button>
          ) : (
            <Button size="big" icon={Clapperboard} closed={isTooLong} onClick={() => void make()}>
              {t('replay.start')}
            </Button>
          )}
          {stage.kind === 'done' ? (
            <Button size="big" icon={FileDown} onClick={() => downloadBlob(stage.name, stage.file)}>
              {t('replay.again')}
            </Button>
          ) : null}
          <Button size="big" onClick={closeReplay}>
            {t('app.close')}
          </Button>
        </>
      }
    >
      <div className="grid replay">
        <div className="col gap-8 min-0">
          {stage.kind === 'done' ? (
            <img
              className="full edge rounded replay__film"
              src={stage.address}
              alt={t('replay.film', { name: stage.name })}
            />
          ) : (
            <>
              <TrueSize ref={box} side={side}>
                {frame ? <ReplayBoard game={game} film={film} frame={frame} mapRef={mapRef} /> : null}
              </TrueSize>
              <p className="t-small replay__caption">
                <b className="block">{caption?.when}</b> <span>{caption?.text}</span>
              </p>
            </>
          )}
        </div>
        <div className="stack">
          <p>{t('replay.what')}</p>
          <ReplayChoices
            film={film}
            choice={choice}
            isClosed={isWorking}
            onChange={(next, point) => {
              setChoice(next);
              if (point !== null) setShown(point);
              if (!isWorking) setStage({ kind: 'idle' });
            }}
          />
          <p className="small">
            {isTooLong
              ? t('replay.too-long', { max: MOST_FRAMES, n: points.length })
              : t('replay.length', {
                  n: points.length,
                  seconds: Math.round((points.length * PACES[choice.pace]) / 1000),
                })}
          </p>
          <div className="col gap-5" role="status">
            {stage.kind === 'working' ? (
              <>
                <progress className="full accent-ink replay__progress" value={stage.done} max={points.length} />
                <span>{t('replay.progress', { n: stage.done, all: points.length, bytes: stage.bytes })}</span>
              </>
            ) : null}
            {stage.kind === 'done' ? (
              <span>{t('replay.saved', { name: stage.name, bytes: stage.file.size })}</span>
            ) : null}
            {stage.kind === 'stopped' ? <span>{t('replay.stopped')}</span> : null}
            {stage.kind === 'failed' ? <Note tone="error">{t('replay.failed')}</Note> : null}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface ReplayBoardProps {
  readonly game: GameTable;
  readonly film: Film;
  readonly frame: FilmFrame;
  readonly mapRef: Ref<MapHandle>;
}

const NOTHING: readonly never[] = [];
const NO_TARGETS: ReadonlyMap<TargetRef, TargetState> = new Map();
const NOBODY = fixed(null);
const ignore = (): void => undefined;

/** The board with the traces of the last move; nothing can be pressed. */
function ReplayBoard({ game, film, frame, mapRef }: ReplayBoardProps) {
  const { Board } = game.board;
  return (
    <Board
      facts={film.facts}
      queries={film.queries}
      view={frame.view}
      targets={NO_TARGETS}
      selected={NOBODY}
      events={frame.events}
      stepNumber={frame.at}
      moves={NOTHING}
      overlay={null}
      lifted={false}
      readOnly
      mapRef={mapRef}
      onPick={ignore}
      onWhy={ignore}
      onHover={ignore}
      onInspect={ignore}
    />
  );
}

/** Endless motion has no last frame. */
function endMotion(motion: Animation): void {
  try {
    motion.finish();
  } catch {
    motion.cancel();
  }
}

interface TrueSizeProps {
  /** Pixels of the longer side in the picture. */
  readonly side: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The board at its size in the picture, as its print depends on it, scaled down to the room there is. */
function TrueSize({ side, ref, children }: TrueSizeProps) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => board.current);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, board.current];
    if (!outer || !inner) return undefined;
    const scale = () => {
      const stage = inner.querySelector<HTMLElement>('.map-stage');
      const [width, height] = [stage?.offsetWidth ?? 1, stage?.offsetHeight ?? 1];
      const longer = Math.max(width, height);
      const share = Math.min(outer.clientWidth / (width / longer), outer.clientHeight / (height / longer)) / side;
      inner.style.transform = `translate(-50%, -50%) scale(${share})`;
    };
    scale();
    const watch = new ResizeObserver(scale);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [side]);
  return (
    <div ref={room} className="relative clip edge rounded replay__board" inert>
      <div ref={board} className="absolute replay__true" style={{ width: side, height: side }}>
        {children}
      </div>
    </div>
  );
}
