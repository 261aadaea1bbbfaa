import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A mail server on loopback that keeps what it is sent.
 * @param refuses which messages it never takes
 */
export async function startMailServer(refuses: (message: string) => boolean = () => false) {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let message: string | undefined;
    let rest = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 mail.example');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message === undefined && line === 'DATA') {
          message = '';
          answer('354 go on');
        } else if (message === undefined) answer(line === 'QUIT' ? '221 goodbye' : '250 fine');
        else if (line === '.') {
          if (refuses(message)) answer('554 5.7.1 not taken');
          else {
            taken.push(message);
            answer('250 2.0.0 taken');
          }
          message = undefined;
        } else message += `${line}\n`;
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What it was sent and took, as it came. */
    taken: taken as readonly string[],
    /** The links of the last mail to somebody, as its text has them. */
    linkTo(address: string): string | undefined {
      const mail = taken.findLast((each) => each.includes(`To: ${address}`));
      // Lines of the text are folded as quoted-printable has it.
      const text = mail
        ?.replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
      return /https?:\/\/\S+/.exec(text ?? '')?.[0];
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
