/** Experiments: what is wrong with a file, and what games say. */
export const en = {
  'experiment.refused.long': 'The file has {length|number} characters; an experiment has at most {max|number}.',
  'experiment.refused.not-json': 'The file is not JSON, or is cut off.',
  'experiment.refused.shape': 'The file does not fit at {path}: {detail}',
  'experiment.refused.unknown': '{path} names {value}, which does not exist.',
  'experiment.refused.position': 'The game cannot begin from this position: {detail}',
  'experiment.refused.line': 'Line {line|number} is no game: {detail}',
  'experiment.refused.foreign': 'Game {pair|number} of variant {variant|number} is not part of this experiment.',
  'experiment.refused.twice': 'Game {pair|number} of variant {variant|number} is there twice.',
  'experiment.refused.other': 'These are games of different experiments.',
  'experiment.told.none': 'No game has been played in both variants yet.',
  'experiment.told.no-difference':
    'No difference larger than {points|plural:# point|# points} was seen in {games|plural:# game|# games} of each variant.',
  'experiment.told.more':
    'In variant B the {seat|side} player wins {points|plural:# point|# points} more often, {low|number} to {high|number} with 95 % confidence, in {games|plural:# game|# games} of each variant.',
  'experiment.told.fewer':
    'In variant B the {seat|side} player wins {points|plural:# point|# points} less often, {low|number} to {high|number} with 95 % confidence, in {games|plural:# game|# games} of each variant.',
} as const;
