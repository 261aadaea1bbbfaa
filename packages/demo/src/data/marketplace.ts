import type { ListingCreate } from '@moderator/contract/types';
import type { Area } from '../area.ts';
import { courseId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import { account, course } from '../teaching/lift-truck-course.ts';

type Offer = Pick<
  ListingCreate,
  'kind' | 'title' | 'summary' | 'category' | 'contentType' | 'pricing' | 'durationMinutes' | 'languages'
> &
  Partial<ListingCreate>;

const vendors = [
  {
    name: 'Highveld Learning Media',
    description: 'Films and questions for warehouses and transport, made at work in Gauteng.',
    website: 'https://highveld-learning.example',
    email: 'licences@highveld-learning.example',
    offers: [
      {
        kind: 'course',
        title: 'Lift truck operator, counterbalanced',
        summary: 'The whole course: lessons, examination and the observation in the yard.',
        category: 'Warehousing',
        contentType: 'FormalCourse',
        contentIds: [courseId(account, course)],
        nqfLevel: 2,
        credits: 7,
        durationMinutes: 2400,
        languages: ['en-ZA'],
        pricing: 'included',
      },
      {
        kind: 'bundle',
        title: 'First day in a warehouse',
        summary: 'Six short lessons for new people: walkways, lifting, fire, spills, reporting, first aid.',
        category: 'Warehousing',
        contentType: 'OnboardingCourse',
        durationMinutes: 90,
        languages: ['en-ZA', 'zu', 'st'],
        pricing: 'perUse',
        priceMinor: 45_00,
        featuredUntil: '2027-03-31',
      },
    ],
  },
  {
    name: 'Ubuntu Assessment Studio',
    description: 'Tests for choosing people, checked for fairness in three languages.',
    website: 'https://ubuntu-assessment.example',
    email: 'hello@ubuntu-assessment.example',
    offers: [
      {
        kind: 'bundle',
        title: 'Reading and numbers at work',
        summary: 'Two tests of twenty minutes with questions from real job cards and delivery notes.',
        category: 'Choosing people',
        contentType: 'Screening',
        durationMinutes: 40,
        languages: ['en-ZA', 'af', 'zu'],
        pricing: 'quote',
        featuredUntil: '2026-12-31',
      },
      {
        kind: 'lesson',
        title: 'Giving a colleague useful feedback',
        summary: 'What helps and what hurts, with examples from team leaders.',
        category: 'Leading people',
        contentType: 'PeerReview',
        durationMinutes: 25,
        languages: ['en-ZA'],
        pricing: 'free',
      },
    ],
  },
] as const satisfies readonly {
  name: string;
  description: string;
  website: string;
  email: string;
  offers: readonly Offer[];
}[];

/** Two vendors with what they offer, and a listing that the academy asked for. */
export const marketplace: Area = {
  name: 'marketplace',
  *parts() {
    // Whoever operates the platform writes it as the application would.
  },
  async history(story) {
    const operator = byKey('administrator');
    for (const { offers, ...vendor } of vendors) {
      const { id: vendorId } = await story
        .as(operator, 60)
        .createVendor({ body: { ...vendor, state: 'active' } });
      for (const offer of offers) {
        const listing = await story.as(operator, 59).createListing({
          body: { contentIds: [], currency: 'ZAR', ...offer, vendorId, state: 'published' },
        });
        if (offer.contentType === 'OnboardingCourse')
          await story.as(byKey('manager'), 4).requestListing({
            id: listing.id,
            body: { learners: 40, message: 'For the intake of January.' },
          });
      }
    }
  },
};
