import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '@/features/ready-for-moderation/policies/PoliciesPage.tsx';

export const Route = createFileRoute('/_app/ready-for-moderation/policies')({
  validateSearch: (search): { courseId?: string } =>
    typeof search['courseId'] === 'string' ? { courseId: search['courseId'] } : {},
  component: function PoliciesRoute() {
    const navigate = Route.useNavigate();
    return (
      <PoliciesPage
        courseId={Route.useSearch().courseId}
        onCourse={(courseId) => void navigate({ search: courseId ? { courseId } : {}, replace: true })}
      />
    );
  },
});
