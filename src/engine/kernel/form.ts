/** Describes how a value is entered: an option, a datum of a pack, a field of a position, a setting. */
export type Form =
  /** `of` says what the words name, for a screen that has names for them. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly of?: 'place' | 'event' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step?: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly max: number }
  /** A text in both languages. */
  | { readonly kind: 'texts'; readonly max: number }
  /** Some of the words hold, the others do not. */
  | { readonly kind: 'flags'; readonly names: readonly string[]; readonly of?: 'place' }
  | { readonly kind: 'record'; readonly parts: Parts }
  | ListForm;

/** The member `tag` says which kind each record is. */
export interface ListForm {
  readonly kind: 'list';
  readonly tag: string;
  /** The tags name this, for a screen that has names for them. */
  readonly tagOf?: 'place';
  readonly max: number;
  readonly of: Readonly<Record<string, Parts>>;
}
export type Parts = Readonly<Record<string, Part>>;
export type Part = Form & { readonly optional?: true };

/** The forms of a single value. */
export type PlainForm = Extract<Form, { readonly kind: 'choice' | 'number' | 'switch' | 'text' }>;
export type FormValue = string | number | boolean;

export type ListedForm = Extract<Form, { readonly kind: 'choice' | 'switch' }>;
