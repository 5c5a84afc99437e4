export { createThumbnails, type Thumbnails } from './thumbnails.ts'
