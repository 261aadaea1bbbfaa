import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { certificateTypes } from '@moderator/contract/options';
import { certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { Select } from '@/ui/Select.tsx';
import type { CertificateType } from '../queries.ts';

interface TypeChoiceProps {
  value: CertificateType | undefined;
  onChange: (type: CertificateType | undefined) => void;
  /** Shown for both; without it one of them is chosen. */
  both?: string;
}

/** Certificates, statements of results, or both. */
export const TypeChoice = ({ value, onChange, both }: TypeChoiceProps) => (
  <Select
    className="w-60"
    label={t`Kind of document`}
    hideLabel
    placeholder={both}
    options={certificateTypes.toReversed().map((id) => ({ id, name: i18n._(certificateTypeLabels[id]) }))}
    value={value ?? ''}
    onChange={(id) => onChange(certificateTypes.find((each) => each === id))}
  />
);
