import { memo } from 'react';
import { LogLine } from '../../../parts/log-line.tsx';
import type { HrWords } from '../lookup.ts';
import { tellStory } from './happened.ts';
import type { Happened } from './happened.ts';
import type { FightRecord } from './record.ts';
import { emblemFor } from './words.ts';

/** What happened, in order; and once there is a result, how the conflict is cleaned up. */
export const FightStory = memo(({ scene, record }: { readonly scene: HrWords; readonly record: FightRecord }) => {
  const { t } = scene.i18n;
  const { fight, cleanUp } = tellStory(scene, record);
  return (
    <>
      {fight.length > 0 ? <Lines scene={scene} title={t('table.hr.fight.story')} lines={fight} /> : null}
      {cleanUp.length > 0 ? <Lines scene={scene} title={t('table.hr.fight.clean-up')} lines={cleanUp} /> : null}
    </>
  );
});
FightStory.displayName = 'FightStory';

interface LinesProps {
  readonly scene: HrWords;
  readonly title: string;
  readonly lines: readonly Happened[];
}

function Lines({ scene, title, lines }: LinesProps) {
  const { t } = scene.i18n;
  return (
    <section className="fight-story" aria-label={title}>
      <h3 className="cap">{title}</h3>
      <ol>
        {lines.map(({ side, text, rule }, at) => (
          <LogLine
            key={at}
            side={side === null ? null : emblemFor(side, null)}
            {...(side === null ? {} : { sideLabel: t(`table.hr.fight.name.${side}`) })}
            rule={rule}
            state={at === lines.length - 1 ? 'now' : 'plain'}
          >
            {text}
          </LogLine>
        ))}
      </ol>
    </section>
  );
}
