/** Deals hidden cards again for a second match, so that it reveals nothing of a first that continues (ADR 0083). */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import {
  entriesOf,
  matchOf,
  present,
  startTimeline,
  type LogEntry,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import type { MatchAbout } from '../types.ts';
import { cleanAbout } from './clean-text.ts';
import { documentOf, type Document } from './document.ts';
import { readMatch, type LoadGame } from './read-match.ts';

interface DealtMatch<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly timeline: Timeline<T>;
  readonly about: Pick<MatchAbout, 'curtain' | 'computers'>;
}

export function holdsSecrets<T extends Types>({ def, timeline, about }: DealtMatch<T>): boolean {
  const { state } = present(matchOf(timeline));
  const holders = def.secrets?.holders(state) ?? null;
  return keepsSecrets({ def, about }) && state.result === null && holders !== null;
}

/** The seat whose cards stay: that of the only person. Between two people there is none. */
function soleSeat<T extends Types>({ def, about: { computers = {} } }: DealtMatch<T>): T['seat'] | null {
  const persons = def.seats.filter((seat) => !Object.hasOwn(computers, seat));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Moves as everybody was told them: their draws would tell how the decks were shuffled. */
const tellMoves = <T extends Types>(def: GameDefinition<T>, entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.map(({ move, digest }) => {
    const read = digest === '' ? null : def.words.parse(move);
    return {
      move: read === null ? (digest === '' ? move : '?') : (def.secrets?.openNotation(read) ?? move),
      draws: [],
      digest: '',
    };
  });

/** The match as its only person, or an onlooker, knows it. `salt`: unpredictable seed of what is new. */
export function dealMatchAnew<T extends Types>(match: DealtMatch<T>, salt: string): Timeline<T> {
  const { def } = match;
  const timeline = matchOf(match.timeline);
  const rng = seedRng(`dealt ${salt}`);
  const { state } = present(timeline);
  const dealt = def.simulation.determinize(def.view(state, soleSeat(match)), (n) => drawFrom(rng, n));
  const history = tellMoves(def, [...(timeline.base?.history ?? []), ...entriesOf(timeline.points)]);
  const { seed: _seed, knownSeed: _known, position: _position, ...setup } = timeline.setup;
  const anew = startTimeline(def, { ...setup, seed: salt }, { state: dealt, history });
  return { ...anew, fork: { salt, cause: 'dealt' } };
}

interface DealDeps {
  readonly loadGame: LoadGame;
  readonly newSalt: () => string;
  readonly build: string;
}

/** Deals as far as the moves replay; null where nothing is hidden. Throws for an unreadable save. */
export async function dealCopyOf(text: string, said: MatchAbout, deps: DealDeps): Promise<Document | null> {
  const { def, loaded } = await readMatch(text, deps.loadGame);
  const timeline = loaded.how === 'replayed' ? loaded.timeline : (loaded.fromSnapshot ?? loaded.agreed);
  const about = cleanAbout(said, def.seats);
  if (!holdsSecrets({ def, timeline, about })) return null;
  return documentOf({ def, timeline: dealMatchAnew({ def, timeline, about }, deps.newSalt()), about }, deps.build);
}
