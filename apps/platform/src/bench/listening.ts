import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { mostOfPerson } from '../http/events/listeners.ts';
import { eventsPath } from '../http/events/serve-events.ts';
import { benchPassword, makeLargeAccount } from './large-account.ts';
import { makeModerators } from './many-moderators.ts';
import { median } from './measure.ts';
import { signerFor, startMeasuredPlatform } from './running-platform.ts';

/** Connections that are opened at once, as browsers come back after a restart. */
const atOnce = 50;
const changes = 20;
/** Milliseconds in which nothing happens but signs of life. */
const idleMs = 60_000;

/** Lets very many listen to one process, and says what they cost at rest and how soon they hear of a change. */
export async function benchListening(connections: number): Promise<void> {
  const platform = await startMeasuredPlatform();
  try {
    const account = await platform.connected((connection) =>
      makeLargeAccount(connection, 1_000, (sentence) => console.log(sentence)),
    );
    const people = await makeModerators(platform, account.moderator, Math.ceil(connections / mostOfPerson));
    const tokenFor = await signerFor(platform, platform.url, account.moderator, benchPassword);
    const tokens = await Promise.all(people.map((id) => tokenFor(id, 60)));
    const before = await platform.megabytes();
    const heard = new Map<string, number[]>();
    const open = async (token: string) => {
      const socket = new WebSocket(platform.url.replace(/^http/, 'ws') + eventsPath);
      const greeted = once(socket, 'message');
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', token }));
      await greeted;
      socket.on('message', (data: Buffer) => {
        const { subject } = JSON.parse(data.toString()) as { subject?: { id: string } };
        if (subject) heard.set(subject.id, [...(heard.get(subject.id) ?? []), performance.now()]);
      });
      return socket;
    };
    const began = performance.now();
    const sockets: WebSocket[] = [];
    while (sockets.length < connections)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(atOnce, connections - sockets.length) }, (_, at) =>
            open(tokens[(sockets.length + at) % tokens.length]!),
          ),
        )),
      );
    const openedMs = performance.now() - began;
    const busyBefore = await platform.busySeconds();
    await wait(idleMs);
    const busy = ((await platform.busySeconds()) - busyBefore) / (idleMs / 1000);
    const listening = await platform.megabytes();

    const rows = await platform.query('select id from attempt where account_id = $1 order by id limit $2', [
      account.id,
      changes,
    ]);
    const firsts: number[] = [];
    const lasts: number[] = [];
    for (const { id } of rows) {
      const changed = performance.now();
      await platform.query('update attempt set version = version + 1 where id = $1', [id]);
      while ((heard.get(String(id)) ?? []).length < connections) await wait(5);
      const times = heard.get(String(id))!.map((time) => time - changed);
      firsts.push(Math.min(...times));
      lasts.push(Math.max(...times));
    }
    console.log(
      `${connections.toLocaleString('en')} connections to one process, opened in ${(openedMs / 1000).toFixed(0)} s.`,
    );
    console.log(
      `Memory: ${before.toFixed(0)} MB before, ${listening.toFixed(0)} MB with them. Processor while nothing happens: ${(busy * 100).toFixed(1)} % of a core.`,
    );
    console.log(
      `A change is heard by the first after ${median(firsts).toFixed(0)} ms, by all after ${median(lasts).toFixed(0)} ms (median of ${changes}; at most ${Math.max(...lasts).toFixed(0)}), beside their own ends on the same machine.`,
    );
    for (const socket of sockets) socket.terminate();
  } finally {
    await platform.stop();
  }
}
