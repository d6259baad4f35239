import type { NUMBER_KINDS, Param } from './format.ts';

/** A catalogue of one domain: keys and messages. */
export type Catalogue = Readonly<Record<string, string>>;

/** The placeholders of a message as a union of their texts, `n|number` for `{n|number}`. */
type Placeholders<Message extends string> = Message extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | Placeholders<Rest>
  : never;

type NameIn<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner;

type ValueFor<Inner extends string> = Inner extends `${string}|${(typeof NUMBER_KINDS)[number]}${'' | `:${string}`}`
  ? number
  : Param;

/** The parameters a message asks for, `{ n: number; who: Param }`. */
export type ParamsOf<Message extends string> = {
  readonly [Inner in Placeholders<Message> as NameIn<Inner>]: ValueFor<Inner>;
};

/** The keys of a catalogue whose messages ask for nothing. */
export type PlainKeyOf<C extends Catalogue> = {
  [K in keyof C & string]: Placeholders<C[K]> extends never ? K : never;
}[keyof C & string];
