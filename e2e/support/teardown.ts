import { rmSync } from 'node:fs'

/** Removes the data of the server that the suites shared. */
export default function teardown() {
  const data = process.env.E2E_DATA
  if (data) rmSync(data, { recursive: true, force: true })
}
