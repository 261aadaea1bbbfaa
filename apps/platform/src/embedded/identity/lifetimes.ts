const daySeconds = 24 * 60 * 60;
/** Seconds. Five minutes for what the platform accepts, two weeks for staying signed in, also in the field. */
export const lifetimesInSeconds = {
  accessToken: 300,
  refreshToken: 14 * daySeconds,
  /** A refresh token that was exchanged: whose answer was lost comes again, twice by the clock of the application. */
  replacedRefreshToken: 60,
  session: 14 * daySeconds,
  grant: 28 * daySeconds,
};

/** Seconds after which who was told that the database is out of reach may ask again. */
export const pauseSeconds = '5';
