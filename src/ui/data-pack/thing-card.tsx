import type { CSSProperties, ReactNode } from 'react';
import type { Datum, Grade } from '../../engine/kits/pack/data.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { classes } from '../parts/classes.ts';
import { groupOf } from './things.ts';
import { fieldWords, valueWords, wordSource, type DataWords } from './data-words.ts';

const SIGNS: Readonly<Record<Grade, string>> = { attested: '✓', deduced: '◇', reconstructed: '◇' };

interface CardProps {
  readonly data: readonly Datum[];
  readonly words: DataWords;
  /** Aligns the lines of both cards. */
  readonly style: CSSProperties | undefined;
}

interface OurCardProps extends CardProps {
  /** The source that the head of the page names. */
  readonly shared: string | null;
}

/** The thing as Fronts has it, line by line with its sources. */
export function OurCard({ data, words, style, shared }: OurCardProps) {
  const { t } = words.i18n;
  return (
    <section className="grid anywhere edge-ink rounded thing-card" aria-label={t('pack.ours')} style={style}>
      {data.map((datum, at) => {
        const { grade, source, form, value, isNew = false, isAdded = false } = datum;
        const isShipped = !isNew && !isAdded;
        return (
          <Fact key={datum.id} datum={datum} before={data[at - 1]} words={words}>
            <p className={isShipped ? undefined : 'muted'}>
              {isNew ? t('pack.own.absent') : valueWords(words, form, value)}
            </p>
            <p className="small nowrap">
              {isShipped ? (
                <span className={grade === 'attested' ? undefined : 'provenance'}>
                  <span aria-hidden="true">{SIGNS[grade]}</span>
                  <span className="visually-hidden">{t(`pack.mark.${grade}`)}</span>
                </span>
              ) : (
                t('pack.mark.new')
              )}
            </p>
            {isShipped && source !== shared ? (
              <p className="small thing-fact__source">{wordSource(words, source)}</p>
            ) : null}
          </Fact>
        );
      })}
    </section>
  );
}

interface TheirCardProps extends CardProps {
  readonly entries: ReadonlyMap<string, PackEntry>;
}

/** The thing as the owner's copy has it; differences are underlined. */
export function TheirCard({ data, entries, words, style }: TheirCardProps) {
  const { t } = words.i18n;
  const isEmpty = data.every(({ id }) => !entries.has(id));
  return (
    <section
      className={classes('grid anywhere edge-ink rounded thing-card', isEmpty && 'thing-card--empty')}
      aria-label={t('pack.theirs')}
      style={style}
    >
      {data.map((datum, at) => {
        const { id, form, value, isNew = false, isAdded = false } = datum;
        const entry = entries.get(id);
        const ours = isNew ? '' : valueWords(words, form, value);
        return (
          <Fact key={id} datum={datum} before={data[at - 1]} words={words}>
            {entry ? (
              <p>
                <Different from={ours} to={valueWords(words, form, entry.value)} />
              </p>
            ) : (
              <p className="muted">
                <span>{isNew ? t('pack.own.off') : isAdded ? t('pack.begins-with', { value: ours }) : ours}</span>
                {isNew || isAdded ? null : <span className="visually-hidden">{` (${t('pack.as-ours')})`}</span>}
              </p>
            )}
            {entry ? (
              <p className="small nowrap">
                <span aria-hidden="true">●</span>
                <span className="visually-hidden">{t('pack.mark.replaced')}</span>
              </p>
            ) : null}
          </Fact>
        );
      })}
    </section>
  );
}

interface FactProps {
  readonly datum: Datum;
  readonly before: Datum | undefined;
  readonly words: DataWords;
  readonly children: ReactNode;
}

/** Fields that need no label, as on a printed card. */
const LEADS: readonly (string | null)[] = ['title', 'name'];

function Fact({ datum, before, words, children }: FactProps) {
  const { field } = datum;
  const isLead = LEADS.includes(field);
  const isBegin = before !== undefined && groupOf(before) !== groupOf(datum);
  const label = fieldWords(words, datum);
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        'grid baseline min-0 thing-fact',
        isLead && 'thing-fact--lead',
        field === 'text' && 'thing-fact--text',
        isBegin && 'mt-6 rule-above thing-fact--begin',
      )}
    >
      <span className="small thing-fact__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function Different({ from, to }: { readonly from: string; readonly to: string }) {
  return differenceOf(from, to).map(({ text, isNew }, at) =>
    // Parts have no ids; their order identifies them.
    isNew ? (
      <ins key={at} className="thing__new">
        {text}
      </ins>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

interface Stretch {
  readonly text: string;
  readonly isNew: boolean;
}

/** The comparison takes length × length steps, so longer texts are marked as a whole. */
const MOST = 400;

const split = (text: string): readonly string[] =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? [...text] : text.split(/(?<=\s)/);

/** Splits `to` into parts that `from` has in the same order, and new parts. */
function differenceOf(from: string, to: string): readonly Stretch[] {
  const [a, b] = [split(from), split(to)];
  if (a.length > MOST || b.length > MOST) return [{ text: to, isNew: from !== to }];
  const same = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  // Longest common subsequence of the remaining words.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (common[i] ?? [])[j] = same(i, j) ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (j < b.length) {
    const isCommon = i < a.length && same(i, j);
    if (!isCommon && i < a.length && at(i + 1, j) >= at(i, j + 1)) {
      i++;
      continue;
    }
    const last = stretches.at(-1);
    const text = b[j] ?? '';
    if (last && last.isNew === !isCommon)
      stretches[stretches.length - 1] = { text: last.text + text, isNew: !isCommon };
    else stretches.push({ text, isNew: !isCommon });
    if (isCommon) i++;
    j++;
  }
  return stretches;
}
