/** How Fronts speaks: no *own* without a possessor, no German syntax, labels of a few words. */
import { describe, expect, it } from 'vitest';
import { TRANSLATED_WORDS } from '../../tools/comments/manner.ts';
import { listDocuments, listGuides, listMessages, listRules } from './sentences.ts';

describe('English', () => {
  it('never says *own* without whose', () => {
    const POSSESSED = /\b(?:my|your|its|their|his|her|our|whose)\s+own\b|[’']s?\s+own\b|\bX own\b/gi;
    const found = [...listMessages('en'), ...listRules('en')].filter(({ text }) =>
      /\bown\b/i.test(text.replace(POSSESSED, '')),
    );
    expect(found).toEqual([]);
  });

  it('has nothing that lies, stands or is lifted', () => {
    const read = [...listMessages('en'), ...listRules('en'), ...listGuides('en'), ...listDocuments()];
    expect(read.filter(({ text }) => TRANSLATED_WORDS.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('has labels of four words at most', () => {
    const LABEL = /\.(?:group|tile|begin|overlay|tab|panel|tabs|category|sort)\.[\w.-]+$/;
    const labels = listMessages('en').filter(
      ({ where: key }) =>
        LABEL.test(key) &&
        !/\.(?:what|about|hold|ascending|descending)(?:$|\.)/.test(key) &&
        !key.includes('inspect') &&
        !key.startsWith('lesson.'),
    );
    expect(labels.length).toBeGreaterThan(100);
    expect(labels.filter(({ text }) => text.split(/[\s/]+/).filter((word) => /\w/.test(word)).length > 4)).toEqual([]);
  });
});
