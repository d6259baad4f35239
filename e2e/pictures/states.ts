/** The states of the app that are pictured. Each is at an address that shows it again whenever the page is loaded. */
import { expect, type Page } from '@playwright/test';
import { BTM, startBtm } from '../btm-support.ts';
import { openEditor } from '../editor-support.ts';
import { lineOf, openCard, playedOf } from '../lab-support.ts';
import { REICH, startReich } from '../reich-support.ts';
import { GAME as HLB, openSave } from '../support.ts';

export interface State {
  /** Name of its files. */
  readonly name: string;
  /** Leads an empty browser there, in English and 1440 pixels wide. */
  readonly open: (page: Page) => Promise<unknown>;
  /** In Japanese as well. */
  readonly isJapaneseToo?: true;
  /** A question of a match: the player who is asked sits down first. */
  readonly isTable?: true;
  /** Waits for work that the page begins after each load. */
  readonly isReady?: (page: Page) => Promise<unknown>;
  /** A page that scrolls, pictured to its end. */
  readonly isLong?: true;
}

const at =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/#${address}`);
    await expect(page.getByRole('main')).toBeVisible();
  };

const sample = (name: string) => `tests/saves/samples/${name}.json`;
const recorded = (name: string) => `tests/recorded/${name}.json`;

/** A sample save for each kind of question. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  [REICH]: [
    ...['bagration-ask-allies', 'barbarossa-ask-axis', 'bonus-blitz-axis', 'bonus-centre-axis', 'clean-keep-axis'],
    ...['clean-nation-allies', 'conflict-card-axis', 'conflict-counter-allies', 'conflict-effect-axis'],
    ...['conflict-name-axis', 'conflict-outfox-axis', 'conflict-pick-allies', 'conflict-reroll-axis', 'discard-axis'],
    ...['event-choose-allies', 'event-drop-allies', 'event-nation-allies', 'overlord-blitz-allies'],
    ...['overlord-landing-allies', 'pay-card-allies', 'pay-lift-axis', 'plan-reroll-axis', 'push-attacks-allies'],
    ...['push-bonus-axis', 'push-events-axis', 'reorganise-discard-axis', 'reshuffle-build-up-allies'],
    ...['reshuffle-return-axis', 'reshuffle-speer-axis', 'turn-action-allies', 'turn-bonus-axis'],
  ],
  [BTM]: [
    ...['breakthrough-action-german', 'breakthrough-path-german', 'breakthrough-second-german', 'card-hitler-soviet'],
    ...['combat-advance-german', 'combat-attack-card-german', 'combat-attack-german', 'combat-attackers-german'],
    ...['combat-defence-card-german', 'combat-defence-german', 'combat-reroll-german', 'combat-retreat-path-german'],
    ...['combat-retreat-soviet', 'logistics-draw-german', 'logistics-rail-german', 'logistics-rail-group-soviet'],
    ...['logistics-rebuild-soviet', 'logistics-reinforce-german', 'logistics-remove-soviet', 'logistics-sea-soviet'],
    ...['movement-excess-soviet', 'movement-move-german', 'movement-path-german', 'setup-place-soviet'],
  ],
  [HLB]: [
    ...['battle-german', 'markers-allied', 'move-german', 'replace-allied', 'retreat-german', 'support-german'],
    'volkssturm',
  ],
};

/** The questions whose words are pictured in both languages, one of each game. */
const JAPANESE_TOO = ['conflict-card-axis', 'combat-attack-german', 'move-german'];

const tables = Object.entries(QUESTIONS).flatMap(([game, names]) =>
  names.map((name): State => ({
    name: `table-${game}-${name}`,
    open: (page) => openSave(page, sample(`${game}.${name}`)),
    isTable: true,
    ...(JAPANESE_TOO.includes(name) && { isJapaneseToo: true }),
  })),
);

/** Sample saves have open hands: a cover comes up only in a match whose hands are hidden. */
const covers: readonly State[] = [
  { name: `cover-${REICH}`, open: (page) => startReich(page, { seed: 'cover' }) },
  { name: `cover-${BTM}`, open: (page) => startBtm(page, { seed: 'cover' }) },
];

const results = [REICH, BTM, HLB].map((game): State => ({
  name: `result-${game}`,
  open: (page) => openSave(page, sample(`${game}.over`)),
}));

/** A finished game, and the move before one whose dice are looked at. */
const FINISHED = recorded('hitlers-last-battles.german-win');
const AT = 22;
/** A match with notes and variations. */
const STUDY = 'tests/saves/studies/hitlers-last-battles.notes-and-lines.json';

/** Opens a save, and a page next to its table. */
const beside = (save: string, part: string) => async (page: Page) => {
  await openSave(page, save);
  const table = /table\/[^/]+/.exec(page.url())?.[0] ?? '';
  await at(`/${table}/${part}`)(page);
};

/** Another die is chosen, and all games from there are played out. */
async function openWhatIf(page: Page): Promise<void> {
  await beside(FINISHED, `what-if/${AT}`)(page);
  const own = lineOf(page, 'A');
  await own.getByRole('radio', { name: 'Chosen' }).check({ force: true });
  await own.getByRole('button', { name: 'Choose 6' }).click();
  await expect(lineOf(page, 'B')).toBeVisible();
}

/** Few games, so that what is measured is there soon; always the same, for the seed is. */
const EXPERIMENT = {
  ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Retreat or return', game: HLB, seed: 'pictures' },
  ...{ games: 8, start: { scenario: 'campaign' } },
  variants: [
    { players: ['greedy', 'greedy'] },
    { players: ['greedy', 'greedy'], options: { 'beaten-attacker': 'retreats' } },
  ],
};

async function openResults(page: Page): Promise<void> {
  await at(`/lab/${HLB}/experiment`)(page);
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'experiment.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(EXPERIMENT)),
  });
  await expect(playedOf(page)).toContainText('Finished', { timeout: 120_000 });
}

const lab: readonly State[] = [
  { name: 'editor-hitlers-reich', open: (page) => openEditor(page, REICH, 'space:berlin') },
  { name: 'editor-blitzkrieg-to-moscow-2', open: (page) => openEditor(page, BTM, 'space:1907') },
  { name: 'editor-hitlers-last-battles', open: (page) => openEditor(page, HLB, 'space:0304') },
  { name: 'data-pack', open: openCard },
  { name: 'experiment-set-up', open: at(`/lab/${BTM}/experiment`) },
  { name: 'experiment-results', open: openResults },
  {
    name: 'what-if',
    open: openWhatIf,
    isReady: (page) => expect(page.getByText(/games? each between Veterans/)).toBeAttached({ timeout: 60_000 }),
  },
  { name: 'study', open: beside(STUDY, `study/${AT}`) },
  {
    name: 'review',
    open: beside(FINISHED, 'review'),
    isReady: (page) => expect(page.getByText('All moves reviewed')).toBeAttached({ timeout: 120_000 }),
  },
  { name: 'dice', open: beside(FINISHED, 'dice') },
];

async function fillLibrary(page: Page): Promise<void> {
  await page.goto('/#/library');
  const files = [sample(`${REICH}.turn-action-axis`), sample(`${BTM}.combat-attack-german`), FINISHED];
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.getByRole('button', { name: /^Add/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/in the library/)
    .nth(files.length - 1)
    .waitFor();
  await page.keyboard.press('Escape');
}

const games = [REICH, BTM, HLB];
const pages: readonly State[] = [
  { name: 'home', open: at('/'), isJapaneseToo: true },
  {
    name: 'home-with-matches',
    open: async (page) => {
      await fillLibrary(page);
      await at('/')(page);
    },
  },
  { name: 'library', open: fillLibrary },
  ...games.map((game): State => ({ name: `new-${game}`, open: at(`/new/${game}`), isJapaneseToo: true })),
  { name: 'lessons', open: at('/lessons') },
  { name: 'settings', open: at('/settings') },
  { name: 'about', open: at('/about') },
  { name: 'nowhere', open: at('/nowhere') },
];

const readers: readonly State[] = [
  { name: 'lesson-hitlers-reich', open: at('/lesson/leningrad'), isJapaneseToo: true },
  { name: 'lesson-blitzkrieg-to-moscow-2', open: at('/lesson/btm-combats') },
  { name: 'lesson-hitlers-last-battles', open: at('/lesson/first-turn') },
  { name: 'rules-hitlers-reich', open: at(`/rules/${REICH}/7.6`), isJapaneseToo: true },
  { name: 'rules-blitzkrieg-to-moscow-2', open: at(`/rules/${BTM}/11.3`) },
  { name: 'rules-hitlers-last-battles', open: at(`/rules/${HLB}/8.4`) },
];

export const STATES: readonly State[] = [
  ...pages.map((page): State => ({ ...page, isLong: true })),
  ...[readers, tables, covers, results, lab].flat(),
];
