import { useId } from 'react';
import GitBranch from 'lucide-react/icons/git-branch';
import { useT } from '../../i18n/use-t.tsx';
import type { WhatIfActions, WhatIfData } from '../../store/what-if/types.ts';
import { Button } from '../parts/button.tsx';

interface ElsewhereProps {
  readonly others: WhatIfData['others'];
  readonly actions: WhatIfActions;
}

/** Where the moment has no variation: those of the match that begin at other moments. A press goes to theirs. */
export function Elsewhere({ others, actions }: ElsewhereProps) {
  const { t } = useT();
  const id = useId();
  if (others.length === 0) return null;
  return (
    <section className="stack what-elsewhere" aria-labelledby={id}>
      <h2 id={id} className="cap">
        {t('what-if.elsewhere')}
      </h2>
      <ul className="flex wrap gap-8 what-elsewhere__list">
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
