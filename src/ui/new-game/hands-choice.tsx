import { useT } from '../../i18n/use-t.tsx';
import { Choices } from '../parts/field.tsx';
import type { NewGame } from './use-new-game.ts';
import './hands-choice.css';

/** Three cards, face down or up. */
const drawCards = (areOpen: boolean) => (
  <svg className="rigid hands-art" data-open={areOpen || undefined} viewBox="0 0 60 48" aria-hidden="true">
    {[-12, 0, 12].map((turn, at) => (
      <g key={turn} transform={`translate(${14 + 16 * at} ${26 - 2 * (at % 2)}) rotate(${turn})`}>
        <rect className="hands-art__card" x="-11" y="-17" width="22" height="34" rx="2.5" />
        {areOpen ? (
          <path className="hands-art__ink" d="M-7-12h5M-7-8h3M-4 3h8M0-1v8" />
        ) : (
          <rect className="hands-art__back" x="-8" y="-14" width="16" height="28" rx="1" />
        )}
      </g>
    ))}
  </svg>
);

/** Two persons hide their hands from each other or play with open hands; a match keeps it to its end. */
export function HandsChoice({ form: { draft, set } }: { readonly form: NewGame }) {
  const { t } = useT();
  return (
    <section className="panel panel__body hands-choice">
      <Choices
        look="tiles"
        label={t('new.hands')}
        value={draft.curtain ? 'hidden' : 'open'}
        choices={(['hidden', 'open'] as const).map((value) => ({
          value,
          label: t(`new.hands.${value}`),
          detail: t(`new.hands.${value}.what`),
          mark: drawCards(value === 'open'),
        }))}
        onChange={(value) => set({ curtain: value === 'hidden' })}
      />
    </section>
  );
}
