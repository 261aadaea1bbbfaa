import { createFileRoute } from '@tanstack/react-router';
import { AgreementPage } from '@/features/agreement/AgreementPage.tsx';
import { parseAgreementSearch } from '@/features/agreement/search.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/agreement')({
  loader: () => loadTexts(import('@/attempts/agreement/texts.ts')),
  validateSearch: parseAgreementSearch,
  component: function AgreementRoute() {
    const navigate = Route.useNavigate();
    return (
      <AgreementPage
        search={Route.useSearch()}
        onSearch={(change, replace = true) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace })
        }
      />
    );
  },
});
