import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingOf, neededOf } from './needed.mjs';
import { inTurn } from './turn.mjs';
import { useHooks } from './use-hooks.mjs';

// Plain Node without a package: this runs before there are any.
const root = fileURLToPath(new URL('../..', import.meta.url));
const whatFor = { product: 'what Moderator needs to run', everything: 'what the tests and checks need' };
const say = (sentence) => process.stderr.write(`${sentence}\n`);

/**
 * Installs what is missing or older than package-lock.json; where nothing is, it costs a few milliseconds.
 * Ends the process with a sentence when that cannot be done.
 * @param {import('./needed.mjs').Part} part
 */
export async function ensureInstalled(part) {
  try {
    refuseOldNode();
    if (part === 'everything') useHooks();
    if (missing(part).length === 0) return;
    await inTurn(
      join(root, '.installing'),
      async () => {
        // Whoever was waited for may have installed all of it.
        if (missing(part).length > 0) await install(part);
      },
      () => say('Another command is installing Moderator; waiting for it …'),
    );
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Moderator needs Node.js 20.19 or later, and this is ${process.versions.node}.`);
}

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
const wanted = () => packagesOf('package-lock.json');

/** Packages that are not installed as the lockfile has them. */
function missing(part) {
  let present;
  try {
    present = packagesOf('node_modules/.package-lock.json');
  } catch {
    present = {};
  }
  return missingOf(wanted(), present, part);
}

async function install(part) {
  say(`Installing ${whatFor[part]}; this happens once …`);
  // What already runs keeps its packages under it while those of the tests are added; else all is made anew.
  const completing = part === 'everything' && missing('product').length === 0;
  const parameters = [
    ...(completing ? ['install', '--no-save'] : ['ci']),
    '--ignore-scripts',
    part === 'product' ? '--omit=dev' : '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  const stopTelling = tellProgress(neededOf(wanted(), part).length);
  try {
    // What npm keeps from before is enough as a rule, and saves asking for each package whether it is.
    if ((await npm([...parameters, '--prefer-offline'], 'ignore')) === 0) return;
    const code = await npm(parameters, 'inherit');
    if (code !== 0)
      throw new Error(
        `Moderator could not be installed: npm ended with ${code}, and its reason stands above. Often it is the network or a full disk. Then give the same command again; nothing else was touched.`,
      );
  } finally {
    stopTelling();
  }
}

/**
 * Runs the npm that runs this, or the one that is found.
 * @param {string[]} parameters
 * @param {'ignore' | 'inherit'} errors whether people see what it complains of
 * @returns how it ended
 */
function npm(parameters, errors) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(command, [...first, ...parameters], {
    cwd: root,
    // Its count of packages is not shown: the output of a command stays its own.
    stdio: ['ignore', 'ignore', errors],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const end = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => {
      for (const each of signals) process.removeListener(each, end);
      resolve(code ?? signal);
    });
  });
}

/** Tells every few seconds how many of the packages are there, when that has changed. @returns the end of it */
function tellProgress(most) {
  let told = 0;
  const telling = setInterval(() => {
    const count = Math.min(installedCount(), most);
    if (count !== told) say(`  ${count} of ${most} packages`);
    told = count;
  }, 4_000);
  return () => clearInterval(telling);
}

function installedCount() {
  const names = (folder) => {
    try {
      return readdirSync(folder).filter((name) => !name.startsWith('.'));
    } catch {
      return [];
    }
  };
  const modules = join(root, 'node_modules');
  return names(modules).reduce(
    (count, name) => count + (name.startsWith('@') ? names(join(modules, name)).length : 1),
    0,
  );
}
