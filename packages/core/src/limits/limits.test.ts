import { describe, expect, it } from 'vitest'
import { CHOICES, clusterCount, DEFAULTS, LIMITS } from './limits.ts'
import { BEANS, formatBeans, PLANS, USD_PER_YELLOW_BEAN } from './prices.ts'

describe('limits of part 1', () => {
  it('trial and plans: 25 files free, 14.99 a month and 149.99 a year for up to 2500 files, saving 17%', () => {
    expect(PLANS).toEqual({
      trial: { files: 25, priceUsd: 0 },
      monthly: { files: 2500, priceUsd: 14.99 },
      yearly: { files: 2500, priceUsd: 149.99, savingPercent: 17 },
    })
    expect([LIMITS.trialFiles, LIMITS.planFiles]).toEqual([25, 2500])
    expect(Math.round((1 - PLANS.yearly.priceUsd / (12 * PLANS.monthly.priceUsd)) * 100)).toBe(17)
  })

  it('wallet: 0.0000 Yellow Beans, one of them is one dollar, four tiers', () => {
    expect(formatBeans(0)).toBe('0.0000')
    expect(USD_PER_YELLOW_BEAN).toBe(1)
    expect(BEANS.map((bean) => [bean.name, bean.priceUsd, bean.purpose])).toEqual([
      ['Yellow Bean', 1, 'micro credits'],
      ['Pink Bean', 5, 'quick AI queries'],
      ['Purple Bean', 10, 'premium features'],
      ['Red Bean', 20, 'pro-level tools'],
    ])
  })

  it('password at least 6 characters, feedback at most 500, rating 1 to 5 with 5 as the default', () => {
    expect([LIMITS.passwordMinLength, LIMITS.feedbackMaxLength]).toEqual([6, 500])
    expect([LIMITS.ratingMin, LIMITS.ratingMax, DEFAULTS.rating]).toEqual([1, 5, 5])
  })

  it('device limits: scan 1000, photos 50, documents 30, photo loop 10, previews under 5 MB, lists of 5', () => {
    expect([LIMITS.directoryScanFiles, LIMITS.photoImportFiles, LIMITS.documentImportFiles]).toEqual([1000, 50, 30])
    expect([LIMITS.nativePhotoRounds, LIMITS.previewBytes]).toEqual([10, 5 * 1024 * 1024])
    expect([LIMITS.mobileFolderFiles, LIMITS.mobilePickedFiles]).toEqual([5, 5])
  })

  it('downloads: 3 at a time on desktop and 1 on mobile, 50% with the data, 80% and 90% of a ZIP', () => {
    expect([LIMITS.downloadConcurrencyDesktop, LIMITS.downloadConcurrencyMobile]).toEqual([3, 1])
    expect([LIMITS.downloadDataPercent, LIMITS.zipAddPercent, LIMITS.zipGeneratePercent]).toEqual([50, 80, 90])
  })

  it('downloads: default title Download Files, default mode individual, default ZIP name organized-files.zip', () => {
    expect([DEFAULTS.downloadTitle, DEFAULTS.downloadMode]).toEqual(['Download Files', 'individual'])
    expect(DEFAULTS.zipName).toBe('organized-files.zip')
  })

  it('cloud-drive download: batches of 5, each file in 10 steps', () => {
    expect([LIMITS.driveBatchFiles, LIMITS.driveFileSteps]).toEqual([5, 10])
  })

  it('music: 5 tracks, volume 0.8 in steps of 0.1; intro at 0.75 speed; tutorial of 8 steps', () => {
    expect([LIMITS.musicTracks, DEFAULTS.musicVolume, DEFAULTS.musicVolumeStep]).toEqual([5, 0.8, 0.1])
    expect([DEFAULTS.introPlaybackRate, LIMITS.tutorialSteps]).toEqual([0.75, 8])
  })

  it('toasts: one at a time, swipe threshold 50 px, hotkey F8, at most 420 px wide', () => {
    expect([LIMITS.toastsVisible, LIMITS.toastSwipePx, DEFAULTS.toastHotkey, LIMITS.toastWidthPx]).toEqual([
      1,
      50,
      'F8',
      420,
    ])
  })

  it('settings: dark mode and email on; push, SMS and auto-organize off', () => {
    expect(DEFAULTS).toMatchObject({
      darkMode: true,
      emailNotifications: true,
      pushNotifications: false,
      smsNotifications: false,
      autoOrganize: false,
    })
  })
})

describe('limits of part 2', () => {
  it('cluster count is min(5, ceil(file count / 3))', () => {
    expect([0, 1, 3, 4, 12, 13, 15, 16, 1000].map(clusterCount)).toEqual([0, 1, 1, 2, 4, 5, 5, 5, 5])
  })

  it('sync options: 50 to 1000 files (default 100), 3 to 10 groups (default 5), mode both', () => {
    expect(CHOICES.syncMaxFiles).toEqual([50, 100, 250, 500, 1000])
    expect(CHOICES.syncGroups).toEqual([3, 5, 7, 10])
    expect(CHOICES.syncModes).toEqual(['download', 'organize', 'both'])
    expect([DEFAULTS.syncMaxFiles, DEFAULTS.syncGroups, DEFAULTS.syncMode]).toEqual([100, 5, 'both'])
  })

  it('lists: 5 files a category, 6 tutorial files, 9 previewed items, approval cap of 95', () => {
    expect([
      LIMITS.devicePreviewFiles,
      LIMITS.tutorialFiles,
      LIMITS.sortPreviewItems,
      LIMITS.approvalPercentCap,
    ]).toEqual([5, 6, 9, 95])
  })

  it('display limits: 10 discovered, 10 tasks, 5 cloud tasks, 10 in the bulk list, 12 cards, 3 emails, 6 thumbnails', () => {
    expect([
      LIMITS.discoveredShown,
      LIMITS.tasksShown,
      LIMITS.cloudTasksShown,
      LIMITS.bulkListShown,
      LIMITS.fileCardsShown,
      LIMITS.groupEmailsShown,
      LIMITS.albumThumbnailsShown,
    ]).toEqual([10, 10, 5, 10, 12, 3, 6])
  })

  it('sort and rule fields, operators and actions', () => {
    expect(CHOICES.sortFields).toEqual([
      'name',
      'extension',
      'mimeType',
      'sizeBytes',
      'updatedAt',
      'createdAt',
      'sender',
      'subject',
    ])
    expect(CHOICES.ruleFields.filter((field) => !(CHOICES.sortFields as readonly string[]).includes(field))).toEqual([
      'senderDomain',
      'hasAttachment',
      'takenYear',
      'takenMonth',
      'starred',
      'tag',
    ])
    expect(CHOICES.ruleOperators).toEqual(['contains', 'equals', 'startsWith', '>', '>=', '<', '<=', 'is', 'isNot'])
    expect(CHOICES.ruleActions).toEqual(['setCategory', 'addTag', 'setStarred', 'setColor'])
  })

  it('sort methods of mail and photos, bulk actions', () => {
    expect(CHOICES.emailSortMethods).toEqual(['category', 'sender', 'date', 'size', 'attachment'])
    expect(CHOICES.photoSortMethods).toEqual(['date', 'events', 'location', 'people', 'type', 'quality'])
    expect(CHOICES.bulkActions).toEqual([
      'download',
      'create-folder',
      'star',
      'tag',
      'archive',
      'ai-organize',
      'delete',
    ])
  })

  it('scouts: frequencies, sources and defaults', () => {
    expect(CHOICES.scoutFrequencies).toEqual(['realtime', 'hourly', 'daily', 'weekly'])
    expect(CHOICES.scoutSources).toEqual(['local', 'gmail', 'drive', 'dropbox', 'onedrive'])
    expect([DEFAULTS.scoutName, DEFAULTS.scoutFrequency, DEFAULTS.scoutSources]).toEqual([
      'My Personal Scout',
      'daily',
      ['local', 'gmail', 'drive'],
    ])
  })

  it('workbench demo data: 50 files, 30 emails, 40 photos; compliance page: 25 items in 5 categories', () => {
    expect([LIMITS.demoFiles, LIMITS.demoEmails, LIMITS.demoPhotos]).toEqual([50, 30, 40])
    expect([LIMITS.complianceItems, LIMITS.complianceCategories]).toEqual([25, 5])
  })
})
