/** The calls that there are, a constant each: a bundle carries those that it names. */
export * from '@moderator/contract/routes';
