/** Plans of part 1 sections 1 and 9. Prices in US dollars. */
export const PLANS = {
  trial: { files: 25, priceUsd: 0 },
  monthly: { files: 2500, priceUsd: 14.99 },
  yearly: { files: 2500, priceUsd: 149.99, savingPercent: 17 },
} as const

/** Beans that can be bought on the external store, part 1 section 9. One Yellow Bean is one dollar. */
export const BEANS = [
  { name: 'Yellow Bean', priceUsd: 1, purpose: 'micro credits' },
  { name: 'Pink Bean', priceUsd: 5, purpose: 'quick AI queries' },
  { name: 'Purple Bean', priceUsd: 10, purpose: 'premium features' },
  { name: 'Red Bean', priceUsd: 20, purpose: 'pro-level tools' },
] as const

export const USD_PER_YELLOW_BEAN = 1

/** A balance in Yellow Beans with four decimals: '0.0000'. */
export const formatBeans = (beans: number): string => beans.toFixed(4)
