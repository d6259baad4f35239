import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { MapHandle } from '../board/map-viewport.tsx';
import '../board/fault-number.css';
import { point } from '../board/hex-geometry.ts';
import type { Place } from '../board/hex-geometry.ts';
import { fixed } from '../board/selected.ts';
import type { TargetState } from '../table/game-table.ts';
import { PlaceCard } from './place-card.tsx';
import { PositionBoard } from './position-board.tsx';
import type { Editor } from './use-editor.ts';
import type { Hand } from './use-hand.ts';

interface EditorMapProps {
  readonly editor: Editor;
  readonly hand: Hand;
}

const NOTHING: readonly never[] = [];

/** The board of the table, on which anything can be laid anywhere. */
export function EditorMap({ editor, hand }: EditorMapProps) {
  const { t, line } = useT();
  const { def, kit, table, draft, broken, act } = editor;
  const { state } = draft;
  const mapRef = useRef<MapHandle>(null);
  const view = useMemo(() => def.view(state, null), [def, state]);
  const [hovered, setHovered] = useState<TargetRef | null>(null);
  const moving = hand.drag?.piece ?? hand.held;
  const aimed = hand.drag ? hand.drag.place : hovered === null ? null : kit.placeAt(state, hovered);
  const lit = moving === null ? null : aimed;
  const targets = useMemo(
    () => new Map<TargetRef, TargetState>(lit === null ? [] : [[kit.placeRef(lit), 'legal']]),
    [kit, lit],
  );
  const pointed = useMemo(() => [...new Set(broken.flatMap(({ at }) => at ?? []))], [broken]);
  const faulty = useMemo(
    () => [...new Set(pointed.flatMap((target) => kit.placeAt(state, target) ?? []))],
    [kit, state, pointed],
  );
  const looked = hand.looked;
  const selected = useMemo(() => fixed(looked === null ? null : kit.placeRef(looked)), [kit, looked]);
  const drawOver = useMemo(() => {
    const numbers = new Map<string, number[]>();
    broken.forEach(({ at }, i) => {
      const place = at === null ? null : kit.placeAt(state, at);
      if (place !== null) numbers.set(place, [...(numbers.get(place) ?? []), i + 1]);
    });
    return (placeOf: (place: string) => Place) =>
      [...numbers].map(([place, list]) => (
        <g key={place} className="fault-number" transform={`translate(${point(placeOf(place))})`}>
          <circle r="19" />
          <text y="8">{list.join(' ')}</text>
        </g>
      ));
  }, [kit, state, broken]);

  // A finger that drags a piece does not pan the map as well.
  const onPointerDownCapture = (event: PointerEvent) => {
    const stop = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    const target = stop?.getAttribute('data-stop') as TargetRef | undefined;
    if (target === undefined || hand.held !== null || hand.brush !== null || !event.isPrimary) return;
    const piece = pieceAt(editor, target);
    if (piece === null) return;
    event.stopPropagation();
    hand.grab(piece, event);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (hand.held !== null || hand.looked !== null || hand.brush !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (hand.held !== null) hand.hold(null);
      else if (hand.brush !== null) hand.paint(null);
      else hand.look(null);
      return;
    }
    const stop = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    const target = stop?.getAttribute('data-stop') as TargetRef | undefined;
    const piece = target === undefined ? null : pieceAt(editor, target);
    if (piece === null) return;
    const run = keysOf(event.key, {
      flip: () => act({ edit: 'flip', piece }),
      off: () => hand.lay(piece, kit.homeOf(state, piece)),
      move: () => hand.hold(piece),
    });
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  // What the tip says, or what a screen reader hears of it.
  const caption = moving !== null && lit !== null ? kit.drop(state, moving, lit) : NOTHING;
  const tip = moving !== null && lit !== null && (
    <>
      <strong>{t('editor.drop', { piece: line(kit.pieceName(moving)), place: line(kit.placeName(lit)) })}</strong>
      {caption.length > 0 ? <span>{caption.map(line).join(', ')}</span> : null}
    </>
  );
  return (
    <section
      className="min-0 clip relative stage editor__map"
      aria-label={t('editor.map')}
      onPointerDownCapture={onPointerDownCapture}
      onKeyDownCapture={onKeyDownCapture}
    >
      <PositionBoard
        table={table}
        facts={def.facts}
        view={view}
        targets={targets}
        selected={selected}
        faulty={faulty}
        drawOver={drawOver}
        mapRef={mapRef}
        onPress={hand.press}
        onHover={setHovered}
      />
      {hand.held !== null && hand.drag === null ? (
        <p className="card editor__held" role="status">
          {tip || t('editor.held', { piece: line(kit.pieceName(hand.held)) })}
        </p>
      ) : null}
      {hand.drag ? (
        <Dragged editor={editor} hand={hand}>
          {tip}
        </Dragged>
      ) : null}
      {looked !== null && hand.drag === null ? (
        <PlaceCard key={looked} place={looked} editor={editor} hand={hand} />
      ) : null}
    </section>
  );
}

/** The piece that is pointed at: itself, or the uppermost one of its place. */
function pieceAt({ kit, draft: { state } }: Editor, target: TargetRef): string | null {
  const place = kit.placeAt(state, target);
  if (place === null) return null;
  const here = kit.piecesIn(state, place);
  return here.find((piece) => kit.pieceRef(piece) === target) ?? here.at(-1) ?? null;
}

function keysOf(key: string, run: Readonly<Record<'flip' | 'off' | 'move', () => void>>): (() => void) | null {
  if (key === 'Delete' || key === 'Backspace') return run.off;
  if (key.toLowerCase() === 'f') return run.flip;
  return key.toLowerCase() === 'm' ? run.move : null;
}

/** The piece under the pointer, with where it would come to. Placed from script: the page allows no styles in markup. */
function Dragged({ editor, hand, children }: EditorMapProps & { readonly children: React.ReactNode }) {
  const { def, kit, table, draft } = editor;
  const { Piece } = table.board;
  const box = useRef<HTMLDivElement>(null);
  const { drag } = hand;
  useEffect(() => {
    if (drag) box.current?.style.setProperty('transform', `translate(${drag.x}px, ${drag.y}px)`);
  }, [drag]);
  return drag === null ? null : (
    <div ref={box} className="editor__dragged" aria-hidden="true">
      <span className="editor-piece">
        <Piece facts={def.facts} view={def.view(draft.state, null)} target={kit.pieceRef(drag.piece)} />
      </span>
      {children ? <p className="card">{children}</p> : null}
    </div>
  );
}
