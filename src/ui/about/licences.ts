/** A test compares this list with `package.json`. */
export interface Work {
  readonly name: string;
  readonly by: string;
  readonly licence: 'MIT' | 'ISC' | 'Apache-2.0' | 'OFL-1.1' | 'Unlicense';
}

export const FONTS: readonly Work[] = [
  { name: 'EB Garamond', by: 'The EB Garamond Project Authors', licence: 'OFL-1.1' },
  { name: 'Barlow, Barlow Condensed', by: 'The Barlow Project Authors', licence: 'OFL-1.1' },
  { name: 'Noto Sans JP', by: 'The Noto Project Authors', licence: 'OFL-1.1' },
];

export const LIBRARIES: readonly Work[] = [
  { name: 'react', by: 'Meta Platforms, Inc. and affiliates', licence: 'MIT' },
  { name: 'react-dom', by: 'Meta Platforms, Inc. and affiliates', licence: 'MIT' },
  { name: 'zustand', by: 'Paul Henschel', licence: 'MIT' },
  { name: 'immer', by: 'Michel Weststrate', licence: 'MIT' },
  { name: 'valibot', by: 'Fabian Hiller', licence: 'MIT' },
  { name: 'idb', by: 'Jake Archibald', licence: 'ISC' },
  { name: 'wouter', by: 'Alexey Taktarov', licence: 'Unlicense' },
  { name: 'radix-ui', by: 'WorkOS', licence: 'MIT' },
  { name: '@lucide/icons', by: 'Lucide Icons and contributors', licence: 'ISC' },
  { name: '@tanstack/react-virtual', by: 'Tanner Linsley', licence: 'MIT' },
  { name: 'workbox-window', by: 'Google LLC', licence: 'MIT' },
  { name: 'comlink', by: 'Google LLC', licence: 'Apache-2.0' },
  { name: 'gifenc', by: 'Matt DesLauriers', licence: 'MIT' },
  { name: 'd3-shape', by: 'Mike Bostock', licence: 'ISC' },
];
