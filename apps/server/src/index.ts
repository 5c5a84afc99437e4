export { type Config, parseConfig, SETTINGS } from './infra/config/config.ts'
export { type Running, start } from './start.ts'
