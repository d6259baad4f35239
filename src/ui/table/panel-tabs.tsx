import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import GitBranch from 'lucide-react/icons/git-branch';
import MapIcon from 'lucide-react/icons/map';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useT } from '../../i18n/use-t.tsx';
import { PANELS } from '../../play/state.ts';
import type { PanelId } from '../../play/state.ts';
import { useMatch } from '../../store/app-match.ts';
import { IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Tabs } from '../parts/tabs.tsx';
import type { Tab } from '../parts/tabs.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { usePlay, usePlayActions } from './use-play.tsx';

/** What is looked up beside a question: the log, a place or an overlay in words, other lines. */
export function usePanelTabs(): readonly (Tab & { readonly id: PanelId })[] {
  const { t } = useT();
  const count = useMatch(({ timeline }) => timeline.branches.length);
  return [
    { id: 'log', label: t('table.log'), icon: ScrollText, content: <LogPanel /> },
    { id: 'place', label: t('table.place'), icon: MapIcon, content: <PlacePanel /> },
    {
      id: 'lines',
      label: t('table.branches'),
      icon: GitBranch,
      ...(count > 0 ? { count } : {}),
      content: <LinesPanel />,
    },
  ];
}

export const isPanel = (id: string): id is PanelId => PANELS.some((one) => one === id);

interface PanelTabsProps {
  /** While it is not, nothing of a panel is in the page. */
  readonly isShown?: boolean;
  readonly onTouch?: () => void;
}

export function PanelTabs({ isShown = true, onTouch }: PanelTabsProps) {
  const { t } = useT();
  const actions = usePlayActions();
  const panel = usePlay((state) => state.panel.open);
  const tabs = usePanelTabs();
  return (
    <Tabs
      label={t('table.panels')}
      place={onTouch === undefined ? 'above' : 'foot'}
      tabs={isShown ? tabs : tabs.map((tab) => ({ ...tab, content: null }))}
      value={tabs.some(({ id }) => id === panel) ? panel : 'log'}
      onTouch={onTouch}
      onChange={(id) => {
        if (isPanel(id)) actions.setPanel(id);
      }}
    />
  );
}

/** At the foot of the page; what a tab shows rises over the column when it is asked for. */
export function RaisedTabs() {
  const { t } = useT();
  const { raise } = usePlayActions();
  const isRaised = usePlay(({ panel }) => panel.isRaised);
  return (
    <div className={classes('paper table__tabs', isRaised && 'table__tabs--raised')}>
      <PanelTabs isShown={isRaised} onTouch={() => raise(true)} />
      <IconButton
        className="table__raise"
        icon={isRaised ? ChevronsDown : ChevronsUp}
        label={t(isRaised ? 'table.panels.lower' : 'table.panels.raise')}
        variant="ghost"
        size="small"
        aria-expanded={isRaised}
        onClick={() => raise(!isRaised)}
      />
    </div>
  );
}
