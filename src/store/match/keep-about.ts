import { problemOf } from '../saves/problem.ts';
import type { ActionResult, MatchAbout } from '../types.ts';
import { OK, refusal, type Core, type Game } from './core.ts';

/** Written to the disk before it is shown. */
export async function keepAbout(core: Core, now: Game, about: MatchAbout): Promise<ActionResult> {
  try {
    await core.deps.archive.setAbout(now.id, () => about, core.owner);
  } catch (error) {
    return core.refuse(refusal(problemOf(error)));
  }
  core.session = { ...now, about };
  core.publish(null);
  return OK;
}
