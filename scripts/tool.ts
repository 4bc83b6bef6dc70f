import './platform/browser-classes.ts';
import './platform/file-fetch.ts';
import { describeTools, usage } from './terminal/help.ts';
import { runRecipeFile } from './terminal/run-recipe-file.ts';
import { runTool } from './terminal/run-tool.ts';
import { UsageError } from './terminal/arguments.ts';

// `npm run --silent tool -- <id> [--option value]… [file] < in > out`: a tool's operation under Node. The output is
// all that standard output gets; notes and mistakes go to standard error. Exit code 1 for a mistake in the input, 2 for
// a command that was not understood.
const [first, ...words] = process.argv.slice(2);
try {
  if (first === undefined) throw new UsageError('Which tool?');
  if (first === '--help') console.log(usage);
  else if (first === '--recipe') await runRecipeFile(words);
  else if (first === '--list') console.log(await describeTools());
  else await runTool(first, words);
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 2;
  } else throw error;
}
// Engines kept for reuse must not keep the process running: everything is written by now.
process.exit();
