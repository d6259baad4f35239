import type { Tray } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { wordScenario } from '../app/games.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { Kbd } from '../parts/kbd.tsx';
import type { Editor } from './use-editor.ts';
import type { Carried } from './use-carried.ts';

interface TraysProps {
  readonly editor: Editor;
  readonly carried: Carried;
}

export function Trays({ editor, carried }: TraysProps) {
  const i18n = useT();
  const { t } = i18n;
  const { def, kit, draft, act, origin } = editor;
  const trays = kit.lists.trays(draft.state);
  const seats = [...new Set(kit.places.list().flatMap((place) => kit.places.holdersOf(place)))];
  return (
    <section className="col paper min-0 scroll-y rule-after-strong" aria-label={t('editor.trays')}>
      <div className="col gap-10 rule-below editor__part">
        <Cap id="editor-trays">{t('editor.trays')}</Cap>
        <p className="small">
          <span>{t('editor.trays.what')}</span>
          {kit.pieces.hasSides ? (
            <span className="by-key">
              {' '}
              <Kbd>F</Kbd> <span>{t('editor.trays.flips')}</span>
            </span>
          ) : null}
        </p>
        {trays.map((tray) => (
          <TrayBox key={tray.id} tray={tray} editor={editor} carried={carried} />
        ))}
      </div>
      {seats.length === 0 ? null : (
        <div className="col gap-10 rule-below editor__part">
          <Cap id="editor-brush">{t('editor.brush')}</Cap>
          <div className="grid gap-8 editor__pair">
            {seats.map((seat) => (
              <button
                key={seat}
                type="button"
                className="button min-0 centred editor__brush"
                aria-pressed={carried.brush === seat}
                onClick={() => carried.paint(carried.brush === seat ? null : seat)}
              >
                {drawSeatMark({ game: def.id, seat, size: 's' })}
                <span className="button__text">{i18n.line(kit.places.nameOfHolder(seat))}</span>
              </button>
            ))}
          </div>
          {carried.brush === null ? null : (
            <p className="small">
              {t('editor.brush.on', { holder: i18n.line(kit.places.nameOfHolder(carried.brush)) })}
            </p>
          )}
        </div>
      )}
      <div className="col gap-10 rule-below editor__part">
        <Cap id="editor-quick">{t('editor.quick')}</Cap>
        <Button wide onClick={() => act({ edit: 'whole', as: origin.scenario })}>
          {t('editor.quick.printed', { scenario: wordScenario(i18n, def.id, origin.scenario) ?? origin.scenario })}
        </Button>
        <Button wide onClick={() => act({ edit: 'whole', as: 'clear' })}>
          {t('editor.quick.clear')}
        </Button>
      </div>
    </section>
  );
}

const ACROSS = 4;

function TrayBox({
  tray: { id, seat, name, pieces, of, isRare },
  editor,
  carried,
}: TraysProps & { readonly tray: Tray }) {
  const { t, line } = useT();
  const { kit, table, def, draft } = editor;
  const { drawPiece } = table.board;
  const view = def.view(draft.state, null);
  const empty =
    pieces.length === 0
      ? isRare === true && carried.drag === null
        ? 0
        : ACROSS
      : (ACROSS - (pieces.length % ACROSS)) % ACROSS;
  return (
    <div
      className="editor-tray"
      data-tray={id}
      data-over={carried.drag !== null && carried.drag.place === null ? '' : undefined}
    >
      <h3 className="line gap-8">
        {drawSeatMark({
          game: def.id,
          seat,
          size: 's',
          ...(seat === null ? {} : { label: line({ key: `name.side.${seat}` }) }),
        })}
        <span className="grow">{line(name)}</span>
        <span className="small">
          {pieces.length === 0 ? t('editor.tray.none') : t('editor.tray.count', { n: pieces.length, of })}
        </span>
      </h3>
      <ul className="grid gap-5 editor-tray__row">
        {pieces.map((piece) => (
          <li key={piece} className="soft">
            <button
              type="button"
              className="bare centre-grid full full-height editor-piece"
              aria-pressed={carried.held === piece}
              aria-label={line(kit.pieces.nameOf(piece))}
              title={line(kit.pieces.nameOf(piece))}
              onPointerDown={(event) => carried.grab(piece, event)}
              onClick={(event) => {
                carried.hold(carried.held === piece ? null : piece);
                // With the keyboard, the map comes next.
                if (event.detail === 0) focusMap();
              }}
            >
              {drawPiece({ facts: def.data.facts, queries: def.queries, view, target: kit.pieces.refOf(piece) })}
            </button>
          </li>
        ))}
        {Array.from({ length: empty }, (_, no) => (
          <li key={`empty ${no}`} className="soft editor-tray__empty" aria-hidden="true" />
        ))}
      </ul>
      {carried.held !== null && !pieces.includes(carried.held) && kit.pieces.seatOf(carried.held) === seat ? (
        <Button size="small" wide onClick={() => carried.held !== null && carried.lay(carried.held, id)}>
          {t('editor.drop', { piece: line(kit.pieces.nameOf(carried.held)), place: line(name) })}
        </Button>
      ) : null}
    </div>
  );
}

/** Focuses the map where the keyboard enters it. */
export function focusMap(): void {
  document.querySelector<SVGElement>('.editor .space-board [tabindex="0"]')?.focus();
}
