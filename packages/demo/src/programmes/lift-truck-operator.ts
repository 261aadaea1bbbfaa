import type { Programme } from './programme.ts';

export const liftTruckOperator: Programme = {
  title: 'Occupational Skills Programme: Lift Truck Operator',
  registrationNumber: '102158',
  kind: 'skills-programme',
  field: 'lift-truck',
  nqfLevel: 3,
  credits: 40,
  route: 'occupational',
  outcomes: [
    {
      code: 'KM-01',
      title: 'Explain the law, the load chart and the stability of a lift truck',
      credits: 6,
      method: 'knowledge',
      criteria: [
        'Duties of the operator and the employer under the machinery regulations are explained.',
        'The stability triangle is drawn and the effect of load, height and slope described.',
        'The capacity at a given load centre and lift height is read from the data plate.',
        'The validity of the operator card and the medical certificate is explained.',
      ],
    },
    {
      code: 'PM-01',
      title: 'Inspect a lift truck before use',
      credits: 8,
      method: 'observation',
      criteria: [
        'The visual walk-round covers tyres, forks, mast, chains, overhead guard and leaks.',
        'Operational checks of brakes, steering, hooter, lights and hydraulics are carried out.',
        'Defects are classified as safe to use or tag out, and reported.',
        'The checklist is completed, signed and handed in before work starts.',
        'Personal protective equipment is worn throughout.',
      ],
    },
    {
      code: 'PM-02',
      title: 'Lift, move, stack and place loads',
      credits: 12,
      method: 'observation',
      criteria: [
        'The load is assessed for mass, centre of gravity and packing before it is lifted.',
        'Forks are set square, level and fully under the pallet.',
        'The truck travels with the load low, tilted back and at a safe speed.',
        'The operator looks in the direction of travel and gives way to pedestrians.',
        'Pallets are stacked straight and withdrawn without dragging.',
        'Racking load notices are observed.',
      ],
    },
    {
      code: 'PM-03',
      title: 'Charge or refuel the truck and park it',
      credits: 4,
      method: 'portfolio',
      criteria: [
        'The truck is parked level with the forks lowered, in neutral, brake on and key removed.',
        'The battery or gas cylinder is changed according to the instruction on the wall.',
        'Spills and fumes are dealt with and the area is left clean.',
      ],
    },
    {
      code: 'WM-01',
      title: 'Operate a lift truck in the routine of a warehouse',
      credits: 10,
      method: 'workplace',
      criteria: [
        'Supervised hours are logged and countersigned for each shift.',
        'Dispatch and receiving targets are met without damage to stock or racking.',
        'Incidents and near misses are reported on the day.',
        'Communication with checkers, drivers and pickers is clear and courteous.',
      ],
    },
  ],
};
