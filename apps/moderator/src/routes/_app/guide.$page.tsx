import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '@/features/guide/GuidePage.tsx';

export const Route = createFileRoute('/_app/guide/$page')({
  component: function GuideRoute() {
    const { page } = Route.useParams();
    return <GuidePage page={page} />;
  },
});
