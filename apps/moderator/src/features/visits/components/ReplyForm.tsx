import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { useInRoom } from '../use-room.ts';

interface ReplyFormProps {
  /** Names what is typed on this device until it is sent. */
  about: string;
  label: string;
  button: string;
  visitId: string;
  send: (text: string) => Promise<unknown>;
}

/** Says something to a point; what is typed stays on this device until it is sent. */
export function ReplyForm({ about, label, button, visitId, send }: ReplyFormProps) {
  const { user } = useMe();
  const [text, setText] = useKeptText(user.id, about);
  const reply = useInRoom(
    visitId,
    () => send(text.trim()),
    () => setText(''),
  );
  return (
    <form
      ref={keepsFocus()}
      className="mt-3 flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !reply.isPending) reply.mutate();
      }}
    >
      <TextArea className="w-full" label={label} rows={1} maxLength={5000} value={text} onChange={setText} />
      <Button type="submit" size="small" disabled={text.trim() === ''} busy={reply.isPending}>
        {button}
      </Button>
    </form>
  );
}
