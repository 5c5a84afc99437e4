export { OrganizeScreen, type OrganizeScreenProps, type RenderDownloads } from './organize-screen.tsx'
