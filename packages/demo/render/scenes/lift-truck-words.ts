/** What the operator says, part by part; the views of the scene follow the same order. */
export const liftTruckInspectionWords = [
  'This is my inspection before use, on the two and a half ton truck in bay two. I wear my boots, my vest and my gloves. The key is out, and the forks are on the floor.',
  'I begin at the left front tyre. No cuts deeper than the tread, all wheel nuts are there, and nothing is stuck between the wheels.',
  'Now the forks. I look at the heels, because that is where they wear and crack. The locking pins are in, and both tips are at the same height.',
  'At the mast I look at the chains. They have the same tension on both sides, there is a film of oil, and no link is bent. The hoses are dry.',
  'The load backrest is straight, and none of the bars is loose.',
  'I look up at the overhead guard. No cracks at the welds, and the flashing light is fixed.',
  'On the right side I look under the truck. There is no oil and no water. If I found a wet patch, I would wipe it and look where it comes from.',
  'At the back I check the counterweight bolt, the rear tyres and the battery cover. The cable is not damaged.',
  'Now I get on with three points of contact. The seat belt locks when I pull it, and the seat does not move.',
  'I switch on. Hooter, lights and the reverse alarm are working. The meter shows the battery at ninety percent.',
  'I lift and tilt without a load, listen to the pump, and then I test the foot brake and the parking brake over two metres.',
  'All points are in order. I write the hour meter on the checklist, sign it, and hand it to my supervisor before I move the first pallet.',
];
