import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { feedbackTopics, vacsRules } from '@moderator/contract/options';
import type { FeedbackInput } from '@moderator/contract/types';
import { vacsLabels } from './vacs-labels.ts';

export type FeedbackTopic = FeedbackInput['topic'];
type OtherTopic = Exclude<FeedbackTopic, (typeof vacsRules)[number]>;

const others: Record<OtherTopic, MessageDescriptor> = {
  criteria: msg`Judging by the criteria`,
  learner_feedback: msg`Words to the learner`,
  records: msg`Records`,
  other: msg`Something else`,
};

const isRule = (topic: FeedbackTopic): topic is (typeof vacsRules)[number] =>
  vacsRules.some((rule) => rule === topic);

/** What feedback to an assessor is about. */
export const topicLabel = (topic: FeedbackTopic): string =>
  isRule(topic) ? vacsLabels(topic).word : i18n._(others[topic]);

/** Topics to choose from. */
export const topicOptions = () => feedbackTopics.map((id) => ({ id, name: topicLabel(id) }));

export const topicOf = (id: string): FeedbackTopic => feedbackTopics.find((topic) => topic === id) ?? 'other';
