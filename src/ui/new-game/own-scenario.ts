/** A scenario of one's own: what its position shows, and the match that begins from it. */
import type { Line } from '../../engine/kernel/types.ts';
import type { StoredPosition } from '../../store/position-shelf.ts';
import type { NewMatch } from '../../store/types.ts';

export interface OwnScenario {
  readonly id: string;
  readonly name: string;
  /** An onlooker's view of it. */
  readonly view: object;
  /** Of its data, which may be those of a pack. */
  readonly facts: object;
  /** The seat that has the first turn. */
  readonly first: string;
  /** The save of a match from it. Throws what the rules throw for a position that they do not take. */
  readonly toSave: (match: NewMatch) => string;
}

/** Reads it with all that an editor knows, which is fetched with the first. Throws with the sentence that says why not. */
export async function openOwn({ id, game, name, text }: StoredPosition): Promise<OwnScenario> {
  const [{ loadEditorFor, openText }, { matchFrom }, { build }] = await Promise.all([
    import('../editor/open-editor.ts'),
    import('../../lab/positions/document.ts'),
    import('../../store/app-world.ts'),
  ]);
  const parts = await loadEditorFor(game, text);
  if (!parts) throw new Error(`no editor for ${game}`);
  const { def, kit } = parts;
  const from: Line = { key: 'editor.from.own', params: { name } };
  const { state, scenario } = openText(parts, text, { from, own: { id, name }, changes: 0 });
  const position = { name, scenario, state: state as Parameters<typeof kit.open>[0] };
  const { seat } = def.moment(kit.open(position.state));
  return {
    id,
    name,
    view: def.view(position.state, null),
    facts: def.facts,
    first: seat,
    toSave: ({ setup, about }) =>
      JSON.stringify(
        matchFrom(def, kit, position, {
          about: {
            seatNames: {},
            undo: 'honest',
            curtain: def.hasSecrets,
            ...about,
            tags: [],
            created: new Date().toISOString(),
            name: about?.name || name,
          },
          seed: setup.seed,
          ...(setup.knownSeed ? { knownSeed: true } : {}),
          build,
        }),
      ),
  };
}
