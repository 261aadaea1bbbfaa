import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programmes } from '../programmes/programmes.ts';
import { evidenceKindsFor } from './evidence-kinds.ts';
import { mediaCatalogue } from './media-catalogue.ts';
import { materialOf } from './material/materials.ts';

const media = join(import.meta.dirname, '..', '..', 'media');

describe('evidenceKindsFor', () => {
  it('gives every outcome two to four different kinds', () => {
    for (const course of programmes) {
      for (const outcome of course.outcomes) {
        const kinds = evidenceKindsFor(course, outcome, 3);
        expect(kinds.length).toBeGreaterThanOrEqual(2);
        expect(kinds.length).toBeLessThanOrEqual(4);
        expect(new Set(kinds).size).toBe(kinds.length);
      }
    }
  });

  it('shows a film only where one was made for the outcome', () => {
    const filmed = programmes.flatMap((course) =>
      course.outcomes
        .filter((one) => evidenceKindsFor(course, one).includes('demonstration-mp4'))
        .map((one) => one.code),
    );
    expect(filmed).toEqual(['US 14355', 'US 14348', 'US 10348', 'US 10327', 'PM-01', 'PM-01']);
  });
});

describe('a professional discussion', () => {
  it('stands under the outcomes that it is about', () => {
    const discussed = programmes.map((course) =>
      course.outcomes
        .filter((one) => evidenceKindsFor(course, one).includes('interview-mp3'))
        .map((one) => one.code),
    );
    expect(discussed).toEqual([['US 14355'], ['US 10327'], ['KM-01'], ['PM-04'], ['KM-02', 'PM-05'], [], []]);
  });
});

describe('the material', () => {
  it('has stories and tasks for every outcome of every programme', () => {
    for (const course of programmes) {
      for (const outcome of course.outcomes) {
        const material = materialOf(course.field, outcome.code);
        expect(material.stories.length).toBeGreaterThanOrEqual(3);
        expect(material.tasks.length).toBeGreaterThanOrEqual(6);
      }
    }
  });
});

describe('the media', () => {
  it('are all there, all listed and under eight megabytes together', () => {
    for (const asset of mediaCatalogue) expect(existsSync(join(media, asset.file)), asset.file).toBe(true);
    const files = readdirSync(media).filter((name) => /\.(jpg|png|mp3|mp4)$/.test(name));
    expect(files.sort()).toEqual(mediaCatalogue.map((asset) => asset.file).sort());
    const total = files.reduce((sum, name) => sum + statSync(join(media, name)).size, 0);
    expect(total).toBeLessThan(8_000_000);
  });
});
