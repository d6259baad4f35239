import { describe, expect, it } from 'vitest';
import { buildGame } from '../../../src/engine/games/hitlers-reich/build-game.ts';
import eventFile from '../../../src/engine/games/hitlers-reich/data/hitlers-reich-events.json';
import mapFile from '../../../src/engine/games/hitlers-reich/data/hitlers-reich-map.json';
import { readPack, readShippedPack } from '../../../src/engine/games/hitlers-reich/pack.ts';
import { decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { def, legal, open } from '../../support/reich.ts';

const file = { ...mapFile, cards: eventFile.cards };
const [firstCard, secondCard, ...otherCards] = file.cards;
const [firstEdge, ...otherEdges] = file.edges;
const withCard = (change: object) => ({ cards: [{ ...firstCard, ...change }, secondCard, ...otherCards] });

describe('a pack', () => {
  it('is the shipped files, of which nothing that the engine reads is changed', () => {
    expect(file).toMatchObject(readShippedPack());
  });

  it.each<readonly [string, object, string]>([
    ['a value that is missing', { setup1941: {} }, 'setup1941.handSize'],
    ['an id that no command could write', { edges: [{ ...firstEdge, a: 'North Sea' }, ...otherEdges] }, 'edges.0.a'],
    ['a word that the rules do not know', withCard({ tryIf: ['at-night'] }), 'cards.0.tryIf.0'],
    ['an operation that nobody has out', withCard({ effect: [{ op: 'WIN' }] }), 'cards.0.effect.0'],
    ['an operation without its number', withCard({ effect: [{ op: 'ADD_DIE' }] }), 'cards.0.effect.0.n'],
    ['a border of a space that is on no map', { edges: [{ ...firstEdge, b: 'atlantis' }, ...otherEdges] }, 'landAreas'],
    ['a group of spaces that are on no map', { groups: { ...file.groups, vichy: ['atlantis'] } }, 'landAreas'],
    ['one space twice', { seaZones: [...file.seaZones, file.seaZones[0]] }, 'landAreas'],
    ['one copy twice', withCard({ copies: secondCard?.copies }), 'cards'],
    ['a first draw that is no copy', withCard({ initialDraw: 'XX0' }), 'cards'],
    [
      'a card against a card that there is not',
      withCard({ effect: [{ op: 'CANCEL_DICE', of: 'u-boats', else: { op: 'ADD_DIE', n: 1 } }] }),
      'cards',
    ],
  ])('with %s is refused by its place', (_, change, path) => {
    const read = () => readPack({ ...file, ...change });
    expect(read).toThrow(ShapeError);
    expect(read).toThrow(new RegExp(`^${path.replaceAll('.', '\\.')}`));
  });
});

describe('a game of another pack', () => {
  const pack = readShippedPack();
  const road = { a: 'gibraltar', b: 'morocco', kind: 'land', provenance: 'test' } as const;
  const other = buildGame({
    ...pack,
    edges: [...pack.edges, road],
    setup1941: { handSize: { axis: 5, allied: 6 } },
  });
  const position = { side: 'allies', pact: false } as const;
  const march = 'A land gibraltar>morocco';

  it('is played by that pack beside the game of the shipped one', () => {
    const setup = { scenario: 'campaign-1941', seed: 'test', options: {}, rules: def.rulesVersion, position };
    const { state } = startGame(other, setup);
    expect(decide(other, state)?.moves.map((move) => other.words.notation(move))).toContain(march);
    expect(legal(open(position))).not.toContain(march);
    expect([
      startGame(other, { scenario: setup.scenario, seed: 'test', options: {} }).state.handSize.axis,
      open().state.handSize.axis,
    ]).toEqual([5, 8]);
  });
});
