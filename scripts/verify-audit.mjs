import { ensureInstalled } from './install/install.mjs';

await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
register();
const { verifyAudit } = await import('../apps/platform/src/audit-verification.ts');
process.exitCode = await verifyAudit(process.env, (line) => console.log(line)).catch((error) => {
  console.error(error.message);
  return 1;
});
