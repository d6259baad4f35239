/** What one game declares about itself: all that the app, the tools and the tests know of it. */
import type { ComponentType } from 'react';
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
import type { HeatProps } from '../ui/board/heat.tsx';
import type { ThumbProps } from '../ui/board/thumb.tsx';
import type { Tone } from '../ui/parts/die.tsx';
import type { EmblemKind } from '../ui/parts/emblem.tsx';
import type { GameTable } from '../ui/table/game-table.ts';

/** What a game draws of itself: a position on its map. Facts and position are of that very game. */
export type PictureProps = ThumbProps;
export type Fetch<X> = () => Promise<X>;
export type Picture = ComponentType<PictureProps>;

/** Shares of games on a map, and the places that are named on it, the more important first. */
export interface HeatPicture {
  readonly Heat: ComponentType<HeatProps>;
  readonly named: (facts: object) => readonly string[];
  /** Width against height of what is shown. */
  readonly aspect: number;
}

/** What tells the seats of a game apart wherever it is shown. */
export interface SeatLook {
  readonly mark: EmblemKind;
  /** Of its dice, and of figures about them. */
  readonly tone: Tone;
}

/** Everything heavy is behind a function and comes in chunks of its own; what stands here is part of the first screen. */
export interface GameManifest<T extends Types = Types> {
  /** As in saves and addresses; also the name of the domain of its sentences. */
  readonly id: string;
  readonly definition: Fetch<GameDefinition<T>>;
  /** The same game with other data; absent: its data are part of the rules. */
  readonly packs?: Fetch<PackKit<T>>;
  /** Packs that come with this build, to be chosen like those of the device. */
  readonly shippedPacks?: Fetch<readonly PackFile[]>;
  /** Opens it with data that an earlier version shipped, by their fingerprint; null for the oldest. Absent: they never changed. */
  readonly former?: Fetch<(digest: string | null, packFile?: unknown) => GameDefinition<T> | null>;
  /** Scenarios in the order of the set-up screen. */
  readonly scenarios: readonly string[];
  readonly seats: Readonly<Record<T['seat'], SeatLook>>;

  readonly words: {
    /** What the keys of its own sentences begin with: `hr` for `hr.ruling.icons`. */
    readonly prefix: string;
    /** Its sentences that are needed before anything else of it is fetched: `ShelfWord`. */
    readonly shelf: CatalogueSource;
    /** Who made it and what was reconstructed: `AboutWord`. */
    readonly about: CatalogueSource;
    /** All sentences of a match. */
    readonly game: CatalogueSource;
  };
  /** Names of its units and places. `seats` maps a seat to the name of its player. */
  names(facts: T['facts'], seats?: Readonly<Record<string, string>>): Names;

  readonly rules: {
    readonly book: Readonly<Record<Lang, Fetch<RuleBook>>>;
    /** The section on what was reconstructed, and the one that lists the rulings. */
    readonly reconstructed: string;
    readonly rulings: string;
    /**
     * The sections that tell of what a data pack may change: by the id of a datum, of its thing, or by its kind; for what a
     * check remarks, by the end of its key.
     */
    readonly told: Readonly<Record<string, readonly string[]>>;
    /** Sections that are worked examples as a whole, with all under them. */
    readonly examples: readonly string[];
  };
  /** What is not from the printed game, part by part; each has the sentence `game.<id>.reconstructed.<part>`. */
  readonly reconstructed: readonly string[];
  readonly lessons?: {
    /** In the order in which they are best taken. */
    readonly heads: readonly LessonHead[];
    /** The sentences of the heads, for lists. */
    readonly titles: CatalogueSource;
    /** All that is said within the lessons. */
    readonly steps: CatalogueSource;
    readonly load: Fetch<readonly Lesson[]>;
    /** What its exercises are, where it has some. */
    readonly exercises?: { readonly title: PlainKey; readonly about: PlainKey };
    /** The last of its course; one of the heads has its name and id. */
    readonly practice?: Practice<T>;
  };
  readonly players: Fetch<Players<T>>;
  /** What experiments count beside its results; absent, results alone. */
  readonly lab?: Fetch<LabKit<T>>;
  /** Sets up any position of it; absent, its positions come from play alone. */
  readonly editor?: Fetch<MakeEditor<T>>;
  /** How strong they were found to be; absent: nobody measured it. */
  readonly strengths?: Fetch<Strengths>;
  /** Starts the worker in which its programs run; absent, they run on the page's own thread. */
  readonly worker?: () => Worker;

  readonly table: Fetch<GameTable>;
  readonly art: {
    /** Fast and small, for lists. */
    readonly thumb: Fetch<Picture>;
    /** Address of a picture of the real board in play, 492 by 252 pixels; absent, the opening stands in its place. */
    readonly cover?: string;
    /** The opening of the first scenario in small, as SVG text that the build drew; absent, `thumb` draws it. */
    readonly opening?: Fetch<string>;
    /** The real board, cropped to the action; one per page. */
    readonly vignette: Fetch<Picture>;
    /** Shares of games on its map; absent, a table alone says who holds what. */
    readonly heat?: Fetch<HeatPicture>;
    /** Whether `public/screens` has pictures of it, `<id>-wide.webp` and `<id>-narrow.webp`, for the system that installs the app. */
    readonly hasScreens?: boolean;
  };
}

/** The sentences about each game, by key: `game.<id>` is its title, `game.<id>.<word>` the rest. */
export type ShelfWord = 'credit' | 'blurb' | 'length' | 'rebuilt' | `scenario.${string}`;
/** The same for sentences fetched on demand; `screen` is the title of its pictures. */
export type AboutWord = 'design' | 'screen' | 'reconstructed' | `reconstructed.${string}`;

type ShelfKey<Id extends string, Scenario extends string> =
  `game.${Id}` | `game.${Id}.${'credit' | 'blurb' | 'length' | 'rebuilt' | `scenario.${Scenario}`}`;

/** The sentences that a game must have for the shelf; a missing one does not compile. */
interface Declared<Id extends string, Scenario extends string> {
  readonly id: Id;
  readonly scenarios: readonly Scenario[];
  readonly words: {
    readonly shelf: { readonly en: Readonly<Record<ShelfKey<NoInfer<Id>, NoInfer<Scenario>>, string>> };
  };
}

/** Checks that the parts of a game fit together. */
export const defineGame =
  <T extends Types>() =>
  <Id extends string, Scenario extends string>(
    manifest: GameManifest<T> & Declared<Id, Scenario>,
  ): GameManifest<T> & { readonly id: Id } =>
    manifest;
