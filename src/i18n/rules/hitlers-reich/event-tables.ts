import { readShippedPack, type Deck, type EventData, type Grade } from '../../../engine/games/hitlers-reich/pack.ts';
import type { Catalogue } from '../../message-types.ts';
import { format, type Lang, type Params } from '../../format.ts';
import { table } from '../build.ts';
import type { Block } from '../types.ts';
import { citeRules } from './rule-ids.ts';

/** The event cards as tables, from the engine's data and the words of a language. */

const { cards: eventCards } = readShippedPack();

/** A language's part of the tables. */
export interface EventWords {
  readonly lang: Lang;
  /** The messages of the game's table. */
  readonly messages: Catalogue;
  readonly head: Readonly<Record<'event' | 'copies' | 'category' | 'use' | 'effect' | 'source', string>>;
  readonly join: (items: readonly string[]) => string;
  readonly sentence: (text: string) => string;
  readonly between: string;
  readonly rules: (rules: string) => string;
  readonly captions: { readonly known: string; readonly reconstructed: string };
  /** Copies that complete the set, with the evidence for each title. */
  readonly filled: {
    readonly caption: string;
    readonly head: readonly [event: string, copies: string, ground: string];
    readonly grounds: Readonly<Record<string, string>>;
  };
  /** Reconstructed effects, with the evidence for each. */
  readonly effects: {
    readonly caption: string;
    readonly head: readonly [event: string, ground: string];
    readonly grounds: Readonly<Record<string, string>>;
  };
}

const say = ({ lang, messages }: EventWords, key: string, params?: Params): string =>
  format(
    { lang, message: (each) => messages[each] ?? null, name: () => null },
    params === undefined ? { key } : { key, params },
  );

/** Titles lose the exclamation marks of their cards. */
const titleOf = ({ title }: EventData, { lang }: EventWords): string => title[lang].replace(/[!\uff01]$/, '');

const curled = (text: string): string => text.replaceAll("'", '’');

const ROLES = ['attack', 'defence'] as const;
const PLACES = ['land', 'sea', 'event'] as const;
const ICONS = ['amphibious', 'paratroop', 'blitz'] as const;
const FACTS = ['title', 'category', 'effect', 'copies', 'when', 'icons'] as const;
/** The grade of a sourced fact is not mentioned. */
const GRADES = ['deduced', 'reconstructed'] as const satisfies readonly Grade[];

/** When, where and by which side it is used. */
function useOf(event: EventData, words: EventWords): string {
  const { when, stars, icons, general, twoCard, setAsideUntil } = event;
  const roles = ROLES.filter((role) => when[role]).map((role) => say(words, `table.hr.when.${role}`));
  const places = PLACES.filter((place) => when[place]).map((place) => say(words, `table.hr.when.${place}`));
  const shown = ICONS.filter((icon) => icons[icon]).map((icon) => say(words, `table.hr.icon.${icon}`));
  const [star] = stars;
  const isPlayed = roles.length > 0 && places.length > 0;
  const sentences = [
    ...(isPlayed ? [say(words, 'table.hr.when', { roles: words.join(roles), places: words.join(places) })] : []),
    ...(when.afterResult ? [say(words, 'table.hr.when.after')] : []),
    ...(when.immediate ? [say(words, 'table.hr.when.immediate')] : []),
    ...(isPlayed && star !== undefined ? [say(words, `table.hr.star.${stars.length > 1 ? 'both' : star}`)] : []),
    ...(general ? [say(words, 'table.hr.inspect.general')] : []),
    ...(twoCard ? [say(words, 'table.hr.inspect.two-card')] : []),
    ...(shown.length > 0 ? [say(words, 'table.hr.icons', { icons: words.join(shown) })] : []),
    ...(when.attack && when.land && shown.length === 0 ? [say(words, 'table.hr.icons.none')] : []),
    ...(setAsideUntil === null ? [] : [say(words, `table.hr.inspect.aside.${setAsideUntil}`)]),
  ];
  return sentences.map(words.sentence).join(words.between);
}

/** The unsourced facts of the card, and the rules that mention it. */
function sourceOf({ provenance }: EventData, words: EventWords): string {
  const grades = GRADES.flatMap((grade) => {
    const facts = FACTS.filter((fact) => provenance[fact] === grade).map((fact) =>
      say(words, `table.hr.graded.${fact}`),
    );
    return facts.length === 0 ? [] : [say(words, `table.hr.grade.${grade}`, { facts: words.join(facts) })];
  });
  const rules = citeRules(provenance.rules.join(', '));
  return [...grades, ...(rules === '' ? [] : [words.rules(rules)])].map(words.sentence).join(words.between);
}

/** The events of a mall with category, effect, use and grade; reconstructed effects are separate. */
function eventTables(deck: Deck, words: EventWords): readonly Block[] {
  const { event, copies, category, use, effect, source } = words.head;
  const tableOf = (mark: 'attested' | 'reconstructed', caption: string, events: readonly EventData[]) =>
    table(
      mark,
      caption,
      [event, copies, category, effect, use, source],
      ...events.map((each) => [
        titleOf(each, words),
        String(each.copies.length),
        say(words, `table.hr.category.${each.category}`),
        curled(each.text[words.lang]),
        useOf(each, words),
        sourceOf(each, words),
      ]),
    );
  const own = eventCards.filter((each) => each.deck === deck);
  const isGuessed = ({ provenance }: EventData) => provenance.effect === 'reconstructed';
  return [
    tableOf(
      'attested',
      words.captions.known,
      own.filter((each) => !isGuessed(each)),
    ),
    tableOf('reconstructed', words.captions.reconstructed, own.filter(isGuessed)),
  ];
}

export const isReconstructed = ({ provenance }: { readonly provenance: Grade }): boolean =>
  provenance === 'reconstructed';

/** Events with this fact reconstructed. */
const reconstructedEvents = (fact: (typeof FACTS)[number]): readonly EventData[] =>
  eventCards.filter(({ provenance }) => provenance[fact] === 'reconstructed');

function filledTable(words: EventWords): Block {
  const { caption, head, grounds } = words.filled;
  const rows = eventCards.flatMap((event) => {
    const filled = event.copies.filter(isReconstructed).length;
    return filled === 0 ? [] : [[titleOf(event, words), `${filled} / ${event.copies.length}`, grounds[event.id] ?? '']];
  });
  return table('reconstructed', caption, head, ...rows);
}

function effectTable(words: EventWords): Block {
  const { caption, head, grounds } = words.effects;
  const rows = reconstructedEvents('effect').map((event) => [titleOf(event, words), grounds[event.id] ?? '']);
  return table('reconstructed', caption, head, ...rows);
}

/** Everything that the book takes from the events besides figures, by slot. */
export const fromEvents = (words: EventWords) => ({
  effectTable: effectTable(words),
  eventTables: (deck: Deck) => eventTables(deck, words),
  filledTable: filledTable(words),
  /** Titles with this fact reconstructed, in a row. */
  reconstructed: (fact: (typeof FACTS)[number]) =>
    words.join(reconstructedEvents(fact).map((event) => titleOf(event, words))),
});
