import { learnedRequest, learnedResponse, learnedText, MOST_LEARNED_CHARACTERS } from '@octavo/contract'
import { importLearned } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'

/** A text in JSON, where each character may take two. */
const LIMIT_BYTES = 2 * MOST_LEARNED_CHARACTERS

/** GET and POST /api/learned, GET /api/learned/text. */
export function learnedRoutes(app: App, { authorise, learning }: Services): void {
  const tags = ['learned']

  app.get(
    '/api/learned',
    { schema: { tags, summary: 'What was learned of me', response: { 200: learnedResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      return { folders: owner ? (await learning.known(owner)).folders : [] }
    },
  )

  app.get(
    '/api/learned/text',
    {
      schema: {
        tags,
        summary: 'What was learned of me, to take along',
        response: { 200: learnedText, ...errorAnswers },
      },
    },
    async (request, reply) => ({ text: (await learning.known(await authorise.owner(request, reply))).text }),
  )

  app.post(
    '/api/learned',
    {
      schema: {
        tags,
        summary: 'Rename or forget what was learned of a folder, or bring in what was learned elsewhere',
        body: learnedRequest,
        response: { 200: learnedResponse, ...errorAnswers },
      },
      bodyLimit: LIMIT_BYTES,
    },
    async (request, reply) => {
      const change = request.body
      // Read here before anything is done with it: whoever thinks can't say what is wrong with it.
      if (change.type === 'import') importLearned(change.text)
      const { folders } = await learning.known(await authorise.owner(request, reply), change)
      return { folders }
    },
  )
}
