import type { Stake } from '../../engine/kits/rehearsal/rehearse.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import './stakes.css';
import { useGame } from './use-play.tsx';

/** What comes of a fight that is won, or lost, and what it obliges to: before it is declared. */
export function Stakes({ stakes }: { readonly stakes: readonly Stake[] }) {
  const { t } = useT();
  return (
    <section className="section" aria-labelledby="stakes-title">
      <Cap id="stakes-title">{t('table.stakes')}</Cap>
      <ul className="stakes">
        {stakes.map((stake, at) => (
          <StakeRow key={at} stake={stake} />
        ))}
      </ul>
    </section>
  );
}

function StakeRow({ stake: { on, line, when } }: { readonly stake: Stake }) {
  const game = useGame();
  const i18n = useT();
  const step = game.roll.changes?.wordStep(i18n, line) ?? null;
  return (
    <li className="grid gap-8 middle stakes__row">
      <b className={classes('cap rounded stakes__on', `stakes__on--${on}`)}>{i18n.t(`table.stakes.${on}`)}</b>
      <span>
        {when && <span className="stakes__when">{i18n.line(when)}</span>}
        {step === null ? (
          i18n.line(line)
        ) : (
          <>
            <span>{step.what}</span> <b className="nowrap ink-pill">{step.figures}</b>
          </>
        )}
      </span>
      {line.rule === undefined ? null : <RuleChip rule={line.rule} />}
    </li>
  );
}
