// `npm run build [-- FOLDER]`: installs what is missing and builds the web app; copies it into FOLDER, for OCTAVO_WEB_DIR.
import { cpSync } from 'node:fs'
import path from 'node:path'
import { prepare } from './lib/prepare.mjs'

const { webDir } = await prepare({ server: false })
const [folder] = process.argv.slice(2)
// Files of an older build stay, so that pages that are open find theirs.
if (folder !== undefined) cpSync(webDir, path.resolve(folder), { recursive: true })
process.stdout.write(`${path.resolve(folder ?? webDir)}\n`)
