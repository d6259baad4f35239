import { useEffect, useMemo, useState } from 'react';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import GitBranch from 'lucide-react/icons/git-branch';
import MapIcon from 'lucide-react/icons/map';
import ScrollText from 'lucide-react/icons/scroll-text';
import Spade from 'lucide-react/icons/spade';
import Store from 'lucide-react/icons/store';
import { MAIN_ID } from '../app/screen.tsx';
import { classes } from '../parts/classes.ts';
import { IconButton } from '../parts/button.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { Tabs } from '../parts/tabs.tsx';
import type { Tab } from '../parts/tabs.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { Banners } from './banners.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { HistoryBar } from './history-bar.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { MovePreview } from './preview.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RollCard } from './roll-card.tsx';
import './table-frame.css';
import { useTable } from './table-model.tsx';
import type { PanelId } from './table-model.tsx';
import { TableAfter, TableDrawer, TableHand, TableSheet, useSheetIsOpen } from './table-parts.tsx';
import { TableRail } from './table-rail.tsx';
import { TableStage } from './table-stage.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useTableLayout } from './use-table-layout.ts';
import { useStrip } from './use-strip.ts';
import { WhyNot } from './why-not.tsx';

/**
 * Arranges the parts. The order in the page is the order of the focus: prompt, choices, map, panels, log, history, rail;
 * where they stand on the screen is the style sheet's matter.
 */
export function TableFrame() {
  const layout = useTableLayout();
  const { game, shown, rulesAt, actions } = useTable();
  const links = useMemo(() => ({ game: game.game, open: actions.openRules }), [game, actions]);
  return (
    <RuleLinksProvider links={links}>
      <div className={`table table--${layout}`} data-at={shown.at}>
        {layout === 'wide' ? <WideTable /> : layout === 'phone' ? <PhoneTable /> : <FlowTable />}
        <TableRail isSmall={layout !== 'wide'} />
        {rulesAt === null ? null : (
          <div className="table__rules">
            <RulesPanel
              game={game.game}
              section={rulesAt}
              onSection={actions.openRules}
              onClose={() => actions.openRules(null)}
            />
          </div>
        )}
        <WhyNot />
        <TakeBackDialog />
        <ResignDialog />
      </div>
    </RuleLinksProvider>
  );
}

/** What is decided: what led here, the list, what the choice would do, the result. */
function Act() {
  return (
    <>
      <ResultPanel />
      <TableAfter otherwise={<RollCard />} />
      <ChoiceList />
      <MovePreview />
    </>
  );
}

function Panels() {
  const { game, facts, view } = useTable();
  return <game.Panels facts={facts} view={view} />;
}

/** The board, and beside or over it what is being played out. */
function Field() {
  const { mapRef } = useTable();
  const isOpen = useSheetIsOpen();
  useStrip(isOpen, mapRef);
  return (
    <div className={classes('table__field', isOpen && 'table__field--sheet')}>
      <TableStage />
      <TableSheet />
    </div>
  );
}

/**
 * Whether the panel under the choices has the room to be read. Beside a long list its tabs are all that is left of it, until
 * somebody asks for it: by a tab, by looking at a thing, by an overlay whose words stand in it.
 */
function useRaisedPanel() {
  const { panel, inspected, overlay } = useTable();
  const [isRaised, setRaised] = useState(false);
  const isAsked = panel === 'lines' || (panel === 'place' && (inspected !== null || overlay !== null));
  useEffect(() => {
    if (isAsked) setRaised(true);
  }, [isAsked, inspected, overlay]);
  return { isRaised, raise: () => setRaised(true), toggle: () => setRaised(!isRaised) };
}

function WideTable() {
  const { game, selection, i18n } = useTable();
  const raised = useRaisedPanel();
  // Cards in hand are worth more room than what was; so is what a choice would do.
  const isTight = selection.chosen !== null || game.Hand !== undefined;
  const room = raised.isRaised ? 'table__main--raised' : isTight && 'table__main--tight';
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes('table__main', room)}>
      <div className="table__prompt">
        <PromptBar />
        <Banners />
      </div>
      <div className="table__act">
        <Act />
        <TableHand />
      </div>
      <div className="table__confirm">
        <ConfirmBar />
      </div>
      <div className="table__left">
        <Field />
        <Panels />
        <TableDrawer />
      </div>
      <div className="table__tabs">
        <PanelTabs onTouch={raised.raise} />
        <IconButton
          className="table__raise"
          icon={raised.isRaised ? ChevronsDown : ChevronsUp}
          label={i18n.t(raised.isRaised ? 'table.panels.lower' : 'table.panels.raise')}
          variant="ghost"
          size="small"
          aria-expanded={raised.isRaised}
          onClick={raised.toggle}
        />
      </div>
      <HistoryBar />
    </main>
  );
}

function FlowTable() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="table__main">
      <PromptBar />
      <Banners />
      <Field />
      <Act />
      <TableHand />
      <ConfirmBar />
      <TableDrawer />
      <Panels />
      <HistoryBar />
      <PanelTabs />
    </main>
  );
}

function usePanelTabs(): readonly (Tab & { readonly id: PanelId })[] {
  const { match, i18n } = useTable();
  const { t } = i18n;
  const { branches } = match.timeline;
  return [
    { id: 'log', label: t('table.log'), icon: ScrollText, content: <LogPanel /> },
    { id: 'place', label: t('table.place'), icon: MapIcon, content: <PlacePanel /> },
    {
      id: 'lines',
      label: t('table.branches'),
      icon: GitBranch,
      ...(branches.length > 0 ? { count: branches.length } : {}),
      content: <LinesPanel />,
    },
  ];
}

const PANELS: readonly PanelId[] = ['choices', 'hand', 'drawer', 'log', 'track', 'place', 'lines'];
const isPanel = (id: string): id is PanelId => PANELS.some((one) => one === id);

function PanelTabs({ onTouch }: { readonly onTouch?: () => void }) {
  const { panel, actions, i18n } = useTable();
  const tabs = usePanelTabs();
  return (
    <Tabs
      label={i18n.t('table.panels')}
      tabs={tabs}
      value={tabs.some(({ id }) => id === panel) ? panel : 'log'}
      onTouch={onTouch}
      onChange={(id) => {
        if (isPanel(id)) actions.setPanel(id);
      }}
    />
  );
}

function PhoneTable() {
  const { game, panel, decision, isHeld, entryCount, selection, actions, i18n } = useTable();
  const { t } = i18n;
  // One panel at a time: a new question, or a result to be seen, brings the choices back.
  useEffect(() => {
    if (decision || isHeld) actions.setPanel('choices');
  }, [decision, isHeld, actions]);
  const [log, ...others] = usePanelTabs();
  const tabs: readonly Tab[] = [
    {
      id: 'choices',
      label: t('table.panel.choices'),
      icon: ListChecks,
      ...(entryCount > 0 ? { count: entryCount } : {}),
      content: (
        <>
          <Act />
          <ConfirmBar />
        </>
      ),
    },
    ...(game.Hand
      ? [
          {
            id: 'hand',
            label: t('table.panel.hand'),
            icon: Spade,
            content: (
              <>
                <TableHand />
                <ConfirmBar />
              </>
            ),
          },
        ]
      : []),
    ...(game.Drawer
      ? [
          {
            id: 'drawer',
            label: t('table.panel.drawer'),
            icon: Store,
            content: (
              <>
                <TableDrawer />
                <ConfirmBar />
              </>
            ),
          },
        ]
      : []),
    ...(log
      ? [
          {
            ...log,
            content: (
              <>
                <HistoryBar />
                {log.content}
              </>
            ),
          },
        ]
      : []),
    { id: 'track', label: t('table.panel.track'), icon: Layers, content: <Panels /> },
    ...others,
  ];
  return (
    <main id={MAIN_ID} tabIndex={-1} className="table__main">
      <PromptBar />
      <Banners />
      <Field />
      <div className={selection.chosen && panel === 'choices' ? 'table__sheet table__sheet--tall' : 'table__sheet'}>
        <Tabs
          place="below"
          label={t('table.panels')}
          tabs={tabs}
          value={panel}
          onChange={(id) => {
            if (isPanel(id)) actions.setPanel(id);
          }}
        />
      </div>
    </main>
  );
}
