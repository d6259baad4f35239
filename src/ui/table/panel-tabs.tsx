import { useState } from 'react';
import ChevronsLeft from '@lucide/icons/icons/chevrons-left';
import ChevronsRight from '@lucide/icons/icons/chevrons-right';
import GitBranch from '@lucide/icons/icons/git-branch';
import MapIcon from '@lucide/icons/icons/map';
import ScrollText from '@lucide/icons/icons/scroll-text';
import Trash2 from '@lucide/icons/icons/trash';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { PANELS, type PanelId } from '../../play/state.ts';
import { useMatch, matchActions } from '../../store/app-match.ts';
import { IconButton, Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Tabs, type Tab, type TabsProps } from '../parts/tabs.tsx';
import { Fold } from '../parts/fold.tsx';
import { EmptyBox } from '../parts/note.tsx';
import './lines-panel.css';
import { LogPanel } from './log-panel.tsx';
import type { Types } from '../../engine/kernel/types.ts';
import type { OverlaySpec, Passage } from './game-table.ts';
import { PassageBlock } from './passages.tsx';
import './place-panel.css';
import { usePlay, usePlayActions, useGame, useScene } from './use-play.tsx';

/** The tabs next to a question: the log, a place or an overlay in words, variations. */
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

function PlacePanel() {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const overlay = usePlay(({ panel }) => panel.overlay);
  const inspected = usePlay(({ panel }) => panel.inspected);
  const spec = game.board.overlays.find(({ id }) => id === overlay);
  return (
    <div className="place">
      {inspected === null ? (
        spec ? null : (
          <EmptyBox>{t(game.places.inspectHow)}</EmptyBox>
        )
      ) : (
        <>
          <game.board.Face facts={scene.facts} queries={scene.queries} view={scene.view} target={inspected} />
          {foldedLast(game.places.inspect(scene, inspected)).map((passage) => (
            <PassageBlock key={passage.title} passage={passage} />
          ))}
        </>
      )}
      {spec ? <OverlayWords spec={spec} /> : null}
    </div>
  );
}

/** A unit and its hex each have a source: one passage at the end tells both. */
function foldedLast(passages: readonly Passage[]): readonly Passage[] {
  const folded = passages.filter(({ isFolded }) => isFolded);
  const [first] = folded;
  const open = passages.filter(({ isFolded }) => !isFolded);
  return first ? [...open, { ...first, lines: folded.flatMap(({ lines }) => lines) }] : open;
}

function OverlayWords({ spec }: { readonly spec: OverlaySpec<Types> }) {
  const scene = useScene();
  const moves = usePlay(({ picture }) => picture.moves);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  const at = usePlay(({ staged }) => staged.shown.at);
  if (!points[at]) return null;
  return spec
    .describe(scene, moves, { points, at }, picked)
    .map((passage) => <PassageBlock key={passage.title} passage={passage} />);
}

/** More moves of a variation are folded. */
const SHOWN = 4;

/** Variations: tried, undone or taken back. Each can become the match again, and switching loses nothing. */
function LinesPanel() {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const branches = useMatch(({ timeline }) => timeline.branches);
  const mayChange = useMatch(
    ({ readOnly, timeline, curtain }) => readOnly === null && timeline.trial === null && curtain === null,
  );
  if (branches.length === 0) {
    return (
      <div className="grid gap-10 lines">
        <EmptyBox>{t('table.branches.empty')}</EmptyBox>
      </div>
    );
  }
  const words = (move: string) => game.log.wordNotation(scene, move);
  return (
    <ul className="grid gap-10 lines">
      {[...branches].reverse().map((branch) => (
        <li key={branch.id} className="rounded face-hi edge-line lines__item">
          <h3>{t(`table.branches.cause.${branch.cause}`)}</h3>
          <p className="small">{t('table.branches.from', { at: branch.from, n: branch.moves.length })}</p>
          <ol className="lines__moves" start={branch.from + 1}>
            {branch.moves.slice(0, SHOWN).map((move, at) => (
              <li key={at}>{words(move)}</li>
            ))}
          </ol>
          {branch.moves.length > SHOWN ? (
            <Fold title={t('table.branches.more', { n: branch.moves.length - SHOWN })}>
              <ol className="lines__moves" start={branch.from + 1 + SHOWN}>
                {branch.moves.slice(SHOWN).map((move, at) => (
                  <li key={at}>{words(move)}</li>
                ))}
              </ol>
            </Fold>
          ) : null}
          {mayChange ? (
            <div className="row">
              <Button size="small" icon={GitBranch} onClick={() => void matchActions.restoreBranch(branch.id)}>
                {t('table.branches.restore')}
              </Button>
              <IconButton
                size="small"
                variant="ghost"
                icon={Trash2}
                label={t('table.branches.drop')}
                onClick={() => void matchActions.dropBranch(branch.id)}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export const isPanel = (id: string): id is PanelId => PANELS.some((one) => one === id);

interface PanelTabsProps extends Pick<TabsProps, 'host' | 'head' | 'onTouch'> {
  /** The page contains nothing of a panel until then. */
  readonly isShown?: boolean;
}

export function PanelTabs({ isShown = true, host, head, onTouch }: PanelTabsProps) {
  const { t } = useT();
  const actions = usePlayActions();
  const panel = usePlay((state) => state.panel.open);
  const tabs = usePanelTabs();
  return (
    <Tabs
      label={t('table.panels')}
      place={host === undefined ? 'above' : 'foot'}
      host={host}
      head={head}
      tabs={isShown ? tabs : tabs.map((tab) => ({ ...tab, content: null }))}
      value={tabs.some(({ id }) => id === panel) ? panel : 'log'}
      onTouch={onTouch}
      onChange={(id) => {
        if (isPanel(id)) actions.setPanel(id);
      }}
    />
  );
}

/** The tabs are at the foot of the column; their content opens in a drawer over the map, so that it covers no decision. */
export function SideTabs() {
  const { t } = useT();
  const { raise } = usePlayActions();
  const isRaised = usePlay(({ panel }) => panel.isRaised);
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className="paper line relative gap-6 min-0 rule-above-strong face-shaded table__tabs">
        <PanelTabs isShown={isRaised} host={host} head={isRaised ? <SideHead /> : null} onTouch={() => raise(true)} />
        <IconButton
          className="table__raise"
          icon={isRaised ? ChevronsRight : ChevronsLeft}
          label={t(isRaised ? 'table.panels.lower' : 'table.panels.raise')}
          variant="ghost"
          size="small"
          aria-expanded={isRaised}
          onClick={() => raise(!isRaised)}
        />
      </div>
      <div
        ref={setHost}
        className={classes('col paper rule-before-strong table__side', isRaised && 'table__side--open')}
      />
    </>
  );
}

function SideHead() {
  const { t } = useT();
  const { raise } = usePlayActions();
  const open = usePlay(({ panel }) => panel.open);
  return (
    <header className="line apart rule-below table__side-head">
      <h2>{t(open === 'place' ? 'table.place' : open === 'lines' ? 'table.branches' : 'table.log')}</h2>
      <IconButton icon={X} label={t('table.panels.lower')} variant="ghost" size="small" onClick={() => raise(false)} />
    </header>
  );
}
