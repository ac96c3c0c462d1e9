// `npm run dev`: the embedded service, the sample blog, and WXT's development build with live reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startService } from '../service/start.ts';
import { projectRoot } from './build-extension.ts';
import { serveBlog } from './sample-blog/serve.ts';
import { portBusy, serviceFailed } from './start/words.ts';

const service = await startService({
  dataDir: join(projectRoot, '.data', 'service'),
  apiPort: 4310,
  authPort: 4311,
  seedDemo: true,
});
const blog = await serveBlog(4312);
if (!service.ok || !blog.ok) {
  console.error(service.ok ? portBusy(4312) : serviceFailed(service.failure));
  process.exit(1);
}
console.log(`The sample blog is at ${blog.value.url}`);
const wxt = spawn('wxt', process.argv.slice(2), {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, WXT_API_URL: service.value.apiUrl, WXT_AUTH_URL: service.value.authUrl },
  shell: process.platform === 'win32',
});
wxt.once('close', async (code) => {
  await Promise.all([service.value.stop(), blog.value.stop()]);
  process.exit(code ?? 1);
});
