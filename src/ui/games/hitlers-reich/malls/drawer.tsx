import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import * as RadixTabs from 'radix-ui/tabs';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { findByKey } from '../../../app/commands.ts';
import { isTyping } from '../../../app/keys.ts';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { PartProps } from '../../../table/game-table.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import type { HrWords } from '../things.ts';
import './drawer.css';
import { MallBody } from './mall-body.tsx';
import { countCopies, isTab, listEntries, TABS } from './tabs.ts';
import { useDrawer } from './use-drawer.ts';

/**
 * The event malls and where the other events are: a front under the map that opens over it, on a phone always open.
 * All events lie open to both sides (§4.2.3), so it is the same for everybody but for what may be picked.
 */
export function HrDrawer(props: PartProps<HrTypes>) {
  const i18n = useT();
  const { t } = i18n;
  const scene: HrWords = { facts: props.facts, view: props.view, i18n };
  const isFixed = useTableLayout() === 'phone';
  const drawer = useDrawer(props, isFixed);
  const bodyId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  const onKeyDown = (press: KeyboardEvent) => {
    drawer.onKeyDown(press);
    const typed = drawer.isOpen ? typedInto(press) : null;
    if (typed === null) return;
    press.preventDefault();
    setQuery(query + typed);
    search.current?.focus();
  };

  return (
    <RadixTabs.Root
      className={classes('hr-malls', drawer.isOpen && 'hr-malls--open', isFixed && 'hr-malls--fixed')}
      value={drawer.isOpen ? drawer.tab : ''}
      onValueChange={(id) => {
        if (isTab(id)) drawer.show(id);
      }}
      activationMode="manual"
      onKeyDown={onKeyDown}
    >
      <div className="hr-malls__sheet">
        <div ref={drawer.frontRef} className="hr-malls__front">
          {isFixed ? null : (
            <button
              type="button"
              className="hr-malls__tab hr-malls__toggle"
              aria-expanded={drawer.isOpen}
              aria-controls={bodyId}
              onClick={drawer.toggle}
            >
              <Icon of={drawer.isOpen ? ChevronDown : ChevronUp} size={18} />
              {t('table.hr.mall.title')}
            </button>
          )}
          <RadixTabs.List className="hr-malls__tabs" aria-label={t('table.hr.mall.tabs')}>
            {TABS.map((tab) => (
              <RadixTabs.Trigger key={tab} value={tab} className="hr-malls__tab" data-opens={tab}>
                {t(`table.hr.mall.tab.${tab}`)}
                <b className="hr-malls__count">{countCopies(listEntries(scene, tab))}</b>
              </RadixTabs.Trigger>
            ))}
          </RadixTabs.List>
        </div>
        <div id={bodyId} className="hr-malls__bodies">
          {TABS.map((tab) => (
            <RadixTabs.Content key={tab} value={tab} className="hr-malls__body" tabIndex={-1}>
              <MallBody
                props={props}
                scene={scene}
                tab={tab}
                query={query}
                onQuery={setQuery}
                onTab={drawer.show}
                searchRef={search}
              />
            </RadixTabs.Content>
          ))}
        </div>
      </div>
    </RadixTabs.Root>
  );
}

/** `/` goes to the search, and so does a letter that means nothing else here; with Shift, any letter. */
function typedInto(press: KeyboardEvent): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  if (press.key === '/') return '';
  const isLetter = /^\p{L}$/u.test(press.key);
  return isLetter && (press.shiftKey || findByKey(press.nativeEvent) === null) ? press.key : null;
}
