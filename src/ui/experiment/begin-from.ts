/** From a position to an experiment whose games begin with it. */
import { navigate } from 'wouter/use-hash-location';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { positionTextOf } from '../../engine/kits/position-text/position-text.ts';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { momentsOf, packFileOf } from '../../lab/positions/openings.ts';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { randomSeed } from '../../store/seed.ts';
import { paths } from '../app/routes.ts';
import { mayExperiment } from './may-begin.ts';
import { beginDraft, keepDraft, keptDraft, type Draft } from './draft.ts';

/** The level that a draft has where nobody chose one. */
export const USUAL_LEVEL = 'veteran';

/** A draft like the last one of the game, from the position of a state. Throws what the game throws for a state that has no text. */
export function draftFrom(def: GameDefinition<Types>, state: Types['state'], name: string): Draft | null {
  const positions = positionTextOf(def);
  if (!positions) return null;
  const before = keptDraft(def.id) ?? beginDraft('', USUAL_LEVEL, randomSeed().slice(0, 8));
  const pack = def.packFile;
  const about = { scenario: positions.scenarioOf(state), position: positions.write(state), from: name };
  // Its text is read with the data that it was written with.
  const draft: Draft = { ...before, ...about, packs: [pack, pack] };
  return before.scenario === draft.scenario ? draft : { ...draft, options: [{}, {}] };
}

/** Opens the set-up of an experiment from a state of the game. */
export function experimentFrom(def: GameDefinition<Types>, state: Types['state'], name: string): void {
  const draft = draftFrom(def, state, name);
  if (!draft) return;
  keepDraft(def.id, draft);
  navigate(paths.experiment(def.id));
}

/** A line of moves that is told as a save: its last moment, or one so many moves earlier. */
export async function experimentFromText(game: string, text: string, name: string, back = 0): Promise<void> {
  const manifest = findGame(game);
  if (!manifest) return;
  const def = await openDefinition(manifest, packFileOf(text));
  const state = momentsOf(def, text).states.at(-1 - back);
  if (state !== undefined) experimentFrom(def, state, name);
}

/** The shown moment of the open match. Nothing may come to light that the players still hide from each other. */
export async function experimentFromMatch(): Promise<void> {
  const { game, at, about } = matchStore.getState();
  const text = matchActions.exportText(at);
  if (game !== null && text !== null && mayExperiment()) await experimentFromText(game, text, about?.name ?? '');
}
