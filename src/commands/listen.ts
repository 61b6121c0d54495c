import type { App } from '../http/route-plugin.ts';
import type { WaitingServer } from '../http/waiting-server.ts';

/** Where a process listens, and the setting that says so. */
interface ListenAddress {
  host: string;
  port: number;
  setting: 'PORT' | 'METRICS_PORT';
}

function toSentence({ host, port, setting }: ListenAddress, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is in use; choose another with ${setting}.`);
  return new Error(`HOST ${host}, ${setting} ${port}: nothing can listen there (${error.message}).`);
}

/** Answers for the process from its first moments on, until `listen` puts the service in its place. */
export async function listenEarly(address: ListenAddress): Promise<WaitingServer> {
  const { openWaitingServer } = await import('../http/waiting-server.ts');
  const reason = 'its database does not answer yet, or is being brought up to date';
  return openWaitingServer(address, reason).catch((error: NodeJS.ErrnoException) => {
    throw toSentence(address, error);
  });
}

/** Puts the app where the early server listens; between the two the port is closed for about a millisecond. */
export async function listen(app: App, address: ListenAddress, early: WaitingServer): Promise<string> {
  await app.ready();
  await early.close();
  await app.listen({ host: address.host, port: early.port }).catch((error: NodeJS.ErrnoException) => {
    throw toSentence(address, error);
  });
  return app.listeningOrigin;
}
