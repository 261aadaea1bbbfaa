import { sql } from 'kysely';
import { fewestReviewers } from '@moderator/learning';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { idFrom, joinDocument, nameOf, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** What people were given for each soft skill, of reviews that are over and by enough that it is nobody's in particular. */
export const peerReviews: ReportKind = {
  kind: 'peer-reviews',
  title: 'Peer reviews',
  about:
    'One row per review that is over, person who was reviewed and soft skill; under three reviews nothing of it is told',
  isPersonal: true,
  period: 'When the review closed',
  filters: ['reviewId', 'softSkillId'],
  figures: ['reviewRate'],
  sort: 'reviewee',
  rows(asked) {
    const { reviewId, softSkillId } = asked.filter;
    const given = sql`coalesce(x.said #> array['ratings', skill.id::text], '[]')`;
    const isEnough = sql`jsonb_array_length(${given}) >= ${fewestReviewers}`;
    return {
      id: idFrom(sql`x.review_id`, sql`x.reviewee_id`, sql`skill.id`),
      columns: {
        reviewee: text('Person', nameOf('u'), { personal: true, by: sql`coalesce(u.sort_1, '')` }),
        site: text('Site', nameOf('site')),
        review: text('Review', nameOf('review')),
        skill: text('Soft skill', nameOf('skill')),
        mean: number(
          'Mean',
          sql`case when ${isEnough} then (select round(avg((each ->> 'score')::numeric), 2) from jsonb_array_elements(${given}) each) end`,
          { personal: true },
        ),
        given: number('Given by', sql`case when ${isEnough} then jsonb_array_length(${given}) end`, {
          personal: true,
        }),
        own: number('Own', sql`(x.own #>> array['ratings', skill.id::text, 'score'])::numeric`, {
          personal: true,
        }),
      },
      from: sql`review_result x
        join document review on review.kind = 'peer-reviews' and review.id = x.review_id and review.deleted_at is null
          and review.body ->> 'state' in ('closed', 'archived')
        join document skill on skill.kind = 'soft-skills' and review.body -> 'softSkillIds' ? skill.id::text
        ${joinDocument('users', 'u', sql`x.reviewee_id`)} ${joinDocument('sites', 'site', sql`u.site_id`)}`,
      where: [
        inScope(asked, sql`x.account_id`, sql`u.site_id`),
        inPeriod(asked, sql`review.updated_at`),
        amongIds(sql`x.review_id`, reviewId),
        amongIds(sql`skill.id`, softSkillId),
      ],
    };
  },
};
