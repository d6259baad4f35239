import { memo, useId, useRef, useState } from 'react';
import Layers from '@lucide/icons/icons/layers';
import { useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { ToggleChip } from '../parts/chip.tsx';
import { Kbd } from '../parts/kbd.tsx';
import './overlay-menu.css';
import { useGame, usePlay, usePlayActions } from './use-play.tsx';

/** A button in the corner of the map. Each overlay has a key, so the menu is optional. */
export const OverlayMenu = memo(() => {
  const { t } = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div
      className="absolute z-2 overlay-menu"
      onKeyDown={(press) => {
        if (press.key !== 'Escape' || !isOpen) return;
        press.stopPropagation();
        opener.current?.focus();
        setOpen(false);
      }}
    >
      {isOpen ? <OverlayChips id={id} /> : null}
      <Button
        ref={opener}
        icon={Layers}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('table.overlays.short')}
      </Button>
    </div>
  );
});
OverlayMenu.displayName = 'OverlayMenu';

/** One overlay at a time; the panel *On the map* tells it in words. */
function OverlayChips({ id }: { readonly id: string }) {
  const game = useGame();
  const { t } = useT();
  const actions = usePlayActions();
  const overlay = usePlay(({ panel }) => panel.overlay);
  const lifted = usePlay(({ panel }) => panel.lifted);
  const tints = usePrefs((prefs) => prefs.tints);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  return (
    <div
      id={id}
      className="col paper gap-5 edge rounded raised scroll-y absolute overlay-menu__list"
      role="group"
      aria-label={t('table.overlays')}
    >
      {game.board.overlays.map((one) => (
        <ToggleChip
          key={one.id}
          pressed={one.isTint ? tints : overlay === one.id}
          onToggle={() => (one.isTint ? setPrefs({ tints: !tints }) : actions.toggleOverlay(one.id))}
        >
          <span>{t(one.label)}</span> <Kbd>{one.key.toUpperCase()}</Kbd>
        </ToggleChip>
      ))}
      <ToggleChip pressed={lifted} onToggle={() => actions.setLifted(!lifted)}>
        <span>{t('table.overlay.lift')}</span> <Kbd>H</Kbd>
      </ToggleChip>
    </div>
  );
}
