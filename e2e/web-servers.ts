import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** A web server of someone else, which delivers or passes on our site. */
export interface WebServer {
  readonly stop: () => void;
}

/** The files of a certificate for 127.0.0.1, and of its key. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Starts nginx with the given lines in its only server block. `folder` takes its files. */
export async function startNginx(
  folder: string,
  lines: string,
  port: number,
  tls?: Certificate,
): Promise<WebServer> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http {
  access_log off; gzip_vary on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl' : ''};
    ${tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : ''}
    ${lines}
  }
}`,
  );
  return startProgram('nginx', ['-c', file, '-e', `${folder}/error.log`], port);
}

/** Starts Caddy with the given lines in its only site block. */
export async function startCaddy(
  folder: string,
  lines: string,
  port: number,
  tls?: Certificate,
): Promise<WebServer> {
  const file = join(folder, 'Caddyfile');
  const [scheme, ending] = tls ? ['https', `tls ${tls.certificate} ${tls.key}`] : ['http', ''];
  writeFileSync(
    file,
    `{\n  admin off\n  auto_https disable_redirects\n}\n${scheme}://127.0.0.1:${port} {\n${ending}\n${lines}\n}\n`,
  );
  return startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, folder);
}

/** Starts Python's own web server, which sets no headers beside the media type. */
export async function startPython(folder: string, port: number): Promise<WebServer> {
  return startProgram(
    '/usr/bin/python3',
    ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, String(port)],
    port,
  );
}

async function startProgram(
  program: string,
  words: readonly string[],
  port: number,
  home?: string,
): Promise<WebServer> {
  const env =
    home === undefined
      ? process.env
      : { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, words, { stdio: 'ignore', env });
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    if (await listens(port)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop: () => child.kill() };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
