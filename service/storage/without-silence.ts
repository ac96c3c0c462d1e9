import { Socket } from 'node:net';

// Clients give up after 25 s, Wayclip among them: they should hear before that the database is away. No statement of a request
// takes a tenth of this.
const maxSilenceSeconds = 15;

interface Server {
  host: string[];
  port: number[];
  path?: string | false;
}

/** A server that is there and says nothing more is like one that has cut the connection; a network that fails is so. */
function openSocket({ host, port, path }: Server): Socket {
  const socket = new Socket();
  const cut = Object.assign(new Error('The database has gone quiet.'), { code: 'ECONNRESET' });
  socket.setTimeout(maxSilenceSeconds * 1000, () => socket.destroy(cut));
  return path ? socket.connect(path) : socket.connect(port[0] ?? 5432, host[0] ?? 'localhost');
}

/** For postgres.js, which else waits for an answer for as long as the machine's own network does: a quarter of an hour. */
export const withoutSilence = {
  socket: openSocket,
  connect_timeout: maxSilenceSeconds,
  // A connection that nobody uses is silent too, and is ended before.
  idle_timeout: maxSilenceSeconds - 5,
};
