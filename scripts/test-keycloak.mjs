// The journeys with a real Keycloak, which take a minute of their own: with KEYCLOAK_HOME alone, where one was unpacked.
if (!process.env.KEYCLOAK_HOME) {
  console.error(
    'Set KEYCLOAK_HOME to the folder of an unpacked Keycloak (tried with 26.7), and JAVA_HOME if it needs another Java.',
  );
  process.exit(1);
}
process.argv.push('--project', 'journeys', 'e2e/keycloak.test.ts');
await import('./test.mjs');
