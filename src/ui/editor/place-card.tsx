import X from 'lucide-react/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Choices, Select } from '../parts/field.tsx';
import { focusMap } from './trays.tsx';
import type { Editor } from './use-editor.ts';
import type { Hand } from './use-hand.ts';

interface PlaceCardProps {
  readonly place: string;
  readonly editor: Editor;
  readonly hand: Hand;
}

const NOBODY = '';

/** What lies in a place, as a list: for fingers, and for those who do not see the map. */
export function PlaceCard({ place, editor, hand }: PlaceCardProps) {
  const { t, line } = useT();
  const { kit, draft, def, table, act } = editor;
  const { Piece } = table.board;
  const { state } = draft;
  const name = line(kit.placeName(place));
  const here = kit.piecesIn(state, place);
  const holders = kit.holdersOf(place);
  const off = kit.trays(state);
  const view = def.view(state, null);
  return (
    <section className="card place-card" aria-label={name}>
      <div className="line gap-8">
        <h2 className="grow">{name}</h2>
        <IconButton icon={X} label={t('app.close')} variant="ghost" size="small" onClick={() => hand.look(null)} />
      </div>
      {holders.length === 0 ? null : (
        <Choices
          label={t('editor.place.control')}
          look="switch"
          value={kit.holderOf(state, place) ?? NOBODY}
          choices={holders.map((seat) => ({ value: seat, label: line(kit.holderName(seat)) }))}
          onChange={(seat) => act({ edit: 'hold', place, seat: seat === NOBODY ? null : seat })}
        />
      )}
      {here.length === 0 ? <p className="small">{t('editor.place.empty')}</p> : null}
      <ul className="col gap-6">
        {here.map((piece) => {
          const named = line(kit.pieceName(piece));
          return (
            <li key={piece} className="place-card__piece">
              <span className="editor-piece">
                <Piece facts={def.facts} view={view} target={kit.pieceRef(piece)} />
              </span>
              <span className="place-card__name">{named}</span>
              <span className="line gap-4">
                {kit.canFlip(state, piece) ? (
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
                    hand.look(null);
                    hand.hold(piece);
                    if (event.detail === 0) focusMap();
                  }}
                >
                  {t('editor.place.move')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('editor.place.off.of', { piece: named })}
                  onClick={() => act({ edit: 'place', piece, to: kit.homeOf(state, piece) })}
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
            pieces.map((piece) => ({ value: piece, label: `${line(kit.pieceName(piece))} (${line(tray)})` })),
          ),
        ]}
        onChange={(piece) => {
          if (piece !== '') act({ edit: 'place', piece, to: place });
        }}
      />
    </section>
  );
}
