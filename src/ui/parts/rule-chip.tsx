import { createContext, memo, use } from 'react';
import type { ReactNode } from 'react';
import { formatRule } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { hashOf, paths } from '../app/routes.ts';
import './rule-chip.css';

/** Where rule numbers lead: to which game's rules, and whether they open beside the current screen. */
export interface RuleLinks {
  readonly game: string;
  /** Opens the section beside the table. Without it the number is a plain link to the reader. */
  readonly open?: (section: string) => void;
}

const RuleLinksContext = createContext<RuleLinks | null>(null);

export function RuleLinksProvider({ links, children }: { readonly links: RuleLinks; readonly children: ReactNode }) {
  return <RuleLinksContext value={links}>{children}</RuleLinksContext>;
}

export interface RuleChipProps {
  /** `8.4`, `Q12`. */
  readonly rule: string;
  /** Only where it is not the game of the surrounding screen. */
  readonly game?: string;
}

/**
 * A rule number that opens its section. Always a link, so it can be copied and opened in another tab. Throws where
 * neither it nor the screen names the game: the rules of another game would be wrong.
 */
export const RuleChip = memo(({ rule, game: own }: RuleChipProps) => {
  const { t } = useT();
  const links = use(RuleLinksContext);
  const game = own ?? links?.game;
  if (game === undefined) throw new Error(`rule ${rule} stands outside of any game`);
  const open = game === links?.game ? links.open : undefined;
  return (
    <a
      className="inline rigid nowrap soft rule-chip"
      href={hashOf(paths.rules(game, rule))}
      aria-label={t('rules.open', { rule })}
      onClick={(event) => {
        if (!open || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        open(rule);
      }}
    >
      {formatRule(rule)}
    </a>
  );
});
RuleChip.displayName = 'RuleChip';
