import { Link } from '@tanstack/react-router';

interface AssessorLinkProps {
  /** Null where somebody outside of the platform assessed, who has no page. */
  assessor: { id: string | null; name: string };
  className?: string;
  /** −1 within rows that the keyboard moves along. */
  tabIndex?: number;
}

/** The name of an assessor as a way to their page. */
export const AssessorLink = ({ assessor: { id, name }, className = '', tabIndex }: AssessorLinkProps) =>
  id === null ? (
    <span className={className}>{name}</span>
  ) : (
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
