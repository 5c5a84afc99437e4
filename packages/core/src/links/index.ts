export { linksIn, mayLink } from './links-in.ts'
export { LARGEST_LINKING_BYTES, linkingItems, type PartedLink, partedLinks } from './parted.ts'
