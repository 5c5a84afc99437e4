import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getJson } from '../http/http.ts'

/**
 * Server state with the defaults of the specification: the URL is the first element of the query key, data is never
 * stale, no refetch on focus, no polling, no retry.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => getJson(String(queryKey[0]), { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
})

/** What every screen may ask for. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
