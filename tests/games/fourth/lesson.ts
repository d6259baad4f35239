/** The one lesson of the toy game, and what it says. */
import { headsOf } from '../../../src/lessons/heads.ts';
import type { NoParams } from '../../../src/i18n/message-types.ts';
import type { Lesson } from '../../../src/lessons/types.ts';

export const titles = {
  en: { 'lesson.toy-step.title': 'One step', 'lesson.toy-step.about': 'A point for the asking' },
  ja: { 'lesson.toy-step.title': '1歩', 'lesson.toy-step.about': '望めば1点' },
} as const;

export const steps = {
  en: {
    'lesson.toy-step.goal': 'The goal',
    'lesson.toy-step.goal.say': 'Ten points win.',
    'lesson.toy-step.go': 'Go',
    'lesson.toy-step.go.say': 'A step is a point.',
    'lesson.toy-step.go.ask': 'Make a step.',
    'lesson.toy-step.end': 'You have one point.',
  },
  ja: {
    'lesson.toy-step.goal': '目標',
    'lesson.toy-step.goal.say': '10点で勝ちです。',
    'lesson.toy-step.go': '進む',
    'lesson.toy-step.go.say': '1歩が1点です。',
    'lesson.toy-step.go.ask': '1歩進んでください。',
    'lesson.toy-step.end': '1点になりました。',
  },
} as const;

declare module '../../../src/i18n/catalogue.ts' {
  interface Catalogues {
    readonly 'toy/lessons': Readonly<Record<keyof typeof titles.en, NoParams>>;
    readonly 'toy/steps': Readonly<Record<keyof typeof steps.en, NoParams>>;
  }
}

export const head = headsOf('toy')('toy-step', 'course', 1, 2);

export const lesson: Lesson = {
  id: 'toy-step',
  game: 'toy',
  setup: { scenario: 'only', seed: 'lesson', options: {} },
  steps: [
    {
      id: 'goal',
      title: 'lesson.toy-step.goal',
      say: 'lesson.toy-step.goal.say',
      pointAt: [],
      rule: '1.1',
      task: { kind: 'read' },
    },
    {
      id: 'go',
      title: 'lesson.toy-step.go',
      say: 'lesson.toy-step.go.say',
      pointAt: [],
      rule: '1.1',
      task: { kind: 'play', ask: 'lesson.toy-step.go.ask', accept: ['step'], answer: 'step', wrong: [] },
    },
  ],
  end: 'lesson.toy-step.end',
};
