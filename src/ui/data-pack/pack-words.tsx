import { useMemo, type ReactNode } from 'react';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { matchDomainsOf } from '../../games/shelf.ts';
import { I18nProvider } from '../../i18n/use-t.tsx';
import { usePacks } from '../../store/app-packs.ts';
import { usePrefs } from '../../store/hooks.ts';
import { shownPack } from '../../store/pack-store.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { namesWithPack } from './names.ts';
import { withOwnNames } from './own-names.ts';

interface PackWordsProps {
  readonly kit: PackKit;
  readonly shelf: ShelfGame;
  readonly children: ReactNode;
}

/** Gives its children sentences that know the places of the pack that is shown. */
export function PackWords({ kit, shelf, children }: PackWordsProps) {
  const language = usePrefs((prefs) => prefs.language);
  const file = usePacks((packs) => shownPack(packs, kit.game))?.file ?? null;
  const all = useMemo(() => withOwnNames(namesWithPack(kit, shelf, file, false), kit, file), [kit, shelf, file]);
  const domains = useMemo(() => ['packs', ...matchDomainsOf(kit.game)], [kit]);
  return (
    <I18nProvider lang={language} names={all} domains={domains}>
      {children}
    </I18nProvider>
  );
}
