import { Link } from '@tanstack/react-router';
import { mayManage, mayModerate } from './access.ts';
import { useMe } from './Bootstrap.tsx';

interface AssessorLinkProps {
  /** Null where somebody outside of the platform assessed, who has no page. */
  assessor: { id: string | null; name: string };
  className?: string;
  /** −1 within rows that the keyboard moves along. */
  tabIndex?: number;
}

/** The name of an assessor, as a way to their page for those who may open it: whoever checks them, and themselves. */
export function AssessorLink({ assessor: { id, name }, className = '', tabIndex }: AssessorLinkProps) {
  const { user } = useMe();
  if (id === null || !(id === user.id || mayModerate(user) || mayManage(user)))
    return <span className={className}>{name}</span>;
  return (
    <Link
      to="/assessors/$assessorId"
      params={{ assessorId: id }}
      preload={false}
      tabIndex={tabIndex}
      className={`hover:underline hover:underline-offset-2 ${className}`}
    >
      {name}
    </Link>
  );
}
