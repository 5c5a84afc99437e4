import os from 'node:os'
import path from 'node:path'

/**
 * Where Octavo keeps its journals and locks: `OCTAVO_STATE_DIR`, else the place that the system gives programs for such
 * data (`$XDG_STATE_HOME/octavo` or `~/.local/state/octavo`, `~/Library/Application Support/Octavo`,
 * `%LOCALAPPDATA%\Octavo`). Absolute; not made yet.
 */
export function stateDir(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || env.USERPROFILE || os.homedir()
  if (env.OCTAVO_STATE_DIR) return path.resolve(env.OCTAVO_STATE_DIR)
  if (platform === 'win32') return path.join(env.LOCALAPPDATA || path.join(home, 'AppData', 'Local'), 'Octavo')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Octavo')
  const xdg = env.XDG_STATE_HOME
  return path.join(xdg && path.isAbsolute(xdg) ? xdg : path.join(home, '.local', 'state'), 'octavo')
}
