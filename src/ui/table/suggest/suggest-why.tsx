import { useSuggest } from '../../../opponent/suggest-store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Cap } from '../../parts/cap.tsx';
import type { Move } from '../game-table.ts';
import { reasonOf } from '../reason.ts';
import { usePreview } from '../use-previews.ts';
import { useGame, usePlay, useSource } from '../use-play.tsx';
import { marginOf } from './suggest-chances.ts';
import { THEMES, type Theme } from '../../../players/themes.ts';
import type { SuggestedMove } from '../../../opponent/types.ts';

const CLAUSES = 2;

/** Facts that a person at the table could state before the move, and the known parts of its lead. */
export function Why({ move }: { readonly move: Move }) {
  const game = useGame();
  const { t, line } = useT();
  const { preview: previewMove } = useSource();
  const preview = usePreview(
    move,
    previewMove,
    usePlay(({ picture }) => picture.view),
  );
  const isCounted = useSuggest(({ suggestion, shown }) => (suggestion?.moves[shown]?.why ?? null) !== null);
  if (!preview) return null;
  const reason = preview.isCounting ? null : reasonOf(game.choices, preview);
  const won = (preview.stakes ?? []).filter(({ on, when }) => on === 'win' && !when).map((stake) => stake.line);
  const facts = [...won, ...preview.effects].filter(
    (fact) => fact !== reason && !game.choices.repeats.includes(fact.key),
  );
  const clauses = [...(reason ? [reason] : []), ...facts].slice(0, CLAUSES);
  return (
    <div className="rule-above mt-10 suggest__part">
      <Cap id="suggest-why">{t('table.suggest.why')}</Cap>
      {clauses.length === 0 && !isCounted ? <p className="small">{t('table.suggest.why.none')}</p> : null}
      {clauses.length > 0 ? (
        <ul className="mt-4 suggest__why">
          {clauses.map((one, at) => (
            <li key={at}>{line(one)}</li>
          ))}
        </ul>
      ) : null}
      <Sums />
    </div>
  );
}

function Sums() {
  const { t } = useT();
  const shown = useSuggest(({ suggestion, shown: at }) => suggestion?.moves[at] ?? null);
  const now = useSuggest(({ suggestion }) => suggestion?.now ?? null);
  if (!shown?.chance || !now) return null;
  if (!shown.why) return <p className="small">{t('table.suggest.why.same')}</p>;
  const { sums, total } = sumsOf(shown.why);
  return (
    <table className="full mt-6 joined suggest__sums">
      <caption className="at-start small">{t('table.suggest.why.points')}</caption>
      <tbody>
        {sums.map(({ theme, tenths }) => (
          <tr key={theme}>
            <td className="tabular">{wordTenths(tenths)}</td>
            <th scope="row">{t(`table.suggest.theme.${theme}`)}</th>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="tabular">{wordTenths(total)}</td>
          <th scope="row">
            {t('table.suggest.why.total', { now: (100 * now.mean).toFixed(1), e: marginOf(shown.why.error) })}
          </th>
        </tr>
      </tfoot>
    </table>
  );
}

/** The difference between moves as figures that a person can add up. */
type Difference = NonNullable<SuggestedMove['why']>;

/** In tenths of a point; smaller themes are summed with the rest. */
const LEAST = 3;

interface Sum {
  readonly theme: Theme;
  readonly tenths: number;
}

const tenthsOf = (chance: number): number => Math.round(1000 * chance);

/** The themes that count, best first and the rest last; as displayed, they add up to the total. */
function sumsOf({ chance, parts }: Difference): { readonly sums: readonly Sum[]; readonly total: number } {
  const total = tenthsOf(chance);
  const told = THEMES.filter((theme) => theme !== 'other')
    .map((theme) => ({ theme, tenths: tenthsOf(parts[theme] ?? 0) }))
    .filter(({ tenths }) => Math.abs(tenths) >= LEAST)
    .toSorted((a, b) => b.tenths - a.tenths);
  const other = told.reduce((left, { tenths }) => left - tenths, total);
  return { sums: other === 0 ? told : [...told, { theme: 'other', tenths: other }], total };
}

const wordTenths = (tenths: number): string => `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}`;
