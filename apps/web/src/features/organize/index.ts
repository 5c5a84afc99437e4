export { OrganizeScreen, type RenderDownloads } from './organize-screen.tsx'
