import { data, cardName, say, type TableWords } from './slots.ts';
import type { CardFacts, WeatherFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side, Weather } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { table } from '../build.ts';
import type { Block } from '../types.ts';

/** Turn track, weather, cards and combat results, from the engine's data. */

const { turnTrack, weather, cards, crt } = data;

const weatherName = (id: Weather, words: TableWords): string => say(`btm.weather.${id}`, words);

const turnTable = (words: TableWords): Block =>
  table(
    'reconstructed',
    words.play.track.caption,
    words.play.track.head,
    ...turnTrack.map((row) => [
      String(row.turn),
      say(`btm.date.${row.turn}`, words),
      weatherName(row.weather, words),
      String(row.cards.german),
      String(row.cards.soviet),
    ]),
  );

/** In order of appearance. */
const WEATHERS: readonly Weather[] = [...new Set(turnTrack.map((row) => row.weather))];

function weatherTable(words: TableWords): Block {
  const mark = (holds: boolean) => (holds ? words.yes : words.nothing);
  return table(
    'attested',
    words.play.weather.caption,
    words.play.weather.head,
    ...WEATHERS.map((id) => {
      const { move, tankShift, river, sovietWinterShift } = weather[id];
      const turns = turnTrack.filter((row) => row.weather === id).map(({ turn }) => String(turn));
      return [
        weatherName(id, words),
        words.join(turns),
        moveOf(move, words),
        mark(tankShift),
        mark(river),
        mark(sovietWinterShift),
      ];
    }),
  );
}

/** `printed`, `every unit N`, or `cap N`. */
function moveOf(move: WeatherFacts['move'], { play }: TableWords): string {
  const figure = /\d+/.exec(move)?.[0];
  if (figure === undefined) return play.weather.printed;
  return move.startsWith('cap') ? play.weather.cap(figure) : play.weather.every(figure);
}

/** Each card once, with the number of its copies; uses without a source are listed separately. */
const cardTable = (side: Side, words: TableWords): Block =>
  table(
    'reconstructed',
    words.play.cards.captions[side],
    words.play.cards.head,
    ...[...new Set(cards[side].map(({ name }) => name))].flatMap((name) => {
      const copies = cards[side].filter((card) => card.name === name);
      const [card] = copies;
      return card === undefined ? [] : [cardRow(card, copies.length, words)];
    }),
  );

const isGuessed = ({ prov }: { readonly prov: string }): boolean => prov.startsWith('RECONSTRUCTED');

function cardRow(card: CardFacts, copies: number, words: TableWords): readonly string[] {
  const listed = (uses: CardFacts['uses']) =>
    uses.length === 0 ? words.nothing : words.join(uses.map((use) => useOf(use, words)));
  return [
    cardName(card, words),
    String(copies),
    listed(card.uses.filter((use) => !isGuessed(use))),
    listed(card.uses.filter(isGuessed)),
  ];
}

function useOf({ use, units = 1 }: CardFacts['uses'][number], words: TableWords): string {
  const name = say(`btm.use.${use}`, words);
  return units === 1 ? name : words.play.cards.tanks(name, String(units));
}

const COLUMNS = Object.keys(crt.columns);

/** §11.3.6: a row for each face of the die, a column for each odds. */
function crtTable(words: TableWords): Block {
  const { caption, die, beyond } = words.play.crt;
  const odds = COLUMNS.map((column, at) => (at === COLUMNS.length - 1 ? beyond(`${column}:1`) : `${column}:1`));
  const faces = crt.columns[COLUMNS[0] ?? ''] ?? [];
  return table(
    'reconstructed',
    caption,
    [die, ...odds],
    ...faces.map((_, face) => [
      String(face + 1),
      ...COLUMNS.map((column) => {
        const result = crt.columns[column]?.[face] ?? '';
        return result === '-' ? words.nothing : result;
      }),
    ]),
  );
}

/** The slots name their tables. */
export const fromPlay = (words: TableWords) => ({
  cardTable: (side: Side) => cardTable(side, words),
  crtTable: crtTable(words),
  turnTable: turnTable(words),
  weatherTable: weatherTable(words),
});
