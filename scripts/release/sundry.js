#!/usr/bin/env node
// The release's one command. Plain JavaScript that old versions of Node can read, to tell them what is missing.
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Sundry needs Node 24.7 or newer. This is ${process.versions.node}.`);
  process.exit(1);
}

const name = process.argv[1]?.endsWith('sundry.js') ? 'node sundry.js' : 'sundry';
const usage = `Usage: ${name} [command]
  (none)            serves the site at http://127.0.0.1:8080; HOST and PORT change that
  tool <id> …       runs a tool in the terminal; tool --list names them all
  export --out <folder> [--base /path/] [--origin …]
                    writes the site as plain files for any web server
  set-password      asks for the administrator's password and stores its hash
  backup            copies the database into DATA_DIR/backups and checks the copy
  restore <file>    puts a backup in the database's place; the server must be stopped
  erase-old         erases all that is past its time; first a backup is made`;

process.env.SUNDRY_COMMAND = name;
const [command = 'serve'] = process.argv.slice(2);
if (command === 'serve') await import('./server/main.js');
else if (command === 'tool') {
  process.argv.splice(2, 1);
  await import('./server/tool.js');
} else if (command === 'export') {
  process.argv.splice(2, 1);
  await import('./server/export-cli.js');
} else if (['set-password', 'backup', 'restore', 'erase-old'].includes(command)) {
  await import('./server/admin-cli.js');
} else {
  console.log(usage);
  process.exitCode = command === '--help' ? 0 : 2;
}
