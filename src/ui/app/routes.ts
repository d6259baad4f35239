/** All addresses follow the `#`, so the build runs from any folder without a server. */
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
  /** A chat program may append to the data; it is read as part of it. */
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
  whatIf: (id: string, at?: number) => `/table/${part(id)}/what-if${at === undefined ? '' : `/${at}`}`,
  /** Steps through notes and variations, from a point of the match. */
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

/** For plain links. */
export const hashOf = (path: string): string => `#${path}`;
