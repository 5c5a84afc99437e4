import { prepare } from '../lib/prepare.mjs'

/** Before the tests of the server: it is built as people start it, for they start it some hundred times. `TEST_SERVER_MAIN` names it. */
export default async function setup(): Promise<void> {
  process.env.TEST_SERVER_MAIN ??= (await prepare({ web: false })).serverMain
}
