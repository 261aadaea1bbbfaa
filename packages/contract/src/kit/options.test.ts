import { describe, expect, test } from 'vitest';
import * as options from './options.ts';

/** The lists as the specification writes them. */
describe('the option lists are those of the specification', () => {
  test.each([
    ['races', options.races, 'African, Coloured, Indian, Caucasian, Other'],
    ['genders', options.genders, 'Male, Female'],
    ['yes and no', options.yesOrNo.map(({ name }) => name), 'Yes, No'],
    [
      'languages',
      options.languages.map(({ name, locale }) => `${name} ${locale}`),
      'Zulu zu, Swati ss, Venda ve, Xhosa xh, French fr, Tsonga ts, Tswana tn, Ndebele nr, Sesotho st, English en-ZA, Afrikaans af, Portuguese pt-PT, Northern Sotho nso',
    ],
    [
      'badge types',
      options.badgeTypes,
      'wellDone, kindness, helpfulness, hardWorker, aboveAndBeyond, improvementNeeded',
    ],
    [
      'progress statuses',
      options.progressStatuses,
      'Completed, NotCompleted, NotAttempted, Published, Missed, Failed, Passed, InProgress, Upcoming, Locked, Unplanned, AwaitingModeration',
    ],
    ['course kinds', options.courseKinds, 'OnboardingCourse, FormalCourse'],
    ['lesson kinds', options.lessonKinds, 'OnboardingLesson, FormalLesson'],
    ['lesson types', options.lessonTypes, 'Practical, Theoretical'],
    ['content types', options.contentTypes, 'Scorm, Video, Pdf'],
    ['media kinds', options.mediaKinds, 'Video, Image, ImageWithText'],
    ['mobile systems', options.mobileSystems, 'Android OS, iOS'],
    ['session kinds', options.sessionKinds, 'Web, Individual, Group, Screening'],
    ['answer colours', options.answerColours, 'red, blue, green, orange'],
    ['environments', options.environments, 'dev, staging, uat, prod'],
    ['document extensions', options.allowedExtensions.documents, 'doc, docx, xls, xlsx, csv'],
    ['video extensions', options.allowedExtensions.videos, 'mp4, mpeg'],
    ['audio extensions', options.allowedExtensions.audio, 'mp3'],
    ['image extensions', options.allowedExtensions.images, 'jpg, jpeg, png'],
  ])('%s', (_, list, words) => {
    expect(list.join(', ')).toBe(words);
  });

  test('media types', () => {
    expect(options.mediaTypes.map((type) => type.replace('application/', ''))).toEqual([
      'dash+xml',
      'x-mpegURL',
      'video/mp4',
    ]);
  });

  test('the default locale is en-ZA', () => {
    expect(options.defaultLocale).toBe('en-ZA');
  });

  test('texts are 255 characters in one line and 2,000 in several', () => {
    expect([options.mostLineCharacters, options.mostTextCharacters]).toEqual([255, 2_000]);
  });

  test('completed and passed are finished, nothing else is', () => {
    expect(options.progressStatuses.filter(options.isFinished)).toEqual(['Completed', 'Passed']);
  });
});

describe('names of HTTP statuses', () => {
  test.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [409, 'Conflict'],
    [422, 'Unprocessable Content'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
    [418, 'Client Error'],
    [599, 'Server Error'],
  ])('%i is %s', (status, name) => {
    expect(options.httpStatusName(status)).toBe(name);
  });
});

describe('the email pattern', () => {
  test.each([
    'a@b.co',
    'nomvula.khumalo+work@umthombo.co.za',
    "o'brien@example.org",
    'a@skills-academy.co.za',
    'ünï@example.org',
  ])('takes %s', (text) => {
    expect(options.isEmail(text)).toBe(true);
  });

  test.each(['', 'a', 'a@', '@b.co', 'a@b', 'a@b.c', 'a b@c.co', 'a@b.co ', 'a@.co', 'a@b..co', 'a@b c.co'])(
    'refuses "%s"',
    (text) => {
      expect(options.isEmail(text)).toBe(false);
    },
  );

  test('refuses an address longer than a line', () => {
    expect(options.isEmail(`${'a'.repeat(250)}@b.co.za`)).toBe(false);
  });

  test('answers at once to text made to keep it busy', () => {
    const started = performance.now();
    options.emailPattern.test(`${'a@a.aa'.repeat(400)}!`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
