export { clusterCount, DEFAULTS, LIMITS } from './limits.ts'
export { EXTERNAL_LINKS } from './links.ts'
export { BEANS, formatBeans, PLANS, USD_PER_YELLOW_BEAN } from './prices.ts'
