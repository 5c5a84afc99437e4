import type { FastifyRequest } from 'fastify'

/** The pattern of the route that a request took, such as `/api/files/:id`: never its address. Undefined where there is none. */
export const routeOf = (request: FastifyRequest): string | undefined =>
  request.is404 ? undefined : request.routeOptions.url
