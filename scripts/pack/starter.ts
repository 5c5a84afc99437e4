/** The program of the packed command: plain JavaScript that any Node can read, to say what it needs. */
export const STARTER = `#!/usr/bin/env node
import module from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 15)) {
  module.enableCompileCache?.()
  const { start } = await import('../lib/main.js')
  await start()
} else {
  process.stderr.write(\`octavo needs Node.js 22.15 or newer; this is \${process.version}.\n\`)
  process.exitCode = 69
}
`
