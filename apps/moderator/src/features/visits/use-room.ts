import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/ui/toast.ts';
import { visitQuery } from '@/api/visit-query.ts';
import { visitsQuery } from '@/attempts/visits/visit-requests.ts';

/** Something that is done in a room: then the room is read anew, for others may have changed it, too. */
export function useInRoom<Input = void>(
  id: string,
  run: (input: Input) => Promise<unknown>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      onDone?.();
      void client.invalidateQueries({ queryKey: visitsQuery().queryKey });
      await client.invalidateQueries({ queryKey: visitQuery(id).queryKey });
    },
    onError: notify.error,
  });
}
