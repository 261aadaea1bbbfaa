import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '@/features/certificates/CertificatesPage.tsx';
import { parseCertificateSearch } from '@/features/certificates/search.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/certificates')({
  loader: () => loadTexts(import('@/features/certificates/texts.ts')),
  validateSearch: parseCertificateSearch,
  component: function CertificatesRoute() {
    const navigate = Route.useNavigate();
    return (
      <CertificatesPage
        search={Route.useSearch()}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
