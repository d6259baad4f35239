import { useMemo, useState, type ReactNode } from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { asLabel } from '../../i18n/joining.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { numberTwins } from '../../i18n/twins.ts';
import { Button } from '../parts/button.tsx';
import { ToggleChip } from '../parts/chip.tsx';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { isOpen as isOpenDatum, matchesFilter, type Counts, type Filter, type Thing } from './things.ts';
import { fieldWords, joinWords, kindWords, thingWords, valueWords, type DataWords } from './data-words.ts';

interface ThingListProps {
  readonly things: readonly Thing[];
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly counts: Counts;
  readonly words: DataWords;
  readonly shown: string | null;
  readonly text: string;
  readonly filter: Filter;
  readonly onText: (text: string) => void;
  readonly onFilter: (filter: Filter) => void;
  readonly onShow: (thing: string) => void;
  readonly children?: ReactNode;
}

export function ThingList(props: ThingListProps) {
  const { things, entries, counts, words, shown, text, filter, onText, onFilter, onShow } = props;
  const { t } = words.i18n;
  const wanted = text.trim().toLocaleLowerCase();
  const found = useMemo(
    () =>
      things.filter((thing) => {
        if (!matchesFilter(thing, filter, entries)) return false;
        if (wanted === '') return true;
        const told = [thingWords(words, thing), kindWords(words, thing.kind), thing.id].join(' ');
        return `${told} ${thing.data.map(({ form, value }) => valueWords(words, form, value)).join(' ')}`
          .toLocaleLowerCase()
          .includes(wanted);
      }),
    [things, filter, entries, wanted, words],
  );
  const names = useMemo(() => nameThings(words, things), [words, things]);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const chips: readonly (readonly [Filter, number])[] = [
    ['all', counts.open],
    ['reconstructed', counts.open - counts.openReplaced],
    ['replaced', counts.replaced],
    ['every', counts.all],
  ];
  return (
    <nav className="col gap-8 thing-list" aria-label={t('pack.list')}>
      <SearchField label={t('pack.search')} value={text} onChange={onText} />
      <div className="flex wrap gap-6" role="group" aria-label={t('pack.filter')}>
        {chips.map(([id, n]) => (
          <ToggleChip key={id} pressed={filter === id} onToggle={() => onFilter(id)}>
            <span>{t(`pack.filter.${id}`)}</span> <b className="tabular">{t('pack.filter.n', { n })}</b>
          </ToggleChip>
        ))}
      </div>
      {props.children}
      {found.length === 0 ? <p className="small">{t('pack.none-found')}</p> : null}
      {kinds.map((kind, n) => (
        <Kind
          key={kind}
          isFirst={n === 0}
          name={kindWords(words, kind)}
          id={kind}
          things={found.filter((thing) => thing.kind === kind)}
          shown={shown}
          isSearched={wanted !== ''}
          words={words}
          row={(thing) => (
            <Row
              key={thing.id}
              thing={thing}
              name={names.get(thing.id) ?? ''}
              entries={entries}
              words={words}
              isShown={thing.id === shown}
              onShow={onShow}
            />
          )}
        />
      ))}
      <p className="flex wrap gap-12 small mt-8">
        <span className="provenance">{`◇ ${t('pack.mark.reconstructed')}`}</span>
        <span>{`● ${t('pack.mark.replaced')}`}</span>
        <span>{`✓ ${t('pack.mark.attested')}`}</span>
      </p>
    </nav>
  );
}

/** Rows of a kind before all are asked for. */
const FEW = 30;

interface KindProps {
  readonly id: string;
  readonly name: string;
  readonly things: readonly Thing[];
  readonly isFirst: boolean;
  readonly shown: string | null;
  readonly isSearched: boolean;
  readonly words: DataWords;
  readonly row: (thing: Thing) => ReactNode;
}

/** A kind of things under a heading that folds it; the kind of the shown thing is open. */
function Kind({ id, name, things, isFirst, shown, isSearched, words, row }: KindProps) {
  const { t } = words.i18n;
  const holdsShown = things.some((thing) => thing.id === shown);
  // Nothing is shown yet: the first kind is open.
  const [isOpen, setOpen] = useState(holdsShown || (isFirst && shown === null));
  const [isWhole, setWhole] = useState(false);
  const [lastShown, setLastShown] = useState(shown);
  // Opens the kind of the thing shown next; open kinds stay open, or rows would move under the pointer.
  if (shown !== lastShown) {
    setLastShown(shown);
    if (holdsShown) setOpen(true);
  }
  const isOpened = isSearched || isOpen;
  const listed = isWhole ? things : things.filter((thing, at) => at < FEW || thing.id === shown);
  return (
    <section aria-labelledby={`kind-${id}`}>
      <h2 id={`kind-${id}`} className="thing-list__kind">
        <button
          type="button"
          className="line apart gap-8 bare cap full at-start rule-below p-6-16 thing-list__fold"
          aria-expanded={isOpened}
          onClick={() => setOpen(!isOpened)}
        >
          <span>{name}</span>
          <span className="line gap-4 tabular">
            <span>{t('pack.filter.n', { n: things.length })}</span>
            {drawIcon(isOpened ? ChevronDown : ChevronRight, 16)}
          </span>
        </button>
      </h2>
      {isOpened ? <ul className="thing-list__rows">{listed.map(row)}</ul> : null}
      {isOpened && listed.length < things.length ? (
        <Button size="small" variant="ghost" onClick={() => setWhole(true)}>
          {t('pack.list.all', { n: things.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** Equal names of a kind are numbered. */
function nameThings(words: DataWords, things: readonly Thing[]): ReadonlyMap<string, string> {
  const names = things.map((thing) => thingWords(words, thing));
  const numbers = numberTwins(names.map((name, i) => `${things[i]?.kind ?? ''} ${name}`));
  const { t } = words.i18n;
  return new Map(
    things.map(({ id }, i) => {
      const [what = '', n = null] = [names[i], numbers[i]];
      return [id, n === null ? what : t('pack.new.numbered', { what, n })];
    }),
  );
}

interface RowProps {
  readonly thing: Thing;
  readonly name: string;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
  readonly isShown: boolean;
  readonly onShow: (thing: string) => void;
}

function Row({ thing, name, entries, words, isShown, onShow }: RowProps) {
  const { t } = words.i18n;
  const replaced = thing.data.filter(({ id }) => entries.has(id));
  const open = thing.data.filter((datum) => isOpenDatum(datum) && !entries.has(datum.id));
  const [sign, mark, told] =
    replaced.length > 0
      ? (['●', 'replaced', replaced] as const)
      : open.length > 0
        ? (['◇', 'reconstructed', open] as const)
        : (['✓', 'attested', thing.data] as const);
  return (
    <li>
      <button
        type="button"
        className={classes('line gap-10 bare full at-start thing-row', isShown && 'thing-row--now')}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => onShow(thing.id)}
      >
        <span
          className={classes('rigid', 'at-centre thing-row__sign', replaced.length > 0 && 'inked')}
          aria-hidden="true"
        >
          {sign}
        </span>
        <span className="col min-0">
          <span className="t-ui">{name}</span>
          <span className="small">
            <span className="visually-hidden">{asLabel(words.i18n.lang, t(`pack.mark.${mark}`))}</span>
            <span>
              {joinWords(
                words,
                told.map((datum) => fieldWords(words, datum)),
              )}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
