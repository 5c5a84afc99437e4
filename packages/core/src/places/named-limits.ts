/** What people may name: so many places, in so many letters, so far around. By itself, for whoever counts and measures nothing. */
export const NAMED_PLACES = { most: 200, nameLength: 100, leastKm: 0.05, mostKm: 100 } as const
