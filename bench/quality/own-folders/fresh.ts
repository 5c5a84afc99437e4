import { guides, help } from '../sets/guides.ts'
import { mails } from '../sets/mails.ts'
import { officePapers } from '../sets/office-papers.ts'
import { programs } from '../sets/programs.ts'
import { readmes } from '../sets/readmes.ts'

/** Families that no version before decision 0088 saw; nothing was fitted or chosen on help and guides at all. */
export const freshFamilies = () => [mails(), officePapers(), readmes(), programs(), help(), guides()]
