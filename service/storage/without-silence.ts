import { Socket } from 'node:net';

// Clients, including Wayclip, give up after 25 s: they should learn before then that the database is unavailable. No
// statement of a request takes a tenth of this.
const maxSilenceSeconds = 15;

interface Server {
  host: string[];
  port: number[];
  path?: string | false;
}

/** A server that stays silent is treated like a cut connection, and so is a failed network. */
function openSocket({ host, port, path }: Server): Socket {
  const socket = new Socket();
  const cut = Object.assign(new Error('The database has gone quiet.'), { code: 'ECONNRESET' });
  socket.setTimeout(maxSilenceSeconds * 1000, () => socket.destroy(cut));
  return path ? socket.connect(path) : socket.connect(port[0] ?? 5432, host[0] ?? 'localhost');
}

/** Options for postgres.js, which would otherwise wait for the operating system's timeout: a quarter of an hour. */
export const withoutSilence = {
  socket: openSocket,
  connect_timeout: maxSilenceSeconds,
  // An idle connection is silent too, so it is closed earlier.
  idle_timeout: maxSilenceSeconds - 5,
};
