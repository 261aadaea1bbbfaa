import { daysFrom, longDay } from './days.ts';
import type { EvidenceRequest } from './evidence-request.ts';
import { materialOf, materials } from './material/materials.ts';
import { closings, criterionRemarks, openings, plans, reasons } from './phrases.ts';
import type { SeededChoice } from './seeded-choice.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The paragraphs one learner writes about one outcome; no paragraph comes twice in one document. */
export interface LearnerVoice {
  opening: string;
  reason: string;
  experiences: string[];
  /** One remark per criterion, in the order of the criteria. */
  remarks: string[];
  lessons: string[];
  plan: string;
  closing: string;
  tasks: string[];
}

/** Puts the words of this learner’s workplace into a template; every colleague and weekday is chosen anew. */
export function filled(template: string, request: EvidenceRequest, choice: SeededChoice): string {
  const material = materials[request.course.field];
  const colleague = choice.pick(material.colleagues);
  const words: Record<string, string> = {
    colleague,
    employer: request.employer,
    weekday: choice.pick(weekdays),
    count: String(choice.whole(6, 24)),
    setting: choice.pick(material.settings),
    tool: choice.pick(material.tools),
    outcome: lowerFirst(request.outcome.title),
    course: request.course.title,
    day: longDay(daysFrom(request.date, -choice.whole(8, 90))),
    assessor: request.assessorName,
  };
  const text = template.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
  return text.replace(
    /(^|[.!?]”? )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Composes everything this learner has to say about the outcome. */
export function learnerVoice(request: EvidenceRequest, choice: SeededChoice): LearnerVoice {
  const material = materialOf(request.course.field, request.outcome.code);
  const fill = (template: string) => filled(template, request, choice);
  return {
    opening: fill(choice.pick(openings)),
    reason: fill(choice.pick(reasons)),
    experiences: choice.shuffled(material.stories).map(fill),
    remarks: choice.shuffled(criterionRemarks).slice(0, request.outcome.criteria.length).map(fill),
    lessons: choice.shuffled(material.lessons).map(fill),
    plan: fill(choice.pick(plans)),
    closing: fill(choice.pick(closings)),
    tasks: choice.shuffled(material.tasks),
  };
}
