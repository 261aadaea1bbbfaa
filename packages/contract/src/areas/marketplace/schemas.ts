import { z } from 'zod';
import { Description, EmailAddress, Name, Title } from '../../kit/fields.ts';
import {
  availabilities,
  licenceTypes,
  listingKinds,
  listingStates,
  locales,
  pricings,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Instant, Line, Lines, Named, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const marketplaceArea: Area = {
  name: 'marketplace',
  about: 'Content of vendors that accounts may ask for.',
};

const VendorFields = z.object({
  name: Name('Karoo Learning Media'),
  description: Description('Lessons for warehouses and transport, filmed at work.').optional(),
  website: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish()
    .meta({ description: 'Where there is more of it', examples: ['https://karoo-learning.example'] }),
  email: EmailAddress.nullish(),
  logoFileId: Ref('files').nullish(),
  state: z.enum(['active', 'inactive']).default('active').describe('Whether it offers anything now'),
});

const shared = { area: marketplaceArea, tenancy: 'shared', read: ['any'], write: ['admin'] } as const;

export const vendors = resource('vendors', VendorFields, {
  ...shared,
  path: '/marketplace/vendors',
  singular: 'Vendor',
  plural: 'Vendors',
  filters: ['state'],
  sorts: ['name'],
  searched: ['name', 'description'],
  errors: ['wrong_state'],
});

const Category = Line(64).meta({ description: 'What it is filed under', examples: ['Warehousing'] });

const ListingFields = z.object({
  vendorId: Ref('vendors'),
  kind: z.enum(listingKinds).describe('What it offers'),
  title: Title('Safe loading of road vehicles'),
  summary: Text().meta({
    description: 'What it is, in some sentences',
    examples: ['Eight short films with questions, and an observation for the yard.'],
  }),
  description: Lines(10_000)
    .optional()
    .meta({
      description: 'All there is to say of it, in Markdown; what is HTML in it is text',
      examples: ['For drivers and loaders. **Four hours** in all.'],
    }),
  category: Category,
  languages: z
    .array(z.enum(locales))
    .max(locales.length)
    .default([])
    .meta({ description: 'Languages that it is there in', examples: [['en-ZA', 'zu']] }),
  durationMinutes: z
    .int()
    .min(1)
    .max(600_000)
    .nullish()
    .meta({ description: 'Minutes that it is planned to take', examples: [240] }),
  nqfLevel: z
    .int()
    .min(1)
    .max(10)
    .nullish()
    .meta({ description: 'Level of the National Qualifications Framework', examples: [3] }),
  credits: z
    .int()
    .min(0)
    .max(1000)
    .nullish()
    .meta({ description: 'Credits that it counts for', examples: [4] }),
  contentType: z.enum(licenceTypes).describe('Type of content of a licence that grants it'),
  contentIds: z
    .array(Ref(['courses', 'lessons']))
    .max(200)
    .default([])
    .describe('Courses and lessons that it is made of'),
  pricing: z.enum(pricings).describe('How it is paid for'),
  priceMinor: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullish()
    .meta({ description: 'Price in cents, where it is known', examples: [149_00] }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters, such as ZAR')
    .default('ZAR')
    .meta({ description: 'Currency of the price, ISO 4217', examples: ['ZAR'] }),
  featuredUntil: Day.nullish().meta({
    description: 'Last day on which it is shown before others',
    examples: ['2026-12-31'],
  }),
  accounts: z
    .array(Ref('accounts'))
    .max(1000)
    .nullish()
    .describe('Accounts that it is offered to alone; shown to those who offer it'),
  state: z.enum(listingStates).default('draft').describe('Whether it is offered'),
});

export const listings = resource('listings', ListingFields, {
  ...shared,
  path: '/marketplace/listings',
  singular: 'Listing',
  plural: 'Listings',
  filters: ['vendorId', 'kind', 'category', 'state'],
  sorts: ['title', 'featuredUntil', 'priceMinor'],
  searched: ['title', 'summary', 'category'],
});

const requested = {
  requestedAt: Instant.describe('When it was asked for'),
  requestedBy: Named.meta({
    description: 'Who asked for it',
    examples: [{ id: '0192f3a4-a7e2-7d26-9e8d-15814dd9c6a1', name: 'Nomsa Dlamini' }],
  }),
};

export const ListingAvailability = z
  .object({
    listingId: Id,
    title: z
      .string()
      .meta({ description: 'Title of the listing', examples: ['Safe loading of road vehicles'] }),
    availability: z.enum(availabilities).describe('How the account stands to it'),
    ...z.object(requested).partial().shape,
    sentence: z.string().meta({
      description: 'What that means, for people',
      examples: ['A licence of the account grants it.'],
    }),
  })
  .meta({ id: 'ListingAvailability', description: 'How an account stands to a listing' });

export const ListingRequest = z
  .object({
    id: Id,
    listingId: Id,
    accountId: Id,
    message: z
      .string()
      .nullable()
      .meta({ description: 'What was said with it', examples: ['For the intake of January.'] }),
    learners: z
      .int()
      .nullable()
      .meta({ description: 'How many learners it is for', examples: [40] }),
    ...requested,
    lapsesAt: Instant.describe('When it lapses unless it is granted before'),
  })
  .meta({ id: 'ListingRequest', description: 'A listing that an account asked for' });

export const ListingRequestInput = z.object({
  message: Text()
    .optional()
    .meta({ description: 'What there is to say with it', examples: ['For the intake of January.'] }),
  learners: z
    .int()
    .min(1)
    .max(10_000_000)
    .optional()
    .meta({ description: 'How many learners it is for', examples: [40] }),
});

export const CategoryStatistics = z
  .object({
    category: Category,
    listings: z.int().meta({ description: 'How many there are', examples: [12] }),
    byKind: z
      .object({
        course: z.int().describe('Courses among them'),
        lesson: z.int().describe('Lessons among them'),
        bundle: z.int().describe('Bundles among them'),
      })
      .meta({ description: 'How many of each kind', examples: [{ course: 2, lesson: 9, bundle: 1 }] }),
  })
  .meta({ id: 'ListingCategory', description: 'What is offered in a category' });

/** Of the content of a listing what those may read who do not have it yet. */
const OfferedContent = z
  .object({
    title: z.string().meta({ description: 'Title of it', examples: ['Loading with a forklift'] }),
    outcomes: z
      .array(z.string())
      .meta({ description: 'What is learnt, where it says so', examples: [['Load a vehicle safely']] }),
    durationMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes that it takes', examples: [30] }),
    languages: z.array(z.string()).meta({ description: 'Languages that it is in', examples: [['en-ZA']] }),
  })
  .meta({ id: 'OfferedContent', description: 'What is in a listing' });

const { accounts: _, contentIds: __, ...offered } = listings.entity.shape;
export const Offer = z
  .object({
    ...offered,
    vendor: Named.meta({
      description: 'Who offers it',
      examples: [{ id: '0192f3a4-9a61-7cc2-8c3e-2f07aa8ff9e1', name: 'Karoo Learning Media' }],
    }),
    content: z.array(OfferedContent).describe('What it is made of'),
  })
  .meta({ id: 'Offer', description: 'A listing with what is in it' });
