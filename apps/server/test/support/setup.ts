import { afterAll } from 'vitest'
import { removeTemporary } from './temporary.ts'

// Hooks run last in, first out, and this file comes before those with tests: nothing writes there any more.
afterAll(removeTemporary)
