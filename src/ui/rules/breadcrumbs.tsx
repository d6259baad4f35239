import { Fragment } from 'react';
import type { RuleSection } from '../../i18n/rules/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { numberOf } from './chapters.ts';

export interface BreadcrumbsProps {
  readonly path: readonly RuleSection[];
  readonly onOpen: (section: string) => void;
}

/** From the chapter down to the open section. */
export function Breadcrumbs({ path, onOpen }: BreadcrumbsProps) {
  const { t } = useT();
  return (
    <nav className="flex wrap baseline t-small breadcrumbs" aria-label={t('rules.where')}>
      {path.map(({ id, title }, at) => {
        const words = `${numberOf(id)} ${title}`.trim();
        return (
          <Fragment key={id}>
            {at === 0 ? null : <span aria-hidden="true">›</span>}
            {at === path.length - 1 ? (
              <b aria-current="location">{words}</b>
            ) : (
              <button type="button" onClick={() => onOpen(id)}>
                {words}
              </button>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
}
