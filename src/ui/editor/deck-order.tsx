import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import type { Pile } from '../../engine/kits/position-edit/editor.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Fold } from '../parts/fold.tsx';
import { IconButton } from '../parts/button.tsx';
import type { Editor } from './use-editor.ts';

interface DeckOrderProps {
  readonly pile: Pile;
  readonly editor: Editor;
}

/** Which card comes next: a deck in its order, each card one place up or down, or on top. */
export function DeckOrder({ pile: { id, seat, name, cards }, editor }: DeckOrderProps) {
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
          const named = line(kit.cardName(card));
          return (
            <li key={card} className="line gap-4 deck-card">
              <span className="deck-card__no">{at + 1}</span>
              <span className="grow">{named}</span>
              <IconButton
                icon={ArrowUpToLine}
                size="small"
                variant="ghost"
                closed={at === 0}
                label={t('editor.deck.first', { card: named })}
                onClick={() => move(card, 0)}
              />
              <IconButton
                icon={ArrowUp}
                size="small"
                variant="ghost"
                closed={at === 0}
                label={t('editor.deck.up', { card: named })}
                onClick={() => move(card, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                variant="ghost"
                closed={at === cards.length - 1}
                label={t('editor.deck.down', { card: named })}
                onClick={() => move(card, at + 1)}
              />
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
