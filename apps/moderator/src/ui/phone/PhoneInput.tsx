import { lazy, Suspense } from 'react';
import { TextInput } from '../TextInput.tsx';
import type { PhoneFieldsProps } from './PhoneFields.tsx';

const PhoneFields = lazy(() => import('./PhoneFields.tsx'));

/** An international phone number. The numbering plans of the world load when the field is first shown. */
export const PhoneInput = (props: PhoneFieldsProps) => (
  <Suspense
    fallback={<TextInput label={props.label} value={props.value} onChange={() => {}} type="tel" readOnly />}
  >
    <PhoneFields {...props} />
  </Suspense>
);
