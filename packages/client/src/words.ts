/** The words of each field that has a choice of them, a constant each: a bundle carries those that it names. */
export * from '@moderator/contract/words';
