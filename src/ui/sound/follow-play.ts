import type { PlayStore } from '../../play/play-store.ts';
import type { PlayState } from '../../play/state.ts';
import type { Cue, CueTime } from './cues.ts';
import type { SoundEngine } from './sound-engine.ts';

interface FollowDeps {
  readonly sound: Pick<SoundEngine, 'play' | 'hush'>;
  /** The cues of a step; they reveal nothing that only one seat may know. */
  readonly listCues: (state: PlayState) => readonly Cue[];
  readonly timeOf: (at: CueTime) => number;
}

const isCovered = ({ newest, panel, staged }: PlayState): boolean =>
  newest.curtain !== null && !panel.isPeeking && !staged.isHeld;

const rateOf = (dice: number): number => Math.max(0.9, 1.12 - 0.04 * (dice - 1));

/** More dice that are thrown together sound lower. */
export function playCues(sound: Pick<SoundEngine, 'play'>, cues: readonly Cue[], timeOf: FollowDeps['timeOf']): void {
  for (const { of, at, dice } of cues)
    sound.play(of, { after: timeOf(at), ...(dice === undefined ? {} : { rate: rateOf(dice) }) });
}

/**
 * Lets the table be heard as it is shown: each step that was played here once, dice when they are thrown, the rest when
 * they have come to rest. Steps through the past, and a match that this tab only watches, are silent.
 */
export function followPlay(play: Pick<PlayStore, 'getState' | 'subscribe'>, deps: FollowDeps): () => void {
  const { sound, listCues, timeOf } = deps;
  let heard = play.getState().newest.step.n;
  let thrown = heard;

  const hear = (cues: readonly Cue[]) => playCues(sound, cues, timeOf);
  const areDice = ({ at }: Cue) => at === 'thrown' || at === 'after-cards';
  const throwDice = (state: PlayState) => hear(listCues(state).filter(areDice));

  return play.subscribe((state, before) => {
    const { newest, staged } = state;
    const { n, kind } = newest.step;
    const isPlayed = kind === 'play' && newest.readOnly === null && newest.id === before.newest.id;
    if (isPlayed && staged.isRolling && n > thrown) {
      thrown = n;
      throwDice(state);
    }
    if (staged.replays > before.staged.replays) throwDice(state);
    const isDown = isCovered(state) && !isCovered(before) && !before.panel.isPeeking;
    if (n > heard && !staged.isRolling) {
      heard = n;
      // Behind the curtain nothing is shown.
      const cues = isPlayed && !isCovered(state) ? listCues(state) : [];
      hear(thrown < n ? cues : cues.filter((cue) => !areDice(cue)));
      thrown = n;
    }
    if (isDown && newest.readOnly === null && kind === 'play') sound.play('page');
  });
}
