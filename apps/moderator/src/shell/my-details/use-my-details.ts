import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConflictError } from '@moderator/client';
import { mostLineCharacters } from '@moderator/contract/options';
import type { User } from '@moderator/contract/types';
import { keepLocaleOnDevice } from '@/i18n/chosen-locale.ts';
import { activate } from '@/i18n/i18n.ts';
import { matchLocale } from '@/i18n/languages.ts';
import { describeError } from '@/ui/describe-error.ts';
import { notify } from '@/ui/toast.ts';
import { textProblem } from '@/ui/validation-messages.ts';
import { meQuery, withUser } from '../account.ts';
import { api } from '@/api/api.ts';
import { useMe } from '../Bootstrap.tsx';
import { useOneAtATime } from '@/ui/use-one-at-a-time.ts';
import { conflictsOf, detailsOf, mergedDetails, patchOf } from './details.ts';
import type { Details, Field } from './details.ts';
import { myDetails } from './my-details-request.ts';
import { refusedField } from './refused-field.ts';

/** The form of the own details: what is typed, saving it, and what somebody else saved meanwhile. */
export function useMyDetails() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const me = useMe();
  const [start, setStart] = useState<User>(me.user);
  const [typed, setTyped] = useState<Details>(() => detailsOf(me.user));
  const [isPhoneValid, setPhoneValid] = useState(true);
  const [theirs, setTheirs] = useState<User | null>(null);

  /** Over the version that was seen; over a newer one where nobody touched the same field there. */
  const update = async (details: Details, over: User): Promise<User> => {
    const before = detailsOf(over);
    const body = patchOf(before, details);
    // Somebody saved the same meanwhile.
    if (Object.keys(body).length === 0) return over;
    try {
      return await api.updateUser({ id: over.id, version: over.version, body });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const current = error.current as User;
      const there = detailsOf(current);
      if (conflictsOf(before, details, there).length > 0) throw error;
      const merged = mergedDetails(before, details, there);
      setStart(current);
      setTyped(merged);
      return update(merged, current);
    }
  };
  const save = useMutation({
    mutationFn: ({ details, over }: { details: Details; over: User }) => update(details, over),
    onSuccess: async (user) => {
      queries.setQueryData(meQuery.queryKey, withUser(me, user));
      myDetails.set(false);
      const locale = matchLocale(user.locale);
      if (locale && locale !== matchLocale(me.user.locale)) {
        keepLocaleOnDevice(locale);
        await activate(locale);
      }
      notify.success(t`Your details are saved.`);
    },
    onError: (error) => {
      if (error instanceof ConflictError) setTheirs(error.current as User);
    },
  });
  const saveOnce = useOneAtATime(save.mutateAsync);
  const refusal = save.error instanceof ConflictError ? null : save.error;
  const refused = refusedField(refusal);
  const toldAt = (field: Field) => (refused === field && refusal ? describeError(refusal).message : null);
  const emailProblem = textProblem(t`Email`, typed.email, { email: true, most: mostLineCharacters });
  return {
    typed,
    change: (part: Partial<Details>) => setTyped((before) => ({ ...before, ...part })),
    changePhone: (phoneNumber: string, isValid: boolean) => {
      setTyped((before) => ({ ...before, phoneNumber }));
      setPhoneValid(isValid);
    },
    emailProblem: emailProblem ?? toldAt('email'),
    phoneProblem: toldAt('phoneNumber'),
    /** Any other reason why it was not saved. */
    failure: refused ? null : refusal,
    canSave: !emailProblem && isPhoneValid && Object.keys(patchOf(detailsOf(start), typed)).length > 0,
    isSaving: save.isPending,
    save: () => saveOnce({ details: typed, over: start }),
    conflict: theirs && {
      fields: conflictsOf(detailsOf(start), typed, detailsOf(theirs)),
      theirs: detailsOf(theirs),
      keepMine: () => {
        const merged = mergedDetails(detailsOf(start), typed, detailsOf(theirs));
        setStart(theirs);
        setTyped(merged);
        setTheirs(null);
        saveOnce({ details: merged, over: theirs });
      },
      takeTheirs: () => {
        setStart(theirs);
        setTyped(detailsOf(theirs));
        setTheirs(null);
        queries.setQueryData(meQuery.queryKey, withUser(me, theirs));
      },
    },
  };
}
