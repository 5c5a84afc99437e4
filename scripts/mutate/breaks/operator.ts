import type { Break } from '../types.ts'

const routes = 'apps/server/src/modules/operator/routes.ts'
const metrics = 'apps/server/src/modules/operator/metrics.ts'

export const breaks: readonly Break[] = [
  { row: 'O-9', file: routes, find: '      if (!isToken(request))', replace: '      if (false)' },
  { row: 'O-9', file: metrics, find: "routeOf(request) ?? 'none'", replace: 'request.url' },
  {
    row: 'O-9',
    file: metrics,
    find: "counter('octavo_received_bytes_total', 'Bytes received by HTTP', () => sum('bytesRead', gone.received))",
    replace: "counter('octavo_received_bytes_total', 'Bytes received by HTTP', () => gone.received)",
  },
  {
    row: 'O-10',
    file: 'apps/server/src/infra/log/audit.ts',
    find: 'if (audit === undefined) return',
    replace: 'if (audit === undefined || reply.statusCode >= 400) return',
  },
  { row: 'O-11', file: routes, find: 'config.operators.includes(address.emailKey)', replace: 'true' },
  {
    row: 'O-12',
    file: 'apps/server/src/infra/traces/opentelemetry.ts',
    find: 'about.takesParents ? parentOf(request) : ROOT_CONTEXT',
    replace: 'parentOf(request)',
  },
  {
    row: 'O-12',
    file: 'apps/server/src/infra/traces/opentelemetry.ts',
    find: 'const MOST_WAITING = 2048',
    replace: 'const MOST_WAITING = 100_000',
  },
  {
    row: 'O-12',
    file: 'apps/server/src/infra/jobs/jobs.ts',
    find: 'reject, span: spanHere() }',
    replace: 'reject, span: undefined }',
  },
  {
    row: 'O-12',
    file: 'apps/server/src/infra/config/traces.ts',
    find: " || read('OTEL_SDK_DISABLED')",
    replace: '',
  },
]
