import type { FieldOfWork } from '../../programmes/programme.ts';
import { contactCentre } from './contact-centre.ts';
import { earlyChildhood } from './early-childhood.ts';
import { electrical } from './electrical.ts';
import type { FieldMaterial, OutcomeMaterial } from './field-material.ts';
import { liftTruck } from './lift-truck.ts';
import { office } from './office.ts';

/** What learners of each field write about. */
export const materials: Record<FieldOfWork, FieldMaterial> = {
  office,
  'contact-centre': contactCentre,
  'lift-truck': liftTruck,
  electrical,
  'early-childhood': earlyChildhood,
};

/** The stories of one outcome. Throws for a code that the field does not know, which a test rules out. */
export function materialOf(field: FieldOfWork, outcomeCode: string): OutcomeMaterial {
  const found = materials[field].outcomes[outcomeCode];
  if (!found) throw new Error(`No material for outcome ${outcomeCode} of ${field}`);
  return found;
}
