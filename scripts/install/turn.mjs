import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two signs of life. */
const usualBeat = 500;
/** Looks at a file that does not change any more, until whoever wrote it is taken for gone. */
const mostLooks = 10;

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function take(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Puts the file of somebody who is gone away, unless another one who waited has taken its place by now. */
function takeAway(file, time) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (timeOf(aside) === time) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Waits until no other process works under this file, then works. Whoever works touches the file again and
 * again, so that one left by a killed process is known by its silence, whatever its clock said.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @param {() => void} onWait called once when there is somebody to wait for
 */
export async function inTurn(file, work, onWait, beat = usualBeat) {
  let [seen, looks, waits] = [undefined, 0, false];
  while (!take(file)) {
    if (!waits) onWait();
    waits = true;
    const time = timeOf(file);
    looks = time === seen ? looks + 1 : 1;
    seen = time;
    if (looks > mostLooks) takeAway(file, time);
    else await pause(2 * beat);
  }
  const beating = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // It was put away for a moment by somebody who took this process for gone.
    }
  }, beat);
  const leave = () => rmSync(file, { force: true });
  process.once('exit', leave);
  try {
    await work();
  } finally {
    clearInterval(beating);
    process.removeListener('exit', leave);
    leave();
  }
}
