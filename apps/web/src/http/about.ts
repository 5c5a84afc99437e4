import { useQuery } from '@tanstack/react-query'
import { requestJson } from './http.ts'

/** What the screens say of this server (`GET /api/about`); undefined while unknown, and without a server. */
export const useAbout = () =>
  useQuery({
    queryKey: ['/api/about'],
    queryFn: async ({ signal }) =>
      (await import('@octavo/contract')).aboutResponse.parse(await requestJson('/api/about', { signal })),
  }).data
