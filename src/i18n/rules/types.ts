import type { Lang } from '../format.ts';

/** The origin of a statement: the rulebook, our reconstruction of a lost part, or a numbered ruling of ours. */
export type Mark = 'attested' | 'reconstructed' | 'ruling';

/** Text of a block may cite sections as `§8.4` and rulings as `Q12` or `R-18`; `splitReferences` finds them. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly mark?: Mark }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly mark?: Mark }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly mark?: Mark;
    }
  | { readonly kind: 'example'; readonly text: string; readonly mark?: Mark }
  | {
      readonly kind: 'ruling';
      readonly question: string;
      readonly ruling: string;
      readonly ground: string;
      readonly mark: 'ruling';
    };

/** `id` is what the engine cites (`8.4`, `Q12`, `R-18`); `parent` is null for a chapter. */
export interface RuleSection {
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Sections are in reading order, each after its parent. */
export interface RuleBook {
  readonly game: string;
  readonly lang: Lang;
  readonly sections: readonly RuleSection[];
}
