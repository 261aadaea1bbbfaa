import type { Discussion } from './discussion.ts';

export const liftTruckDiscussion: Discussion = {
  file: 'discussion-lift-truck.mp3',
  pair: 'second',
  turns: [
    'This recording is for the outcome on stability and the load chart of a lift truck. Are you ready?',
    'Yes, I am ready. I have my operator card here, and my medical is valid until April.',
    'Good. What does the data plate of your truck tell you?',
    'It tells me the capacity at the load centre. Mine is two thousand five hundred kilograms at five hundred millimetres. It also gives the lift height, and the capacity gets less when I go higher.',
    'Explain the load centre to me as if I were a new learner.',
    'It is the distance from the heel of the forks to the middle of the load. If the crate is longer, the middle is further away, and then it pulls the truck forward more. It is like holding a bucket with your arm straight out.',
    'So a long crate of two thousand two hundred kilograms. Would you lift it?',
    'First I find where its centre is. If it is at seven hundred millimetres, my chart gives me about nineteen hundred and fifty. So no. I would ask for the bigger truck.',
    'And if the foreman says just do it quickly?',
    'I explain it to him and show him the plate. If he still wants it, I do not lift, and I phone the safety officer. The law says that I may refuse if it is dangerous.',
    'Tell me about the stability triangle.',
    'The two front wheels and the middle of the back axle make the triangle. The centre of gravity must stay inside. When I raise the load, or turn fast, or drive across a slope, it moves to the edge. Then the truck tips.',
    'If it tips, what do you do?',
    'I stay in the seat. I hold on, brace my feet, and lean away from the side where it falls. People die when they jump, because the guard comes down on them.',
    'How do you drive on a ramp with a load?',
    'The load always faces uphill. So I go up forwards and I come down in reverse. Without a load it is the other way around.',
    'Thank you. What was the hardest part for you in this module?',
    'The calculation. I am a practical person. But when we did it with the model on the board, and it fell over in front of me, then I understood.',
    'I will record that you met the four criteria in this discussion, and you will get written feedback.',
  ],
};
