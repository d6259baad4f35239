import { useMemo, useState, useId, useEffect, type ReactNode } from 'react';
import Dices from '@lucide/icons/icons/dices';
import GitBranch from '@lucide/icons/icons/git-branch';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch, matchStore } from '../../store/app-match.ts';
import { usePart } from '../app/later.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Choices } from '../parts/field.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { useNoteDraft } from '../notes/note-draft.ts';
import { wordSide } from '../review/verdicts.ts';
import { MatchPage } from '../table/match-page.tsx';
import { useTableLayout } from '../table/use-table-layout.ts';
import { useGame } from '../table/use-play.tsx';
import type { WhatIfActions, WhatIfData, Answer, WhatIfStore } from '../../store/what-if/types.ts';
import { LineColumn } from './line-column.tsx';
import { linkMaps } from './linked-maps.ts';
import { Summary } from './summary.tsx';
import { useOutlook } from './use-outlook.ts';
import { answerOf } from '../../lab/variations/answer.ts';
import { onFault } from '../../store/app-world.ts';
import { randomSeed } from '../../store/seed.ts';
import { NO_LINES } from '../../store/what-if/no-lines.ts';
import { createWhatIf } from '../../store/what-if/what-if.ts';
import { chooseLines, letterOf } from './lines.ts';
import './what-if.css';
import { listMarks } from '../table/history-marks.ts';
import { MomentSlider } from '../table/moment-slider.tsx';

interface WhatIfScreenProps {
  /** The first moment; null for the one that is shown. */
  readonly at: number | null;
}

export function WhatIfScreen({ at: asked }: WhatIfScreenProps) {
  const game = useGame();
  const i18n = useT();
  const { t, line: say } = i18n;
  const shownAt = useMatch((match) => match.at);
  const seats = useMatch((match) => match.seats);
  const isOver = useMatch((match) => match.isOver);
  const { store, data } = useWhatIf(asked ?? shownAt);
  const { lines, pending, refusal, looker, closed, ready } = data;
  const [maps] = useState(linkMaps);
  const isPhone = useTableLayout() !== 'wide';
  const [shownKey, setShownKey] = useState<string>('match');
  const { visible, choices, shown } = chooseLines(lines, pending?.key ?? shownKey, isPhone);
  const onMade = (key: string | null) => {
    if (key !== null) setShownKey(key);
  };
  const isPlaying = lines.some(({ hands }) => hands !== null);
  const isWriting = useNoteDraft((draft) => draft !== null);
  const text = useMemo(
    () => (store && lines.length > 0 && !isPlaying && !pending ? store.actions.outlookText() : null),
    [store, isPlaying, pending, lines],
  );
  const outlook = useOutlook(game.game, text);
  const loadLab = findGame(game.game)?.lab ?? null;
  const lab = usePart(loadLab);
  if (!ready || !store)
    return (
      <Frame note={null} onAdd={null}>
        <p className="what-if__reading">{t('what-if.reading')}</p>
      </Frame>
    );
  if (closed)
    return (
      <Frame note={null} onAdd={null}>
        <EmptyBox>{say(closed)}</EmptyBox>
      </Frame>
    );
  const { actions } = store;
  const letters = new Map(lines.map(({ key }, n) => [key, letterOf(n)]));
  const add = () => void actions.add('match', '').then(onMade);
  const lineSwitch =
    choices.length > 1 ? (
      <Choices
        label={t('what-if.shown')}
        quiet
        look="switch"
        value={shown}
        choices={choices.map(({ key }) => ({ value: key, label: letters.get(key) ?? '' }))}
        onChange={setShownKey}
      />
    ) : null;
  return (
    <Frame
      note={t(isOver ? 'what-if.untouched' : 'what-if.noted')}
      onAdd={add}
      at={data.at}
      last={data.last}
      lineSwitch={isPhone ? null : lineSwitch}
    >
      <Summary
        data={data}
        outlook={outlook}
        lab={lab}
        letters={letters}
        actions={actions}
        isBrief={isPlaying || isWriting}
        beside={shown}
      />
      {looker === null ? null : (
        <Note tone="plain">{t('what-if.dealt', { side: wordSide(game.game, i18n, looker) })}</Note>
      )}
      {refusal ? <Note tone="error">{t('what-if.refused', { why: say(refusal) })}</Note> : null}
      {isPhone ? lineSwitch : null}
      <div className="grid flex-1 min-h-0 scroll-x what-lines">
        {visible.map((line) => (
          <LineColumn
            key={line.key}
            line={line}
            letter={letters.get(line.key) ?? ''}
            parent={line.parent === 'match' ? null : (letters.get(line.parent) ?? null)}
            seats={seats}
            actions={actions}
            pending={pending?.key === line.key ? pending : null}
            maps={maps}
            data={data}
            layout={`${visible.length} ${isPlaying} ${isWriting}`}
            onMade={onMade}
          />
        ))}
        {lines.length === 1 && !isPhone ? (
          <div className="what-lines__empty">
            <EmptyBox
              next={
                <div className="flex wrap gap-8">
                  {lines[0]?.roll ? (
                    <Button
                      icon={Dices}
                      isOnce
                      onClick={() => void actions.rethrow('match', { source: 'fresh' }, '').then(onMade)}
                    >
                      {t('what-if.die.roll')}
                    </Button>
                  ) : null}
                  <Button icon={GitBranch} isOnce onClick={add}>
                    {t('what-if.add')}
                  </Button>
                </div>
              }
            >
              <b className="block what-lines__one">{t(data.others.length > 0 ? 'what-if.one.here' : 'what-if.one')}</b>
              <span>{t('what-if.one.what')}</span>
            </EmptyBox>
          </div>
        ) : null}
      </div>
      {lines.length === 1 ? <Elsewhere others={data.others} actions={actions} /> : null}
      <LinesBar data={data} actions={actions} />
    </Frame>
  );
}

/** The other side is played by the Veteran, on this thread. */
const answer: Answer = async ({ def, decision, view, seed }) => {
  const players = await findGame(def.id)?.players();
  if (!players) throw new RangeError(`no programs for ${def.id}`);
  return answerOf({ def, players }, { decision, view, seed });
};

const CLOSED = createStore<WhatIfData>(() => NO_LINES);

function openWhatIf() {
  const made = createWhatIf({ match: matchStore, newSalt: randomSeed, answer, onFault });
  return { made, close: made.actions.leave };
}

/** The variations of the open match while the screen is open. */
function useWhatIf(at: number): { readonly store: WhatIfStore | null; readonly data: WhatIfData } {
  const store = useOpened(openWhatIf);
  // Steps do not change the address; a new address moves the screen.
  useEffect(() => store?.actions.goTo(at), [store, at]);
  return { store, data: useStore(store ?? CLOSED) };
}

interface ElsewhereProps {
  readonly others: WhatIfData['others'];
  readonly actions: WhatIfActions;
}

/** Variations that begin at other moments, if this one has none. */
function Elsewhere({ others, actions }: ElsewhereProps) {
  const { t } = useT();
  const id = useId();
  if (others.length === 0) return null;
  return (
    <section className="col gap-6 p-8-16 what-elsewhere" aria-labelledby={id}>
      <h2 id={id} className="cap">
        {t('what-if.elsewhere')}
      </h2>
      <ul className="flex wrap gap-8 scroll-y what-elsewhere__list">
        {others.map((one) => (
          <li key={one.id}>
            <Button size="small" icon={GitBranch} onClick={() => actions.goTo(one.at)}>
              {t('what-if.elsewhere.one', { name: one.name || t('study.unnamed'), at: one.at })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FrameProps {
  readonly note: string | null;
  readonly onAdd: (() => void) | null;
  readonly at?: number;
  readonly last?: number;
  readonly lineSwitch?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ note, onAdd, at, last, lineSwitch, children }: FrameProps) {
  const { t } = useT();
  return (
    <MatchPage
      className="what-if"
      title={t('what-if.title')}
      about={(name) => (at === undefined || last === undefined ? name : t('what-if.of', { what: name, at, last }))}
      end={
        <>
          {note === null ? null : <span className="small what-if__note">{note}</span>}
          {lineSwitch}
          {onAdd ? (
            <Button icon={GitBranch} onClick={onAdd}>
              {t('what-if.add')}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </MatchPage>
  );
}

interface LinesBarProps {
  readonly data: WhatIfData;
  readonly actions: WhatIfActions;
}

/** Least share of the bar that a line gets. */
const LEAST = 0.12;

/** The match as a slider, with the lines that branch off at the moment. */
function LinesBar({ data, actions }: LinesBarProps) {
  const { t } = useT();
  const { at, last, lines, others, before } = data;
  const total = Math.max(1, last);
  const share = (index: number): number => index / total;
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    if (next !== at) actions.goTo(next);
  };
  const turns = listMarks(before?.timeline.points ?? []).filter(({ kind }) => kind === 'turn');
  const shown = lines.slice(0, 4);
  return (
    <div className="line gap-8 rigid paper rule-above-strong what-bar">
      <IconButton icon={ChevronLeft} variant="ghost" label={t('what-if.bar.back')} onClick={() => goTo(at - 1)} />
      <MomentSlider
        className="grow what-bar__line"
        label={t('what-if.bar')}
        told={t('what-if.bar.at', { at, last })}
        onGo={goTo}
        {...{ at, last, total }}
      >
        <span className="absolute what-bar__past" style={{ inlineSize: `${share(at) * 100}%` }} />
        {turns.map((mark) => (
          <span
            key={mark.at}
            className="absolute what-bar__turn"
            style={{ insetInlineStart: `${share(mark.at) * 100}%` }}
          />
        ))}
        {[...new Set(others.map((one) => one.at))].map((moment) => (
          <span
            key={moment}
            className="absolute face-hi mid-x edge-ink-2 what-bar__other"
            style={{ insetInlineStart: `${share(moment) * 100}%` }}
          />
        ))}
        {shown.map((line, n) => {
          const start = Math.min(share(at), 1 - LEAST);
          const length = Math.min(1 - start, Math.max(LEAST, line.moves.length / total));
          return (
            <span
              key={line.key}
              className={
                line.id === null ? 'absolute h-12 what-bar__lead' : 'absolute h-12 what-bar__lead what-bar__lead--own'
              }
              style={{
                insetInlineStart: `${start * 100}%`,
                inlineSize: `${length * 100}%`,
                insetBlockStart: `calc(${16 + (n - (shown.length - 1) / 2) * (shown.length > 3 ? 9 : 11)}px * var(--text))`,
              }}
            >
              <b>{letterOf(n)}</b>
            </span>
          );
        })}
        <span
          className="absolute r-3 mid-x edge-ink-2 what-bar__handle"
          style={{ insetInlineStart: `${share(at) * 100}%` }}
        />
      </MomentSlider>
      <IconButton icon={ChevronRight} variant="ghost" label={t('what-if.bar.on')} onClick={() => goTo(at + 1)} />
      <span className="small tabular nowrap">{t('what-if.bar.at', { at, last })}</span>
    </div>
  );
}
