import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { buttonLook } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { Tooltip } from '@/ui/Tooltip.tsx';
import type { WorkspaceContext } from '../workspace-context.ts';
import { useListOfOrigin } from './list-of-origin.ts';

/** The way back to the list that the attempt was opened from. */
export function BackToList({ origin }: Pick<WorkspaceContext, 'origin'>) {
  const list = useListOfOrigin(origin);
  return (
    <Tooltip label={t`Back to ${list.title}`} hotkey="b">
      <Link
        {...list.link}
        aria-label={t`Back to ${list.title}`}
        className={`${buttonLook('quiet')} aspect-square px-0!`}
      >
        <Icon name="arrowLeft" />
      </Link>
    </Tooltip>
  );
}
