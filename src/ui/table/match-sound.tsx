import { useEffect } from 'react';
import Volume2 from '@lucide/icons/icons/volume-2';
import VolumeX from '@lucide/icons/icons/volume-x';
import { useT } from '../../i18n/use-t.tsx';
import { sceneAt } from '../../play/source.ts';
import { usePrefs } from '../../store/hooks.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { IconButton } from '../parts/button.tsx';
import { followPlay } from '../sound/follow-play.ts';
import { tableSound } from '../sound/table-sound.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { cueDelay } from '../motion/beat-times.ts';
import { useGame, usePlayStore } from './use-play.tsx';

/** Plays the sounds of the match; draws nothing. */
export function TableSound() {
  const game = useGame();
  const play = usePlayStore();
  useSounds();
  useEffect(
    () =>
      followPlay(play, {
        sound: tableSound,
        timeOf: cueDelay,
        listCues: ({ newest }) => {
          const scene = sceneAt(newest);
          if (!scene) return [];
          const { events, result } = newest;
          const cues = game.listCues(scene, events);
          return result === null ? cues : [...cues, { of: 'victory', at: 'told' }];
        },
      }),
    [game, play],
  );
  return null;
}

export function toggleSound(): void {
  const { sound, setPrefs } = prefsStore.getState();
  setPrefs({ sound: !sound });
  if (sound) tableSound.hush();
}

export function SoundButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t } = useT();
  const isOn = usePrefs(({ sound }) => sound);
  return (
    <IconButton
      icon={isOn ? Volume2 : VolumeX}
      label={t('table.sound')}
      title={t(isOn ? 'table.sound.off' : 'table.sound.on')}
      variant={isSmall ? 'ghost' : 'plain'}
      aria-pressed={isOn}
      onClick={toggleSound}
    />
  );
}
