import type { Resource } from '@moderator/contract';
import type { AnyCall, AnyReply } from '../kernel/call.ts';
import { checkedWhole } from '../kernel/checked.ts';
import { refuse } from '../kernel/refusal.ts';
import { changed } from './document.ts';
import type { Body, StoredDocument } from './document.ts';
import { hooksOf } from './hooks.ts';
import { allowedBody } from './policies.ts';
import { readDocument } from './read.ts';
import { checkReferences } from './references.ts';
import { shownTo } from './shown.ts';
import type { Documents } from './repository.ts';

type Given = Readonly<Record<string, string>>;

/** Fields whose values the address says: those of the view, and the part of the path that is a field as well. */
export function givenBy({ fixed, scope }: Resource, { params }: Pick<AnyCall, 'params'>): Given {
  const named = scope && params[scope.parameter];
  return scope === undefined || named === undefined ? fixed : { ...fixed, [scope.field]: named };
}

/**
 * The document that a call is about. What is not of what the address speaks of does not exist under it.
 * @throws RefusedError not_found
 */
export async function readAddressed(call: AnyCall, documents: Documents): Promise<StoredDocument> {
  const { resource } = documents;
  const document = await readDocument(call, documents, call.params['id'] ?? refuse('not_found'));
  for (const [name, value] of Object.entries(givenBy(resource, call)))
    if (document.body[name] !== value) refuse('not_found');
  for (const [name, values] of Object.entries(resource.within))
    if (!values.includes(String(document.body[name]))) refuse('not_found');
  const asked = call.query as Partial<Given>;
  if (resource.scopedBy.some((name) => asked[name] && asked[name] !== document[name])) refuse('not_found');
  return document;
}

/** How documents of a resource are made and changed through its calls. */
export function writing(documents: Documents) {
  const { resource } = documents;

  async function create(call: AnyCall): Promise<AnyReply> {
    const { principal } = call;
    const given = givenBy(resource, call);
    const after: Body = resource.fields.parse({ ...(call.body as Body), ...given });
    const hooks = hooksOf(call.context.hooks, resource.storedAs);
    const allowed = allowedBody(resource, hooks, { principal, id: undefined, before: undefined, after });
    await checkReferences(call, resource, allowed);
    return answered(call, undefined, await documents.create(call, allowed));
  }

  /** What is changed by a call of its own is checked against what there is; anything else by its version. */
  async function change(
    call: AnyCall,
    apply: (body: Body) => Body,
    action?: string,
    reason?: string,
  ): Promise<AnyReply> {
    const { id, body: was } = await readAddressed(call, documents);
    const { principal } = call;
    const hooks = hooksOf(call.context.hooks, resource.storedAs);
    const valid = (before: Body) => {
      const unchanged = [...resource.readOnly, ...Object.keys(givenBy(resource, call))];
      const kept = Object.fromEntries(unchanged.map((name) => [name, before[name]]));
      const whole = { ...apply(before), ...(action ? {} : kept) };
      const after: Body = checkedWhole(resource.fields, whole);
      return allowedBody(resource, hooks, { principal, id, before, after });
    };
    const after = action
      ? await documents.revise(call, id, valid, action, reason)
      : await documents.update(call, id, call.version, valid);
    await checkReferences(call, resource, after.body, was);
    await hooks.checkChange?.(call, { principal, id, before: was, after: after.body });
    return answered(call, was, after);
  }

  /** What was written, as whoever wrote it is shown it. */
  async function answered(
    call: AnyCall,
    before: Body | undefined,
    document: StoredDocument,
  ): Promise<AnyReply> {
    await hooksOf(call.context.hooks, resource.storedAs).written?.(call, { before, document });
    const [shown = document] = await shownTo(call, resource, [document]);
    return changed(shown);
  }

  return { create, change };
}
