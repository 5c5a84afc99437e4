import { accountRoutes } from './modules/accounts/account-routes.ts'
import { authRoutes } from './modules/accounts/auth-routes.ts'
import { mailRoutes } from './modules/accounts/mail-routes.ts'
import { actRoutes } from './modules/acts/routes.ts'
import { archiveRoutes } from './modules/archive/routes.ts'
import { clusterRoutes } from './modules/clusters/routes.ts'
import { connectionRoutes } from './modules/connections/routes.ts'
import { driveRoutes } from './modules/drives/routes.ts'
import { duplicateRoutes } from './modules/duplicates/routes.ts'
import { earnedRoutes } from './modules/earned/routes.ts'
import { feedbackRoutes } from './modules/feedback/routes.ts'
import { judgingRoutes } from './modules/judging/routes.ts'
import { keyRoutes } from './modules/keys/routes.ts'
import { learnedRoutes } from './modules/learning/routes.ts'
import { browseRoutes } from './modules/library/browse-routes.ts'
import { libraryRoutes } from './modules/library/routes.ts'
import { mailingRoutes } from './modules/mailings/routes.ts'
import { agentPlanRoutes } from './modules/mcp/plan-routes.ts'
import { mcpRoutes } from './modules/mcp/routes.ts'
import { modelRoutes } from './modules/models/routes.ts'
import { metricsRoute, operatorRoutes } from './modules/operator/routes.ts'
import { dateRoutes } from './modules/paper/routes.ts'
import { stackRoutes } from './modules/paper/stack-routes.ts'
import { albumRoutes } from './modules/photos/album-routes.ts'
import { photoRoutes } from './modules/photos/routes.ts'
import { organizeRoutes, planRoutes } from './modules/plans/routes.ts'
import { pricingRoutes } from './modules/pricing/routes.ts'
import { dataRoutes } from './modules/privacy/routes.ts'
import { factRoutes } from './modules/readings/routes.ts'
import { runRoutes } from './modules/runs/routes.ts'
import { scoutRoutes } from './modules/scouts/routes.ts'
import { meaningRoutes } from './modules/search/meaning-routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { savedSearchRoutes } from './modules/search/saved-routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { probeRoutes, statusRoutes } from './modules/status/routes.ts'
import { eventRoutes } from './modules/tasks/event-routes.ts'
import { taskRoutes } from './modules/tasks/routes.ts'
import { thumbnailRoutes } from './modules/thumbnails/routes.ts'
import { trashRoutes } from './modules/trash/routes.ts'
import { resumableRoutes } from './modules/uploads/resumable-routes.ts'
import { uploadRoutes } from './modules/uploads/routes.ts'

/** What a process answers that takes no requests but those of whoever watches it. */
export const WATCHED_ROUTES = [probeRoutes, metricsRoute] as const

/** Every call of the server, module by module. */
export const ROUTES = [
  uploadRoutes,
  resumableRoutes,
  libraryRoutes,
  browseRoutes,
  actRoutes,
  factRoutes,
  dateRoutes,
  stackRoutes,
  thumbnailRoutes,
  photoRoutes,
  albumRoutes,
  judgingRoutes,
  earnedRoutes,
  learnedRoutes,
  duplicateRoutes,
  driveRoutes,
  scoutRoutes,
  planRoutes,
  organizeRoutes,
  clusterRoutes,
  archiveRoutes,
  runRoutes,
  taskRoutes,
  eventRoutes,
  probeRoutes,
  statusRoutes,
  metricsRoute,
  operatorRoutes,
  authRoutes,
  accountRoutes,
  mailRoutes,
  keyRoutes,
  mcpRoutes,
  agentPlanRoutes,
  connectionRoutes,
  mailingRoutes,
  searchRoutes,
  savedSearchRoutes,
  meaningRoutes,
  settingsRoutes,
  trashRoutes,
  pricingRoutes,
  modelRoutes,
  feedbackRoutes,
  dataRoutes,
] as const
