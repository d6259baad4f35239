/** Declares a game below the screen; `src/ui/games/<id>/manifest.ts` has the rest. */
import type { Strengths } from '../players/strength-types.ts';
import type { Players } from '../players/types.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { MakeEditor } from '../engine/kits/position-edit/editor.ts';
import type { PackFile } from '../engine/kits/pack/pack-file.ts';
import type { PackKit } from '../engine/kits/pack/pack-kit.ts';
import type { CatalogueSource, PlainKey } from '../i18n/catalogue.ts';
import type { Lang } from '../i18n/format.ts';
import type { Names } from '../i18n/names.ts';
import type { RuleBook } from '../i18n/rules/types.ts';
import type { LabKit } from '../lab/lab-kit.ts';
import type { Lesson, LessonHead, Practice } from '../lessons/types.ts';

export type Fetch<X> = () => Promise<X>;

/** Heavy parts are functions that fetch separate chunks; everything else is in the first download. */
export interface GameManifest<T extends Types = Types> {
  /** Used in saves and addresses, and as the domain of its sentences. */
  readonly id: string;
  readonly definition: Fetch<GameDefinition<T>>;
  /** In the order of the set-up screen. */
  readonly scenarios: readonly string[];

  readonly words: {
    /** The prefix of its sentences: `hr` for `hr.ruling.icons`. */
    readonly prefix: string;
    /** Sentences needed before the game is fetched: `ShelfWord`. */
    readonly shelf: CatalogueSource;
    /** Sentences on the design and the reconstruction: `AboutWord`. */
    readonly about: CatalogueSource;
    readonly game: CatalogueSource;
  };
  /** Names of units and places. `seats` maps a seat to its player's name. */
  names(facts: T['facts'], seats?: Readonly<Record<string, string>>): Names;

  readonly rules: {
    readonly book: Readonly<Record<Lang, Fetch<RuleBook>>>;
    /** The section on the reconstruction, and the one that lists the rulings. */
    readonly reconstructed: string;
    readonly rulings: string;
    /**
     * Sections on data that a pack may change, by the id of a datum, of its thing, or by its kind; for remarks of a
     * check, by the end of their key.
     */
    readonly told: Readonly<Record<string, readonly string[]>>;
    /** Sections that are worked examples, with their subsections. */
    readonly examples: readonly string[];
  };
  /** The reconstructed parts; each has the sentence `game.<id>.reconstructed.<part>`. */
  readonly reconstructed: readonly string[];
  readonly lessons?: {
    /** In the recommended order. */
    readonly heads: readonly LessonHead[];
    /** The sentences of the heads, for lists. */
    readonly titles: CatalogueSource;
    /** The sentences within the lessons. */
    readonly steps: CatalogueSource;
    readonly load: Fetch<readonly Lesson[]>;
    /** The heading of the game's exercises; null: it has none. */
    readonly exercises: { readonly title: PlainKey; readonly about: PlainKey } | null;
    /** The last lesson of the course; one of the heads has its name and id. Null: the course ends without. */
    readonly practice: Practice<T> | null;
  };
  /** A game that can be played with other data. */
  readonly packs?: {
    readonly kit: Fetch<PackKit<T>>;
    /** Packs of this build, offered like those of the device. */
    readonly shipped: Fetch<readonly PackFile[]>;
    /** Opens it with data of an earlier version, by fingerprint; null for the oldest. */
    readonly former: Fetch<(digest: string | null, packFile?: unknown) => GameDefinition<T> | null>;
  };
  readonly players: Fetch<Players<T>>;
  /** The measured strengths of its programs. */
  readonly strengths: Fetch<Strengths>;
  /** Starts the worker of its programs; null: they run on the page's thread. */
  readonly worker: (() => Worker) | null;
  /** Counts for experiments besides the result; null for the result alone. */
  readonly lab: Fetch<LabKit<T>> | null;
  /** Sets up any position; null if positions come from play only. */
  readonly editor: Fetch<MakeEditor<T>> | null;
}

const DEFAULTS = { strengths: () => Promise.resolve({}), worker: null, lab: null, editor: null } as const;
const LESSON_DEFAULTS = { exercises: null, practice: null } as const;
const PACK_DEFAULTS = { shipped: () => Promise.resolve([]), former: () => Promise.resolve(() => null) } as const;

/** Members with a default may be left out. */
type Given<Group, Default> = Omit<Group, keyof Default> & Partial<Pick<Group, keyof Default & keyof Group>>;
type Parts<T extends Types> = Given<Omit<GameManifest<T>, 'lessons' | 'packs'>, typeof DEFAULTS> & {
  readonly lessons?: Given<NonNullable<GameManifest<T>['lessons']>, typeof LESSON_DEFAULTS>;
  readonly packs?: Given<NonNullable<GameManifest<T>['packs']>, typeof PACK_DEFAULTS>;
};

/** Sentences about each game, by key: `game.<id>` is its title, `game.<id>.<word>` the rest. */
export type ShelfWord = 'credit' | 'blurb' | 'length' | 'rebuilt' | `scenario.${string}`;
/** Sentences about a game that are fetched on demand; `screen` is the title of its pictures. */
export type AboutWord = 'design' | 'screen' | 'reconstructed' | `reconstructed.${string}`;

type ShelfKey<Id extends string, Scenario extends string> =
  `game.${Id}` | `game.${Id}.${'credit' | 'blurb' | 'length' | 'rebuilt' | `scenario.${Scenario}`}`;

/** The sentences that the shelf needs; a missing one does not compile. */
interface Declared<Id extends string, Scenario extends string> {
  readonly id: Id;
  readonly scenarios: readonly Scenario[];
  readonly words: {
    readonly shelf: { readonly en: Readonly<Record<ShelfKey<NoInfer<Id>, NoInfer<Scenario>>, string>> };
  };
}

export const defineGame =
  <T extends Types>() =>
  <Id extends string, Scenario extends string>({
    lessons,
    packs,
    ...given
  }: Parts<T> & Declared<Id, Scenario>): GameManifest<T> & { readonly id: Id } => ({
    ...DEFAULTS,
    ...given,
    ...(lessons && { lessons: { ...LESSON_DEFAULTS, ...lessons } }),
    ...(packs && { packs: { ...PACK_DEFAULTS, ...packs } }),
  });
