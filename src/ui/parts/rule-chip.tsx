import { createContext, memo, use, type ReactNode } from 'react';
import { formatRule } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { hashOf, paths } from '../app/routes.ts';
import './rule-chip.css';

/** Names the rulebook that rule numbers lead to, and whether it opens next to the screen. */
export interface RuleLinks {
  readonly game: string;
  /** If absent, the number is a link to the rules reader. */
  readonly open?: (section: string) => void;
}

const RuleLinksContext = createContext<RuleLinks | null>(null);

export function RuleLinksProvider({ links, children }: { readonly links: RuleLinks; readonly children: ReactNode }) {
  return <RuleLinksContext value={links}>{children}</RuleLinksContext>;
}

export interface RuleChipProps {
  /** `8.4`, `Q12`. */
  readonly rule: string;
  /** Only if it differs from the screen's game. */
  readonly game?: string;
}

/**
 * Always a link, so that it can be copied or opened in another tab. Throws if neither it nor the screen names the game:
 * another game's rules would be wrong.
 */
export const RuleChip = memo(({ rule, game: own }: RuleChipProps) => {
  const { t } = useT();
  const links = use(RuleLinksContext);
  const game = own ?? links?.game;
  if (game === undefined) throw new Error(`rule ${rule} stands outside of any game`);
  const open = game === links?.game ? links.open : undefined;
  return (
    <a
      className="inline rigid nowrap soft spaced rule-chip"
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
