import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CertificateLayout } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import type { CertificateType } from '../queries.ts';

export const layoutQuery = () => queryOptions(queries.one((api) => api.getCertificateLayout()));
export const layoutKey = () => queries.key('getCertificateLayout');

/** An example of a paper in a layout. */
export const previewQuery = (layout: CertificateLayout | undefined, type: CertificateType) =>
  queryOptions({
    ...queries.one((api) => api.previewCertificateLayout({ body: { layout: layout!, type } })),
    enabled: layout !== undefined,
    placeholderData: keepPreviousData,
    // Papers are large, and drawn in a moment.
    gcTime: 60_000,
  });
