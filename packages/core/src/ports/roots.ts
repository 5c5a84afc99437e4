import type { RootName } from '../apply/index.ts'
import type { Target } from './target.ts'

/** Opens what the journal knows by name, wherever this program finds it: the one place that says which target is meant. */
export interface Roots {
  /**
   * The target whose acts go from one root to another (or stay in the same). Throws AppError `not_found` when a root is
   * gone, `unsupported` when this program does not open roots of its kind, `permission_denied`.
   */
  open(from: RootName, into: RootName): Promise<Target>
}
