import { memo, useEffect, useRef } from 'react';
import Check from '@lucide/icons/icons/check';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { drawIcon } from '../../../parts/icon.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { animate } from '../../../motion/animate.ts';
import { countedDice } from '../../../table/odds-told.ts';
import type { TellProps } from '../../../table/game-table.ts';
import { usePlay, useSource } from '../../../table/use-play.tsx';
import type { HrWords } from '../lookup.ts';
import { SideMark } from '../side-mark.tsx';
import './operation-band.css';
import { isBegun, UNROLL_MS, type OperationId } from './operation-in.ts';
import { OperationArt } from './operation-art.tsx';
import type { Operation, Stage } from './stages.ts';
import { useOperation } from './use-operation.ts';
import { isOver, nameStage, wordBlitz, wordStage } from './wording.ts';

const RULES: Readonly<Record<OperationId, string>> = {
  barbarossa: '6.7.2',
  overlord: '6.7.3',
  bagration: '6.7.4',
  push: '6.6',
};

const READS = ['facts', 'view', 'allMoves', 'events'] as const;

/** An operation as a poster over the map, with its stages as a bar. */
export function OperationBand({ facts, view, allMoves, events }: Pick<TellProps<HrTypes>, (typeof READS)[number]>) {
  const i18n = useT();
  const operation = useOperation({ facts, view }, allMoves);
  const poster = useRef<HTMLDivElement>(null);
  const begins = operation !== null && isBegun(events);
  useEffect(() => {
    if (begins)
      animate(poster.current, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], { length: UNROLL_MS });
  }, [begins]);
  if (!operation) return null;
  const { id, side, stages, made } = operation;
  const { t } = i18n;
  const title = t(`table.hr.operation.${id}`);
  const now = stages[operation.isAsked ? made : made - 1];
  return (
    <section
      className={classes('rigid operation', id === 'push' && 'operation--small')}
      aria-label={t('table.hr.operation.label', { name: title })}
    >
      <div ref={poster} className="relative clip operation__poster">
        {id === 'push' ? null : <OperationArt of={id} />}
        <div className="operation__text">
          <p className="line gap-8 cap operation__kicker">
            <span>{i18n.line({ key: `table.hr.operation.kicker.${id}`, params: { side } })}</span>
            <RuleChip rule={RULES[id]} />
          </p>
          <h2>{title}</h2>
          <p className="operation__what">{t(`table.hr.operation.what.${id}`)}</p>
        </div>
      </div>
      <ol className="grid operation__stages">
        {stages.map((stage) => (
          <StageBox
            key={stage.no}
            scene={{ facts, view, i18n }}
            operation={operation}
            stage={stage}
            isNow={stage === now}
          />
        ))}
      </ol>
    </section>
  );
}
OperationBand.reads = READS;

interface StageBoxProps {
  readonly scene: HrWords;
  readonly operation: Operation;
  readonly stage: Stage;
  readonly isNow: boolean;
}

const StageBox = memo(function StageBox({ scene, operation, stage, isNow }: StageBoxProps) {
  const { preview } = useSource();
  const isCounted = usePlay(({ odds }) => stage.move !== null && odds.has(stage.move));
  const dice = stage.move !== null && isCounted ? countedDice(preview(stage.move)) : null;
  const { state, no, blitzes } = stage;
  return (
    <li
      className={classes(
        'relative line operation__stage',
        `operation__stage--${state}`,
        isNow && 'operation__stage--now',
      )}
      aria-current={isNow ? 'step' : undefined}
      data-stage={state}
    >
      <span className="rigid operation__no">{state === 'won' || state === 'held' ? drawIcon(Check, 18) : no}</span>
      <span className="min-0 grow operation__place">
        <b>{nameStage(scene, operation, stage)}</b>
        <small>{wordStage(scene, stage, dice)}</small>
      </span>
      {state === 'won' ? (
        <span className="inline-flex operation__taken" aria-hidden="true">
          <SideMark of={operation.side} />
        </span>
      ) : null}
      {blitzes.length > 0 && isOver(stage) ? (
        <span className="absolute operation__blitzes">
          {blitzes.map((blitz) => (
            <span key={blitz.target}>{wordBlitz(scene, blitz)}</span>
          ))}
        </span>
      ) : null}
    </li>
  );
});
