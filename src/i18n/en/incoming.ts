/** What is brought in besides matches (positions, packs, experiments), and backups of all that a device keeps. */
export const en = {
  'incoming.of': 'Game: {game}',
  'incoming.scenario': 'A position, “{name}”. No rule is broken: it becomes a scenario of your own.',
  'incoming.scenario.kept': 'The scenario “{name}” is listed when you start a new game.',
  'incoming.draft': 'A position with faults, “{name}”. It becomes a draft in the position editor.',
  'incoming.draft.kept': 'The draft “{name}” is in the position editor.',
  'incoming.pack':
    'Data pack “{name}”, version {version|number}: {n|plural:# value differs|# values differ} from the data of Fronts. It passed every check.',
  'incoming.pack.kept': 'The data pack “{name}” is on this device.',
  'incoming.experiment':
    'Experiment “{name}”, {n|plural:=0no games played yet|# game already played|# games already played}.',
  'incoming.experiment.kept': 'The experiment “{name}” is in the library, under Lab.',
  'incoming.keep': '{n|plural:Keep it on this device|Keep # items on this device}',
  'incoming.keeping': '{done|number} of {total|number} kept',
  'incoming.not-kept': '{n|plural:# item was not kept|# items were not kept}',
  'incoming.refused.game': 'This version of Fronts does not have this game: {game}.',

  'backup.go': 'Save the file',
  'backup.what':
    'Your matches with their variations and notes, your scenarios and drafts, data packs and experiments. Import the file on another device to bring all of it in.',
  'backup.making': '{done|number} of {total|number} saved',
  'backup.made':
    '{match|plural:# match|# matches}, {scenario|plural:# scenario|# scenarios}, {draft|plural:# draft|# drafts}, {pack|plural:# data pack|# data packs} and {experiment|plural:# experiment|# experiments} are in {file}.',
  'backup.failed': 'The file could not be made: {why}. Nothing on this device has changed.',
  'backup.found':
    'Everything that a device kept: {match|plural:# match|# matches}, {scenario|plural:# scenario|# scenarios}, {draft|plural:# draft|# drafts}, {pack|plural:# data pack|# data packs}, {experiment|plural:# experiment|# experiments}. Each is checked as it is kept, and nothing on this device is lost.',
  'backup.kept':
    'On this device now: {match|plural:# match|# matches}, {scenario|plural:# scenario|# scenarios}, {draft|plural:# draft|# drafts}, {pack|plural:# data pack|# data packs}, {experiment|plural:# experiment|# experiments}.',
  'backup.refused.not-ours': 'This is not a file with everything of a device.',
  'backup.refused.newer':
    'The file has format {found|number}, and this version of Fronts reads format {known|number}. Reload the page to update Fronts.',
  'backup.refused.many': 'The file holds more than {max|number} items; Fronts stopped reading it.',
  'backup.refused.shape': 'Line {line|number} of the file has an error at “{path}” ({detail}).',
} as const;
