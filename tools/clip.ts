// Reads saved pages and PDFs as the extension would, and prints the resulting drafts.
import { readArguments, usage } from './reading/read-arguments.ts';

const parsed = readArguments(process.argv.slice(2));
if (parsed.ok) {
  // Bad arguments are reported before the readers and their data are loaded.
  const { clipFiles } = await import('./reading/clip-files.ts');
  const { speakFrom } = await import('./speak.ts');
  await speakFrom('en-GB');
  const { isTTY } = process.stderr;
  const count = parsed.value.files.length;
  const isWhole = await clipFiles(parsed.value, {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    ...(isTTY && { onFile: (index) => process.stderr.write(`\r${index + 1} of ${count}`) }),
  });
  if (isTTY) process.stderr.write('\n');
  if (!isWhole) process.exitCode = 2;
} else {
  process.stderr.write(`${parsed.failure}\n${usage}\n`);
  process.exitCode = 2;
}
