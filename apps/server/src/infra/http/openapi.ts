import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './app.ts'

/** Documents every route from its schemas: /api/openapi.json for programs, /api/docs for people. */
export async function installOpenApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Octavo',
        version,
        description:
          'Files in, a reviewed plan, files organised. A caller is known by its Bearer token (POST /api/auth/login) or its cookie; the first upload of a caller without one starts a private library for a time.',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => `${policy.replace(/upgrade-insecure-requests;?/u, '')}; frame-ancestors 'none'`,
  })
}
