export { demoEmails } from './emails.ts'
export { type DemoFile, demoFiles } from './files.ts'
export { demoPhotos } from './photos.ts'
