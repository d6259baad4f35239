import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { bringIntoSight } from '../../../table/into-sight.ts';
import { nextTile } from '../../../table/list-keys.ts';
import type { HrWords } from '../lookup.ts';
import { stateOf } from './asked.ts';
import type { CardState } from './asked.ts';
import { MallCard } from './mall-card.tsx';
import type { MallEntry, TabId } from './tabs.ts';

export interface MallGridProps {
  readonly props: PartProps<HrTypes>;
  readonly scene: HrWords;
  readonly tab: TabId;
  readonly entries: readonly MallEntry[];
  readonly label: string;
}

/** The events of a tab. One stop of the Tab key; arrows move on from there, `?` asks why, `i` inspects a card. */
export function MallGrid({ props, scene, tab, entries, label }: MallGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const { onPick, onWhy, onInspect } = props;
  const states = new Map(entries.map(({ event: { id } }) => [id, stateOf(props, tab, id)]));
  const firstIn = (wanted: CardState) => entries.find(({ event: { id } }) => states.get(id) === wanted)?.event.id;

  const chosen = firstIn('chosen');
  const stop = states.has(at ?? '') ? at : (chosen ?? firstIn('legal') ?? entries[0]?.event.id);
  useEffect(() => {
    // What was picked in the list of choices is in sight here as well.
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
