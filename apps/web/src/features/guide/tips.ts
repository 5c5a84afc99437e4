import { m } from '../../paraglide/messages.js'
import type { Emotion } from './emotions.ts'

/** What the guide says, and how it feels about it. */
export interface Tip {
  readonly id: string
  readonly emotion: Emotion
  readonly words: () => string
}

/** Tips by screen; where a screen has stages, `path stage` comes before `path`. */
const TIPS: Readonly<Record<string, Tip>> = {
  '/ collect': { id: 'collect', emotion: 'happy', words: m.guide_tip_collect },
  '/ sort': { id: 'sort', emotion: 'excited', words: m.guide_tip_sort },
  '/ sorting': { id: 'sorting', emotion: 'thinking', words: m.guide_tip_sorting },
  '/ review': { id: 'review', emotion: 'curious', words: m.guide_tip_review },
  '/ approving': { id: 'approving', emotion: 'thinking', words: m.guide_tip_approving },
  '/ complete': { id: 'complete', emotion: 'celebrating', words: m.guide_tip_complete },
  '/': { id: 'collect', emotion: 'happy', words: m.guide_tip_collect },
  '/auth': { id: 'auth', emotion: 'happy', words: m.guide_tip_auth },
  '/settings': { id: 'settings', emotion: 'curious', words: m.guide_tip_settings },
  '/runs': { id: 'runs', emotion: 'happy', words: m.guide_tip_runs },
  '/upload': { id: 'library', emotion: 'curious', words: m.guide_tip_library },
  '/duplicates': { id: 'duplicates', emotion: 'thinking', words: m.guide_tip_duplicates },
  '/dates': { id: 'dates', emotion: 'thinking', words: m.guide_tip_dates },
  '/agent-plans': { id: 'agent-plans', emotion: 'curious', words: m.guide_tip_agent_plans },
  '/operator': { id: 'operator', emotion: 'thinking', words: m.guide_tip_operator },
  '/connections': { id: 'connections', emotion: 'curious', words: m.guide_tip_connections },
  '/connections/:provider': { id: 'connections', emotion: 'curious', words: m.guide_tip_connections },
  '/rules': { id: 'rules', emotion: 'thinking', words: m.guide_tip_rules },
  '/photos': { id: 'photos', emotion: 'excited', words: m.guide_tip_photos },
  '/mobile': { id: 'mobile', emotion: 'excited', words: m.guide_tip_mobile },
  '/smart-sorting': { id: 'mobile', emotion: 'excited', words: m.guide_tip_mobile },
  '/mobile-organizer': { id: 'folder', emotion: 'curious', words: m.guide_tip_folder },
  '/cross-platform': { id: 'device', emotion: 'curious', words: m.guide_tip_device },
  '/react-native': { id: 'photos', emotion: 'excited', words: m.guide_tip_photos },
  '/google-drive-sync': { id: 'drive', emotion: 'thinking', words: m.guide_tip_drive },
  '/cloud-agents': { id: 'agents', emotion: 'thinking', words: m.guide_tip_agents },
  '/workbench': { id: 'workbench', emotion: 'excited', words: m.guide_tip_workbench },
  '/consent': { id: 'consent', emotion: 'happy', words: m.guide_tip_consent },
  '/privacy-policy': { id: 'legal', emotion: 'sleepy', words: m.guide_tip_legal },
  '/terms-of-service': { id: 'legal', emotion: 'sleepy', words: m.guide_tip_legal },
  '/play-store-compliance': { id: 'compliance', emotion: 'happy', words: m.guide_tip_compliance },
  '/test-intro': { id: 'intro', emotion: 'excited', words: m.guide_tip_intro },
}
const LOST: Tip = { id: 'lost', emotion: 'worried', words: m.guide_tip_lost }

/** Every path that has a tip of its own, for the test that no screen is forgotten. */
export const TIP_PATHS: readonly string[] = [...new Set(Object.keys(TIPS).map((key) => key.split(' ')[0] ?? ''))]

/** The tip for a screen and its stage ('' for none). Unknown paths are the 404 page. */
export const tipFor = (path: string, stage: string): Tip =>
  (stage ? TIPS[`${path} ${stage}`] : undefined) ?? (Object.hasOwn(TIPS, path) ? TIPS[path] : undefined) ?? LOST
