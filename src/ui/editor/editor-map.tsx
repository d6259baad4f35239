import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import X from '@lucide/icons/icons/x';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { joinFacts } from '../../i18n/joining.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { MapHandle } from '../board/map-viewport.tsx';
import '../board/fault-number.css';
import { point, type Place } from '../board/hex-geometry.ts';
import { fixed } from '../board/selected.ts';
import type { TargetState } from '../table/game-table.ts';
import { PositionBoard } from './position-board.tsx';
import type { Editor } from './use-editor.ts';
import type { Carried } from './use-carried.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Choices, Select } from '../parts/field.tsx';
import { focusMap } from './trays.tsx';

interface EditorMapProps {
  readonly editor: Editor;
  readonly carried: Carried;
}

const NOTHING: readonly never[] = [];

/** The board of the table; any piece goes to any place. */
export function EditorMap({ editor, carried }: EditorMapProps) {
  const { t, line, lang } = useT();
  const { def, kit, table, draft, broken, act } = editor;
  const { state } = draft;
  const mapRef = useRef<MapHandle>(null);
  const view = useMemo(() => def.view(state, null), [def, state]);
  const [hovered, setHovered] = useState<TargetRef | null>(null);
  const moving = carried.drag?.piece ?? carried.held;
  const aimed = carried.drag ? carried.drag.place : hovered === null ? null : kit.places.at(state, hovered);
  const lit = moving === null ? null : aimed;
  const targets = useMemo(
    () => new Map<TargetRef, TargetState>(lit === null ? [] : [[kit.places.refOf(lit), 'legal']]),
    [kit, lit],
  );
  const pointed = useMemo(() => [...new Set(broken.flatMap(({ at }) => at ?? []))], [broken]);
  const faulty = useMemo(
    () => [...new Set(pointed.flatMap((target) => kit.places.at(state, target) ?? []))],
    [kit, state, pointed],
  );
  const looked = carried.looked;
  const selected = useMemo(() => fixed(looked === null ? null : kit.places.refOf(looked)), [kit, looked]);
  const drawOver = useMemo(() => {
    const numbers = new Map<string, number[]>();
    broken.forEach(({ at }, i) => {
      const place = at === null ? null : kit.places.at(state, at);
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
    if (target === undefined || carried.held !== null || carried.brush !== null || !event.isPrimary) return;
    const piece = pieceAt(editor, target);
    if (piece === null) return;
    event.stopPropagation();
    carried.grab(piece, event);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (carried.held !== null || carried.looked !== null || carried.brush !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (carried.held !== null) carried.hold(null);
      else if (carried.brush !== null) carried.paint(null);
      else carried.look(null);
      return;
    }
    const stop = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    const target = stop?.getAttribute('data-stop') as TargetRef | undefined;
    const piece = target === undefined ? null : pieceAt(editor, target);
    if (piece === null) return;
    const run = keysOf(event.key, {
      flip: () => act({ edit: 'flip', piece }),
      off: () => carried.lay(piece, kit.pieces.homeOf(state, piece)),
      move: () => carried.hold(piece),
    });
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const caption = moving !== null && lit !== null ? kit.pieces.drop(state, moving, lit) : NOTHING;
  const tip = moving !== null && lit !== null && (
    <>
      <strong>
        {t('editor.drop', { piece: line(kit.pieces.nameOf(moving)), place: line(kit.places.nameOf(lit)) })}
      </strong>
      {caption.length > 0 ? <span>{joinFacts(lang, caption.map(line))}</span> : null}
    </>
  );
  return (
    <section
      className="min-0 clip relative min-h-0 stage flex editor__map"
      aria-label={t('editor.map')}
      onPointerDownCapture={onPointerDownCapture}
      onKeyDownCapture={onKeyDownCapture}
    >
      <PositionBoard
        table={table}
        facts={def.data.facts}
        queries={def.queries}
        view={view}
        targets={targets}
        selected={selected}
        faulty={faulty}
        drawOver={drawOver}
        mapRef={mapRef}
        onPress={carried.press}
        onHover={setHovered}
      />
      {carried.held !== null && carried.drag === null ? (
        <p className="card absolute z-5 t-ui mid-x editor__held" role="status">
          {tip || t('editor.held', { piece: line(kit.pieces.nameOf(carried.held)) })}
        </p>
      ) : null}
      {carried.drag ? (
        <Dragged editor={editor} carried={carried}>
          {tip}
        </Dragged>
      ) : null}
      {looked !== null && carried.drag === null ? (
        <PlaceCard key={looked} place={looked} editor={editor} carried={carried} />
      ) : null}
    </section>
  );
}

/** The piece that is pointed at, else the top one of its place. */
function pieceAt({ kit, draft: { state } }: Editor, target: TargetRef): string | null {
  const place = kit.places.at(state, target);
  if (place === null) return null;
  const here = kit.places.piecesIn(state, place);
  return here.find((piece) => kit.pieces.refOf(piece) === target) ?? here.at(-1) ?? null;
}

function keysOf(key: string, run: Readonly<Record<'flip' | 'off' | 'move', () => void>>): (() => void) | null {
  if (key === 'Delete' || key === 'Backspace') return run.off;
  if (key.toLowerCase() === 'f') return run.flip;
  return key.toLowerCase() === 'm' ? run.move : null;
}

/**
 * The dragged piece, with where it would go. Its position is set by script: the page's security policy bars inline
 * styles.
 */
function Dragged({ editor, carried, children }: EditorMapProps & { readonly children: React.ReactNode }) {
  const { def, kit, table, draft } = editor;
  const { drawPiece } = table.board;
  const box = useRef<HTMLDivElement>(null);
  const { drag } = carried;
  useEffect(() => {
    if (drag) box.current?.style.setProperty('transform', `translate(${drag.x}px, ${drag.y}px)`);
  }, [drag]);
  return drag === null ? null : (
    <div ref={box} className="fixed z-60 no-press editor__dragged" aria-hidden="true">
      <span className="centre-grid full full-height editor-piece">
        {drawPiece({
          facts: def.data.facts,
          queries: def.queries,
          view: def.view(draft.state, null),
          target: kit.pieces.refOf(drag.piece),
        })}
      </span>
      {children ? <p className="soft raised absolute card">{children}</p> : null}
    </div>
  );
}

interface PlaceCardProps {
  readonly place: string;
  readonly editor: Editor;
  readonly carried: Carried;
}

const NOBODY = '';

/** The pieces of a place as a list: for touch, and for people who do not see the map. */
function PlaceCard({ place, editor, carried }: PlaceCardProps) {
  const { t, line } = useT();
  const { kit, draft, def, table, act } = editor;
  const { drawPiece } = table.board;
  const { state } = draft;
  const name = line(kit.places.nameOf(place));
  const here = kit.places.piecesIn(state, place);
  const holders = kit.places.holdersOf(place);
  const off = kit.lists.trays(state);
  const view = def.view(state, null);
  return (
    <section className="card col z-5 gap-8 rounded raised scroll-y absolute place-card" aria-label={name}>
      <div className="line gap-8">
        <h2 className="grow">{name}</h2>
        <IconButton icon={X} label={t('app.close')} variant="ghost" size="small" onClick={() => carried.look(null)} />
      </div>
      {holders.length === 0 ? null : (
        <Choices
          label={t('editor.place.control')}
          look="switch"
          value={kit.places.holderOf(state, place) ?? NOBODY}
          choices={holders.map((seat) => ({ value: seat, label: line(kit.places.nameOfHolder(seat)) }))}
          onChange={(seat) => act({ edit: 'hold', place, seat: seat === NOBODY ? null : seat })}
        />
      )}
      {here.length === 0 ? <p className="small">{t('editor.place.empty')}</p> : null}
      <ul className="col gap-6">
        {here.map((piece) => {
          const named = line(kit.pieces.nameOf(piece));
          return (
            <li key={piece} className="grid gap-8 middle t-ui place-card__piece">
              <span className="centre-grid full full-height editor-piece">
                {drawPiece({ facts: def.data.facts, queries: def.queries, view, target: kit.pieces.refOf(piece) })}
              </span>
              <span>{named}</span>
              <span className="line gap-4">
                {kit.pieces.canFlip(state, piece) ? (
                  <Button
                    size="small"
                    aria-label={t('editor.place.flip.of', { piece: named })}
                    onClick={() => act({ edit: 'flip', piece })}
                  >
                    {t('editor.place.flip')}
                  </Button>
                ) : null}
                <Button
                  size="small"
                  aria-label={t('editor.place.move.of', { piece: named })}
                  onClick={(event) => {
                    carried.look(null);
                    carried.hold(piece);
                    if (event.detail === 0) focusMap();
                  }}
                >
                  {t('editor.place.move')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('editor.place.off.of', { piece: named })}
                  onClick={() => act({ edit: 'place', piece, to: kit.pieces.homeOf(state, piece) })}
                >
                  {t('editor.place.off')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Select
        label={t('editor.place.add')}
        value=""
        choices={[
          { value: '', label: t('editor.place.add.choose') },
          ...off.flatMap(({ name: tray, pieces }) =>
            pieces.map((piece) => ({ value: piece, label: `${line(kit.pieces.nameOf(piece))} (${line(tray)})` })),
          ),
        ]}
        onChange={(piece) => {
          if (piece !== '') act({ edit: 'place', piece, to: place });
        }}
      />
    </section>
  );
}
