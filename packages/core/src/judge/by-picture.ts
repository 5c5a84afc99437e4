import { isPicture } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import { kindOfPicture, type PictureKind, type PictureKindShare, pictureFolder } from '../images/index.ts'
import { isByType, UNSURE_BELOW, type Verdict } from '../item/index.ts'
import { folderForCategory, type Option } from '../learn/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'

/** Another folder than that of all pictures, which is never wrong, is proposed from here on; a person is asked a little below. */
const LEAST_TO_LEAVE = 0.85
/** Less is enough where it is hardly a photo: then no folder of pictures is its own, and only which drawn thing it is may be wrong. */
const LEAST_OF_DRAWN = 0.6
const HARDLY = 0.1
/** What is larger than a small icon has to be surer to be one: goods that were photographed on white look like icons. */
const LEAST_OF_LARGE_ICON = 0.98
const MOST_OF_SMALL_ICON_PX = 100
/** A receipt is told from a page from here on; below, only that it is a page is sure. */
const LEAST_OF_RECEIPT = 0.8
const LEAST_WORTH_ASKING = UNSURE_BELOW
/** No look at a picture is surer than this. */
const SUREST = 0.97

/**
 * What sort of picture it is, where nothing but its type has decided: screenshots, receipts, scanned and photographed pages,
 * charts, icons and illustrations have folders of their own; photos stay in the folder of pictures, and so does what
 * nobody can tell for sure. Members of a unit follow their leader.
 */
export const byPicture: Decide = (inputs, judged, { folders = [], learned, language }) => {
  const existing = [...new Set([...folders, ...(learned?.examples ?? []).map(({ label }) => label)])]
  const folderOf = (kind: PictureKind) => folderForCategory(pictureFolder(kind), existing, language)
  return judged.map((own, at) => {
    const { verdict, unit } = own
    const input = inputs[at]
    const isFollower = unit !== undefined && unit !== verdict.itemId
    if (!input || input.bundle || isFollower || !isPicture(verdict.fileKind) || !isByType(verdict)) return own
    return verdict.fileKind === 'raw-image' ? asPhoto(own) : seen(own, input, folderOf)
  })
}

/** A camera's own picture: nothing else is kept so. */
const asPhoto = (own: Judged): Judged => ({
  ...own,
  verdict: {
    ...own.verdict,
    by: 'picture',
    confidence: SUREST,
    pictureKind: 'photo',
    why: [because('raw-photo'), ...own.verdict.why],
  },
})

function seen(own: Judged, { item, reading, look }: JudgeInput, folderFor: (kind: PictureKind) => string): Judged {
  const { verdict } = own
  const extension = own.facts.extension ?? ''
  const { kinds: shares, why } = kindOfPicture({
    name: item.name,
    extension,
    ...(reading && { reading }),
    ...(look && { look }),
  })
  const kinds = asPages(shares)
  const [best] = kinds
  if (!best) return own
  const folderOf = (kind: PictureKind) => (kind === 'photo' ? verdict.category : folderFor(kind))
  const options = placesOf(kinds, folderOf)
  const [first = { category: verdict.category, confidence: 0 }] = options
  const isSure = best.probability >= Math.max(leastToLeave(shares), leastOfIcon(best.kind, reading))
  if (!isSure) return asType(own, options, best.kind, why)
  const isUnread = isPage(best) && (reading?.text ?? '').trim() === ''
  const changed: Verdict = {
    ...verdict,
    category: folderOf(best.kind),
    confidence: first.confidence,
    by: 'picture',
    pictureKind: best.kind,
    needsDecision: false,
    why: [...why, ...(isUnread ? [because('unread-page')] : []), ...verdict.why],
    ...(options.length > 1 && { options }),
  }
  return { ...own, verdict: changed }
}

const isPage = ({ kind }: PictureKindShare): boolean => kind === 'scan' || kind === 'receipt'

/** How likely the likeliest kind has to be for a folder of its own. */
function leastToLeave(kinds: readonly PictureKindShare[]): number {
  const photo = kinds.find(({ kind }) => kind === 'photo')?.probability ?? 0
  return photo <= HARDLY ? LEAST_OF_DRAWN : LEAST_TO_LEAVE
}

function leastOfIcon(kind: PictureKind, { widthPx = 0, heightPx = 0 }: Reading = {}): number {
  return kind === 'icon' && Math.max(widthPx, heightPx) > MOST_OF_SMALL_ICON_PX ? LEAST_OF_LARGE_ICON : 0
}

/** A receipt is a page: where only that is sure, it goes with the pages. */
function asPages(kinds: readonly PictureKindShare[]): readonly PictureKindShare[] {
  if ((kinds[0]?.probability ?? 0) >= LEAST_OF_RECEIPT) return kinds
  const probability = kinds.filter(isPage).reduce((sum, one) => sum + one.probability, 0)
  return probability < leastToLeave(kinds)
    ? kinds
    : [{ kind: 'scan', probability }, ...kinds.filter((one) => !isPage(one))]
}

/** Folders with how likely each is, likeliest first, three at most; kinds that share a folder count together. */
function placesOf(kinds: readonly PictureKindShare[], folderOf: (kind: PictureKind) => string): readonly Option[] {
  const shares = new Map<string, number>()
  for (const { kind, probability } of kinds) {
    const folder = folderOf(kind)
    shares.set(folder, (shares.get(folder) ?? 0) + probability)
  }
  return [...shares]
    .map(([category, share]) => ({ category, confidence: Math.min(SUREST, Math.round(share * 100) / 100) }))
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ confidence }, at) => at === 0 || confidence >= 0.1)
    .slice(0, 3)
}

/** The folder of all pictures, which is never wrong; a person is asked where another one is likely. */
function asType(own: Judged, options: readonly Option[], kind: PictureKind, why: readonly Reason[]): Judged {
  const { verdict } = own
  const here = options.find(({ category }) => category === verdict.category) ?? {
    category: verdict.category,
    confidence: 0.1,
  }
  const others = options.filter((one) => one !== here && one.confidence >= LEAST_WORTH_ASKING)
  if (others.length === 0) return own
  return {
    ...own,
    verdict: {
      ...verdict,
      needsDecision: true,
      options: [here, ...others],
      why: [because('may-be', { picture: kind }), ...why, ...verdict.why],
    },
  }
}
