import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from 'virtual:guide';
import { isInEnglish } from '@/i18n/i18n.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { PageNotFound } from '@/shell/PageNotFound.tsx';
import { guideMenu } from './pages.ts';
import './guide.css';

/** How people do their work, in pages that come with the application. */
export function GuidePage({ page }: { page: string }) {
  const shown = pages[page];
  const text = useLinks();
  if (!shown) return <PageNotFound />;
  return (
    <>
      <PageHeader title={shown.title}>
        {isInEnglish() ? null : <Trans>The guide is written in English.</Trans>}
      </PageHeader>
      <nav aria-label={t`Pages of the guide`} lang="en-ZA" className="mb-6 flex flex-wrap gap-2">
        {guideMenu.map((other) => (
          <Link
            key={other}
            to="/guide/$page"
            params={{ page: other }}
            className="rounded-md border border-line px-3 py-1.5 hover:bg-neutral-tint"
            activeProps={{ className: 'bg-neutral-tint font-medium' }}
          >
            {pages[other]?.title}
          </Link>
        ))}
      </nav>
      <article
        ref={text}
        lang="en-ZA"
        className="guide"
        // Made by the build of the project's own pages, with nothing in it but text, pictures and links.
        dangerouslySetInnerHTML={{ __html: shown.html }}
      />
    </>
  );
}

/** Links in a text that is no part of React lead on without loading the application anew; Enter clicks them, too. */
function useLinks() {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: address });
  });
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, []);
  return text;
}
