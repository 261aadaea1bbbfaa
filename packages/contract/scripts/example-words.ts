/** Words for examples: people, places and work as the platform knows them. */

/** By the schema that a field belongs to, where the same field means something else elsewhere. */
const ofOwner: Record<string, string> = {
  'Account.name': 'Umfolozi Skills Academy',
  'Client.name': 'Umfolozi Group',
  'Site.name': 'Durban Central Campus',
  'Licence.name': 'Moderation 2026',
  'User.name': 'Zanele',
  'User.number': 'L-20418',
  'Registration.number': 'MOD/2024/1187',
  'Registration.courses': '58761',
  'Registration.body': 'Services SETA',
  'StoredFile.name': 'portfolio-ndlovu.pdf',
  'IssueReport.body': 'The portfolio of a learner does not open.<br>Report Info',
  'IssueReport.title': 'Portfolio does not open',
  'Team.name': 'Moderators KwaZulu-Natal',
  'Group.name': 'Intake July 2026',
  'Country.name': 'South Africa',
  'Role.name': 'Contact centre agent',
  'Career.name': 'Contact centre team leader',
  'Vendor.name': 'Karoo Learning Content',
  'Tag.name': 'NQF 4',
  'Batch.name': 'Business Administration, October',
  'Batch.title': 'Business Administration, October',
  'Course.name': 'Business Administration Services NQF 4',
  'Due.name': 'Overdue',
  'State.name': 'Assessed',
  'Assessor.name': 'Thabo Mokoena',
  'AllocatedTo.name': 'Thabo Mokoena',
  'Moderator.name': 'Riaan Pretorius',
  'Outcome.title': 'Manage records of a team',
  'Outcome.code': 'US 242825',
  'Refusal.sentence': 'You assessed this work yourself.',
  'Refusal.code': '4008',
};

const ofName: Record<string, string> = {
  name: 'Zanele Ndlovu',
  surname: 'Ndlovu',
  username: 'zanele.ndlovu',
  email: 'zanele.ndlovu@example.co.za',
  from: 'zanele.ndlovu@example.co.za',
  to: 'support@example.co.za',
  phoneNumber: '+27 82 555 0134',
  number: '20418',
  title: 'Business Administration Services NQF 4',
  description: 'For learners in their first year.',
  registrationNumber: '61595',
  reference: 'EISA-2026-0417',
  province: 'KwaZulu-Natal',
  town: 'Durban',
  country: 'ZA',
  organisation: 'Services SETA',
  siteName: 'Durban Central Campus',
  accountName: 'Umfolozi Skills Academy',
  URLPrefix: 'umfolozi',
  locale: 'en-ZA',
  disability: 'None',
  gender: 'Female',
  comment: 'The evidence covers all criteria.',
  comments: 'The evidence covers all criteria.',
  feedback: 'Say where the figures come from.',
  reasons: 'First portfolios of this assessor',
  reason: 'The sample of evidence was too small.',
  notes: 'Seen together with the workplace mentor.',
  action: 'Record the observation again, with the date.',
  body: 'Services SETA',
  message: 'The session starts at nine.',
  query: 'Ndlovu',
  code: 'US 242825',
  mediaType: 'application/pdf',
  fileName: 'portfolio-ndlovu.pdf',
  sha256: 'a3f5'.repeat(16),
  signature: 'Z. Ndlovu',
  seed: '2026-11-16',
  criteria: 'Records are complete and dated.',
  irregularities: 'None.',
  recommendations: 'Show assessors how to date observations.',
  platforms: 'Moderator',
  type: 'Moderator',
  colour: '/theme/logos/umfolozi.svg',
  logoBlack: '/theme/logos/umfolozi-black.svg',
  logoWhite: '/theme/logos/umfolozi-white.svg',
  iconWhite: '/theme/logos/umfolozi-icon-white.svg',
  iconBlack: '/theme/logos/umfolozi-icon-black.svg',
  svg: '/theme/logos/umfolozi-favicon.svg',
  legacyICO: '/theme/logos/umfolozi-favicon.ico',
  appleICO: '/theme/logos/umfolozi-apple.png',
  text: 'Records are complete and dated.',
  route: 'occupational',
  scope: 'Portfolios of the October intake.',
  sampling: 'A tenth of each assessor, at least three.',
  blockers: 'Two attempts wait for a decision',
  assessorName: 'Thabo Mokoena',
  sentence: 'You assessed this work yourself.',
  source: 'Workplace',
  label: 'Calls answered',
  value: '48',
  requestId: '7c1e9d52-3f8e-4c0a-9b71-0192f3a47b6a',
  detail: 'This does not exist, or it is not yours to see.',
  path: 'body.name',
};

/** What fits a pattern, where neither the name nor the format helps. */
const shapes = [
  'umfolozi',
  'example',
  '2026',
  '2026-11',
  '09:00',
  '1.0',
  'ZA',
  'en-ZA',
  '#ffa400',
  '+27825550134',
  '61595',
  'a1b2c3d4',
  'https://example.co.za/',
  'https://example.co.za/file.pdf',
  'a3f5'.repeat(8),
  'a3f5'.repeat(16),
  '0',
  'A',
  'a',
];

/** The thing that a schema is one form of. */
export const kindOf = (owner: string): string =>
  owner.replace(/(Create|Patch|Input|Row|Summary|Detail)$/, '');

/** Words that may stand in a field, the best one first. */
export function wordsOf(name: string, owner: string, format: string | undefined): string[] {
  const plain = name in ofName ? name : name.replace(/\d+$/, '');
  const suffix = plain === name ? '' : ` ${Number(name.slice(plain.length)) + 1}`;
  const known = ofOwner[`${kindOf(owner)}.${plain}`] ?? ofName[plain];
  const byFormat = { email: ofName['email']!, uri: 'https://example.co.za/' }[format ?? ''];
  const spoken = plain.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const own = `${spoken[0]?.toUpperCase() ?? ''}${spoken.slice(1)}`;
  return [byFormat, known && `${known}${suffix}`, `${own}${suffix}`, ...shapes].filter(
    (word) => word !== undefined,
  );
}
