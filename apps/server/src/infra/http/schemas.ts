import { apiError } from '@octavo/contract'
import * as z from 'zod'

/** The answers that every call may give when it is refused, for the documentation. */
export const errorAnswers = { '4xx': apiError, '5xx': apiError } as const

/** An id in an address. Text that is no id belongs to nobody and ends as 404. */
export const idParams = z.strictObject({ id: z.string().max(200) })
