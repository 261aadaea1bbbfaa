import { businessAdministration } from './business-administration.ts';
import { contactCentreSupport } from './contact-centre-support.ts';
import { earlyChildhoodPractitioner } from './early-childhood-practitioner.ts';
import { electricianWorkplace } from './electrician-workplace.ts';
import { liftTruckOperator } from './lift-truck-operator.ts';
import type { Programme } from './programme.ts';

/** The five courses of the demonstration account: two on the legacy route, three occupational. */
export const programmes: Programme[] = [
  businessAdministration,
  contactCentreSupport,
  liftTruckOperator,
  electricianWorkplace,
  earlyChildhoodPractitioner,
];
