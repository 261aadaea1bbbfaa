/** How often something drawn at random is tried: a few times in every run, many times in `npm run test:long`. */
export const timesToTry = (usual: number, long: number): number =>
  process.env['TEST_BUDGET'] === 'long' ? long : usual;
