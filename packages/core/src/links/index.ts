export { linksIn, mayLink } from './links-in.ts'
export { type PartedLink, partedLinks } from './parted.ts'
