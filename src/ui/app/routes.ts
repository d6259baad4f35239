/** The addresses of the screens, all behind the `#`: the build runs from any folder and needs no server. */
export const patterns = {
  home: '/',
  newGame: '/new/:game',
  table: '/table/:id',
  dice: '/table/:id/dice',
  review: '/table/:id/review',
  whatIf: '/table/:id/what-if/:at?',
  study: '/table/:id/study/:at?',
  library: '/library',
  lessons: '/lessons/:game?',
  lesson: '/lesson/:id',
  rules: '/rules/:game/:section?',
  settings: '/settings',
  data: '/lab/:game/data',
  about: '/about',
  editor: '/lab/:game/position/:id?',
  /** Whatever a chat adds to the data is part of it here. */
  share: '/share/*',
  experiment: '/lab/:game/experiment/:id?',
} as const;

const part = encodeURIComponent;

export const paths = {
  home: '/',
  newGame: (game: string) => `/new/${part(game)}`,
  table: (id: string) => `/table/${part(id)}`,
  dice: (id: string) => `/table/${part(id)}/dice`,
  review: (id: string) => `/table/${part(id)}/review`,
  /** Variations from a point of the match; without it, from the one that is shown. */
  whatIf: (id: string, at?: number) => `/table/${part(id)}/what-if${at === undefined ? '' : `/${at}`}`,
  /** Notes and variations, stepped through from a point of the match. */
  study: (id: string, at?: number) => `/table/${part(id)}/study${at === undefined ? '' : `/${at}`}`,
  library: '/library',
  lessons: '/lessons',
  lessonsOf: (game: string) => `/lessons/${part(game)}`,
  lesson: (id: string) => `/lesson/${part(id)}`,
  rules: (game: string, section?: string) =>
    section === undefined ? `/rules/${part(game)}` : `/rules/${part(game)}/${part(section)}`,
  settings: '/settings',
  data: (game: string) => `/lab/${part(game)}/data`,
  about: '/about',
  editor: (game: string, id?: string) =>
    id === undefined ? `/lab/${part(game)}/position` : `/lab/${part(game)}/position/${part(id)}`,
  share: (data: string) => `/share/${data}`,
  experiment: (game: string, id?: string) =>
    id === undefined ? `/lab/${part(game)}/experiment` : `/lab/${part(game)}/experiment/${part(id)}`,
} as const;

/** The path as an address for a plain link. */
export const hashOf = (path: string): string => `#${path}`;
