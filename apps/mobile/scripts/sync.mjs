// `npm run sync -w @octavo/mobile`: builds the web app when it is stale, and gives it with all plugins to both projects.
import { fileURLToPath } from 'node:url'
import { prepare } from '../../../scripts/lib/prepare.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { copyBuild } from './www.mjs'

const shells = fileURLToPath(new URL('..', import.meta.url))
const { node, webDir } = await prepare({ server: false })
copyBuild(webDir, `${shells}www`)
const capacitor = fileURLToPath(import.meta.resolve('@capacitor/cli/bin/capacitor'))
const { code, output } = await run(node, [capacitor, 'sync'], { cwd: shells })
console.log(output)
process.exitCode = code
