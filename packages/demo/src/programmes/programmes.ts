import { businessAdministration } from './business-administration.ts';
import { contactCentreManagement } from './contact-centre-management.ts';
import { contactCentreSupport } from './contact-centre-support.ts';
import { earlyChildhoodPractitioner } from './early-childhood-practitioner.ts';
import { electricianWorkplace } from './electrician-workplace.ts';
import { financialManagement } from './financial-management.ts';
import { liftTruckOperator } from './lift-truck-operator.ts';
import type { Programme } from './programme.ts';

/** Five courses that are judged competent or not yet, one that is judged in marks and one in levels. */
export const programmes: Programme[] = [
  businessAdministration,
  contactCentreSupport,
  liftTruckOperator,
  electricianWorkplace,
  earlyChildhoodPractitioner,
  financialManagement,
  contactCentreManagement,
];
