import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import ArrowUpToLine from '@lucide/icons/icons/arrow-up-to-line';
import type { Pile } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { Menu } from '../parts/menu.tsx';
import { Fold } from '../parts/fold.tsx';
import { IconButton } from '../parts/button.tsx';
import type { Editor } from './use-editor.ts';

interface CardsProps {
  readonly editor: Editor;
}

export function Cards({ editor }: CardsProps) {
  const { t, line } = useT();
  const piles = editor.kit.lists.piles(editor.draft.state);
  const groups = [...new Set(piles.map(({ group }) => group?.key))];
  return groups.map((key) => {
    const own = piles.filter(({ group }) => group?.key === key);
    const name = own[0]?.group;
    return (
      <CardGroup
        key={key ?? ''}
        id={key ?? 'cards'}
        title={name ? line(name) : t('editor.cards')}
        piles={own}
        editor={editor}
      />
    );
  });
}

interface GroupProps extends CardsProps {
  readonly id: string;
  readonly title: string;
  readonly piles: readonly Pile[];
}

function CardGroup({ id, title, piles, editor }: GroupProps) {
  const { t, line } = useT();
  const { def } = editor;
  const owners = [...new Set(piles.map(({ seat }) => seat))];
  const counts = owners.flatMap((seat) => {
    const hand = piles.find((pile) => pile.seat === seat && !pile.isStock);
    if (seat === null || !hand) return [];
    const n = hand.cards.length;
    return hand.most === null
      ? t('editor.cards.count.free', { side: seat, n })
      : t('editor.cards.count', { side: seat, n, most: hand.most });
  });
  return (
    <div className="col gap-10 rule-below editor__part">
      <div className="flex apart baseline gap-8">
        <Cap id={`editor-${id}`}>{title}</Cap>
        <span className="small">{counts.join(' · ')}</span>
      </div>
      {owners.map((seat) => (
        <div key={seat ?? ''} className="line wrap gap-6" data-seat={seat ?? undefined}>
          {drawSeatMark({
            game: def.id,
            seat,
            size: 's',
            ...(seat === null ? {} : { label: line({ key: `name.side.${seat}` }) }),
          })}
          {piles
            .filter((pile) => pile.seat === seat && !pile.isStock)
            .flatMap((pile, at) =>
              pile.cards.map((card) => (
                <CardChip
                  key={`${pile.id} ${card}`}
                  card={card}
                  pile={pile}
                  isFirst={at === 0 && seat !== null}
                  editor={editor}
                />
              )),
            )}
          <AddCard piles={piles.filter((pile) => pile.seat === seat)} editor={editor} />
        </div>
      ))}
      {piles.map((pile) => (pile.isOrdered ? <DeckOrder key={pile.id} pile={pile} editor={editor} /> : null))}
    </div>
  );
}

interface CardChipProps extends CardsProps {
  readonly card: string;
  readonly pile: Pile;
  /** It belongs to the owner's first pile, the hand. */
  readonly isFirst: boolean;
}

/** A card; pressing it offers the other piles. */
function CardChip({ card, pile, isFirst: isHand, editor }: CardChipProps) {
  const { t, line } = useT();
  const { kit, draft, act } = editor;
  const name = line(kit.lists.nameOfCard(card));
  const label = isHand ? name : t('editor.cards.used', { card: name, pile: line(pile.name) });
  return (
    <Menu
      label={name}
      opener={
        <button
          type="button"
          className={classes('middle chip', 'chip--toggle', 'capitals card-chip', !isHand && 'card-chip--used')}
        >
          {label}
        </button>
      }
      groups={() => [
        kit.lists
          .piles(draft.state)
          .filter((other) => mayTake(other, pile))
          .map((other) => ({
            id: other.id,
            label: t('editor.cards.to', { pile: line(other.name) }),
            run: () => act({ edit: 'card', card, to: other.id }),
          })),
      ]}
    />
  );
}

/** A pile takes cards of the same kind, of the same owner or of nobody. */
const mayTake = (other: Pile, pile: Pile): boolean =>
  other.id !== pile.id &&
  other.group?.key === pile.group?.key &&
  (other.seat === pile.seat || (pile.seat === null && !other.isStock) || (other.seat === null && !other.isStock));

function AddCard({ piles, editor }: CardsProps & { readonly piles: readonly Pile[] }) {
  const { t, line } = useT();
  const { kit, act } = editor;
  const hand = piles.find(({ isStock }) => !isStock);
  const stock = piles.filter(({ isStock }) => isStock).flatMap(({ cards }) => cards);
  if (!hand || stock.length === 0) return null;
  return (
    <Menu
      label={t('editor.cards.add')}
      opener={
        <button type="button" className="middle chip chip--toggle capitals card-chip card-chip--add">
          {`+ ${t('editor.cards.add')}`}
        </button>
      }
      groups={() => [
        stock.map((card) => ({
          id: card,
          label: line(kit.lists.nameOfCard(card)),
          run: () => act({ edit: 'card', card, to: hand.id }),
        })),
      ]}
    />
  );
}

interface DeckOrderProps {
  readonly pile: Pile;
  readonly editor: Editor;
}

/** A deck in order, next card first. Each card moves up, down or to the top. */
function DeckOrder({ pile: { id, seat, name, cards }, editor }: DeckOrderProps) {
  const { t, line } = useT();
  const { kit, act } = editor;
  const title = seat === null ? line(name) : t('editor.deck', { side: seat, pile: line(name) });
  const move = (card: string, at: number) => act({ edit: 'card', card, to: id, at });
  if (cards.length === 0) return null;
  return (
    <Fold title={title}>
      <p className="small">{t('editor.deck.what', { n: cards.length })}</p>
      <ol className="col">
        {cards.map((card, at) => {
          const named = line(kit.lists.nameOfCard(card));
          return (
            <li key={card} className="line gap-4 t-ui min-h-36 deck-card">
              <span className="cond-15-700-1 deck-card__no">{at + 1}</span>
              <span className="grow">{named}</span>
              {(
                [
                  ['first', ArrowUpToLine, 0],
                  ['up', ArrowUp, at - 1],
                  ['down', ArrowDown, at + 1],
                ] as const
              ).map(([way, icon, to]) => (
                <IconButton
                  key={way}
                  icon={icon}
                  size="small"
                  variant="ghost"
                  closed={at === (way === 'down' ? cards.length - 1 : 0)}
                  label={t(`editor.deck.${way}`, { card: named })}
                  onClick={() => move(card, to)}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
