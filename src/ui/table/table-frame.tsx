import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import Layers from '@lucide/icons/icons/layers';
import ListChecks from '@lucide/icons/icons/list-checks';
import Spade from '@lucide/icons/icons/spade';
import Store from '@lucide/icons/icons/store';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { PlayState } from '../../play/state.ts';
import { useMatch } from '../../store/app-match.ts';
import { MAIN_ID } from '../app/screen.tsx';
import { classes } from '../parts/classes.ts';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { Tabs, type Tab } from '../parts/tabs.tsx';
import { RulesPackContext } from '../rules/pack-context.ts';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { AheadColumn } from './ahead-column.tsx';
import { Banners } from './banners.tsx';
import { BeatChanges } from './beat-changes.tsx';
import { BeatBanner, BeatConfirm, isBeatShown, useBanner } from './beat.tsx';
import { ChoiceList } from './choice-list.tsx';
import { later } from '../app/later.tsx';
import { EarlyPress } from './early-press.tsx';
import { isPicture } from './entry-tile.tsx';
import type { GameTable, Move } from './game-table.ts';
import { HistoryBar } from './history-bar.tsx';
import { TableNotePanel, useIsWriting } from '../notes/note-commands.tsx';
import { useSuggest, type SuggestState } from '../../opponent/suggest-store.ts';
import { OpponentTurn, PlayedTurn } from './opponent/opponent-turn.tsx';
import { Transport, TransportBar, useHasTransportBar } from './opponent/transport.tsx';
import { OverlayMenu } from './overlay-menu.tsx';
import { isPanel, PanelTabs, SideTabs, usePanelTabs } from './panel-tabs.tsx';
import { ConfirmOrAsk } from './parting.tsx';
import { MovePreview } from './preview.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { OrdersChip } from './orders/orders-chip.tsx';
import { OrdersDialog } from './orders/orders-dialog.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RollCard } from './roll-card.tsx';
import './table-frame.css';
import {
  TableAfter,
  TableChances,
  TableDrawer,
  TableExplained,
  TableHand,
  TablePlan,
  TableSheet,
  TableTray,
  useFight,
  useFightAt,
  useSheetIsOpen,
} from './table-parts.tsx';
import { TableRail } from './table-rail.tsx';
import { TableStage } from './table-stage.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { SuggestConfirm } from './suggest/suggest-buttons.tsx';
import { SuggestPanel } from './suggest/suggest-panel.tsx';
import { JustNow } from './told-lines.tsx';
import { Column, useTopOfColumn } from './table-column.tsx';
import { useTableLayout } from './use-table-layout.ts';
import { AtOnce, WhenTold, whenTold, useGame, useMapRef, usePlay, usePlayActions, useScene } from './use-play.tsx';
import { useBroughtIn, useStrip } from './use-strip.ts';
import { WhyNot } from './why-not.tsx';

/**
 * Arranges the parts. The page order is the focus order: prompt, choices, map, panels, log, history, rail; the style
 * sheet places them on the screen.
 */
export function TableFrame() {
  const layout = useTableLayout();
  const { game } = useGame();
  const { openRules } = usePlayActions();
  const links = useMemo(() => ({ game, open: openRules }), [game, openRules]);
  return (
    <RuleLinksProvider links={links}>
      <TableRoot layout={layout}>
        <Main layout={layout} />
        <WhenTold>
          <TableRail isSmall={layout !== 'wide'} />
        </WhenTold>
        <RulesAside />
        <WhyNot />
        <TakeBackDialog />
        <ResignDialog />
        <OrdersDialog />
      </TableRoot>
    </RuleLinksProvider>
  );
}

const EndSheet = later(
  () => import('./ending/end-sheet.tsx').then((part) => part.EndSheet),
  <main id={MAIN_ID} tabIndex={-1} />,
);

/** The match is over, its last result has been seen, and no earlier moment or variation is shown. */
const isEndShown = ({ staged: { shown, isBeat, isRolling }, panel }: PlayState): boolean =>
  shown.live && shown.result !== null && !isBeat && !isRolling && !panel.isEndAway && shown.timeline.trial === null;

const ChapterSheet = later(
  () => import('./chapter/chapter-sheet.tsx').then((part) => part.ChapterSheet),
  <main id={MAIN_ID} tabIndex={-1} />,
);

const isChapterShown = (state: PlayState): boolean => isBeatShown(state) && state.panel.isChapter;

function Main({ layout }: { readonly layout: string }) {
  const isEnd = usePlay(isEndShown);
  const isChapter = usePlay(isChapterShown);
  if (isEnd) return <EndSheet />;
  if (isChapter) return <ChapterSheet />;
  return layout === 'wide' ? <WideTable /> : layout === 'phone' ? <PhoneTable /> : <FlowTable />;
}

function TableRoot({ layout, children }: { readonly layout: string; readonly children: ReactNode }) {
  const { game } = useGame();
  const at = usePlay(({ staged }) => staged.shown.at);
  // The arrows of programs have the colour of their side: gold is for persons.
  const computers = useMatch(({ about }) => Object.keys(about?.computers ?? {}).join(' '));
  return (
    <div className={`table table--${layout}`} data-game={game} data-at={at} data-computers={computers || undefined}>
      {children}
    </div>
  );
}

function RulesAside() {
  const { game } = useGame();
  const { openRules } = usePlayActions();
  const section = usePlay(({ ask }) => ask.rulesAt);
  const pack = useMatch((match) => match.pack);
  const told = useMemo(() => pack && { game, name: pack.name, file: pack.file }, [game, pack]);
  return section === null ? null : (
    <div className="flex paper absolute edge high table__rules">
      <RulesPackContext value={told}>
        <RulesPanel game={game} section={section} onSection={openRules} onClose={() => openRules(null)} />
      </RulesPackContext>
    </div>
  );
}

const isOpen = ({ status }: SuggestState): boolean => status !== 'closed';

const Act = whenTold(Acting);

function Acting() {
  const isPlayedOut = useSheetIsOpen();
  const isSuggesting = useSuggest(isOpen);
  if (useIsWriting()) return <TableNotePanel />;
  return (
    <>
      <ResultPanel />
      <BeatChanges />
      <OpponentTurn />
      {isPlayedOut ? null : <TableAfter otherwise={<RollCard />} />}
      <TableChances />
      {isSuggesting ? (
        <SuggestPanel />
      ) : (
        <>
          <AheadColumn />
          <ChoiceList />
          <MovePreview />
        </>
      )}
      <PlayedTurn />
      {isPlayedOut ? null : <TableExplained />}
    </>
  );
}

/** The gold button: makes the chosen move, or continues after a result. */
const Confirm = whenTold(Confirming);

function Confirming() {
  const isSuggesting = useSuggest(isOpen);
  if (useIsWriting()) return null;
  return (
    <>
      <EarlyPress />
      <BeatConfirm />
      {isSuggesting ? <SuggestConfirm /> : <ConfirmOrAsk />}
      <Transport />
    </>
  );
}

const Prompt = whenTold(PromptBar);
const Told = whenTold(BeatBanner);
const ToldTabs = whenTold(SideTabs);

/** Hand and drawer show cards, and the list shows buttons; the panels show everything else outside the board. */
const inPanels = ({ picture }: PlayState) =>
  new Map([...picture.beside].filter(([target]) => !['card', 'button'].includes(parseTarget(target).kind)));

function Panels() {
  const game = useGame();
  const { facts, queries, view } = useScene();
  const targets = usePlay(useShallow(inPanels));
  const newest = usePlay((state) => state.newest.events);
  const { point } = usePlayActions();
  return (
    <game.board.Panels facts={facts} queries={queries} view={view} newest={newest} targets={targets} onPick={point} />
  );
}

function Field() {
  return (
    <FieldFrame>
      <TableStage />
      <OverlayMenu />
      <OrdersChip />
      <Told />
      <TransportBar />
      <PlayedOut />
    </FieldFrame>
  );
}

function FieldFrame({ children }: { readonly children: ReactNode }) {
  const mapRef = useMapRef();
  const isOpen = useSheetIsOpen();
  const [fight, framed] = [useFight(), useFightAt('map')];
  useStrip(isOpen || framed !== null, fight ?? framed, mapRef, usePlay(isBeatShown));
  const isTold = useBanner() !== null;
  const hasBar = useHasTransportBar();
  const hasSide = usePlay(({ panel }) => panel.isRaised);
  return (
    <div
      className={classes(
        'flex min-0 table__field',
        isOpen && 'table__field--sheet',
        isTold && 'table__field--told',
        framed !== null && 'table__field--fight',
        hasBar && 'table__field--transport',
        hasSide && 'table__field--side',
      )}
    >
      {children}
    </div>
  );
}

function PlayedOut() {
  return useSheetIsOpen() ? (
    <div className="table__played">
      <TableSheet />
    </div>
  ) : null;
}

/** A step of the history shows here first. */
const History = () => (
  <AtOnce>
    <WhenTold>
      <HistoryBar />
    </WhenTold>
  </AtOnce>
);

function WideTable() {
  const {
    hand,
    fight: { Done },
  } = useGame();
  const isUnderMap = hand?.place === 'under-map';
  return (
    <WideMain>
      <div className="min-0 paper relative rule-before-strong table__prompt">
        <Prompt />
        <Banners />
      </div>
      <Column>
        <Act />
        {isUnderMap ? null : <TableHand isBesideList />}
        {Done ? <Done /> : null}
      </Column>
      <div className="min-0 paper relative z-2 rule-before-strong table__confirm">
        <Confirm />
      </div>
      <div className="col relative min-h-0 table__left">
        <TablePlan />
        <Field />
        <Panels />
        <TableDrawer />
        <TableTray />
      </div>
      <ToldTabs />
      <History />
    </WideMain>
  );
}

function WideMain({ children }: { readonly children: ReactNode }) {
  const isUnderMap = useGame().hand?.place === 'under-map';
  const isPlayedOut = useSheetIsOpen();
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={classes('table__main', isUnderMap && 'table__main--tray', isPlayedOut && 'table__main--theatre')}
    >
      {children}
    </main>
  );
}

function FlowTable() {
  const { Done } = useGame().fight;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="table__main">
      <Prompt />
      <Banners />
      <TablePlan />
      <Field />
      <Act />
      <TableHand isBesideList />
      {Done ? <Done /> : null}
      <Confirm />
      <TableDrawer />
      <Panels />
      <HistoryBar />
      <PanelTabs />
    </main>
  );
}

/** Pieces to choose from are counters: one line of them is enough, and the map has the rest. */
const isInTrays = ({ picture: { instead, entries } }: PlayState) =>
  instead.length > 0 || (entries.length > 0 && entries.every(isPicture));

const isPreviewLong = ({ picking }: GameTable, chosen: Move | null): boolean =>
  chosen !== null && picking.changeable(chosen) === null;

/** Only one answer is left and picked automatically: the sheet shrinks to its text. */
const isSettled = ({ picture: { entryCount, selection }, staged: { isHeld } }: PlayState) =>
  entryCount === 0 && selection.picked.length === 0 && selection.chosen !== null && !isHeld;

/** The newest of the program's moves is enough next to the map. */
const isProgramAsked = ({ newest, staged }: PlayState) =>
  (newest.asked ?? null) !== null && staged.shown.live && !staged.isBeat;

function PhoneTable() {
  const game = useGame();
  const { t } = useT();
  const actions = usePlayActions();
  const panel = usePlay((state) => state.panel.open);
  const decision = usePlay(({ picture }) => picture.decision);
  const isHeld = usePlay(({ staged }) => staged.isHeld);
  const entryCount = usePlay(({ picture }) => picture.entryCount);
  const isStrip = usePlay(isInTrays);
  // A picked fight has few answers, and the map shows it.
  const isLong = usePlay(({ picture: { selection } }) => isPreviewLong(game, selection.chosen));
  const isPlayedOut = useSheetIsOpen();
  const isSuggesting = useSuggest(isOpen);
  const fought = useFightAt('strip');
  useBroughtIn(fought, useMapRef());
  const isAsked = usePlay(isProgramAsked);
  const isBrief = (usePlay(isSettled) || isAsked) && fought === null && !isPlayedOut;
  const isChoosing = panel === 'choices';
  const isStripShown = isChoosing && isStrip;
  const isBriefShown = isChoosing && isBrief;
  const isTall = isChoosing && (isSuggesting || isLong) && fought === null && !isBrief;
  const sheet = useRef<HTMLDivElement>(null);
  useTopOfColumn(sheet);
  // A new question, or a result, brings the choices back in front.
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
          {isAsked ? null : <JustNow />}
          <Confirm />
        </>
      ),
    },
    ...(game.hand
      ? [
          {
            id: 'hand',
            label: t('table.panel.hand'),
            icon: Spade,
            content: (
              <>
                <TableHand />
                <Confirm />
              </>
            ),
          },
        ]
      : []),
    ...(game.hand?.Drawer
      ? [
          {
            id: 'drawer',
            label: t('table.panel.drawer'),
            icon: Store,
            content: (
              <>
                <TableDrawer />
                <Confirm />
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
                <History />
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
    <PhoneMain
      isSuggesting={isSuggesting && isStripShown}
      className={classes(
        'table__main',
        isPlayedOut && 'table__main--theatre',
        isPlayedOut && isChoosing && 'table__main--alone',
        fought !== null && 'table__main--fight',
        (isPlayedOut || fought !== null) && 'table__main--under',
        isStripShown && 'table__main--strip',
        isTall && 'table__main--tall',
        isBriefShown && 'table__main--brief',
      )}
    >
      <Prompt />
      <Banners />
      <TablePlan />
      <Field />
      <div
        ref={sheet}
        className={classes(
          'col paper relative z-3 min-h-0 rule-above-strong table__sheet',
          isStripShown && 'table__sheet--strip',
          isTall && 'table__sheet--tall',
          isBriefShown && 'table__sheet--brief',
          isChoosing && isHeld && isPlayedOut && 'table__sheet--low',
        )}
      >
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
    </PhoneMain>
  );
}

interface PhoneMainProps {
  /** Suggestions take the place of two lines of counters. */
  readonly isSuggesting: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function PhoneMain({ isSuggesting, className, children }: PhoneMainProps) {
  // A note takes the place of the suggestions.
  const isWriting = useIsWriting();
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={classes(className, isSuggesting && !isWriting && 'table__main--suggesting')}
    >
      {children}
    </main>
  );
}
