import { existsSync } from 'node:fs'

/** How Chromium is started: headless and quiet; as root it has no sandbox to give. */
export function launchOptions() {
  const path =
    process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  return {
    ...(path ? { executablePath: path } : {}),
    args: [
      ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  }
}
