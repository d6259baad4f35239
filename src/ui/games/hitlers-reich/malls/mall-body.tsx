import { useRef, useState, useEffect, type RefObject, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '../../../../engine/games/hitlers-reich/pack.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { ToggleChip } from '../../../parts/chip.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import type { PartProps } from '../../../table/game-table.ts';
import { drawEventSign } from '../cards/event-bar.tsx';
import type { HrWords } from '../lookup.ts';
import { CardZoom } from '../zoom/card-zoom.tsx';
import { MallFooter } from './mall-footer.tsx';
import { bringIntoSight } from '../../../table/into-sight.ts';
import { nextTile } from '../../../table/list-keys.ts';
import { stateOf, type CardState } from './asked.ts';
import { MallCard } from './mall-card.tsx';
import { wordPlaces } from './mall-words.ts';
import { CATEGORIES, countCopies, listAway, listEntries, matches, TABS, type MallEntry, type TabId } from './tabs.ts';

interface MallBodyProps {
  readonly props: PartProps<HrTypes>;
  readonly scene: HrWords;
  readonly tab: TabId;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onTab: (tab: TabId) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The rule behind each tab's sentence. */
const RULES: Readonly<Record<TabId, string>> = {
  common: '6.4',
  axis: '6.4',
  allied: '6.4',
  lid: '4.2.5.4',
  'handed-over': '4.2.5.2',
  out: '4.2.5',
};

/** The events of a tab, filtered by category and text. */
export function MallBody({ props, scene, tab, query, onQuery, onTab, searchRef }: MallBodyProps) {
  const { t } = scene.i18n;
  const list = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useState<Category | null>(null);
  const all = listEntries(scene, tab);
  const found = all.filter((entry) => matches(entry, query));
  const isShown = ({ event }: MallEntry) => category === null || event.category === category;
  const shown = found.filter(isShown);
  const count = (of: Category | null) =>
    countCopies(of === null ? found : found.filter(({ event }) => event.category === of));
  const away = listAway(scene, tab).filter((entry) => isShown(entry) && matches(entry, query));

  const goTo = (next: TabId) => {
    flushSync(() => onTab(next));
    searchRef.current?.focus();
  };

  return (
    <>
      <div className="grid rigid middle gap-6-12 hr-malls__head">
        <div className="hr-malls__about">
          <h2>{t(`table.hr.mall.head.${tab}`)}</h2>
          <p className="flex baseline gap-8 with-rule">
            <span>{t(`table.hr.mall.about.${tab}`)}</span> <RuleChip rule={RULES[tab]} />
          </p>
        </div>
        <div className="flex wrap gap-6 to-right hr-malls__chips" role="group" aria-label={t('table.hr.mall.category')}>
          <ToggleChip pressed={category === null} onToggle={() => setCategory(null)}>
            {`${t('table.hr.mall.all')} ${count(null)}`}
          </ToggleChip>
          {CATEGORIES.filter((one) => one === category || all.some(({ event }) => event.category === one)).map(
            (one) => (
              <ToggleChip
                key={one}
                pressed={category === one}
                onToggle={() => setCategory(category === one ? null : one)}
              >
                {drawEventSign({ category: one })} <span>{t(`table.hr.category.${one}`)}</span>{' '}
                <span>{count(one)}</span>
              </ToggleChip>
            ),
          )}
        </div>
        <SearchField
          ref={searchRef}
          label={t('table.hr.mall.search')}
          value={query}
          onChange={onQuery}
          kbd="/"
          found={query === '' ? undefined : t('table.hr.mall.found', { n: countCopies(shown), all: countCopies(all) })}
        />
      </div>
      <div ref={list} className="scroll-y flex-1 hr-malls__list">
        {shown.length > 0 ? (
          <MallGrid props={props} scene={scene} tab={tab} entries={shown} label={t(`table.hr.mall.head.${tab}`)} />
        ) : (
          <p className="rounded muted hr-malls__none">
            {all.length === 0 ? t('table.hr.mall.none') : t('table.hr.mall.none-found', { text: query })}
          </p>
        )}
        <Away scene={scene} entries={away} onInspect={props.onInspect} />
        {query === '' ? null : <FoundIn scene={scene} tab={tab} query={query} onTab={goTo} />}
      </div>
      <MallFooter props={props} scene={scene} />
      <CardZoom facts={scene.facts} view={scene.view} within={list} />
    </>
  );
}

interface MallGridProps {
  readonly props: PartProps<HrTypes>;
  readonly scene: HrWords;
  readonly tab: TabId;
  readonly entries: readonly MallEntry[];
  readonly label: string;
}

/** One Tab stop; arrows move inside, `?` explains why, `i` inspects a card. */
function MallGrid({ props, scene, tab, entries, label }: MallGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const { onPick, onWhy, onInspect } = props;
  const states = new Map(entries.map(({ event: { id } }) => [id, stateOf(props, tab, id)]));
  const firstIn = (wanted: CardState) => entries.find(({ event: { id } }) => states.get(id) === wanted)?.event.id;

  const chosen = firstIn('chosen');
  const stop = states.has(at ?? '') ? at : (chosen ?? firstIn('legal') ?? entries[0]?.event.id);
  useEffect(() => {
    // Shows an event that was picked in the list of choices.
    if (chosen === undefined) return;
    return bringIntoSight(() => grid.current?.querySelector(`[data-stop="${cardRef(chosen)}"]`));
  }, [chosen]);

  const use = (title: string) => {
    const state = states.get(title);
    if (state === 'read') onInspect(cardRef(title));
    else if (state === 'legal' || state === 'chosen') onPick(cardRef(title));
    else onWhy(cardRef(title));
  };
  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLButtonElement>('.hr-mall-card') ?? [])];
    const here = cards.findIndex((card) => card === document.activeElement);
    const title = entries[here]?.event.id;
    if (title === undefined || press.ctrlKey || press.metaKey || press.altKey) return;
    const next = nextTile(cards, here, press.key);
    if (next) next.focus();
    else return;
    press.preventDefault();
  };

  const isAsked = chosen !== undefined || firstIn('legal') !== undefined;
  return (
    <div
      ref={grid}
      className="grid gap-9 hr-malls__grid"
      role="group"
      aria-label={label}
      {...(isAsked ? { 'data-choices': '' } : {})}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) => {
        const { id } = entry.event;
        return (
          <MallCard
            key={id}
            scene={scene}
            entry={entry}
            tab={tab}
            state={states.get(id) ?? 'read'}
            isStop={id === stop}
            onUse={() => use(id)}
            onFocus={() => setAt(id)}
            onInspect={() => onInspect(cardRef(id))}
          />
        );
      })}
    </div>
  );
}

interface AwayProps {
  readonly scene: HrWords;
  readonly entries: readonly MallEntry[];
  readonly onInspect: PartProps<HrTypes>['onInspect'];
}

/** Events of this mall that are elsewhere. */
function Away({ scene, entries, onInspect }: AwayProps) {
  const { t, lang } = scene.i18n;
  if (entries.length === 0) return null;
  return (
    <div className="flex baseline gap-10 mt-10 hr-malls__away" role="group" aria-label={t('table.hr.mall.elsewhere')}>
      <p className="cap">{t('table.hr.mall.elsewhere')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.event.id}>
            <button
              type="button"
              className="inline wrap card t-tag at-start inked hr-malls__gone"
              onClick={() => onInspect(cardRef(entry.event.id))}
            >
              {drawEventSign({ category: entry.event.category })}
              <b className="capitals">{entry.event.title[lang]}</b>
              {entry.elsewhere.length > 1 ? (
                <span>{t('table.hr.mall.copies', { n: entry.elsewhere.length })}</span>
              ) : null}
              <span>{wordPlaces(scene, entry)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Other tabs with matches. */
function FoundIn({ scene, tab, query, onTab }: Pick<MallBodyProps, 'scene' | 'tab' | 'query' | 'onTab'>) {
  const { t } = scene.i18n;
  const others = TABS.filter((one) => one !== tab)
    .map((one) => ({ id: one, n: countCopies(listEntries(scene, one).filter((entry) => matches(entry, query))) }))
    .filter(({ n }) => n > 0);
  if (others.length === 0) return null;
  return (
    <div className="flex baseline gap-10 mt-10 hr-malls__away" role="group" aria-label={t('table.hr.mall.found-in')}>
      <p className="cap">{t('table.hr.mall.found-in')}</p>
      <ul>
        {others.map(({ id, n }) => (
          <li key={id}>
            <button
              type="button"
              className="inline wrap card t-tag at-start inked hr-malls__gone"
              onClick={() => onTab(id)}
            >
              <b className="capitals">{t(`table.hr.mall.tab.${id}`)}</b> <span>{n}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
