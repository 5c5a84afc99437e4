import { m } from '../../paraglide/messages.js'

/** What requests are for, by how they begin; the first that fits. */
const PURPOSES: readonly (readonly [start: RegExp, words: () => string])[] = [
  [/^POST \/api\/(?:files\/upload|upload-batch)/, m.sent_for_upload],
  [/^POST \/api\/files\/classify/, m.sent_for_classify],
  [/ \/api\/agentkit\//, m.sent_for_sort],
  [/ \/api\/cluster-/, m.sent_for_groups],
  [/ \/api\/(?:plans|files\/organize)/, m.sent_for_plan],
  [/ \/api\/runs/, m.sent_for_runs],
  [/ \/api\/search/, m.sent_for_search],
  [/ \/api\/(?:health|scalable|about|status)/, m.sent_for_health],
  [/ \/api\/(?:auth|account)/, m.sent_for_account],
  [/ \/api\/settings/, m.sent_for_settings],
  [/ \/api\/feedback/, m.sent_for_feedback],
  [/ \/api\/(?:photos|albums)/, m.sent_for_photos],
  [/ \/api\/files\/(?:archive|[^/]+\/content)/, m.sent_for_download],
  [/^(?!GET)\w+ \/api\/(?:files|library\/acts|trash)/, m.sent_for_acts],
  [/ \/api\/(?:files|library|trash|storage|wallet)/, m.sent_for_library],
  [/^GET \/(?!api\/)/, m.sent_for_app],
]

/** What a request was for, in words. */
export const purposeOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  (PURPOSES.find(([start]) => start.test(`${method} ${path}`))?.[1] ?? m.sent_for_other)()
