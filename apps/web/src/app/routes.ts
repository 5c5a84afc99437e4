import { type ComponentType, lazy } from 'react'

/** One screen of the product: its path, and its code, which is fetched when it is first shown. */
export interface RouteEntry {
  readonly path: string
  readonly Screen: ComponentType
}

/** The route table. A new screen is one line here; what no line matches is the 404 page. */
export const ROUTES: readonly RouteEntry[] = [
  { path: '/', Screen: lazy(() => import('./home.tsx')) },
  { path: '/auth', Screen: lazy(() => import('../features/account/auth-screen.tsx')) },
  { path: '/privacy-policy', Screen: lazy(() => import('../features/legal/privacy-policy.tsx')) },
  { path: '/terms-of-service', Screen: lazy(() => import('../features/legal/terms-of-service.tsx')) },
  { path: '/play-store-compliance', Screen: lazy(() => import('../features/legal/compliance.tsx')) },
  { path: '*', Screen: lazy(() => import('./not-found.tsx')) },
]
