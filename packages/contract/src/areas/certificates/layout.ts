import { z } from 'zod';
import { NamedManager } from '../../kit/fields.ts';
import { Id, Instant, Line, Text } from '../../kit/schemas.ts';

const Picture = Id.describe('A file that was uploaded: png, jpg or webp, at most 5 MB');

const Signatory = z
  .object({
    name: Line(80).meta({ description: 'Name under the line', examples: ['Thabo Mokoena'] }),
    title: Line(80).meta({ description: 'What they are', examples: ['Academic head'] }),
    signatureFileId: Picture.nullable().meta({
      description: 'Picture of their signature; null where it is signed by hand',
      examples: [null],
    }),
  })
  .meta({ id: 'Signatory', description: 'Somebody who signs the papers of an account' });

export const CertificateLayout = z
  .object({
    logos: z.array(Picture).max(2).describe('At the top, left and right'),
    signatories: z
      .array(Signatory)
      .max(2)
      .describe('Who signs; where there are none, who issued it and who moderated'),
    wording: z
      .object({
        opening: Line(120).meta({
          description: 'Before the name, on a certificate',
          examples: ['This is to certify that'],
        }),
        finding: Line(120).meta({
          description: 'Between the name and the course, on a certificate',
          examples: ['was found competent in all that is required of'],
        }),
        remark: Text(400).meta({
          description: 'Below, on certificates and statements of results; may be empty',
          examples: ['Accredited by the Services SETA.'],
        }),
      })
      .describe('Sentences of the papers'),
  })
  .meta({ id: 'CertificateLayout', description: 'How certificates and statements of an account look' });

const accountId = Id.optional().describe('The account; the own one unless told');
export const layoutQuery = z.object({ accountId });

const version = z
  .int()
  .min(0)
  .meta({ description: 'Which version it is; 0 where nobody has saved one', examples: [2] });

export const SavedCertificateLayout = z
  .object({
    mayEdit: z.boolean().describe('Whether the caller may save another version'),
    version,
    layout: CertificateLayout,
    savedBy: NamedManager.nullable().describe('Who saved it; null where nobody did'),
    savedAt: Instant.nullable().describe('When it was saved; null where nobody did'),
  })
  .meta({ id: 'SavedCertificateLayout', description: 'The layout of an account, as it stands' });

export const LayoutToSave = z
  .object({
    accountId,
    layout: CertificateLayout,
    version: version.describe('The version that was changed: somebody else may have saved one since'),
  })
  .meta({ id: 'CertificateLayoutToSave', description: 'A layout to save' });

export const LayoutToTry = z
  .object({
    accountId,
    layout: CertificateLayout,
    type: z
      .enum(['certificate', 'statement_of_results'])
      .meta({ description: 'Which paper', examples: ['certificate'] }),
  })
  .meta({ id: 'CertificateLayoutToTry', description: 'A layout to look at before it is saved' });
